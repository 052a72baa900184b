// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/store/savesteps.h"

#include "core/store/temporaries.h"

#include <algorithm>

namespace gatepost {

Temporary::Temporary(FileSystem &system, const std::string &beside)
    : m_system(system), m_path(temporaryPath(beside)) {}

Temporary::~Temporary() {
    if (m_isMade)
        (void)patiently(m_system, [&] { return m_system.remove(m_path); });
    if (const TemporaryNote note = temporaryNote())
        note({});
}

SystemResult<FileSystem::Handle> Temporary::make(bool mine) {
    if (const TemporaryNote note = temporaryNote())
        note(m_path);
    auto handle =
        m_system.open(m_path, mine ? FileSystem::Open::CreateMine : FileSystem::Open::Create);
    m_isMade = handle.has_value();
    return handle;
}

SystemResult<void> Temporary::moveTo(const std::string &path) {
    const auto renamed = patiently(m_system, [&] { return m_system.rename(m_path, path); });
    m_isMade = !renamed;
    return renamed;
}

void removeLeftovers(FileSystem &system, const std::string &folder) {
    const auto names = system.names(folder);
    if (!names) // of no consequence: the next save looks again
        return;
    for (const std::string &name : *names)
        if (isSaveTemporary(name))
            (void)system.remove(joinedPath(folder, name));
}

Attributes attributesOf(FileSystem &system, const std::string &path) {
    const auto handle =
        patiently(system, [&] { return system.open(path, FileSystem::Open::Read); });
    if (!handle)
        return std::unexpected(handle.error());
    const Opened file(system, *handle);
    return system.attributes(*handle);
}

namespace {

/// The mode without what an access control list would have taken from the owning group: with a list, the mode's group
/// bits are the most that anybody named in it may do (acl(5)), and the group's own entry may say less.
std::uint32_t modeWithoutList(std::uint32_t mode, const std::vector<FileAttribute> &attributes) {
    const auto list = std::ranges::find(attributes, kAccessList, &FileAttribute::name);
    if (list == attributes.end())
        return mode;
    // Four bytes of version, then entries: two bytes of tag, two of permissions, four of id, all little endian.
    constexpr std::size_t kHead = 4;
    constexpr std::size_t kEntry = 8;
    constexpr unsigned kOwningGroup = 4;
    const auto byte = [&](std::size_t at) {
        return static_cast<unsigned>(static_cast<unsigned char>(list->value[at]));
    };
    std::uint32_t group = 0;
    for (std::size_t at = kHead; at + kEntry <= list->value.size(); at += kEntry)
        if ((byte(at) | byte(at + 1) << 8U) == kOwningGroup)
            group = byte(at + 2) & 7U;
    return (mode & ~070U) | (mode & group << 3U);
}

} // namespace

SystemResult<void> applyAttributes(FileSystem &system, FileSystem::Handle handle,
                                   std::uint32_t mode, const Attributes &like,
                                   std::optional<SystemError> &lost) {
    static const std::vector<FileAttribute> kNone;
    const std::vector<FileAttribute> &wanted = like ? *like : kNone;
    if (!like)
        lost = like.error();
    // A new file inherits what its folder says, which may let in others than the old one did.
    const auto inherited = system.attributes(handle);
    bool isKnown = like && inherited;
    if (!inherited)
        lost = inherited.error();
    else
        for (const FileAttribute &one : *inherited)
            if (std::ranges::find(wanted, one.name, &FileAttribute::name) == wanted.end())
                if (const auto removed = system.removeAttribute(handle, one.name); !removed) {
                    lost = removed.error();
                    isKnown = isKnown && one.name != kAccessList;
                }
    // The mode first: setting it would change the list. Where the lists are not known, nobody of the group gets in.
    if (const auto set =
            system.setMode(handle, isKnown ? modeWithoutList(mode, wanted) : mode & ~070U);
        !set)
        return set;
    for (const FileAttribute &one : wanted)
        if (const auto set = system.setAttribute(handle, one); !set)
            lost = set.error();
    return {};
}

SystemResult<void> settle(FileSystem &system, Opened &file, const std::string &path,
                          std::string_view bytes) {
    if (const auto synced = system.sync(file.handle()); !synced)
        return synced;
    if (const auto closed = file.close(); !closed)
        return closed;
    const auto back = readAll(system, path, bytes.size());
    if (!back)
        return std::unexpected(back.error());
    if (*back != bytes)
        return std::unexpected(SystemError{EIO});
    return {};
}

SystemResult<void> writeCopy(FileSystem &system, const std::string &path, std::string_view bytes,
                             std::uint32_t mode, const Attributes *like,
                             std::optional<SystemError> &lost) {
    Temporary made(system, path);
    const auto handle = made.make(true);
    if (!handle)
        return std::unexpected(handle.error());
    Opened file(system, *handle);
    if (const auto applied = like ? applyAttributes(system, *handle, mode, *like, lost)
                                  : system.setMode(*handle, mode);
        !applied)
        return applied;
    if (const auto written = writeAll(system, *handle, bytes); !written)
        return written;
    if (const auto settled = settle(system, file, made.path(), bytes); !settled)
        return settled;
    return made.moveTo(path);
}

SystemResult<void> writeOver(FileSystem &system, const std::string &path, const FileStatus &status,
                             std::string_view bytes) {
    const auto handle =
        patiently(system, [&] { return system.open(path, FileSystem::Open::Overwrite); });
    if (!handle)
        return std::unexpected(handle.error());
    Opened file(system, *handle);
    const auto now = system.status(*handle);
    if (!now)
        return std::unexpected(now.error());
    if (!now->isSameFile(status) || now->kind != FileStatus::Kind::Regular)
        return std::unexpected(SystemError{EINVAL});
    if (const auto written = writeAll(system, *handle, bytes); !written)
        return written;
    if (const auto cut = system.truncate(*handle, static_cast<std::int64_t>(bytes.size())); !cut)
        return cut;
    return settle(system, file, path, bytes);
}

} // namespace gatepost
