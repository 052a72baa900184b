// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/live/compare.h"

#include "core/agents/registry.h"
#include "core/exact/sitechanges.h"
#include "core/live/advice.h"
#include "core/text/ascii.h"
#include "core/value/url.h"

#include <algorithm>
#include <utility>

namespace gatepost::live {

namespace {

std::string urlOf(const Answers &answers, FileRole role) {
    return answers.origin + "/" + std::string(rowOf(role).fileName);
}

/// With another robots.txt; how it was answered stays.
Site withRobots(const Site &site, std::string robots) {
    Site copy = site;
    copy.put(FileRole::Robots, std::move(robots));
    return copy;
}

/// What of the served site nobody knows. A failure says nothing of a file that need not be there.
std::vector<Message> unknownParts(const Answers &answers) {
    std::vector<Message> unknown;
    for (const FileRoleRow &row : siteFiles()) {
        const Fetched *got = answers.findUrl(urlOf(answers, row.role));
        if (got == nullptr)
            unknown.push_back({GATEPOST_TEXT("live", "%1 was not asked for."), row.fileName});
        else if (!got->isKnown() || got->failure)
            unknown.push_back(
                {GATEPOST_TEXT("live", "%1 could not be fetched: %2"), row.fileName, got->why});
        else if (got->isCut)
            unknown.push_back(
                {GATEPOST_TEXT("live", "%1 was not read to its end: %2"), row.fileName, got->why});
    }
    return unknown;
}

exact::Differences between(const Site &before, const Site &after,
                           const exact::ExactQuestion &question) {
    return exact::differences(CompiledSite(before), CompiledSite(after), question);
}

} // namespace

const Fetched *Answers::findUrl(std::string_view url) const {
    const auto found =
        std::ranges::find_if(all, [url](const Fetched &each) { return each.request.url == url; });
    return found == all.end() ? nullptr : &*found;
}

const Fetched *Answers::find(std::string_view path) const {
    return findUrl(origin + std::string(path));
}

Site siteOf(const Answers &answers, const Site &like) {
    Site site;
    site.host = like.host;
    site.registry = like.registry;
    for (const FileRoleRow &row : siteFiles()) {
        const Fetched *got = answers.findUrl(urlOf(answers, row.role));
        if (got == nullptr || !got->isKnown())
            continue;
        const FileAnswer answer = got->answer();
        if (accessResult(answer) == AccessResult::Given)
            site.put(row.role, got->bytes);
        site.answers.files[FileId(row.role).index()] = answer;
    }
    if (const Fetched *home = answers.find("/"); home != nullptr && home->isKnown())
        site.answers.home = home->answer();
    site.follow([&](const std::string &url) -> std::expected<std::string, Message> {
        const Fetched *got = answers.findUrl(url);
        if (got == nullptr)
            return std::unexpected(Message(GATEPOST_TEXT("live", "It was not asked for.")));
        if (!got->isKnown() || accessResult(got->answer()) != AccessResult::Given)
            return std::unexpected(Message(GATEPOST_TEXT("live", "The answer was %1."),
                                           got->isKnown() ? answerText(got->answer()) : got->why));
        return got->bytes;
    });
    return site;
}

std::optional<Message> whyNothing(const Answers &answers) {
    const Fetched *robots = answers.find("/robots.txt");
    if (robots == nullptr)
        return Message(GATEPOST_TEXT("live", "robots.txt was not asked for: nothing is known of "
                                             "what is served."));
    if (isOfTheNetwork(*robots))
        return Message(GATEPOST_TEXT("live", "The network on the way wants a login (511): nothing "
                                             "is known of what is served."));
    if (robots->isKnown() && robots->status() != 0)
        return {};
    return Message(GATEPOST_TEXT("live", "Nothing could be fetched, so nothing is known of what is "
                                         "served. %1"),
                   robots->why);
}

Comparison compare(const Site &draft, const Answers &answers,
                   const exact::ExactQuestion &question) {
    Comparison made;
    made.served = siteOf(answers, draft);
    made.unknown = unknownParts(answers);
    const Tree *servedRobots = made.served.tree(FileRole::Robots);
    const Tree *draftRobots = draft.tree(FileRole::Robots);
    if (servedRobots != nullptr)
        made.part = partOf(servedRobots->text(), draftRobots == nullptr ? "" : draftRobots->text());
    else if (draftRobots != nullptr)
        made.part.kind = PartKind::Absent;
    made.whole = between(draft, made.served, question);
    switch (made.part.kind) {
    case PartKind::Absent: // an answer of the server's is nobody's part of a file
    case PartKind::Equal:
        made.missing = made.whole;
        made.injected = between(made.served, made.served, question);
        break;
    case PartKind::Rewritten: // whose change is whose cannot be told: each gate sees all of them
        made.missing = made.whole;
        made.injected = made.whole;
        break;
    case PartKind::Marked:
    case PartKind::Around:
    case PartKind::Replaced: {
        const Site own = withRobots(made.served, made.part.own);
        made.injected = between(own, made.served, question);
        made.missing = between(draft, own, question);
    }
    }
    if (made.part.uploaded)
        made.uploaded = between(draft, withRobots(draft, *made.part.uploaded), question);
    return made;
}

std::expected<std::vector<LiveGate>, Message> parseGates(std::string_view text) {
    std::vector<LiveGate> gates;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(','), text.size());
        const std::string_view word = trimmed(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (word == "injected" || word == "missing") {
            gates.push_back(
                {word == "injected" ? LiveGate::What::Injected : LiveGate::What::Missing,
                 {},
                 std::string(word)});
        } else if (word == "environment") {
            gates.push_back({LiveGate::What::Environment, {}, std::string(word)});
        } else if (word.starts_with("lost:") && word.size() > 5) {
            gates.push_back({LiveGate::What::Lost, std::string(word.substr(5)), std::string(word)});
        } else if (!gates.empty() && gates.back().what == LiveGate::What::Lost && !word.empty() &&
                   !word.starts_with("lost:")) {
            gates.back().who += "," + std::string(word);
            gates.back().text += "," + std::string(word);
        } else {
            return std::unexpected(
                Message(GATEPOST_TEXT("live", "%1 is not a gate: injected, missing, environment or "
                                              "lost:WHO is expected, as in "
                                              "injected,missing,lost:search"),
                        gatepost::quoted(word)));
        }
    }
    if (gates.empty())
        return std::unexpected(Message(
            GATEPOST_TEXT("live", "No gate is named: nothing would be guarded. Write injected, "
                                  "missing, environment or lost:WHO.")));
    return gates;
}

