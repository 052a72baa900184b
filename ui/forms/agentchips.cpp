// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/agentchips.h"

#include "core/model/edits.h"
#include "core/model/groupedits.h"
#include "core/model/owngroup.h"
#include "core/model/views.h"
#include "core/text/ascii.h"
#include "ui/bridge/cells.h"
#include "ui/bridge/look.h"
#include "ui/bridge/rows.h"
#include "ui/bridge/text.h"
#include "ui/bridge/valuestyle.h"
#include "ui/forms/agentcompletion.h"
#include "ui/site/useragents.h"

#include <QApplication>
#include <QClipboard>
#include <QCompleter>
#include <QKeyEvent>
#include <QPainter>
#include <QPointer>
#include <QRegularExpression>

#include <algorithm>

namespace gatepost::ui {

// ---- model ---------------------------------------------------------------------------------------

AgentsModel::AgentsModel(Document &document, QObject *parent)
    : QAbstractListModel(parent), m_document(document) {}

void AgentsModel::show(const GroupView *group) {
    QList<Agent> agents;
    if (group) {
        m_group = group->index;
        for (const GroupAgentEntry &agent : group->agents)
            agents.append({fromBytes(agent.value),
                           agentDescription(UserAgents::instance().registry().find(agent.token)),
                           agentWarning(agent.value), static_cast<int>(agent.line)});
    }
    const auto before = static_cast<int>(m_agents.size());
    const auto after = static_cast<int>(agents.size());
    if (after > before) {
        beginInsertRows({}, before, after - 1);
        m_agents = std::move(agents);
        endInsertRows();
    } else if (after < before) {
        beginRemoveRows({}, after, before - 1);
        m_agents = std::move(agents);
        endRemoveRows();
    } else {
        m_agents = std::move(agents);
    }
    if (after > 0)
        emit dataChanged(index(0), index(after - 1));
}

int AgentsModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_agents.size());
}

QVariant AgentsModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid() || index.row() >= m_agents.size())
        return {};
    const Agent &agent = m_agents[index.row()];
    switch (role) {
    case Qt::DisplayRole: return agent.name.isEmpty() ? tr("(nobody yet)") : forPeople(agent.name);
    case Qt::EditRole: return agent.name;
    case WarningRole: return agent.warning;
    case LineRole: return agent.line;
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole: {
        QStringList said{forPeople(agent.name)};
        said << (agent.description.isEmpty() && agent.name != QLatin1String("*")
                     ? tr("not in the registry")
                     : agent.description);
        said << agent.warning;
        said.removeAll(QString());
        return said.join(QLatin1Char('\n'));
    }
    default: return {};
    }
}

Qt::ItemFlags AgentsModel::flags(const QModelIndex &index) const {
    const Qt::ItemFlags flags = QAbstractListModel::flags(index);
    return index.isValid() ? flags | Qt::ItemIsEditable : flags;
}

bool AgentsModel::setData(const QModelIndex &index, const QVariant &value, int role) {
    if (role != Qt::EditRole || !index.isValid() ||
        m_agents[index.row()].name == value.toString().trimmed())
        return false;
    return setAgent(index.row(), value.toString(), QStringLiteral("agent %1").arg(index.row()));
}

bool AgentsModel::apply(const EditResult &edit, const QString &label, const QString &mergeKey) {
    if (!edit) {
        emit refused(text(edit.error()));
        return false;
    }
    return m_document.apply(*edit, {label, mergeKey, Origin::Form});
}

bool AgentsModel::setAgent(int row, const QString &name, const QString &mergeKey) {
    return apply(gatepost::setAgent(m_document.tree(), m_group, static_cast<std::size_t>(row),
                                    toBytes(name)),
                 tr("Set agent to %1").arg(name.trimmed()), mergeKey);
}

void AgentsModel::addAgents(const QStringList &names) {
    Edits edits(m_document.tree());
    int added = 0;
    for (const QString &said : names) {
        // "User-agent: GPTBot" is as good as the name.
        static const QRegularExpression kKey(QStringLiteral("^\\s*user-?agent\\s*:\\s*"),
                                             QRegularExpression::CaseInsensitiveOption);
        const QString name = QString(said).remove(kKey).trimmed();
        const std::string bytes = toBytes(name);
        const GroupView view = groupView(edits.tree(), m_group);
        if (name.isEmpty() || std::ranges::any_of(view.agents, [&](const GroupAgentEntry &agent) {
                return equalsIgnoringCase(agent.value, bytes);
            }))
            continue;
        // The agent of a new group has no name yet: the first one gets it.
        const bool nameless = view.agents.size() == 1 && view.agents.front().value.empty();
        const bool isTaken =
            edits.take(nameless ? gatepost::setAgent(edits.tree(), m_group, 0, bytes)
                                : gatepost::addAgent(edits.tree(), m_group, bytes));
        if (!isTaken) {
            emit refused(text(edits.result().error()));
            return;
        }
        ++added;
    }
    if (added > 0)
        apply(edits.result(), tr("Add %n agent(s) from a list", nullptr, added), {});
}

