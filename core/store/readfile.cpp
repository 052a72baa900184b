// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/store/readfile.h"

#include "core/store/folderbelow.h"
#include "core/store/nativepath.h"
#include "core/store/opened.h"

#include <cerrno>

namespace gatepost {

namespace {

bool isNothing(const SystemError &error) {
    return error.code == ENOENT || error.code == ENOTDIR;
}

/// Why it is not read, from its status alone: a device that is opened may already do something.
std::optional<Message> refusal(const std::string &path, const FileStatus &status,
                               std::size_t most) {
    switch (status.kind) {
    case FileStatus::Kind::Folder: return notread::isFolder(path);
    case FileStatus::Kind::Other:
        return Message(GATEPOST_TEXT("store", "%1 is not a regular file but a pipe, a device or "
                                              "something else, so it was not read."),
                       path);
    case FileStatus::Kind::Regular: break;
    }
    if (status.size > static_cast<std::int64_t>(most))
        return notread::tooLarge(path, most);
    return {};
}

/// The rest of reading, from an open() that may have failed; `path` is what the user calls the file.
std::expected<std::string, Message> readOpened(FileSystem &system,
                                               const SystemResult<FileSystem::Handle> &handle,
                                               const std::string &path, std::size_t most) {
    if (!handle)
        return std::unexpected(notread::failed(path, handle.error()));
    const Opened file(system, *handle);
    const auto status = system.status(*handle);
    if (!status)
        return std::unexpected(notread::failed(path, status.error()));
    if (auto why = refusal(path, *status, most)) // it may be another one by now
        return std::unexpected(std::move(*why));
    auto bytes = readAll(system, *handle, most);
    if (!bytes)
        return std::unexpected(notread::failed(path, bytes.error()));
    if (bytes->size() > most)
        return std::unexpected(notread::tooLarge(path, most));
    return std::move(*bytes);
}

/// `path` from `root`, if it is below it; both without links.
std::optional<std::string> inside(const std::string &root, const std::string &path) {
    const auto relative = nativePath(path).lexically_relative(nativePath(root));
    if (relative.empty() || relative == "." || *relative.begin() == "..")
        return {};
    return pathText(relative);
}

/// What the name says before anything is looked at: on Windows "\\host\share\x" would ask another machine.
std::optional<std::string> insideByName(const std::string &root, const std::string &name) {
    const auto plain = (nativePath(root) / nativePath(name)).lexically_normal();
    return inside(root, pathText(plain));
}

/// Where `root`/`name` really is. Nothing: there is no folder for it.
SystemResult<std::optional<std::string>> resolveBelow(FileSystem &system, const std::string &root,
                                                      const std::string &name) {
    const auto real = system.resolve(joinedPath(root, name));
    if (!real && isNothing(real.error()))
        return std::nullopt;
    if (!real)
        return std::unexpected(real.error());
    return *real;
}

} // namespace

Message notread::isFolder(const std::string &path) {
    return {GATEPOST_TEXT("store", "%1 is a folder, not a file."), path};
}

Message notread::failed(const std::string &path, const SystemError &error) {
    if (error.code == EACCES || error.code == EPERM)
        return {
            GATEPOST_TEXT("store", "%1 could not be read: you do not have permission to read it."),
            path};
    return {GATEPOST_TEXT("store", "%1 could not be read: %2."), path, error.message()};
}

Message notread::tooLarge(const std::string &path, std::size_t most) {
    return {GATEPOST_TEXT("store", "%1 was not read, because it is larger than %2 MiB."), path,
            most / limits::kMiB};
}

Message notread::notInside(const std::string &path) {
    return {GATEPOST_TEXT("store", "%1 was not read, because it is not inside the site's folder. "
                                   "Copy the file into the folder and name it from there."),
            path};
}

Message notread::linksOut(const std::string &path, const std::string &target) {
    return {GATEPOST_TEXT("store",
                          "%1 was not read: it is a link to %2, which is not inside the site's "
                          "folder. Copy the file into the folder, or open it by its own name."),
            path, target};
}

Message notread::linksToNothing(const std::string &path, const std::string &target) {
    return {GATEPOST_TEXT("store", "%1 is a link to %2, which does not exist."), path, target};
}

std::expected<std::string, Message> readFile(FileSystem &system, const std::string &path,
                                             std::size_t most) {
    const auto status = system.status(path);
    if (!status && isNothing(status.error()))
        return std::unexpected(Message(GATEPOST_TEXT("store", "%1 does not exist."), path));
    if (!status)
        return std::unexpected(notread::failed(path, status.error()));
    if (auto why = refusal(path, *status, most))
        return std::unexpected(std::move(*why));
    return readOpened(system,
                      patiently(system, [&] { return system.open(path, FileSystem::Open::Read); }),
                      path, most);
}

std::expected<std::optional<std::string>, Message> readFileBelow(FileSystem &system,
                                                                 const std::string &folder,
                                                                 const std::string &name,
                                                                 std::size_t most) {
    const std::string path = joinedPath(folder, name);
    const auto root = system.resolve(folder);
    if (!root)
        return std::unexpected(notread::failed(folder, root.error()));
    const auto plain = insideByName(*root, name);
    if (!plain)
        return std::unexpected(notread::notInside(path));
    const auto real = resolveBelow(system, *root, *plain);
    if (!real)
        return std::unexpected(notread::failed(path, real.error()));
    if (!*real)
        return std::nullopt;
    const auto below = inside(*root, **real);
    if (!below)
        return std::unexpected(notread::linksOut(path, **real));
    const auto status = system.status(**real);
    if (!status && isNothing(status.error())) {
        if (*below == *plain)
            return std::nullopt;
        return std::unexpected(notread::linksToNothing(path, **real));
    }
    if (!status)
        return std::unexpected(notread::failed(path, status.error()));
    if (auto why = refusal(path, *status, most))
        return std::unexpected(std::move(*why));
    return readOpened(system, patiently(system, [&] { return system.openBelow(*root, *below); }),
                      path, most)
        .transform([](std::string bytes) { return std::optional(std::move(bytes)); });
}

std::expected<std::string, Message> folderBelow(FileSystem &system, const std::string &folder,
                                                const std::string &name) {
    const auto root = system.resolve(folder);
    if (!root)
        return std::unexpected(notread::failed(folder, root.error()));
    const std::string path = joinedPath(*root, name.empty() ? "." : name);
    const bool isRoot = pathText((nativePath(path) / "").lexically_normal()) ==
                        pathText((nativePath(*root) / "").lexically_normal());
    const auto plain = isRoot ? std::optional<std::string>(".") : insideByName(*root, name);
    if (!plain)
        return std::unexpected(notread::notInside(path));
    const auto real = resolveBelow(system, *root, *plain);
    if (!real)
        return std::unexpected(notread::failed(path, real.error()));
    if (*real && **real != *root && !inside(*root, **real))
        return std::unexpected(notread::linksOut(path, **real));
    const auto status =
        *real ? system.status(**real) : std::unexpected(SystemError{.code = ENOENT});
    if (!status)
        return std::unexpected(notread::failed(path, status.error()));
    if (status->kind != FileStatus::Kind::Folder)
        return std::unexpected(Message(
            GATEPOST_TEXT("store", "%1 is not a folder but a file. Name its folder."), path));
    return **real;
}

std::expected<std::string, Message> pathBelow(FileSystem &system, const std::string &folder,
                                              const std::string &name) {
    const std::string path = joinedPath(folder, name);
    const auto refused = [&](const Phrase &why, const Message &what) {
        return std::unexpected(Message(why, path, what));
    };
    const auto root = system.resolve(folder);
    if (!root)
        return refused(GATEPOST_TEXT("store", "%1 could not be written: %2."),
                       root.error().message());
    const auto plain = insideByName(*root, name);
    if (!plain)
        return std::unexpected(Message(
            GATEPOST_TEXT("store", "%1 was not written, because it is not inside the site's "
                                   "folder."),
            path));
    // Of what is not there yet, the folder it will be in.
    for (std::string at = *plain;; at = folderOf(at)) {
        const auto real = resolveBelow(system, *root, at);
        if (!real)
            return refused(GATEPOST_TEXT("store", "%1 could not be written: %2."),
                           real.error().message());
        if (*real && **real != *root && !inside(*root, **real))
            return refused(GATEPOST_TEXT("store", "%1 was not written: a link leads to %2, which "
                                                  "is not inside the site's folder."),
                           **real);
        if (*real || at == ".")
            return joinedPath(*root, *plain);
    }
}

bool isFolder(FileSystem &system, const std::string &path) {
    const auto status = system.status(path);
    return status && status->kind == FileStatus::Kind::Folder;
}

} // namespace gatepost
