// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace gatepost {

/// A file that looks like one of a site's and is not read, while that one is not there: "Robots.txt", "gatepost.yml".
struct MisnamedFile {
    std::string name;
    std::string_view meant; ///< "robots.txt"
    bool isServed = false; ///< the one meant is a policy file: agents, too, ask for that name alone
};
/// `names`: what is directly in the folder.
[[nodiscard]] std::vector<MisnamedFile> misnamedFiles(const std::vector<std::string> &names);

} // namespace gatepost
