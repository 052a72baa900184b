// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/site/statedanswers.h"

#include <utility>

namespace gatepost::ui {

StatedAnswers &StatedAnswers::of(SiteModel &site) {
    if (auto *known = site.findChild<StatedAnswers *>(Qt::FindDirectChildrenOnly))
        return *known;
    return *new StatedAnswers(site);
}

StatedAnswers::StatedAnswers(SiteModel &site) : QObject(&site), m_site(site) {}

void StatedAnswers::set(const SiteAnswers &answers) {
    if (answers == m_answers)
        return;
    m_answers = answers;
    m_saved.reset();
    m_savedOf.reset();
    m_site.analysis().renew();
    emit changed();
}

std::shared_ptr<const CompiledSite>
StatedAnswers::asked(const std::shared_ptr<const CompiledSite> &site) const {
    if (!m_answers.any() || m_site.analysis().isPaused())
        return site;
    Site other = site->site();
    other.answers = m_answers;
    return std::make_shared<const CompiledSite>(std::move(other));
}

std::shared_ptr<const CompiledSite> StatedAnswers::take(std::shared_ptr<const CompiledSite> draft) {
    m_draft = std::move(draft);
    return asked(m_draft);
}

std::shared_ptr<const CompiledSite> StatedAnswers::saved() const {
    const auto plain = m_site.analysis().savedSnapshot();
    if (plain != m_savedOf) {
        m_savedOf = plain;
        m_saved = asked(plain);
    }
    return m_saved;
}

std::shared_ptr<const CompiledSite> draftOf(const SiteModel &site) {
    const auto *stated = site.findChild<const StatedAnswers *>(Qt::FindDirectChildrenOnly);
    return stated != nullptr && stated->draft() ? stated->draft() : site.analysis().snapshot();
}

} // namespace gatepost::ui
