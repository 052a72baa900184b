// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/store/userlist.h"

#include "core/store/nativepath.h"
#include "core/store/readfile.h"
#include "core/store/savefile.h"

namespace gatepost {

namespace {

/// The list as it is on disk, over what is compiled in.
std::expected<Registry, Message> registryAt(FileSystem &system, const std::string &path) {
    if (!system.status(path))
        return Registry::builtIn();
    const auto bytes = readFile(system, path, kMostAgentBytes);
    if (!bytes)
        return std::unexpected(bytes.error());
    const AgentList list = readAgentsTsv(*bytes);
    if (!list.problems.empty())
        return std::unexpected(
            Message(GATEPOST_TEXT("store", "%1: %2. The list was not written, or it would lose "
                                           "this: mend the line, or remove it."),
                    path, list.problems.front().text));
    return Registry::builtIn().with(list);
}

} // namespace

std::expected<Message, Message> saveUserAgents(FileSystem &system, const std::string &path,
                                               const Registry &before, const Registry &wanted,
                                               std::chrono::sys_days date) {
    using namespace std::chrono_literals;
    if (path.empty())
        return std::unexpected(Message(
            GATEPOST_TEXT("store", "There is no folder for the list of agents: HOME is not set.")));
    // What goes wrong here is what saving says.
    std::error_code ignored;
    std::filesystem::create_directories(nativePath(path).parent_path(), ignored);
    auto lock = lockFor(system, path, 60s);
    if (!lock)
        return std::unexpected(lock.error().sentence);
    const auto now = registryAt(system, path);
    if (!now)
        return std::unexpected(now.error());
    AgentList changes;
    changes.date = date;
    changes.agents = factsOf(agentChanges(before, wanted));
    const std::string tsv =
        writeAgentsTsv(factsOf(agentChanges(Registry::builtIn(), now->with(changes))), date);
    if (tsv.size() > kMostAgentBytes)
        return std::unexpected(
            Message(GATEPOST_TEXT("store", "%1: the list would be larger than 1 MiB."), path));
    return saveFile(system, {.path = path, .bytes = tsv, .lock = std::move(*lock)})
        .transform([](const SaveDone &done) { return done.note; })
        .transform_error([](const SaveError &error) { return error.sentence; });
}

} // namespace gatepost
