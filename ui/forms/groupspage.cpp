// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/groupspage.h"

#include "ui/bridge/look.h"
#include "ui/bridge/text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QShortcut>
#include <QSplitter>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace gatepost::ui {

namespace {

/// Writes into the text on every keystroke, not only when the editor closes, and never moves the caret of an
/// editor whose text is already right.
class RuleDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &,
                          const QModelIndex &index) const override {
        auto *self = const_cast<RuleDelegate *>(this); // emits commitData, as Qt's own delegates do
        if (index.column() == RulesModel::Kind) {
            auto *combo = new QComboBox(parent);
            combo->addItems({QStringLiteral("Allow"), QStringLiteral("Disallow")});
            connect(combo, &QComboBox::activated, self,
                    [self, combo] { emit self->commitData(combo); });
            return combo;
        }
        auto *edit = new QLineEdit(parent);
        edit->setFrame(false);
        edit->setLayoutDirection(Qt::LeftToRight);
        edit->setObjectName(QStringLiteral("rulePath"));
        edit->setAccessibleName(RulesModel::tr("Path"));
        connect(edit, &QLineEdit::textEdited, self, [self, edit] { emit self->commitData(edit); });
        return edit;
    }
    void setEditorData(QWidget *editor, const QModelIndex &index) const override {
        const QString value = index.data(Qt::EditRole).toString();
        if (auto *combo = qobject_cast<QComboBox *>(editor))
            combo->setCurrentText(value);
        else if (auto *edit = qobject_cast<QLineEdit *>(editor); edit && edit->text() != value)
            edit->setText(value);
    }
    void setModelData(QWidget *editor, QAbstractItemModel *model,
                      const QModelIndex &index) const override {
        if (const auto *combo = qobject_cast<QComboBox *>(editor))
            model->setData(index, combo->currentText(), Qt::EditRole);
        else if (const auto *edit = qobject_cast<QLineEdit *>(editor))
            model->setData(index, edit->text(), Qt::EditRole);
    }
};

QToolButton *makeButton(const QString &glyph, const QString &said, const QKeySequence &key,
                        QWidget *parent) {
    auto *button = new QToolButton(parent);
    button->setIcon(icon(glyph));
    button->setAutoRaise(true);
    button->setAccessibleName(said);
    button->setToolTip(key.isEmpty() ? said
                                     : QStringLiteral("%1 (%2)").arg(
                                           said, key.toString(QKeySequence::NativeText)));
    return button;
}

} // namespace

