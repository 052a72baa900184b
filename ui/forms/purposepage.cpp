// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/purposepage.h"

#include "core/change/change.h"
#include "core/model/views.h"
#include "core/simulate/simulate.h"
#include "core/text/ascii.h"
#include "ui/bridge/label.h"
#include "ui/bridge/text.h"
#include "ui/bridge/words.h"
#include "ui/forms/goalrows.h"
#include "ui/forms/previewdialog.h"
#include "ui/site/statedanswers.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QScrollArea>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace gatepost::ui {

namespace {

class RoomyDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override {
        QSize size = QStyledItemDelegate::sizeHint(option, index);
        size.setHeight(std::max(size.height(), option.fontMetrics.height() + 9));
        return size;
    }
};

/// The site as it is with these edits.
Site siteWith(const SiteModel &model, const std::vector<PendingEdit> &edits) {
    Site site = draftOf(model)->site();
    for (const PendingEdit &pending : edits) {
        const FileRole role = roleOf(pending.document->dialectId());
        if (isSiteFile(rowOf(role)))
            site.put(role, pending.edit.applied(pending.document->bytes()));
    }
    return site;
}

/// The block of a category says no, or nothing where the whole file does.
bool saysNo(const Tree &robots2, Category category) {
    const PolicyCell cell = PolicyView(robots2).cell(categoryName(category), DirectiveId::Crawl);
    return equalsIgnoringCase(cell.isSet() ? cell.value : std::string_view(cell.inherited), "no");
}

QString listed(const QStringList &names) {
    constexpr qsizetype kMost = 12;
    return names.size() <= kMost ? listText(names)
                                 : listText(names.first(kMost) << QStringLiteral("…"));
}

} // namespace

PurposePage::PurposePage(SiteModel &site, Document &document, QWidget *parent)
    : FormPage(site, document, parent),
      m_model(new PurposeModel(site, document.dialectId() == DialectId::RobotsAi, this)),
      m_tree(new QTreeView(this)),
      m_both(new QCheckBox(this)),
      m_behaviour(new QCheckBox(this)),
      m_count(new Label(this)),
      m_preview(new QPushButton(tr("Review &changes…"), this)) {
    const bool goals = document.dialectId() == DialectId::Robots;
    // What is higher than its room scrolls; the buttons stay below it.
    QVBoxLayout *column = makeColumn(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->parentWidget()->setMaximumWidth(QWIDGETSIZE_MAX); // a table may be as wide as its page
    auto *head = new QVBoxLayout;
    head->setContentsMargins(10, 8, 10, 4);
    if (goals)
        addHeading(head, tr("What do you want?"),
                   tr("For the whole site, over all its files. robots.txt is written first, since "
                      "it is what crawlers read. Nothing changes before you have seen it."));
    else
        addHeading(
            head, tr("Who may crawl, by purpose"),
            document.dialectId() == DialectId::Robots2
                ? tr("Tick a purpose or an agent. A category whose agents are all ticked or all "
                     "not gets crawl: yes or no in its block.")
                : tr("Tick a purpose or single agents. Groups are made and changed so that the "
                     "site's front page is open to them or not; rules for single paths stay with "
                     "whoever keeps a group."));
    column->addLayout(head);
    if (goals) {
        m_rows = new GoalRows(*m_model, this);
        column->addWidget(m_rows);
        connect(m_rows, &GoalRows::changed, this, &PurposePage::renewButton);
        connect(m_rows, &GoalRows::exceptionsWanted, this, &PurposePage::showAgentsOf);
    }
    makeTree();
    if (goals) { // the rows say the same of each purpose: agents are for whoever wants to choose among them
        addFold(column, tr("Agents one by one"), false, &m_one)->addWidget(m_tree);
        column->addStretch(1);
    } else {
        column->addWidget(m_tree, 1);
        makeHint(head);
    }
    makeTools(static_cast<QVBoxLayout *>(layout()));
    connect(m_preview, &QPushButton::clicked, this, &PurposePage::preview);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &PurposePage::renewButton);
    site.analysis().whenUpdated(Analysis::Part::Site, this, [this] {
        if (isVisible())
            read();
    });
    renewButton();
}

