// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dialect/dialect.h"

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <random>
#include <string>
#include <string_view>

/// Random policy files and values for property tests, the same on every machine for a seed.
///
///     RandomPolicy random(7);
///     Tree tree = Tree::parse(random.file(DialectId::Robots2), DialectId::Robots2);
namespace gatepost::test {

class RandomPolicy {
public:
    explicit RandomPolicy(std::uint32_t seed) : m_engine(seed) {}

    /// 0 … count - 1; 0 if there is nothing to choose from.
    std::size_t below(std::size_t count) { return count == 0 ? 0 : m_engine() % count; }
    /// True once in `times`.
    bool oneIn(std::size_t times) { return below(times) == 0; }
    std::string_view oneOf(std::initializer_list<std::string_view> words) {
        return words.begin()[below(words.size())];
    }

    /// A whole file of robots.txt, robots-ai.txt or robots2.txt: any line ends, one of them or mixed, with and without a last
    /// one, byte order mark, odd keys, blanks and tabs, comments, unknown and broken lines, joined rules, blocks,
    /// duplicates, invalid values, at times bytes that are no text.
    std::string file(DialectId dialect);
    /// A value for the directive; of invalid ones too, but without line ends, NUL and #.
    std::string value(const Directive &row);
    /// A valid one.
    std::string validValue(const Directive &row);
    std::string agent();
    std::string path();
    /// Name of an [agent: …] block.
    std::string block();

private:
    struct Style {
        std::string_view lineEnd, colon, indent;
        std::size_t keyCase = 0;
    };

    std::string line(const Style &style, const Directive &row);
    std::string lineEnd(const Style &style);
    void addGroup(std::string &text, const Style &style, const Dialect &dialect);
    void addNoise(std::string &text, const Style &style);
    void addPolicy(std::string &text, const Style &style, const Dialect &dialect);
    void addFileLine(std::string &text, const Style &style, const Dialect &dialect);
    std::string cased(std::string_view key, std::size_t keyCase);

    std::mt19937 m_engine;
};

} // namespace gatepost::test
