// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The text alone.

#include "ui/document/document.h"
#include "ui/site/site.h"

namespace gatepost::ui {

std::size_t SiteModel::size() const {
    std::size_t size = 0;
    for (const SiteFile &file : m_files)
        size += file.document->bytes().size();
    return size;
}

void SiteModel::setPaused(bool paused) {
    if (paused == m_paused)
        return;
    m_paused = paused;
    emit pausedChanged();
    recompile();
}

std::shared_ptr<const CompiledSite> SiteModel::judged() const {
    return m_paused ? std::make_shared<const CompiledSite>(buildSite(false)) : m_compiled;
}

} // namespace gatepost::ui
