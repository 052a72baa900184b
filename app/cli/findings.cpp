// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/findings.h"

#include "app/cli/console.h"
#include "core/lint/lint.h"
#include "core/text/lineindex.h"
#include "core/text/version.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <format>
#include <map>
#include <ostream>

namespace gatepost::cli {

namespace {

using Json = nlohmann::ordered_json;

std::string_view sarifLevel(Severity severity) {
    return severityName(severity); // the same three words
}

/// Of a chained file its URL.
std::string uriOf(const std::string &file) {
    if (file.starts_with("http://") || file.starts_with("https://"))
        return file;
    return fileUri(file, kPathSyntax);
}

/// Calls `print` with each diagnostic, its file, its place and the place behind its last character.
template <typename Print>
void forEach(const std::vector<CheckedFile> &files, Print print) {
    for (const CheckedFile &file : files) {
        const Positions positions(file.text);
        for (const Diagnostic &each : file.diagnostics) {
            const Position begin = positions.of(each.range.begin);
            print(each, file, begin, positions.of(each.range.end, true));
        }
    }
}

/// The notes of one code in one file: the first, and where it is so again.
struct Folded {
    const Diagnostic *first = nullptr;
    std::vector<const Diagnostic *> also;
};

/// In the order of the file, warnings and errors each by themselves.
std::vector<Folded> folded(const CheckedFile &file) {
    std::vector<Folded> all;
    std::map<std::string_view, std::size_t> notes; // by code, the place in `all`
    for (const Diagnostic &each : file.diagnostics) {
        if (each.severity == Severity::Note && each.unlisted == 0) {
            const auto [place, isNew] = notes.try_emplace(each.code, all.size());
            if (!isNew) {
                all[place->second].also.push_back(&each);
                continue;
            }
        }
        all.push_back({&each, {}});
    }
    return all;
}

/// " (×4, lines 3, 5, 9 and 1 more)"; empty where it is so once. `lines`: of all, in order.
std::string timesText(const std::vector<std::uint32_t> &lines) {
    if (lines.size() < 2)
        return {};
    constexpr std::size_t kMost = 8;
    std::string text = std::format(" (×{}, lines ", lines.size());
    for (std::size_t i = 0; i < std::min(kMost, lines.size()); ++i)
        text += std::format("{}{}", i == 0 ? "" : ", ", lines[i]);
    if (lines.size() > kMost)
        text += std::format(" and {} more", lines.size() - kMost);
    return text + ')';
}

Json placeOf(const Positions &positions, const Diagnostic &each) {
    const Position begin = positions.of(each.range.begin);
    const Position end = positions.of(each.range.end, true);
    return {{"line", begin.line},
            {"column", begin.column},
            {"end_line", end.line},
            {"end_column", end.column}};
}

void write(std::ostream &out, const Json &json) {
    // A message may quote bytes of a file name that is not UTF-8.
    out << json.dump(2, ' ', false, Json::error_handler_t::replace) << '\n';
}

void printText(std::ostream &out, const std::vector<CheckedFile> &files,
               const std::vector<FixMade> &made) {
    for (const FixMade &fix : made)
        out << fix.file << ':' << fix.begin.line << ':' << fix.begin.column
            << (fix.kind == FixKind::Safe ? ": fixed: " : ": repaired: ") << fix.title << " ["
            << fix.code << "]\n";
    for (const CheckedFile &file : files) {
        const Positions positions(file.text);
        for (const Folded &each : folded(file)) {
            const Position begin = positions.of(each.first->range.begin);
            std::vector<std::uint32_t> lines = {begin.line};
            for (const Diagnostic *again : each.also)
                lines.push_back(positions.of(again->range.begin).line);
            out << file.name << ':' << begin.line << ':' << begin.column << ": "
                << severityName(each.first->severity) << ": " << each.first->message.english()
                << timesText(lines) << " [" << each.first->code << "]\n";
        }
    }
}

void printJson(std::ostream &out, const std::vector<CheckedFile> &files,
               const std::vector<FixMade> &made) {
    Json diagnostics = Json::array();
    DiagnosticCounts counts;
    for (const CheckedFile &file : files) {
        const Positions positions(file.text);
        for (const Folded &all : folded(file)) {
            const Diagnostic &each = *all.first;
            Json fixes = Json::array();
            for (const Fix &fix : each.fixes)
                fixes.push_back({{"title", fix.title.english()}, {"kind", fixKindName(fix.kind)}});
            Json finding = {{"file", file.name}};
            finding.update(placeOf(positions, each));
            finding.update({{"severity", severityName(each.severity)},
                            {"code", each.code},
                            {"message", each.message.english()},
                            {"fixes", std::move(fixes)}});
            if (!all.also.empty()) {
                Json also = Json::array();
                for (const Diagnostic *again : all.also) {
                    also.push_back(placeOf(positions, *again));
                    also.back()["message"] = again->message.english();
                }
                finding["also"] = std::move(also);
            }
            diagnostics.push_back(std::move(finding));
            switch (each.severity) {
            case Severity::Error: ++counts.errors; break;
            case Severity::Warning: ++counts.warnings; break;
            case Severity::Note: ++counts.notes; break;
            }
        }
    }
    Json fixed = Json::array();
    for (const FixMade &fix : made)
        fixed.push_back({{"file", fix.file},
                         {"line", fix.begin.line},
                         {"column", fix.begin.column},
                         {"code", fix.code},
                         {"title", fix.title},
                         {"kind", fixKindName(fix.kind)}});
    write(out,
          {{"diagnostics", std::move(diagnostics)},
           {"summary",
            {{"errors", counts.errors}, {"warnings", counts.warnings}, {"notes", counts.notes}}},
           {"fixed", std::move(fixed)}});
}

void printSarif(std::ostream &out, const std::vector<CheckedFile> &files) {
    Json rules = Json::array();
    for (const LintRule &rule : lintRules())
        rules.push_back({{"id", rule.code},
                         {"shortDescription", {{"text", rule.title.english()}}},
                         {"fullDescription", {{"text", rule.explanation.english()}}},
                         {"help",
                          {{"text", std::string(rule.explanation.english()) +
                                        "\n\nSource: " + std::string(rule.source)}}},
                         {"defaultConfiguration", {{"level", sarifLevel(rule.severity)}}}});
    Json results = Json::array();
    forEach(files, [&results](const Diagnostic &each, const CheckedFile &file, Position begin,
                              Position end) {
        Json result = {
            {"ruleId", each.code},
            {"level", sarifLevel(each.severity)},
            {"message", {{"text", each.message.english()}}},
            {"locations", Json::array({{{"physicalLocation",
                                         {{"artifactLocation", {{"uri", uriOf(file.name)}}},
                                          {"region",
                                           {{"startLine", begin.line},
                                            {"startColumn", begin.column},
                                            {"endLine", end.line},
                                            {"endColumn", end.column}}}}}}})}};
        if (const LintRule *rule = findLintRule(each.code))
            result["ruleIndex"] = rule - lintRules().data();
        results.push_back(std::move(result));
    });
    write(out, {{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
                {"version", "2.1.0"},
                {"runs", Json::array({{{"tool",
                                        {{"driver",
                                          {{"name", "gatepost-cli"},
                                           {"version", version()},
                                           {"rules", std::move(rules)}}}}},
                                       {"columnKind", "unicodeCodePoints"},
                                       {"results", std::move(results)}}})}});
}

/// In lines of 80 characters for people, as an object for programs.
void explain(std::ostream &out, FindingFormat format, const LintRule &rule) {
    if (format != FindingFormat::Text) {
        write(out, {{"code", rule.code},
                    {"severity", severityName(rule.severity)},
                    {"title", rule.title.english()},
                    {"explanation", rule.explanation.english()},
                    {"source", rule.source}});
        return;
    }
    out << rule.title.english() << " [" << rule.code << "], " << severityName(rule.severity)
        << "\n\n";
    constexpr std::size_t kWidth = 80;
    std::string line;
    std::string_view rest = rule.explanation.english();
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(' '), rest.size());
        if (!line.empty() && line.size() + 1 + end > kWidth) {
            out << line << '\n';
            line.clear();
        }
        line += (line.empty() ? "" : " ") + std::string(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    out << line << "\n\nSource: " << rule.source << '\n';
}

} // namespace

Positions::Positions(std::string_view text) : m_text(text) {
    const LineIndex lines(text);
    m_starts.reserve(lines.count());
    for (std::size_t i = 0; i < lines.count(); ++i)
        m_starts.push_back(lines.start(i));
}

Position Positions::of(std::uint32_t offset, bool isEnd) const {
    const auto after = std::ranges::upper_bound(m_starts, offset);
    const auto line = static_cast<std::uint32_t>(after - m_starts.begin());
    const bool goesOn = m_last.line == line && m_lastOffset <= offset;
    std::size_t at = goesOn ? m_lastOffset : m_starts[line - 1];
    std::uint32_t column = goesOn ? m_last.column : 1;
    for (; at < offset; ++column)
        at += std::max<std::size_t>(utf8SequenceLength(m_text.substr(at)), 1);
    if (at == offset && !isEnd) { // not inside a character
        m_lastOffset = offset;
        m_last = {line, column};
    }
    // The byte order mark is not counted: editors do not show it.
    if (line == 1 && m_text.starts_with("\xEF\xBB\xBF") && offset >= 3)
        --column;
    return {line, column};
}

void printFindings(std::ostream &out, FindingFormat format, const std::vector<CheckedFile> &files,
                   const std::vector<FixMade> &made) {
    switch (format) {
    case FindingFormat::Text: printText(out, files, made); break;
    case FindingFormat::JsonText: printJson(out, files, made); break;
    case FindingFormat::Sarif: printSarif(out, files); break;
    }
}

void printAllCodes(std::ostream &out, FindingFormat format) {
    Json list = Json::array();
    for (const LintRule &rule : lintRules()) {
        if (format == FindingFormat::Text)
            out << rule.code << '\t' << severityName(rule.severity) << '\t' << rule.title.english()
                << '\n';
        list.push_back({{"code", rule.code},
                        {"severity", severityName(rule.severity)},
                        {"title", rule.title.english()},
                        {"explanation", rule.explanation.english()},
                        {"source", rule.source}});
    }
    if (format != FindingFormat::Text)
        write(out, {{"rules", std::move(list)}});
}

void printExplanation(std::ostream &out, FindingFormat format, std::string_view code) {
    if (const LintRule *rule = findLintRule(code))
        explain(out, format, *rule);
}

} // namespace gatepost::cli
