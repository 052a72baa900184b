// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/simulator/answerpanel.h"

#include "core/simulate/reason.h"
#include "ui/bridge/look.h"
#include "ui/bridge/text.h"
#include "ui/bridge/unturned.h"
#include "ui/bridge/valuestyle.h"
#include "ui/bridge/words.h"
#include "ui/simulator/answerrow.h"
#include "ui/simulator/readingspanel.h"
#include "ui/simulator/viewparts.h"
#include "ui/simulator/zone.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace gatepost::ui {

namespace {

constexpr int kMostAnswerRows = 300; // at first; a file of 20,000 rules has as many reasons
constexpr int kFewLost = 3;          // so many rules that lost are shown without being asked for

Label *heading(const QString &said, double scale, QWidget *parent) {
    auto *label = new Label(said, parent);
    QFont bold = label->font();
    bold.setBold(true);
    bold.setPointSizeF(bold.pointSizeF() * scale);
    label->setFont(bold);
    label->setWordWrap(true);
    return label;
}

Label *remark(QWidget *parent) {
    auto *label = new Label(parent);
    label->setWordWrap(true);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

void colour(Label *label, Tone tone) {
    QPalette ink = label->palette();
    const QPalette system = QGuiApplication::palette();
    const QColor wanted =
        tone == Tone::Unstated ? system.color(QPalette::WindowText) : toneColor(tone, system);
    if (ink.color(QPalette::WindowText) == wanted)
        return;
    ink.setColor(QPalette::WindowText, wanted);
    label->setPalette(ink);
}

/// The column scrolls downwards alone: everything in it wraps or ends in …
class AnswerColumn : public QScrollArea {
public:
    AnswerColumn(QWidget *content, QWidget *parent) : QScrollArea(parent) {
        setObjectName(QStringLiteral("readingColumn"));
        setWidget(content);
        setWidgetResizable(true);
        setFrameShape(QFrame::NoFrame);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setFocusPolicy(Qt::NoFocus);
        // By keys too where there is something to scroll.
        connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, [this](int, int most) {
            setFocusPolicy(most > 0 ? Qt::StrongFocus : Qt::NoFocus);
        });
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, 60}; }
};

} // namespace

AnswerPanel::AnswerPanel(SiteModel &site, QWidget *parent)
    : QWidget(parent),
      m_site(site),
      m_scroll(nullptr),
      m_verdict(heading(QString(), 1.3, this)),
      m_who(remark(this)),
      m_why(new AnswerRows(1, this)),
      m_known(new Label(this)),
      m_facts(new Label(this)),
      m_usesTitle(heading(tr("What may be done with it"), 1.0, this)),
      m_uses(new AnswerRows(2, this)),
      m_unstated(remark(this)) {
    setObjectName(QStringLiteral("answerPanel"));
    m_why->setObjectName(QStringLiteral("why"));
    m_uses->setObjectName(QStringLiteral("uses"));
    m_unstated->setObjectName(QStringLiteral("unstated"));
    m_known->setWordWrap(true);
    m_facts->setWordWrap(true);
    auto *content = new QWidget(this);
    auto *column = new QVBoxLayout(content);
    makeColumn(column);
    m_scroll = new AnswerColumn(content, this);
    m_scroll->setAccessibleName(ReadingsModel::tr("Answer"));

    auto *copyText = makeToolButton(QStringLiteral("copy"), tr("Copy"),
                                    tr("Copy the answer with its reasons as text"), this);
    auto *copyJson = makeToolButton(QStringLiteral("copy"), tr("JSON"),
                                    tr("Copy the answer as the command line's JSON"), this);
    connect(copyText, &QToolButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(asText()); });
    connect(copyJson, &QToolButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(asJson()); });
    auto *copies = makeToolRow();
    copies->setContentsMargins(4, 2, 4, 2);
    copies->addStretch(1);
    copies->addWidget(copyText);
    copies->addWidget(copyJson);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_scroll, 1);
    layout->addLayout(copies);
    site.analysis().whenUpdated(Analysis::Part::Verdict, this, &AnswerPanel::showVerdict);
    connect(&DisplayZone::instance(), &DisplayZone::changed, this, &AnswerPanel::showVerdict);
    showVerdict();
}

