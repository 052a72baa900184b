// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/access/access.h"
#include "core/dialect/filerole.h"
#include "core/text/message.h"

#include <array>
#include <expected>
#include <optional>
#include <string_view>

namespace gatepost {

/// How the requests for a site's files ended (S130). Nothing stated: 200 if the site has the file, else 404.
struct SiteAnswers {
    std::array<std::optional<FileAnswer>, kSiteFileCount> files = {}; ///< by FileId::index()
    std::optional<FileAnswer> home = {};                              ///< of the start page (S132)

    [[nodiscard]] bool any() const;
    friend bool operator==(const SiteAnswers &, const SiteAnswers &) = default;
};

/// Puts "robots.txt=503,since=2h" into `answers`; a text without a file's name is about robots.txt, "/=200" about the start page.
/// Several with ";" between them. The error says what is wrong; a file may be named once.
[[nodiscard]] std::expected<void, Message> addAnswers(SiteAnswers &answers, std::string_view text);

} // namespace gatepost
