// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/site/chainedfiles.h"

#include "core/store/readfile.h"
#include "core/store/savefile.h"
#include "core/store/sitefolder.h"
#include "ui/bridge/paths.h"
#include "ui/bridge/text.h"
#include "ui/site/site.h"

#include <QDir>
#include <QFileInfo>

namespace gatepost::ui {

ChainFetch ChainedFiles::fetch(bool saved) const {
    return [this, saved](const std::string &url) -> std::expected<std::string, Message> {
        const OpenFiles &files = m_site.files();
        if (const Document *open = files.chained(QString::fromStdString(url)))
            return std::string(saved ? open->saved().text() : open->bytes());
        if (files.folder().isEmpty())
            return std::unexpected<Message>(
                GATEPOST_TEXT("store", "The site is not saved in a folder yet."));
        return readChainedFile(*files.folderFiles(), m_site.side().settings(), url);
    };
}

void ChainedFiles::open() {
    OpenFiles &files = m_site.files();
    const Document *robots2 = files.document(Role::Robots2);
    if (!robots2)
        return;
    const Chain chain = followChain(robots2->tree(), fetch(false));
    for (const ChainedFile &file : chain.files) {
        const QString url = QString::fromStdString(file.url);
        if (files.chained(url))
            continue;
        auto document = std::make_unique<Document>(roleDialect(Role::Chained));
        const auto name = chainedFileName(m_site.side().settings(), file.url);
        document->setLoaded(files.isSample() || !name
                                ? QString()
                                : pathFromBytes(files.folderFiles()->pathOf(*name)),
                            std::string(file.tree.text()));
        files.add(Role::Chained, std::move(document), url);
    }
}

std::expected<QString, QString> ChainedFiles::keep(const QString &url, std::string bytes) {
    OpenFiles &files = m_site.files();
    if (Document *open = files.chained(url)) {
        open->apply(TextEdit::between(open->bytes(), bytes), {SiteModel::tr("Fetch %1").arg(url)});
        return open->path();
    }
    QString path;
    if (files.hasRealFolder()) {
        const auto name = chainedFileName(m_site.side().settings(), url.toStdString());
        if (!name)
            return std::unexpected(
                SiteModel::tr("There is no place below chain/ for %1.").arg(url));
        const auto where = pathBelow(FileSystem::real(), pathBytes(files.folder()), *name);
        if (!where)
            return std::unexpected(text(where.error()));
        path = pathFromBytes(*where);
        if (!QDir().mkpath(QFileInfo(path).absolutePath()))
            return std::unexpected(SiteModel::tr("The folder of %1 could not be made.")
                                       .arg(QDir::toNativeSeparators(path)));
        if (const auto saved = saveFile(FileSystem::real(), {*where, bytes}); !saved)
            return std::unexpected(text(saved.error().sentence));
    }
    auto document = std::make_unique<Document>(roleDialect(Role::Chained));
    document->setLoaded(path, std::move(bytes));
    files.add(Role::Chained, std::move(document), url);
    open(); // further ones that this one names
    m_site.analysis().forgetSaved();
    m_site.analysis().renew();
    emit files.filesChanged();
    return path;
}

std::expected<void, QString> ChainedFiles::map(const QString &url, const QString &path) {
    OpenFiles &files = m_site.files();
    if (!files.hasRealFolder())
        return std::unexpected(
            SiteModel::tr("A file can be mapped when the site is in a folder: save a "
                          "policy file into one first."));
    // Without links: the dialog may have come to the folder another way.
    const QString real = QFileInfo(path).canonicalFilePath();
    const QString name = QDir(QFileInfo(files.folder()).canonicalFilePath())
                             .relativeFilePath(real.isEmpty() ? path : real);
    const auto readable = files.folderFiles()->read(pathBytes(name));
    if (!readable)
        return std::unexpected(text(readable.error()));
    if (!*readable)
        return std::unexpected(SiteModel::tr("%1 does not exist.").arg(path));
    if (Document *open = files.chained(url)) {
        if (open->isModified())
            return std::unexpected(SiteModel::tr("%1 has unsaved changes.").arg(url));
        files.closeFile(open);
    }
    SiteSettings settings = m_site.side().settings();
    settings.chain[url.toStdString()] = name.toStdString(); // with "/" on every system
    m_site.side().setSettings(settings);
    emit files.filesChanged();
    return {};
}

} // namespace gatepost::ui
