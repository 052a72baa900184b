// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <memory>
#include <mutex>

namespace gatepost {

/// A lazily computed member of an immutable object; whichever thread asks first computes it. `T` may be
/// incomplete where only the declaration is seen.
template <typename T>
class Once {
public:
    /// What `make` returned the first time; the reference is valid as long as this object.
    template <typename Make>
    const T &get(const Make &make) const {
        std::call_once(m_flag, [&] { m_part = std::make_shared<const T>(make()); });
        return *m_part;
    }

private:
    mutable std::once_flag m_flag;
    mutable std::shared_ptr<const T> m_part;
};

} // namespace gatepost
