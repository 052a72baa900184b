// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/replayoptions.h"

#include "app/cli/console.h"
#include "app/cli/paths.h"
#include "app/cli/question.h"
#include "core/replay/addresslists.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <charconv>
#include <iostream>
#include <thread>
#include <tuple>

namespace gatepost::cli {

namespace {

using logs::HitClass;

constexpr std::string_view kFlags[] = {"informed", "unaware", "served", "refused", "spoofed"};

Wanted wantedOption(std::string_view option, const std::vector<std::string> &values,
                    bool takesFlags) {
    Wanted wanted;
    for (const std::string &name : atCommas(values)) {
        if (name == "all" && !takesFlags) {
            wanted.classes.fill(true);
        } else if (const auto hitClass = logs::parseHitClass(name)) {
            wanted.classes[static_cast<std::size_t>(*hitClass)] = true;
        } else if (takesFlags && std::ranges::contains(kFlags, name)) {
            wanted.flags.insert(name);
        } else {
            std::string names;
            for (std::size_t i = 0; i < logs::kHitClassCount; ++i)
                names += (i == 0 ? "" : ", ") +
                         std::string(logs::hitClassName(static_cast<HitClass>(i)));
            fail(std::string(option) + " " + name + ": " + names +
                 (takesFlags ? ", informed, unaware, served, refused or spoofed is expected"
                             : " or all is expected"));
        }
    }
    return wanted;
}

void readAddresses(const ReplayOptions &options, logs::Addresses &addresses) {
    if (!options.ipRanges.empty())
        need(replay::addAddressLists(options.ipRanges, addresses));
    if (!options.ptr.empty()) {
        const auto text = need(readFile(options.ptr, limits::kQuestions));
        addresses.addNames(text);
    }
}

void readTimes(const ReplayOptions &options, Plan &plan) {
    for (const auto &[option, value, into] : {std::tuple{"--from", &options.from, &plan.read.from},
                                              {"--to", &options.to, &plan.read.to}}) {
        if (value->empty())
            continue;
        *into = timeOption(option, *value).time_since_epoch().count();
    }
    for (const auto &[option, value, into] :
         {std::tuple{"--grace", &options.grace, &plan.judge.grace},
          {"--skew", &options.skew, &plan.judge.skew}}) {
        *into = durationOption(option, *value);
    }
}

} // namespace

std::int64_t durationOption(std::string_view option, std::string_view value) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
    const std::string_view unit = value.substr(static_cast<std::size_t>(end - value.data()));
    const std::int64_t factor = unit.empty() || unit == "s" ? 1
                                : unit == "m"               ? 60
                                : unit == "h"               ? 3600
                                : unit == "d"               ? 86400
                                                            : 0;
    if (error != std::errc() || number < 0 || number > 1'000'000 || factor == 0)
        fail(std::string(option) + " " + std::string(value) +
             ": a time such as 24h, 30m or 60s is expected");
    return number * factor;
}

std::vector<replay::Snapshot> policiesOf(const std::vector<std::string> &sources,
                                         const std::string &deployedAfter) {
    std::vector<replay::Snapshot> all;
    for (const std::string &source : sources) {
        std::vector<Message> notes;
        auto snapshots = replay::readSnapshots(source, notes);
        for (const Message &note : notes)
            std::cerr << note.english() << '\n';
        std::ranges::move(need(std::move(snapshots)), std::back_inserter(all));
    }
    if (!deployedAfter.empty()) {
        const auto later = durationOption("--deployed-after", deployedAfter);
        for (replay::Snapshot &snapshot : all)
            if (snapshot.from)
                *snapshot.from += later;
    }
    replay::sortSnapshots(all);
    return all;
}

std::vector<std::string> atCommas(const std::vector<std::string> &values) {
    std::vector<std::string> list;
    for (const std::string &value : values) {
        std::string_view rest = value;
        while (!rest.empty()) {
            const std::size_t comma = std::min(rest.find(','), rest.size());
            if (const auto item = trimmed(rest.substr(0, comma)); !item.empty())
                list.emplace_back(item);
            rest.remove_prefix(std::min(comma + 1, rest.size()));
        }
    }
    return list;
}

