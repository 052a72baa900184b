// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What belongs to a site beside its policy files: gatepost.yaml, asks.json, files of the chain.

#include "core/settings/writesettings.h"
#include "core/store/readfile.h"
#include "core/store/sitefolder.h"
#include "ui/bridge/paths.h"
#include "ui/bridge/text.h"
#include "ui/site/site.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace gatepost::ui {

namespace {

std::unexpected<SaveError> failed(Message sentence) {
    return std::unexpected(SaveError{SaveTrouble::Failed, std::move(sentence)});
}

} // namespace

QString sideFileName(SideFile file) {
    switch (file) {
    case SideFile::Settings: return text(kSettingsFile);
    case SideFile::Asks: break;
    }
    return text(kAsksFile);
}

bool SiteModel::hasRealFolder() const {
    return !m_folder.isEmpty() && !m_folder.startsWith(QLatin1Char(':'));
}

bool SiteModel::sideFilesModified() const {
    return std::ranges::any_of(m_side, &Side::modified);
}

QString SiteModel::sidePath(SideFile file) const {
    return hasRealFolder() ? QDir(m_folder).filePath(sideFileName(file)) : QString();
}

// ---- reading -------------------------------------------------------------------------------------

void SiteModel::takeFolder(const QString &path) {
    const bool wasSample = !m_folder.isEmpty();
    m_folder = QFileInfo(path).absolutePath();
    // What was made before there was a folder stays; saving asks if the folder holds something else.
    if (wasSample || sideFilesModified())
        return;
    (void)takeSideFiles(
        readSideFiles(*folderFiles())); // what cannot be read is said when it is to be written
    emit settingsChanged();
    emit asksChanged();
}

QStringList SiteModel::takeSideFiles(SideFiles side) {
    takeSettings(std::move(side.settings));
    m_asks = std::move(side.asks);
    m_side = {};
    sideOf(SideFile::Settings).saved = std::move(side.settingsText);
    sideOf(SideFile::Asks).saved = std::move(side.asksText);
    QStringList complaints;
    for (const UnreadFile &file : side.unread)
        complaints << text(file.why);
    if (auto complaint = readSitemaps())
        complaints << *std::move(complaint);
    return complaints;
}

std::optional<QString> SiteModel::readSitemaps() {
    m_examplePaths.reset();
    auto found = sitemapPaths(*folderFiles(), m_settings);
    m_sitemapPaths = found ? *std::move(found) : std::vector<std::string>();
    return found ? std::nullopt : std::optional(text(found.error()));
}

bool SiteModel::followSideFile(SideFile file) {
    const QString path = sidePath(file);
    Side &side = sideOf(file);
    if (path.isEmpty() || side.modified)
        return false;
    auto read = folderFiles()->read(pathBytes(sideFileName(file)));
    if (!read)
        return false;
    std::optional<std::string> now = std::move(*read);
    if (now == side.saved)
        return false;
    // What cannot be understood, perhaps half written, changes nothing.
    switch (file) {
    case SideFile::Settings: {
        auto settings = readSiteSettings(now.value_or(std::string()));
        if (!settings)
            return false;
        takeSettings(std::move(*settings));
        (void)readSitemaps(); // said when the folder is opened or read again
        break;
    }
    case SideFile::Asks:
        if (now) {
            auto asks = readAskRehearsal(*now);
            if (!asks)
                return false;
            m_asks = std::move(*asks);
        } else {
            m_asks.reset();
        }
        break;
    }
    side.saved = std::move(now);
    m_savedCompiled.reset();
    emit settingsChanged();
    emit asksChanged();
    openChainFiles();
    recompile();
    return true;
}

std::expected<void, QString> SiteModel::reloadSideFiles() {
    const QStringList complaints = takeSideFiles(readSideFiles(*folderFiles()));
    m_savedCompiled.reset();
    emit settingsChanged();
    emit asksChanged();
    openChainFiles();
    recompile();
    if (!complaints.isEmpty())
        return std::unexpected(complaints.join(QLatin1Char('\n')));
    return {};
}

// ---- writing -------------------------------------------------------------------------------------

std::string_view SiteModel::savedSideText(SideFile file) const {
    const std::optional<std::string> &saved = sideOf(file).saved;
    return saved ? std::string_view(*saved) : std::string_view();
}

