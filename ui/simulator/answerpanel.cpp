// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/simulator/answerpanel.h"
#include "ui/bridge/label.h"
#include "ui/bridge/valuestyle.h"

#include "core/simulate/obligations.h"
#include "core/simulate/reason.h"
#include "ui/bridge/look.h"
#include "ui/bridge/rows.h"
#include "ui/bridge/text.h"
#include "ui/bridge/words.h"
#include "ui/simulator/readingspanel.h"
#include "ui/simulator/viewparts.h"
#include "ui/simulator/zone.h"
#include "ui/site/useragents.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QResizeEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace gatepost::ui {

namespace {

constexpr int kMostReasons = 300; // rows made at once; a file of 20,000 rules has as many reasons
constexpr int kIndexRole =
    Qt::UserRole + 1; // into the verdict's use table or trace; absent = no line

QTreeWidget *makeTree(const QString &name, const QStringList &headers, QWidget *parent) {
    auto *tree = new QTreeWidget(parent);
    tree->setAccessibleName(name);
    tree->setHeaderLabels(headers);
    tree->setRootIsDecorated(false);
    tree->setUniformRowHeights(true);
    tree->setFrameShape(QFrame::NoFrame);
    tree->setAllColumnsShowFocus(true);
    tree->setAlternatingRowColors(true);
    return tree;
}

/// Beside what it says: "May | quote fewer than 50 words".
QString dutyLabel(Duty duty) {
    switch (duty) {
    case Duty::May: return AnswerPanel::tr("✓ May");
    case Duty::Must: return AnswerPanel::tr("● Must");
    case Duty::MustAsk: return AnswerPanel::tr("? Must ask to");
    case Duty::MustNot: return AnswerPanel::tr("✕ Must not");
    case Duty::Please: return AnswerPanel::tr("Is asked to");
    }
    return {};
}

/// As high as its label where there is room; scrolls where there is not, by keys too.
class FactsArea : public QScrollArea {
public:
    FactsArea(Label *label, QWidget *parent) : QScrollArea(parent) {
        setWidget(label);
        setWidgetResizable(true);
        setFrameShape(QFrame::NoFrame);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        viewport()->setAutoFillBackground(false);
        label->setAutoFillBackground(false);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
        connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, [this](int, int most) {
            setFocusPolicy(most > 0 ? Qt::StrongFocus : Qt::NoFocus);
        });
        setFocusPolicy(Qt::NoFocus);
    }
    [[nodiscard]] QSize sizeHint() const override {
        return {widget()->sizeHint().width(), widget()->heightForWidth(viewport()->width())};
    }
    [[nodiscard]] QSize minimumSizeHint() const override {
        return {60, std::min(sizeHint().height(), fontMetrics().lineSpacing() * 5)};
    }

protected:
    bool event(QEvent *event) override {
        const bool done = QScrollArea::event(event);
        if (event->type() == QEvent::LayoutRequest) // the label has another text
            updateGeometry();
        return done;
    }
    void resizeEvent(QResizeEvent *event) override {
        QScrollArea::resizeEvent(event);
        if (event->size().width() != event->oldSize().width())
            updateGeometry();
    }
};

/// Grows by all that a row shows of a line.
void addLine(std::string &key, const CompiledSite &site, const std::optional<LineRef> &line) {
    if (line) {
        key += std::to_string(line->file.index) + ':' + std::to_string(line->line.value) + ' ';
        key += site.text(*line);
    }
    key += '\n';
}

} // namespace

