// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What follows the reasons in the answer: remarks, pace, hours, signals, uses; and the answer as text and JSON.

#include "core/dialect/fact.h"
#include "core/simulate/obligations.h"
#include "core/simulate/reason.h"
#include "core/value/term.h"
#include "ui/bridge/look.h"
#include "ui/bridge/text.h"
#include "ui/bridge/usetone.h"
#include "ui/bridge/valuestyle.h"
#include "ui/bridge/words.h"
#include "ui/simulator/answerpanel.h"
#include "ui/simulator/answerrow.h"
#include "ui/simulator/readingspanel.h"
#include "ui/simulator/viewparts.h"
#include "ui/simulator/zone.h"
#include "ui/site/useragents.h"

#include <QGuiApplication>

#include <algorithm>

namespace gatepost::ui {

namespace {

/// Beside what it says: "Must | credit the source". What may and what must not be done is said by the uses.
QString dutyLabel(Duty duty) {
    switch (duty) {
    case Duty::Must: return AnswerPanel::tr("Must");
    case Duty::Please: return AnswerPanel::tr("Is asked to");
    case Duty::May:
    case Duty::MustAsk:
    case Duty::MustNot: break;
    }
    return {};
}

} // namespace

/// Remarks, each once, with the files that it is about. What the reason above says already is left out.
QStringList AnswerPanel::notesOf(const Verdict &verdict) const {
    struct Note {
        const Message *why;
        QStringList files;
    };
    std::vector<Note> notes;
    for (const TraceEntry &entry : verdict.trace) {
        const bool isNote =
            entry.outcome == Outcome::Note || (entry.outcome == Outcome::Applies && !entry.line);
        if (!isNote || entry.why.empty() ||
            (saysThatNoRuleMatches(entry) && verdict.fetch.reason == FetchReason::NoRule))
            continue;
        auto same =
            std::ranges::find_if(notes, [&](const Note &note) { return *note.why == entry.why; });
        if (same == notes.end())
            same = notes.insert(notes.end(), {&entry.why, {}});
        if (entry.file)
            same->files << shortUrl(text(m_site.analysis().compiled().fileName(*entry.file)));
    }
    QStringList said;
    for (const Note &note : notes) {
        QStringList parts{listText(note.files), text(*note.why)};
        parts.removeAll(QString());
        said << factsText(parts);
    }
    return said;
}

QStringList AnswerPanel::signalsOf(const Verdict &verdict) {
    QStringList said;
    for (const auto &[key, value] : verdict.signals.contentUsage)
        said << QStringLiteral("%1=%2").arg(text(key), text(value));
    for (const auto &[key, value] : verdict.signals.contentSignal)
        said << QStringLiteral("%1=%2").arg(text(key), text(value));
    if (verdict.signals.aiTraining)
        said << (*verdict.signals.aiTraining ? tr("AI training allowed")
                                             : tr("AI training disallowed"));
    if (const auto &token = verdict.signals.useToken)
        said << tr("%1=%2 (policy token)")
                    .arg(text(kUseOfTokens), text(token->allowed ? "yes" : "no"));
    if (!verdict.signals.contentUsage.empty() && !verdict.signals.contentUsageApplies)
        said << tr("Content-Usage does not apply: robots.txt denies this path");
    return said;
}

void AnswerPanel::showFacts(const Verdict &verdict) {
    Rich rows;
    const auto row = [&](const QString &name, const QString &value) {
        const QString dim = QGuiApplication::palette().color(QPalette::PlaceholderText).name();
        const Rich label =
            Rich::ours(QStringLiteral("<td style='padding-%1:12px;color:%2'>%3</td>"))
                .arg(isRightToLeft() ? QStringLiteral("left") : QStringLiteral("right"), dim,
                     atLayoutSide(name));
        const Rich said = Rich::ours(QStringLiteral("<td>%1</td>")).arg(atLayoutSide(value));
        // QTextDocument does not mirror tables: the label leads by its place.
        rows += Rich::ours(QStringLiteral("<tr>%1%2</tr>"))
                    .arg(isRightToLeft() ? said : label, isRightToLeft() ? label : said);
    };
    const CompiledSite &site = m_site.analysis().compiled();
    for (const QString &note : notesOf(verdict))
        row(tr("Note"), note);
    if (verdict.agent.neverFetches())
        row(tr("Pace"), tr("never fetches: the answer is about use"));
    else if (verdict.rate)
        row(tr("Pace"),
            factsText({verdict.rate->secondsPerRequest ? paceText(*verdict.rate->secondsPerRequest)
                                                       : tr("politely"),
                       placeText(site, verdict.rate->line)}));
    else if (verdict.ruleOfThumb)
        row(tr("Pace"), text(ruleOfThumbText()));
    if (verdict.window) {
        QString window = verdict.window->open ? tr("open") : tr("closed");
        if (verdict.window->nextChange) {
            const QString at = comingAndZoneText(*verdict.window->nextChange, verdict.at);
            window = verdict.window->open
                         ? tr("open until %1", "%1: 06:00 UTC, in 1 h 44 min").arg(at)
                         : tr("closed, opens %1", "%1: 06:00 UTC, in 1 h 44 min").arg(at);
        }
        row(tr("Window"), window);
    }
    for (const Obligation &obligation : obligations(verdict.use))
        if (const QString label = dutyLabel(obligation.duty); !label.isEmpty())
            row(label, text(obligation.what));
    QStringList facts;
    for (const UseVerdict &use : verdict.use)
        if (isFact(use.directive) && use.stated)
            facts << QStringLiteral("%1: %2").arg(text(directiveName(use.directive)),
                                                  text(use.stated->text()));
    if (!facts.isEmpty())
        row(tr("Stated"), factsText(facts));
    const QStringList signalTexts = signalsOf(verdict);
    if (!signalTexts.isEmpty())
        row(tr("Signals"), listText(signalTexts));
    for (const LineRef &line : verdict.commentLines)
        row(tr("To its owner"), forPeople(fromBytes(site.tree(line.file)->value(
                                    site.tree(line.file)->lines()[line.line.index()]))));
    if (const UserAgents &agents = UserAgents::instance(); agents.isOld())
        row(tr("List of crawlers"), tr("%n day(s) old", nullptr, agents.ageInDays()));
    m_facts->setVisible(!rows.isEmpty());
    if (rows == m_factsShown)
        return;
    m_factsShown = rows;
    m_facts->setText(Rich::ours(QStringLiteral("<table cellspacing='2'>%1</table>")).arg(rows));
}

void AnswerPanel::showUses(const Verdict &verdict) {
    const CompiledSite &site = m_site.analysis().compiled();
    const bool denied = std::ranges::any_of(
        verdict.use, [](const UseVerdict &use) { return use.cause == Cause::Fetch; });
    QList<AnswerLine> lines;
    QStringList unstated;
    QStringList stated; // of a page that it may not fetch: said once, in a line
    for (const UseVerdict &use : verdict.use) {
        if (isFact(use.directive))
            continue;
        const QString name = text(directiveName(use.directive));
        if (!use.stated && (denied || termOf(use.effective) == Term::Unstated)) {
            unstated << name;
            continue;
        }
        if (denied) {
            stated << QStringLiteral("%1: %2").arg(name, text(use.stated->text()));
            continue;
        }
        const Tone tone = toneOfUse(use.directive, use.effective.text());
        // "short-only": allowed, with a condition.
        const bool part = tone == Tone::Part;
        AnswerLine line;
        line.tone = tone;
        line.sign = toneSymbol(tone);
        line.words = part ? QStringLiteral("%1: %2").arg(name, text(use.effective.text())) : name;
        QStringList because;
        if (use.stated && *use.stated != use.effective)
            because << tr("stated: %1").arg(text(use.stated->text()));
        if (const std::string cause = use.because(); !cause.empty())
            because << text(cause);
        if (use.scope && use.scope != UseScope{})
            because << text(use.scope->text());
        line.remark = factsText(because);
        line.tip = factsText(QStringList{name, text(use.effective.text())} + because);
        if (use.line) {
            line.index = static_cast<int>(&use - verdict.use.data());
            line.tip = QStringLiteral("%1: %2").arg(placeText(site, *use.line),
                                                    text(site.text(*use.line)));
        }
        lines << line;
    }
    m_usesTitle->show();
    m_uses->setLines(lines);
    QStringList sentences;
    if (denied)
        sentences << tr("Nothing: it may not fetch this.");
    if (!stated.isEmpty())
        sentences << tr("Stated all the same: %1.").arg(factsText(stated));
    if (!unstated.isEmpty() && lines.isEmpty() && stated.isEmpty())
        sentences << (denied ? QString() : tr("No file speaks of it."));
    else if (!unstated.isEmpty())
        sentences << tr("%n use(s) not stated: %1.", nullptr, static_cast<int>(unstated.size()))
                         .arg(listText(unstated));
    sentences.removeAll(QString());
    say(m_unstated, sentencesText(sentences));
}

QString AnswerPanel::asText() const {
    const auto &verdict = m_site.analysis().verdict();
    if (!verdict)
        return m_site.analysis().agentError();
    QStringList lines{m_site.analysis().sentence()};
    lines << QStringLiteral("%1 · %2 · %3 · %4")
                 .arg(text(verdict->agent.name), text(verdict->path),
                      text(formatInstant(verdict->at)), readingText(verdict->reading));
    for (const Obligation &obligation : obligations(verdict->use))
        lines << text(obligation.text());
    const CompiledSite &site = m_site.analysis().compiled();
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
    const auto &verdict = m_site.analysis().verdict();
    return verdict ? text(toJson(m_site.analysis().compiled(), *verdict))
                   : text(errorJson(m_site.analysis().agentError().toStdString(), 1));
}

} // namespace gatepost::ui