std::string SiteModel::sideText(SideFile file) const {
    switch (file) {
    case SideFile::Settings:
        if (auto text = writeSiteSettings(savedSideText(file), m_settings))
            return std::move(*text);
        return writeSiteSettings({}, m_settings).value_or(std::string());
    case SideFile::Asks: break;
    }
    return m_asks ? writeAskRehearsal(*m_asks) : std::string();
}

std::expected<void, SaveError> SiteModel::saveSideFile(SideFile file, bool overwrite) {
    const QString path = sidePath(file);
    auto read = folderFiles()->read(pathBytes(sideFileName(file)));
    if (!read)
        return failed(std::move(read.error()));
    const bool exists = read->has_value();
    const std::string disk = std::move(*read).value_or(std::string());
    if (disk != savedSideText(file) && exists && !overwrite)
        return std::unexpected(changedOnDisk(pathBytes(path)));
    Side &side = sideOf(file);
    if (file == SideFile::Asks && !m_asks) {
        if (exists && !QFile::remove(path))
            return failed({GATEPOST_TEXT("store", "%1 could not be removed."), pathBytes(path)});
        side = {};
        return {};
    }
    std::string after;
    if (file == SideFile::Settings) {
        auto written = writeSiteSettings(disk, m_settings);
        if (!written)
            return failed({GATEPOST_TEXT("store", "%1: %2"), kSettingsFile, written.error()});
        after = std::move(*written);
    } else {
        after = writeAskRehearsal(*m_asks);
    }
    SaveRequest request{pathBytes(path), after};
    request.expected = disk;
    if (const auto saved = saveFile(FileSystem::real(), request); !saved)
        return std::unexpected(saved.error());
    side = {std::move(after), false};
    return {};
}

std::expected<void, SaveError> SiteModel::saveSideFiles(bool overwrite) {
    if (!sideFilesModified())
        return {};
    if (!hasRealFolder())
        return failed(GATEPOST_TEXT("store",
                                    "Policy tests, sample paths and rehearsed answers are kept "
                                    "beside the site's files: save a policy file into a folder "
                                    "first."));
    std::expected<void, SaveError> saved;
    for (const SideFile file : kSideFiles)
        if (saved && isModified(file))
            saved = saveSideFile(file, overwrite);
    emit filesChanged();
    return saved;
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
        const auto name = chainedFileName(m_settings, url.toStdString());
        if (!name)
            return std::unexpected(tr("There is no place below chain/ for %1.").arg(url));
        const auto where = pathBelow(FileSystem::real(), pathBytes(m_folder), *name);
        if (!where)
            return std::unexpected(text(where.error()));
        path = pathFromBytes(*where);
        if (!QDir().mkpath(QFileInfo(path).absolutePath()))
            return std::unexpected(
                tr("The folder of %1 could not be made.").arg(QDir::toNativeSeparators(path)));
        if (const auto saved = saveFile(FileSystem::real(), {*where, bytes}); !saved)
            return std::unexpected(text(saved.error().sentence));
    }
    auto document = std::make_unique<Document>(roleDialect(Role::Chained));
    document->setLoaded(path, std::move(bytes));
    add(Role::Chained, std::move(document), url);
    openChainFiles(); // further ones that this one names
    m_savedCompiled.reset();
    recompile();
    emit filesChanged();
    return path;
}

std::expected<void, QString> SiteModel::mapChainFile(const QString &url, const QString &path) {
    if (!hasRealFolder())
        return std::unexpected(tr("A file can be mapped when the site is in a folder: save a "
                                  "policy file into one first."));
    // Without links: the dialog may have come to the folder another way.
    const QString real = QFileInfo(path).canonicalFilePath();
    const QString name = QDir(QFileInfo(m_folder).canonicalFilePath())
                             .relativeFilePath(real.isEmpty() ? path : real);
    const auto readable = folderFiles()->read(pathBytes(name));
    if (!readable)
        return std::unexpected(text(readable.error()));
    if (!*readable)
        return std::unexpected(tr("%1 does not exist.").arg(path));
    for (const SiteFile &file : QList<SiteFile>(m_files))
        if (file.role == Role::Chained && file.url == url) {
            if (file.document->isModified())
                return std::unexpected(tr("%1 has unsaved changes.").arg(url));
            closeFile(file.document);
        }
    SiteSettings settings = m_settings;
    settings.chain[url.toStdString()] = name.toStdString(); // with "/" on every system
    setSettings(settings);
    emit filesChanged();
    return {};
}

} // namespace gatepost::ui
