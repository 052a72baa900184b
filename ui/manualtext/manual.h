// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/manualtext/markdown.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The manual: chapters written in docs/manual, with the references put in where a line says {{directives}},
/// {{diagnostics}}, {{categories}}, {{agents}}, or what else the caller makes ({{keys}}). Window, HTML folder and PDF are
/// drawn from this one object.
namespace gatepost {

struct ChapterText {
    std::string file; ///< "07-recipes.md"
    std::string text;
};

struct Chapter {
    std::string file = {};
    std::string name = {};  ///< "recipes"
    std::string title = {}; ///< its first heading, plain
    std::vector<TextBlock> blocks = {};
    std::vector<std::string> faults = {}; ///< of its Markdown
};

/// Where a link leads.
struct ManualPlace {
    std::string chapter = {}; ///< name
    std::string id = {};      ///< heading; empty = the chapter's start
};

struct Manual {
    std::vector<Chapter> chapters; ///< in the order of file names

    [[nodiscard]] const Chapter *find(std::string_view name) const;
    /// The place that an address in a chapter means ("07-recipes.md#staging", "#staging"); absent for other addresses.
    [[nodiscard]] std::optional<ManualPlace> placeOf(const Chapter &from,
                                                     std::string_view address) const;
    [[nodiscard]] bool has(const ManualPlace &place) const;
    /// Faults of Markdown, links that lead nowhere, placeholders that nobody filled.
    [[nodiscard]] std::vector<std::string> faults() const;
};

/// `made`: further placeholders and their Markdown.
[[nodiscard]] Manual makeManual(std::span<const ChapterText> texts,
                                const std::map<std::string, std::string> &made = {});

/// One find of a search: the section that holds all words of the query.
struct ManualHit {
    ManualPlace place = {};
    std::string title = {};   ///< "Recipes › Closed staging site"
    std::string excerpt = {}; ///< words around the first hit
    int weight = 0;
};
/// Sections that hold every word of the query, without case, best first; headings weigh more. At most `most`.
[[nodiscard]] std::vector<ManualHit> searchManual(const Manual &manual, std::string_view query,
                                                  std::size_t most = 60);

} // namespace gatepost
