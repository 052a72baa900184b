// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/export/regextree.h"

namespace gatepost::exporting {

void RegexTree::insert(const std::vector<std::string> &atoms) {
    constexpr std::size_t kGroup = 6; // (?:)? and a bar
    std::size_t at = 0;
    m_bytes += kGroup;
    for (const std::string &atom : atoms) {
        const auto [child, isNew] = m_nodes[at].children.try_emplace(atom, m_nodes.size());
        const std::size_t next = child->second;
        if (isNew) {
            m_nodes.emplace_back();
            m_bytes += atom.size() + 1;
        }
        at = next;
    }
    m_nodes[at].end = true;
}

std::string RegexTree::textOf(std::size_t node, int depth) const {
    const Node *at = &m_nodes[node];
    std::string text;
    // As long as nothing branches nothing needs nesting, however long the sequence is.
    while (at->children.size() == 1 && !at->end) {
        text += at->children.begin()->first;
        at = &m_nodes[at->children.begin()->second];
    }
    if (at->children.empty() || (at->end && m_ends == Ends::Anything))
        return text;
    std::string branches;
    for (const auto &[atom, child] : at->children) {
        if (!branches.empty())
            branches += '|';
        branches += atom + textOf(child, depth + 1);
    }
    if (at->end)
        return text + "(?:" + branches + ")?";
    return at->children.size() == 1 ? text + branches : text + "(?:" + branches + ")";
}

} // namespace gatepost::exporting
