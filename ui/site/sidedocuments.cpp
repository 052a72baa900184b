// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/site/sidedocuments.h"

#include "core/agents/names.h"
#include "core/settings/settingsyaml.h"
#include "core/settings/writegoals.h"
#include "core/settings/writesettings.h"
#include "core/store/savebounds.h"
#include "core/text/listlimits.h"
#include "ui/bridge/paths.h"
#include "ui/bridge/text.h"
#include "ui/site/settingstext.h"
#include "ui/site/site.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <utility>

namespace gatepost::ui {

namespace {

std::unexpected<SaveError> failed(Message sentence) {
    return std::unexpected(SaveError{SaveTrouble::Failed, std::move(sentence)});
}

std::string goalsText(const std::optional<Goals> &goals) {
    return goals ? writeGoals(*goals) : std::string();
}

/// A gatepost.yaml with these settings instead of the ones in it. Goals that say the same keep their bytes.
std::expected<YamlText, Message> written(const YamlText &yaml, const SiteSettings &wanted) {
    auto text = writeSiteSettings(yaml, wanted);
    if (!text)
        return text;
    const auto present = readSiteSettings(*text);
    return present && goalsText(present->goals) != goalsText(wanted.goals)
               ? putGoals(*text, wanted.goals.value_or(Goals()))
               : text;
}

/// Whether they are the same but for their goals, which decide no verdict.
bool differInGoalsAlone(const SiteSettings &one, const SiteSettings &other) {
    return areWrittenAlike(one, other) && goalsText(one.goals) != goalsText(other.goals);
}

} // namespace

QString sideFileName(SideFile file) {
    switch (file) {
    case SideFile::Settings: return text(kSettingsFile);
    case SideFile::Asks: break;
    }
    return text(kAsksFile);
}

// ---- what they say -------------------------------------------------------------------------------

QStringList SideDocuments::samplePaths() const {
    QStringList list;
    for (const std::string &path : m_settings.paths)
        list << text(path);
    return list;
}

std::shared_ptr<const std::vector<std::string>> SideDocuments::examplePaths() const {
    if (!m_examplePaths) {
        std::vector<std::string> paths = m_settings.paths;
        paths.insert(paths.end(), m_sitemapPaths.begin(), m_sitemapPaths.end());
        m_examplePaths = std::make_shared<const std::vector<std::string>>(std::move(paths));
    }
    return m_examplePaths;
}

QStringList SideDocuments::matrixAgents() const {
    QStringList list;
    for (const std::string &agent : m_settings.agents)
        list << text(agent);
    if (list.isEmpty())
        for (const std::string_view agent : usualAgents())
            list << text(agent);
    return list;
}

void SideDocuments::takeSettings(SiteSettings settings) {
    m_settings = std::move(settings);
    m_written.reset();
    m_examplePaths.reset();
}

void SideDocuments::setSettings(const SiteSettings &settings) {
    if (differInGoalsAlone(m_settings, settings)) {
        m_settings.goals = settings.goals;
        m_settings.environments = settings.environments; // theirs follow from them
        m_written.reset();
        // Goals that are taken back are those of the file again.
        const bool isModified = textOf(SideFile::Settings) != savedTextOf(SideFile::Settings);
        const bool was = std::exchange(sideOf(SideFile::Settings).modified, isModified);
        emit settingsChanged();
        if (was != isModified) // there is something to save now, or nothing any more
            emit m_site.files().filesChanged();
        return; // no answer differs
    }
    takeSettings(settings);
    sideOf(SideFile::Settings).modified =
        textOf(SideFile::Settings) != savedTextOf(SideFile::Settings);
    emit settingsChanged();
    m_site.chained().open();
    m_site.analysis().renew();
}

void SideDocuments::setAsks(std::optional<AskRehearsal> asks) {
    m_asks = std::move(asks);
    sideOf(SideFile::Asks).modified = true;
    m_site.analysis().forgetSaved();
    emit asksChanged();
    m_site.analysis().renew();
}

void SideDocuments::announce() {
    emit settingsChanged();
    emit asksChanged();
}

bool SideDocuments::isModified() const {
    return std::ranges::any_of(m_side, &Side::modified);
}

QString SideDocuments::pathOf(SideFile file) const {
    const OpenFiles &files = m_site.files();
    return files.hasRealFolder() ? QDir(files.folder()).filePath(sideFileName(file)) : QString();
}

// ---- reading -------------------------------------------------------------------------------------

QStringList SideDocuments::take(SideFiles side) {
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

std::optional<QString> SideDocuments::readSitemaps() {
    m_examplePaths.reset();
    auto found = sitemapPaths(*m_site.files().folderFiles(), m_settings);
    m_sitemapPaths = found ? *std::move(found) : std::vector<std::string>();
    return found ? std::nullopt : std::optional(text(found.error()));
}

/// Takes what the text says; false if it is not understood. Absent: there is no such file.
bool SideDocuments::understand(SideFile file, const std::optional<std::string> &text) {
    switch (file) {
    case SideFile::Settings: {
        auto settings = readSiteSettings(text.value_or(std::string()));
        if (!settings)
            return false;
        takeSettings(std::move(*settings));
        (void)readSitemaps(); // said when the folder is opened or read again
        return true;
    }
    case SideFile::Asks: break;
    }
    if (!text) {
        m_asks.reset();
        return true;
    }
    auto asks = readAskRehearsal(*text);
    if (!asks)
        return false;
    m_asks = std::move(*asks);
    return true;
}

bool SideDocuments::follow(SideFile file) {
    Side &side = sideOf(file);
    if (!m_site.files().hasRealFolder() || side.modified)
        return false;
    auto read = m_site.files().folderFiles()->read(pathBytes(sideFileName(file)));
    // What cannot be understood, perhaps half written, changes nothing.
    if (!read || *read == side.saved || !understand(file, *read))
        return false;
    side.saved = std::move(*read);
    afterReading();
    return true;
}

std::expected<void, QString> SideDocuments::reload() {
    const QStringList complaints = take(readSideFiles(*m_site.files().folderFiles()));
    afterReading();
    if (!complaints.isEmpty())
        return std::unexpected(complaints.join(QLatin1Char('\n')));
    return {};
}

void SideDocuments::afterReading() {
    m_site.analysis().forgetSaved();
    announce();
    m_site.chained().open();
    m_site.analysis().renew();
}

// ---- writing -------------------------------------------------------------------------------------

std::string_view SideDocuments::savedTextOf(SideFile file) const {
    const std::optional<std::string> &saved = sideOf(file).saved;
    return saved ? std::string_view(*saved) : std::string_view();
}

const YamlText &SideDocuments::savedSettings() const {
    if (const std::string_view saved = savedTextOf(SideFile::Settings);
        m_savedSettings.text() != saved)
        m_savedSettings = settingsYaml(saved);
    return m_savedSettings;
}

std::expected<YamlText, Message> settingsTextWith(const SideDocuments &side,
                                                  const SiteSettings &settings) {
    return written(side.savedSettings(), settings);
}

std::string SideDocuments::textOf(SideFile file) const {
    switch (file) {
    case SideFile::Settings:
        if (!m_written || m_written->saved != savedTextOf(file)) {
            auto now = written(savedSettings(), m_settings);
            if (!now)
                now = written(settingsYaml({}), m_settings);
            m_written = {std::string(savedTextOf(file)),
                         now ? std::string(now->text()) : std::string()};
        }
        return m_written->text;
    case SideFile::Asks: break;
    }
    return m_asks ? writeAskRehearsal(*m_asks) : std::string();
}

std::expected<void, SaveError> SideDocuments::save(SideFile file, bool overwrite) {
    const QString path = pathOf(file);
    auto read = m_site.files().folderFiles()->read(pathBytes(sideFileName(file)));
    if (!read)
        return failed(std::move(read.error()));
    const bool exists = read->has_value();
    const std::string disk = std::move(*read).value_or(std::string());
    if (disk != savedTextOf(file) && exists && !overwrite)
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
        const auto text = written(settingsYaml(disk), m_settings);
        if (!text)
            return failed({GATEPOST_TEXT("store", "%1: %2"), kSettingsFile, text.error()});
        after = text->text();
    } else {
        after = writeAskRehearsal(*m_asks);
    }
    SaveRequest request{pathBytes(path), after};
    request.expected = disk;
    const std::size_t most = file == SideFile::Settings ? limits::kSettings : limits::kAsks;
    if (auto bounded = mayBeSaved(request.path, after, most); !bounded)
        return bounded;
    if (const auto saved = saveFile(FileSystem::real(), request); !saved)
        return std::unexpected(saved.error());
    side = {std::move(after), false};
    return {};
}

std::expected<void, SaveError> SideDocuments::save(bool overwrite) {
    if (!isModified())
        return {};
    if (!m_site.files().hasRealFolder())
        return failed(GATEPOST_TEXT("store",
                                    "Policy tests, sample paths and rehearsed answers are kept "
                                    "beside the site's files: save a policy file into a folder "
                                    "first."));
    std::expected<void, SaveError> saved;
    for (const SideFile file : kSideFiles)
        if (saved && isModified(file))
            saved = save(file, overwrite);
    emit m_site.files().filesChanged();
    return saved;
}

} // namespace gatepost::ui
