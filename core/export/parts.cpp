// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/export/parts.h"

#include "core/export/regextree.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <cmath>
#include <format>
#include <map>
#include <set>

namespace gatepost::exporting {

// ---- runs ----------------------------------------------------------------------------------------

namespace {

struct Sequence {
    std::vector<std::string> atoms;
    const PlanRule *rule;
    bool searches = false;
};

void addLoss(Plan &plan, LossCode code, const Source &source, Message said, Message effect) {
    const bool known = std::ranges::any_of(plan.losses, [&](const Loss &loss) {
        return loss.code == code && loss.source.file == source.file &&
               loss.source.line == source.line;
    });
    if (!known)
        plan.losses.push_back(
            {code, Severity::Approximated, source, std::move(said), std::move(effect)});
}

/// `said`: the pattern that is said instead, where it is shorter than the rule's.
void loseExactness(Plan &plan, const PlanRule &rule, bool cut, bool nothing,
                   const std::string &said) {
    const Message effect =
        !rule.deny
            ? Message(GATEPOST_TEXT("export", "Some paths that the rule allows are refused."))
        : said.empty()
            ? Message(GATEPOST_TEXT("export", "More paths are refused than the rule says."))
            : Message(
                  GATEPOST_TEXT(
                      "export",
                      "Every path that %1 matches is refused, which is more than the rule says."),
                  gatepost::quoted(said));
    if (cut)
        addLoss(
            plan, LossCode::Size, rule.source,
            Message(GATEPOST_TEXT("export",
                                  "The beginning of the path only: the whole is too long for %1."),
                    plan.title),
            effect);
    else if (nothing)
        addLoss(
            plan, LossCode::Size, rule.source,
            Message(GATEPOST_TEXT("export",
                                  "Nothing: the rule is too long for %1, or cannot be said there."),
                    plan.title),
            effect);
    else
        addLoss(plan, LossCode::Spelling, rule.source,
                Message(GATEPOST_TEXT("export", "Nearly the same.")), effect);
}

std::vector<Sequence> sequencesOf(const PlanRule &rule, const RegexStyle &style, Plan &plan) {
    std::vector<Sequence> sequences;
    const Lean lean = rule.deny ? Lean::More : Lean::Less;
    bool exact = true;
    bool cut = false;
    std::string said;
    for (const exact::Glob &glob : rule.paths.asGlobs()) {
        auto atoms = atomsOf(glob, style, lean);
        if (!atoms) {
            exact = exact && lean == Lean::More;
            continue;
        }
        exact = exact && atoms->exact;
        cut = cut || atoms->cut;
        if (rule.deny && !atoms->said.empty())
            said = atoms->said;
        sequences.push_back({std::move(atoms->atoms), &rule, atoms->searches});
    }
    if (!exact)
        loseExactness(plan, rule, cut, sequences.empty(), said);
    return sequences;
}

/// A path that servers take for another: an empty segment, one of dots, an escaped slash or a backslash.
std::string oddPathRegex(const RegexStyle &style) {
    constexpr std::string_view kDot = "(?:\\x2E|%2[Ee])";
    return std::format("{}*(?:/(?:/|{}{}?(?:/|\\x3F|{}))|%2[Ff]|%5[Cc]|\\x5C)",
                       style.inRequestLine ? "[^\\x3F ]" : "[^\\x3F]", kDot, kDot, style.pathEnd);
}

Run runOf(const RegexTree &tree, bool deny, const std::vector<const PlanRule *> &rules) {
    Run run{tree.text(), deny, {}};
    for (const PlanRule *rule : rules)
        run.sources.push_back(rule->source);
    return run;
}

} // namespace

std::vector<Run> runsOf(const Stage &stage, const RegexStyle &style, Plan &plan) {
    std::vector<Run> runs;
    if (stage.plainPaths && !stage.rules.empty())
        runs.push_back({oddPathRegex(style), true, {{.file = "--plain-paths"}}});
    for (std::size_t from = 0, to = 0; from < stage.rules.size(); from = to) {
        const bool deny = stage.rules[from].deny;
        std::vector<Sequence> sequences;
        for (to = from; to < stage.rules.size() && stage.rules[to].deny == deny; ++to)
            for (Sequence &each : sequencesOf(stage.rules[to], style, plan))
                sequences.push_back(std::move(each));
        std::ranges::stable_sort(sequences, {},
                                 &Sequence::atoms); // what begins alike stands together
        RegexTree tree(RegexTree::Ends::Anything);
        std::vector<const PlanRule *> rules;
        bool searches = false;
        for (const Sequence &each : sequences) {
            std::size_t bytes = 8;
            for (const std::string &atom : each.atoms)
                bytes += atom.size() + 1;
            const bool tooMuch = tree.mostBytes() + bytes > style.most + 512 ||
                                 (style.counted && searches && each.searches);
            if (!rules.empty() && tooMuch) {
                runs.push_back(runOf(tree, deny, rules));
                tree = RegexTree(RegexTree::Ends::Anything);
                rules.clear();
                searches = false;
            }
            searches = searches || each.searches;
            tree.insert(each.atoms);
            rules.push_back(each.rule);
        }
        if (!rules.empty())
            runs.push_back(runOf(tree, deny, rules));
    }
    if (stage.denyOthers)
        runs.push_back({"", true, {*stage.denyOthers}});
    return runs;
}

std::string policyPathRegex(std::string_view pathEnd) {
    std::string paths;
    for (const std::string_view path : policyPaths())
        paths += (paths.empty() ? "" : "|") + literalRegex(path);
    return std::format("(?:{})(?:\\x3F|{})", paths, pathEnd);
}

std::string_view absoluteFormRegex() {
    return "(?:[A-Za-z]+://[^/? ]*)?";
}

// ---- hours ---------------------------------------------------------------------------------------

namespace {

/// Minutes of one hour: "[0-5][0-9]", "0[0-4]|30".
std::string minutesRegex(std::uint64_t minutes) {
    constexpr std::uint64_t kAll = (std::uint64_t{1} << 60) - 1;
    if (minutes == kAll)
        return "[0-5][0-9]";
    std::map<unsigned, std::string> tensOf; // units → tens
    for (unsigned tens = 0; tens < 6; ++tens)
        if (const auto units = static_cast<unsigned>(minutes >> (tens * 10) & 0x3FF))
            tensOf[units] += static_cast<char>('0' + tens);
    std::string text;
    for (const auto &[units, tens] : tensOf) {
        std::string digits;
        for (unsigned unit = 0; unit < 10; ++unit)
            if ((units >> unit & 1) != 0)
                digits += static_cast<char>('0' + unit);
        text += (text.empty() ? "" : "|") + ("[" + tens + "][" + digits + "]");
    }
    return tensOf.size() == 1 ? text : "(?:" + text + ")";
}

} // namespace

std::string clockRegex(const exact::Minutes &minutes, std::string_view separator) {
    std::map<std::uint64_t, std::string> hoursOf; // minutes → hours
    for (unsigned hour = 0; hour < 24; ++hour) {
        std::uint64_t open = 0;
        for (unsigned minute = 0; minute < 60; ++minute)
            if (minutes[hour * 60 + minute])
                open |= std::uint64_t{1} << minute;
        if (open != 0)
            hoursOf[open] += std::format("{}{:02}", hoursOf[open].empty() ? "" : "|", hour);
    }
    std::string text;
    for (const auto &[open, hours] : hoursOf)
        text += std::format("{}(?:{}){}{}", text.empty() ? "" : "|", hours, separator,
                            minutesRegex(open));
    return "(?:" + text + ")";
}

std::vector<TimeWindow> stretchesOf(const exact::Minutes &minutes) {
    std::vector<TimeWindow> all;
    for (std::uint16_t minute = 0; minute < kMinutesOfDay; ++minute) {
        if (!minutes[minute])
            continue;
        if (!all.empty() && all.back().last + 1 == minute)
            all.back().last = minute;
        else
            all.push_back({minute, minute});
    }
    return all;
}

// ---- comments ------------------------------------------------------------------------------------

std::string commentText(std::string_view text, std::size_t most) {
    std::string safe;
    for (const char c : text.substr(0, most))
        safe += isAlnum(c) || std::string_view(" /.*_=?&%+,;:@()~#$^|<>[]!-").contains(c) ? c : '?';
    return text.size() > most ? safe + "..." : safe;
}

std::string placesOf(std::span<const Source> sources) {
    std::map<std::string, std::set<std::uint32_t>> byFile;
    for (const Source &source : sources)
        if (auto &lines = byFile[source.file]; source.line)
            lines.insert(source.line->line.value);
    std::string text;
    for (const auto &[file, lines] : byFile) {
        text += (text.empty() ? "" : " ") + commentText(file) + (lines.empty() ? "" : ":");
        for (auto line = lines.begin(); line != lines.end();) {
            const std::uint32_t first = *line;
            std::uint32_t last = first;
            while (++line != lines.end() && *line == last + 1)
                ++last;
            text += std::format("{}{}", text.ends_with(':') ? "" : ",", first);
            if (last != first)
                text += std::format("-{}", last);
        }
    }
    return sources.size() == 1 && !sources.front().text.empty()
               ? text + " " + commentText(sources.front().text)
               : text;
}

std::string comment(std::string_view text, std::string_view indent) {
    constexpr std::size_t kColumns = 110;
    std::string lines;
    while (!text.empty()) {
        std::size_t end = text.size();
        if (end > kColumns) {
            end = text.find_last_of(" ,", kColumns);
            end = end == std::string_view::npos || end == 0 ? kColumns : end + 1;
        }
        std::string_view line = text.substr(0, end);
        text.remove_prefix(end);
        lines += std::format("{}# {}\n", indent, trimmed(line));
    }
    return lines;
}

std::string header(const Plan &plan, const TargetInfo &target,
                   const std::vector<std::string> &howTo) {
    std::string files;
    for (const Source &file : plan.files)
        files += (files.empty() ? "" : ", ") + commentText(file.file);
    std::string text =
        comment(std::format("{}: made by Gatepost from {}. Change those and export again.",
                            target.title, files),
                "");
    text += comment("policy sha256:" + plan.hash, "");
    if (!target.isTried)
        text += comment(
            "Checked against the documented grammar and limits, not run against the service.", "");
    for (const std::string &line : howTo)
        text += comment(line, "");
    if (target.isServer && target.isTried && !plan.compact)
        text +=
            comment("Every spelling of a path is compared; --compact makes expressions that are "
                    "easier to read.",
                    "");
    return text + "\n";
}

std::string groupText(const AgentGroup &group) {
    std::string text = group.id + ":";
    for (const std::string &name : group.names)
        text += (text.ends_with(':') ? " " : ", ") + commentText(name);
    return text;
}

std::size_t mostStages(const Plan &plan) {
    std::size_t most = 0;
    for (const AgentGroup &group : plan.groups)
        most = std::max(most, group.stages.size());
    return most;
}

// ---- losses --------------------------------------------------------------------------------------

void losePace(Plan &plan, const Pace &pace, std::optional<double> said) {
    if (said && pace.isOfSomeHours)
        plan.losses.push_back(
            {LossCode::Rate, Severity::Approximated, pace.source, describePace(*said),
             Message(
                 GATEPOST_TEXT("export", "The slowest pace of the day counts at every hour."))});
    if (said && std::abs(*said - pace.seconds) < 1e-9 * pace.seconds)
        return;
    if (!said) {
        plan.losses.push_back(
            {LossCode::Rate, Severity::Lost, pace.source,
             Message(GATEPOST_TEXT("export", "Nothing.")),
             Message(
                 GATEPOST_TEXT("export",
                               "%1 does not limit the pace: agents may come as fast as they like."),
                 plan.title)});
        return;
    }
    const Message effect =
        *said > pace.seconds
            ? Message(GATEPOST_TEXT("export",
                                    "Slower than stated: the server counts in whole requests."))
            : Message(GATEPOST_TEXT("export",
                                    "%1 times as fast as stated: the server knows no slower pace."),
                      std::format("{:.3g}", pace.seconds / *said));
    plan.losses.push_back(
        {LossCode::Rate, Severity::Approximated, pace.source, describePace(*said), effect});
}

void loseHours(Plan &plan, const AgentGroup &group, Severity severity, Message said,
               Message effect) {
    for (const Source &source : group.hours->sources)
        plan.losses.push_back({LossCode::Window, severity, source, said, effect});
}

void loseSpellings(Plan &plan) {
    const bool matters = std::ranges::any_of(plan.groups, [](const AgentGroup &group) {
        return std::ranges::any_of(group.stages, [](const Stage &stage) {
            return !stage.plainPaths && !std::ranges::all_of(stage.rules, [](const PlanRule &rule) {
                return rule.paths.stars == std::vector<std::string>{"/*"}; // all of them
            });
        });
    });
    if (matters)
        plan.losses.push_back(
            {LossCode::Spelling,
             Severity::Approximated,
             {},
             Message(GATEPOST_TEXT("export", "The path as it was sent.")),
             Message(GATEPOST_TEXT(
                 "export",
                 "Where the server delivers the same page for another spelling of its path (//a/b, "
                 "/./a/b, /x/../a/b, /a%2Fb), a rule for /a/b does not refuse that spelling. "
                 "gatepost-cli export --plain-paths refuses these spellings."))});
}

void loseHoursInOtherZones(Plan &plan, const AgentGroup &group) {
    loseHours(plan, group, Severity::Approximated,
              Message(GATEPOST_TEXT("export",
                                    "The hours by the server's clock, where it runs with TZ=UTC.")),
              Message(GATEPOST_TEXT(
                  "export", "In another time zone these agents are kept out at all hours.")));
}

} // namespace gatepost::exporting
