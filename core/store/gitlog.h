// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/text/message.h"

#include <cstddef>
#include <cstdint>
#include <expected>
#include <string>
#include <vector>

namespace gatepost {

/// A commit as a list of commits shows it. Author and subject are bytes that somebody wrote, mostly UTF-8.
struct GitLogEntry {
    std::string id;        ///< 40 hexadecimal digits
    std::int64_t time = 0; ///< of the committer, seconds since 1970
    std::string author;    ///< a name, without address
    std::string subject;   ///< the first paragraph of the message, as one line
};
/// The commits of HEAD by first parents, newest first, at most `most`, of the repository that the folder is in. The error is a
/// sentence: no repository, no libgit2, no commit yet.
[[nodiscard]] std::expected<std::vector<GitLogEntry>, Message> gitLog(const std::string &folder,
                                                                      std::size_t most = 200);

} // namespace gatepost
