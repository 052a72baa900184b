// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What belongs to a site beside its policy files: gatepost.yaml, asks.json, files of the chain.

#include "core/settings/writesettings.h"
#include "ui/bridge/text.h"
#include "ui/site/site.h"

#include <QDir>
#include <QFileInfo>

namespace gatepost::ui {

namespace {

std::expected<void, QString> writeFile(const QString &path, std::string_view bytes) {
    if (const auto saved = saveFile(FileSystem::real(), {path, bytes}); !saved)
        return std::unexpected(saved.error().sentence);
    return {};
}

} // namespace

bool SiteModel::hasRealFolder() const {
    return !m_folder.isEmpty() && !m_folder.startsWith(QLatin1Char(':'));
}

std::expected<void, QString> SiteModel::saveSideFiles() {
    if (!sideFilesModified())
        return {};
    if (!hasRealFolder())
        return std::unexpected(
            tr("Policy tests, sample paths and rehearsed answers are kept beside "
               "the site's files: save a policy file into a folder first."));
    const QDir dir(m_folder);
    if (m_settingsModified) {
        const QString path = dir.filePath(QStringLiteral("gatepost.yaml"));
        std::string before;
        if (QFileInfo::exists(path)) {
            auto bytes = Document::readFile(path);
            if (!bytes)
                return std::unexpected(bytes.error());
            before = std::move(*bytes);
        }
        const auto after = writeSiteSettings(before, m_settings);
        if (!after)
            return std::unexpected(QStringLiteral("gatepost.yaml: ") + text(after.error()));
        if (auto written = writeFile(path, *after); !written)
            return written;
        m_settingsModified = false;
    }
    if (m_asksModified) {
        const QString path = dir.filePath(QStringLiteral("asks.json"));
        if (!m_asks) {
            if (QFileInfo::exists(path) && !QFile::remove(path))
                return std::unexpected(tr("%1 could not be removed.").arg(path));
        } else if (auto written = writeFile(path, writeAskRehearsal(*m_asks)); !written) {
            return written;
        }
        m_asksModified = false;
    }
    emit filesChanged();
    return {};
}

std::expected<QString, QString> SiteModel::keepChainFile(const QString &url, std::string bytes) {
    for (const SiteFile &file : std::as_const(m_files))
        if (file.role == Role::Chained && file.url == url) {
            file.document->apply(TextEdit::between(file.document->bytes(), bytes),
                                 {tr("Fetch %1").arg(url)});
            return file.document->path();
        }
    QString path;
    if (hasRealFolder()) {
        path = chainFilePath(url);
        if (path.isEmpty())
            return std::unexpected(tr("There is no place below chain/ for %1.").arg(url));
        if (!QDir().mkpath(QFileInfo(path).absolutePath()))
            return std::unexpected(tr("The folder of %1 could not be made.").arg(path));
        if (auto written = writeFile(path, bytes); !written)
            return std::unexpected(written.error());
    }
    auto document = std::make_unique<Document>(DialectId::Robots2);
    document->setLoaded(path, std::move(bytes));
    add(Role::Chained, std::move(document), url);
    openChainFiles(); // further ones that this one names
    m_savedCompiled.reset();
    recompile();
    emit filesChanged();
    return path;
}

std::expected<void, QString> SiteModel::mapChainFile(const QString &url, const QString &path) {
    const auto readable = Document::readFile(path);
    if (!readable)
        return std::unexpected(readable.error());
    for (const SiteFile &file : QList<SiteFile>(m_files))
        if (file.role == Role::Chained && file.url == url) {
            if (file.document->isModified())
                return std::unexpected(tr("%1 has unsaved changes.").arg(url));
            closeFile(file.document);
        }
    SiteSettings settings = m_settings;
    const QString kept = hasRealFolder() ? QDir(m_folder).relativeFilePath(path) : path;
    settings.chain[url.toStdString()] = kept.toStdString();
    setSettings(settings);
    emit filesChanged();
    return {};
}

} // namespace gatepost::ui
