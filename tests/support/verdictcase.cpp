// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/verdictcase.h"

#include "core/settings/sitesettings.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <set>

namespace gatepost::test {

namespace {

[[noreturn]] void malformed(const std::string &file, std::size_t line, const std::string &why) {
    std::cerr << file << ':' << line << ": " << why << '\n';
    std::exit(2);
}

std::string unescaped(std::string_view text) {
    std::string result;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] != '\\' || at + 1 == text.size()) {
            result += text[at];
            continue;
        }
        switch (text[++at]) {
        case 'n': result += '\n'; break;
        case 'r': result += '\r'; break;
        case 't': result += '\t'; break;
        case 'x':
            result +=
                static_cast<char>(std::stoi(std::string(text.substr(at + 1, 2)), nullptr, 16));
            at += 2;
            break;
        case 'u': // only the byte order mark is written so
            result += "\xEF\xBB\xBF";
            at += 4;
            break;
        default: result += text[at];
        }
    }
    return result;
}

class CaseFile {
public:
    CaseFile(const std::filesystem::path &path, std::vector<VerdictCase> &cases)
        : m_path(path), m_cases(cases) {}

    void read() {
        std::ifstream in(m_path, std::ios::binary);
        std::string line;
        while (std::getline(in, line)) {
            ++m_number;
            if (line.starts_with("== "))
                begin(line.substr(3));
            else if (line.starts_with("-- "))
                part(line.substr(3));
            else
                content(line);
        }
    }

private:
    enum class Part { None, File, Question, Answer };

    void begin(const std::string &name) {
        const SiteTexts previous = m_cases.empty() ? SiteTexts{} : m_cases.back().texts;
        m_previous = previous;
        m_cases.emplace_back();
        m_cases.back().name = m_path.stem().string() + "-" + name;
        m_part = Part::None;
    }

    void part(std::string head) {
        if (m_cases.empty())
            malformed(m_path.string(), m_number, "a case must begin with ==");
        VerdictCase &current = m_cases.back();
        m_part = Part::File;
        m_escaped = head.ends_with(" escaped");
        if (m_escaped)
            head.resize(head.size() - 8);
        if (head == "same site") {
            current.texts = m_previous;
            m_part = Part::None;
        } else if (head.starts_with("ask ")) {
            current.agent = head.substr(4);
            m_part = Part::Question;
        } else if (head == "answer") {
            m_part = Part::Answer;
        } else if (head == "asks.json") {
            m_text = &current.texts.asks.emplace();
        } else if (head.starts_with("chain ")) {
            m_text = &current.texts.chain[head.substr(6)];
        } else {
            m_text = &current.texts.files[head];
        }
    }

    void content(const std::string &line) {
        switch (m_part) {
        case Part::None:
            if (!line.empty() && !line.starts_with('#'))
                malformed(m_path.string(), m_number, "a line outside any part");
            break;
        case Part::File: *m_text += m_escaped ? unescaped(line) : line + '\n'; break;
        case Part::Question: question(line); break;
        case Part::Answer: answer(line); break;
        }
    }

    void question(const std::string &line) {
        VerdictCase &current = m_cases.back();
        const std::size_t space = std::min(line.find(' '), line.size());
        const std::string key = line.substr(0, space);
        const std::string value = space < line.size() ? line.substr(space + 1) : "";
        if (key == "url")
            current.url = value;
        else if (key == "at")
            current.at = value;
        else if (key == "category")
            current.category = value;
        else if (key == "reading")
            current.reading = value;
        else if (key == "competitor")
            current.competitor = true;
        else
            malformed(m_path.string(), m_number, "unknown line of a question: " + line);
    }

    void answer(const std::string &line) {
        if (line.empty() || line.starts_with('#'))
            return;
        const std::size_t equals = line.find(" = ");
        if (equals == std::string::npos)
            malformed(m_path.string(), m_number, "KEY = JSON is expected");
        m_cases.back().answer.emplace_back(line.substr(0, equals), line.substr(equals + 3));
    }

    std::filesystem::path m_path;
    std::vector<VerdictCase> &m_cases;
    SiteTexts m_previous;
    std::string *m_text = nullptr;
    std::size_t m_number = 0;
    Part m_part = Part::None;
    bool m_escaped = false;
};

} // namespace

Site SiteTexts::site() const {
    Site site;
    for (const FileRoleRow &row : siteFiles())
        if (const auto found = files.find(std::string(row.fileName)); found != files.end())
            site.put(row.role, found->second);
    if (const auto settings = files.find("gatepost.yaml"); settings != files.end()) {
        auto read = readSiteSettings(settings->second);
        if (!read) {
            std::cerr << read.error().english() << '\n';
            std::exit(2);
        }
        site.host = read->host;
    }
    if (asks) {
        auto rehearsal = readAskRehearsal(*asks);
        if (!rehearsal) {
            std::cerr << rehearsal.error().english() << '\n';
            std::exit(2);
        }
        site.asks = std::move(*rehearsal);
    }
    site.follow([this](const std::string &url) -> std::expected<std::string, std::string> {
        const auto found = chain.find(url);
        if (found == chain.end())
            return std::unexpected("there is no such file");
        return found->second;
    });
    return site;
}

std::vector<VerdictCase> readVerdictCases(const std::string &folder) {
    std::set<std::filesystem::path> paths;
    for (const auto &entry : std::filesystem::directory_iterator(folder))
        if (entry.path().extension() == ".case")
            paths.insert(entry.path());
    std::vector<VerdictCase> cases;
    for (const auto &path : paths)
        CaseFile(path, cases).read();
    return cases;
}

} // namespace gatepost::test
