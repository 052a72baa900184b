// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/groupcard.h"

#include "core/syntax/managed.h"
#include "ui/bridge/label.h"
#include "ui/bridge/look.h"
#include "ui/bridge/readable.h"
#include "ui/bridge/text.h"
#include "ui/forms/agentcompletion.h"
#include "ui/forms/fields/field.h"
#include "ui/forms/formpage.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace gatepost::ui {

namespace {

QToolButton *tool(const QString &glyph, const QString &said, const QString &key, QWidget *parent) {
    auto *button = new QToolButton(parent);
    button->setIcon(icon(glyph));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setAccessibleName(said);
    button->setToolTip(key.isEmpty() ? said : QStringLiteral("%1 (%2)").arg(said, key));
    return button;
}

Label *caption(const QString &said, QWidget *buddy, QWidget *parent) {
    auto *label = new Label(said, parent);
    QFont bold = label->font();
    bold.setBold(true);
    label->setFont(bold);
    label->setBuddy(buddy);
    return label;
}

} // namespace

GroupCard::GroupCard(SiteModel &site, Document &document, RulesModel &rules, QWidget *parent)
    : QWidget(parent),
      m_site(site),
      m_document(document),
      m_rules(rules),
      m_agents(new AgentsModel(document, this)),
      m_column(new QVBoxLayout),
      m_title(new Label(this)),
      m_convert(tool(QStringLiteral("readings"), tr("Convert to 2.0…"), {}, this)),
      m_warning(new Label(this)),
      m_chips(new AgentChips(*m_agents, this)),
      m_addAgent(new LiveAdder(this)),
      m_table(new RulesTable(rules, this)),
      m_ruleProblem(new Label(this)),
      m_newKind(new QComboBox(this)),
      m_addRule(new LiveAdder(this)) {
    auto *content = new QWidget(this);
    content->setLayout(m_column);
    m_column->setContentsMargins(10, 6, 10, 12);
    m_column->setSpacing(4);
    auto *scroll = new QScrollArea(this);
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    content->setMaximumWidth(readableWidth(*this));
    scroll->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(scroll);

    auto *head = new QHBoxLayout;
    head->setSpacing(2);
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    head->addWidget(m_title, 1);
    QToolButton *copy = tool(QStringLiteral("copy"), tr("Duplicate group"), {}, this);
    QToolButton *remove = tool(QStringLiteral("remove"), tr("Remove group"), {}, this);
    m_convert->setObjectName(QStringLiteral("convertGroup"));
    copy->setObjectName(QStringLiteral("duplicateGroup"));
    remove->setObjectName(QStringLiteral("removeGroup"));
    connect(copy, &QToolButton::clicked, this, &GroupCard::duplicateRequested);
    connect(remove, &QToolButton::clicked, this, &GroupCard::removeRequested);
    connect(m_convert, &QToolButton::clicked, this,
            [this] { emit convertRequested(m_version != GroupVersion::Extended); });
    m_convert->setVisible(document.dialectId() != DialectId::Robots2);
    head->addWidget(m_convert);
    head->addWidget(copy);
    head->addWidget(remove);
    m_column->addLayout(head);
    makeAgents();
    makeRules();
    m_column->addStretch(1);

    connect(m_agents, &AgentsModel::refused, this, &GroupCard::refused);
    connect(m_agents, &AgentsModel::told, this, &GroupCard::told);
    connect(&rules, &RulesModel::refused, this, &GroupCard::refused);
}

void GroupCard::makeAgents() {
    m_addAgent->setObjectName(QStringLiteral("addAgent"));
    m_addAgent->setLayoutDirection(Qt::LeftToRight);
    m_addAgent->setPlaceholderText(tr("Add an agent: GPTBot, ClaudeBot, * …"));
    m_addAgent->setAccessibleName(tr("Add an agent"));
    m_addAgent->setCompleter(agentCompleter(m_addAgent));
    m_addAgent->add = [this](const QString &name, const QString &key) {
        return m_agents->addAgent(name, key);
    };
    m_addAgent->change = [this](int row, const QString &name, const QString &key) {
        return m_agents->setAgent(row, name, key);
    };
    m_addAgent->remove = [this](int row) {
        if (m_agents->rowCount() == 1) {
            m_agents->setAgent(row, {}, {});
            return false;
        }
        m_agents->removeAgent(row);
        return true;
    };
    m_addAgent->addLines = [this](const QStringList &lines) {
        m_agents->addAgents(lines);
        onAgentEntered();
    };
    m_addAgent->finished = [this] { onAgentEntered(); };
    // The name can be typed into the chip, too; the view still works on its model when it tells.
    connect(m_chips->itemDelegate(), &QAbstractItemDelegate::closeEditor, this,
            &GroupCard::onAgentEntered, Qt::QueuedConnection);
    m_addAgent->start();
    m_warning->setObjectName(QStringLiteral("agentWarning"));
    m_warning->setWordWrap(true);
    m_warning->hide();
    m_column->addWidget(caption(tr("&Agents"), m_chips, this));
    m_column->addWidget(m_chips);
    m_column->addWidget(m_addAgent);
    m_column->addWidget(m_warning);
    connect(m_chips->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &index) {
                if (index.isValid() && m_chips->hasFocus())
                    m_site.navigator().setFieldLine(&m_document,
                                                    index.data(AgentsModel::LineRole).toInt());
            });
}

