// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/paths.h"

#include "app/cli/console.h"
#include "core/store/wildcards.h"

#include <algorithm>
#include <iterator>

namespace gatepost::cli {

CLI::Option *addPaths(CLI::App &command, const std::string &name, std::vector<std::string> &into,
                      const std::string &help) {
    const auto take = [&into](const std::vector<std::string> &paths) {
        into = paths;
        if constexpr (kPathSyntax == PathSyntax::Windows) {
            into.clear();
            for (const std::string &path : paths)
                std::ranges::move(pathsFitting(FileSystem::real(), path), std::back_inserter(into));
        }
    };
    return command.add_option_function<std::vector<std::string>>(name, take, help)
        ->transform(asPath());
}

} // namespace gatepost::cli
