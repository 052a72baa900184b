// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/site/site.h"

namespace gatepost::ui {

SiteModel::SiteModel(QObject *parent)
    : QObject(parent),
      m_files(*this),
      m_side(*this),
      m_chained(*this),
      m_analysis(*this),
      m_navigator(*this) {}

SiteModel::~SiteModel() = default;

void SiteModel::silence() {
    m_files.disconnect();
    m_side.disconnect();
    m_analysis.disconnect();
    m_navigator.disconnect();
}

} // namespace gatepost::ui