AnswerPanel::AnswerPanel(SiteModel &site, QWidget *parent)
    : QWidget(parent),
      m_site(site),
      m_facts(new Label(this)),
      m_use(makeTree(tr("Uses"), {tr("Use"), tr("Stated"), tr("Effective"), tr("Because")}, this)),
      m_reasons(makeTree(tr("Reasons"), {tr("Reason"), tr("Line")}, this)) {
    setObjectName(QStringLiteral("answerPanel"));
    m_use->setObjectName(QStringLiteral("useTable"));
    m_reasons->setObjectName(QStringLiteral("reasons"));
    m_facts->setWordWrap(true);
    m_facts->setMargin(8);
    m_facts->setAlignment(Qt::AlignTop);

    m_reasons->setRootIsDecorated(true);
    m_reasons->setIndentation(14);
    for (QTreeWidget *tree : {m_use, m_reasons}) {
        tree->setItemDelegate(new RowDelegate(tree));
        tree->header()->setStretchLastSection(true);
        tree->header()->setMinimumSectionSize(
            tree->header()->sectionSizeHint(tree->header()->count() - 1));
    }
    auto *splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(m_use);
    splitter->addWidget(m_reasons);
    splitter->setChildrenCollapsible(false);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
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
    auto *facts = new FactsArea(m_facts, this);
    facts->setAccessibleName(ReadingsModel::tr("Answer"));
    layout->addWidget(facts);
    layout->addWidget(splitter, 1);
    layout->addLayout(copies);

    for (QTreeWidget *tree : {m_use, m_reasons}) {
        const auto go = [this](const QTreeWidgetItem *item) {
            if (const auto line = lineOf(item))
                m_site.goTo(*line, false);
        };
        connect(tree, &QTreeWidget::itemClicked, this, go);
        connect(tree, &QTreeWidget::itemActivated, this, go);
    }
    connect(m_reasons, &QTreeWidget::itemExpanded, this, [this](const QTreeWidgetItem *item) {
        if (item == m_unread) {
            m_unreadOpen = true;
            fillUnread();
        }
    });
    connect(m_reasons, &QTreeWidget::itemCollapsed, this, [this](const QTreeWidgetItem *item) {
        if (item == m_unread)
            m_unreadOpen = false;
    });
    connect(&site, &SiteModel::verdictChanged, this, &AnswerPanel::showVerdict);
    connect(&DisplayZone::instance(), &DisplayZone::changed, this, &AnswerPanel::showVerdict);
    showVerdict();
}

void AnswerPanel::changeEvent(QEvent *event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_reasons) {
        forgetShown();
        showVerdict();
    }
}

void AnswerPanel::forgetShown() {
    m_factsShown = {};
    m_useShown.clear();
    m_reasonsShown.clear();
}

void AnswerPanel::showVerdict() {
    const auto &verdict = m_site.verdict();
    if (!verdict) {
        m_facts->setText(m_site.agentError());
        m_use->clear();
        m_unread = nullptr;
        m_reasons->clear();
        forgetShown();
        return;
    }
    showFacts(*verdict);
    showUse(*verdict);
    showReasons(*verdict);
}

