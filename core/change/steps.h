// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/match/ruleset.h"
#include "core/model/edits.h"
#include "core/syntax/groups.h"
#include "core/syntax/managed.h"

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

/// What edits of groups are made with, step by step.
namespace gatepost {

/// A text under edit: each step is made for the text that the one before left.
class Steps {
public:
    explicit Steps(const Tree &tree);

    [[nodiscard]] const Tree &tree() const { return m_edits.tree(); }
    [[nodiscard]] const Groups &groups() const { return tree().groups(); }
    /// False if the step was refused; result() then says why. Refused is also what changes a block that somebody else
    /// manages (syntax/managed.h).
    bool take(const EditResult &edit) {
        m_managed.reset();
        return m_edits.take(edit);
    }
    /// True if the edit would be refused for a managed block; nothing is taken.
    [[nodiscard]] bool isManaged(const EditResult &edit) const;
    /// True if the group begins in a managed block: what is wanted of its agents is said in a group beside it (S13).
    [[nodiscard]] bool isManaged(std::size_t group) const;
    [[nodiscard]] EditResult result() const { return m_edits.result(); }

    /// The groups that name the token (in lower case) and count (S30: not the experimental ones), last first: removals do not
    /// move those still to come.
    [[nodiscard]] std::vector<std::size_t> groupsOf(const std::string &token) const;
    [[nodiscard]] bool allIn(std::size_t group, const std::set<std::string> &tokens) const;
    /// Takes the token's User-agent lines out of a group that names others too.
    bool leave(std::size_t group, const std::string &token);
    /// Takes away what closes the whole site; where the other rules still deny "/", an Allow for everything is added.
    bool openGroup(std::size_t group);
    /// Leaves the group one rule, a Disallow of everything; one that says that already stays as it is.
    bool closeGroup(std::size_t group);
    /// Whether the group's rules deny "/", as its version has them read.
    [[nodiscard]] bool deniesStart(std::size_t group) const;
    /// What the group's rules say of a path, as its version has them read; the rule is an index into the group's.
    [[nodiscard]] PathDecision decisionOn(std::size_t group, std::string_view path) const;
    /// Its only rule is a Disallow of everything.
    [[nodiscard]] bool closesAll(std::size_t group) const;

private:
    [[nodiscard]] bool isExtended(std::size_t group) const {
        return groups().groups[group].version == GroupVersion::Extended;
    }
    /// "/" in a group of 2.0 is the start page alone (S31).
    [[nodiscard]] bool isEverything(std::size_t group, std::string_view value) const {
        return value == "*" || value == "/*" || (value == "/" && !isExtended(group));
    }
    [[nodiscard]] std::string_view everything(std::size_t group) const {
        return isExtended(group) ? "/*" : "/";
    }
    /// Removes the group's rules of one kind, those of everything or, if `any`, all of them.
    bool dropRules(std::size_t group, DirectiveId kind, bool any);

    Edits m_edits;
    mutable std::optional<std::vector<ManagedBlock>>
        m_managed; ///< of tree(); absent: not asked for
};

} // namespace gatepost
