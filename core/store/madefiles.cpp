// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/store/madefiles.h"

#include "core/store/nativepath.h"
#include "core/store/readfile.h"
#include "core/store/savefile.h"

#include <filesystem>

namespace gatepost {

std::expected<std::vector<MadeState>, Message>
statesBelow(FileSystem &system, const std::string &folder, std::span<const MadeFile> files) {
    std::vector<MadeState> states;
    for (const MadeFile &file : files) {
        const auto text = readFileBelow(system, folder, file.name);
        if (!text)
            return std::unexpected(text.error());
        states.push_back(!*text                ? MadeState::Missing
                         : **text == file.text ? MadeState::Current
                                               : MadeState::Outdated);
    }
    return states;
}

std::expected<void, Message> writeBelow(FileSystem &system, const std::string &folder,
                                        std::span<const MadeFile> files) {
    const auto states = statesBelow(system, folder, files);
    if (!states)
        return std::unexpected(states.error());
    std::vector<std::string> paths;
    for (const MadeFile &file : files) {
        auto path = pathBelow(system, folder, file.name);
        if (!path)
            return std::unexpected(path.error());
        paths.push_back(*std::move(path));
    }
    for (std::size_t i = 0; i < files.size(); ++i) {
        if ((*states)[i] == MadeState::Current)
            continue;            // its bytes and its time stay
        std::error_code ignored; // saving says what is wrong
        std::filesystem::create_directories(nativePath(folderOf(paths[i])), ignored);
        if (auto saved = saveFile(system, {.path = paths[i], .bytes = files[i].text}); !saved)
            return std::unexpected(saved.error().sentence);
    }
    return {};
}

} // namespace gatepost
