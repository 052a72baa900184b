// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/export/agentregex.h"
#include "core/export/services.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <format>
#include <string_view>

namespace gatepost::exporting {

namespace {

/// Digits of escapes as they are compared: in upper case (S24).
constexpr std::string_view kHexDigits = "0123456789ABCDEF";

constexpr std::size_t kNoDigit = std::string_view::npos;

constexpr std::size_t digitOf(char c) {
    return kHexDigits.find(c);
}

/// True for a byte of a decoded path that a URL may have written as an escape which is compared as an escape (S24). The slash is
/// left aside: refused with it, a rule like "*2" would refuse every folder. The loss of escaped slashes says so.
constexpr bool mayBeEscaped(unsigned byte) {
    return byte < 128 && byte != '/' && !isAlnum(static_cast<char>(byte)) &&
           !std::string_view("-._~").contains(static_cast<char>(byte));
}

/// The characters of a decoded path whose escape `isIt` accepts by its two digits, and all beyond ASCII: an expression over characters
/// does not see their bytes.
template <typename Test>
std::string escapedAs(Test &&isIt) {
    std::string inside;
    for (unsigned byte = 0; byte < 128; ++byte)
        if (mayBeEscaped(byte) && isIt(byte >> 4U, byte & 15U))
            inside += std::format("\\x{:02X}", byte);
    return inside.empty() ? "[^\\x00-\\x7F]" : "[" + inside + "]|[^\\x00-\\x7F]";
}

std::string literalOf(char c) {
    return literalRegex(static_cast<unsigned char>(c));
}

/// What follows a star in a Disallow; `pattern` is what is behind the star. A piece that begins with digits also begins inside an escape
/// ("*22x" matches "/%222x"), of which the decoded path has only the character: it counts as those digits.
std::string afterStar(std::string_view pattern) {
    if (pattern.empty())
        return {};
    const std::size_t end = std::min(pattern.find('*'), pattern.size());
    const std::string_view piece = pattern.substr(0, end);
    const bool anchored = end == pattern.size();
    const std::string_view next = pattern.substr(anchored ? end : end + 1);
    std::string rest = anchored ? "$" : ".*" + afterStar(next);
    const std::size_t first = piece.empty() ? kNoDigit : digitOf(piece.front());
    if (first == kNoDigit)
        return literalRegex(piece) + rest;
    const auto isPair = [&](std::size_t second) {
        return escapedAs(
            [&](std::size_t high, std::size_t low) { return high == first && low == second; });
    };
    const std::string plain = literalOf(piece.front());
    const std::string asLow = escapedAs([&](std::size_t, std::size_t low) { return low == first; });
    if (piece.size() > 1) {
        const std::size_t second = digitOf(piece[1]);
        rest = literalRegex(piece.substr(2)) + rest;
        const std::string begin = std::format("(?:{}|{}){}", plain, asLow, literalOf(piece[1]));
        return (second == kNoDigit ? begin : std::format("(?:{}|{})", begin, isPair(second))) +
               rest;
    }
    if (anchored)
        return std::format("(?:{}|{}){}", plain, asLow, rest);
    const std::string either =
        escapedAs([&](std::size_t high, std::size_t low) { return high == first || low == first; });
    const std::string text = std::format("(?:{}|{}){}", plain, either, rest);
    // The next star may take nothing, and its piece begin with the second digit of the same escape. Then any end is refused.
    const std::size_t following = next.empty() ? kNoDigit : digitOf(next.front());
    return following == kNoDigit ? text : std::format("(?:{}|{})", text, isPair(following));
}

/// Anchored at both ends. The path is decoded: there may be line ends in it.
std::string pathRegex(const PathForm &form, bool deny) {
    const std::size_t star = form.text.find('*');
    std::string regex = star == std::string::npos ? "^" : "(?s)^";
    for (std::size_t at = 0; at < form.text.size(); ++at) {
        regex += form.text[at] == '*' ? std::string(".*") : literalOf(form.text[at]);
        if (deny && at == star)
            return regex + afterStar(std::string_view(form.text).substr(star + 1));
    }
    return regex + (form.kind == PathForm::Kind::Begins ? "" : "$");
}

/// Whether the path matches, and the query as far as Anubis sees it: a map of what it could read, whose size is all that tells
/// nothing from something.
std::string matching(const PathForm &form, bool deny) {
    std::string text = std::format("path.matches(r\"{}\")", pathRegex(form, deny));
    if (deny && form.kind == PathForm::Kind::Wildcard) {
        const PathForm begin{PathForm::Kind::Begins, form.text.substr(0, form.text.find('*'))};
        text = std::format("({} || (path.matches(r\"{}\") && size(query) > 0))", text,
                           pathRegex(begin, deny));
    }
    if (form.query)
        text = std::format("({} && size(query) {} 0)", text, *form.query ? ">" : "==");
    return text;
}

/// A star before other characters may stand for the end of the path and some of the query.
bool reachesQuery(const PlanRule &rule) {
    return rule.deny && (!rule.paths.globs.empty() ||
                         std::ranges::any_of(rule.paths.stars, [](const std::string &pattern) {
                             return pattern.find('*') + 1 < pattern.size();
                         }));
}

void loseQueries(Plan &plan, const Stage &stage) {
    for (const PlanRule &rule : stage.rules)
        if (reachesQuery(rule))
            plan.losses.push_back(
                {LossCode::Spelling, Severity::Approximated, rule.source,
                 Message(GATEPOST_TEXT("export", "What %1 can compare."), plan.title),
                 Message(GATEPOST_TEXT("export", "An address with a query is refused as soon as it "
                                                 "begins like the rule, whatever the query says. "
                                                 "A query that %1 cannot read (a semicolon, a "
                                                 "damaged escape) counts as none."),
                         plan.title)});
}

/// Behind a star a rule may begin with digits of an escape ("*22" matches "/%222"), of which the decoded path has the character.
bool mayBeginInAnEscape(const PlanRule &rule) {
    return rule.deny && std::ranges::any_of(rule.paths.stars, [](const std::string &pattern) {
               for (std::size_t star = pattern.find('*'); star != std::string::npos;
                    star = pattern.find('*', star + 1))
                   if (star + 1 < pattern.size() && digitOf(pattern[star + 1]) != kNoDigit)
                       return true;
               return false;
           });
}

void loseEscapes(Plan &plan, const Stage &stage) {
    for (const PlanRule &rule : stage.rules)
        if (mayBeginInAnEscape(rule))
            plan.losses.push_back(
                {LossCode::Spelling, Severity::Approximated, rule.source,
                 Message(GATEPOST_TEXT("export", "What %1 can compare."), plan.title),
                 Message(GATEPOST_TEXT("export", "More paths are refused than the rule says."))});
}

std::string entry(const AgentGroup &group, std::size_t &number, std::string_view action,
                  const std::vector<std::string> &conditions, const std::string &from) {
    std::string text =
        comment(from, "") +
        std::format("- name: gatepost-{}-{}\n  action: {}\n  expression:\n    all:\n", group.id,
                    ++number, action);
    for (const std::string &condition : conditions)
        text += std::format(
            "    - '{}'\n",
            condition); // expressions contain no single quote: literalRegex() writes it \x27
    return text;
}

} // namespace

void writeAnubis(Plan &plan, const Question &, Export &out) {
    loseTimes(plan);
    for (const AgentGroup &group : plan.groups)
        for (const Stage &stage : group.stages) {
            loseQueries(plan, stage);
            loseEscapes(plan, stage);
        }
    std::string text = header(plan, infoOf(Target::Anubis),
                              {"Put these entries first under bots: of botPolicies.yaml."});
    const ServiceLimits limits{.pathOnly = true, .decoded = true};
    for (const AgentGroup &group : plan.groups) {
        if (group.stages.empty())
            continue;
        text += comment(groupText(group), "");
        std::size_t number = 0;
        for (const std::string &agents : agentRegexes(group.names, RegexSyntax::Re2)) {
            const std::string who = std::format("userAgent.matches(r\"(?i){}\")", agents);
            text += entry(group, number, "ALLOW",
                          {who, std::format("path.matches(r\"^{}\")", policyPathRegex())}, "S26");
            for (std::size_t stage = 0; stage < group.stages.size(); ++stage) {
                // Only the last list may let pass for good: the others refuse alone, without their exceptions' help.
                const bool last = stage + 1 == group.stages.size();
                if (!last) {
                    for (const Refusal &refusal : refusalsOf(group.stages[stage], limits, plan)) {
                        std::vector<std::string> conditions{who};
                        std::string paths;
                        for (const PathForm &form : refusal.refuse)
                            paths += (paths.empty() ? "" : " || ") + matching(form, true);
                        if (!paths.empty())
                            conditions.push_back(paths);
                        for (const PathForm &form : refusal.except)
                            conditions.push_back("!" + matching(form, false));
                        text += entry(group, number, "DENY", conditions, placesOf(refusal.sources));
                    }
                    continue;
                }
                for (const PlanRule &rule : group.stages[stage].rules)
                    for (const PathForm &form : formsOf(rule, limits, plan))
                        text += entry(group, number, rule.deny ? "DENY" : "ALLOW",
                                      {who, matching(form, rule.deny)},
                                      placesOf(std::span(&rule.source, 1)));
                if (group.stages[stage].denyOthers)
                    text += entry(group, number, "DENY", {who},
                                  placesOf(std::span(&*group.stages[stage].denyOthers, 1)));
            }
        }
    }
    plan.losses.push_back(
        {LossCode::Spelling,
         Severity::Approximated,
         {},
         Message(GATEPOST_TEXT("export", "The path as %1 decodes it, without its query."),
                 plan.title),
         Message(GATEPOST_TEXT("export", "An escaped slash counts as a slash."))});
    out.files = {{"gatepost-anubis.yaml", text}};
}

} // namespace gatepost::exporting