GroupsPage::GroupsPage(SiteModel &site, Document &document, QWidget *parent)
    : QWidget(parent),
      m_site(site),
      m_document(document),
      m_groups(new GroupsModel(document, this)),
      m_rules(new RulesModel(site, document, *m_groups, this)),
      m_list(new QListView(this)),
      m_agents(new QLineEdit(this)),
      m_table(new QTableView(this)),
      m_hint(new QLabel(this)),
      m_detail(new QWidget(this)) {
    m_list->setObjectName(QStringLiteral("groups"));
    m_list->setModel(m_groups);
    m_list->setUniformItemSizes(true);
    m_list->setAlternatingRowColors(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setAccessibleName(tr("Groups"));
    m_agents->setObjectName(QStringLiteral("groupAgents"));
    m_agents->setLayoutDirection(Qt::LeftToRight);
    m_agents->setPlaceholderText(tr("GPTBot, ClaudeBot, … or *"));
    m_table->setObjectName(QStringLiteral("rules"));
    m_table->setModel(m_rules);
    m_table->setItemDelegate(new RuleDelegate(m_table));
    m_table->setAccessibleName(tr("Rules"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::SelectedClicked |
                             QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 10);
    m_table->horizontalHeader()->setSectionResizeMode(RulesModel::Path, QHeaderView::Stretch);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->setColumnWidth(RulesModel::Kind,
                            fontMetrics().horizontalAdvance(QStringLiteral("Disallow")) + 56);
    m_table->setColumnWidth(RulesModel::Decides,
                            fontMetrics().horizontalAdvance(QStringLiteral("Decides")) + 28);
    m_hint->setWordWrap(true);
    m_hint->hide();

    auto *agentsLabel = new QLabel(tr("&Agents"), this);
    agentsLabel->setBuddy(m_agents);
    auto *agents = new QHBoxLayout;
    agents->addWidget(agentsLabel);
    agents->addWidget(m_agents, 1);

    const auto row = [this] { return m_table->currentIndex().row(); };
    const auto select = [this](int at, bool edit) {
        if (at < 0 || at >= m_rules->rowCount())
            return;
        const QModelIndex index = m_rules->index(at, RulesModel::Path);
        m_table->setCurrentIndex(index);
        if (edit)
            m_table->edit(index);
    };
    const auto command = [this](const QString &glyph, const QString &said, const QKeySequence &key,
                                auto run) {
        QToolButton *button = makeButton(glyph, said, key, this);
        connect(button, &QToolButton::clicked, this, run);
        if (!key.isEmpty()) {
            auto *shortcut = new QShortcut(key, m_table);
            shortcut->setContext(Qt::WidgetWithChildrenShortcut);
            connect(shortcut, &QShortcut::activated, this, run);
        }
        return button;
    };
    auto *tools = new QHBoxLayout;
    tools->setSpacing(2);
    tools->addWidget(command(QStringLiteral("allow"), tr("Add Allow"), {}, [=, this] {
        select(m_rules->insertRule(row(), DirectiveId::Allow, QStringLiteral("/")), true);
    }));
    tools->addWidget(command(
        QStringLiteral("deny"), tr("Add Disallow"), QKeySequence(Qt::Key_Insert), [=, this] {
            select(m_rules->insertRule(row(), DirectiveId::Disallow, QStringLiteral("/")), true);
        }));
    tools->addWidget(command(QStringLiteral("remove"), tr("Remove rule"),
                             QKeySequence(Qt::CTRL | Qt::Key_Delete), [=, this] {
                                 const int at = row();
                                 m_rules->removeRule(at);
                                 select(std::min(at, m_rules->rowCount() - 1), false);
                             }));
    tools->addWidget(command(QStringLiteral("up"), tr("Move up"),
                             QKeySequence(Qt::ALT | Qt::Key_Up),
                             [=, this] { select(m_rules->moveRule(row(), -1), false); }));
    tools->addWidget(command(QStringLiteral("down"), tr("Move down"),
                             QKeySequence(Qt::ALT | Qt::Key_Down),
                             [=, this] { select(m_rules->moveRule(row(), 1), false); }));
    tools->addStretch();

    auto *detail = new QVBoxLayout(m_detail);
    detail->setContentsMargins(8, 8, 8, 8);
    detail->addLayout(agents);
    detail->addWidget(m_hint);
    detail->addWidget(m_table, 1);
    detail->addLayout(tools);

    auto *groupTools = new QHBoxLayout;
    groupTools->setSpacing(2);
    groupTools->setContentsMargins(4, 0, 4, 4);
    QToolButton *add = makeButton(QStringLiteral("add"), tr("Add group"), {}, this);
    QToolButton *remove = makeButton(QStringLiteral("remove"), tr("Remove group"), {}, this);
    connect(add, &QToolButton::clicked, this, &GroupsPage::addGroup);
    connect(remove, &QToolButton::clicked, this, &GroupsPage::removeGroup);
    groupTools->addWidget(add);
    groupTools->addWidget(remove);
    groupTools->addStretch();
    auto *left = new QWidget(this);
    auto *leftLayout = new QVBoxLayout(left);
    leftLayout->setContentsMargins(0, 0, 0, 0);
    leftLayout->addWidget(m_list, 1);
    leftLayout->addLayout(groupTools);

    auto *splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(left);
    splitter->addWidget(m_detail);
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 3);
    splitter->setChildrenCollapsible(false);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitter);

    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &index) { showGroup(index.row()); });
    connect(m_agents, &QLineEdit::textEdited, this, &GroupsPage::agentsEdited);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &index) {
                if (const GroupRule *rule = m_rules->rule(index.row()); rule && !m_showing)
                    m_site.setFieldLine(&m_document, static_cast<int>(rule->line));
            });
    connect(&document, &Document::changed, this, &GroupsPage::onDocumentChanged);
    connect(&site, &SiteModel::settingsChanged, m_rules, &RulesModel::renew);
    connect(&site, &SiteModel::caretLineChanged, this, [this](const Document *of, int line) {
        if (of != &m_document)
            return;
        const auto group = m_groups->groups().groupAt(static_cast<std::uint32_t>(line));
        if (!group)
            return;
        m_showing = true;
        if (const auto at = static_cast<int>(*group); m_list->currentIndex().row() != at)
            m_list->setCurrentIndex(m_groups->index(at));
        for (int i = 0; i < m_rules->rowCount(); ++i)
            if (m_rules->rule(i)->line == static_cast<std::uint32_t>(line))
                m_table->selectionModel()->setCurrentIndex(m_rules->index(i, RulesModel::Path),
                                                           QItemSelectionModel::ClearAndSelect |
                                                               QItemSelectionModel::Rows);
        m_showing = false;
    });
    if (m_groups->rowCount() > 0)
        m_list->setCurrentIndex(m_groups->index(0));
    else
        showGroup(-1);
}

