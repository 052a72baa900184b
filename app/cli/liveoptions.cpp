// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/liveoptions.h"

#include "app/cli/console.h"
#include "core/live/advice.h"
#include "core/live/headers.h"
#include "core/live/recording.h"
#include "core/live/requests.h"
#include "core/net/gather.h"
#include "core/store/nativepath.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <format>
#include <iostream>
#include <system_error>
#include <thread>

namespace gatepost::cli {

namespace {

live::Answers readRecorded(const std::string &folder) {
    const auto json =
        need(readFile(folder + "/" + std::string(live::kRecordFile), live::kMostRecordBytes));
    return need(live::readRecord(
                    json,
                    [&](const std::string &name) -> std::expected<std::string, Message> {
                        if (name.empty() || name.contains('/') || name.contains('\\') ||
                            name.starts_with('.'))
                            return std::unexpected(Message(
                                GATEPOST_TEXT("live", "%1 is not the name of a file of the record"),
                                gatepost::quoted(name)));
                        return readFile(folder + "/" + name, net::kMostUnpacked)
                            .transform_error([](const std::string &why) { return Message(why); });
                    }),
                folder);
}

/// Shows what will be sent, and ends the command if it may not be.
void confirm(const LiveOptions &options, const std::string &origin) {
    std::string list = "These requests will be sent:\n";
    for (const live::Planned &planned : live::certainRequests(origin))
        list += std::format("  GET {}  ({})\n", planned.request.url, planned.why.english());
    list += live::laterRequests().english() + '\n';
    if (!options.as.empty())
        list += std::format("One more GET {}/ names {} as the agent.\n", origin, options.as);
    if (options.proxy)
        list += "They go to the proxy that the environment names, which looks up the names itself: "
                "the addresses it connects to are not checked.\n";
    std::cerr << list;
    if (options.yes)
        return;
    if (!isTerminal(stdin))
        fail("nothing was sent: add --yes to send these requests");
    if (!isConfirmed("Send them?"))
        fail("nothing was sent");
}

void sayAnswer(const net::Fetched &got) {
    std::cerr << std::format("{}: {}\n", got.request.url, hopsText(got));
    if (got.isPrivate)
        std::cerr << "--allow-private allows addresses that are not public.\n";
}

/// What to do where something between here and the site seems to have answered.
std::optional<Message> adviceOn(const live::Answers &answers, const net::Options &network) {
    const live::Fetched *robots = answers.find("/robots.txt");
    if (robots == nullptr)
        return {};
    return live::advice(*robots, {.namesProxy = net::environmentNamesProxy(robots->request.url),
                                  .usesProxy = network.usesProxy});
}

} // namespace

void LiveOptions::addTo(CLI::App &command) {
    command.add_option("HOST", host, "Host or address of the site: www.example.org");
    command
        .add_option("--from", from,
                    "Read the answers from this folder, as -o or --keep wrote it; nothing is sent")
        ->transform(asPath());
    command.add_flag("--yes", yes, "Send the requests without asking");
    command.add_flag("--allow-private", allowPrivate,
                     "Also connect to addresses that are not public, such as 127.0.0.1");
    command
        .add_option("--ca", certificates, "File of certificates to trust in place of the system's")
        ->transform(asPath());
    command.add_flag("--proxy", proxy, "Use the proxy that the environment names");
}

live::Answers gather(const LiveOptions &options) {
    if (options.host.empty() == options.from.empty())
        fail("either HOST or --from is needed");
    if (!options.from.empty())
        return readRecorded(options.from);
    const auto origin = need(live::originOf(options.host));
    confirm(options, origin);
    net::Options network;
    network.allowsPrivate = options.allowPrivate;
    network.usesProxy = options.proxy;
    network.certificates = options.certificates;
    live::Answers answers =
        net::gather(origin, network, [](const live::Answers &all) { sayAnswer(all.all.back()); });
    if (const auto help = adviceOn(answers, network))
        std::cerr << help->english() << '\n';
    if (!options.as.empty() && !live::whyNothing(answers)) {
        std::this_thread::sleep_for(live::kWaitOnOwnHost);
        answers.all.push_back(net::fetch(
            {.url = origin + "/", .userAgent = options.as + " (" + net::ownUserAgent() + ")"},
            network));
        sayAnswer(answers.all.back());
    }
    return answers;
}

void keep(const live::Answers &answers, const std::string &folder) {
    need(makeFolder(folder));
    std::error_code error;
    const auto files = live::record(answers);
    for (const live::RecordedFile &file : files)
        if (std::filesystem::exists(nativePath(folder + "/" + file.name), error))
            fail(std::format(
                "{}/{}: is there already, and nothing is written over. Name a new folder.", folder,
                file.name));
    for (const live::RecordedFile &file : files)
        need(writeFile(folder + "/" + file.name, file.bytes, {}));
}

nlohmann::ordered_json toJson(const live::Fetched &fetched) {
    nlohmann::ordered_json json{{"url", fetched.request.url}};
    json["status"] = fetched.status() == 0 ? nlohmann::ordered_json(nullptr)
                                           : nlohmann::ordered_json(fetched.status());
    json["failure"] = fetched.failure ? nlohmann::ordered_json(fetchFailureName(*fetched.failure))
                                      : nlohmann::ordered_json(nullptr);
    json["refused"] = fetched.isRefused;
    json["cut"] = fetched.isCut;
    json["bytes"] = fetched.bytes.size();
    json["why"] = fetched.why.empty() ? nlohmann::ordered_json(nullptr)
                                      : nlohmann::ordered_json(fetched.why.english());
    json["hops"] = nlohmann::ordered_json::array();
    for (const live::Hop &hop : fetched.hops)
        json["hops"].push_back({{"url", hop.url},
                                {"status", hop.status},
                                {"address", hop.address},
                                {"location", hop.location},
                                {"leaves_tls", hop.leavesTls}});
    json["statements"] = nlohmann::ordered_json::array();
    for (const live::PageStatement &each : live::statementsOf(fetched))
        json["statements"].push_back({{"origin", live::originName(each.origin)},
                                      {"name", each.name},
                                      {"agent", each.agent},
                                      {"value", each.value}});
    return json;
}

std::string hopsText(const live::Fetched &fetched) {
    std::string text;
    for (const live::Hop &hop : fetched.hops) {
        text += (text.empty() ? "" : ", then ") +
                (hop.status == 0 ? std::string("no answer") : std::to_string(hop.status));
        if (!hop.location.empty())
            text += " → " + hop.location;
        if (hop.leavesTls)
            text += " (no longer encrypted)";
    }
    if (!fetched.why.empty())
        text += (text.empty() ? "" : ". ") + fetched.why.english();
    return text;
}

} // namespace gatepost::cli
