// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The first byte is the reading, the first line the URL, every other line a rule (A or D first); the same text is
// also read as a robots.txt of the google and koster1994 readings.

#include "core/match/googlelines.h"
#include "core/match/kosterlines.h"
#include "core/match/path.h"
#include "core/match/ruleset.h"
#include "core/match/search.h"

#include <cstdlib>

using namespace gatepost;

namespace {

void require(bool holds) {
    if (!holds)
        std::abort();
}

/// explain() looks at each rule by itself: what it finds must be what decide() found without looking.
void ask(PathReading reading, std::span<const RuleLine> rules, const PathQuestion &question) {
    const RuleSet set = RuleSet::compile(reading, rules);
    const PathDecision decision = set.decide(question);
    std::vector<RuleReport> reports = set.explain(question, false);
    std::erase_if(reports, [](const RuleReport &report) {
        return report.fate == RuleFate::NoMatch || report.fate == RuleFate::MatchesNothing;
    });
    require(set.explain(question, true).size() == reports.size());
    require(decision.rule.has_value() == !reports.empty());
    for (const RuleReport &report : reports) {
        require((report.fate == RuleFate::Decided) == (decision.rule == report.rule));
        if (reading == PathReading::Rfc9309 || reading == PathReading::Google)
            require(report.length <= report.decidedLength);
        if (reading == PathReading::Koster1994)
            require(report.rule >= *decision.rule);
    }
}

void readLines(std::string_view text, const PathQuestion &question) {
    const std::vector<GoogleLine> lines = googleLines(text);
    for (const GoogleLine &line : lines)
        require(line.value.empty() ||
                (line.value.data() >= text.data() &&
                 line.value.data() + line.value.size() <= text.data() + text.size()));
    ask(PathReading::Google, googleRules(lines, "a").rules, question);
    const std::vector<KosterRecord> records = kosterRecords(text);
    if (const auto found = kosterRecordFor(records, "abc"))
        ask(PathReading::Koster1994, records[*found].rules, question);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    if (size == 0)
        return 0;
    const auto reading = static_cast<PathReading>(data[0] % 4);
    const std::string_view text(reinterpret_cast<const char *>(data) + 1, size - 1);
    const std::size_t first = std::min(text.find('\n'), text.size());
    const PathQuestion question(text.substr(0, first));

    std::vector<RuleLine> rules;
    for (std::size_t at = first + 1; at < text.size();) {
        const std::string_view line = text.substr(at, text.find('\n', at) - at);
        if (!line.empty())
            rules.push_back({.value = line.substr(1),
                             .line = static_cast<std::uint32_t>(rules.size()),
                             .kind = line[0] == 'A' ? RuleKind::Allow : RuleKind::Disallow});
        at += line.size() + 1;
    }
    ask(reading, rules, question);
    readLines(text, question);
    for (const RuleLine &rule : rules) {
        std::string scratch;
        if (rule.value.size() >= 2)
            require(findTwoWay(question.path(), rule.value, 0) == question.path().find(rule.value));
        require(PathPattern(rule.value).length() == normalisedRule(rule.value, scratch).size());
    }
    return 0;
}
