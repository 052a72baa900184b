// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/goals/applyrow.h"

#include "core/agents/distinctagents.h"
#include "core/agents/purpose.h"
#include "core/exact/sitechanges.h"
#include "ui/bridge/text.h"
#include "ui/bridge/words.h"
#include "ui/goals/wrappedheight.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace gatepost::ui {

ApplyRow::ApplyRow(QWidget *parent)
    : QWidget(parent),
      m_sign(new Label(this)),
      m_said(new Label(this)),
      m_more(new Label(this)),
      m_review(new QPushButton(tr("Review…"), this)),
      m_apply(new QPushButton(tr("Apply"), this)) {
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(10, 6, 10, 8);
    row->setSpacing(6);
    QFont bold = m_sign->font();
    bold.setBold(true);
    m_sign->setFont(bold);
    auto *words = new QVBoxLayout;
    words->setSpacing(1);
    auto *first = new QHBoxLayout;
    first->setSpacing(6);
    first->addWidget(m_sign);
    first->addWidget(m_said, 1);
    words->addLayout(first);
    words->addWidget(m_more);
    m_said->setObjectName(QStringLiteral("goalsSummary"));
    m_more->setObjectName(QStringLiteral("applyReach"));
    m_more->setForegroundRole(QPalette::PlaceholderText);
    for (Label *label : {m_said, m_more}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->setFocusPolicy(Qt::NoFocus); // it may be empty, and then has no name
        keepWrappedHeight(*label);
    }
    row->addLayout(words, 1);
    m_review->setObjectName(QStringLiteral("reviewGoals"));
    m_apply->setObjectName(QStringLiteral("applyGoals"));
    for (QPushButton *button : {m_review, m_apply}) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    connect(m_review, &QPushButton::clicked, this, &ApplyRow::reviewRequested);
    connect(m_apply, &QPushButton::clicked, this, &ApplyRow::applyRequested);
}

void ApplyRow::show(const GoalsSummary &summary,
                    const std::shared_ptr<const goals::Applied> &applied) {
    const auto sign = summary.pending > 0   ? GoalRow::Sign::Pending
                      : summary.isFalse > 0 ? GoalRow::Sign::False
                      : summary.open > 0    ? GoalRow::Sign::Open
                      : summary.isTrue > 0  ? GoalRow::Sign::True
                                            : GoalRow::Sign::None;
    m_sign->setText(signText(sign));
    QPalette ink = palette();
    ink.setColor(QPalette::WindowText, toneColor(toneOf(sign), palette()));
    m_sign->setPalette(ink);
    const bool hasEdits = applied && !applied->isEmpty();
    QStringList said{summaryText(summary)};
    if (hasEdits)
        said << editsText(*applied);
    else if (!applied && summary.isFalse > 0)
        said << tr("Looking for the smallest edit…");
    m_said->setText(sentencesText(said));
    // The first sentence has room beside the buttons in every size of text; the others are in Review, too.
    const QStringList more = applied ? reachSentences(*applied) : QStringList();
    m_more->setText(more.isEmpty() ? QString() : more.front());
    m_more->setToolTip(sentencesText(more));
    m_more->setVisible(!more.isEmpty());
    m_review->setEnabled(hasEdits);
    // What is not decided is not applied: nobody could say what it would come to.
    m_apply->setEnabled(hasEdits && summary.open == 0 && summary.pending == 0);
    m_apply->setToolTip(hasEdits && summary.open > 0
                            ? tr("Not while a goal is undecided. Review shows the edits.")
                            : QString());
}

QString editsText(const goals::Applied &applied) {
    if (applied.isEmpty())
        return {};
    const auto lines = static_cast<int>(applied.lines.size());
    QStringList files;
    for (const goals::AppliedFile &file : applied.files)
        files << text(rowOf(file.role).fileName);
    return applied.unreached.empty()
               ? ApplyRow::tr("%Ln line(s) in %1 make it true.", nullptr, lines)
                     .arg(listText(files))
               : ApplyRow::tr("%Ln line(s) in %1 make some of it true.", nullptr, lines)
                     .arg(listText(files));
}

QStringList reachSentences(const goals::Applied &applied) {
    QStringList said;
    if (!applied.isEmpty()) {
        AgentCount count;
        bool isUnlisted = false; // "any other agent", or what a pattern names
        for (const exact::Difference &each : applied.changes.changes)
            for (const exact::AskedAgent &agent : each.who.agents())
                if (agent.isNamed())
                    count.add(agent.identity);
                else
                    isUnlisted = true;
        const auto agents = static_cast<int>(count.size());
        if (agents > 0)
            said << (isUnlisted ? ApplyRow::tr("For %Ln agent(s) and those that no list names; "
                                               "nobody else is affected.",
                                               nullptr, agents)
                                : ApplyRow::tr("For %Ln agent(s); nobody else is affected.",
                                               nullptr, agents));
        else if (isUnlisted)
            said << ApplyRow::tr("For agents that no list names; nobody else is affected.");
    }
    for (const goals::Unreached &each : applied.unreached)
        said << ApplyRow::tr("%1 is not reached: %2.")
                    .arg(text(purposeName(each.purpose)), text(each.reason));
    return said;
}

QStringList remarksOn(const goals::Applied &applied) {
    QStringList remarks;
    for (const Message &sentence : exact::accessInWords(applied.changes))
        remarks << text(sentence);
    for (const goals::Unreached &each : applied.unreached)
        remarks << ApplyRow::tr("%1 is not reached: %2.")
                       .arg(text(purposeName(each.purpose)), text(each.reason));
    for (const Message &note : applied.notes)
        remarks << text(note);
    return remarks;
}

} // namespace gatepost::ui
