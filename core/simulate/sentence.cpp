// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/simulate/askreason.h"
#include "core/simulate/reason.h"
#include "core/simulate/simulate.h"
#include "core/simulate/siteaccess.h"

#include <algorithm>

/// A verdict as one sentence: the answer, what decided, and what the agent must know besides.
namespace gatepost {

namespace {

Phrase answerOf(Decision decision) {
    switch (decision) {
    case Decision::Allow: return GATEPOST_TEXT("verdict", "Yes — %1");
    case Decision::Deny: return GATEPOST_TEXT("verdict", "No — %1");
    case Decision::Later: return GATEPOST_TEXT("verdict", "Later — %1");
    case Decision::Ask: break;
    }
    return GATEPOST_TEXT("verdict", "Ask first — %1");
}

/// The answer in the middle of a sentence.
Phrase answerWord(Decision decision) {
    switch (decision) {
    case Decision::Allow: return GATEPOST_TEXT("verdict", "yes");
    case Decision::Deny: return GATEPOST_TEXT("verdict", "no");
    case Decision::Later: return GATEPOST_TEXT("verdict", "later");
    case Decision::Ask: break;
    }
    return GATEPOST_TEXT("verdict", "ask first");
}

Message lineReason(const CompiledSite &site, const LineRef &line) {
    return {GATEPOST_TEXT("verdict", "%1 line %2, %3"), site.fileName(line.file), line.line.value,
            site.text(line)};
}

/// "503 for 2 hours".
Message robotsAnswer(const CompiledSite &site) {
    const FileAnswer answer = answerFor(site.site(), FileRole::Robots);
    if (answer.since.count() == 0)
        return answerText(answer);
    return {GATEPOST_TEXT("verdict", "%1 for %2"), answerText(answer), durationText(answer.since)};
}

/// What decided `crawl`, where the line alone does not say: an answer of the endpoint, a category that was guessed.
void addCrawl(const CompiledSite &site, const Verdict &verdict, const auto &add) {
    const UseVerdict *crawl = verdict.useOf(DirectiveId::Crawl);
    if (verdict.fetch.reason != FetchReason::CrawlDirective || crawl == nullptr)
        return;
    if (crawl->cause == Cause::Ask)
        add(askReason(site.site(), verdict, *crawl));
    const Identity &agent = verdict.agent;
    if (agent.categorySource == CategorySource::Registry && agent.category && crawl->scope &&
        crawl->scope->kind == UseScope::Kind::Category)
        add(guessedCategory(agent));
}

void addHours(const CompiledSite &site, const Verdict &verdict, const SaidTime &said,
              const auto &add) {
    if (!verdict.window)
        return;
    const WindowVerdict &window = *verdict.window;
    if (verdict.fetch.decision == Decision::Later) {
        for (const LineRef &other : window.others)
            add({GATEPOST_TEXT("verdict", "%1 must be open too"), lineReason(site, other)});
        if (window.nextChange)
            add({GATEPOST_TEXT("verdict", "opens %1"), said(*window.nextChange)});
        else
            add(GATEPOST_TEXT("verdict", "never opens"));
    } else if (verdict.fetch.decision == Decision::Allow && window.open && window.nextChange) {
        add({GATEPOST_TEXT("verdict", "open until %1"), said(*window.nextChange)});
    }
}

} // namespace

std::optional<Message> knownSentence(const CompiledSite &site, const Verdict &verdict) {
    if (!verdict.differsFromKnown())
        return {};
    const FetchVerdict &known = verdict.known->fetch;
    const std::string &agent = verdict.agent.token;
    if (known.reason == FetchReason::Ignores)
        return Message(GATEPOST_TEXT("verdict", "%1 is documented to ignore robots.txt: it comes "
                                                "all the same"),
                       agent);
    const auto &line = verdict.fetch.line;
    if (line) {
        const std::string_view name = site.fileName(line->file);
        const std::string_view file = rowOf(roleOf(line->file.row().dialect)).fileName;
        if (std::ranges::find(verdict.known->reads, file) == verdict.known->reads.end())
            return Message(GATEPOST_TEXT("verdict", "%1 is not known to read %2: without it, %3"),
                           agent, name, answerWord(known.decision));
        if (verdict.fetch.reason == FetchReason::VisitTime)
            return Message(
                GATEPOST_TEXT("verdict", "%1 is not known to obey Visit-time: without it, %2"),
                agent, answerWord(known.decision));
    }
    return Message(
        GATEPOST_TEXT("verdict", "for %1, as it is documented to read robots.txt, %2: %3"), agent,
        answerWord(known.decision), reason(site, known));
}

Message reason(const CompiledSite &site, const Verdict &verdict) {
    if (verdict.starIgnored && verdict.fetch.reason == FetchReason::NoGroup)
        return {GATEPOST_TEXT("verdict", "no group names %1, and groups for * do not reach it"),
                verdict.agent.token};
    return reason(site, verdict.fetch);
}

Message reason(const CompiledSite &site, const FetchVerdict &fetch) {
    if (fetch.line)
        return lineReason(site, *fetch.line);
    switch (fetch.reason) {
    case FetchReason::NoFile: return GATEPOST_TEXT("verdict", "no policy file applies to it");
    case FetchReason::NoGroup: return GATEPOST_TEXT("verdict", "no group names it");
    case FetchReason::NoRule:
        return fetch.decision == Decision::Deny
                   ? GATEPOST_TEXT("verdict", "its group allows only other paths")
                   : GATEPOST_TEXT("verdict", "no rule matches this path");
    case FetchReason::PolicyFile:
        return GATEPOST_TEXT("verdict", "policy files may always be fetched");
    case FetchReason::Ignores:
        return GATEPOST_TEXT("verdict", "it is documented to ignore robots.txt");
    case FetchReason::Unreachable:
        return {GATEPOST_TEXT("verdict", "robots.txt cannot be fetched (%1)"), robotsAnswer(site)};
    case FetchReason::UnreachableLong:
        return {GATEPOST_TEXT("verdict", "robots.txt could not be fetched for a long time (%1)"),
                robotsAnswer(site)};
    case FetchReason::Rule:
    case FetchReason::VisitTime:
    case FetchReason::CrawlDirective: break;
    }
    return fetchReasonName(fetch.reason);
}

Message guessedCategory(const Identity &agent) {
    const std::string_view category = agent.category ? categoryName(*agent.category) : "";
    return {!category.empty() && std::string_view("aeiou").contains(category.front())
                ? GATEPOST_TEXT("verdict", "%1 declares no category; the registry calls it an %2")
                : GATEPOST_TEXT("verdict", "%1 declares no category; the registry calls it a %2"),
            agent.token, category};
}

Message ruleOfThumbText() {
    return GATEPOST_TEXT("verdict", "twice the time of the last document, at least 10 s");
}

SentenceParts sentenceParts(const CompiledSite &site, const Verdict &verdict,
                            const SaidTime &said) {
    SentenceParts parts{reason(site, verdict), knownSentence(site, verdict), {}};
    const auto add = [&parts](Message part) { parts.more.push_back(std::move(part)); };
    addCrawl(site, verdict, add);
    addHours(site, verdict, said, add);
    if (verdict.agent.neverFetches()) {
        add({GATEPOST_TEXT("verdict", "%1 never fetches: this is about use"), verdict.agent.token});
    } else if (verdict.rate) {
        if (verdict.rate->secondsPerRequest)
            add({GATEPOST_TEXT("verdict", "pace %1"),
                 describePace(*verdict.rate->secondsPerRequest)});
        else
            add(GATEPOST_TEXT("verdict", "pace polite"));
    } else if (verdict.ruleOfThumb) {
        add({GATEPOST_TEXT("verdict", "pace %1"), ruleOfThumbText()});
    }
    if (const UseVerdict *read = verdict.useOf(DirectiveId::Read);
        read != nullptr && read->cause == Cause::Compete)
        if (const UseVerdict *compete = verdict.useOf(DirectiveId::Compete);
            compete != nullptr && compete->line)
            add({GATEPOST_TEXT("verdict", "but a competitor may not read it: %1"),
                 lineReason(site, *compete->line)});
    if (const UseVerdict *train = verdict.useOf(DirectiveId::Train);
        train != nullptr && train->stated)
        add("train: " + std::string(train->effective.text()));
    if (const auto &token = verdict.signals.useToken)
        add({GATEPOST_TEXT("verdict", "%1: %2 (policy token)"), kUseOfTokens,
             token->allowed ? "yes" : "no"});
    if (verdict.otherHost)
        add({GATEPOST_TEXT("verdict", "these files do not apply to %1"), *verdict.otherHost});
    return parts;
}

Message sentence(const CompiledSite &site, const Verdict &verdict) {
    return sentence(site, verdict, formatInstant);
}

Message sentence(const CompiledSite &site, const Verdict &verdict, const SaidTime &saidTime) {
    SentenceParts parts = sentenceParts(site, verdict, saidTime);
    Message said(answerOf(verdict.fetch.decision), std::move(parts.reason));
    if (parts.known)
        said =
            Message(GATEPOST_TEXT("verdict", "%1; %2"), std::move(said), *std::move(parts.known));
    for (Message &part : parts.more)
        said = Message(GATEPOST_TEXT("verdict", "%1 · %2"), std::move(said), std::move(part));
    return said;
}

} // namespace gatepost
