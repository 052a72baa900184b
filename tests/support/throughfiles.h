// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/filesystem.h"

namespace gatepost::test {

/// The machine's file system, for tests that change what a few of its calls do.
class ThroughFiles : public FileSystem {
public:
    SystemResult<std::string> resolve(const std::string &path) override {
        return real().resolve(path);
    }
    SystemResult<FileStatus> status(const std::string &path) override {
        return real().status(path);
    }
    SystemResult<Handle> open(const std::string &path, Open how) override {
        return real().open(path, how);
    }
    SystemResult<Handle> openBelow(const std::string &folder, const std::string &name) override {
        return real().openBelow(folder, name);
    }
    SystemResult<std::vector<std::string>> names(const std::string &folder) override {
        return real().names(folder);
    }
    SystemResult<FileStatus> status(Handle handle) override { return real().status(handle); }
    SystemResult<std::size_t> read(Handle handle, char *to, std::size_t most) override {
        return real().read(handle, to, most);
    }
    SystemResult<std::size_t> write(Handle handle, std::string_view bytes) override {
        return real().write(handle, bytes);
    }
    SystemResult<void> setMode(Handle handle, std::uint32_t mode) override {
        return real().setMode(handle, mode);
    }
    SystemResult<void> setOwner(Handle handle, std::uint32_t owner, std::uint32_t group) override {
        return real().setOwner(handle, owner, group);
    }
    SystemResult<std::vector<FileAttribute>> attributes(Handle handle) override {
        return real().attributes(handle);
    }
    SystemResult<void> setAttribute(Handle handle, const FileAttribute &attribute) override {
        return real().setAttribute(handle, attribute);
    }
    SystemResult<void> removeAttribute(Handle handle, const std::string &name) override {
        return real().removeAttribute(handle, name);
    }
    SystemResult<void> truncate(Handle handle, std::int64_t size) override {
        return real().truncate(handle, size);
    }
    SystemResult<void> sync(Handle handle) override { return real().sync(handle); }
    SystemResult<void> close(Handle handle) override { return real().close(handle); }
    SystemResult<void> rename(const std::string &from, const std::string &to) override {
        return real().rename(from, to);
    }
    SystemResult<void> remove(const std::string &path) override { return real().remove(path); }
    SystemResult<void> syncFolder(const std::string &folder) override {
        return real().syncFolder(folder);
    }
    SystemResult<Lock> lock(const std::string &folder) override { return real().lock(folder); }
    void wait(std::chrono::milliseconds) override {}
};

} // namespace gatepost::test
