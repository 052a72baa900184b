// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/manualtext/markdown.h"

#include <md4c.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Inside of ui/manualtext: what md4c reports, as spans.
namespace gatepost::manualtext {

/// The text that is read, how far md4c has come in it, and its faults. md4c tells no lines, but the texts that it reports
/// are parts of the text it was given.
class Source {
public:
    explicit Source(std::string_view text) : m_text(text) {}

    [[nodiscard]] std::string_view text() const { return m_text; }
    /// The place of a text that md4c reports; absent for what md4c makes itself (line ends, indentation).
    [[nodiscard]] std::optional<std::size_t> placeOf(std::string_view part) const;
    void goTo(std::size_t place);
    [[nodiscard]] std::size_t place() const { return m_at; } ///< the furthest one
    [[nodiscard]] std::uint32_t line() const { return m_line; }
    /// The whole line of a place.
    [[nodiscard]] std::string_view lineAt(std::size_t place) const;

    void fault(std::string_view why);
    [[nodiscard]] std::vector<std::string> takeFaults() { return std::move(m_faults); }

private:
    std::string_view m_text;
    std::size_t m_at = 0;
    std::uint32_t m_line = 1;
    std::vector<std::string> m_faults;
};

/// An address or the like; entities of XML are read.
[[nodiscard]] std::string attributeText(const MD_ATTRIBUTE &attribute);

/// Makes the spans of one heading, paragraph or cell after the other.
class SpanReader {
public:
    explicit SpanReader(Source &source) : m_source(source) {}

    void enter(MD_SPANTYPE type, void *detail);
    void leave();
    /// `inCell`: a bar in code has a backslash, and loses it.
    void add(MD_TEXTTYPE type, std::string_view part, bool inCell);
    void addPlain(std::string_view words);
    /// What has been read; begins again.
    [[nodiscard]] TextSpans take();

private:
    [[nodiscard]] TextSpans &inner() { return m_open.empty() ? m_spans : m_open.back().spans; }
    [[nodiscard]] bool inKey() const;
    void addCellCode(std::string_view part);
    void addHtml(std::string_view part);
    void checkMarks(std::size_t place, std::string_view part);

    Source &m_source;
    TextSpans m_spans;
    TextSpans m_open; ///< outermost first
};

} // namespace gatepost::manualtext
