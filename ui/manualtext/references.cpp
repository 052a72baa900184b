// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/manualtext/references.h"

#include "core/agents/agentfacts.h"
#include "core/agents/agentpattern.h"
#include "core/chain/chain.h"
#include "core/lint/lint.h"
#include "core/lsp/opensite.h"
#include "core/match/googlelines.h"
#include "core/text/ascii.h"
#include "core/text/listlimits.h"
#include "ui/manualtext/markdown.h"

#include <algorithm>
#include <vector>

namespace gatepost {

namespace {

std::string code(std::string_view text) {
    return "`" + std::string(text) + "`";
}

std::string placeText(const Directive &directive) {
    if (directive.wholeFile && directive.place == Place::PolicyScope)
        return "anywhere; it is always about the whole file";
    switch (directive.place) {
    case Place::AgentLine: return "opens a group, or adds an agent to it";
    case Place::Group: return "in a group of `User-agent` lines";
    case Place::File: return "anywhere; it is about the whole file";
    case Place::PolicyScope: return "global, or inside an `[agent: …]` block";
    case Place::LastLine: return "only as the last line";
    case Place::Meta: return "in a comment `# meta: key: value` before the first directive";
    case Place::EntityField: return "a field at the top level";
    case Place::AgentField: return "a field of an entry of `agents`";
    }
    return {};
}

std::string valueText(ValueKind kind) {
    switch (kind) {
    case ValueKind::AgentName: return "a product token, `*`, or a pattern";
    case ValueKind::Path:
        return "a path that begins with `/` or `*`; `*` stands for any run of characters, a final "
               "`$` for the end";
    case ValueKind::Words: return "one of the words below";
    case ValueKind::FreeText: return "free text";
    case ValueKind::HttpUrl: return "an absolute `http` or `https` address";
    case ValueKind::HttpUrlOrMail:
        return "an absolute `http` or `https` address, or a mail address";
    case ValueKind::Seconds: return "a number of seconds, `0` or more; a decimal point is allowed";
    case ValueKind::RequestRate:
        return "documents, a slash, a time with `s`, `m` or `h`, then optionally a window "
               "`HHMM-HHMM` in UTC";
    case ValueKind::TimeWindow: return "a window `HHMM-HHMM` in UTC; both ends belong to it";
    case ValueKind::RobotVersion: return "two or three whole numbers with dots";
    case ValueKind::PerMinute:
        return "a positive whole number of requests for each minute, or one of the words below";
    case ValueKind::LanguageTag: return "a language tag of BCP 47";
    case ValueKind::AgeRating: return "one of the words below, optionally with `:` and a path";
    case ValueKind::ContentUsage:
        return "optionally a path, then `key=y` or `key=n`, with commas between them";
    case ValueKind::ContentSignal: return "`key=yes` or `key=no`, with commas between them";
    case ValueKind::DateTimeUtc: return "`YYYY-MM-DD HH:MM UTC`";
    case ValueKind::MailOrUrlOrText: return "a mail address, an address of the web, or free text";
    case ValueKind::Ulid: return "a ULID: 26 characters";
    case ValueKind::PathList: return "a list of paths";
    case ValueKind::AgentList: return "a list of agents, each with its own fields";
    case ValueKind::NoteMap: return "a role and its note, for each role";
    case ValueKind::Structure: return "text, a list or a map; kept as it is";
    }
    return {};
}

std::string exampleLine(const Directive &directive) {
    const std::string line = std::string(directive.name) + ": " + std::string(directive.example);
    return directive.place == Place::Meta ? "# meta: " + line : line;
}

/// The files in whose tables the row stands.
std::string filesWith(DirectiveId id) {
    std::string names;
    for (const Dialect &dialect : dialects())
        if (dialect.find(id) != nullptr)
            names += (names.empty() ? "" : ", ") + std::string(dialect.name);
    return names;
}

std::string wordTable(const Directive &directive) {
    if (directive.words.empty())
        return {};
    std::string text = "\n| Value | Meaning |\n|---|---|\n";
    for (const Word &word : directive.words)
        text += "| " + code(word.name) + " | " + escapeMarkdown(word.meaning.english()) + " |\n";
    return text;
}

std::string spellingsOf(const Dialect &dialect, DirectiveId id) {
    std::string plain;
    std::string google;
    for (const Spelling &each : dialect.spellings) {
        if (each.meant != id)
            continue;
        std::string &list = each.google ? google : plain;
        list += (list.empty() ? "" : ", ") + code(each.spelling);
    }
    std::string text;
    if (!plain.empty())
        text += "- Also read, and reported: " + plain + "\n";
    if (!google.empty())
        text += "- Read by Google's crawlers alone: " + google + "\n";
    return text;
}

std::string entry(const Dialect &dialect, const Directive &directive) {
    std::string text = "\n#### " + escapeMarkdown(directive.name) + " {#" + referenceId(directive) +
                       "}\n\n" + escapeMarkdown(directive.help.english()) + "\n\n";
    text += "- Read in: " + escapeMarkdown(filesWith(directive.id)) + "\n";
    text += "- Place: " + placeText(directive) + "\n";
    text += "- Value: " + valueText(directive.kind) + "\n";
    if (directive.repeats)
        text += "- Several lines count together\n";
    if (!directive.example.empty())
        text += "- Example: " + code(exampleLine(directive)) + "\n";
    if (directive.experimental)
        text += "- A proposal, or read by few crawlers\n";
    text += spellingsOf(dialect, directive.id);
    text += "- Source: " + escapeMarkdown(directive.source) + "\n";
    return text + wordTable(directive);
}

std::string documentedText(Documented what) {
    switch (what) {
    case Documented::Unknown: return "?";
    case Documented::No: return "no";
    case Documented::Yes: return "yes";
    }
    return {};
}

} // namespace

std::string referenceId(const Directive &directive) {
    std::string id;
    switch (directive.place) {
    case Place::Meta: id = "meta-"; break;
    case Place::EntityField:
    case Place::AgentField: id = "field-"; break;
    default: id = "directive-"; break;
    }
    for (const char c : directive.name)
        if (c != '$' && !(c == '_' && id.ends_with('-'))) // "_history}" would begin emphasis
            id += asciiLower(c);
    return id;
}

std::string referenceId(std::string_view code) {
    return std::string(code);
}

std::string directiveReference() {
    std::string text;
    std::vector<DirectiveId> told;
    for (const Dialect &dialect : dialects()) {
        std::vector<const Directive *> rows;
        for (const Directive &row : dialect.directives)
            if (!std::ranges::contains(told, row.id))
                rows.push_back(&row);
        if (rows.empty())
            continue;
        text += "\n## " + escapeMarkdown(dialect.name) + "\n";
        std::vector<SectionId> sections;
        for (const Directive *row : rows) {
            told.push_back(row->id);
            if (!std::ranges::contains(sections, row->section))
                sections.push_back(row->section);
        }
        for (const SectionId section : sections) {
            text += "\n### " + escapeMarkdown(sectionName(section).english()) + "\n";
            for (const Directive *row : rows)
                if (row->section == section)
                    text += entry(dialect, *row);
        }
    }
    return text;
}

std::string diagnosticReference() {
    std::string text =
        "*Error*: not what the author meant, or unreadable. *Warning*: likely wrong. *Note*: worth "
        "knowing. A finding may be milder or graver than its code's usual severity where the case "
        "is.\n\nSwitch a code off with `lint: {off: [CODE]}` in `gatepost.yaml`, or with a comment "
        "`# gatepost: off CODE`: before the first directive for the file, else for the next line, "
        "behind a directive for its line. Codes that begin with `kno-` are switched off in "
        "`gatepost.yaml` alone.\n\n| Code | Severity | What |\n|---|---|---|\n";
    for (const LintRule &rule : lintRules())
        text += "| [" + code(rule.code) + "](#" + referenceId(rule.code) + ") | " +
                std::string(severityName(rule.severity)) + " | " +
                escapeMarkdown(rule.title.english()) + " |\n";
    for (const LintRule &rule : lintRules())
        text += "\n## " + std::string(rule.code) + "\n\n" + escapeMarkdown(rule.title.english()) +
                " (" + std::string(severityName(rule.severity)) + "). " +
                escapeMarkdown(rule.explanation.english()) +
                "\n\nSource: " + escapeMarkdown(rule.source) + "\n";
    return text;
}

std::string categoryReference() {
    std::string text = "| Category | Meaning |\n|---|---|\n";
    for (std::size_t i = 0; i < kCategoryCount; ++i) {
        const auto category = static_cast<Category>(i);
        text += "| " + code(categoryName(category)) + " | " +
                escapeMarkdown(categoryMeaning(category).english()) + " |\n";
    }
    return text;
}

std::string limitReference() {
    using namespace limits;
    const auto mib = [](std::size_t bytes) { return std::to_string(bytes / kMiB) + " MiB"; };
    const auto grouped = [](std::size_t number) {
        std::string digits = std::to_string(number);
        for (std::size_t at = digits.size(); at > 3;)
            digits.insert(at -= 3, 1, ',');
        return digits;
    };
    const auto yaml = [&](std::size_t bytes, std::size_t values, std::size_t depth) {
        return mib(bytes) + ", " + grouped(values) + " values, " + std::to_string(depth) +
               " levels";
    };
    const std::pair<std::string, std::string> rows[] = {
        {"a file of a site",
         mib(kFile) + "; a crawler must read only 500 KiB (S6), and Gatepost says so"},
        {"`gatepost.yaml`",
         yaml(kSettings, kSettingsValues, kSettingsDepth) + "; no aliases (`*name`)"},
        {"lists of `gatepost.yaml`",
         grouped(kSettingsAgents) + " agents, " + grouped(kSettingsTests) + " tests, " +
             grouped(kPaths) + " paths, " + std::to_string(kSettingsSitemaps) + " sitemaps"},
        {"`goals` of `gatepost.yaml`",
         std::to_string(kGoalExceptions) + " exceptions, " + std::to_string(kGoalPatterns) +
             " patterns, " + std::to_string(kGoalAgents) + " agents of one exception"},
        {"`environments` of `gatepost.yaml`, and hosts of one of them",
         std::to_string(kEnvironments)},
        {"`asks.json`", mib(kAsks)},
        {"an agent policy", yaml(kPolicy, kPolicyValues, kPolicyDepth) + "; " +
                                mib(kPolicyExpanded) + " with its aliases written out"},
        {"the `robots.txt` made from an agent policy", mib(kRendered)},
        {"a file of sample paths or a sitemap", mib(kPathFile) + ", " + mib(kSitemapUnpacked) +
                                                    " unpacked, " + grouped(kPaths) + " paths"},
        {"questions of `--queries`", mib(kQuestions)},
        {"a chained file that is fetched", grouped(kFetched) + " bytes"},
        {"versions of a policy for one replay",
         grouped(kVersions) + ", " + mib(kVersionsBytes) + " together"},
        {"files of Git's own folders", grouped(kGitEntries)},
        {"a line of a log or of a partial result", mib(kLogLine) + "; of a partial result " +
                                                       grouped(kPartialValues) + " values, " +
                                                       std::to_string(kJsonDepth) + " levels"},
        {"a list of addresses (`--ip-ranges`), as JSON",
         grouped(kAddressValues) + " values, " + std::to_string(kJsonDepth) + " levels"},
        {"rules of a site in *Change this answer* and `change`",
         grouped(kChangedRules) + " in all files; beyond, nothing is tried"},
        {"patterns of agents in a file",
         grouped(kReadPatterns) + "; those behind them match nobody, and `check` says so"},
        {"a list of agents", mib(kMostAgentBytes) + "; as JSON " + grouped(kAgentEntries) +
                                 " entries, " + std::to_string(kJsonDepth) + " levels; a name " +
                                 grouped(kAgentName) + " bytes, another text " +
                                 grouped(kAgentText)},
        {"chained files followed", std::to_string(kMaxChainedFiles) + " (S59)"},
        {"findings of one check in one file that are listed",
         grouped(kMostFindings) + ", in an editor " + grouped(lsp::kMostListed) +
             "; the others are counted"},
        {"length of a line in Google's reading", grouped(kGoogleLineBytes) + " bytes (S90)"},
        {"regular expressions of agents",
         "RE2: no look-around, no back-references (S15); " + grouped(kMostRegexBytes) + " bytes"},
        {"wrapped lines", "not in a file with a line of over 20,000 characters"}};
    std::string text = "| What | How much |\n|---|---|\n";
    for (const auto &[what, much] : rows)
        text += "| " + what + " | " + much + " |\n";
    return text;
}

std::string agentReference() {
    std::string text = "| Token | Operator | Kind | Category | AI | robots.txt | `*` |\n"
                       "|---|---|---|---|---|---|---|\n";
    for (const KnownAgent &agent : Registry::builtIn().agents()) {
        std::string kind(agentKindName(agent.kind));
        if (agent.status != AgentStatus::Current)
            kind += ", " + std::string(agentStatusName(agent.status));
        text += "| " + code(agent.token) + " | " + escapeMarkdown(agent.operatorName) + " | " +
                kind + " | " + agentFieldText(agent, AgentField::Category) + " | " +
                (agent.ai ? "yes" : "no") + " | " + documentedText(agent.obeysRobots) + " | " +
                documentedText(agent.obeysStar) + " |\n";
    }
    return text;
}

} // namespace gatepost
