// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/findings.h"

#include "app/cli/console.h"
#include "core/lint/lint.h"
#include "core/text/lineindex.h"
#include "core/text/version.h"

#include <nlohmann/json.hpp>

#include <algorithm>
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

Json toJson(const Finding &finding) {
    Json fixes = Json::array();
    for (const std::string &title : finding.fixes)
        fixes.push_back({{"title", title}});
    return {{"file", finding.file},
            {"line", finding.begin.line},
            {"column", finding.begin.column},
            {"end_line", finding.end.line},
            {"end_column", finding.end.column},
            {"severity", severityName(finding.severity)},
            {"code", finding.code},
            {"message", finding.message},
            {"fixes", std::move(fixes)}};
}

DiagnosticCounts countOf(const std::vector<Finding> &findings) {
    DiagnosticCounts counts;
    for (const Finding &finding : findings) {
        switch (finding.severity) {
        case Severity::Error: ++counts.errors; break;
        case Severity::Warning: ++counts.warnings; break;
        case Severity::Note: ++counts.notes; break;
        }
    }
    return counts;
}

void write(std::ostream &out, const Json &json) {
    // A message may quote bytes of a file name that is not UTF-8.
    out << json.dump(2, ' ', false, Json::error_handler_t::replace) << '\n';
}

void printText(std::ostream &out, const std::vector<Finding> &findings,
               const std::vector<FixMade> &made) {
    for (const FixMade &fix : made)
        out << fix.file << ':' << fix.begin.line << ':' << fix.begin.column
            << ": fixed: " << fix.title << " [" << fix.code << "]\n";
    for (const Finding &finding : findings)
        out << finding.file << ':' << finding.begin.line << ':' << finding.begin.column << ": "
            << severityName(finding.severity) << ": " << finding.message << " [" << finding.code
            << "]\n";
}

void printJson(std::ostream &out, const std::vector<Finding> &findings,
               const std::vector<FixMade> &made) {
    Json diagnostics = Json::array();
    for (const Finding &finding : findings)
        diagnostics.push_back(toJson(finding));
    const DiagnosticCounts counts = countOf(findings);
    Json fixed = Json::array();
    for (const FixMade &fix : made)
        fixed.push_back({{"file", fix.file},
                         {"line", fix.begin.line},
                         {"column", fix.begin.column},
                         {"code", fix.code},
                         {"title", fix.title}});
    write(out,
          {{"diagnostics", std::move(diagnostics)},
           {"summary",
            {{"errors", counts.errors}, {"warnings", counts.warnings}, {"notes", counts.notes}}},
           {"fixed", std::move(fixed)}});
}

void printSarif(std::ostream &out, const std::vector<Finding> &findings) {
    Json rules = Json::array();
    std::vector<std::string> codes;
    for (const LintRule &rule : lintRules()) {
        codes.emplace_back(rule.code);
        rules.push_back({{"id", rule.code},
                         {"shortDescription", {{"text", rule.title.english()}}},
                         {"fullDescription", {{"text", rule.explanation.english()}}},
                         {"help",
                          {{"text", std::string(rule.explanation.english()) +
                                        "\n\nSource: " + std::string(rule.source)}}},
                         {"defaultConfiguration", {{"level", sarifLevel(rule.severity)}}}});
    }
    Json results = Json::array();
    for (const Finding &finding : findings) {
        Json result = {
            {"ruleId", finding.code},
            {"level", sarifLevel(finding.severity)},
            {"message", {{"text", finding.message}}},
            {"locations", Json::array({{{"physicalLocation",
                                         {{"artifactLocation", {{"uri", uriOf(finding.file)}}},
                                          {"region",
                                           {{"startLine", finding.begin.line},
                                            {"startColumn", finding.begin.column},
                                            {"endLine", finding.end.line},
                                            {"endColumn", finding.end.column}}}}}}})}};
        if (const auto index = std::ranges::find(codes, finding.code); index != codes.end())
            result["ruleIndex"] = index - codes.begin();
        results.push_back(std::move(result));
    }
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

Finding findingOf(const Diagnostic &each, std::string name, const Positions &positions) {
    Finding finding{.file = std::move(name),
                    .begin = positions.of(each.range.begin),
                    .end = positions.of(each.range.end, true),
                    .severity = each.severity,
                    .code = std::string(each.code),
                    .message = each.message.english(),
                    .fixes = {}};
    for (const Fix &fix : each.fixes)
        finding.fixes.push_back(fix.title.english());
    return finding;
}

void printFindings(std::ostream &out, FindingFormat format, const std::vector<Finding> &findings,
                   const std::vector<FixMade> &made) {
    switch (format) {
    case FindingFormat::Text: printText(out, findings, made); break;
    case FindingFormat::Json: printJson(out, findings, made); break;
    case FindingFormat::Sarif: printSarif(out, findings); break;
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
