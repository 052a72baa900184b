// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/console.h"

#include <iostream>

#ifdef _WIN32

#include <cstdio>

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

bool isTerminal(std::FILE *stream) {
    return ::_isatty(::_fileno(stream)) != 0;
}

std::size_t readInput(char *to, std::size_t most) {
    const int got = ::_read(::_fileno(stdin), to, static_cast<unsigned>(most));
    return got > 0 ? static_cast<std::size_t>(got) : 0;
}

std::string environmentVariable(const char *name) {
    const std::wstring wide(name, name + std::char_traits<char>::length(name));
    const wchar_t *value = ::_wgetenv(wide.c_str());
    if (value == nullptr)
        return {};
    const std::u8string text = std::filesystem::path(value).u8string();
    return {text.begin(), text.end()};
}

} // namespace gatepost::cli

#else

#include <cerrno>
#include <csignal>
#include <cstdlib>

#include <unistd.h>

namespace gatepost::cli {

PlainStreams::PlainStreams() {
    // Where the size of files is limited (ulimit -f), a write that goes beyond fails with a sentence, and does not end the program.
    std::signal(SIGXFSZ, SIG_IGN);
}
PlainStreams::~PlainStreams() = default;

bool isTerminal(std::FILE *stream) {
    return ::isatty(::fileno(stream)) != 0;
}

std::size_t readInput(char *to, std::size_t most) {
    ssize_t got = 0;
    do
        got = ::read(STDIN_FILENO, to, most);
    while (got < 0 && errno == EINTR);
    return got > 0 ? static_cast<std::size_t>(got) : 0;
}

std::string environmentVariable(const char *name) {
    const char *value = std::getenv(name);
    return value == nullptr ? std::string() : std::string(value);
}

} // namespace gatepost::cli

#endif

namespace gatepost::cli {

bool isConfirmed(std::string_view question) {
    std::cerr << question << " [y/N] " << std::flush;
    std::string answer;
    std::getline(std::cin, answer);
    return answer == "y" || answer == "Y" || answer == "yes";
}

} // namespace gatepost::cli