void AnswerPanel::showFacts(const Verdict &verdict) {
    Rich rows;
    const auto row = [&](const QString &name, const QString &value, Tone tone = Tone::Unstated) {
        const QString color = tone == Tone::Unstated
                                  ? palette().color(QPalette::Text).name()
                                  : toneColor(tone, QGuiApplication::palette()).name();
        rows += Rich::ours(QStringLiteral("<tr><td style='padding-right:12px'>%1</td>"
                                          "<td style='color:%2'>%3</td></tr>"))
                    .arg(name, color, atLayoutSide(value));
    };
    const CompiledSite &site = m_site.compiled();
    const auto where = [&](const LineRef &line) { return placeText(site, line); };
    const Identity &agent = verdict.agent;
    QStringList who;
    if (agent.known)
        who << text(agent.known->operatorName);
    if (agent.category)
        who << categoryText(*agent.category);
    row(tr("Agent"), who.isEmpty()
                         ? tr("%1, not in the registry").arg(text(agent.token))
                         : QStringLiteral("%1 (%2)").arg(text(agent.token), listText(who)));
    const Tone tone = toneOf(verdict.fetch.decision);
    QString fetch =
        QStringLiteral("%1 %2").arg(toneSymbol(tone), decisionText(verdict.fetch.decision));
    if (verdict.fetch.line)
        fetch += QStringLiteral(" · ") + where(*verdict.fetch.line);
    row(tr("Fetch"), fetch, tone);
    if (verdict.known) {
        const FetchVerdict &known = verdict.known->fetch;
        const Tone other = toneOf(known.decision);
        QString said = QStringLiteral("%1 %2").arg(toneSymbol(other), decisionText(known.decision));
        if (verdict.differsFromKnown())
            said += QStringLiteral(" · ") + text(reason(site, known));
        row(tr("As documented"), said, other);
    }
    if (agent.neverFetches())
        row(tr("Pace"), tr("never fetches: the answer is about use"));
    else if (verdict.rate)
        row(tr("Pace"),
            (verdict.rate->secondsPerRequest ? paceText(*verdict.rate->secondsPerRequest)
                                             : tr("politely")) +
                QStringLiteral(" · ") + where(verdict.rate->line));
    else if (verdict.ruleOfThumb)
        row(tr("Pace"), text(ruleOfThumbText()));
    if (verdict.window) {
        QString window = verdict.window->open ? tr("open") : tr("closed");
        if (verdict.window->nextChange) {
            const QString at = utcAndZoneText(*verdict.window->nextChange);
            window = verdict.window->open
                         ? tr("open until %1", "%1: Fri 20 Nov 07:00 UTC").arg(at)
                         : tr("closed, opens %1", "%1: Fri 20 Nov 07:00 UTC").arg(at);
        }
        row(tr("Window"), window, verdict.window->open ? Tone::Allow : Tone::Later);
    }
    for (const Obligation &obligation : obligations(verdict.use)) {
        const Tone duty = obligation.duty == Duty::May       ? Tone::Allow
                          : obligation.duty == Duty::MustNot ? Tone::Deny
                          : obligation.duty == Duty::MustAsk ? Tone::Ask
                                                             : Tone::Unstated;
        row(dutyLabel(obligation.duty), text(obligation.what), duty);
    }
    QStringList signalTexts;
    for (const auto &[key, value] : verdict.signals.contentUsage)
        signalTexts << QStringLiteral("%1=%2").arg(text(key), text(value));
    for (const auto &[key, value] : verdict.signals.contentSignal)
        signalTexts << QStringLiteral("%1=%2").arg(text(key), text(value));
    if (verdict.signals.aiTraining)
        signalTexts << (*verdict.signals.aiTraining ? tr("AI training allowed")
                                                    : tr("AI training disallowed"));
    if (!verdict.signals.contentUsage.empty() && !verdict.signals.contentUsageApplies)
        signalTexts << tr("Content-Usage does not apply: robots.txt denies this path");
    if (!signalTexts.isEmpty())
        row(tr("Signals"), listText(signalTexts));
    for (const LineRef &line : verdict.commentLines)
        row(tr("To its owner"), forPeople(fromBytes(site.tree(line.file)->value(
                                    site.tree(line.file)->lines()[line.line.index()]))));
    if (const UserAgents &agents = UserAgents::instance(); agents.isOld())
        row(tr("List of crawlers"), tr("%n day(s) old", nullptr, agents.ageInDays()));
    if (rows == m_factsShown)
        return;
    m_factsShown = rows;
    m_facts->setText(Rich::ours(QStringLiteral("<table cellspacing='2'>%1</table>")).arg(rows));
}

std::optional<LineRef> AnswerPanel::lineOf(const QTreeWidgetItem *item) const {
    const QVariant index = item->data(0, kIndexRole);
    const auto &verdict = m_site.verdict();
    if (!index.isValid() || !verdict)
        return {};
    const auto at = index.toULongLong();
    if (item->treeWidget() == m_use)
        return at < verdict->use.size() ? verdict->use[at].line : std::nullopt;
    return at < verdict->trace.size() ? verdict->trace[at].line : std::nullopt;
}

