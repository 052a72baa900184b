// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/site/analysis.h"

#include "core/agents/identity.h"
#include "ui/bridge/text.h"
#include "ui/bridge/when.h"
#include "ui/document/document.h"
#include "ui/site/site.h"
#include "ui/site/statedanswers.h"
#include "ui/site/useragents.h"

#include <QDateTime>

#include <algorithm>

namespace gatepost::ui {

Analysis::Analysis(SiteModel &site)
    : m_site(site), m_compiled(std::make_shared<const CompiledSite>(Site{})) {
    m_clock.setInterval(15'000);
    connect(&m_clock, &QTimer::timeout, this, [this] {
        if (!m_question.at)
            ask({});
    });
    m_clock.start();
    connect(&UserAgents::instance(), &UserAgents::changed, this, [this] {
        forgetSaved();
        renew();
    });
    m_checkSoon.setSingleShot(true);
    m_checkSoon.setInterval(200);
    connect(&m_checkSoon, &QTimer::timeout, this, [this] {
        findProblems();
        emit updated(Part::Problems);
    });
    answer();
}

// ---- the question --------------------------------------------------------------------------------

void Analysis::setQuestion(const Question &question) {
    if (question == m_question)
        return;
    m_question = question;
    ask(Part::Question);
}

std::expected<Query, QString> Analysis::queryOf(const Question &question) const {
    auto agent = identify(question.agent.trimmed().toStdString(), question.category, registry());
    if (!agent)
        return std::unexpected(text(agent.error()));
    return Query{.agent = std::move(*agent),
                 .url = question.url.trimmed().toStdString(),
                 .at = question.at.value_or(now()),
                 .reading = question.reading,
                 .competitor = question.competitor};
}

Instant Analysis::now() const {
    return m_question.at ? *m_question.at : clockNow();
}

// ---- the site ------------------------------------------------------------------------------------

Document *Analysis::document(FileId file) const {
    const OpenFiles &files = m_site.files();
    return file.isChained() ? files.chained(text(m_compiled->fileName(file)))
                            : files.document(file.role());
}

std::optional<FileId> Analysis::fileId(const Document *document) const {
    const QList<SiteFile> &open = m_site.files().all();
    const auto file = std::ranges::find(open, document, &SiteFile::document);
    if (file == open.end())
        return std::nullopt;
    if (isSiteFile(rowOf(file->role)))
        return FileId(file->role);
    const std::vector<ChainedFile> &reached = chain().files;
    const auto chained = std::ranges::find(reached, file->url.toStdString(), &ChainedFile::url);
    if (chained == reached.end())
        return std::nullopt;
    return FileId::chained(static_cast<std::size_t>(chained - reached.begin()));
}

Site Analysis::buildSite(bool saved) const {
    Site site;
    for (const FileRoleRow &row : siteFiles())
        if (const Document *document = m_site.files().document(row.role))
            site.file(row.role) = *(saved ? document->saved() : document->snapshot()).tree();
    const SideDocuments &side = m_site.side();
    site.asks = side.asks();
    site.host = side.settings().host;
    site.registry = UserAgents::instance().registry();
    if (const AgentList &facts = side.settings().agentFacts; !facts.agents.empty())
        site.registry = site.registry.with(facts);
    site.follow(m_site.chained().fetch(saved));
    return site;
}

std::shared_ptr<const CompiledSite> Analysis::savedSnapshot() const {
    if (!m_savedCompiled)
        m_savedCompiled = std::make_shared<const CompiledSite>(buildSite(true));
    return m_savedCompiled;
}

std::shared_ptr<const CompiledSite> Analysis::judged() const {
    return m_paused ? std::make_shared<const CompiledSite>(buildSite(false)) : draftOf(m_site);
}

void Analysis::follow(const Document &document, const TextEdit &edit) {
    if (m_paused)
        return;
    moveProblems(document, edit);
    renew();
}

void Analysis::forgetSaved() {
    m_savedCompiled.reset();
}

void Analysis::renew() {
    renew({});
}

void Analysis::renew(Parts besides) {
    m_compiled = StatedAnswers::of(m_site).take(
        std::make_shared<const CompiledSite>(m_paused ? Site() : buildSite(false)));
    ++m_revision;
    answer();
    checkNowOrSoon();
    emit updated(besides | Part::Site | Part::Verdict | Part::Problems);
}

void Analysis::setPaused(bool paused) {
    if (paused == m_paused)
        return;
    m_paused = paused;
    renew(Part::Pause);
}

// ---- the answer ----------------------------------------------------------------------------------

void Analysis::ask(Parts besides) {
    answer();
    emit updated(besides | Part::Verdict);
}

/// The verdict on the question, or why there is none.
void Analysis::answer() {
    m_verdict.reset();
    m_agentError.clear();
    if (m_paused) {
        m_agentError = SiteModel::tr("Only the text is shown. Nothing is judged.");
        return;
    }
    if (const auto asked = query())
        m_verdict = m_compiled->simulate(*asked);
    else
        m_agentError = asked.error();
}

QString Analysis::sentence() const {
    return m_verdict ? text(gatepost::sentence(*m_compiled, *m_verdict)) : m_agentError;
}

} // namespace gatepost::ui
