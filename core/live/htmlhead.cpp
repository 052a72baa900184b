// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/live/htmlhead.h"

#include "core/text/ascii.h"

#include <algorithm>
#include <map>

namespace gatepost::live {

namespace {

bool isSpace(char c) {
    return isBlank(c) || c == '\n' || c == '\r' || c == '\f';
}

/// A start tag or an end tag.
struct Tag {
    std::string name;                              ///< in lower case; an end tag's with its slash
    std::map<std::string, std::string> attributes; ///< names in lower case; of two the first
};

/// Takes a text apart tag by tag, forwards only.
class TagReader {
public:
    explicit TagReader(std::string_view html) : m_rest(html), m_lower(toLower(html)) {}

    /// The next tag; comments and the texts of scripts and styles are passed over. False: the text is at its end.
    bool next(Tag &tag) {
        while (true) {
            const std::size_t open = m_rest.find('<', m_at);
            if (open == std::string_view::npos || open + 1 >= m_rest.size())
                return false;
            m_at = open + 1;
            if (m_rest.substr(m_at).starts_with("!--")) {
                skipBehind("-->");
            } else if (isAlpha(m_rest[m_at]) || m_rest[m_at] == '/') {
                read(tag);
                return true;
            }
        }
    }
    /// Passes over what is no markup, up to the end tag of this element.
    void skipElement(std::string_view name) { skipBehind("</" + std::string(name)); }
    [[nodiscard]] std::size_t position() const { return m_at; }

private:
    void skipBehind(std::string_view text) {
        const std::size_t found = m_lower.find(text, m_at);
        m_at = found == std::string::npos ? m_rest.size() : found + text.size();
    }
    void skipSpaces() {
        while (m_at < m_rest.size() && isSpace(m_rest[m_at]))
            ++m_at;
    }
    std::string takeWhile(auto &&belongs) {
        const std::size_t begin = m_at;
        while (m_at < m_rest.size() && belongs(m_rest[m_at]))
            ++m_at;
        return std::string(m_rest.substr(begin, m_at - begin));
    }
    void read(Tag &tag) {
        tag.attributes.clear();
        tag.name = toLower(takeWhile([](char c) { return !isSpace(c) && c != '>'; }));
        while (m_at < m_rest.size()) {
            skipSpaces();
            if (m_at >= m_rest.size() || m_rest[m_at] == '>')
                break;
            readAttribute(tag);
        }
        ++m_at;
    }
    void readAttribute(Tag &tag) {
        const std::size_t before = m_at;
        const std::string name =
            toLower(takeWhile([](char c) { return !isSpace(c) && c != '>' && c != '='; }));
        skipSpaces();
        std::string value;
        if (m_at < m_rest.size() && m_rest[m_at] == '=') {
            ++m_at;
            skipSpaces();
            value = readValue();
        }
        if (!name.empty())
            tag.attributes.try_emplace(name, value);
        if (m_at == before)
            ++m_at;
    }
    std::string readValue() {
        if (m_at < m_rest.size() && (m_rest[m_at] == '"' || m_rest[m_at] == '\'')) {
            const char quote = m_rest[m_at++];
            std::string value = takeWhile([quote](char c) { return c != quote; });
            ++m_at;
            return value;
        }
        return takeWhile([](char c) { return !isSpace(c) && c != '>'; });
    }

    std::string_view m_rest;
    std::string m_lower;
    std::size_t m_at = 0;
};

} // namespace

std::vector<HeadElement> headElements(std::string_view html, std::size_t most) {
    std::vector<HeadElement> found;
    TagReader reader(html);
    Tag tag;
    while (found.size() < most && reader.next(tag)) {
        if (tag.name == "body" || tag.name == "/head")
            break;
        if (tag.name == "script" || tag.name == "style" || tag.name == "title")
            reader.skipElement(tag.name);
        else if (tag.name == "meta" && tag.attributes.contains("name"))
            found.push_back({false, tag.attributes["name"], tag.attributes["content"]});
        else if (tag.name == "link" && equalsIgnoringCase(tag.attributes["rel"], "license"))
            found.push_back({true, {}, tag.attributes["href"]});
    }
    return found;
}

std::string titleOf(std::string_view html) {
    TagReader reader(html);
    Tag tag;
    while (reader.next(tag)) {
        if (tag.name == "script" || tag.name == "style")
            reader.skipElement(tag.name);
        if (tag.name != "title")
            continue;
        const std::size_t begin = std::min(reader.position(), html.size());
        reader.skipElement("title");
        const std::string_view rest = html.substr(begin);
        return std::string(trimmed(rest.substr(0, rest.find('<'))));
    }
    return {};
}

} // namespace gatepost::live
