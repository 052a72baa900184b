// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/text/version.h"

namespace gatepost {

std::string_view version() {
    return GATEPOST_VERSION;
}

} // namespace gatepost
