// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/environmentsites.h"
#include "core/exact/ruleaboutall.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

/// Environments in `test` (S147): whose rows are asked, and whether the files say what they must. Goals are for `goals`.
namespace gatepost::cli {

/// The rows of these environments, in the order of gatepost.yaml; a row that names none is the first one's.
[[nodiscard]] std::vector<PolicyTest> testsOf(const SiteSettings &settings,
                                              const std::vector<EnvironmentSite> &environments);
/// The files that a row asks: one of `environments`.
[[nodiscard]] const CompiledSite &siteFor(const PolicyTest &test,
                                          const std::vector<EnvironmentSite> &environments);

class EnvironmentProofs {
public:
    [[nodiscard]] std::size_t count() const { return m_rows.size(); }
    /// A line for each of which something is claimed.
    [[nodiscard]] std::string text() const;
    [[nodiscard]] nlohmann::ordered_json json() const;
    /// False if one is not what it must be, or was not decided.
    [[nodiscard]] bool areMet() const;

private:
    friend EnvironmentProofs proofsOf(const std::vector<EnvironmentSite> &environments, Instant at);
    struct Row {
        std::string name;
        Must must = Must::Goals;
        std::optional<exact::Proof> proof; ///< absent: nothing is claimed of the files
        std::string why;                   ///< empty if it is met
    };
    std::vector<Row> m_rows;
};
[[nodiscard]] EnvironmentProofs proofsOf(const std::vector<EnvironmentSite> &environments,
                                         Instant at);

} // namespace gatepost::cli
