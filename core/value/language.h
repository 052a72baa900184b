// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace gatepost {

/// Well-formed by BCP 47 (RFC 5646 §2.1 grammar: language, script, region, variants, extensions, private use,
/// grandfathered); subtags are not looked up in the registry.
[[nodiscard]] bool isLanguageTag(std::string_view text);

struct LanguageName {
    std::string_view tag;
    std::string_view name;    ///< in the language itself: it reads the same in every window
    std::string_view english; ///< what else one may look for
};
/// Common tags for completion.
[[nodiscard]] std::span<const LanguageName> commonLanguages();

} // namespace gatepost
