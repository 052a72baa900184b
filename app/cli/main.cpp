// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "core/text/version.h"

#include <exception>
#include <iostream>
#include <string>

#ifdef _WIN32
#include <cstdio>
#include <fcntl.h>
#include <io.h>
#include <windows.h>
#endif

#ifdef _WIN32
namespace {

/// Files' bytes pass through stdin and stdout, and texts are UTF-8. The console's page is given back.
class Streams {
public:
    Streams() : m_page(::GetConsoleOutputCP()) {
        ::_setmode(::_fileno(stdin), _O_BINARY);
        ::_setmode(::_fileno(stdout), _O_BINARY);
        ::SetConsoleOutputCP(CP_UTF8);
    }
    ~Streams() {
        std::cout.flush();
        ::SetConsoleOutputCP(m_page);
    }
    Streams(const Streams &) = delete;
    Streams &operator=(const Streams &) = delete;

private:
    unsigned m_page;
};

} // namespace
#endif

int main(int argc, char **argv) {
    using namespace gatepost::cli;
#ifdef _WIN32
    const Streams streams;
#endif
    std::ios::sync_with_stdio(false);
    CLI::App app("Gatepost: read, check, simulate and edit crawler policies.", "gatepost-cli");
    app.set_version_flag("--version", "gatepost-cli " + std::string(gatepost::version()));
    app.require_subcommand(1);
    app.footer("Exit status: 0 = done, 1 = the answer is no, 2 = bad usage or unreadable input.");
    int status = kDone;
    addSimulateCommand(app, status);
    addTestCommand(app, status);
    addRenderCommand(app, status);
    addCheckCommand(app, status);
    addSetCommand(app, status);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError &error) {
        return app.exit(error) == 0 ? kDone : kBadUsage;
    } catch (const std::exception &error) {
        std::cerr << "gatepost-cli: " << error.what() << '\n';
        return kBadUsage;
    }
    std::cout.flush();
    if (!std::cout) {
        std::cerr << "gatepost-cli: the output could not be written\n";
        return kBadUsage;
    }
    return status;
}
