// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/groupspage.h"

#include "ui/forms/comments.h"

#include "core/model/conversion.h"
#include "core/model/groupedits.h"
#include "ui/bridge/label.h"
#include "ui/bridge/look.h"
#include "ui/bridge/text.h"
#include "ui/forms/bindings.h"
#include "ui/forms/groupcard.h"
#include "ui/forms/previewdialog.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <vector>

namespace gatepost::ui {

GroupsPage::GroupsPage(SiteModel &site, Document &document, QWidget *parent)
    : FormPage(site, document, parent),
      m_groups(new GroupsModel(document, this)),
      m_filtered(new QSortFilterProxyModel(this)),
      m_rules(new RulesModel(site, document, *m_groups, this)),
      m_card(new GroupCard(site, document, *m_rules, this)) {
    m_filtered->setSourceModel(m_groups);
    m_filtered->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_filtered->setDynamicSortFilter(false);
    m_splitter = new QSplitter(Qt::Vertical, this);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(makeList());
    m_splitter->addWidget(m_card);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 3);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeBar());
    layout->addWidget(m_splitter, 1);
    makeFields();
    connect(m_card, &GroupCard::refused, this, [this](const QString &why) { say(why, true); });
    connect(m_card, &GroupCard::told, this, [this](const QString &what) { say(what, false); });
    connect(m_card, &GroupCard::duplicateRequested, this, &GroupsPage::duplicateGroup);
    connect(m_card, &GroupCard::removeRequested, this, &GroupsPage::removeGroup);
    connect(m_card, &GroupCard::convertRequested, this, &GroupsPage::convert);
    connect(m_card->table(), &RulesTable::leaveRequested, this, &GroupsPage::moveRule);
    connect(m_card, &GroupCard::rulesDone, this, [this] {
        for (Field *field : fields())
            if (field->isVisible()) {
                field->editor()->focusTarget()->setFocus();
                return;
            }
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &GroupsPage::onChosen);
    connect(m_splitter, &QSplitter::splitterMoved, this, [this] { m_dragged = true; });
    chooseGroup(m_groups->rowCount() > 0 ? 0 : -1);
}

QWidget *GroupsPage::makeList() {
    auto *left = new QWidget(this);
    auto *layout = new QVBoxLayout(left);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    m_filter = new QLineEdit(left);
    m_filter->setObjectName(QStringLiteral("groupFilter"));
    m_filter->setPlaceholderText(tr("Find an agent"));
    m_filter->setAccessibleName(tr("Find an agent's group"));
    m_filter->setClearButtonEnabled(true);
    m_list = new QListView(left);
    m_list->setObjectName(QStringLiteral("groups"));
    m_list->setModel(m_filtered);
    m_list->setItemDelegate(new GroupDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setAlternatingRowColors(true);
    m_list->setAccessibleName(tr("Groups"));
    m_list->setContextMenuPolicy(Qt::ActionsContextMenu);
    const auto command = [this](const QString &said, void (GroupsPage::*run)()) {
        auto *action = new QAction(said, m_list);
        connect(action, &QAction::triggered, this, run);
        m_list->addAction(action);
    };
    command(GroupCard::tr("Duplicate group"), &GroupsPage::duplicateGroup);
    command(GroupCard::tr("Remove group"), &GroupsPage::removeGroup);
    m_list->setDragDropMode(QAbstractItemView::DropOnly);
    m_list->setDragDropOverwriteMode(true); // onto a group, not between two
    m_groups->takesRule = [this](const QMimeData *drag, int group) {
        return group != m_rules->group() && m_rules->draggedRow(drag) >= 0;
    };
    m_groups->dropRule = [this](const QMimeData *drag, int group) {
        return m_rules->moveRuleToGroup(m_rules->draggedRow(drag), group);
    };
    auto *tools = new QHBoxLayout;
    tools->setContentsMargins(10, 6, 10, 2);
    tools->setSpacing(6);
    tools->addWidget(m_filter, 1);
    auto *add = new QPushButton(icon(QStringLiteral("add")), tr("&New group"), left);
    add->setObjectName(QStringLiteral("addGroup"));
    tools->addWidget(add);
    layout->addLayout(tools);
    layout->addWidget(m_list, 1);
    m_empty = new Label(tr("No group yet. A group says which agents its rules are for."), left);
    static_cast<Label *>(m_empty)->setWordWrap(true);
    static_cast<Label *>(m_empty)->setAlignment(Qt::AlignCenter);
    m_empty->setMinimumHeight(2 *
                              fontMetrics().lineSpacing()); // a splitter does not ask how it wraps
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    m_empty->hide();
    layout->addWidget(m_empty, 1);
    connect(add, &QPushButton::clicked, this, &GroupsPage::addGroup);
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString &typed) {
        m_filtered->setFilterFixedString(forPeople(typed)); // no expression of half characters
        if (!m_list->currentIndex().isValid() && m_filtered->rowCount() > 0)
            m_list->setCurrentIndex(m_filtered->index(0, 0));
    });
    return left;
}

