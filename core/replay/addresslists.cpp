// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/replay/addresslists.h"

#include "core/store/readfile.h"

namespace gatepost::replay {

std::expected<void, Message> addAddressLists(const std::string &folder,
                                             logs::Addresses &addresses) {
    FileSystem &system = FileSystem::real();
    const auto names = system.names(folder);
    if (!names)
        return std::unexpected(
            Message(GATEPOST_TEXT("replay", "%1: %2"), folder, names.error().message()));
    for (const std::string &name : *names) {
        const std::size_t dot = name.rfind('.');
        const std::string_view ending =
            dot == std::string::npos ? "" : std::string_view(name).substr(dot);
        if (ending != ".json" && ending != ".txt" && ending != ".cidr")
            continue;
        const std::string path = joinedPath(folder, name);
        const auto text = readFile(system, path);
        if (!text)
            return std::unexpected(text.error());
        auto list = logs::AddressList::parse(*text);
        if (!list)
            return std::unexpected(Message(GATEPOST_TEXT("replay", "%1: %2"), path, list.error()));
        addresses.addList(std::string_view(name).substr(0, dot), std::move(*list));
    }
    return {};
}

} // namespace gatepost::replay
