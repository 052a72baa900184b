// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/manualtext/markdown.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// What the manual says about policies can be run: a section that holds files and a table of questions is a recipe.
///
///     ## Closed staging site
///     ```robots.txt
///     …
///     ```
///     | Agent | Page | When | Answer |        When (RFC 3339) and Reading may be left out
///     |---|---|---|---|
///     | GPTBot | /blog | | deny |             an answer is a decision or "train: no", as in gatepost.yaml
///
/// A file's INFO is its name: robots.txt, robots-ai.txt, robots2.txt, agent-policy.kno, asks.json, gatepost.yaml or
/// chain/HOST/PATH. "robots.txt wrong" is an example of a mistake: it is shown and belongs to no recipe.
namespace gatepost {

struct RecipeFile {
    std::string name;
    std::string text;
};

struct RecipeQuestion {
    std::string agent = {};
    std::string page = {};
    std::string when = {};    ///< empty = now
    std::string reading = {}; ///< empty = author
    std::string answer = {};
    std::uint32_t line = 0;
};

struct Recipe {
    std::string id; ///< of its heading
    std::string title;
    std::vector<RecipeFile> files;
    std::vector<RecipeQuestion> questions;
};

/// Whether a code block's INFO names a file that a recipe may have: of the site, asks.json, gatepost.yaml, chain/….
[[nodiscard]] bool isRecipeFile(std::string_view info);
/// The recipes of a chapter. A section ends at the next heading.
[[nodiscard]] std::vector<Recipe> recipesOf(const std::vector<TextBlock> &blocks);

} // namespace gatepost
