// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/site/openfiles.h"

#include "ui/bridge/text.h"
#include "ui/site/site.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace gatepost::ui {

QString roleFileName(Role role) {
    return text(rowOf(role).fileName);
}

DialectId roleDialect(Role role) {
    return rowOf(role).dialect;
}

OpenFiles::~OpenFiles() {
    // Documents are children; none of their last words may reach a half-gone site.
    for (const SiteFile &file : std::as_const(m_files))
        file.document->disconnect(this);
}

Document *OpenFiles::document(Role role) const {
    const auto found =
        std::ranges::find_if(m_files, [&](const SiteFile &file) { return file.role == role; });
    return found == m_files.end() ? nullptr : found->document;
}

Document *OpenFiles::chained(const QString &url) const {
    const auto found = std::ranges::find_if(m_files, [&](const SiteFile &file) {
        return file.role == Role::Chained && file.url == url;
    });
    return found == m_files.end() ? nullptr : found->document;
}

std::optional<Role> OpenFiles::roleOfDocument(const Document *document) const {
    for (const SiteFile &file : m_files)
        if (file.document == document)
            return file.role;
    return std::nullopt;
}

std::size_t OpenFiles::byteCount() const {
    std::size_t count = 0;
    for (const SiteFile &file : m_files)
        count += file.document->bytes().size();
    return count;
}

// ---- opening and closing -------------------------------------------------------------------------

Document *OpenFiles::add(Role role, std::unique_ptr<Document> owned, const QString &url) {
    Document *document = owned.release();
    document->setParent(this);
    if (role != Role::Chained)
        if (Document *old = this->document(role))
            closeFile(old);
    m_files.append({role, document, url});
    std::ranges::stable_sort(m_files, {}, &SiteFile::role);
    connect(document, &Document::changed, this, [this, document](const Change &change) {
        m_site.analysis().follow(*document, change.edit);
    });
    connect(document, &Document::modifiedChanged, this, &OpenFiles::filesChanged);
    connect(document, &Document::pathChanged, this,
            [this, document, role] { takePath(*document, role); });
    return document;
}

void OpenFiles::takePath(const Document &document, Role role) {
    m_site.analysis().forgetSaved();
    if (role != Role::Chained && !hasRealFolder()) {
        takeFolder(document.path());
        emit folderNamed();
        m_site.chained().open();
        m_site.analysis().renew();
    }
    emit filesChanged();
}

std::expected<Document *, QString> OpenFiles::openFile(const QString &path,
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
    m_site.chained().open();
    m_site.analysis().forgetSaved();
    m_site.analysis().renew();
    emit filesChanged();
    setCurrent(opened);
    return opened;
}

Document *OpenFiles::newFile(Role role, std::string bytes) {
    Document *document = add(role, std::make_unique<Document>(roleDialect(role), std::move(bytes)));
    m_site.analysis().renew();
    emit filesChanged();
    setCurrent(document);
    return document;
}

void OpenFiles::closeFile(Document *document) {
    const auto found = std::ranges::find_if(
        m_files, [&](const SiteFile &file) { return file.document == document; });
    if (found == m_files.end())
        return;
    m_files.erase(found);
    document->disconnect(this);
    m_site.analysis().forgetClosed();
    if (m_current == document) {
        m_current = nullptr;
        setCurrent(m_files.isEmpty() ? nullptr : m_files.first().document);
    }
    emit filesChanged();
    document->deleteLater();
    m_site.analysis().forgetSaved();
    m_site.analysis().renew();
}

void OpenFiles::closeAll() {
    const QList<SiteFile> open = std::exchange(m_files, {});
    m_current = nullptr;
    m_site.analysis().forgetClosed();
    emit currentChanged(nullptr);
    emit filesChanged();
    for (const SiteFile &file : open) {
        file.document->disconnect(this);
        file.document->deleteLater();
    }
    m_folder.clear();
    (void)m_site.side().take({}); // nothing is read, so nothing can be wrong
    m_site.analysis().forgetSaved();
    m_site.analysis().renew();
    m_site.side().announce();
}

void OpenFiles::setCurrent(Document *document) {
    if (document == m_current)
        return;
    m_current = document;
    emit currentChanged(document);
}

} // namespace gatepost::ui