void PurposePage::showAgentsOf(Purpose purpose) {
    m_one->setChecked(true);
    const QModelIndex top = m_model->index(static_cast<int>(purpose), 0);
    m_tree->expand(top);
    m_tree->scrollTo(top, QAbstractItemView::PositionAtTop);
    m_tree->setCurrentIndex(m_model->index(0, 0, top));
    m_tree->setFocus();
    if (auto *area = findChild<QScrollArea *>(QString(), Qt::FindDirectChildrenOnly))
        area->ensureWidgetVisible(m_tree);
}

void PurposePage::makeTree() {
    m_tree->setObjectName(QStringLiteral("purposes"));
    m_tree->setModel(m_model);
    m_tree->setAccessibleName(tr("Agents by purpose"));
    m_tree->setAlternatingRowColors(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->setItemDelegate(new RoomyDelegate(m_tree));
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setMinimumSectionSize(fontMetrics().averageCharWidth() * 9);
    m_tree->header()->setSectionResizeMode(PurposeModel::Agent, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(PurposeModel::Operator, QHeaderView::Interactive);
    m_tree->header()->setSectionResizeMode(PurposeModel::Verdict, QHeaderView::ResizeToContents);
    m_tree->setColumnWidth(PurposeModel::Operator, fontMetrics().averageCharWidth() * 14);
    constexpr int kRowsSeen = 8; // the page scrolls where there is no room for them
    m_tree->setMinimumHeight(kRowsSeen * (fontMetrics().height() + 9));
    for (int purpose = 0; purpose < m_model->rowCount(); ++purpose)
        m_tree->setRowHidden(purpose, {}, m_model->rowCount(m_model->index(purpose, 0)) == 0);
}

/// Without a robots.txt, what is wished here reaches few crawlers: it is offered.
void PurposePage::makeHint(QVBoxLayout *head) {
    m_hint = new QWidget(this);
    auto *column = new QVBoxLayout(m_hint);
    column->setContentsMargins(0, 0, 0, 4);
    addRemark(column, tr("This site has no robots.txt, and most crawlers read no other file."));
    auto *add = new QPushButton(tr("Add robots.txt"), m_hint);
    add->setObjectName(QStringLiteral("addRobots"));
    column->addWidget(add, 0, Qt::AlignLeading);
    head->addWidget(m_hint);
    connect(add, &QPushButton::clicked, this,
            [this] { m_site.files().setCurrent(m_site.files().newFile(Role::Robots)); });
    connect(&m_site.files(), &OpenFiles::filesChanged, this,
            [this] { m_hint->setVisible(!m_site.files().document(Role::Robots)); });
    m_hint->setVisible(!m_site.files().document(Role::Robots));
}

void PurposePage::makeTools(QVBoxLayout *layout) {
    auto *tools = new QHBoxLayout;
    tools->setContentsMargins(10, 6, 10, 8);
    tools->setSpacing(6);
    m_both->setText(tr("Also as crawl in robots&2.txt"));
    m_both->setObjectName(QStringLiteral("purposeBoth"));
    m_both->setVisible(m_document.dialectId() == DialectId::Robots);
    auto *ticks = new QVBoxLayout;
    ticks->setContentsMargins(10, 4, 10, 0);
    layout->addLayout(ticks);
    ticks->addWidget(m_both);
    m_behaviour->setText(tr("By documented behaviour"));
    m_behaviour->setToolTip(
        tr("Agents are listed under the purpose their operator states; those with several, under "
           "the strictest. Others stay under the purpose of their category."));
    m_behaviour->setObjectName(QStringLiteral("purposeBehaviour"));
    ticks->addWidget(m_behaviour);
    connect(m_behaviour, &QCheckBox::toggled, this, [this](bool on) {
        m_model->setByBehaviour(on);
        for (int purpose = 0; purpose < m_model->rowCount(); ++purpose)
            m_tree->setRowHidden(purpose, {}, m_model->rowCount(m_model->index(purpose, 0)) == 0);
        read();
        renewButton();
    });
    tools->addWidget(m_count);
    tools->addStretch(1);
    auto *reset = new QPushButton(tr("&Reset"), this);
    connect(reset, &QPushButton::clicked, this, [this] {
        if (m_rows)
            m_rows->reset();
        m_model->reset();
        read();
        renewButton();
    });
    tools->addWidget(reset);
    m_preview->setObjectName(QStringLiteral("previewPurposes"));
    tools->addWidget(m_preview);
    layout->addLayout(tools);
}

void PurposePage::read() {
    const bool has = m_site.files().document(Role::Robots2) != nullptr;
    m_both->setEnabled(has);
    m_model->renew();
    if (m_rows)
        m_rows->renew(has);
}

void PurposePage::renewButton() {
    auto count = m_document.dialectId() == DialectId::Robots2 ? m_model->categoryWishes().size()
                                                              : m_model->wishes().size();
    if (m_rows) // asking counts as one, whatever the number of agents
        count += static_cast<std::size_t>(m_rows->pathGoals().size() + m_rows->askGoals().size());
    m_preview->setEnabled(count > 0);
    m_count->setText(count > 0 ? tr("%n to change", "agents or categories", static_cast<int>(count))
                               : QString());
}

EditResult PurposePage::edit() const {
    if (m_document.dialectId() == DialectId::Robots2)
        return applyCategoryWishes(m_document.tree(), m_model->categoryWishes());
    EditResult made = applyWishes(m_document.tree(), m_model->wishes());
    if (!made || !m_rows)
        return made;
    Tree tree = Tree::parse(made->applied(m_document.bytes()), m_document.dialectId());
    for (const GoalRows::PathGoal &goal : m_rows->pathGoals()) {
        std::vector<std::string> paths;
        for (const QString &path : goal.paths)
            paths.push_back(path.toStdString());
        Site site = draftOf(m_site)->site();
        site.file(FileRole::Robots) = tree;
        const EditResult kept = keepOutOfPaths(CompiledSite(std::move(site)), FileRole::Robots,
                                               m_model->agentsOf(goal.purpose), paths);
        if (!kept)
            return kept;
        tree = Tree::parse(kept->applied(tree.text()), tree.dialectId());
    }
    return TextEdit::between(m_document.bytes(), tree.text());
}

/// robots2.txt: what it would deny though it is to be let in, what is to be asked, and with the tick what is kept out too.
EditResult PurposePage::editOfRobots2(const Tree &tree) const {
    std::vector<CategoryWish> wishes;
    const QList<Purpose> asked = m_rows->askGoals();
    for (const Purpose purpose : asked)
        for (const Category category : categoriesFor(purpose))
            wishes.push_back({category, true, true});
    for (const CategoryWish &wish : m_model->categoryWishes())
        if (!asked.contains(purposeOf(wish.category)) &&
            (m_both->isChecked() || (wish.allow && saysNo(tree, wish.category))))
            wishes.push_back(wish);
    return applyCategoryWishes(tree, wishes);
}

std::expected<std::vector<PendingEdit>, Message> PurposePage::edits() const {
    EditResult made = edit();
    if (!made)
        return std::unexpected(made.error());
    std::vector<PendingEdit> edits{{&m_document, std::move(*made)}};
    if (!m_rows)
        return edits;
    if (Document *robotsAi = m_site.files().document(Role::RobotsAi)) {
        std::vector<AgentWish> in = m_model->wishes();
        std::erase_if(in, [](const AgentWish &wish) { return !wish.allow; });
        EditResult opened = applyWishes(robotsAi->tree(), in);
        if (!opened)
            return std::unexpected(opened.error());
        if (!opened->empty())
            edits.push_back({robotsAi, std::move(*opened)});
    }
    if (Document *robots2 = m_site.files().document(Role::Robots2)) {
        EditResult blocks = editOfRobots2(robots2->tree());
        if (!blocks)
            return std::unexpected(blocks.error());
        if (!blocks->empty())
            edits.push_back({robots2, std::move(*blocks)});
    }
    return edits;
}

/// Who may come and who may not then, and for every agent that is not brought where it was wanted a sentence why.
QStringList PurposePage::remarksOn(const std::vector<PendingEdit> &edits) const {
    const CompiledSite after(siteWith(m_site, edits));
    const auto ask = [&](const Identity &who, std::string url) {
        return after.simulate({.agent = who, .url = std::move(url), .at = m_site.analysis().now()});
    };
    const auto isOpen = [](const Verdict &verdict) {
        return verdict.fetch.decision != Decision::Deny;
    };
    QStringList in;
    QStringList out;
    QStringList missed;
    const auto miss = [&](std::string_view token, const Verdict &verdict) {
        missed << tr("%1: %2").arg(text(token), text(sentence(after, verdict)));
    };
    for (const AgentWish &wish : m_model->wishes()) {
        const auto who = identify(wish.token, {}, m_site.analysis().registry());
        if (!who)
            continue;
        if (const Verdict verdict = ask(*who, "/"); isOpen(verdict) != wish.allow)
            miss(wish.token, verdict);
        else
            (wish.allow ? in : out) << text(wish.token);
    }
    // A block is about a category: it may let in or keep out more than what was ticked.
    QStringList also;
    for (const AgentWish &other : m_model->others())
        if (const auto who = identify(other.token, {}, m_site.analysis().registry());
            who && isOpen(ask(*who, "/")) != other.allow)
            also << text(other.token);
    const QList<GoalRows::PathGoal> pathGoals =
        m_rows ? m_rows->pathGoals() : QList<GoalRows::PathGoal>();
    for (const GoalRows::PathGoal &goal : pathGoals)
        for (const Identity &who : m_model->agentsOf(goal.purpose))
            for (const QString &path : goal.paths)
                if (const Verdict verdict = ask(who, path.toStdString()); isOpen(verdict)) {
                    miss(who.token, verdict);
                    break;
                }
    QStringList remarks;
    if (!in.isEmpty())
        remarks << tr("%n agent(s) may come then: %1", nullptr, static_cast<int>(in.size()))
                       .arg(listed(in));
    if (!out.isEmpty())
        remarks << tr("%n agent(s) are kept out then: %1", nullptr, static_cast<int>(out.size()))
                       .arg(listed(out));
    if (!also.isEmpty())
        remarks << tr("It changes for %n more agent(s), which share a block or a group: %1",
                      nullptr, static_cast<int>(also.size()))
                       .arg(listed(also));
    if (!missed.isEmpty())
        remarks << tr("For %n agent(s) another line decides: %1", nullptr,
                      static_cast<int>(missed.size()))
                       .arg(factsText(missed.mid(0, 3)));
    for (const PendingEdit &each : edits)
        if (!each.edit.empty())
            for (const ManagedBlock &block : managedBlocks(each.document->tree()))
                remarks << text(change::outsideManaged(block));
    for (const GoalRows::PathGoal &goal : pathGoals)
        remarks << tr("%1: then kept out of %2")
                       .arg(text(purposeName(goal.purpose)), listText(goal.paths));
    return remarks;
}

void PurposePage::preview() {
    const auto made = edits();
    if (!made) {
        say(text(made.error()), true);
        return;
    }
    QDialog *dialog =
        previewEdits(this, *made, tr("Let in and keep out by purpose"), remarksOn(*made));
    connect(dialog, &QDialog::accepted, this, [this] {
        if (m_rows) // what was wanted is so
            m_rows->reset();
        read();
        renewButton();
    });
}

} // namespace gatepost::ui
