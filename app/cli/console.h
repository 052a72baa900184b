// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/fileuri.h"
#include "core/value/time.h"

#include <CLI/CLI.hpp>

#include <chrono>
#include <cstddef>
#include <cstdio>
#include <filesystem>
#include <string>

/// What the command line's surroundings differ in from system to system.
namespace gatepost::cli {

/// How this system writes paths.
constexpr PathSyntax kPathSyntax =
    std::filesystem::path::preferred_separator == '/' ? PathSyntax::Posix : PathSyntax::Windows;

/// For options and arguments that name a file or a folder: from here on it is written with "/", so that it is printed
/// in one way, whatever was typed and whatever is put behind it.
[[nodiscard]] inline CLI::Validator asPath() {
    return {[](std::string &path) {
                path = withSlashes(path, kPathSyntax);
                return std::string();
            },
            ""};
}

/// While it lives, bytes pass through stdin, stdout and stderr as they are, and a console shows them as UTF-8. That is so
/// everywhere but on Windows, where the console gets back the code page that it had.
class PlainStreams {
public:
    PlainStreams();
    ~PlainStreams();
    PlainStreams(const PlainStreams &) = delete;
    PlainStreams &operator=(const PlainStreams &) = delete;

private:
    [[maybe_unused]] unsigned m_page = 0; ///< the console's code page before
};

/// The time, in whole seconds.
[[nodiscard]] inline Instant now() {
    return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
}

/// Whether a person reads or writes there.
[[nodiscard]] bool isTerminal(std::FILE *stream);

/// Asks the person for a yes: anything else is a no.
[[nodiscard]] bool isConfirmed(std::string_view question);

/// The bytes of stdin that are there, at least one and at most `most`; waits for them. 0 at the end, or if it cannot be read.
[[nodiscard]] std::size_t readInput(char *to, std::size_t most);

/// A variable of the environment as UTF-8; empty if it is not set.
[[nodiscard]] std::string environmentVariable(const char *name);

} // namespace gatepost::cli
