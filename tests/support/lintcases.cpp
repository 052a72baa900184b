// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/lintcases.h"

#include "core/text/lineindex.h"

#include <sstream>

namespace gatepost::test {

namespace {

struct Sign {
    std::string_view sign;
    std::string_view bytes;
};
using namespace std::string_view_literals;
constexpr Sign kSigns[] = {{"␍", "\r"sv}, {"␀", "\0"sv}, {"␠", " "sv}};
constexpr std::string_view kEnd = "∎";
constexpr std::string_view kOpen = "⟨";
constexpr std::string_view kClose = "⟩";

void replaceAll(std::string &text, std::string_view from, std::string_view to) {
    for (std::size_t at = text.find(from); at != std::string::npos;
         at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
}

/// "EF BB BF" or "3*text".
std::string expanded(const std::string &inside) {
    if (const std::size_t star = inside.find('*'); star != std::string::npos) {
        std::string text;
        const unsigned long times = std::stoul(inside.substr(0, star));
        for (unsigned long i = 0; i < times; ++i)
            text += inside.substr(star + 1);
        return text;
    }
    std::string text;
    std::istringstream words(inside);
    for (std::string word; words >> word;)
        text += static_cast<char>(std::stoul(word, nullptr, 16));
    return text;
}

std::string fileName(FileId file) {
    return file.isChained() ? "chained" + std::to_string(file.place())
                            : std::string(file.row().fileName);
}

} // namespace

std::string withBytes(std::string text) {
    for (const Sign &each : kSigns)
        replaceAll(text, each.sign, each.bytes);
    for (std::size_t at = text.find(kOpen); at != std::string::npos; at = text.find(kOpen, at)) {
        const std::size_t end = text.find(kClose, at);
        const std::string bytes = expanded(text.substr(at + kOpen.size(), end - at - kOpen.size()));
        text.replace(at, end + kClose.size() - at, bytes);
        at += bytes.size();
    }
    replaceAll(text, std::string(kEnd) + "\n", "");
    replaceAll(text, kEnd, "");
    return text;
}

std::string withSigns(const std::string &text) {
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] == '\r' || text[at] == '\0') {
            out += text[at] == '\r' ? "␍" : "␀";
            ++at;
        } else if (text[at] == ' ' && (at + 1 == text.size() || text[at + 1] == '\n')) {
            out += "␠";
            ++at;
        } else if (const std::size_t length = utf8SequenceLength(std::string_view(text).substr(at));
                   length == 0 ||
                   (static_cast<unsigned char>(text[at]) < 0x20 && text[at] != '\n' &&
                    text[at] != '\t') ||
                   text.compare(at, 3, "\xEF\xBB\xBF") == 0 ||
                   text.compare(at, 2, "\xC2\xA0") == 0) {
            constexpr std::string_view kHex = "0123456789ABCDEF";
            const auto byte = static_cast<unsigned char>(text[at]);
            out += std::string(kOpen) + kHex[byte >> 4] + kHex[byte & 15] + std::string(kClose);
            ++at;
            // The rest of a character that is spelt out is spelt out too.
            while (length > 1 && at < text.size() &&
                   (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80) {
                const auto next = static_cast<unsigned char>(text[at++]);
                out += std::string(kOpen) + kHex[next >> 4] + kHex[next & 15] + std::string(kClose);
            }
        } else {
            out.append(text, at, length);
            at += length;
        }
    }
    if (!out.empty() && !out.ends_with('\n'))
        out += std::string(kEnd) + "\n";
    return out;
}

std::vector<LintCase> readLintCases(const std::string &text) {
    std::vector<LintCase> cases;
    std::istringstream lines(text);
    std::string *section = nullptr;
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("=== ")) {
            cases.emplace_back().title = line.substr(4);
            section = nullptr;
            continue;
        }
        if (!line.starts_with("--- ") || cases.empty()) {
            if (section != nullptr)
                *section += line + "\n";
            continue;
        }
        LintCase &current = cases.back();
        const std::string head = line.substr(4);
        section = nullptr;
        if (head == "found") {
            current.hasFound = true;
            section = &current.found;
        } else if (head == "clean") {
            current.clean = true;
        } else if (head.starts_with("fixed ")) {
            current.fixedFile = head.substr(6);
            section = &current.fixed;
        } else if (head.starts_with("now ")) {
            current.now = head.substr(4);
        } else if (head.starts_with("origin ")) {
            current.origin = head.substr(7);
        } else if (head.starts_with("chain ")) {
            section = &current.chain.emplace_back(head.substr(6), "").second;
        } else {
            section = &current.files[head];
        }
    }
    return cases;
}

Site siteOf(const LintCase &lintCase) {
    Site site;
    for (const auto &[name, text] : lintCase.files) {
        if (const auto role = siteFileNamed(name))
            site.put(*role, withBytes(text));
        else if (name == "asks.json")
            site.asks = readAskRehearsal(text).value_or(AskRehearsal());
    }
    site.follow([&](const std::string &url) -> std::expected<std::string, std::string> {
        for (const auto &[known, text] : lintCase.chain)
            if (known == url)
                return withBytes(text);
        return std::unexpected("not found");
    });
    return site;
}

LintOptions optionsOf(const LintCase &lintCase) {
    LintOptions options{.now = parseInstant(lintCase.now), .origin = lintCase.origin};
    if (const auto rendered = lintCase.files.find("rendered"); rendered != lintCase.files.end())
        options.renderedRobots = withBytes(rendered->second);
    return options;
}

std::string describeFindings(const Site &site, const std::vector<Diagnostic> &found,
                             std::string_view code) {
    std::string text;
    for (const Diagnostic &each : found) {
        if (each.code != code)
            continue;
        const Tree *tree = site.tree(each.file);
        const LineIndex lines(tree->text());
        const std::size_t line = lines.lineAt(each.range.begin);
        std::string bytes(tree->slice(each.range));
        if (bytes.size() > 120)
            bytes = bytes.substr(0, 60) + "…";
        std::string shown = withSigns(bytes);
        if (shown.ends_with("∎\n"))
            shown.resize(shown.size() - std::string_view("∎\n").size());
        replaceAll(shown, "\n", "␤");
        text += fileName(each.file) + ":" + std::to_string(line + 1) + ":" +
                std::to_string(each.range.begin - lines.start(line) + 1) + " " +
                std::string(severityName(each.severity)) + " " + shown + "\n";
    }
    return text;
}

std::string writeLintCases(const std::vector<LintCase> &cases) {
    std::string text;
    for (const LintCase &each : cases) {
        text += "=== " + each.title + "\n";
        if (!each.now.empty())
            text += "--- now " + each.now + "\n";
        if (!each.origin.empty())
            text += "--- origin " + each.origin + "\n";
        for (const auto &[name, content] : each.files)
            text += "--- " + name + "\n" + content;
        for (const auto &[url, content] : each.chain)
            text += "--- chain " + url + "\n" + content;
        if (each.clean)
            text += "--- clean\n";
        if (each.hasFound)
            text += "--- found\n" + each.found;
        if (!each.fixedFile.empty())
            text += "--- fixed " + each.fixedFile + "\n" + each.fixed;
    }
    return text;
}

} // namespace gatepost::test