void GroupsPage::onDocumentChanged() {
    const int chosen = m_list->currentIndex().row();
    m_groups->renew();
    const int rows = m_groups->rowCount();
    if (m_list->currentIndex().row() != chosen || chosen >= rows) {
        if (rows > 0)
            m_list->setCurrentIndex(m_groups->index(std::clamp(chosen, 0, rows - 1)));
        else
            showGroup(-1);
        return;
    }
    m_rules->renew();
    showAgents();
}

void GroupsPage::showGroup(int group) {
    m_rules->setGroup(group);
    m_detail->setEnabled(group >= 0);
    showAgents();
}

void GroupsPage::showAgents() {
    const int at = m_rules->group();
    QStringList names;
    QString hint;
    if (at >= 0 && at < m_groups->rowCount()) {
        const Groups &groups = m_groups->groups();
        const Group &group = groups.groups[static_cast<std::size_t>(at)];
        for (const GroupAgent &agent : groups.agentsOf(group)) {
            const Line &line = m_document.tree().lines()[agent.line];
            names << fromBytes(m_document.tree().value(line));
        }
        if (group.trap)
            hint = tr("Another line stands between these User-agent lines. Crawlers disagree on "
                      "whether they are one "
                      "group.");
    }
    // What is typed stays as it was typed while it says the same ("a, b," while a third is begun).
    const auto parts = [](const QString &typed) {
        QStringList list = typed.split(QLatin1Char(','));
        for (QString &part : list)
            part = part.trimmed();
        list.removeAll(QString());
        return list;
    };
    if (!m_agents->hasFocus() || parts(m_agents->text()) != names)
        m_agents->setText(names.join(QStringLiteral(", ")));
    m_hint->setText(hint);
    m_hint->setVisible(!hint.isEmpty());
}

void GroupsPage::agentsEdited(const QString &typed) {
    const int at = m_rules->group();
    if (at < 0)
        return;
    QStringList names;
    for (const QString &part : typed.split(QLatin1Char(',')))
        if (!part.trimmed().isEmpty())
            names << part.trimmed();
    const Groups &groups = m_groups->groups();
    const Group &group = groups.groups[static_cast<std::size_t>(at)];
    const auto agents = groups.agentsOf(group);
    const Tree &tree = m_document.tree();
    if (names.isEmpty() || agents.empty())
        return; // a group without agents is no group: the last name stays until another is typed
    TextEdit edit;
    const auto count = static_cast<qsizetype>(agents.size());
    for (qsizetype i = 0; i < count; ++i) {
        const Line &line = tree.lines()[agents[static_cast<std::size_t>(i)].line];
        if (i >= names.size())
            edit.add({line.whole(), {}});
        else if (const std::string name = toBytes(names[i]); tree.value(line) != name)
            edit.add({line.value(), name});
    }
    if (names.size() > count) {
        const std::uint32_t last = agents.back().line;
        LineEnd end = m_document.lines().lineEnd(last);
        const bool atEnd = end == LineEnd::None;
        if (atEnd)
            end = commonLineEnd(m_document.bytes());
        std::string added;
        for (qsizetype i = count; i < names.size(); ++i) {
            const std::string line = "User-agent: " + toBytes(names[i]);
            added += atEnd ? std::string(lineEndBytes(end)) + line
                           : line + std::string(lineEndBytes(end));
        }
        edit.add({{tree.lines()[last].end, tree.lines()[last].end}, std::move(added)});
    }
    m_document.apply(edit,
                     {tr("Change agents"), QStringLiteral("agents %1").arg(at), Origin::Form});
}

void GroupsPage::addGroup() {
    const std::string_view bytes = m_document.bytes();
    const std::string end(lineEndBytes(commonLineEnd(bytes)));
    std::string added;
    if (bytes.size() > bomLength(bytes)) {
        if (!bytes.ends_with('\n') && !bytes.ends_with('\r'))
            added += end;
        added += end;
    }
    added += "User-agent: *" + end + "Disallow:" + end;
    m_document.apply(TextEdit::insert(static_cast<std::uint32_t>(bytes.size()), std::move(added)),
                     {tr("Add group"), {}, Origin::Form});
    m_list->setCurrentIndex(m_groups->index(m_groups->rowCount() - 1));
    m_agents->setFocus();
    m_agents->selectAll();
}

void GroupsPage::removeGroup() {
    const int at = m_rules->group();
    if (at < 0)
        return;
    const Group &group = m_groups->groups().groups[static_cast<std::size_t>(at)];
    const auto lines = m_document.tree().lines();
    m_document.apply(TextEdit::remove({lines[group.firstLine].begin, lines[group.lastLine].end}),
                     {tr("Remove group"), {}, Origin::Form});
}

} // namespace gatepost::ui
