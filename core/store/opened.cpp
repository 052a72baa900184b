// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/store/opened.h"

#include <algorithm>
#include <cerrno>

namespace gatepost {

SystemResult<std::string> readAll(FileSystem &system, FileSystem::Handle handle, std::size_t most) {
    const auto status = system.status(handle);
    if (!status)
        return std::unexpected(status.error());
    if (status->kind != FileStatus::Kind::Regular)
        return std::unexpected(SystemError{EINVAL});
    std::string bytes;
    // One byte more than there should be, to see the end and a file that grows.
    std::size_t room = std::min<std::size_t>(static_cast<std::size_t>(status->size), most) + 1;
    while (bytes.size() <= most) {
        const std::size_t have = bytes.size();
        bytes.resize(have + room);
        const auto got = system.read(handle, bytes.data() + have, room);
        if (!got && got.error().code == EINTR) {
            bytes.resize(have);
            continue;
        }
        if (!got)
            return std::unexpected(got.error());
        bytes.resize(have + *got);
        if (*got == 0)
            break;
        room = std::max<std::size_t>(room - *got, 4096);
    }
    return bytes;
}

SystemResult<std::string> readAll(FileSystem &system, const std::string &path, std::size_t most) {
    const auto handle =
        patiently(system, [&] { return system.open(path, FileSystem::Open::Read); });
    if (!handle)
        return std::unexpected(handle.error());
    const Opened file(system, *handle);
    return readAll(system, *handle, most);
}

SystemResult<void> writeAll(FileSystem &system, FileSystem::Handle handle, std::string_view bytes) {
    while (!bytes.empty()) {
        const auto written = system.write(handle, bytes);
        if (!written) {
            if (written.error().code == EINTR)
                continue;
            return std::unexpected(written.error());
        }
        if (*written == 0)
            return std::unexpected(SystemError{EIO});
        bytes.remove_prefix(*written);
    }
    return {};
}

} // namespace gatepost
