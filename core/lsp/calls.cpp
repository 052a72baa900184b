// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/lsp/calls.h"

#include "core/text/hex.h"
#include "core/text/jsonbounds.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace gatepost::lsp {

namespace {

constexpr JsonBounds kBounds{.depth = 64, .values = 1'000'000};

/// The unit of UTF-16 that an escape such as \ud83d at `at` writes; absent: there is none.
std::optional<std::uint32_t> escapedUnit(std::string_view text, std::size_t at) {
    if (!text.substr(std::min(at, text.size())).starts_with("\\u"))
        return {};
    const auto high = hexByte(text, at + 2);
    const auto low = hexByte(text, at + 4);
    if (!high || !low)
        return {};
    return static_cast<std::uint32_t>(static_cast<unsigned char>(*high)) << 8U |
           static_cast<unsigned char>(*low);
}

/// With U+FFFD for each escape that is one half of a pair. Editors that keep texts in UTF-16 write such halves, which are not
/// characters; U+FFFD is as long as they are, so that every position stays where it is.
std::string withoutHalves(std::string_view message) {
    constexpr std::size_t kEscape = 6;
    std::string whole(message);
    for (std::size_t at = whole.find('\\'); at != std::string::npos; at = whole.find('\\', at)) {
        const auto unit = escapedUnit(whole, at);
        if (!unit || *unit < 0xD800 || *unit > 0xDFFF) {
            at += 2; // also past the second of two backslashes
            continue;
        }
        const auto next = escapedUnit(whole, at + kEscape);
        if (*unit < 0xDC00 && next && *next >= 0xDC00 && *next <= 0xDFFF) {
            at += 2 * kEscape;
            continue;
        }
        whole.replace(at + 2, 4, "fffd");
        at += kEscape;
    }
    return whole;
}

} // namespace

void Calls::take(std::string_view message) {
    if (!isJsonWithin(message, kBounds))
        return fail(nullptr, Fault::InvalidRequest,
                    "the message has more than 64 levels or a million values");
    Json read = Json::parse(message, nullptr, false);
    if (read.is_discarded())
        read = Json::parse(withoutHalves(message), nullptr, false);
    if (read.is_discarded())
        return fail(nullptr, Fault::Parse, "the message is not JSON in UTF-8");
    const Json &id = at(read, "id");
    const bool hasId = read.is_object() && read.contains("id");
    const bool goodId = !hasId || id.is_string() || id.is_number_integer();
    if (read.is_object() && !read.contains("method") && hasId &&
        (read.contains("result") || read.contains("error")))
        return; // the answer to a request of ours
    if (at(read, "jsonrpc") != "2.0" || !at(read, "method").is_string() || !goodId)
        return fail(goodId && hasId ? id : Json(), Fault::InvalidRequest,
                    "a message is an object with “jsonrpc”: “2.0”, a method and, for a "
                    "request, an id that is a number or a text");
    if (at(read, "method") == "$/cancelRequest")
        return cancel(at(at(read, "params"), "id"));
    m_waiting.push_back(std::move(read));
}

void Calls::cancel(const Json &id) {
    const auto found = std::ranges::find_if(
        m_waiting, [&id](const Json &each) { return each.contains("id") && each["id"] == id; });
    if (found == m_waiting.end())
        return; // answered already, or never asked
    fail(id, Fault::Cancelled, "cancelled");
    m_waiting.erase(found);
}

std::optional<Json> Calls::next() {
    if (m_waiting.empty())
        return std::nullopt;
    std::optional<Json> message(std::move(m_waiting.front()));
    m_waiting.pop_front();
    return message;
}

void Calls::answer(const Json &id, std::string_view result) {
    std::string message = R"({"jsonrpc":"2.0","id":)" + written(id) + R"(,"result":)";
    message += result;
    message += '}';
    m_out.push_back(std::move(message));
}

void Calls::fail(const Json &id, Fault fault, const std::string &why) {
    m_out.push_back(written({{"jsonrpc", "2.0"},
                             {"id", id},
                             {"error", {{"code", static_cast<int>(fault)}, {"message", why}}}}));
}

std::string &Calls::begin(std::string_view method) {
    return m_out.emplace_back(R"({"jsonrpc":"2.0","method":")" + std::string(method) +
                              R"(","params":)");
}

void Calls::notify(std::string_view method, const Json &params) {
    notifyWritten(method, [&params](std::string &out) { out += written(params); });
}

void Calls::ask(std::string_view id, std::string_view method, const Json &params) {
    m_out.push_back(
        written({{"jsonrpc", "2.0"}, {"id", id}, {"method", method}, {"params", params}}));
}

std::vector<std::string> Calls::sent() {
    return std::exchange(m_out, {});
}

} // namespace gatepost::lsp
