// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/manualtext/recipe.h"

#include "core/store/sitefolder.h"

#include <algorithm>

namespace gatepost {

namespace {

std::vector<RecipeQuestion> questionsOf(const TextBlock &table) {
    std::vector<RecipeQuestion> questions;
    std::vector<std::string> header;
    for (const TextSpans &cell : table.rows.front())
        header.push_back(plainText(cell));
    for (std::size_t row = 1; row < table.rows.size(); ++row) {
        RecipeQuestion question{.line = table.line + static_cast<std::uint32_t>(row) + 1};
        for (std::size_t i = 0; i < std::min(header.size(), table.rows[row].size()); ++i) {
            const std::string cell = plainText(table.rows[row][i]);
            if (header[i] == "Agent")
                question.agent = cell;
            else if (header[i] == "Page")
                question.page = cell;
            else if (header[i] == "When")
                question.when = cell;
            else if (header[i] == "Reading")
                question.reading = cell;
            else if (header[i] == "Answer")
                question.answer = cell;
        }
        questions.push_back(std::move(question));
    }
    return questions;
}

bool isQuestionTable(const TextBlock &block) {
    const auto hasColumn = [&](std::string_view name) {
        return std::ranges::any_of(block.rows.front(),
                                   [&](const TextSpans &cell) { return plainText(cell) == name; });
    };
    return block.kind == TextBlock::Kind::Table && !block.rows.empty() && hasColumn("Agent") &&
           hasColumn("Answer");
}

} // namespace

bool isRecipeFile(std::string_view info) {
    return std::ranges::contains(folderFiles(), info, &FileRoleRow::fileName) ||
           info == kAsksFile || info == kSettingsFile ||
           (info.starts_with("chain/") && !info.contains(' '));
}

std::vector<Recipe> recipesOf(const std::vector<TextBlock> &blocks) {
    std::vector<Recipe> recipes;
    Recipe open;
    const auto close = [&] {
        if (!open.files.empty() && !open.questions.empty())
            recipes.push_back(std::move(open));
        open = {};
    };
    for (const TextBlock &block : blocks) {
        if (block.kind == TextBlock::Kind::Heading) {
            close();
            open.id = block.id;
            open.title = plainText(block.spans);
        } else if (block.kind == TextBlock::Kind::Code && isRecipeFile(block.info)) {
            open.files.push_back({block.info, block.text});
        } else if (isQuestionTable(block)) {
            std::ranges::move(questionsOf(block), std::back_inserter(open.questions));
        }
    }
    close();
    return recipes;
}

} // namespace gatepost