std::vector<std::string> logsOf(const ReplayOptions &options) {
    std::vector<std::string> logs = options.logs;
    if (!options.filesFrom.empty()) {
        const auto text = need(readFile(options.filesFrom, limits::kQuestions));
        std::string_view rest = text;
        while (!rest.empty()) {
            const std::size_t end = std::min(rest.find('\n'), rest.size());
            std::string_view name = rest.substr(0, end);
            if (name.ends_with('\r'))
                name.remove_suffix(1);
            if (!name.empty())
                logs.emplace_back(name);
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
    }
    if (logs.empty())
        fail(options.filesFrom.empty() ? "LOG is missing: name a log, or - for stdin"
                                       : options.filesFrom + ": names no log");
    return logs;
}

Plan planOf(const ReplayOptions &options) {
    Plan plan;
    plan.reading = readingOption(options.reading);
    readTimes(options, plan);
    plan.judge.calibrate = !options.noCalibrate;
    plan.read.only = atCommas(options.only);
    plan.read.fullUrls = options.fullUrls;
    plan.read.networkNames = options.showIps;
    plan.source.paths = logsOf(options);
    if (options.proxies == 0 || options.proxies > 100)
        fail("--proxies: a number from 1 to 100 is expected");
    plan.source.splitter.captures = options.captures;
    plan.source.splitter.addressField = options.ipField;
    plan.source.splitter.proxies = options.proxies;
    plan.source.keepGoing = options.keepGoing;
    plan.source.threads = options.threads != 0
                              ? std::min<std::size_t>(options.threads, 64)
                              : std::clamp(std::thread::hardware_concurrency(), 1U, 8U);
    if (!options.format.empty() && options.format != "auto") {
        plan.source.format = need(logs::parseFormat(options.format), "--format");
    }
    plan.hits = wantedOption("--hits", options.hits, false);
    plan.failOn = wantedOption("--fail-on", options.failOn, true);
    readAddresses(options, plan.addresses);
    if (options.merge)
        return plan;
    plan.snapshots = policiesOf(options.policies, options.deployedAfter);
    return plan;
}

void ReplayOptions::addTo(CLI::App &command) {
    addPaths(command, "LOG", logs,
             "Logs, also packed with gzip or zstd (- is stdin); with --merge partial results");
    command
        .add_option("--files-from", filesFrom,
                    "Read the names of the logs, one a line, from this file (- is stdin)")
        ->transform(asPath());
    command.add_flag(
        "--keep-going", keepGoing,
        "Name a log that cannot be read, or is damaged, and read the next one; status 1");
    command
        .add_option("--policy", policies,
                    "Where the policy's versions are: git:REPO[:DIR][@REF], a folder of dated "
                    "folders or files, or one "
                    "site's folder for all times; may be repeated")
        ->allow_extra_args(false)
        ->transform(asPath());
    command.add_option("--format", format,
                       "auto (default), combined, vcombined, json, caddy, cloudflare, cloudfront, "
                       "w3c, haproxy, alb, fastly, traefik, or a "
                       "pattern: nginx's log_format or Apache's LogFormat");
    command.add_option("--haproxy-captures", captures,
                       "What HAProxy captures, in order, with commas: host,user-agent");
    command.add_option("--ip-field", ipField,
                       "Where the client's address is behind a proxy: a key of JSON, or a variable "
                       "or header of a pattern");
    command.add_option("--proxies", proxies,
                       "How many of your proxies add to --ip-field: that many addresses from the "
                       "end is the client's; default 1, the last one");
    command.add_option("--from", from, "Only requests from this time on (RFC 3339)");
    command.add_option("--to", to, "Only requests before this time");
    command.add_option("--only", only, "Only these agents, with commas")->allow_extra_args(false);
    command.add_option("--reading", reading, "Reading of the files; default known");
    command.add_option("--grace", grace,
                       "How old an agent's copy of the rules may be; default 24h");
    command.add_option("--skew", skew,
                       "How much clocks may differ at the ends of hours; default 60s");
    command.add_option("--deployed-after", deployedAfter,
                       "How long after its date a version was live");
    command.add_flag(
        "--no-calibrate", noCalibrate,
        "Do not take from the sizes of robots.txt in the log since when a version was live");
    command
        .add_option("--ip-ranges", ipRanges,
                    "Folder of address lists, TOKEN.json or OPERATOR.json: who is who they say")
        ->transform(asPath());
    command.add_option("--ptr", ptr, "Lines ADDRESS TAB NAME of a resolver, likewise")
        ->transform(asPath());
    command.add_flag("--json", json, "Machine-readable report");
    command
        .add_option("--csv", csv,
                    "Write agents.csv, rules.csv, hours.csv and rates.csv into this folder")
        ->transform(asPath());
    command.add_option("--html", html, "Write a page that needs no other file")
        ->transform(asPath());
    command
        .add_option("--hits", hits,
                    "Print each hit of these classes as a line of JSON, with commas, or all")
        ->allow_extra_args(false);
    command.add_flag("--show-ips", showIps,
                     "Addresses of clients in --hits; names of networks in the rest");
    command.add_flag("--full-urls", fullUrls, "Values of queries in paths");
    command
        .add_option("--fail-on", failOn,
                    "Status 1 if there is a hit of this class, or one that is informed, unaware, "
                    "served, refused or "
                    "spoofed; with commas")
        ->allow_extra_args(false);
    command.add_option("--threads", threads, "Threads; default one for each processor, at most 8");
    command.add_flag("--partial", partial, "Print a partial result, to be added up with --merge");
    command.add_flag("--merge", merge, "LOG are partial results: add them up");
}

} // namespace gatepost::cli
