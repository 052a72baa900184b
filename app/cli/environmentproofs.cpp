// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/environmentproofs.h"

#include "app/cli/json.h"
#include "core/goals/environments.h"

#include <algorithm>
#include <format>

namespace gatepost::cli {

std::vector<PolicyTest> testsOf(const SiteSettings &settings,
                                const std::vector<EnvironmentSite> &environments) {
    const std::string first = environmentsOf(settings).front().name;
    std::vector<PolicyTest> tests;
    for (const PolicyTest &test : settings.tests) {
        const std::string &name = test.environment.empty() ? first : test.environment;
        if (std::ranges::any_of(environments, [&](const EnvironmentSite &each) {
                return each.environment.name == name;
            })) {
            tests.push_back(test);
            tests.back().environment = name;
        }
    }
    return tests;
}

const CompiledSite &siteFor(const PolicyTest &test,
                            const std::vector<EnvironmentSite> &environments) {
    return *std::ranges::find_if(environments, [&](const EnvironmentSite &each) {
                return each.environment.name == test.environment;
            })->site;
}

std::string EnvironmentProofs::text() const {
    std::string out;
    for (const Row &row : m_rows)
        out += std::format("{:<7} {}: {}{}\n",
                           !row.proof                         ? "-"
                           : row.proof == exact::Proof::Holds ? "passed"
                           : row.proof == exact::Proof::Fails ? "failed"
                                                              : "open",
                           row.name, mustName(row.must), row.why.empty() ? "" : ": " + row.why);
    return out;
}

nlohmann::ordered_json EnvironmentProofs::json() const {
    auto all = nlohmann::ordered_json::array();
    for (const Row &row : m_rows) {
        nlohmann::ordered_json one{{"name", orNull(row.name)}, {"must", mustName(row.must)}};
        one["proof"] = row.proof ? nlohmann::ordered_json(exact::proofName(*row.proof))
                                 : nlohmann::ordered_json(nullptr);
        one["reason"] = orNull(row.why);
        all.push_back(std::move(one));
    }
    return all;
}

bool EnvironmentProofs::areMet() const {
    return std::ranges::all_of(
        m_rows, [](const Row &row) { return !row.proof || row.proof == exact::Proof::Holds; });
}

EnvironmentProofs proofsOf(const std::vector<EnvironmentSite> &environments, Instant at) {
    EnvironmentProofs proofs;
    for (const EnvironmentSite &each : environments) {
        Environment alone = each.environment;
        alone.goals.reset();
        const auto state = goals::stateOf(*each.site, alone, {.at = at, .paths = {}});
        std::string why;
        if (state.counterExample)
            why = std::format("{} (reading {})", state.counterExample->text.english(),
                              readingName(state.counterExample->claim.reading));
        else if (state.proof == exact::Proof::Open)
            why = state.unproven.empty() ? "not decided" : state.unproven.front().english();
        else if (!state.proof)
            why = "nothing is claimed of the files";
        proofs.m_rows.push_back({each.environment.name, each.environment.must, state.proof, why});
    }
    return proofs;
}

} // namespace gatepost::cli
