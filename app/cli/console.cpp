// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/console.h"

#ifdef _WIN32

#include <cstdio>
#include <iostream>

#include <fcntl.h>
#include <io.h>
#include <windows.h>

namespace gatepost::cli {

PlainStreams::PlainStreams() : m_page(::GetConsoleOutputCP()) {
    for (std::FILE *stream : {stdin, stdout, stderr})
        ::_setmode(::_fileno(stream), _O_BINARY);
    ::SetConsoleOutputCP(CP_UTF8);
}

PlainStreams::~PlainStreams() {
    std::cout.flush();
    std::cerr.flush();
    if (m_page != 0) // there is a console
        ::SetConsoleOutputCP(m_page);
}

} // namespace gatepost::cli

#else

namespace gatepost::cli {

PlainStreams::PlainStreams() = default;
PlainStreams::~PlainStreams() = default;

} // namespace gatepost::cli

#endif
