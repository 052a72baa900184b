// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/simulator/answerpanel.h"

#include "ui/bridge/look.h"
#include "ui/bridge/rows.h"
#include "ui/bridge/text.h"

#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QSplitter>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace gatepost::ui {

namespace {

constexpr int kLineRole = Qt::UserRole + 1; // index into the verdict's lines kept below

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

/// A line reference travels in an item as three numbers.
void setLine(QTreeWidgetItem *item, const LineRef &line) {
    item->setData(0, kLineRole,
                  QVariantList{line.file.index, line.line.value, line.range.begin, line.range.end});
}

std::optional<LineRef> lineOf(const QTreeWidgetItem *item) {
    const QVariantList numbers = item->data(0, kLineRole).toList();
    if (numbers.size() != 4)
        return std::nullopt;
    return LineRef{{static_cast<std::uint8_t>(numbers[0].toUInt())},
                   {numbers[1].toUInt()},
                   {numbers[2].toUInt(), numbers[3].toUInt()}};
}

} // namespace

AnswerPanel::AnswerPanel(SiteModel &site, QWidget *parent)
    : QWidget(parent),
      m_site(site),
      m_facts(new QLabel(this)),
      m_use(makeTree(tr("Uses"), {tr("Use"), tr("Stated"), tr("Effective"), tr("Because")}, this)),
      m_reasons(makeTree(tr("Reasons"), {tr("Reason"), tr("Line")}, this)) {
    setObjectName(QStringLiteral("answerPanel"));
    m_use->setObjectName(QStringLiteral("useTable"));
    m_reasons->setObjectName(QStringLiteral("reasons"));
    m_facts->setTextFormat(Qt::RichText);
    m_facts->setWordWrap(true);
    m_facts->setMargin(8);
    m_facts->setAlignment(Qt::AlignTop);

    m_reasons->setRootIsDecorated(true);
    m_reasons->setIndentation(14);
    for (QTreeWidget *tree : {m_use, m_reasons}) {
        tree->setItemDelegate(new RowDelegate(tree));
        tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        tree->header()->setStretchLastSection(true);
    }
    auto *splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(m_use);
    splitter->addWidget(m_reasons);
    splitter->setChildrenCollapsible(false);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_facts);
    layout->addWidget(splitter, 1);

    for (QTreeWidget *tree : {m_use, m_reasons}) {
        const auto go = [this](const QTreeWidgetItem *item) {
            if (const auto line = lineOf(item))
                m_site.goTo(*line, false);
        };
        connect(tree, &QTreeWidget::itemClicked, this, go);
        connect(tree, &QTreeWidget::itemActivated, this, go);
    }
    connect(&site, &SiteModel::verdictChanged, this, &AnswerPanel::showVerdict);
    showVerdict();
}

void AnswerPanel::changeEvent(QEvent *event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_reasons)
        showVerdict();
}

void AnswerPanel::showVerdict() {
    const auto &verdict = m_site.verdict();
    if (!verdict) {
        m_facts->setText(m_site.agentError().toHtmlEscaped());
        m_use->clear();
        m_reasons->clear();
        return;
    }
    showFacts(*verdict);
    showUse(*verdict);
    showReasons(*verdict);
}

