// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/text/message.h"
#include "core/value/time.h"

#include <chrono>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What happens to a rehearsed site on a virtual day, as an author of a crawler writes it down: a YAML text.
///
///     site: ../shop
///     clock: 2026-11-20T00:00:00Z
///     speed: 1440
///     events:
///       - {at: "02:00", path: /robots.txt, status: 503, for: 14h}
///       - {at: "20:00", path: /robots.txt, file: new-robots.txt}
///       - {at: "12:00", path: /robots.txt, redirect: loop, for: 1h}
namespace gatepost::lab {

/// What requests for one path get for a while, in place of what the site has there.
struct Event {
    enum class What : std::uint8_t {
        Status,   ///< an empty answer with `status`
        File,     ///< the bytes of a file
        Redirect, ///< 302 to `text`
        Loop      ///< 302 to the path itself
    };
    std::string path; ///< without query
    What what = What::Status;
    int status = 200;  ///< 200–599
    std::string text;  ///< the name of the file as written, or where a redirect leads
    std::string bytes; ///< of the file; set by the caller of readScenario(), which opens no files
    /// When it begins: minutes after midnight, the first such time of the clock, or an instant.
    std::optional<int> minute;
    std::optional<Instant> instant;
    std::optional<std::chrono::seconds> lasts; ///< absent: to the end
    std::uint32_t line = 0;                    ///< 1-based line in the scenario

    /// When it begins, for a clock that starts at `start`.
    [[nodiscard]] Instant begin(Instant start) const;
    /// Whether it counts at `at`; its end is not part of it.
    [[nodiscard]] bool isOn(Instant start, Instant at) const;
};

struct Scenario {
    std::string site;             ///< folder, from where the scenario is; empty: not said
    std::optional<Instant> clock; ///< where the virtual clock starts; absent: at the real time
    std::optional<std::uint32_t> speed;        ///< virtual seconds in a second; 0: it is stopped
    std::optional<bool> enforce;               ///< refuse what the policy forbids
    std::optional<std::chrono::seconds> limit; ///< how long a crawler may run, in real time
    std::string agent;                         ///< whose requests are judged; empty: everybody's
    std::string
        ladder; ///< whose way of taking errors of robots.txt is asked for (S133); empty: RFC 9309
    std::vector<std::string> pages; ///< linked beside the site's sample paths
    std::vector<Event> events; ///< in the order of the text: of several at one time the last counts
};

/// The fastest virtual clock: a year in half a minute.
constexpr std::uint32_t kMostSpeed = 1'000'000;
/// The most events of a scenario.
constexpr std::size_t kMostEvents = 1000;

/// Reads a scenario. Keys that are unknown or given twice are errors, and each error names line and column.
[[nodiscard]] std::expected<Scenario, Message> readScenario(std::string_view yaml);

} // namespace gatepost::lab
