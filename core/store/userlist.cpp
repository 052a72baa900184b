// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/store/userlist.h"

#include "core/store/nativepath.h"
#include "core/store/savefile.h"

namespace gatepost {

std::expected<Message, Message> saveUserAgents(FileSystem &system, const std::string &path,
                                               const Registry &wanted, std::chrono::sys_days date) {
    if (path.empty())
        return std::unexpected(Message(
            GATEPOST_TEXT("store", "There is no folder for the list of agents: HOME is not set.")));
    const std::string tsv =
        writeAgentsTsv(factsOf(agentChanges(Registry::builtIn(), wanted)), date);
    if (tsv.size() > kMostAgentBytes)
        return std::unexpected(
            Message(GATEPOST_TEXT("store", "%1: the list would be larger than 1 MiB."), path));
    // What goes wrong here is what saving says.
    std::error_code ignored;
    std::filesystem::create_directories(nativePath(path).parent_path(), ignored);
    return saveFile(system, {.path = path, .bytes = tsv})
        .transform([](const SaveDone &done) { return done.note; })
        .transform_error([](const SaveError &error) { return error.sentence; });
}

} // namespace gatepost
