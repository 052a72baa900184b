// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What belongs to a site beside its policy files: gatepost.yaml, asks.json, files of the chain.

#include "core/settings/writesettings.h"
#include "ui/bridge/text.h"
#include "ui/site/site.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace gatepost::ui {

namespace {

std::expected<void, QString> writeFile(const QString &path, std::string_view bytes) {
    if (const auto saved = saveFile(FileSystem::real(), {path, bytes}); !saved)
        return std::unexpected(saved.error().sentence);
    return {};
}

} // namespace

QString sideFileName(SideFile file) {
    switch (file) {
    case SideFile::Settings: return QStringLiteral("gatepost.yaml");
    case SideFile::Asks: break;
    }
    return QStringLiteral("asks.json");
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
    readSideFiles(); // what cannot be read is said when it is to be written
    emit settingsChanged();
    emit asksChanged();
}

QStringList SiteModel::readSideFiles() {
    QStringList complaints;
    m_settings = {};
    m_asks.reset();
    m_side = {};
    const QDir dir(m_folder);
    for (const SideFile file : kSideFiles) {
        const QString name = sideFileName(file);
        if (!dir.exists(name))
            continue;
        auto bytes = Document::readFile(dir.filePath(name));
        if (!bytes) {
            complaints << bytes.error();
            continue;
        }
        switch (file) {
        case SideFile::Settings:
            if (auto settings = readSiteSettings(*bytes))
                m_settings = std::move(*settings);
            else
                complaints << text(settings.error());
            break;
        case SideFile::Asks:
            if (auto asks = readAskRehearsal(*bytes))
                m_asks = std::move(*asks);
            else
                complaints << name + QStringLiteral(": ") + text(asks.error());
            break;
        }
        sideOf(file).saved = std::move(*bytes);
    }
    return complaints;
}

bool SiteModel::followSideFile(SideFile file) {
    const QString path = sidePath(file);
    Side &side = sideOf(file);
    if (path.isEmpty() || side.modified)
        return false;
    std::optional<std::string> now;
    if (QFileInfo::exists(path)) {
        auto bytes = Document::readFile(path);
        if (!bytes)
            return false;
        now = std::move(*bytes);
    }
    if (now == side.saved)
        return false;
    // What cannot be understood, perhaps half written, changes nothing.
    switch (file) {
    case SideFile::Settings: {
        auto settings = readSiteSettings(now.value_or(std::string()));
        if (!settings)
            return false;
        m_settings = std::move(*settings);
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
    const QStringList complaints = readSideFiles();
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
    const auto failed = [](const QString &sentence) {
        return std::unexpected(SaveError{SaveTrouble::Failed, sentence});
    };
    std::string disk;
    const bool exists = QFileInfo::exists(path);
    if (exists) {
        auto bytes = Document::readFile(path);
        if (!bytes)
            return failed(bytes.error());
        disk = std::move(*bytes);
    }
    if (disk != savedSideText(file) && exists && !overwrite)
        return std::unexpected(changedOnDisk(path));
    Side &side = sideOf(file);
    if (file == SideFile::Asks && !m_asks) {
        if (exists && !QFile::remove(path))
            return failed(tr("%1 could not be removed.").arg(QDir::toNativeSeparators(path)));
        side = {};
        return {};
    }
    std::string after;
    if (file == SideFile::Settings) {
        auto written = writeSiteSettings(disk, m_settings);
        if (!written)
            return failed(sideFileName(file) + QStringLiteral(": ") + text(written.error()));
        after = std::move(*written);
    } else {
        after = writeAskRehearsal(*m_asks);
    }
    SaveRequest request{path, after};
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
        return std::unexpected(
            SaveError{SaveTrouble::Failed,
                      tr("Policy tests, sample paths and rehearsed answers are kept beside "
                         "the site's files: save a policy file into a folder first.")});
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
        path = chainFilePath(url);
        if (path.isEmpty())
            return std::unexpected(tr("There is no place below chain/ for %1.").arg(url));
        if (!QDir().mkpath(QFileInfo(path).absolutePath()))
            return std::unexpected(
                tr("The folder of %1 could not be made.").arg(QDir::toNativeSeparators(path)));
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