/// The group's agent may have followed another group until now.
void GroupCard::onAgentEntered() {
    if (std::exchange(m_isNew, false))
        m_agents->takeAlong();
}

void GroupCard::makeRules() {
    m_newKind->addItems({QStringLiteral("Disallow"), QStringLiteral("Allow")});
    m_newKind->setObjectName(QStringLiteral("newRuleKind"));
    m_newKind->setAccessibleName(tr("Kind of the new rule"));
    m_addRule->setObjectName(QStringLiteral("addRule"));
    m_addRule->setLayoutDirection(Qt::LeftToRight);
    m_addRule->setPlaceholderText(tr("Add a rule: /path, then Enter"));
    m_addRule->setAccessibleName(tr("Add a rule"));
    m_addRule->setToolTip(
        tr("“allow /path” makes an Allow, “disallow /path” a Disallow. A pasted list of paths "
           "or URLs makes a rule of each."));
    setRuleAdder();
    m_addRule->start();
    connect(m_addAgent, &LiveAdder::done, m_addRule, [this] { m_addRule->setFocus(); });
    connect(m_addRule, &LiveAdder::done, this, &GroupCard::rulesDone);
    m_ruleProblem->setObjectName(QStringLiteral("ruleProblem"));
    m_ruleProblem->setWordWrap(true);
    m_ruleProblem->hide();

    m_column->addLayout(makeRuleTools());
    m_column->addWidget(m_table);
    m_column->addWidget(m_ruleProblem);
    auto *adder = new QHBoxLayout;
    adder->setSpacing(4);
    adder->addWidget(m_newKind);
    adder->addWidget(m_addRule, 1);
    m_column->addLayout(adder);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &index) {
                if (const GroupRule *rule = m_rules.rule(index.row()))
                    m_site.navigator().setFieldLine(&m_document, static_cast<int>(rule->line));
                renewWarning();
            });
}

/// "allow /blog" and "a /blog" say the kind too, so that the keyboard needs no detour.
DirectiveId GroupCard::takeKind(QString &said) const {
    const qsizetype blank = said.indexOf(QLatin1Char(' '));
    if (blank > 0) {
        QString word = said.left(blank).toLower();
        if (word.endsWith(QLatin1Char(':')))
            word.chop(1);
        const bool allow = QStringLiteral("allow").startsWith(word);
        if (allow || QStringLiteral("disallow").startsWith(word)) {
            said = said.mid(blank + 1).trimmed();
            return allow ? DirectiveId::Allow : DirectiveId::Disallow;
        }
    }
    return m_newKind->currentIndex() == 1 ? DirectiveId::Allow : DirectiveId::Disallow;
}

/// What the line below the rules does with what is typed there.
void GroupCard::setRuleAdder() {
    m_addRule->add = [this](const QString &typed, const QString &key) {
        QString path = typed;
        // A kind that is being spelled is not a rule yet.
        QString word = typed.trimmed().toLower();
        if (word.endsWith(QLatin1Char(':')))
            word.chop(1);
        if (QStringLiteral("allow").startsWith(word) || QStringLiteral("disallow").startsWith(word))
            return -1;
        const DirectiveId kind = takeKind(path);
        return path.isEmpty() ? -1 : m_rules.insertRule(-1, kind, path, key);
    };
    m_addRule->change = [this](int row, const QString &typed, const QString &key) {
        QString path = typed;
        (void)takeKind(path);
        return m_rules.setPath(row, path, key);
    };
    m_addRule->remove = [this](int row) {
        m_rules.removeRule(row);
        return true;
    };
    m_addRule->rest = [this](const QString &typed) {
        m_rules.insertRule(
            -1, m_newKind->currentIndex() == 1 ? DirectiveId::Allow : DirectiveId::Disallow, typed);
    };
    m_addRule->addLines = [this](const QStringList &lines) {
        const int taken = m_rules.insertLines(
            lines, m_newKind->currentIndex() == 1 ? DirectiveId::Allow : DirectiveId::Disallow);
        if (taken == 0)
            emit refused(tr("No line of the list is a path, a URL or a directive of a group."));
    };
}

