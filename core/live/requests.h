// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/live/compare.h"
#include "core/live/fetched.h"
#include "core/text/message.h"

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

/// Which requests show what a site serves, and in which order. Nothing here sends one, and the ask endpoint is never among them.
///
///     while (const auto next = nextRequest(answers))
///         answers.all.push_back(net::fetch(next->request, options));
namespace gatepost::live {

/// Of a whole run, a second one with another agent's name included.
constexpr std::size_t kMostRequests = 12;
constexpr std::chrono::milliseconds kWaitOnOwnHost{200};
constexpr std::chrono::milliseconds kWaitOnOtherHost{1000};

struct Planned {
    Request request;
    Message why; ///< what for, as a part of a list
};

/// The requests that are certain, in their order: to be shown before any is sent.
[[nodiscard]] std::vector<Planned> certainRequests(const std::string &origin);
/// What may follow from the answers to these, as one sentence.
[[nodiscard]] Message laterRequests();

/// The request after those that have an answer; absent if there is none, or kMostRequests were made. robots.txt comes first.
[[nodiscard]] std::optional<Planned> nextRequest(const Answers &answers);
/// The requests that kMostRequests leaves out.
[[nodiscard]] std::vector<std::string> leftOut(const Answers &answers);
/// How long to wait before it.
[[nodiscard]] std::chrono::milliseconds waitBefore(const Answers &answers, const Request &next);

/// "https://shop.example" from what a person types: a host, or a URL whose path does not count. The error says what is expected.
[[nodiscard]] std::expected<std::string, Message> originOf(std::string_view typed);

} // namespace gatepost::live
