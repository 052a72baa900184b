// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/message.h"

#include <expected>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

/// What can fail, and how a command ends that cannot do what it is asked for. A function that gives a plain value, and whose
/// comment names an error, ends the command with that error.
namespace gatepost::cli {

/// The error is a sentence in English.
template <typename T>
using Result = std::expected<T, std::string>;

/// Ends the command with a sentence on stderr and kBadUsage. Only main() catches it; other threads must not throw it.
struct Failure {
    std::string sentence;
};

[[noreturn]] inline void fail(std::string sentence) {
    throw Failure{std::move(sentence)};
}

/// The value. If there is none the command ends, with the error's sentence. `about`: what the error is about; empty if the
/// sentence says it.
///
///     const auto text = need(readFile(name), "--ptr");  // stderr: "gatepost-cli replay: --ptr: there is no file a"
template <typename T, typename E>
T need(std::expected<T, E> result, std::string_view about = {}) {
    if (!result) {
        std::string sentence;
        if (!about.empty())
            sentence.append(about).append(": ");
        if constexpr (std::is_same_v<E, Message>)
            fail(sentence + result.error().english());
        else
            fail(sentence + result.error());
    }
    if constexpr (!std::is_void_v<T>)
        return *std::move(result);
}

/// A line on stderr that does not end the command: "gatepost-cli map: …".
void say(std::string_view text);

/// "gatepost-cli map": what say() begins with. main() sets it before the command runs.
inline std::string runningCommand = "gatepost-cli";

} // namespace gatepost::cli
