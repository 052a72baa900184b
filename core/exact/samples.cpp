// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/exact/samples.h"

#include "core/value/url.h"

namespace gatepost::exact {

Samples::Samples(std::span<const std::string> paths, Domain domain) {
    m_canonical.reserve(paths.size());
    m_paths.reserve(paths.size());
    for (const std::string &path : paths) {
        m_paths.push_back(isHttpUrl(path) ? pathOfUrl(path) : path);
        m_all.push_back(static_cast<std::uint32_t>(m_canonical.size()));
        m_canonical.push_back(canonicalPath(path, domain));
    }
}

const Samples::Indexes &Samples::decidedBy(const DecisionList &list, std::uint32_t winner,
                                           Work &work) {
    if (list.rules().empty())
        return m_all; // it decides nothing
    const auto [known, isNew] = m_winners.try_emplace(list.number());
    if (isNew)
        for (const std::uint32_t index : m_all)
            if (work.spend())
                known->second[list.winnerOf(m_canonical[index])].push_back(index);
    return known->second[winner];
}

const std::string *Samples::in(const PathSet &set, Work &work) {
    if (m_paths.empty())
        return nullptr;
    const Indexes *fewest = &m_all;
    for (const auto &[list, winner] : set.winners()) {
        const Indexes &some = decidedBy(*list, winner, work);
        if (some.size() < fewest->size())
            fewest = &some;
    }
    for (const std::uint32_t index : *fewest)
        if (set.contains(m_canonical[index]))
            return &m_paths[index];
    return nullptr;
}

} // namespace gatepost::exact
