// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/replay/temporaryfile.h"

#include <cstdlib>
#include <filesystem>
#include <format>
#include <random>

namespace gatepost::replay {

std::shared_ptr<std::FILE> openTemporaryFile() {
    namespace fs = std::filesystem;
    std::error_code error;
    const char *const given = std::getenv("TMPDIR"); // NOLINT(concurrency-mt-unsafe)
    const fs::path usual = fs::temp_directory_path(error);
    std::random_device random;
    for (const fs::path &folder :
         {fs::path(given == nullptr ? "" : given), fs::path("/var/tmp"), usual}) {
        if (folder.empty() || !fs::is_directory(folder, error))
            continue;
        const fs::path path = folder / std::format("gatepost-{:08x}{:08x}", random(), random());
        std::FILE *const file = std::fopen(path.string().c_str(), "w+bx");
        if (file == nullptr)
            continue;
        fs::permissions(path, fs::perms::owner_read | fs::perms::owner_write, error);
        // Some systems keep an open file's bytes without its name, others keep the name until it is closed.
        const bool isGone = fs::remove(path, error);
        return {file, [path, isGone](std::FILE *open) {
                    std::fclose(open);
                    std::error_code ignored; // the system empties the folder
                    if (!isGone)
                        fs::remove(path, ignored);
                }};
    }
    return {};
}

} // namespace gatepost::replay
