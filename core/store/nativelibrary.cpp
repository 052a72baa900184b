// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/store/nativelibrary.h"

#ifdef _WIN32
#include <windows.h>
#else
#include <dlfcn.h>
#endif

namespace gatepost {

void *loadLibrary(std::span<const char *const> names) {
    for (const char *name : names) {
#ifdef _WIN32
        void *library = ::LoadLibraryExA(
            name, nullptr, LOAD_LIBRARY_SEARCH_APPLICATION_DIR | LOAD_LIBRARY_SEARCH_SYSTEM32);
#else
        void *library = ::dlopen(name, RTLD_NOW | RTLD_LOCAL);
#endif
        if (library != nullptr)
            return library;
    }
    return nullptr;
}

void *functionOf(void *library, const char *name) {
#ifdef _WIN32
    return reinterpret_cast<void *>(::GetProcAddress(static_cast<HMODULE>(library), name));
#else
    return ::dlsym(library, name);
#endif
}

} // namespace gatepost
