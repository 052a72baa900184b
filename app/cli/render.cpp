// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/files.h"
#include "app/cli/findings.h"
#include "app/cli/userregistry.h"
#include "core/render/agentpolicy.h"
#include "core/render/renderrobots.h"
#include "core/store/filesystem.h"

#include <iostream>

namespace gatepost::cli {

namespace {

struct RenderOptions {
    std::string policy;
    std::string output;
    bool etag = false;
    WriteOptions write;
};

int runRender(const RenderOptions &options) {
    const bool toFile = !options.output.empty() && options.output != "-";
    // The policy is the source and robots.txt is made from it, never the way back (S104).
    if (toFile && isSameFile(FileSystem::real(), options.policy, options.output))
        fail("-o " + options.output + ": this is the policy itself; name the robots.txt to write");
    const auto text = need(readFile(options.policy));
    // What is rendered does not depend on the list of agents, only what is said about its names does.
    const auto registry = userRegistry();
    if (!registry)
        say(registry.error());
    const AgentPolicy policy =
        readAgentPolicy(YamlText(text), registry ? *registry : Registry::builtIn());
    printFindings(std::cerr, FindingFormat::Text, {{options.policy, text, policy.faults}}, {});
    const auto robots = renderRobots(policy);
    if (!robots) {
        say(options.policy + ": " + robots.error().english());
        return kAnswerIsNo;
    }
    if (toFile)
        need(writeFile(options.output, *robots, options.write, {}, limits::kFile));
    else if (!options.etag)
        std::cout << *robots;
    if (options.etag)
        std::cout << etagOf(*robots) << '\n';
    return kDone;
}

} // namespace

void addRenderCommand(CLI::App &command, int &status) {
    auto &options = runs<RenderOptions>(command, status, runRender);
    command.add_option("policy", options.policy, "Agent policy, .kno or .yaml (- is stdin)")
        ->required()
        ->transform(asPath());
    command
        .add_option("-o,--output", options.output,
                    "Write the file there instead of to stdout (- is stdout)")
        ->transform(asPath());
    command.add_flag("--etag", options.etag, "Print the ETag (quoted SHA-256) instead of the file");
    options.write.addTo(command);
}

} // namespace gatepost::cli
