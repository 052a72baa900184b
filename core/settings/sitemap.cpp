// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/settings/sitemap.h"

#include "core/text/limits.h"
#include "core/value/url.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace gatepost {

namespace {

constexpr std::string_view kSpaces = " \t\r\n";

std::string_view withoutSpaces(std::string_view text) {
    const std::size_t begin = std::min(text.find_first_not_of(kSpaces), text.size());
    text.remove_prefix(begin);
    return text.substr(0, text.find_last_not_of(kSpaces) + 1);
}

void add(std::vector<std::string> &paths, std::string_view address) {
    address = withoutSpaces(address);
    if (paths.size() < limits::kPaths && (address.starts_with('/') || isHttpUrl(address)))
        paths.emplace_back(address);
}

/// Takes what goes before `end`, and `end` itself; absent: it is not there.
std::optional<std::string_view> takeTo(std::string_view &rest, std::string_view end) {
    const std::size_t at = rest.find(end);
    if (at == std::string_view::npos)
        return {};
    const std::string_view taken = rest.substr(0, at);
    rest.remove_prefix(at + end.size());
    return taken;
}

/// The entities that the protocol has.
std::string decoded(std::string_view text) {
    constexpr std::array<std::pair<std::string_view, char>, 5> kEntities = {
        {{"&amp;", '&'}, {"&lt;", '<'}, {"&gt;", '>'}, {"&quot;", '"'}, {"&apos;", '\''}}};
    std::string out;
    while (!text.empty()) {
        char c = text.front();
        std::size_t length = 1;
        for (const auto &[entity, meant] : kEntities)
            if (text.starts_with(entity)) {
                c = meant;
                length = entity.size();
            }
        out += c;
        text.remove_prefix(length);
    }
    return out;
}

/// "loc" of "image:loc a='b'", with the colon's part before it.
std::string_view nameOf(std::string_view tag) {
    return tag.substr(0, tag.find_first_of(" \t\r\n/"));
}

/// The text of <loc>, plain or as CDATA.
std::optional<std::string> takeLocation(std::string_view &rest) {
    constexpr std::string_view kData = "<![CDATA[";
    const std::size_t begin = rest.find_first_not_of(kSpaces);
    if (begin != std::string_view::npos && rest.substr(begin).starts_with(kData)) {
        rest.remove_prefix(begin + kData.size());
        const auto text = takeTo(rest, "]]>");
        return text ? std::optional<std::string>(*text) : std::nullopt;
    }
    const auto text = takeTo(rest, "<");
    return text ? std::optional<std::string>(decoded(*text)) : std::nullopt;
}

std::expected<std::vector<std::string>, Message> pathsOfXml(std::string_view rest) {
    std::vector<std::string> paths;
    bool inSitemap = false;
    while (takeTo(rest, "<")) {
        if (rest.starts_with("!--")) {
            if (!takeTo(rest, "-->"))
                break;
            continue;
        }
        const auto tag = takeTo(rest, ">");
        if (!tag)
            break;
        if (tag->starts_with('?') || tag->starts_with('!') || tag->starts_with('/'))
            continue;
        const std::string_view name = nameOf(*tag);
        if (name == "sitemapindex")
            return std::unexpected<Message>(GATEPOST_TEXT(
                "settings", "it is an index of other sitemaps; name those in its place"));
        if (!inSitemap && name != "urlset")
            return std::unexpected(
                Message(GATEPOST_TEXT("settings", "it is not a sitemap: it begins with <%1>"),
                        std::string(name.substr(0, 40))));
        inSitemap = true;
        if (name != "loc")
            continue;
        const auto address = takeLocation(rest);
        if (!address)
            break;
        add(paths, *address);
    }
    return paths;
}

} // namespace

std::expected<std::vector<std::string>, Message> pathsOfSitemap(std::string_view bytes) {
    if (bytes.starts_with("\x1f\x8b"))
        return std::unexpected<Message>(
            GATEPOST_TEXT("settings", "it is compressed; unpack it first (gunzip)"));
    if (bytes.starts_with("\xEF\xBB\xBF"))
        bytes.remove_prefix(3);
    if (withoutSpaces(bytes).starts_with('<'))
        return pathsOfXml(bytes);
    std::vector<std::string> paths;
    while (!bytes.empty()) {
        const std::size_t end = std::min(bytes.find('\n'), bytes.size());
        add(paths, bytes.substr(0, end));
        bytes.remove_prefix(std::min(end + 1, bytes.size()));
    }
    return paths;
}

} // namespace gatepost