void AnswerPanel::showUse(const Verdict &verdict) {
    std::string shown;
    for (const UseVerdict &use : verdict.use) {
        shown +=
            use.stated.value_or("-") + ' ' + use.effective + ' ' + use.because() + ' ' + use.scope;
        addLine(shown, m_site.compiled(), use.line);
    }
    if (shown == m_useShown)
        return;
    m_useShown = std::move(shown);
    m_use->clear();
    const QPalette system = QGuiApplication::palette();
    for (const UseVerdict &use : verdict.use) {
        const Tone tone = toneOfValue(use.effective);
        auto *item = new QTreeWidgetItem(m_use);
        item->setText(0, text(directiveName(use.directive)));
        item->setText(1, use.stated ? text(*use.stated) : tr("–"));
        item->setText(2, use.effective == "unstated" ? tr("unstated") : text(use.effective));
        item->setIcon(2, toneIcon(tone));
        item->setForeground(2, toneColor(tone, system));
        QStringList because;
        if (const std::string cause = use.because(); !cause.empty())
            because << text(cause);
        if (!use.scope.empty())
            because << text(use.scope);
        item->setText(3, because.join(QStringLiteral(" · ")));
        for (int column = 1; column <= 3; ++column)
            item->setToolTip(column, item->text(column));
        if (use.line) {
            item->setData(0, kIndexRole, static_cast<qulonglong>(&use - verdict.use.data()));
            item->setToolTip(0,
                             QStringLiteral("%1: %2").arg(placeText(m_site.compiled(), *use.line),
                                                          text(m_site.compiled().text(*use.line))));
        }
    }
    // One long value (a market has a name) shall not push the last column out of the window; its tooltip has it whole.
    const int most[] = {16, 15, 18}; // characters; an icon stands before what is effective
    for (int column = 0; column < 3; ++column) {
        m_use->resizeColumnToContents(column);
        m_use->setColumnWidth(column,
                              std::min(m_use->columnWidth(column),
                                       std::max(most[column] * fontMetrics().averageCharWidth(),
                                                m_use->header()->sectionSizeHint(column))));
    }
}

void AnswerPanel::showReasons(const Verdict &verdict) {
    std::string made(decisionName(verdict.fetch.decision));
    for (const TraceEntry &entry : verdict.trace) {
        made += static_cast<char>('0' + static_cast<int>(entry.outcome));
        made += entry.why.english();
        addLine(made, m_site.compiled(), entry.line);
    }
    if (made == m_reasonsShown)
        return;
    m_reasonsShown = std::move(made);
    const bool wasOpen = m_unreadOpen;
    m_unread = nullptr;
    m_reasons->clear();
    // What spoke comes first; what was not looked at is folded away below.
    int unreadCount = 0;
    int shown = 0;
    int more = 0;
    for (const TraceEntry &entry : verdict.trace) {
        if (entry.outcome == Outcome::NotRead)
            ++unreadCount;
        else if (shown++ < kMostReasons || entry.outcome == Outcome::Decided)
            addReason(m_reasons->invisibleRootItem(), entry, verdict);
        else
            ++more;
    }
    const QColor grey = QGuiApplication::palette().color(QPalette::PlaceholderText);
    if (more > 0) {
        auto *rest = new QTreeWidgetItem(m_reasons, {tr("%n more", nullptr, more)});
        rest->setForeground(0, grey);
    }
    if (unreadCount > 0) {
        m_unread = new QTreeWidgetItem;
        m_unread->setForeground(0, grey);
        m_unread->setText(0, tr("%n line(s) not considered", nullptr, unreadCount));
        m_unread->setChildIndicatorPolicy(QTreeWidgetItem::ShowIndicator);
        m_reasons->addTopLevelItem(m_unread);
        m_unread->setFirstColumnSpanned(true);
        if (wasOpen)
            m_unread->setExpanded(true); // fills it
    }
    m_reasons->resizeColumnToContents(0);
}

