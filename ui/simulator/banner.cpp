// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulator/banner.h"

#include "core/simulate/reason.h"
#include "ui/bridge/look.h"
#include "ui/bridge/text.h"
#include "ui/bridge/unturned.h"
#include "ui/bridge/when.h"

#include <QCoreApplication>

#include <algorithm>

namespace gatepost::ui {

namespace {

struct Banner {
    Q_DECLARE_TR_FUNCTIONS(gatepost::ui::Banner)
};

QString answerAnd(Decision decision, const QString &why) {
    return Banner::tr("%1 — %2").arg(decisionText(decision), why);
}

/// Hours, another host, a competitor: what the answer depends on beside the line that decides.
QStringList conditions(const CompiledSite &site, const Verdict &verdict, Instant now) {
    QStringList said;
    if (const auto &window = verdict.window) {
        const auto change = window->nextChange;
        if (verdict.fetch.decision == Decision::Later)
            said << (change ? Banner::tr("opens %1").arg(comingText(*change, now))
                            : Banner::tr("never opens"));
        else if (verdict.fetch.decision == Decision::Allow && window->open && change)
            said << Banner::tr("until %1").arg(comingText(*change, now));
    }
    const UseVerdict *read = verdict.useOf(DirectiveId::Read);
    const UseVerdict *compete = verdict.useOf(DirectiveId::Compete);
    if (read && read->cause == Cause::Compete && compete && compete->line)
        said << Banner::tr("but a competitor may not read it: %1 line %2")
                    .arg(text(site.fileName(compete->line->file)),
                         QString::number(compete->line->line.value));
    if (verdict.agent.neverFetches())
        said << Banner::tr("it never fetches: this is about use");
    if (verdict.otherHost)
        said << Banner::tr("these files do not apply to %1").arg(text(*verdict.otherHost));
    return said;
}

/// Why the agent does otherwise than the files say.
QString whyOtherwise(const CompiledSite &site, const Verdict &verdict) {
    const FetchVerdict &known = verdict.known->fetch;
    if (known.reason == FetchReason::Ignores)
        return Banner::tr("it is documented to ignore robots.txt");
    if (const auto &line = verdict.fetch.line) {
        const std::string_view file = rowOf(roleOf(line->file.row().dialect)).fileName;
        if (!std::ranges::contains(verdict.known->reads, file))
            return Banner::tr("it is not known to read %1").arg(text(site.fileName(line->file)));
        if (verdict.fetch.reason == FetchReason::VisitTime)
            return Banner::tr("it is not known to obey Visit-time");
    }
    return unturned(reason(site, known));
}

} // namespace

QString bannerText(const CompiledSite &site, const Verdict &verdict, Instant now) {
    QStringList files{answerAnd(verdict.fetch.decision, unturned(reason(site, verdict)))};
    files << conditions(site, verdict, now);
    const QString own = files.join(QStringLiteral(" · "));
    if (!verdict.differsFromKnown())
        return own;
    return Banner::tr("By your files: %1").arg(own) + QLatin1Char('\n') +
           Banner::tr("What %1 does: %2")
               .arg(text(verdict.agent.token),
                    answerAnd(verdict.known->fetch.decision, whyOtherwise(site, verdict)));
}

} // namespace gatepost::ui
