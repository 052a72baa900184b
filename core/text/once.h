// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <atomic>
#include <memory>
#include <mutex>

namespace gatepost {

/// Something that is done once, by whichever thread comes first; the others wait for it.
///
/// Why not std::call_once: glibc's calls the system to wake those who wait, even where nobody does. That takes longer than to
/// read most files.
class OnceDone {
public:
    /// Calls `work` unless a call of it has ended. If it throws, the next one tries again.
    template <typename Work>
    void call(const Work &work) const {
        if (m_done.load(std::memory_order_acquire))
            return;
        const std::scoped_lock lock(m_mutex);
        if (m_done.load(std::memory_order_relaxed))
            return;
        work();
        m_done.store(true, std::memory_order_release);
    }

private:
    mutable std::atomic<bool> m_done = false;
    mutable std::mutex m_mutex;
};

/// A lazily computed member of an immutable object; whichever thread asks first computes it. `T` may be
/// incomplete where only the declaration is seen.
template <typename T>
class Once {
public:
    /// What `make` returned the first time; the reference is valid as long as this object.
    template <typename Make>
    const T &get(const Make &make) const {
        m_made.call([&] { m_part = std::make_shared<const T>(make()); });
        return *m_part;
    }

    /// The same where `fill` makes it in its place, from one that is empty.
    template <typename Fill>
    const T &filled(const Fill &fill) const {
        m_made.call([&] {
            const auto part = std::make_shared_for_overwrite<T>(); // not zeroed before it is made
            fill(*part);
            m_part = part;
        });
        return *m_part;
    }

private:
    OnceDone m_made;
    mutable std::shared_ptr<const T> m_part;
};

} // namespace gatepost
