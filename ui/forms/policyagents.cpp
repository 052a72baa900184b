// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/agents/registry.h"
#include "core/render/policyedit.h"
#include "core/value/check.h"
#include "ui/bridge/cells.h"
#include "ui/bridge/label.h"
#include "ui/bridge/look.h"
#include "ui/bridge/text.h"
#include "ui/bridge/words.h"
#include "ui/forms/bindings.h"
#include "ui/forms/comments.h"
#include "ui/forms/policypages.h"
#include "ui/site/justmade.h"
#include "ui/site/useragents.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QShortcut>
#include <QSplitter>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace gatepost::ui {

namespace {

int lineIndex(const PolicyValue &value) {
    return static_cast<int>(value.line.index());
}

const std::optional<PolicyValue> *textOf(const PolicyAgent &agent, DirectiveId field) {
    switch (field) {
    case DirectiveId::KnoUserAgent: return &agent.userAgent;
    case DirectiveId::KnoVendor: return &agent.vendor;
    case DirectiveId::KnoRole: return &agent.role;
    case DirectiveId::KnoPolicy: return &agent.policy;
    case DirectiveId::KnoNotes: return &agent.notes;
    default: return nullptr;
    }
}

} // namespace

// ---- model ---------------------------------------------------------------------------------------

namespace {

QString cellOf(const PolicyAgent &agent, DirectiveId field) {
    if (const auto *value = textOf(agent, field))
        return *value ? text((*value)->text) : QString();
    QStringList paths;
    for (const PolicyValue &path : field == DirectiveId::KnoAllow ? agent.allow : agent.disallow)
        paths << text(path.text);
    return listText(paths);
}

} // namespace

PolicyAgentsModel::PolicyAgentsModel(Document &document, QObject *parent)
    : RowTable(parent), m_document(document) {
    std::vector<RowColumn<PolicyAgent>> columns;
    for (const Directive &field : dialect(DialectId::AgentPolicy).directives)
        if (field.place == Place::AgentField) {
            m_fields.push_back(&field);
            columns.push_back(
                {.head = text(field.label),
                 .shown = [&field](const PolicyAgent &agent) { return cellOf(agent, field.id); }});
        }
    setColumns(std::move(columns));
    renew();
}

void PolicyAgentsModel::renew() {
    AgentPolicy policy = readAgentPolicy(m_document.yaml());
    m_faults = std::move(policy.faults);
    setRows(std::move(policy.agents), Renew::AtEnd);
}

QString PolicyAgentsModel::agentName(int row) const {
    if (row < 0 || row >= rowCount())
        return {};
    const auto &name = this->row(row).userAgent;
    return name ? text(name->text) : QStringLiteral("#%1").arg(row + 1);
}

int PolicyAgentsModel::rowOfLine(int line) const {
    for (int row = 0; row < rowCount(); ++row) {
        const ByteRange range = this->row(row).range;
        if (static_cast<int>(m_document.lines().lineAt(range.begin)) <= line &&
            line <= static_cast<int>(m_document.lines().lineAt(range.end)))
            return row;
    }
    return -1;
}

QVariant PolicyAgentsModel::special(const QModelIndex &index, int role) const {
    if (role != Qt::DecorationRole && role != Qt::ToolTipRole)
        return {};
    const Directive &field = *m_fields[static_cast<std::size_t>(index.column())];
    const QString value = cellOf(row(index.row()), field.id);
    if (role == Qt::ToolTipRole)
        return value.isEmpty() ? QVariant(text(field.help)) : QVariant();
    if (field.id == DirectiveId::KnoPolicy)
        return toneIcon(value == QLatin1String("allow")      ? Tone::Allow
                        : value == QLatin1String("disallow") ? Tone::Deny
                                                             : Tone::Error);
    return field.id == DirectiveId::KnoUserAgent && value.isEmpty() ? toneIcon(Tone::Error)
                                                                    : QVariant();
}

/// Help has markup.
QVariant PolicyAgentsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    return orientation == Qt::Horizontal && role == Qt::ToolTipRole && section < columnCount()
               ? QVariant::fromValue(helpText(*m_fields[static_cast<std::size_t>(section)]))
               : RowTable::headerData(section, orientation, role);
}

// ---- page ----------------------------------------------------------------------------------------

