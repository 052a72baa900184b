// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/site/draftchanges.h"
#include "ui/site/statedanswers.h"

#include <algorithm>

namespace gatepost::ui {

namespace {

constexpr int kPause = 60; // ms: who types on starts nothing

exact::ExactQuestion questionOf(const SiteModel &site) {
    exact::ExactQuestion question;
    question.reading = site.analysis().question().reading;
    question.competitor = site.analysis().question().competitor;
    question.day = site.analysis().now();
    return question;
}

} // namespace

DraftChanges &DraftChanges::of(SiteModel &site) {
    if (auto *known = site.findChild<DraftChanges *>(Qt::FindDirectChildrenOnly))
        return *known;
    return *new DraftChanges(site);
}

DraftChanges::DraftChanges(SiteModel &site) : QObject(&site), m_site(site) {
    m_soon.setSingleShot(true);
    m_soon.setInterval(kPause);
    connect(&m_soon, &QTimer::timeout, this, &DraftChanges::start);
    site.analysis().whenUpdated(Analysis::Part::Site | Analysis::Part::Question, this,
                                &DraftChanges::renew);
    connect(&site.files(), &OpenFiles::filesChanged, this, &DraftChanges::renew);
    connect(&site.side(), &SideDocuments::settingsChanged, this, &DraftChanges::renew);
    renew();
}

bool DraftChanges::isCurrent(const DraftDifference &result) const {
    return result.revision == m_site.analysis().revision() &&
           result.before == m_site.analysis().savedSnapshot() && result.after == draftOf(m_site) &&
           result.reading == m_site.analysis().question().reading &&
           result.competitor == m_site.analysis().question().competitor;
}

bool DraftChanges::hasBaseline() const {
    return std::ranges::any_of(m_site.files().all(), [](const SiteFile &file) {
        return !file.document->path().isEmpty() || !file.document->saved().text().empty();
    });
}

std::shared_ptr<const DraftDifference> DraftChanges::current() const {
    return m_result && isCurrent(*m_result) ? m_result : nullptr;
}

void DraftChanges::renew() {
    if (current())
        return;
    m_job.cancel();
    m_wanted = true;
    m_soon.start();
}

void DraftChanges::start() {
    m_wanted = false;
    if (m_site.analysis().isPaused() || current())
        return;
    m_job.cancel();
    auto made = std::make_shared<DraftDifference>();
    made->before = m_site.analysis().savedSnapshot();
    made->after = draftOf(m_site);
    made->revision = m_site.analysis().revision();
    made->reading = m_site.analysis().question().reading;
    made->competitor = m_site.analysis().question().competitor;
    const bool modified = m_site.side().isModified() ||
                          std::ranges::any_of(m_site.files().all(), [](const SiteFile &file) {
                              return file.document->isModified();
                          });
    if (!modified) { // nothing to compare
        take(std::move(made));
        return;
    }
    m_job.start([this, made, question = questionOf(m_site),
                 paths = m_site.side().examplePaths()](const Latest::Run &run) mutable {
        question.paths = *paths;
        question.limits.stop = run.stop();
        made->found = exact::differences(*made->before, *made->after, question);
        return [this, made] { take(made); };
    });
}

void DraftChanges::take(std::shared_ptr<const DraftDifference> result) {
    if (!isCurrent(*result)) {
        renew();
        return;
    }
    m_result = std::move(result);
    emit changed();
}

std::shared_ptr<const DraftDifference> DraftChanges::waited(int milliseconds) {
    if (current())
        return current();
    m_soon.stop();
    if (m_wanted || !m_job.isRunning())
        start();
    return m_job.waitFor(milliseconds) ? current() : nullptr;
}

} // namespace gatepost::ui
