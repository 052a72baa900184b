// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/purposepage.h"

#include "core/simulate/simulate.h"
#include "ui/bridge/label.h"
#include "ui/bridge/text.h"
#include "ui/bridge/words.h"
#include "ui/forms/previewdialog.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QStyledItemDelegate>
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

} // namespace

PurposePage::PurposePage(SiteModel &site, Document &document, QWidget *parent)
    : FormPage(site, document, parent),
      m_model(new PurposeModel(site, document.dialectId() == DialectId::RobotsAi, this)),
      m_tree(new QTreeView(this)),
      m_both(new QCheckBox(this)),
      m_behaviour(new QCheckBox(this)),
      m_count(new Label(this)),
      m_preview(new QPushButton(tr("Show the &change…"), this)) {
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeBar());
    auto *head = new QVBoxLayout;
    head->setContentsMargins(10, 8, 10, 4);
    addHeading(
        head, tr("Who may crawl, by purpose"),
        document.dialectId() == DialectId::Robots2
            ? tr("Tick a purpose or an agent. A category whose agents are all ticked or all not "
                 "gets crawl: yes or no in its block.")
            : tr("Tick a purpose or single agents. Groups are made and changed so that the "
                 "site's front page is open to them or not; rules for single paths stay with "
                 "whoever keeps a group."));
    layout->addLayout(head);
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
    m_tree->setMinimumHeight(
        48); // the words above give way last, also where letters are twice as large
    layout->addWidget(m_tree, 1);
    auto *tools = new QHBoxLayout;
    tools->setContentsMargins(10, 6, 10, 8);
    tools->setSpacing(6);
    m_both->setText(tr("Also as crawl in robots&2.txt"));
    m_both->setObjectName(QStringLiteral("purposeBoth"));
    m_both->setVisible(document.dialectId() == DialectId::Robots);
    layout->addWidget(m_both);
    m_both->setContentsMargins(10, 0, 0, 0);
    m_behaviour->setText(tr("By documented behaviour"));
    m_behaviour->setToolTip(
        tr("Below what their operators say they do with what they fetch; an agent with several "
           "purposes is below the strictest. Others stay below the purpose of their category."));
    m_behaviour->setObjectName(QStringLiteral("purposeBehaviour"));
    m_behaviour->setContentsMargins(10, 0, 0, 0);
    layout->addWidget(m_behaviour);
    connect(m_behaviour, &QCheckBox::toggled, this, [this](bool on) {
        m_model->setByBehaviour(on);
        renewButton();
    });
    tools->addWidget(m_count);
    tools->addStretch(1);
    auto *reset = new QPushButton(tr("&Reset"), this);
    connect(reset, &QPushButton::clicked, m_model, &PurposeModel::reset);
    tools->addWidget(reset);
    m_preview->setObjectName(QStringLiteral("previewPurposes"));
    tools->addWidget(m_preview);
    layout->addLayout(tools);
    connect(m_preview, &QPushButton::clicked, this, &PurposePage::preview);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &PurposePage::renewButton);
    connect(&site, &SiteModel::siteChanged, this, [this] {
        if (isVisible())
            read();
    });
    renewButton();
}

void PurposePage::read() {
    m_both->setEnabled(m_site.document(Role::Robots2) != nullptr);
    m_model->renew();
}

void PurposePage::renewButton() {
    const auto count = m_document.dialectId() == DialectId::Robots2
                           ? m_model->categoryWishes().size()
                           : m_model->wishes().size();
    m_preview->setEnabled(count > 0);
    m_count->setText(count > 0 ? tr("%n to change", "agents or categories", static_cast<int>(count))
                               : QString());
}

EditResult PurposePage::edit() const {
    return m_document.dialectId() == DialectId::Robots2
               ? applyCategoryWishes(m_document.tree(), m_model->categoryWishes())
               : applyWishes(m_document.tree(), m_model->wishes());
}

/// The edits, and for every agent that they do not bring where it was wanted a sentence why.
void PurposePage::preview() {
    const EditResult made = edit();
    if (!made) {
        say(text(made.error()), true);
        return;
    }
    std::vector<PendingEdit> edits{{&m_document, *made}};
    Document *robots2 = m_site.document(Role::Robots2);
    if (m_both->isVisible() && m_both->isChecked() && robots2) {
        const EditResult blocks = applyCategoryWishes(robots2->tree(), m_model->categoryWishes());
        if (blocks)
            edits.push_back({robots2, *blocks});
    }
    Site site = m_site.compiled().site();
    for (const PendingEdit &pending : edits) {
        Tree tree = Tree::parse(pending.edit.applied(pending.document->bytes()),
                                pending.document->dialectId());
        switch (pending.document->dialectId()) {
        case DialectId::Robots: site.robots = std::move(tree); break;
        case DialectId::RobotsAi: site.robotsAi = std::move(tree); break;
        case DialectId::Robots2: site.robots2 = std::move(tree); break;
        case DialectId::AgentPolicy: break;
        }
    }
    const CompiledSite after(std::move(site));
    QStringList in;
    QStringList out;
    QStringList missed;
    for (const AgentWish &wish : m_model->wishes()) {
        const auto who = identify(wish.token);
        if (!who)
            continue;
        const Verdict verdict = after.simulate({.agent = *who, .url = "/", .at = m_site.now()});
        const bool open = verdict.fetch.decision != Decision::Deny;
        if (open != wish.allow)
            missed << tr("%1: %2").arg(text(wish.token), text(sentence(after, verdict)));
        else
            (wish.allow ? in : out) << text(wish.token);
    }
    // A block is about a category: it may let in or keep out more than what was ticked.
    QStringList also;
    for (const AgentWish &other : m_model->others())
        if (const auto who = identify(other.token)) {
            const Verdict verdict = after.simulate({.agent = *who, .url = "/", .at = m_site.now()});
            if ((verdict.fetch.decision != Decision::Deny) != other.allow)
                also << text(other.token);
        }
    QStringList remarks;
    const auto list = [](const QStringList &names) {
        return names.size() <= 12 ? listText(names)
                                  : listText(names.first(12) << QStringLiteral("…"));
    };
    if (!in.isEmpty())
        remarks << tr("%n agent(s) may come then: %1", nullptr, static_cast<int>(in.size()))
                       .arg(list(in));
    if (!out.isEmpty())
        remarks << tr("%n agent(s) are kept out then: %1", nullptr, static_cast<int>(out.size()))
                       .arg(list(out));
    if (!also.isEmpty())
        remarks << tr("It changes for %n more agent(s), which share a block or a group: %1",
                      nullptr, static_cast<int>(also.size()))
                       .arg(list(also));
    if (!missed.isEmpty())
        remarks << tr("For %n agent(s) another line decides: %1", nullptr,
                      static_cast<int>(missed.size()))
                       .arg(factsText(missed.mid(0, 3)));
    previewEdits(this, edits, tr("Let in and keep out by purpose"), remarks);
}

} // namespace gatepost::ui