PolicyAgentsPage::PolicyAgentsPage(SiteModel &site, Document &document, QWidget *parent)
    : FormPage(site, document, parent),
      m_model(new PolicyAgentsModel(document, this)),
      m_table(new QTableView(this)),
      m_detail(new QWidget(this)),
      m_faults(new Label(this)) {
    makeTable();
    m_faults->setWordWrap(true);
    m_faults->setContentsMargins(10, 0, 10, 2);

    QHBoxLayout *tools = makeTools(); // Tab goes there before the fields
    makeDetail();
    auto *upper = new QWidget(this);
    auto *upperLayout = new QVBoxLayout(upper);
    upperLayout->setContentsMargins(0, 0, 0, 0);
    upperLayout->setSpacing(0);
    upperLayout->addWidget(m_table, 1);
    upperLayout->addWidget(m_faults);
    upperLayout->addLayout(tools);
    auto *splitter = new QSplitter(Qt::Vertical, this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(upper);
    splitter->addWidget(m_detail);
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 3);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeBar());
    layout->addWidget(splitter, 1);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        m_document.breakUndo();
        m_detail->setEnabled(chosen() != nullptr);
        for (Field *field : fields())
            field->renew();
        if (const PolicyAgent *agent = chosen())
            m_site.navigator().setFieldLine(
                &m_document, static_cast<int>(m_document.lines().lineAt(agent->range.begin)));
    });
    chooseAgent(0);
}

