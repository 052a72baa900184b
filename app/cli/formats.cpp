// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/formats.h"

#include "core/store/filesystem.h"
#include "core/text/ascii.h"

namespace gatepost::cli {

std::expected<DialectId, std::string> formatOf(const std::string &path, const std::string &as) {
    if (!as.empty()) {
        const DialectId id = dialectOfFileName(as);
        const std::string name = nameOf(as);
        if (id == DialectId::Robots && !equalsIgnoringCase(name, dialect(id).fileName))
            return std::unexpected("--as " + as +
                                   ": robots.txt, robots-ai.txt or robots2.txt is expected");
        return id;
    }
    const std::string name = toLower(nameOf(path));
    if (name.starts_with("robots2"))
        return DialectId::Robots2;
    if (name.starts_with("robots-ai"))
        return DialectId::RobotsAi;
    return dialectOfFileName(path);
}

} // namespace gatepost::cli
