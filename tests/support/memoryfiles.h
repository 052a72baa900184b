// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/filesystem.h"

#include <QDir>

#include <cerrno>
#include <map>
#include <string>
#include <utility>

namespace gatepost::test {

/// Files in memory: a save costs microseconds.
class MemoryFiles : public FileSystem {
public:
    std::map<std::string, std::string> files;

    /// An absolute path on every system, as core is given it: "/site/robots.txt", "C:\\site\\robots.txt".
    static QString path(const QString &name) {
        return QDir::toNativeSeparators(QDir::rootPath() + QStringLiteral("site/") + name);
    }

    SystemResult<std::string> resolve(const std::string &path) override { return path; }
    SystemResult<FileStatus> status(const std::string &path) override {
        const auto found = files.find(path);
        if (found == files.end())
            return std::unexpected(SystemError{ENOENT});
        FileStatus status;
        status.size = static_cast<std::int64_t>(found->second.size());
        return status;
    }
    SystemResult<Handle> open(const std::string &path, Open how) override {
        if (how == Open::Create || how == Open::CreateMine)
            files[path].clear();
        else if (!files.contains(path))
            return std::unexpected(SystemError{ENOENT});
        m_open[++m_last] = {path, 0};
        return m_last;
    }
    SystemResult<Handle> openBelow(const std::string &folder, const std::string &name) override {
        return open(folder + '/' + name, Open::Read);
    }
    SystemResult<std::vector<std::string>> names(const std::string &folder) override {
        std::vector<std::string> found;
        for (const auto &[path, bytes] : files)
            if (folderOf(path) == folder)
                found.push_back(nameOf(path));
        return found;
    }
    SystemResult<FileStatus> status(Handle handle) override { return status(m_open[handle].first); }
    SystemResult<std::size_t> read(Handle handle, char *to, std::size_t most) override {
        auto &[path, at] = m_open[handle];
        const std::size_t n = files[path].copy(to, most, at);
        at += n;
        return n;
    }
    SystemResult<std::size_t> write(Handle handle, std::string_view bytes) override {
        files[m_open[handle].first] += bytes;
        return bytes.size();
    }
    SystemResult<void> setMode(Handle, std::uint32_t) override { return {}; }
    SystemResult<void> setOwner(Handle, std::uint32_t, std::uint32_t) override { return {}; }
    SystemResult<std::vector<FileAttribute>> attributes(Handle) override { return {}; }
    SystemResult<void> setAttribute(Handle, const FileAttribute &) override { return {}; }
    SystemResult<void> removeAttribute(Handle, const std::string &) override { return {}; }
    SystemResult<void> truncate(Handle, std::int64_t) override { return {}; }
    SystemResult<void> sync(Handle) override { return {}; }
    SystemResult<void> close(Handle handle) override {
        m_open.erase(handle);
        return {};
    }
    SystemResult<void> rename(const std::string &from, const std::string &to) override {
        files[to] = std::move(files[from]);
        files.erase(from);
        return {};
    }
    SystemResult<void> remove(const std::string &path) override {
        files.erase(path);
        return {};
    }
    SystemResult<void> syncFolder(const std::string &) override { return {}; }
    SystemResult<Lock> lock(const std::string &) override {
        return std::unexpected(SystemError{ENOTSUP});
    }
    void wait(std::chrono::milliseconds) override {}

private:
    std::map<Handle, std::pair<std::string, std::size_t>> m_open;
    Handle m_last = 0;
};

} // namespace gatepost::test
