// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/value/url.h"

namespace gatepost::linting {

namespace {

void checkDiscoveryHost(const FileUnderCheck &file, Report &report) {
    std::string own = file.options.origin;
    if (own.empty()) {
        // The host of the sitemaps is ours, if they agree.
        for (const std::uint32_t index : file.linesOf(DirectiveId::Sitemap)) {
            const std::string origin = originOfUrl(file.tree.value(file.line(index)));
            if (!own.empty() && origin != own)
                return;
            own = origin;
        }
    }
    if (own.empty())
        return;
    for (const std::uint32_t index : file.linesOf(DirectiveId::Discovery)) {
        const std::string_view url = file.tree.value(file.line(index));
        const std::string origin = originOfUrl(url);
        if (!isHttpUrl(url) || origin == own)
            continue;
        report.add(file, file.line(index).value(),
                   {GATEPOST_TEXT("lint", "A Discovery file lies on the site itself, and this one "
                                          "is on %1, not on %2. Agents may ignore it"),
                    inQuotes(origin), inQuotes(own)});
    }
}

} // namespace

extern const Check kDiscoveryHost = {
    .rule = {.code = "discovery-host",
             .severity = Severity::Warning,
             .title = GATEPOST_TEXT("lint", "Discovery on another host"),
             .explanation = GATEPOST_TEXT(
                 "lint", "Discovery advertises AI discovery files on the same host. A file "
                         "elsewhere says nothing about this site, and agents have reason "
                         "not to trust it. The site's own address is taken from its settings or "
                         "from its Sitemap lines."),
             .source = "robots-ai.txt v1.7.0, Discovery; S27"},
    .dialects = kRobotsLike,
    .file = checkDiscoveryHost,
};

} // namespace gatepost::linting
