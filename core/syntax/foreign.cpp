// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/syntax/foreign.h"

#include "core/syntax/groups.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace gatepost {

namespace {

bool beginsWith(std::string_view text, std::string_view lowerCase) {
    return equalsIgnoringCase(text.substr(0, lowerCase.size()), lowerCase);
}

bool isTag(std::string_view text) {
    const char next = text.size() > 1 ? text[1] : '\0';
    const bool isName = (next >= 'a' && next <= 'z') || (next >= 'A' && next <= 'Z');
    return text.starts_with('<') && (isName || beginsWith(text, "<!doctype") ||
                                     beginsWith(text, "<?xml") || beginsWith(text, "<!--"));
}

bool isUtf16(std::string_view text) {
    if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF"))
        return true;
    const std::string_view first = text.substr(0, std::min<std::size_t>(text.size(), 64));
    return first.size() >= 8 &&
           static_cast<std::size_t>(std::ranges::count(first, '\0')) >= first.size() / 2 - 1;
}

bool isJson(std::string_view text) {
    if (!text.starts_with('{') && !text.starts_with('['))
        return false;
    const std::size_t next = text.find_first_not_of(" \t\r\n", 1);
    return next != std::string_view::npos && (text[next] == '"' || text[next] == '{');
}

} // namespace

std::optional<ForeignText> foreignText(const Tree &tree) {
    std::string_view text = tree.text();
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    if (begin == std::string_view::npos)
        return {};
    text.remove_prefix(begin);
    const bool isAddress = beginsWith(text, "http://") || beginsWith(text, "https://");
    const bool isWide = isUtf16(tree.text());
    if (!isAddress && !isTag(text) && !isJson(text) && !isWide)
        return {}; // nearly always, without looking at the lines
    const bool states = std::ranges::any_of(tree.lines(), [](const Line &line) {
        return line.kind == LineKind::BlockHeader ||
               (line.kind == LineKind::Directive && !line.is(DirectiveId::Allow) &&
                !line.is(DirectiveId::Disallow)); // rules without a group are of nobody (S21)
    });
    if (states || !tree.groups().groups.empty())
        return {};
    if (isWide)
        return ForeignText::Utf16;
    if (!isAddress)
        return isTag(text) ? ForeignText::WebPage : ForeignText::Json;
    const std::size_t end = text.find_last_not_of(" \t\r\n");
    if (text.substr(0, end + 1).find_first_of(" \t\r\n") != std::string_view::npos)
        return {};
    return ForeignText::Address;
}

Message foreignInWords(ForeignText what) {
    switch (what) {
    case ForeignText::Address:
        return GATEPOST_TEXT("foreign", "This is a web address, not a policy file.");
    case ForeignText::WebPage:
        return GATEPOST_TEXT("foreign", "This is a web page, not a policy file.");
    case ForeignText::Json: return GATEPOST_TEXT("foreign", "This is JSON, not a policy file.");
    case ForeignText::Utf16:
        return GATEPOST_TEXT("foreign",
                             "This is UTF-16, not a policy file: crawlers read UTF-8 alone.");
    }
    return {};
}

} // namespace gatepost