/// Every directive of the table that stands in a group, beside Allow and Disallow.
void GroupsPage::makeFields() {
    QVBoxLayout *column = m_card->column();
    struct Fold {
        SectionId section;
        QString title;
    };
    std::vector<Fold> folds = {{SectionId::HoursAndPace, tr("Hours and pace")},
                               {SectionId::AgentsAndPaths, tr("Version and notes to the operator")},
                               {SectionId::PreferenceSignals, tr("Preference signals: later use")},
                               {SectionId::RarelySupported, tr("Rarely supported")}};
    std::vector<const Directive *> rows;
    for (const Directive &row : dialect(m_document.dialectId()).directives) {
        if (row.place != Place::Group || row.id == DirectiveId::Allow ||
            row.id == DirectiveId::Disallow)
            continue;
        rows.push_back(&row);
        if (!std::ranges::contains(folds, row.section, &Fold::section))
            folds.push_back({row.section, text(sectionName(row.section))});
    }
    QLayoutItem *last = column->takeAt(column->count() - 1); // the stretch stays last
    for (const Fold &fold : folds) {
        QVBoxLayout *inner = nullptr;
        for (const Directive *row : rows) {
            if (row->section != fold.section)
                continue;
            if (!inner) {
                QToolButton *button = nullptr;
                inner =
                    addFold(column, fold.title, fold.section == SectionId::HoursAndPace, &button);
                m_card->addFold(fold.section, fold.title, button);
            }
            addField(inner, *row, groupBinding(m_site, m_document, *row, [this] {
                         return m_view ? &*m_view : nullptr;
                     }));
        }
    }
    QToolButton *button = nullptr;
    QVBoxLayout *inner = addFold(column, tr("Comments"), false, &button);
    m_card->addFold(commentRow(CommentOf::Group).section, tr("Comments"), button);
    addField(inner, commentRow(CommentOf::Group),
             groupCommentBinding(m_document, [this] { return m_view ? &*m_view : nullptr; }));
    Field *ofRule =
        addField(inner, commentRow(CommentOf::Rule), lineCommentBinding(m_document, [this] {
                     const GroupRule *rule = m_rules->rule(m_card->table()->currentIndex().row());
                     return rule ? std::optional(rule->line) : std::nullopt;
                 }));
    connect(m_card->table()->selectionModel(), &QItemSelectionModel::currentRowChanged, ofRule,
            &Field::renew);
    column->addItem(last);
}

int GroupsPage::chosen() const {
    const QModelIndex index = m_filtered->mapToSource(m_list->currentIndex());
    return index.isValid() ? index.row() : -1;
}

void GroupsPage::chooseGroup(int group) {
    if (group >= 0 && group < m_groups->rowCount()) {
        QModelIndex index = m_filtered->mapFromSource(m_groups->index(group));
        if (!index.isValid()) { // filtered out
            m_filter->clear();
            index = m_filtered->mapFromSource(m_groups->index(group));
        }
        m_list->setCurrentIndex(index);
    }
    onChosen();
}

void GroupsPage::onChosen() {
    if (chosen() == m_rules->group() && m_view)
        return;
    m_card->agentAdder()->finish();
    m_card->ruleAdder()->finish();
    m_rules->setGroup(chosen());
    showChosen();
    for (Field *field : fields())
        field->renew();
    afterFields();
}

void GroupsPage::showChosen() {
    const int group = m_rules->group();
    m_view.reset();
    if (group >= 0 && group < m_groups->rowCount())
        m_view = groupView(m_groups->tree(), static_cast<std::size_t>(group));
    m_card->show(m_view ? &*m_view : nullptr, m_groups->rowCount());
}

void GroupsPage::read() {
    const int before = m_rules->group();
    // Before rows go: the list then chooses another one, and what was typed for a group that is gone would be added to it.
    if (m_revision != m_document.revision() && !m_card->isWriting()) {
        m_card->agentAdder()->forget();
        m_card->ruleAdder()->forget();
    }
    m_revision = m_document.revision();
    m_groups->renew();
    const int rows = m_groups->rowCount();
    const int group = rows == 0 ? -1 : std::clamp(before, 0, rows - 1);
    if (group != m_rules->group() || group < 0)
        m_rules->setGroup(group);
    else
        m_rules->renew();
    if (group >= 0 && chosen() != group) {
        const QModelIndex index = m_filtered->mapFromSource(m_groups->index(group));
        if (index.isValid())
            m_list->setCurrentIndex(index);
    }
    showChosen();
    m_empty->setVisible(rows == 0);
    m_list->setVisible(rows > 1);
    m_filter->setVisible(rows > 1);
    levelList();
}