namespace {

LiveGateResult resultOf(const exact::Differences &found) {
    LiveGateResult result;
    result.broken = !found.changes.empty();
    result.decided = result.broken || found.complete;
    for (const exact::Difference &change : exact::changesToShow(found))
        result.sentences.push_back(change.text);
    return result;
}

} // namespace

LiveGateResult check(const Comparison &comparison, const LiveGate &gate,
                     std::span<const exact::AskedAgent> who) {
    LiveGateResult result;
    switch (gate.what) {
    case LiveGate::What::Injected: result = resultOf(comparison.injected); break;
    case LiveGate::What::Missing: result = resultOf(comparison.missing); break;
    case LiveGate::What::Environment: result.decided = false; break;
    case LiveGate::What::Lost: {
        const auto lost = exact::checkGate(comparison.whole, exact::Gate::NoLostAccess, who);
        result.broken = lost.broken;
        result.decided = lost.decided && !who.empty();
        for (const std::size_t index : lost.changes)
            if (const Message &text = comparison.whole.changes[index].text;
                !std::ranges::contains(result.sentences, text))
                result.sentences.push_back(text);
    }
    }
    result.decided = result.decided && (result.broken || comparison.unknown.empty());
    return result;
}

Message partText(const Part &part) {
    const bool isNamed = !part.by.empty();
    switch (part.kind) {
    case PartKind::Absent: return GATEPOST_TEXT("live", "No robots.txt is served.");
    case PartKind::Equal: return GATEPOST_TEXT("live", "The served robots.txt is the draft.");
    case PartKind::Marked:
        return {GATEPOST_TEXT("live", "%1 put its own part into the served robots.txt, between "
                                      "marks."),
                part.by};
    case PartKind::Around:
        return GATEPOST_TEXT("live", "The draft is served in one piece, with other lines before or "
                                     "after it.");
    case PartKind::Replaced:
        return isNamed ? Message(GATEPOST_TEXT("live", "%1 serves its own robots.txt: no line of "
                                                       "the draft is in it."),
                                 part.by)
                       : Message(GATEPOST_TEXT("live", "Another robots.txt is served: no line of "
                                                       "the draft is in it."));
    case PartKind::Rewritten: break;
    }
    return GATEPOST_TEXT("live", "The served robots.txt is another one, and it is not clear whose "
                                 "lines are whose: it is compared whole.");
}

} // namespace gatepost::live
