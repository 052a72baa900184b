// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/manual/markdowninline.h"

#include <optional>

namespace gatepost::manualtext {

namespace {

constexpr std::string_view kKey = "<kbd>";
constexpr std::string_view kKeyEnd = "</kbd>";

bool isSign(char c) {
    return std::string_view("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~").contains(c);
}

bool isWord(char c) {
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ||
           static_cast<unsigned char>(c) >= 0x80;
}

class Reader {
public:
    Reader(std::string_view text, std::vector<std::string> *faults)
        : m_text(text), m_faults(faults) {}

    std::vector<Span> run() {
        while (m_at < m_text.size())
            step();
        flush();
        return std::move(m_spans);
    }

private:
    void step() {
        const char c = m_text[m_at];
        if (c == '\\' && m_at + 1 < m_text.size() && isSign(m_text[m_at + 1])) {
            m_plain += m_text[m_at + 1];
            m_at += 2;
        } else if (c == '`') {
            code();
        } else if (m_text.substr(m_at).starts_with("**")) {
            marked("**", Span::Kind::Strong);
        } else if (c == '*' || (c == '_' && !(m_at > 0 && isWord(m_text[m_at - 1])))) {
            marked(std::string_view(&m_text[m_at], 1), Span::Kind::Emphasis);
        } else if (c == '[') {
            link();
        } else if (c == '<') {
            angle();
        } else {
            m_plain += c;
            ++m_at;
        }
    }

    void flush() {
        if (!m_plain.empty())
            m_spans.push_back({.text = std::move(m_plain)});
        m_plain.clear();
    }
    void add(Span span) {
        flush();
        m_spans.push_back(std::move(span));
    }
    /// A mark without its partner stays as it stands.
    void giveUp(std::size_t length, const std::string &why) {
        if (m_faults)
            m_faults->push_back(why + ": " + std::string(m_text.substr(m_at, 40)));
        m_plain += m_text.substr(m_at, length);
        m_at += length;
    }

    void code() {
        std::size_t ticks = 1;
        while (m_at + ticks < m_text.size() && m_text[m_at + ticks] == '`')
            ++ticks;
        const std::string_view mark = m_text.substr(m_at, ticks);
        const std::size_t end = m_text.find(mark, m_at + ticks);
        if (end == std::string_view::npos)
            return giveUp(ticks, "code without an end");
        std::string_view inside = m_text.substr(m_at + ticks, end - m_at - ticks);
        if (inside.size() > 2 && inside.front() == ' ' && inside.back() == ' ')
            inside = inside.substr(1, inside.size() - 2);
        add({.kind = Span::Kind::Code, .text = std::string(inside)});
        m_at = end + ticks;
    }

    void marked(std::string_view mark, Span::Kind kind) {
        const std::size_t begin = m_at + mark.size();
        for (std::size_t at = begin; at < m_text.size(); ++at) {
            if (m_text[at] == '\\') {
                ++at;
            } else if (m_text[at] == '`') {
                const std::size_t end = m_text.find('`', at + 1);
                at = end == std::string_view::npos ? at : end;
            } else if (m_text.substr(at).starts_with(mark) && at > begin && m_text[at - 1] != ' ') {
                add({.kind = kind, .spans = readSpans(m_text.substr(begin, at - begin), m_faults)});
                m_at = at + mark.size();
                return;
            }
        }
        giveUp(mark.size(), "a mark without its partner");
    }

    void link() {
        std::size_t depth = 0;
        std::optional<std::size_t> close;
        for (std::size_t at = m_at; at < m_text.size() && !close; ++at) {
            if (m_text[at] == '\\')
                ++at;
            else if (m_text[at] == '`') {
                const std::size_t end = m_text.find('`', at + 1);
                at = end == std::string_view::npos ? at : end;
            } else if (m_text[at] == '[')
                ++depth;
            else if (m_text[at] == ']' && --depth == 0)
                close = at;
        }
        if (!close || *close + 1 >= m_text.size() || m_text[*close + 1] != '(')
            return giveUp(1, "a bracket that is no link");
        const std::size_t end = m_text.find(')', *close);
        if (end == std::string_view::npos)
            return giveUp(1, "a link without an end");
        add({.kind = Span::Kind::Link,
             .to = std::string(m_text.substr(*close + 2, end - *close - 2)),
             .spans = readSpans(m_text.substr(m_at + 1, *close - m_at - 1), m_faults)});
        m_at = end + 1;
    }

    void angle() {
        const std::string_view rest = m_text.substr(m_at);
        if (rest.starts_with(kKey)) {
            const std::size_t end = rest.find(kKeyEnd);
            if (end == std::string_view::npos)
                return giveUp(1, "a key without an end");
            add({.kind = Span::Kind::Key,
                 .text = std::string(rest.substr(kKey.size(), end - kKey.size()))});
            m_at += end + kKeyEnd.size();
        } else if (rest.starts_with("<http://") || rest.starts_with("<https://")) {
            const std::size_t end = rest.find('>');
            if (end == std::string_view::npos)
                return giveUp(1, "an address without an end");
            const std::string to(rest.substr(1, end - 1));
            add({.kind = Span::Kind::Link, .to = to, .spans = {{.text = to}}});
            m_at += end + 1;
        } else if (rest.starts_with("< ")) {
            m_plain += '<';
            ++m_at;
        } else {
            giveUp(1, "a < that is neither a key nor an address");
        }
    }

    std::string_view m_text;
    std::vector<std::string> *m_faults;
    std::size_t m_at = 0;
    std::string m_plain;
    std::vector<Span> m_spans;
};

} // namespace

std::vector<Span> readSpans(std::string_view text, std::vector<std::string> *faults) {
    return Reader(text, faults).run();
}

} // namespace gatepost::manualtext
