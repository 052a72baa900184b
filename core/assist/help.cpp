// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/assist/help.h"

#include <algorithm>

// The contexts of the texts are those of the window, where they are translated.
namespace gatepost::assist {

namespace {

Phrase statusText(AgentStatus status) {
    switch (status) {
    case AgentStatus::Current: return {};
    case AgentStatus::Retired: return GATEPOST_TEXT("gatepost::ui::Help", "retired");
    case AgentStatus::Legacy: return GATEPOST_TEXT("gatepost::ui::Help", "older name");
    case AgentStatus::Unconfirmed:
        return GATEPOST_TEXT("gatepost::ui::Help", "not confirmed by its operator");
    }
    return {};
}

Phrase kindText(AgentKind kind) {
    switch (kind) {
    case AgentKind::Crawler: return GATEPOST_TEXT("gatepost::ui::Help", "crawler");
    case AgentKind::UserFetcher: return GATEPOST_TEXT("gatepost::ui::Help", "fetches for a user");
    case AgentKind::PolicyToken:
        return GATEPOST_TEXT("gatepost::ui::Help", "policy token, never fetches");
    case AgentKind::Library: return GATEPOST_TEXT("gatepost::ui::Help", "library");
    }
    return {};
}

Phrase documentedText(Documented what) {
    switch (what) {
    case Documented::Unknown: return GATEPOST_TEXT("gatepost::ui::Help", "not documented");
    case Documented::No: return GATEPOST_TEXT("gatepost::ui::Help", "no");
    case Documented::Yes: return GATEPOST_TEXT("gatepost::ui::Help", "yes");
    }
    return {};
}

/// Words as CommonMark shows them: each character of punctuation that could be markup is escaped (CommonMark 0.31 §2.4).
std::string escaped(std::string_view words) {
    std::string out;
    for (const char c : words) {
        if (std::string_view("\\`*_{}[]<>()#+-.!|~&").contains(c))
            out += '\\';
        out += c == '\n' || c == '\r' ? ' ' : c;
    }
    return out;
}

/// A span of code; backticks in it make its fences longer.
std::string code(std::string_view words) {
    std::size_t most = 0;
    std::size_t run = 0;
    for (const char c : words) {
        run = c == '`' ? run + 1 : 0;
        most = std::max(most, run);
    }
    const std::string fence(most + 1, '`');
    const std::string space = most > 0 ? " " : "";
    return fence + space + std::string(words) + space + fence;
}

} // namespace

Phrase categoryText(Category category) {
    switch (category) {
    case Category::SearchIndexer: return GATEPOST_TEXT("gatepost::ui::Look", "Search indexer");
    case Category::AiAssistant: return GATEPOST_TEXT("gatepost::ui::Look", "AI assistant");
    case Category::AiResearcher: return GATEPOST_TEXT("gatepost::ui::Look", "AI researcher");
    case Category::CodeAssistant: return GATEPOST_TEXT("gatepost::ui::Look", "Code assistant");
    case Category::DataHarvester: return GATEPOST_TEXT("gatepost::ui::Look", "Data harvester");
    case Category::ContentGenerator:
        return GATEPOST_TEXT("gatepost::ui::Look", "Content generator");
    case Category::AdNetwork: return GATEPOST_TEXT("gatepost::ui::Look", "Ad network");
    case Category::Monitoring: return GATEPOST_TEXT("gatepost::ui::Look", "Monitoring");
    }
    return {};
}

std::vector<Message> agentSummary(const KnownAgent &agent) {
    std::vector<Message> parts{agent.operatorName, kindText(agent.kind)};
    if (agent.category)
        parts.emplace_back(categoryText(*agent.category));
    parts.emplace_back(statusText(agent.status));
    std::erase_if(parts, [](const Message &part) { return part.empty(); });
    return parts;
}

Help helpOfDirective(const Directive &directive, const Dialect &dialect) {
    Help help;
    help.name = directive.name;
    help.besides = {sectionName(directive.section), dialect.name};
    help.text = directive.help;
    for (const Word &word : directive.words)
        help.rows.push_back({word.name, word.meaning, true});
    if (help.rows.empty() && !directive.example.empty())
        help.example = std::string(directive.name) + ": " + std::string(directive.example);
    help.source = directive.source;
    return help;
}

Help helpOfWord(const Directive &directive, const Word &word) {
    Help help;
    help.name = std::string(directive.name) + ": " + std::string(word.name);
    help.text = word.meaning;
    help.source = directive.source;
    return help;
}

Help helpOfAgent(const KnownAgent &agent) {
    Help help;
    help.name = agent.token;
    help.besides = agentSummary(agent);
    help.rows = {
        {GATEPOST_TEXT("gatepost::ui::Help", "Obeys robots.txt"),
         documentedText(agent.obeysRobots)},
        {GATEPOST_TEXT("gatepost::ui::Help", "Obeys the * group"), documentedText(agent.obeysStar)},
        {GATEPOST_TEXT("gatepost::ui::Help", "Obeys Crawl-delay"),
         documentedText(agent.obeysCrawlDelay)},
    };
    help.source = agent.documentation;
    help.isPage = true;
    return help;
}

Help helpOfCategory(Category category) {
    Help help;
    help.name = categoryName(category);
    help.besides = {categoryText(category)};
    help.text = categoryMeaning(category);
    help.source = "robots2.txt v0.2.1 section 5";
    return help;
}

std::string inEnglish(const std::vector<Message> &parts) {
    std::string out;
    for (const Message &part : parts)
        out += (out.empty() ? "" : " · ") + part.english();
    return out;
}

std::string markdown(const Help &help) {
    std::string out;
    const auto paragraph = [&out](const std::string &words) {
        if (!words.empty())
            out += (out.empty() ? "" : "\n\n") + words;
    };
    if (!help.name.empty())
        paragraph("**" + escaped(help.name) + "**" +
                  (help.besides.empty() ? "" : " · " + escaped(inEnglish(help.besides))));
    paragraph(escaped(help.text.english()));
    std::string rows;
    for (const Help::Row &row : help.rows) {
        const std::string name = row.name.english();
        rows += (rows.empty() ? "- " : "\n- ") + (row.isWord ? code(name) : escaped(name)) + ": " +
                escaped(row.value.english());
    }
    paragraph(rows);
    if (!help.example.empty())
        paragraph("Example: " + code(help.example));
    if (!help.source.empty())
        paragraph("Source: " + (help.isPage ? "<" + help.source + ">" : escaped(help.source)));
    if (!help.code.empty())
        paragraph("```\n" + help.code + "\n```");
    return out;
}

} // namespace gatepost::assist
