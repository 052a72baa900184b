// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/site/settingsproblems.h"

namespace gatepost::ui {

SettingsProblems &SettingsProblems::of(SiteModel &site) {
    if (auto *known = site.findChild<SettingsProblems *>(Qt::FindDirectChildrenOnly))
        return *known;
    return *new SettingsProblems(site);
}

SettingsProblems::SettingsProblems(SiteModel &site) : QObject(&site) {}

void SettingsProblems::set(std::vector<SettingsProblem> found, std::string yaml) {
    if (found.empty() && m_all.empty())
        return;
    m_all = std::move(found);
    m_yaml = std::move(yaml);
    emit changed();
}

void SettingsProblems::askToFix(const TextEdit &edit, const QString &label) {
    if (edit.fits(m_yaml.size()))
        emit fixWanted(edit.applied(m_yaml), label);
}

void SettingsProblems::askToApply() {
    emit applyWanted();
}

} // namespace gatepost::ui