int AgentsModel::addAgent(const QString &name, const QString &mergeKey) {
    const int row = rowCount();
    return apply(gatepost::addAgent(m_document.tree(), m_group, toBytes(name)),
                 tr("Add agent %1").arg(name.trimmed()), mergeKey)
               ? row
               : -1;
}

void AgentsModel::removeAgent(int row) {
    if (row >= 0 && row < m_agents.size())
        apply(gatepost::removeAgent(m_document.tree(), m_group, static_cast<std::size_t>(row)),
              tr("Remove agent %1").arg(forPeople(m_agents[row].name)), {});
}

void AgentsModel::takeAlong() {
    const Tree tree = m_document.tree();
    const auto made = gatepost::takeAlong(tree, m_group);
    if (!made)
        return;
    const QString name = m_agents.isEmpty() ? QString() : m_agents.front().name;
    //: %1 an agent whose group supplied the lines: "*", "Googlebot"
    if (apply(
            made->edit,
            tr("Take along %n line(s) of the group for %1", nullptr, static_cast<int>(made->copied))
                .arg(fromBytes(made->followed)),
            {}))
        emit told(text(gatepost::takenAlong(*made, toBytes(name))));
}

QString AgentsModel::warning() const {
    for (const Agent &agent : m_agents)
        if (!agent.warning.isEmpty())
            return agent.name.isEmpty() ? agent.warning
                                        : atLayoutSide(QStringLiteral("%1: %2").arg(
                                              forPeople(agent.name), agent.warning));
    return {};
}

// ---- view ----------------------------------------------------------------------------------------

namespace {

constexpr int kCross = 24; // width of the × of a chip, which is pressed

class ChipDelegate : public EditingDelegate {
public:
    using EditingDelegate::EditingDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override {
        const int mark = index.data(AgentsModel::WarningRole).toString().isEmpty() ? 0 : 18;
        return {
            std::min(option.fontMetrics.horizontalAdvance(cellText(index.data().toString())), 260) +
                mark + kCross + 18,
            std::max(24, option.fontMetrics.height() + 10)};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QPalette &colors = option.palette;
        const bool chosen = option.state & QStyle::State_Selected;
        const bool focused = option.state & QStyle::State_HasFocus;
        const QRectF chip = QRectF(option.rect).adjusted(1.5, 1.5, -1.5, -1.5);
        painter->setPen(QPen(colors.color(chosen || focused ? QPalette::Highlight : QPalette::Mid),
                             chosen || focused ? 2 : 1));
        painter->setBrush(colors.color(QPalette::Button));
        painter->drawRoundedRect(chip, chip.height() / 2, chip.height() / 2);
        QRect box = option.rect.adjusted(10, 0, -kCross - 2, 0);
        if (!index.data(AgentsModel::WarningRole).toString().isEmpty()) {
            toneIcon(Tone::Warning).paint(painter, QRect(box.left(), box.center().y() - 7, 15, 15));
            box.setLeft(box.left() + 18);
        }
        painter->setPen(colors.color(QPalette::ButtonText));
        painter->drawText(box, Qt::AlignVCenter | Qt::AlignLeft,
                          option.fontMetrics.elidedText(cellText(index.data().toString()),
                                                        Qt::ElideRight, box.width()));
        if (index.model()->rowCount() > 1) {
            painter->setPen(colors.color(QPalette::PlaceholderText));
            painter->drawText(QRect(option.rect.right() - kCross, option.rect.top(), kCross - 6,
                                    option.rect.height()),
                              Qt::AlignCenter, QStringLiteral("×"));
        }
        painter->restore();
    }

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &,
                          const QModelIndex &) const override {
        auto *edit = new QLineEdit(parent);
        edit->setLayoutDirection(Qt::LeftToRight);
        edit->setObjectName(QStringLiteral("agentName"));
        edit->setAccessibleName(AgentsModel::tr("Agent"));
        edit->setCompleter(agentCompleter(edit));
        // The completer puts its word into the line after it has told of it.
        const auto commitThis = [this, still = QPointer<QWidget>(edit)] { commit(still); };
        connect(edit, &QLineEdit::textEdited, this, commitThis);
        connect(edit->completer(), qOverload<const QString &>(&QCompleter::activated), this,
                commitThis, Qt::QueuedConnection);
        return edit;
    }
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                              const QModelIndex &) const override {
        QRect box = option.rect;
        box.setWidth(std::max(box.width(), 180));
        editor->setGeometry(box);
    }
    void setEditorData(QWidget *editor, const QModelIndex &index) const override {
        auto *edit = static_cast<QLineEdit *>(editor);
        const QString value = index.data(Qt::EditRole).toString();
        if (edit->text().trimmed() != value)
            edit->setText(value);
    }
    void setModelData(QWidget *editor, QAbstractItemModel *model,
                      const QModelIndex &index) const override {
        model->setData(index, static_cast<QLineEdit *>(editor)->text(), Qt::EditRole);
    }
};

} // namespace

