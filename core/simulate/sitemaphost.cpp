// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/simulate/sitemaphost.h"

#include "core/value/url.h"

namespace gatepost {

std::string sitemapHost(const Site &site) {
    for (const std::optional<Tree> &tree : site.files)
        if (tree)
            for (const Line &line : tree->lines())
                if (line.is(DirectiveId::Sitemap) && isHttpUrl(tree->value(line)))
                    return hostOfUrl(tree->value(line));
    return {};
}

} // namespace gatepost
