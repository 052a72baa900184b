// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/page.h"

#include "app/cli/json.h"
#include "core/live/headers.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <charconv>
#include <format>
#include <optional>

namespace gatepost::cli {

namespace {

using Json = nlohmann::ordered_json;

/// The line up to its end, which is taken from `rest` too; absent at the end of the text.
std::optional<std::string_view> takeLine(std::string_view &rest) {
    if (rest.empty())
        return {};
    const std::size_t end = rest.find('\n');
    std::string_view line = rest.substr(0, end);
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    if (line.ends_with('\r'))
        line.remove_suffix(1);
    return line;
}

/// The status of "HTTP/1.1 200 OK"; absent if the line is none.
std::optional<int> statusOf(std::string_view line) {
    if (!line.starts_with("HTTP/"))
        return {};
    const std::size_t blank = line.find(' ');
    if (blank == std::string_view::npos)
        return {};
    const std::string_view digits = line.substr(blank + 1, 3);
    int status = 0;
    const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), status);
    if (fault != std::errc() || end != digits.data() + 3 || status < 100 || status > 599)
        return {};
    return status;
}

bool isFieldName(std::string_view name) {
    return !name.empty() && std::ranges::all_of(name, [](char c) {
        return isAlnum(c) || std::string_view("!#$%&'*+-.^_`|~").contains(c);
    });
}

Json joinedJson(const std::vector<live::OriginSignal> &joined) {
    Json json = Json::object();
    for (const live::OriginSignal &signal : joined)
        json[signal.key] = {{"value", signal.value}, {"origin", signal.origin}};
    return json;
}

std::vector<live::OriginSignal> usages(const Verdict &verdict, const live::Fetched &page) {
    return live::joinedSignals(verdict.signals.contentUsage, live::contentUsageOf(page));
}

std::vector<live::OriginSignal> contentSignals(const Verdict &verdict, const live::Fetched &page) {
    return live::joinedSignals(verdict.signals.contentSignal, live::contentSignalOf(page));
}

/// Signals are told apart from the rest: they are joined with those of robots.txt.
bool isSignal(const live::PageStatement &statement) {
    return statement.name == "content-usage" || statement.name == "content-signal";
}

} // namespace

std::expected<live::Fetched, std::string> readPage(std::string_view text) {
    live::Fetched page;
    std::size_t number = 0;
    const auto fault = [&number](std::string_view what) {
        return std::unexpected(std::format("line {}: {}", number, what));
    };
    bool hasMore = true;
    while (hasMore) { // curl -L writes an answer for each redirect
        ++number;
        const auto first = takeLine(text);
        const auto status = first ? statusOf(*first) : std::nullopt;
        if (!status)
            return fault(
                "a status line such as HTTP/1.1 200 OK is expected, as curl -si writes it");
        page.headers.clear();
        page.hops.push_back({});
        page.hops.back().status = *status;
        bool ended = false;
        while (const auto line = takeLine(text)) {
            ++number;
            if (line->empty()) {
                ended = true;
                break;
            }
            const std::size_t colon = line->find(':');
            if (colon == std::string_view::npos || !isFieldName(line->substr(0, colon)))
                return fault("a header is expected, NAME: VALUE");
            page.headers.push_back({std::string(line->substr(0, colon)),
                                    std::string(trimmed(line->substr(colon + 1)))});
        }
        if (!ended && text.empty() && page.headers.empty())
            return fault("the answer ends behind its status line");
        const bool isOnTheWay = *status < 200 || (*status >= 300 && *status < 400);
        hasMore = isOnTheWay && text.starts_with("HTTP/");
    }
    // What a redirect or an error page says is not said of the page that was asked for.
    if (page.status() < 200 || page.status() > 299)
        return std::unexpected(
            std::format("the answer {} is not the page{}", page.status(),
                        page.status() < 400 ? "; follow redirects with curl -siL" : ""));
    page.bytes = text;
    page.packed = page.bytes.size();
    return page;
}

std::string pageText(const Verdict &verdict, const live::Fetched &page) {
    std::string text;
    const auto add = [&text](std::string_view name, const std::vector<live::OriginSignal> &all) {
        for (const live::OriginSignal &each : all)
            text += std::format("  {:<17}{}={} ({})\n", name, each.key, each.value, each.origin);
    };
    if (!live::contentUsageOf(page).empty())
        add("Content-Usage", usages(verdict, page));
    if (!live::contentSignalOf(page).empty())
        add("Content-Signal", contentSignals(verdict, page));
    for (const live::PageStatement &each : live::statementsOf(page)) {
        if (isSignal(each))
            continue;
        const std::string agent = each.agent.empty() ? "" : std::format(" for {}", each.agent);
        text += std::format("  {:<17}{}{} ({})\n", each.name, each.value, agent,
                            live::originName(each.origin));
    }
    return text.empty() ? text : "with the page:\n" + text;
}

std::string pageJson(const Verdict &verdict, const live::Fetched &page) {
    Json statements = Json::array();
    for (const live::PageStatement &each : live::statementsOf(page))
        if (!isSignal(each))
            statements.push_back({{"origin", live::originName(each.origin)},
                                  {"name", each.name},
                                  {"agent", orNull(each.agent)},
                                  {"value", each.value}});
    return dumped({{"status", page.status()},
                   {"content-usage", joinedJson(usages(verdict, page))},
                   {"content-signal", joinedJson(contentSignals(verdict, page))},
                   {"statements", std::move(statements)}});
}

} // namespace gatepost::cli
