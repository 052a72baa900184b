// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/hitprinter.h"

#include "app/cli/json.h"
#include "core/logs/output.h"

#include <iostream>

namespace gatepost::cli {

void HitPrinter::print(const logs::ReadHit &read, const std::string &log) {
    logs::Judgement judgement;
    if (read.policyFile) {
        judgement.hitClass = logs::HitClass::PolicyFile;
        judgement.version = m_judge.versionAt(read.hit->time);
    } else {
        judgement = m_judge.judge(caseOf(read), read.hit->time);
    }
    if (!m_wanted.has(judgement.hitClass))
        return;
    using Json = nlohmann::ordered_json;
    Json flags = Json::array();
    if (judgement.informed)
        flags.push_back("informed");
    if (judgement.unaware)
        flags.push_back("unaware");
    flags.push_back(read.hit->status < 400 ? "served" : "refused");
    const auto &history = m_judge.history();
    const bool hasLine = judgement.answer && judgement.answer->line != 0;
    Json row;
    if (!log.empty())
        row["log"] = log;
    row["line"] = read.line;
    row["at"] = logs::timeText(read.hit->time);
    row["agent"] = *read.agent;
    row["verified"] = read.verified == logs::Verified::None
                          ? Json(nullptr)
                          : Json(logs::verifiedName(read.verified));
    row["path"] = m_options.fullUrls ? std::string(read.hit->target)
                                     : logs::withoutQueryValues(read.hit->target);
    row["status"] = read.hit->status;
    row["class"] = logs::hitClassName(judgement.hitClass);
    row["flags"] = std::move(flags);
    row["version"] =
        judgement.version ? Json(history.version(*judgement.version).id) : Json(nullptr);
    row["file"] =
        hasLine ? Json(history.fileName(*judgement.version, *judgement.answer)) : Json(nullptr);
    row["rule_line"] = hasLine ? Json(judgement.answer->line) : Json(nullptr);
    if (m_options.showIps)
        row["address"] = read.hit->address;
    std::cout << dumped(row) << '\n';
}

const logs::JudgedCase &HitPrinter::caseOf(const logs::ReadHit &read) {
    if (m_cases.size() >= kMostCases)
        m_cases.clear();
    auto &found = m_cases[{*read.agent, read.verified, *read.answers}];
    if (found == nullptr)
        found = std::make_unique<logs::JudgedCase>(
            m_judge.caseOf(*read.agent, read.verified, *read.answers, m_reads[*read.agent]));
    return *found;
}

} // namespace gatepost::cli