QTreeWidgetItem *AnswerPanel::addReason(QTreeWidgetItem *parent, const TraceEntry &entry,
                                        const Verdict &verdict) {
    const CompiledSite &site = m_site.compiled();
    const QColor grey = QGuiApplication::palette().color(QPalette::PlaceholderText);
    auto *item = new QTreeWidgetItem(parent);
    QString where;
    if (entry.line) {
        where = placeText(site, *entry.line);
        item->setData(0, kIndexRole, static_cast<qulonglong>(&entry - verdict.trace.data()));
    } else if (entry.file) {
        where = text(site.fileName(*entry.file));
    }
    QStringList why;
    if (entry.line)
        why << forPeople(fromBytes(site.text(*entry.line)));
    if (!entry.why.empty())
        why << text(entry.why);
    item->setText(0, outcomeText(entry.outcome));
    item->setText(1, why.join(QStringLiteral(" — ")));
    item->setToolTip(0, where);
    item->setToolTip(1, QStringLiteral("%1\n%2").arg(where, item->text(1)));
    if (entry.outcome == Outcome::Decided) {
        QFont bold = m_reasons->font();
        bold.setBold(true);
        item->setIcon(0, toneIcon(toneOf(verdict.fetch.decision)));
        item->setFont(0, bold);
        item->setFont(1, bold);
    } else if (entry.outcome == Outcome::Lost) {
        item->setIcon(0, coloredIcon(QStringLiteral("lost"), Tone::Unstated));
        item->setForeground(0, grey);
        item->setForeground(1, grey);
    } else if (entry.outcome == Outcome::NotRead) {
        item->setForeground(1, grey);
    } else {
        item->setIcon(0, coloredIcon(entry.outcome == Outcome::Applies ? QStringLiteral("applies")
                                                                       : QStringLiteral("note"),
                                     Tone::Unstated));
    }
    return item;
}

void AnswerPanel::fillUnread() {
    if (!m_unread || m_unread->childCount() > 0 || !m_site.verdict())
        return;
    int shown = 0;
    int more = 0;
    for (const TraceEntry &entry : m_site.verdict()->trace) {
        if (entry.outcome != Outcome::NotRead)
            continue;
        if (shown++ < kMostReasons)
            addReason(m_unread, entry, *m_site.verdict());
        else
            ++more;
    }
    if (more > 0)
        new QTreeWidgetItem(m_unread, {tr("%n more", nullptr, more)});
}

QString AnswerPanel::asText() const {
    const auto &verdict = m_site.verdict();
    if (!verdict)
        return m_site.agentError();
    QStringList lines{m_site.sentence()};
    lines << QStringLiteral("%1 · %2 · %3 · %4")
                 .arg(text(verdict->agent.name), text(verdict->path),
                      text(formatInstant(verdict->at)), readingText(verdict->reading));
    for (const Obligation &obligation : obligations(verdict->use))
        lines << text(obligation.text());
    const CompiledSite &site = m_site.compiled();
    for (const TraceEntry &entry : verdict->trace) {
        if (entry.outcome == Outcome::NotRead)
            continue;
        QString line = QStringLiteral("  %1: ").arg(outcomeText(entry.outcome));
        if (entry.line)
            line += QStringLiteral("%1, %2 — ")
                        .arg(placeText(site, *entry.line),
                             forPeople(fromBytes(site.text(*entry.line))));
        lines << line + text(entry.why);
    }
    return lines.join(QLatin1Char('\n'));
}

QString AnswerPanel::asJson() const {
    const auto &verdict = m_site.verdict();
    return verdict ? text(toJson(m_site.compiled(), *verdict))
                   : text(errorJson(m_site.agentError().toStdString(), 1));
}

} // namespace gatepost::ui
