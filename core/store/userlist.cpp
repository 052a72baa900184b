// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/userlist.h"

namespace gatepost {

std::string userAgentsPath(const std::function<std::string(const char *name)> &variable) {
    const auto below = [](const std::string &folder, const char *path) {
        return folder.empty() ? std::string() : folder + path;
    };
#if defined(_WIN32)
    return below(variable("LOCALAPPDATA"), "/gatepost/agents.tsv");
#elif defined(__APPLE__)
    return below(variable("HOME"), "/Library/Application Support/gatepost/agents.tsv");
#else
    // A relative path is to be ignored (XDG Base Directory Specification).
    if (const std::string data = variable("XDG_DATA_HOME"); data.starts_with('/'))
        return data + "/gatepost/agents.tsv";
    return below(variable("HOME"), "/.local/share/gatepost/agents.tsv");
#endif
}

} // namespace gatepost
