// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/agents/registry.h"
#include "core/lint/across.h"
#include "core/lint/phrases.h"
#include "core/lint/policy.h"
#include "core/text/ascii.h"
#include "core/value/term.h"

#include <algorithm>

namespace gatepost::linting {

namespace {

constexpr std::string_view kAnyPath = "/\x01"; // a path that only a rule for everything matches

/// True if a 2.0 group decides for the token: it is read otherwise, so nothing is said of it.
bool hasExtendedGroup(const FileUnderCheck &file, std::string_view token) {
    const NamedAgent *namedAgent = token == "*" ? file.star() : file.namedAgent(token);
    if (namedAgent == nullptr)
        namedAgent = file.star();
    return namedAgent != nullptr && !namedAgent->extended.empty();
}

/// What robots.txt says to a token about a path: absent where no rule decides.
std::optional<bool> robotsAllows(const SiteUnderCheck &site, std::string_view token,
                                 std::string_view path) {
    if (site.robots == nullptr)
        return {};
    const auto rules = decidingRules(*site.robots, token);
    const auto decided = decide(*site.robots, rules, path);
    return decided ? std::optional(isAllow(*site.robots, *decided)) : std::nullopt;
}

/// The first rule of each group that closes what robots.txt leaves open, with the number of others like it.
void checkRules(const SiteUnderCheck &site, const FileUnderCheck &file, Report &report) {
    const std::string_view name = file.ref.row().fileName;
    std::vector<std::uint32_t> told;
    for (const NamedAgent &namedAgent : file.namedAgents()) {
        const bool star = namedAgent.isStar();
        const KnownAgent *known = file.registry().find(namedAgent.written);
        const bool ai = file.ref.row().forAiAlone;
        if ((!star && namedAgent.kind != AgentValueKind::Token) || !namedAgent.extended.empty() ||
            (known != nullptr && known->readsFile(file.tree.dialectId())) ||
            (ai && known != nullptr && !known->ai))
            continue;
        const std::string token = star ? "*" : namedAgent.key;
        if (site.robots != nullptr && hasExtendedGroup(*site.robots, token))
            continue;
        const auto rules = decidingRules(file, token);
        std::vector<std::uint32_t> open;
        forEachWitness(file, rules, DirectiveId::Disallow, [&](const std::string &path) {
            const auto denies = decide(file, rules, path);
            if (!denies || isAllow(file, *denies) || std::ranges::contains(open, *denies) ||
                isHoneypot(file, *denies))
                return;
            const auto allows = robotsAllows(site, token, path);
            if (allows == false || (ai && allows == true)) // ai-contradiction tells
                return;
            open.push_back(*denies);
        });
        if (open.empty() || std::ranges::contains(told, open.front()))
            continue;
        told.push_back(open.front());
        const ByteRange range = file.groups.rules[open.front()].value;
        if (site.robots == nullptr)
            report.add(file, range,
                       {GATEPOST_TEXT("lint", "No crawler is known to read %1, and there is no "
                                              "robots.txt beside it, so this closes nothing to "
                                              "them. Write the rules of this group into a "
                                              "robots.txt too"),
                        name});
        else if (star)
            report.add(file, range,
                       Message::counted(
                           GATEPOST_COUNTED(
                               "lint",
                               "No crawler is known to read %1, and robots.txt leaves open what "
                               "%n rules of this group close. Write them into robots.txt too",
                               "No crawler is known to read %1, and robots.txt leaves open what "
                               "this rule closes. Write it into robots.txt too"),
                           open.size(), name));
        else
            report.add(
                file, range,
                Message::counted(
                    GATEPOST_COUNTED(
                        "lint",
                        "%2 is not known to read %1, and robots.txt leaves open to it what %n "
                        "rules of this group close. Write them into robots.txt too",
                        "%2 is not known to read %1, and robots.txt leaves open to it what this "
                        "rule closes. Write it into robots.txt too"),
                    open.size(), name, namedAgent.written));
    }
}

/// The tokens that a scope of robots2.txt is about: a category's agents, or the one that it names.
std::vector<std::string_view> tokensOf(const Registry &registry, const PolicyScope &scope) {
    if (scope.name.empty())
        return {"*"};
    const auto category = parseCategory(scope.name);
    if (!category) {
        const KnownAgent *known = registry.find(scope.name);
        if (known == nullptr)
            return {scope.name};
        if (known->readsFile(DialectId::Robots2))
            return {};
        return {known->token};
    }
    std::vector<std::string_view> tokens;
    for (const KnownAgent &agent : registry.agents())
        if (agent.category == *category && agent.status == AgentStatus::Current &&
            agent.kind != AgentKind::PolicyToken && agent.obeysRobots != Documented::No &&
            !agent.readsFile(DialectId::Robots2))
            tokens.emplace_back(agent.token);
    return tokens;
}

void checkCrawl(const SiteUnderCheck &site, const FileUnderCheck &file, Report &report) {
    for (const PolicyScope &scope : policyScopes(file)) {
        const auto crawl = scope.find(DirectiveId::Crawl);
        if (!crawl || termOf(crawl->value) != Term::No)
            continue;
        std::vector<std::string_view> open;
        for (const std::string_view token : tokensOf(site.site.registry, scope)) {
            const std::string key = toLower(token);
            if (site.robots != nullptr && hasExtendedGroup(*site.robots, key))
                continue;
            if (robotsAllows(site, key, kAnyPath) != false)
                open.push_back(token);
        }
        if (open.empty())
            continue;
        const ByteRange range = bodyRange(file.line(crawl->line));
        if (scope.name.empty()) {
            report.add(file, range,
                       GATEPOST_TEXT("lint", "No crawler is known to read robots2.txt, so crawl: "
                                             "no keeps none out. Close the site in robots.txt "
                                             "too, with Disallow: / for *"));
            continue;
        }
        constexpr std::size_t kNamed = 3;
        std::vector<Message> names(open.begin(), open.begin() + static_cast<std::ptrdiff_t>(
                                                                    std::min(open.size(), kNamed)));
        if (open.size() > kNamed)
            names.push_back(Message::counted(GATEPOST_COUNTED("lint", "%n more", "%n more"),
                                             open.size() - kNamed));
        report.add(file, range,
                   Message::counted(
                       GATEPOST_COUNTED(
                           "lint",
                           "robots.txt leaves the site open to %1, and none of them is known to "
                           "read robots2.txt: crawl: no does not keep them out. Close it to "
                           "them in robots.txt too",
                           "robots.txt leaves the site open to %1, which is not known to read "
                           "robots2.txt: crawl: no does not keep it out. Close it in "
                           "robots.txt too"),
                       open.size(), Message::list(std::move(names), Conjunction::And)));
    }
}

void checkClosedOnlyHere(const SiteUnderCheck &site, Report &report) {
    for (const FileUnderCheck &file : site.files) {
        if (file.ref.isChained() || file.ref.row().isPlain)
            continue;
        checkRules(site, file, report);
        if (file.ref.row().statesUse)
            checkCrawl(site, file, report);
    }
}

} // namespace

extern const Check kClosedOnlyHere = {
    .rule = {.code = "closed-only-here",
             .severity = Severity::Warning,
             .title = GATEPOST_TEXT("lint", "Closed in a file that crawlers do not read"),
             .explanation = GATEPOST_TEXT(
                 "lint",
                 "robots.txt is the one policy file that crawlers are documented to read. No "
                 "operator says yet that its crawlers read robots-ai.txt or robots2.txt, so what "
                 "only these files close stays open in practice: Googlebot still comes to a site "
                 "whose robots2.txt says crawl: no. Write the rules into robots.txt as well, and "
                 "keep the other file for agents that learn to read it. The message appears at the "
                 "first rule of each group."),
             .source = "operators' documentation; S40, S50, S56, S83"},
    .dialects = kNotPlain,
    .site = checkClosedOnlyHere,
};

} // namespace gatepost::linting