AgentChips::AgentChips(AgentsModel &model, QWidget *parent) : QListView(parent), m_agents(model) {
    setObjectName(QStringLiteral("agentChips"));
    setModel(&model);
    setItemDelegate(new ChipDelegate(this));
    setFlow(LeftToRight);
    setWrapping(true);
    setResizeMode(Adjust);
    setSpacing(2);
    setFrameShape(NoFrame);
    setSelectionMode(SingleSelection);
    setEditTriggers(DoubleClicked | EditKeyPressed);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Agents of the group"));
    setAccessibleDescription(tr("F2 renames an agent, Delete removes it."));
    viewport()->setAutoFillBackground(false);
    const auto resize = [this] {
        QMetaObject::invokeMethod(this, [this] { updateGeometry(); }, Qt::QueuedConnection);
    };
    connect(&model, &QAbstractItemModel::rowsInserted, this, resize);
    connect(&model, &QAbstractItemModel::rowsRemoved, this, resize);
    connect(&model, &QAbstractItemModel::dataChanged, this, [this, resize] {
        scheduleDelayedItemsLayout();
        resize();
    });
}

/// As high as its chips need at this width, up to four rows.
QSize AgentChips::sizeHint() const {
    const int rowHeight = fontMetrics().height() + 14;
    int rows = 1;
    int x = 0;
    const int width = std::max(viewport()->width(), 120);
    for (int i = 0; i < m_agents.rowCount() && rows < 5; ++i) {
        const int chip = sizeHintForIndex(m_agents.index(i)).width() + 4;
        if (x > 0 && x + chip > width - 4) {
            ++rows;
            x = 0;
        }
        x += chip;
    }
    return {200, std::min(rows, 4) * rowHeight + 4};
}

QSize AgentChips::minimumSizeHint() const {
    return {120, sizeHint().height()};
}

void AgentChips::resizeEvent(QResizeEvent *event) {
    QListView::resizeEvent(event);
    if (const int height = sizeHint().height(); height != m_height) {
        m_height = height;
        updateGeometry();
    }
}

void AgentChips::keyPressEvent(QKeyEvent *event) {
    const int row = currentIndex().row();
    if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace) {
        m_agents.removeAgent(row);
        return;
    }
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && row >= 0) {
        editCell(*this, currentIndex());
        return;
    }
    QListView::keyPressEvent(event);
}

void AgentChips::mouseReleaseEvent(QMouseEvent *event) {
    const QModelIndex index = indexAt(event->position().toPoint());
    if (index.isValid() && m_agents.rowCount() > 1 &&
        event->position().x() > visualRect(index).right() - kCross) {
        m_agents.removeAgent(index.row());
        return;
    }
    QListView::mouseReleaseEvent(event);
}

// ---- typing something new ------------------------------------------------------------------------

void LiveAdder::start() {
    connect(this, &QLineEdit::textEdited, this, &LiveAdder::onEdited);
    // A completer that shows its list keeps focusOutEvent() from being called.
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *old, const QWidget *now) {
        if (old == this && now && now->window() == window())
            finish();
    });
    if (completer())
        connect(
            completer(), qOverload<const QString &>(&QCompleter::activated), this,
            [this] {
                onEdited(text());
                finish();
            },
            Qt::QueuedConnection);
}

void LiveAdder::adopt(int index) {
    finish();
    m_index = index;
}

void LiveAdder::forget() {
    m_index = -1;
    ++m_serial;
    if (!text().isEmpty())
        clear();
}

void LiveAdder::finish() {
    const QString unsaid = m_index < 0 ? text().trimmed() : QString();
    const bool entered = m_index >= 0 && !text().trimmed().isEmpty();
    forget();
    if (entered && finished)
        finished();
    if (!unsaid.isEmpty() && rest)
        rest(unsaid);
}

void LiveAdder::onEdited(const QString &typed) {
    QString said = typed;
    const bool done = said.endsWith(QLatin1Char(','));
    if (done)
        said.chop(1);
    const QString key = QStringLiteral("%1 %2").arg(objectName()).arg(m_serial);
    m_writing = true;
    if (m_index < 0 && !said.trimmed().isEmpty())
        m_index = add(said, key);
    else if (m_index >= 0 && said.trimmed().isEmpty() && typed.isEmpty()) {
        if (remove(m_index)) {
            m_index = -1;
            ++m_serial;
        }
    } else if (m_index >= 0)
        change(m_index, said, key);
    m_writing = false;
    if (done)
        finish();
}

void LiveAdder::keyPressEvent(QKeyEvent *event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (text().isEmpty() && m_index < 0)
            emit done();
        else
            finish();
        return;
    }
    if (event->matches(QKeySequence::Paste) && addLines) {
        const QStringList lines = QApplication::clipboard()->text().split(
            QRegularExpression(QStringLiteral("[\\r\\n]+")), Qt::SkipEmptyParts);
        if (lines.size() > 1) {
            finish();
            addLines(lines);
            return;
        }
    }
    QLineEdit::keyPressEvent(event);
}

void LiveAdder::focusOutEvent(QFocusEvent *event) {
    QLineEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
        finish();
}

} // namespace gatepost::ui