void AnswerPanel::showFacts(const Verdict &verdict) {
    QString rows;
    const auto row = [&](const QString &name, const QString &value, Tone tone = Tone::Unstated) {
        const QString color = tone == Tone::Unstated
                                  ? palette().color(QPalette::Text).name()
                                  : toneColor(tone, QGuiApplication::palette()).name();
        rows += QStringLiteral(
                    "<tr><td style='padding-right:12px'>%1</td><td style='color:%2'>%3</td></tr>")
                    .arg(name.toHtmlEscaped(), color, value.toHtmlEscaped());
    };
    const CompiledSite &site = m_site.compiled();
    const auto where = [&](const LineRef &line) {
        return tr("%1 line %2").arg(text(site.fileName(line.file))).arg(line.line.value);
    };
    const Identity &agent = verdict.agent;
    QStringList who;
    if (agent.known)
        who << text(agent.known->operatorName);
    if (agent.category)
        who << categoryText(*agent.category);
    row(tr("Agent"), who.isEmpty() ? tr("%1, not in the registry").arg(text(agent.token))
                                   : QStringLiteral("%1 (%2)").arg(text(agent.token),
                                                                   who.join(QStringLiteral(", "))));
    const Tone tone = toneOf(verdict.fetch.decision);
    QString fetch =
        QStringLiteral("%1 %2").arg(toneSymbol(tone), decisionText(verdict.fetch.decision));
    if (verdict.fetch.line)
        fetch += QStringLiteral(" · ") + where(*verdict.fetch.line);
    row(tr("Fetch"), fetch, tone);
    if (verdict.rate)
        row(tr("Pace"),
            (verdict.rate->secondsPerRequest ? text(describePace(*verdict.rate->secondsPerRequest))
                                             : tr("politely")) +
                QStringLiteral(" · ") + where(verdict.rate->line));
    if (verdict.window) {
        QString window = verdict.window->open ? tr("open") : tr("closed");
        if (verdict.window->nextChange) {
            const QString at = text(formatInstant(*verdict.window->nextChange));
            window += QStringLiteral(" ") +
                      (verdict.window->open ? tr("until %1") : tr("opens %1")).arg(at);
        }
        row(tr("Window"), window, verdict.window->open ? Tone::Allow : Tone::Later);
    }
    QStringList signalTexts;
    for (const auto &[key, value] : verdict.signals.contentUsage)
        signalTexts << QStringLiteral("%1=%2").arg(text(key), text(value));
    for (const auto &[key, value] : verdict.signals.contentSignal)
        signalTexts << QStringLiteral("%1=%2").arg(text(key), text(value));
    if (verdict.signals.aiTraining)
        signalTexts << (*verdict.signals.aiTraining ? tr("AI training allowed")
                                                    : tr("AI training disallowed"));
    if (!signalTexts.isEmpty())
        row(tr("Signals"), signalTexts.join(QStringLiteral(", ")));
    for (const LineRef &line : verdict.commentLines)
        row(tr("To its owner"), text(site.text(line)));
    m_facts->setText(QStringLiteral("<table cellspacing='2'>%1</table>").arg(rows));
}

void AnswerPanel::showUse(const Verdict &verdict) {
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
        if (use.line) {
            setLine(item, *use.line);
            item->setToolTip(0, tr("%1 line %2: %3")
                                    .arg(text(m_site.compiled().fileName(use.line->file)))
                                    .arg(use.line->line.value)
                                    .arg(text(m_site.compiled().text(*use.line))));
        }
    }
    for (int column = 0; column < 3; ++column)
        m_use->resizeColumnToContents(column);
}

void AnswerPanel::showReasons(const Verdict &verdict) {
    m_reasons->clear();
    const CompiledSite &site = m_site.compiled();
    const QPalette system = QGuiApplication::palette();
    QFont bold = m_reasons->font();
    bold.setBold(true);
    // What spoke comes first; what was not looked at is folded away below.
    QTreeWidgetItem *unread = nullptr;
    int unreadCount = 0;
    for (const TraceEntry &entry : verdict.trace) {
        if (entry.outcome == Outcome::NotRead && !unread) {
            unread = new QTreeWidgetItem;
            unread->setForeground(0, system.color(QPalette::PlaceholderText));
        }
        QTreeWidgetItem *item = entry.outcome == Outcome::NotRead ? new QTreeWidgetItem(unread)
                                                                  : new QTreeWidgetItem(m_reasons);
        unreadCount += entry.outcome == Outcome::NotRead ? 1 : 0;
        QString where;
        if (entry.line) {
            where = tr("%1 line %2")
                        .arg(text(site.fileName(entry.line->file)))
                        .arg(entry.line->line.value);
            setLine(item, *entry.line);
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
            item->setIcon(0, toneIcon(toneOf(verdict.fetch.decision)));
            item->setFont(0, bold);
            item->setFont(1, bold);
        } else if (entry.outcome == Outcome::Lost) {
            item->setIcon(0, coloredIcon(QStringLiteral("lost"), Tone::Unstated));
            item->setForeground(0, system.color(QPalette::PlaceholderText));
            item->setForeground(1, system.color(QPalette::PlaceholderText));
        } else if (entry.outcome == Outcome::NotRead) {
            item->setForeground(1, system.color(QPalette::PlaceholderText));
        } else {
            item->setIcon(0,
                          coloredIcon(entry.outcome == Outcome::Applies ? QStringLiteral("applies")
                                                                        : QStringLiteral("help"),
                                      Tone::Unstated));
        }
    }
    if (unread) {
        unread->setText(0, tr("not looked at: %1").arg(unreadCount));
        m_reasons->addTopLevelItem(unread);
        unread->setFirstColumnSpanned(true);
    }
    m_reasons->resizeColumnToContents(0);
}

} // namespace gatepost::ui