void PolicyAgentsPage::makeTable() {
    m_table->setObjectName(QStringLiteral("policyAgents"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new EditingDelegate(m_table)); // no cell is edited; long texts are cut
    m_table->setAccessibleName(tr("Agents of the policy"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->setAlternatingRowColors(true);
    m_table->setShowGrid(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(std::max(24, fontMetrics().height() + 10));
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch); // names
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    for (int i = 0; i < m_model->columnCount(); ++i)
        m_table->setColumnWidth(i, fontMetrics().averageCharWidth() * (i == 0   ? 20
                                                                       : i == 3 ? 17
                                                                                : 13));
}

/// Commands on the agents, each as a button and a key.
QHBoxLayout *PolicyAgentsPage::makeTools() {
    auto *tools = new QHBoxLayout;
    tools->setContentsMargins(10, 4, 10, 4);
    tools->setSpacing(2);
    const auto button = [&](const QString &glyph, const QString &said, const char *name,
                            const QKeySequence &key, auto run) {
        auto *made = new QToolButton(this);
        made->setIcon(icon(glyph));
        made->setObjectName(QLatin1String(name));
        made->setAccessibleName(said);
        made->setAutoRaise(true);
        made->setFocusPolicy(Qt::TabFocus);
        made->setToolTip(
            QStringLiteral("%1 (%2)").arg(said, key.toString(QKeySequence::NativeText)));
        connect(made, &QToolButton::clicked, this, run);
        auto *shortcut = new QShortcut(key, m_table);
        shortcut->setContext(Qt::WidgetShortcut);
        connect(shortcut, &QShortcut::activated, this, run);
        tools->addWidget(made);
    };
    button(QStringLiteral("add"), tr("Add agent"), "addPolicyAgent", Qt::Key_Insert,
           [this] { addAgent(); });
    button(QStringLiteral("remove"), tr("Remove agent"), "removePolicyAgent", Qt::Key_Delete,
           [this] {
               catchUp();
               const int row = m_table->currentIndex().row();
               if (row >= 0)
                   apply(removeAgent(m_document.yaml(), static_cast<std::size_t>(row)),
                         tr("Remove agent %1").arg(m_model->agentName(row)));
           });
    button(QStringLiteral("up"), tr("Move up"), "policyAgentUp", QKeySequence(Qt::ALT | Qt::Key_Up),
           [this] { moveChosen(-1); });
    button(QStringLiteral("down"), tr("Move down"), "policyAgentDown",
           QKeySequence(Qt::ALT | Qt::Key_Down), [this] { moveChosen(1); });
    tools->addStretch(1);
    return tools;
}

void PolicyAgentsPage::makeDetail() {
    QVBoxLayout *column = makeColumn(m_detail);
    addHeading(column, tr("Selected agent"));
    for (const Directive &row : dialect(m_document.dialectId()).directives)
        if (row.place == Place::AgentField)
            addField(column, row,
                     row.kind == ValueKind::PathList ? pathsBinding(row) : agentBinding(row));
    addComments(column);
    column->addStretch(1);
}

const PolicyAgent *PolicyAgentsPage::chosen() const {
    const int row = m_table->currentIndex().row();
    return row >= 0 && row < m_model->rowCount() ? &m_model->row(row) : nullptr;
}

void PolicyAgentsPage::chooseAgent(int row) {
    m_table->setCurrentIndex(
        m_model->index(std::clamp(row, 0, std::max(0, m_model->rowCount() - 1)), 0));
}

/// The field or path of the chosen agent that is on a line; false if none is.
bool PolicyAgentsPage::takeLine(int line) {
    const PolicyAgent *agent = chosen();
    if (!agent)
        return false;
    const auto take = [this](std::string_view field, std::size_t item) {
        m_field = field;
        m_item = item;
        return true;
    };
    for (const Directive *column : m_model->fields()) {
        if (const auto *value = textOf(*agent, column->id)) {
            if (*value && lineIndex(**value) == line)
                return take(column->name, 0);
            continue;
        }
        const auto &paths = column->id == DirectiveId::KnoAllow ? agent->allow : agent->disallow;
        for (std::size_t i = 0; i < paths.size(); ++i)
            if (lineIndex(paths[i]) == line)
                return take(column->name, i);
    }
    return false;
}

/// The comments of the entry and of one of its lines.
void PolicyAgentsPage::addComments(QVBoxLayout *column) {
    const auto at = [this] {
        return chosen() ? std::optional(static_cast<std::size_t>(m_table->currentIndex().row()))
                        : std::nullopt;
    };
    QVBoxLayout *inner = addFold(column, tr("Comments"), false);
    addField(inner, commentRow(CommentOf::Agent), agentCommentBinding(m_document, at));
    Field *ofLine = addField(
        inner, commentRow(CommentOf::AgentLine),
        policyLineCommentBinding(m_document, [this, at]() -> std::optional<PolicyValuePlace> {
            const auto agent = at();
            return agent ? std::optional(PolicyValuePlace{agent, m_field, m_item}) : std::nullopt;
        }));
    connect(&m_site.navigator(), &Navigator::fieldLineChanged, ofLine,
            [this, ofLine](const Document *of, int line) {
                if (of == &m_document && line >= 0 && takeLine(line))
                    ofLine->renew();
            });
}

FieldBinding PolicyAgentsPage::agentBinding(const Directive &row) {
    FieldBinding binding;
    binding.read = [this, &row] {
        std::vector<FieldLine> lines;
        const PolicyAgent *agent = chosen();
        if (const auto *value = agent ? textOf(*agent, row.id) : nullptr; value && *value)
            lines.push_back({text((*value)->text), lineIndex(**value)});
        return lines;
    };
    const auto at = [this] { return static_cast<std::size_t>(m_table->currentIndex().row()); };
    binding.set = [this, at, &row](std::size_t, std::string_view value) -> EditResult {
        return setAgentField(m_document.yaml(), at(), row.name, value);
    };
    binding.remove = [this, at, &row](std::size_t) -> EditResult {
        return removeAgentField(m_document.yaml(), at(), row.name);
    };
    binding.owner = [this] { return m_model->agentName(m_table->currentIndex().row()); };
    if (row.id == DirectiveId::KnoUserAgent) {
        binding.owner = {}; // the name is what changes
        binding.note = [](const QString &name) {
            const KnownAgent *known = UserAgents::instance().registry().find(toBytes(name));
            return known ? text(known->operatorName) : QString();
        };
    }
    return binding;
}

FieldBinding PolicyAgentsPage::pathsBinding(const Directive &row) {
    FieldBinding binding;
    const PathList list = row.id == DirectiveId::KnoAllow ? PathList::Allow : PathList::Disallow;
    const auto paths = [this, list]() -> const std::vector<PolicyValue> * {
        const PolicyAgent *agent = chosen();
        return !agent ? nullptr : list == PathList::Allow ? &agent->allow : &agent->disallow;
    };
    const auto at = [this] { return static_cast<std::size_t>(m_table->currentIndex().row()); };
    binding.read = [paths] {
        std::vector<FieldLine> lines;
        if (const auto *all = paths())
            for (const PolicyValue &path : *all)
                lines.push_back({text(path.text), lineIndex(path)});
        return lines;
    };
    binding.set = [this, at, list, paths](std::size_t nth, std::string_view value) -> EditResult {
        const auto *all = paths();
        if (!all)
            return TextEdit();
        return nth < all->size() ? setAgentPath(m_document.yaml(), at(), list, nth, value)
                                 : addAgentPath(m_document.yaml(), at(), list, value, nth);
    };
    binding.remove = [this, at, list](std::size_t nth) -> EditResult {
        return removeAgentPath(m_document.yaml(), at(), list, nth);
    };
    binding.note = [this](const QString &path) { return sampleCount(m_site, path); };
    binding.owner = [this] { return m_model->agentName(m_table->currentIndex().row()); };
    binding.repeats = true;
    return binding;
}

void PolicyAgentsPage::addAgent() {
    catchUp();
    const std::size_t at = m_model->rows().size();
    gatepost::AgentEntry entry;
    entry.userAgent = "NewBot";
    entry.policy = "disallow";
    if (!apply(gatepost::addAgentWithDefault(m_document.yaml(), entry, at), tr("Add agent")))
        return;
    chooseAgent(static_cast<int>(at));
    if (Field *name = field(DirectiveId::KnoUserAgent)) {
        name->editor()->focusTarget()->setFocus();
        if (auto *edit = qobject_cast<QLineEdit *>(name->editor()->focusTarget()))
            edit->selectAll();
    }
}

void PolicyAgentsPage::moveChosen(int by) {
    catchUp();
    const int row = m_table->currentIndex().row();
    if (row < 0 || row + by < 0 || row + by >= m_model->rowCount())
        return;
    if (apply(moveAgent(m_document.yaml(), static_cast<std::size_t>(row),
                        static_cast<std::size_t>(row + by)),
              tr("Move agent %1").arg(m_model->agentName(row))))
        chooseAgent(row + by);
}

void PolicyAgentsPage::read() {
    const int row = m_table->currentIndex().row();
    m_model->renew();
    if (m_table->currentIndex().row() < 0 && m_model->rowCount() > 0)
        chooseAgent(row);
    m_detail->setEnabled(chosen() != nullptr);
    m_detail->setVisible(chosen() != nullptr); // fields of nobody are in the way
    const bool isNew = isJustMade(m_document);
    QStringList said;
    for (const Diagnostic &fault : m_model->faults())
        if (!isNew && fault.severity == Severity::Error && said.size() < 3)
            said << tr("Line %1: %2")
                        .arg(m_document.lines().lineAt(fault.range.begin) + 1)
                        .arg(text(fault.message));
    QPalette ink = palette();
    if (!said.isEmpty())
        ink.setColor(QPalette::WindowText, toneColor(Tone::Error, palette()));
    else if (isNew)
        said << tr("Nothing is in this file yet. Add an agent: what the file begins with is "
                   "written too.");
    else if (m_model->rowCount() == 0)
        said << tr("No agent yet. Without one the rendered robots.txt has the default alone.");
    m_faults->setPalette(ink);
    m_faults->setText(said.join(QLatin1Char('\n')));
    m_faults->setVisible(!said.isEmpty());
}

void PolicyAgentsPage::markLine(int line) {
    if (const int row = line < 0 ? -1 : m_model->rowOfLine(line);
        row >= 0 && row != m_table->currentIndex().row()) {
        const QSignalBlocker quiet(&m_site.navigator());
        chooseAgent(row);
    }
    FormPage::markLine(line);
}

/// Who, of whom, what for and whether: the rest is in the fields below, and in the table where it has room.
void PolicyAgentsPage::resizeEvent(QResizeEvent *event) {
    FormPage::resizeEvent(event);
    constexpr int kName = 20; // characters
    constexpr int kPolicy = 17;
    constexpr int kOther = 13;
    int room = width() / std::max(1, fontMetrics().averageCharWidth()) - kName - kPolicy;
    for (int column = 1; column < m_model->columnCount(); ++column) {
        if (column == 3)
            continue; // whether it may
        m_table->setColumnHidden(column, room < kOther);
        room -= kOther;
    }
}

} // namespace gatepost::ui
