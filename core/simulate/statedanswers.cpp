// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/simulate/statedanswers.h"

#include <utility>
#include <vector>

namespace gatepost {

std::string formatAnswers(const SiteAnswers &answers) {
    std::string text;
    const auto add = [&text](std::string_view name, const FileAnswer &answer) {
        text += (text.empty() ? "" : "; ") + std::string(name) + (name.empty() ? "" : "=") +
                formatFileAnswer(answer);
    };
    for (const FileRoleRow &row : siteFiles())
        if (const auto &answer = answers.files[FileId(row.role).index()])
            add(row.isPlain ? std::string_view() : row.fileName, *answer);
    if (answers.home)
        add("/", *answers.home);
    return text;
}

Message answersText(const SiteAnswers &answers) {
    std::vector<Message> said;
    const auto add = [&said](std::string_view name, const FileAnswer &answer) {
        Message how = answerText(answer);
        if (answer.since.count() > 0)
            how = Message(GATEPOST_TEXT("access", "%1 for %2"), std::move(how),
                          durationText(answer.since));
        if (answer.copy == false)
            how = Message(GATEPOST_TEXT("access", "%1, without a copy"), std::move(how));
        said.push_back({GATEPOST_TEXT("access", "%1 is answered with %2"), name, std::move(how)});
    };
    for (const FileRoleRow &row : siteFiles())
        if (const auto &answer = answers.files[FileId(row.role).index()])
            add(row.fileName, *answer);
    if (answers.home)
        add("/", *answers.home);
    if (said.empty())
        return {};
    return {GATEPOST_TEXT("access", "if %1"), Message::list(std::move(said), Conjunction::And)};
}

} // namespace gatepost
