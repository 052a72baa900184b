// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/text/ascii.h"

#include <unordered_map>

namespace gatepost::linting {

namespace {

/// Escapes are not capitals: %C3 is written so by normalising.
bool hasCapital(std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '%')
            i += 2;
        else if (text[i] >= 'A' && text[i] <= 'Z')
            return true;
    }
    return false;
}

struct Spelling {
    std::string_view text;
    bool allow = false;
};
struct HashOfSpelling {
    std::size_t operator()(const Spelling &each) const {
        std::uint64_t hash = each.allow ? 1 : 2; // FNV-1a
        for (const char c : each.text)
            hash = (hash ^ static_cast<unsigned char>(asciiLower(c))) * 0x100000001B3;
        return static_cast<std::size_t>(hash);
    }
};
struct SameButForCase {
    bool operator()(const Spelling &a, const Spelling &b) const {
        return a.allow == b.allow && equalsIgnoringCase(a.text, b.text);
    }
};

void checkCaseVariants(const FileUnderCheck &file, Report &report) {
    for (const Group &group : file.groups.groups) {
        // Two that differ by case alone: one of them has a capital, and most groups have none.
        bool anyCapital = false;
        for (std::uint32_t i = group.rulesBegin; i < group.rulesEnd && !anyCapital; ++i)
            anyCapital = hasCapital(file.normalised(i));
        if (!anyCapital)
            continue;
        std::unordered_map<Spelling, std::uint32_t, HashOfSpelling, SameButForCase> seen;
        seen.reserve(group.rulesEnd - group.rulesBegin);
        for (std::uint32_t i = group.rulesBegin; i < group.rulesEnd; ++i) {
            const std::string_view text = file.normalised(i);
            if (text.size() < 2)
                continue;
            const auto [place, isNew] = seen.try_emplace(Spelling{text, isAllow(file, i)}, i);
            const std::uint32_t first = place->second;
            if (isNew || file.normalised(first) == text)
                continue;
            report.add(
                file, file.groups.rules[i].value,
                {GATEPOST_TEXT(
                     "lint",
                     "Differs from %1 in %2 only by case. Paths are compared with case: if the "
                     "server accepts both spellings you need both rules, and rules for any other "
                     "spelling"),
                 inQuotes(file.tree.slice(file.groups.rules[first].value)),
                 lineName(file.groups.rules[first].line)});
        }
    }
}

} // namespace

extern const Check kCaseVariants = {
    .rule = {.code = "case-variants",
             .severity = Severity::Note,
             .title = GATEPOST_TEXT("lint", "Rules that differ only by case"),
             .explanation = GATEPOST_TEXT(
                 "lint", "Paths are compared with case, so /Admin and /admin are two rules. If "
                         "the server does not tell them apart, neither "
                         "rule closes /ADMIN; if it does, one of the two is probably a slip. A "
                         "redirect to one spelling, or a check at "
                         "the server, does what a list of spellings cannot."),
             .source = "RFC 9309 §2.2.2; RFC 3986 §6.2.2.1; S24"},
    .file = checkCaseVariants,
};

} // namespace gatepost::linting
