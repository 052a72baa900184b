// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

/// Many sequences as one regular expression that shares their beginnings: `/(?:blog|cart(?:[.]php)?)`. Which of them
/// matches first does not matter to whoever uses it.
namespace gatepost::exporting {

class RegexTree {
public:
    enum class Ends : unsigned char {
        Anything, ///< what goes on after the end of a sequence matches too: longer ones are left out
        Border, ///< something that follows tells where a match must end: longer ones are tried first
    };
    explicit RegexTree(Ends ends) : m_ends(ends) {}

    /// Every atom is a regular expression that can stand beside others.
    void insert(const std::vector<std::string> &atoms);
    [[nodiscard]] bool empty() const { return m_nodes.front().children.empty() && !m_nodes[0].end; }
    /// Never shorter than text().
    [[nodiscard]] std::size_t mostBytes() const { return m_bytes; }
    [[nodiscard]] std::string text() const { return textOf(0, 0); }

private:
    struct Node {
        std::map<std::string, std::size_t> children;
        bool end = false;
    };
    [[nodiscard]] std::string textOf(std::size_t node, int depth) const;

    Ends m_ends;
    std::size_t m_bytes = 0;
    std::vector<Node> m_nodes{1};
};

} // namespace gatepost::exporting