void AnswerPanel::makeColumn(QVBoxLayout *column) {
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(2);
    column->addWidget(m_verdict);
    column->addWidget(m_who);
    column->addSpacing(6);
    column->addWidget(m_why);
    column->addWidget(m_known);
    m_lost = makeFold(column, Outcome::Lost);
    column->addWidget(m_facts);
    column->addSpacing(10);
    column->addWidget(m_usesTitle);
    column->addWidget(m_uses);
    column->addWidget(m_unstated);
    column->addSpacing(6);
    m_unread = makeFold(column, Outcome::NotRead);
    column->addStretch(1);
    connect(m_why, &AnswerRows::chosen, this, &AnswerPanel::goToTrace);
    connect(m_uses, &AnswerRows::chosen, this, [this](int index) {
        const auto &verdict = m_site.analysis().verdict();
        const auto at = static_cast<std::size_t>(index);
        if (verdict && at < verdict->use.size() && verdict->use[at].line)
            m_site.navigator().goTo(*verdict->use[at].line, false);
    });
    for (Fold *fold : {&m_lost, &m_unread}) {
        connect(fold->rows, &AnswerRows::chosen, this, &AnswerPanel::goToTrace);
        connect(fold->button, &QToolButton::clicked, this, [this, fold] {
            fold->open = !fold->shown;
            showVerdict();
        });
    }
}

AnswerPanel::Fold AnswerPanel::makeFold(QVBoxLayout *column, Outcome outcome) {
    Fold fold;
    fold.outcome = outcome;
    fold.button = new QToolButton(this);
    fold.button->setObjectName(outcome == Outcome::Lost ? QStringLiteral("lost")
                                                        : QStringLiteral("unread"));
    fold.button->setAutoRaise(true);
    fold.button->setFocusPolicy(Qt::StrongFocus);
    fold.button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    fold.rows = new AnswerRows(1, this);
    fold.rows->setObjectName(fold.button->objectName() + QStringLiteral("Rows"));
    column->addWidget(fold.button, 0, Qt::AlignLeft);
    column->addWidget(fold.rows);
    return fold;
}

void AnswerPanel::goToTrace(int index) {
    const auto &verdict = m_site.analysis().verdict();
    const auto at = static_cast<std::size_t>(index);
    if (verdict && at < verdict->trace.size() && verdict->trace[at].line)
        m_site.navigator().goTo(*verdict->trace[at].line, false);
}

void AnswerPanel::changeEvent(QEvent *event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_scroll) {
        m_factsShown = {};
        showVerdict();
    }
}

void AnswerPanel::say(Label *label, const QString &words) {
    if (label->text() != words)
        label->setText(words);
    if (label->isHidden() != words.isEmpty())
        label->setVisible(!words.isEmpty());
}

void AnswerPanel::showVerdict() {
    const auto &verdict = m_site.analysis().verdict();
    if (!verdict) {
        say(m_verdict, m_site.analysis().agentError());
        colour(m_verdict, Tone::Unstated);
        for (Label *label : {m_who, m_known, m_unstated, m_facts})
            say(label, {});
        m_factsShown = {};
        m_usesTitle->hide();
        for (AnswerRows *rows : {m_why, m_lost.rows, m_unread.rows, m_uses})
            rows->setLines({});
        m_lost.button->hide();
        m_unread.button->hide();
        return;
    }
    showHead(*verdict);
    showWhy(*verdict);
    const auto count = [&](Outcome outcome) {
        return static_cast<int>(std::ranges::count(verdict->trace, outcome, &TraceEntry::outcome));
    };
    m_lost.count = count(Outcome::Lost);
    // A group that is not used is no rule that lost.
    const CompiledSite &site = m_site.analysis().compiled();
    const auto groups =
        static_cast<int>(std::ranges::count_if(verdict->trace, [&](const TraceEntry &entry) {
            const Tree *tree = entry.line ? site.tree(entry.line->file) : nullptr;
            return entry.outcome == Outcome::Lost && tree &&
                   tree->lines()[entry.line->line.index()].is(DirectiveId::UserAgent);
        }));
    QStringList lost;
    if (groups < m_lost.count)
        lost << tr("%n rule(s) lost", nullptr, m_lost.count - groups);
    if (groups > 0)
        lost << tr("%n group(s) not used", nullptr, groups);
    m_unread.count = count(Outcome::NotRead);
    showFold(m_lost, *verdict, factsText(lost), m_lost.count <= kFewLost);
    showFold(m_unread, *verdict, tr("%n line(s) not considered", nullptr, m_unread.count), false);
    showFacts(*verdict);
    showUses(*verdict);
}

