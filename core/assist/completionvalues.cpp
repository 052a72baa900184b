// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/agents/agentorder.h"
#include "core/agents/registry.h"
#include "core/assist/completion.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <chrono>
#include <format>
#include <set>
#include <span>

namespace gatepost::assist {

namespace {

Completion value(std::string_view insert, Phrase detail,
                 CompletionKind kind = CompletionKind::Value, std::function<Help()> help = {}) {
    Completion item;
    item.kind = kind;
    item.label = insert;
    if (!detail.empty())
        item.detail = {detail};
    item.help = std::move(help);
    item.insert = insert;
    return item;
}

std::vector<Completion> words(const Directive &directive) {
    std::vector<Completion> list;
    for (const Word &word : directive.words)
        list.push_back(value(word.name, word.meaning, CompletionKind::Word,
                             [&directive, &word] { return helpOfWord(directive, word); }));
    return list;
}

/// An agent that the list keeps alive until the help is asked for.
Completion agentItem(const Registry &registry, const KnownAgent &agent) {
    Completion item = value(agent.token, {}, CompletionKind::Agent,
                            [registry, &agent] { return helpOfAgent(agent); });
    item.detail = agentSummary(agent);
    return item;
}

std::vector<Completion> agents(const Registry &registry, bool withStar) {
    std::vector<Completion> list;
    if (withStar)
        list.push_back(value(
            "*", GATEPOST_TEXT("gatepost::ui::Completion", "every agent without its own group"),
            CompletionKind::Agent));
    std::vector<Completion> retired;
    for (const KnownAgent &agent : registry.agents())
        (agent.status == AgentStatus::Retired ? retired : list)
            .push_back(agentItem(registry, agent));
    std::ranges::stable_sort(list.begin() + (withStar ? 1 : 0), list.end(),
                             [](const Completion &a, const Completion &b) {
                                 return toLower(a.label) < toLower(b.label);
                             });
    // The well-known first: who types "goog" wants Googlebot.
    std::ranges::stable_sort(list.begin() + (withStar ? 1 : 0), list.end(), {},
                             [&](const Completion &one) {
                                 const KnownAgent *agent = registry.find(one.insert);
                                 return agent ? fameOf(*agent) : std::size_t{1000};
                             });
    list.insert(list.end(), retired.begin(), retired.end());
    return list;
}

/// The site's sample paths and the folders that they lie in.
std::vector<Completion> paths(const std::vector<std::string> &samples) {
    std::vector<Completion> list;
    std::set<std::string, std::less<>> seen;
    const auto offer = [&](std::string_view path, Phrase detail) {
        if (!path.starts_with('/') || !seen.emplace(path).second)
            return;
        list.push_back(value(path, detail, CompletionKind::Path));
    };
    for (const std::string &sample : samples)
        offer(sample, GATEPOST_TEXT("gatepost::ui::Completion", "sample path"));
    for (const std::string &sample : samples)
        for (std::size_t slash = sample.find('/', 1); slash != std::string::npos;
             slash = sample.find('/', slash + 1))
            offer(std::string_view(sample).substr(0, slash + 1),
                  GATEPOST_TEXT("gatepost::ui::Completion", "folder of sample paths"));
    offer("/", GATEPOST_TEXT("gatepost::ui::Completion", "the whole site"));
    return list;
}

/// "https://host" of the first absolute URL among the file's whole-file lines.
std::string originIn(const Snapshot &snapshot) {
    const Tree *tree = snapshot.tree();
    if (tree == nullptr)
        return {};
    for (const Line &line : tree->lines()) {
        if (!line.is(DirectiveId::Sitemap) && !line.is(DirectiveId::Discovery) &&
            !line.is(DirectiveId::ReportTo))
            continue;
        const std::string_view url = tree->value(line);
        const std::size_t host = url.find("://");
        if (host != std::string_view::npos)
            return std::string(url.substr(0, url.find('/', host + 3)));
    }
    return {};
}

std::vector<Completion> urls(const CompletionContext &context, const Directive &directive) {
    std::vector<Completion> list;
    if (const std::string origin = originIn(context.snapshot); !origin.empty()) {
        const char *file = directive.id == DirectiveId::Sitemap     ? "/sitemap.xml"
                           : directive.id == DirectiveId::Discovery ? "/llms.txt"
                                                                    : "/";
        list.push_back(value(origin + file, GATEPOST_TEXT("gatepost::ui::Completion",
                                                          "on the host that this file names")));
    }
    list.push_back(value("https://", GATEPOST_TEXT("gatepost::ui::Completion", "an absolute URL")));
    if (!directive.example.empty())
        list.push_back(
            value(directive.example, GATEPOST_TEXT("gatepost::ui::Completion", "example")));
    return list;
}

/// A value that is offered, and what it means; empty where it says so itself.
struct Offer {
    const char *insert;
    Phrase meaning;
};

constexpr Offer kPerMinute[] = {
    {"6", GATEPOST_TEXT("gatepost::ui::Completion", "one in ten seconds")},
    {"30", GATEPOST_TEXT("gatepost::ui::Completion", "one in two seconds")},
    {"60", GATEPOST_TEXT("gatepost::ui::Completion", "one a second")},
};
constexpr Offer kSeconds[] = {
    {"1", {}}, {"2", {}}, {"5", {}}, {"10", {}}, {"30", {}}, {"60", {}},
};
constexpr Offer kRequestRates[] = {
    {"1/10m", GATEPOST_TEXT("gatepost::ui::Completion", "one in ten minutes")},
    {"1/1m", GATEPOST_TEXT("gatepost::ui::Completion", "one a minute")},
    {"1/10s", GATEPOST_TEXT("gatepost::ui::Completion", "one in ten seconds")},
    {"1/10m 0800-1859",
     GATEPOST_TEXT("gatepost::ui::Completion", "one in ten minutes, in these hours")},
    {"1/1m 1900-0759", GATEPOST_TEXT("gatepost::ui::Completion", "one a minute, in these hours")},
};
constexpr Offer kTimeWindows[] = {
    {"2200-0545", GATEPOST_TEXT("gatepost::ui::Completion", "at night, UTC")},
    {"0600-0845", GATEPOST_TEXT("gatepost::ui::Completion", "in the morning, UTC")},
};
constexpr Offer kRobotVersions[] = {
    {"2.0",
     GATEPOST_TEXT("gatepost::ui::Completion", "extended standard: explicit and shell paths")},
    {"1.0", GATEPOST_TEXT("gatepost::ui::Completion", "as without this line")},
};
constexpr Offer kLanguages[] = {
    {"en", {}}, {"en-GB", {}}, {"en-US", {}}, {"de", {}},    {"es", {}},
    {"fr", {}}, {"it", {}},    {"ja", {}},    {"pt-BR", {}}, {"zh-Hans", {}},
};
constexpr Offer kContentUsages[] = {
    {"train-ai=n", GATEPOST_TEXT("gatepost::ui::Completion", "no training of AI")},
    {"train-ai=y", GATEPOST_TEXT("gatepost::ui::Completion", "training of AI is fine")},
    {"ai-use=n", GATEPOST_TEXT("gatepost::ui::Completion", "not as input of an AI")},
    {"ai-use=y", GATEPOST_TEXT("gatepost::ui::Completion", "may be given to an AI as input")},
    {"search=y", GATEPOST_TEXT("gatepost::ui::Completion", "search is fine")},
    {"search=n", GATEPOST_TEXT("gatepost::ui::Completion", "not for search")},
};
constexpr Offer kContentSignals[] = {
    {"search=yes", GATEPOST_TEXT("gatepost::ui::Completion", "search is fine")},
    {"search=no", GATEPOST_TEXT("gatepost::ui::Completion", "not for search")},
    {"ai-input=yes", GATEPOST_TEXT("gatepost::ui::Completion", "may be given to an AI as input")},
    {"ai-input=no", GATEPOST_TEXT("gatepost::ui::Completion", "not as input of an AI")},
    {"ai-train=yes", GATEPOST_TEXT("gatepost::ui::Completion", "training of AI is fine")},
    {"ai-train=no", GATEPOST_TEXT("gatepost::ui::Completion", "no training of AI")},
    {"use=immediate",
     GATEPOST_TEXT("gatepost::ui::Completion", "to be shown in an answer, not kept")},
    {"use=reference",
     GATEPOST_TEXT("gatepost::ui::Completion", "to be shown as a short excerpt with a link")},
    {"use=full", GATEPOST_TEXT("gatepost::ui::Completion", "may be shown as a whole")},
};

std::vector<Completion> listed(std::span<const Offer> offers) {
    std::vector<Completion> list;
    for (const auto &[insert, meaning] : offers)
        list.push_back(value(insert, meaning));
    return list;
}

std::vector<Completion> example(const Directive &directive) {
    if (directive.example.empty())
        return {};
    return {value(directive.example, GATEPOST_TEXT("gatepost::ui::Completion", "example"))};
}

std::vector<Completion> times(std::optional<Instant> now) {
    if (!now)
        return {};
    const auto at = std::chrono::floor<std::chrono::minutes>(*now);
    return {value(std::format("{:%Y-%m-%d %H:%M} UTC", at),
                  GATEPOST_TEXT("gatepost::ui::Completion", "now"))};
}

std::vector<Completion> joined(std::vector<Completion> first, std::vector<Completion> second) {
    std::ranges::move(second, std::back_inserter(first));
    return first;
}

} // namespace

std::vector<Completion> valueCompletions(const CompletionContext &context,
                                         const Directive &directive) {
    switch (directive.kind) {
    case ValueKind::AgentName: return agents(context.registry, directive.place == Place::AgentLine);
    case ValueKind::Path:
    case ValueKind::PathList: return paths(context.paths);
    case ValueKind::Words:
    case ValueKind::AgeRating: return words(directive);
    case ValueKind::PerMinute: return joined(words(directive), listed(kPerMinute));
    case ValueKind::HttpUrl:
    case ValueKind::HttpUrlOrMail: return urls(context, directive);
    case ValueKind::Seconds: return listed(kSeconds);
    case ValueKind::RequestRate: return listed(kRequestRates);
    case ValueKind::TimeWindow: return listed(kTimeWindows);
    case ValueKind::RobotVersion: return listed(kRobotVersions);
    case ValueKind::LanguageTag: return listed(kLanguages);
    case ValueKind::ContentUsage: return listed(kContentUsages);
    case ValueKind::ContentSignal: return listed(kContentSignals);
    case ValueKind::DateTimeUtc: return times(context.now);
    case ValueKind::MailOrUrlOrText:
    case ValueKind::Ulid:
    case ValueKind::FreeText: return example(directive);
    case ValueKind::AgentList:
    case ValueKind::NoteMap:
    case ValueKind::Structure: return {};
    }
    return {};
}

} // namespace gatepost::assist
