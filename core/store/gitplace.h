// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/text/message.h"

#include <expected>
#include <optional>
#include <string>

/// Inside the store alone: which repository a folder is in, found and looked through before libgit2 opens it. A stranger
/// may have made it, and libgit2 would wait for a pipe for ever.
namespace gatepost {

struct GitPlace {
    std::string
        repository; ///< Git's own folder, without links: to be opened itself, with no search
    std::string workFolder; ///< what is checked out; empty if nothing is
};

/// Of the folder `from` or the nearest one above it; absent if there is none. The error is a sentence that begins with
/// `name`: something is there that cannot be opened safely.
[[nodiscard]] std::expected<std::optional<GitPlace>, Message> gitPlaceOf(const std::string &name,
                                                                         const std::string &from);

/// The ids of commits at which a shallow clone ends, one a line; empty if it has all. `repository`: of a GitPlace.
[[nodiscard]] std::expected<std::string, Message> shallowEndsOf(const std::string &repository);

} // namespace gatepost
