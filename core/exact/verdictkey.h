// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/simulate/verdict.h"

#include <compare>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What of a verdict makes regions, cells and rows of a map different ones.
namespace gatepost::exact {

/// Everything that is constant in a region (S123): verdicts with equal keys differ in path and example alone.
struct VerdictKey {
    struct Line {
        FileId file;
        LineNumber line;
        friend auto operator<=>(const Line &, const Line &) = default;
    };
    struct Fetch {
        Decision decision = Decision::Allow;
        FetchReason reason = FetchReason::NoFile;
        friend auto operator<=>(const Fetch &, const Fetch &) = default;
    };
    struct Window {
        bool open = true;
        Line line;
        friend auto operator<=>(const Window &, const Window &) = default;
    };
    struct Rate {
        std::optional<double> secondsPerRequest;
        RateKind kind = RateKind::RequestRate;
        Line line;
        friend auto operator<=>(const Rate &, const Rate &) = default;
    };
    struct Known {
        Fetch fetch;
        std::vector<std::string_view> reads;
        friend auto operator<=>(const Known &, const Known &) = default;
    };
    struct Scope {
        UseScope::Kind kind = UseScope::Kind::Global;
        std::string name;
        std::string url;
        friend auto operator<=>(const Scope &, const Scope &) = default;
    };
    struct Use {
        std::optional<std::string> stated;
        std::string effective;
        Cause cause = Cause::None;
        AskOutcome ask = AskOutcome::Unanswered;
        std::optional<Scope> scope;
        std::optional<Line> line;
        friend auto operator<=>(const Use &, const Use &) = default;
    };

    explicit VerdictKey(const Verdict &verdict) : VerdictKey(verdict, usesOf(verdict.use)) {}
    /// Likewise where usesOf() the verdict's table is known.
    VerdictKey(const Verdict &verdict, std::vector<Use> tableUses);
    [[nodiscard]] static std::vector<Use> usesOf(const UseTable &table);
    friend auto operator<=>(const VerdictKey &, const VerdictKey &) = default;

    Fetch fetch;
    std::optional<Line> line;
    std::optional<Window> window;
    std::optional<Rate> rate;
    std::optional<Known> known;
    std::vector<Use> uses; ///< in the order of useDirectives()
    SignalMap contentUsage;
    SignalMap contentSignal;
    bool contentUsageApplies = true;
    std::optional<bool> aiTraining;
    std::optional<bool> useToken; ///< allowed
    bool ruleOfThumb = false;
    bool starIgnored = false;
    std::vector<Line> comments;

private:
    static Line of(const LineRef &line) { return {line.file, line.line}; }
    static std::optional<Line> of(const std::optional<LineRef> &line) {
        return line ? std::optional(of(*line)) : std::nullopt;
    }
};

} // namespace gatepost::exact
