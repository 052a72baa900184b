// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/exact/headindex.h"
#include "core/exact/region.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Normalised paths beside paths as they are sent. The google reading decodes nothing (S90): `/%7Ejoe` and `/~joe` are two
/// paths to it and one to every other reading. So what an agent of Google is documented to do can differ within a set of
/// normalised paths.
namespace gatepost::exact {

/// A closed star pattern that matches what S24 makes of every path that a pattern of the google reading matches, and more:
/// a literal piece behind a star may have lost its first bytes to an escape that began before it.
[[nodiscard]] std::string normalisedForm(std::string_view googlePattern);

/// A list of the google reading beside sets of normalised paths. The list must outlive it.
class SentList {
public:
    explicit SentList(const DecisionList &list);

    [[nodiscard]] const DecisionList &list() const { return *m_list; }
    /// normalisedForm() of each star pattern of a rule, in their order.
    [[nodiscard]] const std::vector<std::string> &formsOf(std::uint32_t rule) const {
        return m_forms.rules()[rule].paths.stars;
    }
    /// The rules that may match a path whose normalised form begins as `head` says, and some others; ascending.
    [[nodiscard]] std::vector<std::uint32_t> meeting(const Head &head) const {
        return m_heads.meeting(head.start());
    }

private:
    const DecisionList *m_list;
    DecisionList m_forms; ///< by rule: its forms
    HeadIndex m_heads;
};

/// The lists of the google reading that one job has met.
class SentLists {
public:
    [[nodiscard]] const SentList &of(const DecisionList &list);

private:
    std::map<std::uint64_t, SentList> m_byNumber;
};

/// A part of a set of normalised paths in which one rule of a google list decides.
struct SentPart {
    std::uint32_t winner = 0;
    std::string example;              ///< as it is sent
    std::vector<SitePattern> matches; ///< beside those of the set
    std::vector<SitePattern> except;
};
/// The set, cut by the rules of `sent`. One part without patterns where all that can decide in the set counts as the same;
/// `group` says of a label what it counts as. Parts that could not be decided are left out, which `work` then knows.
[[nodiscard]] std::vector<SentPart>
sentParts(const PathSet &set, const SentList &sent,
          const std::function<std::uint64_t(std::uint32_t)> &group, Work &work);
/// The set's region with the patterns that cut the part from it. The region's own patterns are left out where those say as
/// much. `fresh`: of the store.
[[nodiscard]] Region sentRegion(Region region, const DecisionList &sent, const SentPart &part,
                                std::optional<char> fresh);
/// What is left open where spellings are too many to be told apart.
[[nodiscard]] Message spellingsAreOpen();

} // namespace gatepost::exact
