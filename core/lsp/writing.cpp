// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
//
// Methods that offer edits: completion and code actions; and the commands.

#include "core/exact/map.h"
#include "core/exact/ruleaboutall.h"
#include "core/lint/lint.h"
#include "core/lsp/features.h"
#include "core/text/ascii.h"
#include "core/yaml/yamlline.h"

#include <algorithm>
#include <format>

namespace gatepost::lsp {

namespace {

constexpr std::string_view kSettingsKeys[] = {"paths", "agents",    "chain",    "tests", "host",
                                              "lint",  "honeypots", "sitemaps", "goals"};
constexpr std::string_view kExpectations[] = {"allow", "deny", "later", "ask"};

/// What may be written in a line of gatepost.yaml: keys at its beginning, agents, codes, what a test expects.
assist::CompletionList settingsCompletions(const View &view, std::uint32_t caret) {
    const LineIndex &lines = view.positions.lines();
    const std::size_t line = lines.lineAt(caret);
    const ByteRange content = view.snapshot.line(line);
    caret = std::clamp(caret, content.begin, content.end);
    const std::string_view before = slice(view.text(), {content.begin, caret});
    const std::size_t word = before.find_last_of(" \t,[{:") + 1; // npos + 1 = 0
    assist::CompletionList list;
    list.replaced = {content.begin + static_cast<std::uint32_t>(word), caret};
    const auto add = [&](std::string_view insert, assist::CompletionKind kind, bool isKey = false) {
        assist::Completion item;
        item.kind = kind;
        item.label = insert;
        item.insert = std::string(insert) + (isKey ? ":" : "");
        list.items.push_back(std::move(item));
    };
    if (word == 0) {
        for (const std::string_view key : kSettingsKeys)
            add(key, assist::CompletionKind::Directive, true);
        return list;
    }
    // The key that the word belongs to: in its line, else that at the top above it.
    const std::string_view said = trimmed(before.substr(0, word));
    const std::size_t colon = said.rfind(':');
    std::string_view key;
    if (colon != std::string_view::npos && said.find_first_of(",}]", colon) == said.npos) {
        key = said.substr(0, colon);
        key = key.substr(key.find_last_of(" \t,{-") + 1);
    }
    for (std::size_t i = line; key.empty() && i-- > 0;)
        if (const auto above = readYamlLine(slice(view.text(), lines.content(i)));
            above && above->indent == 0 && !above->isItem)
            key = above->key;
    if (key == "agent" || key == "agents") {
        const Directive &row = *dialect(DialectId::Robots).find(DirectiveId::UserAgent);
        const assist::Snapshot none("", DialectId::Robots);
        list.items = assist::valueCompletions(
            {none, 0, view.site.site().registry, view.site.settings().paths}, row);
        std::erase_if(list.items, [](const auto &item) { return item.insert == "*"; });
    } else if (key == "expect") {
        for (const std::string_view each : kExpectations)
            add(each, assist::CompletionKind::Word);
    } else if (key == "off") {
        for (const LintRule &rule : lintRules())
            add(rule.code, assist::CompletionKind::Value);
    } else if (key == "path" || key == "paths") {
        for (const std::string &path : view.site.settings().paths)
            add(path, assist::CompletionKind::Path);
    }
    return list;
}

int kindOf(assist::CompletionKind kind) { // CompletionItemKind of LSP
    switch (kind) {
    case assist::CompletionKind::Directive: return 14; // Keyword
    case assist::CompletionKind::Word: return 20;      // EnumMember
    case assist::CompletionKind::Agent: return 7;      // Class
    case assist::CompletionKind::Block: return 9;      // Module
    case assist::CompletionKind::Path: return 17;      // File
    case assist::CompletionKind::Meta: return 10;      // Property
    case assist::CompletionKind::Value: return 12;     // Value
    case assist::CompletionKind::Snippet: return 15;   // Snippet
    }
    return 1;
}

} // namespace

Json completion(const View &view, Position at, std::uint64_t list,
                std::vector<assist::Completion> &kept) {
    const std::uint32_t caret = view.positions.offset(at);
    assist::CompletionList found =
        view.isSettings() ? settingsCompletions(view, caret)
                          : assist::completionsAt({view.snapshot, caret, view.site.site().registry,
                                                   view.site.settings().paths, view.site.now()});
    // An item replaces what is in the caret's line; the protocol wants the caret inside of it.
    found.replaced.begin = std::min(found.replaced.begin, caret);
    found.replaced.end = std::max(found.replaced.end, caret);
    const Json range = toJson(view.positions, found.replaced);
    const std::string typed(slice(view.text(), {found.replaced.begin, caret}));
    Json items = Json::array();
    for (std::size_t i = 0; i < found.items.size(); ++i) {
        const assist::Completion &item = found.items[i];
        Json each{{"label", item.label},
                  {"kind", kindOf(item.kind)},
                  {"sortText", std::format("{:06}", i)}, // best first, as they are
                  {"textEdit", {{"range", range}, {"newText", item.insert}}},
                  {"data", {{"list", list}, {"item", i}}}};
        // Clients compare what is typed from the beginning of the range.
        if (!item.label.starts_with(typed))
            each["filterText"] = item.insert.starts_with('[') ? item.label : item.insert;
        if (!item.detail.empty())
            each["detail"] = assist::inEnglish(item.detail);
        items.push_back(std::move(each));
    }
    kept = std::move(found.items);
    return {{"isIncomplete", false}, {"items", std::move(items)}};
}

// ---- code actions -----------------------------------------------------------------------------------

namespace {

bool isWanted(const Json &only, std::string_view kind) {
    if (!only.is_array())
        return true;
    return std::ranges::any_of(only, [kind](const Json &each) {
        if (!each.is_string())
            return false;
        const auto &wanted = each.get_ref<const std::string &>();
        return kind == wanted || (kind.starts_with(wanted) && kind[wanted.size()] == '.');
    });
}

Json action(const View &view, std::string title, std::string_view kind, const TextEdit &edit) {
    Json changes = Json::object();
    changes[view.uri] = toJson(view.positions, edit);
    return {{"title", std::move(title)}, {"kind", kind}, {"edit", {{"changes", changes}}}};
}

} // namespace

Json codeActions(const View &view, const Json &params) {
    // The lines of the range: a caret may be anywhere in the line whose problem is to be fixed.
    const LineIndex &lines = view.positions.lines();
    const ByteRange given = rangeOf(view.positions, at(params, "range"));
    const ByteRange range{lines.start(lines.lineAt(given.begin)),
                          lines.content(lines.lineAt(given.end)).end};
    const Json &only = at(at(params, "context"), "only");
    Json list = Json::array();
    const std::vector<Diagnostic> &all = view.foundInFull();
    for (const Diagnostic &found : all) {
        if (!isWanted(only, "quickfix") || found.range.begin > range.end ||
            found.range.end < range.begin)
            continue;
        for (const Fix &fix : found.fixes) {
            Json each = action(view, fix.title.english(), "quickfix", fix.edit);
            each["diagnostics"] = Json::array({toJson(view.positions, found)});
            if (fix.kind == FixKind::Safe)
                each["isPreferred"] = true;
            list.push_back(std::move(each));
        }
    }
    const FileId file = all.empty() ? FileId() : all.front().file;
    const auto addAll = [&](std::string_view kind, FixKind least, std::string title) {
        if (!isWanted(only, kind))
            return;
        const FixAll fixes = fixAll(all, file, least);
        if (!fixes.applied.empty())
            list.push_back(action(view, std::move(title), kind, fixes.edit));
    };
    addAll("source.fixAll.gatepost", FixKind::Safe, "Fix all that changes no answer");
    if (only.is_null() || isWanted(only, "source.repairAll.gatepost"))
        addAll("source.repairAll.gatepost", FixKind::Repair,
               "Fix all, answers change to what was plainly meant");
    return list;
}

// ---- commands ---------------------------------------------------------------------------------------

namespace {

Json messagesJson(const std::vector<Message> &messages) {
    Json list = Json::array();
    for (const Message &each : messages)
        list.push_back(each.english());
    return list;
}

Json simulateCommand(const Json &arguments, const OpenSite &site) {
    const Registry &registry = site.site().registry;
    const auto identity = identify(textAt(arguments, "agent"), {}, registry);
    if (!identity)
        throw RequestError(Fault::InvalidParams, "agent: " + identity.error().english());
    Query query{.agent = *identity, .url = textAt(arguments, "url"), .at = site.now()};
    if (query.url.empty())
        throw RequestError(Fault::InvalidParams, "url: the url is empty");
    if (!at(arguments, "at").is_null()) {
        const auto time = parseInstant(textAt(arguments, "at"));
        if (!time)
            throw RequestError(Fault::InvalidParams,
                               "at: a time such as 2026-11-20T07:00:00Z is expected");
        query.at = *time;
    }
    if (!at(arguments, "reading").is_null()) {
        const auto reading = parseReading(textAt(arguments, "reading"));
        if (!reading)
            throw RequestError(Fault::InvalidParams,
                               "reading: author, rfc9309, google, koster1994 or known is expected");
        query.reading = *reading;
    }
    const Verdict verdict = site.compiled().simulate(query);
    return {{"sentence", sentence(site.compiled(), verdict).english()},
            {"verdict", Json::parse(gatepost::toJson(site.compiled(), verdict))}};
}

Json mapCommand(const OpenSite &site) {
    exact::ExactQuestion question;
    question.day = std::chrono::floor<std::chrono::days>(site.now());
    const exact::PolicyMap map =
        exact::policyMap(site.compiled(), question, exact::Spellings::Together);
    Json rows = Json::array();
    for (const exact::MapRow &row : map.rows) {
        Json cells = Json::array();
        for (const exact::MapCell &cell : row.cells) {
            Json regions = Json::array();
            for (const exact::MapRegion &part : cell.regions)
                regions.push_back(
                    {{"decision", decisionName(part.verdict.fetch.decision)},
                     {"places", exact::placesOf(part.region).english()},
                     {"example", part.region.example},
                     {"sentence", sentence(site.compiled(), part.verdict).english()}});
            cells.push_back({{"hours", exact::namesOf(cell.hours)}, {"regions", regions}});
        }
        rows.push_back({{"agents", row.agents}, {"cells", std::move(cells)}});
    }
    return {{"complete", map.complete},
            {"unproven", messagesJson(map.unproven)},
            {"rows", std::move(rows)}};
}

Json diffCommand(const OpenSite &site, const OpenSite *before) {
    if (before == nullptr)
        throw RequestError(Fault::RequestFailed,
                           "the folder is not in a Git repository with a commit, so there is "
                           "nothing to compare it with");
    exact::ExactQuestion question;
    question.day = std::chrono::floor<std::chrono::days>(site.now());
    const exact::Differences found =
        exact::differences(before->compiled(), site.compiled(), question);
    Json changes = Json::array();
    for (const exact::Difference *each : exact::toldOnce(found.changes))
        changes.push_back({{"what", exact::whatName(each->what)},
                           {"loss", each->isLoss()},
                           {"agents", namesOf(each->who)},
                           {"example", each->region.example},
                           {"text", each->text.english()}});
    return {{"complete", found.complete},
            {"unproven", messagesJson(found.unproven)},
            {"changes", std::move(changes)}};
}

Json testCommand(const OpenSite &site) {
    Json results = Json::array();
    std::size_t passed = 0;
    for (const PolicyTest &test : site.settings().tests) {
        const exact::TestResult result = exact::runTest(site.compiled(), test, site.now());
        passed += result.passed ? 1 : 0;
        results.push_back({{"test", describe(test).english()},
                           {"line", test.line},
                           {"passed", result.passed},
                           {"decided", result.passed || result.proof != exact::Proof::Open},
                           {"reason", result.reason.english()}});
    }
    return {{"tests", site.settings().tests.size()},
            {"passed", passed},
            {"results", std::move(results)}};
}

} // namespace

Json command(const std::string &name, const Json &arguments, const OpenSite &site,
             const OpenSite *before) {
    if (name == "gatepost.simulate")
        return simulateCommand(arguments, site);
    if (name == "gatepost.map")
        return mapCommand(site);
    if (name == "gatepost.diff")
        return diffCommand(site, before);
    if (name == "gatepost.test")
        return testCommand(site);
    throw RequestError(Fault::InvalidParams, "“" + name + "” is not a command");
}

} // namespace gatepost::lsp