void AnswerPanel::showHead(const Verdict &verdict) {
    const Tone tone = toneOf(verdict.fetch.decision);
    say(m_verdict,
        QStringLiteral("%1 %2").arg(toneSymbol(tone), decisionText(verdict.fetch.decision)));
    colour(m_verdict, tone);
    const Identity &agent = verdict.agent;
    QStringList who{text(agent.token)};
    if (agent.known)
        who << text(agent.known->operatorName);
    else
        who << tr("not in the list of crawlers");
    if (agent.category)
        who << categoryText(*agent.category);
    who.removeAll(QString());
    say(m_who, atLayoutSide(factsText(who)));
    QString known;
    if (verdict.differsFromKnown()) {
        const FetchVerdict &does = verdict.known->fetch;
        known = tr("As documented: %1 %2 · %3", "%1 ✕, %2 No, %3 the reason")
                    .arg(toneSymbol(toneOf(does.decision)), decisionText(does.decision),
                         text(reason(m_site.analysis().compiled(), does)));
    }
    say(m_known, known);
    colour(m_known, Tone::Warning);
}

AnswerLine AnswerPanel::lineOf(const TraceEntry &entry, const Verdict &verdict) const {
    const CompiledSite &site = m_site.analysis().compiled();
    AnswerLine line;
    QStringList remarks;
    if (entry.line) {
        line.words = unturned(forPeople(fromBytes(site.text(*entry.line))));
        line.code = true;
        line.index = static_cast<int>(&entry - verdict.trace.data());
        remarks << placeText(site, *entry.line);
        if (!entry.why.empty())
            remarks << text(entry.why);
    } else {
        line.words = text(entry.why);
        if (entry.file)
            remarks << text(site.fileName(*entry.file));
    }
    line.remark = factsText(remarks);
    line.tip = line.words;
    line.dim = entry.outcome == Outcome::Lost || entry.outcome == Outcome::NotRead;
    if (entry.outcome == Outcome::Decided) {
        line.tone = toneOf(verdict.fetch.decision);
        line.sign = toneSymbol(line.tone);
        line.strong = true;
    }
    return line;
}

void AnswerPanel::showWhy(const Verdict &verdict) {
    QList<AnswerLine> lines;
    bool decided = false;
    for (const TraceEntry &entry : verdict.trace) {
        if (entry.outcome != Outcome::Decided)
            continue;
        lines << lineOf(entry, verdict);
        decided = true;
    }
    if (!decided) {
        AnswerLine none;
        none.tone = toneOf(verdict.fetch.decision);
        none.sign = toneSymbol(none.tone);
        none.words = text(reason(m_site.analysis().compiled(), verdict.fetch));
        none.tip = none.words;
        none.strong = true;
        lines << none;
    }
    for (const TraceEntry &entry : verdict.trace)
        if (entry.outcome == Outcome::Applies && entry.line && lines.size() < kMostAnswerRows)
            lines << lineOf(entry, verdict);
    m_why->setLines(lines);
}

void AnswerPanel::showFold(Fold &fold, const Verdict &verdict, const QString &title,
                           bool usuallyOpen) {
    const bool open = fold.open.value_or(usuallyOpen);
    if (fold.button->text() != title)
        fold.button->setText(title);
    fold.shown = open;
    fold.button->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    fold.button->setVisible(fold.count > 0);
    QList<AnswerLine> lines;
    if (open && fold.count > 0) {
        for (const TraceEntry &entry : verdict.trace) {
            if (entry.outcome != fold.outcome)
                continue;
            if (lines.size() == kMostAnswerRows)
                break;
            lines << lineOf(entry, verdict);
        }
        if (const auto more = fold.count - static_cast<int>(lines.size()); more > 0) {
            AnswerLine rest;
            rest.words = tr("%n more", nullptr, more);
            rest.dim = true;
            lines << rest;
        }
    }
    fold.rows->setLines(lines);
}

} // namespace gatepost::ui
