// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/manualtext/markdownspans.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace gatepost::manualtext {

using Kind = TextSpan::Kind;

namespace {

constexpr std::string_view kKey = "<kbd>";
constexpr std::string_view kKeyEnd = "</kbd>";

bool isWord(char c) {
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ||
           static_cast<unsigned char>(c) >= 0x80;
}

/// The character of an entity of XML; any other one stays as it is written.
std::string_view entityText(std::string_view entity) {
    constexpr std::pair<std::string_view, std::string_view> kKnown[] = {
        {"&amp;", "&"}, {"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}};
    const auto *const found =
        std::ranges::find(kKnown, entity, &std::pair<std::string_view, std::string_view>::first);
    return found == std::ranges::end(kKnown) ? entity : found->second;
}

} // namespace

std::optional<std::size_t> Source::placeOf(std::string_view part) const {
    const std::less<> before;
    if (before(part.data(), m_text.data()) || !before(part.data(), m_text.data() + m_text.size()))
        return std::nullopt;
    return static_cast<std::size_t>(part.data() - m_text.data());
}

void Source::goTo(std::size_t place) {
    if (place <= m_at)
        return;
    m_line +=
        static_cast<std::uint32_t>(std::ranges::count(m_text.substr(m_at, place - m_at), '\n'));
    m_at = place;
}

std::string_view Source::lineAt(std::size_t place) const {
    const std::size_t before = place == 0 ? m_text.npos : m_text.rfind('\n', place - 1);
    const std::size_t begin = before == m_text.npos ? 0 : before + 1;
    return m_text.substr(begin, std::min(m_text.find('\n', begin), m_text.size()) - begin);
}

void Source::fault(std::string_view why) {
    m_faults.push_back(std::to_string(m_line) + ": " + std::string(why));
}

std::string attributeText(const MD_ATTRIBUTE &attribute) {
    std::string out;
    for (std::size_t i = 0; attribute.text && attribute.substr_offsets[i] < attribute.size; ++i) {
        const MD_OFFSET begin = attribute.substr_offsets[i];
        const std::string_view part(attribute.text + begin,
                                    attribute.substr_offsets[i + 1] - begin);
        out += attribute.substr_types[i] == MD_TEXT_ENTITY ? entityText(part) : part;
    }
    return out;
}

bool SpanReader::inKey() const {
    return !m_open.empty() && m_open.back().kind == Kind::Key;
}

TextSpans SpanReader::take() {
    while (!m_open.empty()) {
        m_source.fault(inKey() ? "a key without an end" : "a mark without its end");
        leave();
    }
    return std::exchange(m_spans, {});
}

void SpanReader::enter(MD_SPANTYPE type, void *detail) {
    TextSpan span;
    switch (type) {
    case MD_SPAN_STRONG: span.kind = Kind::Strong; break;
    case MD_SPAN_CODE: span.kind = Kind::Code; break;
    case MD_SPAN_A:
        span.kind = Kind::Link;
        span.to = attributeText(static_cast<MD_SPAN_A_DETAIL *>(detail)->href);
        if (!isHarmless(span.to))
            m_source.fault("an address of this scheme is not a link: " + span.to);
        break;
    case MD_SPAN_IMG:
        span.kind = Kind::Picture;
        span.to = attributeText(static_cast<MD_SPAN_IMG_DETAIL *>(detail)->src);
        break;
    default: span.kind = Kind::Emphasis; break; // no extension with spans is on
    }
    m_open.push_back(std::move(span));
}

void SpanReader::leave() {
    TextSpan span = std::move(m_open.back());
    m_open.pop_back();
    if (span.kind == Kind::Code || span.kind == Kind::Key) {
        span.text = plainText(span.spans);
        span.spans.clear();
    }
    inner().push_back(std::move(span));
}

void SpanReader::addPlain(std::string_view words) {
    TextSpans &spans = inner();
    if (spans.empty() || spans.back().kind != Kind::Text)
        spans.emplace_back();
    spans.back().text += words;
}

void SpanReader::add(MD_TEXTTYPE type, std::string_view part, bool inCell) {
    switch (type) {
    case MD_TEXT_NORMAL:
        if (const auto place = m_source.placeOf(part))
            checkMarks(*place, part);
        addPlain(part);
        break;
    case MD_TEXT_CODE:
        if (inCell)
            addCellCode(part);
        else
            addPlain(part);
        break;
    case MD_TEXT_HTML: addHtml(part); break;
    case MD_TEXT_ENTITY: addPlain(entityText(part)); break;
    case MD_TEXT_NULLCHAR: addPlain("\uFFFD"); break;
    case MD_TEXT_BR:
    case MD_TEXT_SOFTBR: addPlain("\n"); break;
    case MD_TEXT_LATEXMATH: break; // the extension is off
    }
}

void SpanReader::addCellCode(std::string_view part) {
    for (std::size_t i = 0; i < part.size(); ++i)
        if (!part.substr(i).starts_with("\\|"))
            addPlain(part.substr(i, 1));
}

void SpanReader::addHtml(std::string_view part) {
    if (part == kKey) {
        m_open.push_back({.kind = Kind::Key});
    } else if (part == kKeyEnd && inKey()) {
        leave();
    } else if (!part.starts_with("<!--")) {
        m_source.fault("HTML is shown as text: " + std::string(part.substr(0, 40)));
        addPlain(part);
    }
}

/// A mark that md4c left in the text has no partner, or is none of the manual's. One behind a backslash is text.
void SpanReader::checkMarks(std::size_t place, std::string_view part) {
    const std::string_view text = m_source.text();
    for (std::size_t i = 0; i < part.size() && !inKey(); ++i) {
        const char before = place + i == 0 ? '\n' : text[place + i - 1];
        const char next = i + 1 < part.size() ? part[i + 1] : ' ';
        const char c = part[i];
        if (before == '\\')
            continue;
        if (c == '*' || c == '`' || c == '[' || (c == '_' && !isWord(before)) ||
            (c == '<' && (isWord(next) || next == '/' || next == '!')) ||
            (before == '\n' && (c == '|' || c == '#' || c == '=')))
            return m_source.fault("a mark without its partner: " +
                                  std::string(text.substr(place + i, 40)));
    }
}

} // namespace gatepost::manualtext
