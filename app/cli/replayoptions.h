// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/files.h"
#include "core/logs/judge.h"
#include "core/replay/logrun.h"
#include "core/replay/snapshots.h"

#include <CLI/CLI.hpp>

#include <array>
#include <set>
#include <string>
#include <vector>

/// The options of `replay`, and what they come to.
namespace gatepost::cli {

struct ReplayOptions {
    std::vector<std::string> logs;
    std::vector<std::string> policies;
    std::string format;
    std::string captures;
    std::string ipField;
    std::string from;
    std::string to;
    std::vector<std::string> only;
    std::string reading = "known";
    std::string grace = "24h";
    std::string skew = "60s";
    std::string deployedAfter;
    std::string ipRanges;
    std::string ptr;
    std::string csv;
    std::string html;
    std::vector<std::string> hits;
    std::vector<std::string> failOn;
    std::size_t threads = 0;
    bool json = false;
    bool partial = false;
    bool merge = false;
    bool showIps = false;
    bool fullUrls = false;
    bool noCalibrate = false;
    bool keepGoing = false;
    std::string filesFrom;
    std::size_t proxies = 1;

    void addTo(CLI::App &command);
};

/// What of --hits and --fail-on is meant: classes, and flags.
struct Wanted {
    std::array<bool, logs::kHitClassCount> classes{};
    std::set<std::string> flags;
    [[nodiscard]] bool has(logs::HitClass hitClass) const {
        return classes[static_cast<std::size_t>(hitClass)];
    }
};

/// Everything that the options come to.
struct Plan {
    std::vector<replay::Snapshot> snapshots;
    logs::Addresses addresses;
    logs::ReadOptions read;
    logs::JudgeOptions judge;
    replay::LogSource source;
    Reading reading = Reading::Known;
    Wanted hits;
    Wanted failOn;
};

/// Reads what the options name, logs apart. With --merge the policy comes from elsewhere.
[[nodiscard]] Plan planOf(const ReplayOptions &options);
/// Reads the versions of a policy from `sources`, in order of time; `deployedAfter`: how long after
/// its date a version was live, empty for at that time.
[[nodiscard]] std::vector<replay::Snapshot> policiesOf(const std::vector<std::string> &sources,
                                                       const std::string &deployedAfter);
/// "24h", "90m", "60s", "2d", "45": seconds.
[[nodiscard]] std::int64_t durationOption(std::string_view option, std::string_view value);
/// The items of lists with commas between.
[[nodiscard]] std::vector<std::string> atCommas(const std::vector<std::string> &values);

} // namespace gatepost::cli
