// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/agents/registry.h"
#include "core/dialect/dialect.h"
#include "core/text/message.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What is documented of a directive, a word, an agent or a category, with its source. The window draws it as rich text, a
/// language server as Markdown.
namespace gatepost::assist {

struct Help {
    struct Row {
        Message name;
        Message value;
        bool isWord = false; ///< the name is a word of the file
    };
    std::string name;             ///< in bold; empty: there is no heading
    std::vector<Message> besides; ///< what follows the name in the heading
    Message text;                 ///< a paragraph; may be empty
    std::vector<Row> rows;
    std::string example;   ///< a line of the file; may be empty
    std::string source;    ///< "RFC 9309 §2.2.2", or a page's address
    bool isPage = false;   ///< the source is an address
    std::string code = {}; ///< lines of a file, alone
};

[[nodiscard]] Help helpOfDirective(const Directive &directive, const Dialect &dialect);
/// One word that the directive takes.
[[nodiscard]] Help helpOfWord(const Directive &directive, const Word &word);
[[nodiscard]] Help helpOfAgent(const KnownAgent &agent);
[[nodiscard]] Help helpOfCategory(Category category);

/// "Search indexer", for people.
[[nodiscard]] Phrase categoryText(Category category);
/// "OpenAI", "crawler", "AI researcher": one line for lists.
[[nodiscard]] std::vector<Message> agentSummary(const KnownAgent &agent);
/// The parts in English with " · " between.
[[nodiscard]] std::string inEnglish(const std::vector<Message> &parts);

/// The help in English as Markdown (CommonMark). What comes from files and lists is never markup in it.
[[nodiscard]] std::string markdown(const Help &help);

} // namespace gatepost::assist