/// What can be done with a rule: all of it in the menu of the table, the most used as buttons, too.
QHBoxLayout *GroupCard::makeRuleTools() {
    auto *head = new QHBoxLayout;
    head->setSpacing(2);
    head->setContentsMargins(0, 8, 0, 0);
    head->addWidget(caption(tr("&Rules"), m_table, this), 1);
    // Rules are added in the line below, so only the rest has buttons.
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    const auto command = [&](const QString &glyph, const QString &said, const QString &key,
                             const char *name, auto run) {
        auto *action = new QAction(said + QLatin1Char('\t') + key, m_table);
        connect(action, &QAction::triggered, m_table, run);
        m_table->addAction(action);
        if (glyph.isEmpty())
            return;
        QToolButton *button = tool(glyph, said, key, this);
        button->setObjectName(QLatin1String(name));
        connect(button, &QToolButton::clicked, m_table, run);
        head->addWidget(button);
    };
    command({}, tr("Add Allow"), tr("Ctrl+Insert"), "addAllow",
            [this] { m_table->add(DirectiveId::Allow); });
    command({}, tr("Add Disallow"), tr("Insert"), "addDisallow",
            [this] { m_table->add(DirectiveId::Disallow); });
    command(QStringLiteral("up"), tr("Move up"), tr("Alt+Up"), "ruleUp",
            [this] { m_table->moveCurrent(-1); });
    command(QStringLiteral("down"), tr("Move down"), tr("Alt+Down"), "ruleDown",
            [this] { m_table->moveCurrent(1); });
    command(QStringLiteral("remove"), tr("Remove rule"), tr("Delete"), "removeRule",
            [this] { m_table->removeCurrent(); });
    return head;
}

void GroupCard::addFold(SectionId section, const QString &title, QToolButton *button) {
    m_foldButtons.insert(section, {button, title});
}

void GroupCard::show(const GroupView *group, int count) {
    setVisible(group != nullptr); // fields of no group are in the way
    m_agents->show(group);
    m_version = group ? group->group.version : GroupVersion::Plain;
    m_trap = group && group->group.trap;
    m_managedBy.clear();
    if (group) {
        const auto blocks = managedBlocks(group->tree);
        if (const ManagedBlock *block = managedBlockAt(blocks, group->group.firstLine))
            m_managedBy = text(block->by);
    }
    if (group) {
        m_title->setText(tr("Group %1 of %2 · line %3")
                             .arg(group->index + 1)
                             .arg(count)
                             .arg(group->group.firstLine + 1));
        const bool extended = m_version == GroupVersion::Extended;
        const QString said = extended ? tr("Convert to a plain group…") : tr("Convert to 2.0…");
        m_convert->setToolTip(said);
        m_convert->setAccessibleName(said);
    } else {
        m_title->setText(tr("No group"));
    }
    renewWarning();
}

void GroupCard::renewWarning() {
    const auto say = [this](Label *label, const QString &said, Tone tone) {
        QPalette ink = palette();
        ink.setColor(QPalette::WindowText, toneColor(tone, palette()));
        label->setPalette(ink);
        label->setText(said);
        label->setVisible(!said.isEmpty());
    };
    say(m_warning,
        !m_managedBy.isEmpty()
            ? tr("%1 manages this group: your changes will be overwritten or duplicated. Change it "
                 "in the settings there, or add another group for the same agents.")
                  .arg(m_managedBy)
        : m_trap
            ? tr("There is a line that is not a rule between the User-agent lines: for standard "
                 "crawlers these agents are one group.")
            : m_agents->warning(),
        m_trap ? Tone::Error : Tone::Warning);
    // The chosen rule's problem, else the first one's.
    QString problem = m_rules.problem(m_table->currentIndex().row());
    for (int row = 0; problem.isEmpty() && row < std::min(m_rules.rowCount(), 500); ++row)
        problem = m_rules.problem(row);
    say(m_ruleProblem, problem, Tone::Error);
}

void GroupCard::markLine(int line) {
    if (const int row = m_rules.rowOfLine(line); row >= 0)
        m_table->selectionModel()->setCurrentIndex(m_rules.index(row, RulesModel::Path),
                                                   QItemSelectionModel::ClearAndSelect |
                                                       QItemSelectionModel::Rows);
    for (int i = 0; i < m_agents->rowCount(); ++i)
        if (m_agents->index(i).data(AgentsModel::LineRole).toInt() == line)
            m_chips->selectionModel()->setCurrentIndex(m_agents->index(i),
                                                       QItemSelectionModel::ClearAndSelect);
}

void GroupCard::countFolds(const QList<Field *> &fields) {
    QHash<SectionId, int> set;
    for (const Field *field : fields)
        set[field->row().section] += field->isSet() ? 1 : 0;
    for (auto it = m_foldButtons.cbegin(); it != m_foldButtons.cend(); ++it) {
        const int count = set.value(it.key());
        //: %1 a heading, %n how many of the fields below it have a value
        it->first->setText(count == 0 ? it->second
                                      : tr("%1 · %n set", nullptr, count).arg(it->second));
    }
}

void GroupCard::startNew() {
    m_addAgent->adopt(0);
    m_addAgent->setFocus();
    m_isNew = true;
}

} // namespace gatepost::ui
