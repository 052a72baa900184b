// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/settings/goals.h"
#include "ui/bridge/look.h"
#include "ui/goals/goalsproof.h"

#include <QString>

#include <array>
#include <optional>
#include <vector>

/// What the Goals page shows, as plain structs: no widgets here.
namespace gatepost::ui {

/// Requests of an agent against the policy, by a server's log.
struct GoalVisitor {
    std::string token; ///< as the list of agents has it.
    quint64 requests = 0;
};

/// How many agents of a goal are documented to obey robots.txt, not to, and neither.
struct GoalReach {
    int obey = 0;
    int ignore = 0;
    int silent = 0;
    [[nodiscard]] static GoalReach of(const std::vector<GoalMember> &members);
};

struct GoalRow {
    /// Partly: the files say so, but nobody is known to read it, or a part of it cannot be said.
    // No underlying type: after "enum class X : T" lupdate misses the classes that follow.
    enum class Sign { None, Pending, True, Partly, False, Open };

    Purpose purpose = Purpose::Other;
    std::optional<Stance> stance; ///< absent: there is no goal.
    int agents = 0;               ///< whom it is about.
    Sign sign = Sign::None;
    QString words;                   ///< beside its symbol.
    QString more;                    ///< more sentences, for the tooltip; may be empty.
    std::optional<LineRef> why;      ///< the line that makes it false.
    std::optional<Question> example; ///< the question whose answer shows that the goal is not true.
    bool canExport = false;          ///< a server would refuse whom files do not stop.
};

/// The order of rows: what most webmasters decide first comes first.
[[nodiscard]] std::array<Purpose, kPurposeCount> goalOrder();
[[nodiscard]] Tone toneOf(GoalRow::Sign sign);
[[nodiscard]] QString signText(GoalRow::Sign sign); ///< "✓", "✕", "◐", "?", "–", "…".
[[nodiscard]] QString
signInWords(GoalRow::Sign sign); ///< for screen readers: "true", "not true", ….
[[nodiscard]] QString
stanceText(std::optional<Stance> stance); ///< "Welcome", "Keep out", "No goal".
[[nodiscard]] QString stanceHelp(std::optional<Stance> stance); ///< one sentence.
/// "The goal of AI training: Keep out": the name of an undo step.
[[nodiscard]] QString stepText(Purpose purpose, std::optional<Stance> stance);

/// A row for each purpose. `result`: what was proved of exactly these goals; null: it is not known yet.
[[nodiscard]] std::vector<GoalRow> goalRows(const std::optional<Goals> &goals,
                                            const GoalsResult *result, const Registry &registry,
                                            const std::vector<GoalVisitor> &visitors = {});

/// All goals together, and what is to be done about them.
struct GoalsSummary {
    int isTrue = 0;
    int isFalse = 0;
    int open = 0;
    int pending = 0;
};
[[nodiscard]] GoalsSummary summaryOf(const std::vector<GoalRow> &rows);
/// "1 goal is not true yet."
[[nodiscard]] QString summaryText(const GoalsSummary &summary);

} // namespace gatepost::ui
