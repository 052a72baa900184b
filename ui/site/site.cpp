// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/site/site.h"

#include "core/agents/names.h"
#include "ui/bridge/text.h"
#include "ui/site/useragents.h"

#include <QDateTime>
#include <QFileInfo>

#include <algorithm>
#include <tuple>
#include <utility>

namespace gatepost::ui {

QString roleFileName(Role role) {
    return text(rowOf(role).fileName);
}

DialectId roleDialect(Role role) {
    return rowOf(role).dialect;
}

SiteModel::SiteModel(QObject *parent) : QObject(parent) {
    m_compiled = std::make_shared<const CompiledSite>(Site{});
    m_clock.setInterval(15'000);
    connect(&m_clock, &QTimer::timeout, this, [this] {
        if (!m_question.at)
            ask();
    });
    m_clock.start();
    connect(&UserAgents::instance(), &UserAgents::changed, this, [this] {
        m_savedCompiled.reset();
        recompile();
    });
    m_checkSoon.setSingleShot(true);
    m_checkSoon.setInterval(200);
    connect(&m_checkSoon, &QTimer::timeout, this, [this] {
        findProblems();
        emit problemsChanged();
    });
    ask();
}

SiteModel::~SiteModel() {
    // Documents are children; none of their last words may reach a half-gone site.
    for (const SiteFile &file : std::as_const(m_files))
        file.document->disconnect(this);
}

// ---- files ---------------------------------------------------------------------------------------

Document *SiteModel::document(Role role) const {
    const auto found =
        std::ranges::find_if(m_files, [&](const SiteFile &file) { return file.role == role; });
    return found == m_files.end() ? nullptr : found->document;
}

Document *SiteModel::document(FileId file) const {
    if (!file.isChained())
        return document(file.role());
    const QString url = text(m_compiled->fileName(file));
    const auto found = std::ranges::find_if(m_files, [&](const SiteFile &open) {
        return open.role == Role::Chained && open.url == url;
    });
    return found == m_files.end() ? nullptr : found->document;
}

std::optional<FileId> SiteModel::fileId(const Document *document) const {
    for (const SiteFile &file : m_files) {
        if (file.document != document)
            continue;
        if (isSiteFile(rowOf(file.role)))
            return FileId(file.role);
        const std::vector<ChainedFile> &chained = m_compiled->site().chain.files;
        for (std::size_t i = 0; i < chained.size(); ++i)
            if (chained[i].url == file.url.toStdString())
                return FileId::chained(i);
    }
    return std::nullopt;
}

std::optional<Role> SiteModel::roleOfDocument(const Document *document) const {
    for (const SiteFile &file : m_files)
        if (file.document == document)
            return file.role;
    return std::nullopt;
}

Document *SiteModel::add(Role role, std::unique_ptr<Document> owned, const QString &url) {
    Document *document = owned.release();
    document->setParent(this);
    if (role != Role::Chained)
        if (Document *old = this->document(role))
            closeFile(old);
    m_files.append({role, document, url});
    std::ranges::stable_sort(m_files, {}, &SiteFile::role);
    connect(document, &Document::changed, this, [this, document](const Change &change) {
        if (m_paused)
            return;
        moveProblems(document, change.edit);
        recompile();
    });
    connect(document, &Document::modifiedChanged, this, &SiteModel::filesChanged);
    connect(document, &Document::pathChanged, this, [this, document, role] {
        m_savedCompiled.reset();
        if (role != Role::Chained && !hasRealFolder()) {
            takeFolder(document->path());
            emit folderNamed();
            openChainFiles();
            recompile();
        }
        emit filesChanged();
    });
    return document;
}

std::expected<Document *, QString> SiteModel::openFile(const QString &path,
                                                       std::optional<Role> role) {
    auto bytes = Document::readFile(path);
    if (!bytes)
        return std::unexpected(bytes.error());
    const Role at =
        role ? *role : roleOf(dialectOfFileName(QFileInfo(path).fileName().toStdString()));
    auto document = std::make_unique<Document>(roleDialect(at));
    document->setLoaded(path, std::move(*bytes));
    if (m_files.size() == 1 && m_files.first().role == at &&
        m_folder != QFileInfo(path).absolutePath())
        closeAll();
    Document *opened = add(at, std::move(document));
    if (m_folder.isEmpty())
        takeFolder(path);
    openChainFiles();
    m_savedCompiled.reset();
    recompile();
    emit filesChanged();
    setCurrent(opened);
    return opened;
}

Document *SiteModel::newFile(Role role, std::string bytes) {
    Document *document = add(role, std::make_unique<Document>(roleDialect(role), std::move(bytes)));
    recompile();
    emit filesChanged();
    setCurrent(document);
    return document;
}

void SiteModel::closeFile(Document *document) {
    const auto found = std::ranges::find_if(
        m_files, [&](const SiteFile &file) { return file.document == document; });
    if (found == m_files.end())
        return;
    m_files.erase(found);
    document->disconnect(this);
    std::erase_if(m_problems, [&](const Problem &problem) { return problem.document == document; });
    emit problemsChanged(); // views keep indices into them
    if (m_current == document) {
        m_current = nullptr;
        setCurrent(m_files.isEmpty() ? nullptr : m_files.first().document);
    }
    emit filesChanged();
    document->deleteLater();
    m_savedCompiled.reset();
    recompile();
}

void SiteModel::closeAll() {
    const QList<SiteFile> open = std::exchange(m_files, {});
    m_current = nullptr;
    m_problems.clear();
    emit problemsChanged(); // views keep indices into them
    emit currentChanged(nullptr);
    emit filesChanged();
    for (const SiteFile &file : open) {
        file.document->disconnect(this);
        file.document->deleteLater();
    }
    m_folder.clear();
    takeSettings({});
    m_sitemapPaths.clear();
    m_asks.reset();
    m_side = {};
    m_savedCompiled.reset();
    recompile();
    emit settingsChanged();
    emit asksChanged();
}

void SiteModel::setCurrent(Document *document) {
    if (document == m_current)
        return;
    m_current = document;
    m_caretLine = 0;
    emit currentChanged(document);
}

// ---- question and answer -------------------------------------------------------------------------

void SiteModel::setQuestion(const Question &question) {
    if (question == m_question)
        return;
    m_question = question;
    emit questionChanged();
    ask();
}

Instant SiteModel::now() const {
    return m_question.at ? *m_question.at
                         : Instant(std::chrono::seconds(QDateTime::currentSecsSinceEpoch()));
}

Site SiteModel::buildSite(bool saved) const {
    Site site;
    for (const FileRoleRow &row : siteFiles())
        if (const Document *document = this->document(row.role))
            site.file(row.role) = saved ? document->savedTree() : document->tree();
    site.asks = m_asks;
    site.host = m_settings.host;
    site.registry = UserAgents::instance().registry();
    if (!m_settings.agentFacts.agents.empty())
        site.registry = site.registry.with(m_settings.agentFacts);
    site.follow(chainFetch(saved));
    return site;
}

std::shared_ptr<const CompiledSite> SiteModel::savedSnapshot() const {
    if (!m_savedCompiled)
        m_savedCompiled = std::make_shared<const CompiledSite>(buildSite(true));
    return m_savedCompiled;
}

namespace {

/// The verdict on the site's question, or why there is none.
std::pair<std::optional<Verdict>, QString> answerOf(const SiteModel &site) {
    if (site.isPaused())
        return {{}, SiteModel::tr("Only the text is shown. Nothing is judged.")};
    const Question &question = site.question();
    auto agent =
        identify(question.agent.trimmed().toStdString(), question.category, site.registry());
    if (!agent)
        return {{}, text(agent.error())};
    return {site.compiled().simulate({.agent = std::move(*agent),
                                      .url = question.url.trimmed().toStdString(),
                                      .at = site.now(),
                                      .reading = question.reading,
                                      .competitor = question.competitor}),
            {}};
}

} // namespace

void SiteModel::recompile() {
    // All of it is known before anybody hears of any of it: what a view is told first makes no difference.
    m_compiled = std::make_shared<const CompiledSite>(m_paused ? Site() : buildSite(false));
    ++m_revision;
    std::tie(m_verdict, m_agentError) = answerOf(*this);
    checkNowOrSoon();
    emit siteChanged();
    emit verdictChanged();
    emit problemsChanged();
}

void SiteModel::ask() {
    std::tie(m_verdict, m_agentError) = answerOf(*this);
    emit verdictChanged();
}

QString SiteModel::sentence() const {
    return m_verdict ? text(gatepost::sentence(*m_compiled, *m_verdict)) : m_agentError;
}

QStringList SiteModel::samplePaths() const {
    QStringList list;
    for (const std::string &path : m_settings.paths)
        list << text(path);
    return list;
}

std::shared_ptr<const std::vector<std::string>> SiteModel::examplePaths() const {
    if (!m_examplePaths) {
        std::vector<std::string> paths = m_settings.paths;
        paths.insert(paths.end(), m_sitemapPaths.begin(), m_sitemapPaths.end());
        m_examplePaths = std::make_shared<const std::vector<std::string>>(std::move(paths));
    }
    return m_examplePaths;
}

void SiteModel::takeSettings(SiteSettings settings) {
    m_settings = std::move(settings);
    m_examplePaths.reset();
}

QStringList SiteModel::matrixAgents() const {
    QStringList list;
    for (const std::string &agent : m_settings.agents)
        list << text(agent);
    if (list.isEmpty())
        for (const std::string_view agent : usualAgents())
            list << text(agent);
    return list;
}

void SiteModel::setSettings(const SiteSettings &settings) {
    takeSettings(settings);
    sideOf(SideFile::Settings).modified = true;
    emit settingsChanged();
    openChainFiles();
    recompile();
}

void SiteModel::setAsks(std::optional<AskRehearsal> asks) {
    m_asks = std::move(asks);
    sideOf(SideFile::Asks).modified = true;
    m_savedCompiled.reset();
    emit asksChanged();
    recompile();
}

// ---- going to places -----------------------------------------------------------------------------

void SiteModel::goTo(Document *document, ByteRange range, bool focus) {
    if (!document)
        return;
    setCurrent(document);
    emit goToRequested(document, range, focus);
}

void SiteModel::goTo(const LineRef &line, bool focus) {
    goTo(document(line.file), line.range, focus);
}

void SiteModel::setCaretLine(Document *document, int line) {
    if (document != m_current)
        return;
    m_caretLine = line;
    emit caretLineChanged(document, line);
}

void SiteModel::setFieldLine(Document *document, int line) {
    emit fieldLineChanged(document, line);
}

} // namespace gatepost::ui
