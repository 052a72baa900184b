// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/export/services.h"
#include "core/text/ascii.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <format>

namespace gatepost::exporting {

namespace {

constexpr std::size_t kMostExpression = 4096; ///< characters of a rule's expression
constexpr std::size_t kMostAgents = 1200;     ///< of that for the names

/// Normalised text contains neither quotes nor backslashes (S24), but whoever calls may have made it otherwise.
std::string literal(std::string_view text) {
    std::string quotedText = "\"";
    for (const char c : text)
        if (c >= ' ' && c < 127 && c != '"' && c != '\\')
            quotedText += c;
    return quotedText + "\"";
}

std::string condition(const PathForm &form) {
    switch (form.kind) {
    case PathForm::Kind::Begins:
        return std::format("starts_with(http.request.uri, {})", literal(form.text));
    case PathForm::Kind::Equals: return std::format("http.request.uri eq {}", literal(form.text));
    case PathForm::Kind::Wildcard:
        return std::format("http.request.uri strict wildcard {}", literal(form.text));
    }
    return "";
}

std::string anyOf(const std::vector<std::string> &conditions) {
    std::string text;
    for (const std::string &each : conditions)
        text += (text.empty() ? "(" : " or ") + each;
    return text + ")";
}

/// The names in as few conditions as fit.
std::vector<std::string> agentConditions(const AgentGroup &group) {
    std::vector<std::string> all;
    std::vector<std::string> some;
    std::size_t bytes = 0;
    for (const std::string &name : group.names) {
        std::string one = std::format("lower(http.user_agent) contains {}", literal(toLower(name)));
        if (bytes + one.size() > kMostAgents && !some.empty()) {
            all.push_back(anyOf(some));
            some.clear();
            bytes = 0;
        }
        bytes += one.size() + 4;
        some.push_back(std::move(one));
    }
    if (!some.empty())
        all.push_back(anyOf(some));
    return all;
}

struct CloudflareWriter {
    Plan &plan;
    nlohmann::ordered_json rules = nlohmann::ordered_json::array();

    void add(const AgentGroup &group, const std::vector<Source> &sources,
             const std::string &expression) {
        rules.push_back(
            {{"description", commentText("Gatepost " + group.id + ": " + placesOf(sources), 480)},
             {"expression", expression},
             {"action", "block"}});
    }
    void write(const AgentGroup &group, const Refusal &refusal, const std::string &agents) {
        std::string fixed = agents + " and not http.request.uri.path in {";
        for (const std::string_view path : policyPaths())
            fixed += (fixed.ends_with('{') ? "" : " ") + literal(path);
        fixed += "}";
        constexpr std::size_t kRest = 16;
        // What is refused must fit too, as far as it fits into any expression.
        std::size_t longest = 0;
        for (const PathForm &form : refusal.refuse)
            if (const std::size_t size = condition(form).size();
                fixed.size() + size + 2 * kRest <= kMostExpression)
                longest = std::max(longest, size);
        std::vector<std::string> except;
        bool all = true;
        std::size_t bytes = fixed.size() + kRest;
        for (const PathForm &form : refusal.except) {
            std::string one = condition(form);
            if (bytes + one.size() + longest + 2 * kRest > kMostExpression) {
                all = false;
                continue;
            }
            bytes += one.size() + 4;
            except.push_back(std::move(one));
        }
        if (!all)
            loseExceptions(plan, refusal.sources);
        if (!except.empty())
            fixed += " and not " + anyOf(except);
        std::vector<std::string> some;
        bytes = fixed.size();
        if (refusal.everything)
            return add(group, refusal.sources, fixed);
        const auto finish = [&] {
            if (!some.empty())
                add(group, refusal.sources, fixed + " and " + anyOf(some));
            some.clear();
            bytes = fixed.size();
        };
        for (const PathForm &form : refusal.refuse) {
            std::string one = condition(form);
            if (bytes + one.size() + kRest > kMostExpression)
                finish();
            if (bytes + one.size() + kRest > kMostExpression) {
                loseRules(plan, refusal.sources);
                continue;
            }
            bytes += one.size() + 4;
            some.push_back(std::move(one));
        }
        finish();
    }
};

} // namespace

void writeCloudflare(Plan &plan, const Question &, Export &out) {
    loseTimes(plan);
    loseBorders(plan);
    CloudflareWriter writer{plan};
    for (const AgentGroup &group : plan.groups)
        for (const Stage &stage : group.stages)
            for (const Refusal &refusal : refusalsOf(stage, {}, plan))
                for (const std::string &agents : agentConditions(group))
                    writer.write(group, refusal, agents);
    plan.losses.push_back(
        {LossCode::Spelling,
         Severity::Approximated,
         {},
         Message(GATEPOST_TEXT("export", "The URL as %1 normalises it."), plan.title),
         Message(GATEPOST_TEXT(
             "export", "A path with a percent-encoded character bypasses the rule where the "
                       "service's own normalising is off."))});
    const nlohmann::ordered_json ruleset{
        {"name", "Gatepost"},
        {"description",
         commentText("policy sha256:" + plan.hash + "; not run against the service")},
        {"kind", "zone"},
        {"phase", "http_request_firewall_custom"},
        {"rules", std::move(writer.rules)}};
    out.files = {{"gatepost-cloudflare.json", ruleset.dump(2) + "\n"}};
}

} // namespace gatepost::exporting
