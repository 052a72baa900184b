// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/model/linedraft.h"

#include <functional>
#include <optional>

namespace gatepost {

/// Several edits of one text as one. Each is made for the text that the one before left:
///
///     Edits edits(tree);
///     if (edits.take(addAgent(edits.tree(), group, "GPTBot")))
///         edits.take(addAgent(edits.tree(), group, "CCBot"));
///     return edits.result();
class Edits {
public:
    /// Says why a step that would leave `after` is refused; absent: it is not.
    using Refusal = std::function<std::optional<Message>(const Tree &now, const Tree &after)>;

    explicit Edits(const Tree &start, Refusal refusal = {});

    /// The text after all steps taken so far.
    [[nodiscard]] const Tree &tree() const { return m_now; }
    /// False if the edit is none or is refused: then tree() stays as it was, and result() gives the reason.
    bool take(const EditResult &edit);
    /// What all steps together change in the text at the start, as one replacement; the last reason if one was refused.
    [[nodiscard]] EditResult result() const;

private:
    Tree m_start;
    Tree m_now;
    Refusal m_refusal;
    Message m_error;
};

} // namespace gatepost
