// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/store/filesystem.h"

#include <cerrno>
#include <string>
#include <string_view>
#include <utility>

/// Inside the store alone: what reading and saving do with an open file.
namespace gatepost {

/// Closes on every way out. close() closes and says what came of it.
class Opened {
public:
    Opened(FileSystem &system, FileSystem::Handle handle) : m_system(system), m_handle(handle) {}
    ~Opened() {
        if (m_handle >= 0)
            (void)m_system.close(m_handle);
    }
    Opened(const Opened &) = delete;
    Opened &operator=(const Opened &) = delete;
    [[nodiscard]] FileSystem::Handle handle() const { return m_handle; }
    SystemResult<void> close() { return m_system.close(std::exchange(m_handle, -1)); }

private:
    FileSystem &m_system;
    FileSystem::Handle m_handle;
};

/// A few tries, a third of a second in all, where another program (a virus scanner, say) has the file: EBUSY. Only Windows
/// says so of files.
template <class Call>
auto patiently(FileSystem &system, Call call) -> decltype(call()) {
    using namespace std::chrono_literals;
    auto result = call();
    for (auto pause = 10ms; !result && result.error().code == EBUSY && pause <= 160ms; pause *= 2) {
        system.wait(pause);
        result = call();
    }
    return result;
}

/// To its end, and one byte more than `most` at most: a longer result means that there is more.
SystemResult<std::string> readAll(FileSystem &system, FileSystem::Handle handle, std::size_t most);
/// Likewise from a path, patiently; EINVAL if it is not a regular file.
SystemResult<std::string> readAll(FileSystem &system, const std::string &path, std::size_t most);
SystemResult<void> writeAll(FileSystem &system, FileSystem::Handle handle, std::string_view bytes);

} // namespace gatepost
