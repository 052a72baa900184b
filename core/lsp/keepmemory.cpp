// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/lsp/keepmemory.h"

#if __has_include(<malloc.h>)
#include <malloc.h>
#endif

namespace gatepost::lsp {

void keepMemory() {
#ifdef M_TRIM_THRESHOLD
    constexpr int kMost = 256 << 20;
    mallopt(M_TRIM_THRESHOLD, kMost);
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
#endif
}

} // namespace gatepost::lsp
