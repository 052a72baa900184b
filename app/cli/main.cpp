// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/version.h"

#include <CLI/CLI.hpp>

#include <string>

int main(int argc, char **argv) {
    CLI::App app("Gatepost: read, check, simulate and edit crawler policies.", "gatepost-cli");
    app.set_version_flag("--version", "gatepost-cli " + std::string(gatepost::version()));
    CLI11_PARSE(app, argc, argv);
    return 0;
}
