// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/files.h"
#include "core/model/policysource.h"

#include <chrono>
#include <filesystem>
#include <iostream>
#include <random>

/// "new": a new agent policy from a robots.txt, and what it cannot know (S104).
namespace gatepost::cli {

namespace {

struct NewOptions {
    std::string from;
    std::string output;
    std::string title = "Crawler policy";
    std::string slug = "agent-policy";
    std::string id;
};

std::string newId() {
    std::random_device random;
    const auto now = std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::system_clock::now().time_since_epoch());
    return makeUlid(static_cast<std::uint64_t>(now.count()), [&random] { return random(); });
}

int runNew(const NewOptions &options) {
    const bool toFile = !options.output.empty() && options.output != "-";
    std::error_code error;
    if (toFile && std::filesystem::exists(options.output, error))
        fail("-o " + options.output + ": the file exists already; it is not replaced");
    const auto robots = need(readFile(options.from));
    const Tree tree = Tree::parse(robots, DialectId::Robots);
    const auto made = need(newPolicy(policySource(tree), {options.id.empty() ? newId() : options.id,
                                                          options.title, options.slug}));
    for (const Message &remark : made.remarks)
        say("note: " + remark.english());
    if (!toFile) {
        std::cout << made.text;
        return kDone;
    }
    need(writeFile(options.output, made.text, {}, {}, limits::kFile));
    return kDone;
}

} // namespace

void addNewCommand(CLI::App &command, int &status) {
    auto &options = runs<NewOptions>(command, status, runNew);
    command.add_option("--from", options.from, "robots.txt (- is stdin)")
        ->required()
        ->transform(asPath());
    command
        .add_option("-o,--output", options.output,
                    "Write the file there instead of to stdout; an existing file is kept")
        ->transform(asPath());
    command.add_option("--title", options.title, "The site's name; default “Crawler policy”");
    command.add_option("--slug", options.slug, "Default agent-policy");
    command.add_option("--id", options.id, "A ULID; default a new one");
}

} // namespace gatepost::cli
