// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/simulate/siteanswers.h"

#include "core/text/ascii.h"

#include <algorithm>

namespace gatepost {

namespace {

std::expected<void, Message> addOne(SiteAnswers &answers, std::string_view text) {
    // "since=2h" has a sign of its own, behind a comma.
    const std::size_t equals = text.substr(0, text.find(',')).find('=');
    const bool isNamed = equals != std::string_view::npos;
    const auto rows = siteFiles();
    const std::string_view plain = std::ranges::find_if(rows, &FileRoleRow::isPlain)->fileName;
    const std::string_view name = isNamed ? trimmed(text.substr(0, equals)) : plain;
    std::optional<FileAnswer> *place = name == "/" ? &answers.home : nullptr;
    for (const FileRoleRow &row : rows)
        if (name == row.fileName)
            place = &answers.files[FileId(row.role).index()];
    if (place == nullptr)
        return std::unexpected(
            Message(GATEPOST_TEXT("access", "%1 is not a file that an answer can be stated for: "
                                            "robots.txt, robots-ai.txt, robots2.txt or / is "
                                            "expected"),
                    gatepost::quoted(name)));
    if (*place)
        return std::unexpected(Message(GATEPOST_TEXT("access", "an answer for %1 is stated twice"),
                                       gatepost::quoted(name)));
    auto answer = parseFileAnswer(trimmed(isNamed ? text.substr(equals + 1) : text));
    if (!answer)
        return std::unexpected(answer.error());
    *place = *answer;
    return {};
}

} // namespace

bool SiteAnswers::any() const {
    return home || std::ranges::any_of(files, [](const auto &file) { return file.has_value(); });
}

std::expected<void, Message> addAnswers(SiteAnswers &answers, std::string_view text) {
    while (true) {
        const std::size_t end = text.find(';');
        if (auto added = addOne(answers, trimmed(text.substr(0, end))); !added)
            return added;
        if (end == std::string_view::npos)
            return {};
        text.remove_prefix(end + 1);
    }
}

} // namespace gatepost
