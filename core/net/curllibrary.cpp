// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/net/curllibrary.h"

#if __has_include(<dlfcn.h>)
#include <dlfcn.h>
#define GATEPOST_LOADS_LIBRARIES
#endif

#include <optional>
#include <type_traits>

namespace gatepost::net {

namespace {

#ifdef GATEPOST_LOADS_LIBRARIES
std::optional<CurlLibrary> load() {
    void *handle = nullptr;
    for (const char *name : {"libcurl.so.4", "libcurl-gnutls.so.4", "libcurl.4.dylib"})
        if (handle == nullptr)
            handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
    if (handle == nullptr)
        return {};
    CurlLibrary library;
    bool complete = true;
    const auto find = [&](auto &function, const char *name) {
        function =
            reinterpret_cast<std::remove_reference_t<decltype(function)>>(dlsym(handle, name));
        complete = complete && function != nullptr;
    };
    find(library.globalInit, "curl_global_init");
    find(library.init, "curl_easy_init");
    find(library.setOption, "curl_easy_setopt");
    find(library.perform, "curl_easy_perform");
    find(library.info, "curl_easy_getinfo");
    find(library.cleanup, "curl_easy_cleanup");
    find(library.errorText, "curl_easy_strerror");
    find(library.append, "curl_slist_append");
    find(library.freeList, "curl_slist_free_all");
    if (!complete || library.globalInit(kCurlGlobalDefault) != kCurlOk)
        return {};
    return library;
}
#else
std::optional<CurlLibrary> load() {
    return {};
}
#endif

} // namespace

const CurlLibrary *CurlLibrary::get() {
    static const std::optional<CurlLibrary> loaded = load();
    return loaded ? &*loaded : nullptr;
}

} // namespace gatepost::net
