// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/purpose.h"
#include "ui/site/problem.h"
#include "ui/site/site.h"

#include <QObject>

#include <optional>
#include <string>
#include <vector>

/// What is wrong with the files in the light of what gatepost.yaml claims of them: beside the problems of Analysis, since
/// gatepost.yaml is not a document.
namespace gatepost::ui {

/// `document`: null for a place in gatepost.yaml. Fixes without a document are edits of `yaml`.
struct SettingsProblem : Problem {
    int line = 0; ///< of the file, 1-based
    /// The goal that edits of the policy files would make true; absent: no edit would.
    std::optional<Purpose> goal = {};
};

/// One for each site. Whoever proves its goals gives them, and takes away what is of another site.
class SettingsProblems : public QObject {
    Q_OBJECT

public:
    /// The site's own, made when first asked for.
    [[nodiscard]] static SettingsProblems &of(SiteModel &site);

    [[nodiscard]] const std::vector<SettingsProblem> &all() const { return m_all; }
    void set(std::vector<SettingsProblem> found, std::string yaml);
    /// Makes an edit of the text of gatepost.yaml that the problems are about.
    void askToFix(const TextEdit &edit, const QString &label);
    /// Shows what would make the goals true.
    void askToApply();

Q_SIGNALS:
    void changed();
    void fixWanted(const std::string &yaml, const QString &label); ///< the text as it is to be
    void applyWanted();

private:
    explicit SettingsProblems(SiteModel &site);

    std::vector<SettingsProblem> m_all;
    std::string m_yaml;
};

} // namespace gatepost::ui
