// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

/// The prose in a policy file's comments, so that the sample site and the templates can speak the reader's language.
///
///     # Longer than the rule above, so it wins: the spring catalogue      one paragraph, two lines
///     # may be fetched, other PDF files may not.
///     # ---- Search engines ------------------------------------          a heading
///
/// Not prose: "# meta: key: value", "# gatepost: off CODE", comments behind a directive, empty comments.
namespace gatepost {

/// The paragraphs and headings of whole-line comments, in order, each as one line without `#` and dashes.
[[nodiscard]] std::vector<std::string> commentParagraphs(std::string_view text);

/// The text with each paragraph said by `say`, wrapped anew to at most 100 characters where it became another; every
/// other byte stays. Lines that are wrapped anew end as the paragraph's first line does.
[[nodiscard]] std::string
withParagraphs(std::string_view text,
               const std::function<std::string(const std::string &paragraph)> &say);

} // namespace gatepost