void GroupsPage::levelList() {
    constexpr int kFewest = 6;
    constexpr int kMost = 12;
    QWidget *side = m_splitter->widget(0);
    const int rows = m_groups->rowCount();
    const bool above = m_splitter->orientation() == Qt::Vertical;
    const int row = rows > 0 ? m_list->sizeHintForRow(0) : 0;
    const int head = side->layout()->itemAt(0)->sizeHint().height() + side->layout()->spacing();
    const auto high = [&](int most) {
        return rows == 0   ? head + m_empty->minimumHeight() + side->layout()->spacing()
               : rows == 1 ? head
                           : head + std::min(rows, most) * row + 2;
    };
    const int least = std::min(high(kFewest), std::max(height() / 2, head));
    side->setMinimumHeight(above ? least : 0);
    side->setMaximumHeight(above && rows > 0 && rows < 3 ? high(kFewest) : QWIDGETSIZE_MAX);
    if (above && !m_dragged) {
        const int wanted = std::clamp(high(kMost), least, std::max(least, height() / 2));
        if (std::abs(m_splitter->sizes().value(0) - wanted) > 1)
            m_splitter->setSizes({wanted, std::max(1, height() - wanted)});
    }
}

void GroupsPage::afterFields() {
    m_card->countFolds(fields());
}

void GroupsPage::markLine(int line) {
    if (line < 0 || m_card->isWriting()) {
        FormPage::markLine(line);
        return;
    }
    const auto group = m_groups->groups().groupAt(static_cast<std::uint32_t>(line));
    if (group && static_cast<int>(*group) != m_rules->group())
        chooseGroup(static_cast<int>(*group));
    FormPage::markLine(line);
    if (group) {
        const QSignalBlocker quiet(&m_site.navigator()); // the caret is there already
        m_card->markLine(line);
    }
}

void GroupsPage::resizeEvent(QResizeEvent *event) {
    FormPage::resizeEvent(event);
    const Qt::Orientation wanted = width() >= 640 ? Qt::Horizontal : Qt::Vertical;
    if (m_splitter->orientation() != wanted) {
        m_splitter->setOrientation(wanted);
        m_dragged = false;
        if (wanted == Qt::Horizontal)
            m_splitter->setSizes({width() / 3, width() * 2 / 3});
    }
    levelList();
}

// ---- groups as wholes ----------------------------------------------------------------------------

void GroupsPage::addGroup() {
    const Tree before = m_document.tree();
    // Whose it will be is not known yet: when that is entered, what the agent followed is taken along (AgentsModel::takeAlong).
    const EditResult edit = gatepost::addGroup(before, {{std::string()}, {}});
    if (!apply(edit, tr("Add group")))
        return;
    m_filter->clear();
    // The one that has no agent yet.
    for (int i = 0; i < m_groups->rowCount(); ++i) {
        const auto agents =
            m_groups->groups().agentsOf(m_groups->groups().groups[static_cast<std::size_t>(i)]);
        if (agents.size() == 1 && agents.front().value.empty())
            chooseGroup(i);
    }
    m_card->startNew();
}

void GroupsPage::duplicateGroup() {
    const int group = m_rules->group();
    if (group >= 0 &&
        apply(gatepost::duplicateGroup(m_document.tree(), static_cast<std::size_t>(group)),
              tr("Duplicate group")))
        chooseGroup(group + 1);
}

void GroupsPage::removeGroup() {
    const int group = m_rules->group();
    if (group >= 0)
        apply(gatepost::removeGroup(m_document.tree(), static_cast<std::size_t>(group)),
              tr("Remove group"));
}

/// The keyboard's way to drop a rule onto another group: it goes along, so that the key can be pressed again.
void GroupsPage::moveRule(int row, int by) {
    const int target = m_rules->group() + by;
    if (!m_rules->moveRuleToGroup(row, target))
        return;
    chooseGroup(target);
    m_card->table()->select(m_rules->rowCount() - 1, false);
    m_card->table()->setFocus();
}

/// Says first what the conversion changes, then does it.
void GroupsPage::convert(bool extended) {
    const int group = m_rules->group();
    if (group < 0)
        return;
    const auto at = static_cast<std::size_t>(group);
    const auto made =
        extended ? convertToExtended(m_document.tree(), at) : convertToPlain(m_document.tree(), at);
    if (!made) {
        say(text(made.error()), true);
        return;
    }
    QStringList changes;
    for (const Message &change : made->changes)
        changes << text(change);
    const QString label =
        extended ? tr("Convert group to 2.0") : tr("Convert group to a plain one");
    if (changes.isEmpty())
        changes << tr("Nothing means anything else afterwards.");
    previewEdits(this, {{&m_document, made->edit}}, label, changes);
}

} // namespace gatepost::ui
