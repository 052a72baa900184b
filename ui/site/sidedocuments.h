// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ask/ask.h"
#include "core/settings/settingsyaml.h"
#include "core/store/savefile.h"
#include "core/store/sitefolder.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <array>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gatepost::ui {

class SiteModel;

/// What a site keeps beside its policy files.
enum class SideFile { Settings, Asks };
constexpr SideFile kSideFiles[] = {SideFile::Settings, SideFile::Asks};
[[nodiscard]] QString sideFileName(SideFile file); ///< "gatepost.yaml", "asks.json"

/// gatepost.yaml and asks.json of the site's folder: what they say, and the files themselves. A site that has no folder
/// has them in memory.
class SideDocuments : public QObject {
    Q_OBJECT

public:
    explicit SideDocuments(SiteModel &site) : m_site(site) {}

    /// Sample paths, agents of the matrix, chained files, policy tests.
    [[nodiscard]] const SiteSettings &settings() const { return m_settings; }
    void setSettings(const SiteSettings &settings);
    /// Sample paths: offered, counted by rules, columns of the matrix.
    [[nodiscard]] QStringList samplePaths() const;
    /// Sample paths and the addresses of the sitemaps that gatepost.yaml names: examples for what is true of all paths.
    [[nodiscard]] std::shared_ptr<const std::vector<std::string>> examplePaths() const;
    /// Rows of the matrix: the settings' agents, or some well-known ones.
    [[nodiscard]] QStringList matrixAgents() const;
    [[nodiscard]] const std::optional<AskRehearsal> &asks() const { return m_asks; }
    void setAsks(std::optional<AskRehearsal> asks);

    /// True while a file on disk does not say what settings() or asks() do.
    [[nodiscard]] bool isModified() const;
    [[nodiscard]] bool isModified(SideFile file) const { return sideOf(file).modified; }
    [[nodiscard]] QString pathOf(SideFile file) const; ///< empty without a real folder
    /// What saving would make of the file; empty: it goes.
    [[nodiscard]] std::string textOf(SideFile file) const;
    /// As it was read or written last.
    [[nodiscard]] std::string_view savedTextOf(SideFile file) const;
    /// gatepost.yaml as it was read or written last, with its tree.
    [[nodiscard]] const YamlText &savedSettings() const;
    /// Writes them into the site's folder, unless it holds something else than what was read; `overwrite`: also then.
    /// After an error nothing is lost, they stay modified.
    std::expected<void, SaveError> save(bool overwrite = false);
    /// Reads the file again if it holds something else and nothing is unsaved. True if it did.
    bool follow(SideFile file);
    /// Reads both again; what is unsaved in them goes. The error is what could not be read.
    std::expected<void, QString> reload();

    /// Takes what a folder has without emitting anything: announce() does when the rest of the site is known. Returns
    /// what was wrong, a sentence each.
    [[nodiscard]] QStringList take(SideFiles side);
    void announce();

Q_SIGNALS:
    void settingsChanged();
    void asksChanged();

private:
    struct Side {
        std::optional<std::string> saved; ///< as read or written last; absent: there was none
        bool modified = false;
    };
    [[nodiscard]] Side &sideOf(SideFile file) { return m_side[static_cast<std::size_t>(file)]; }
    [[nodiscard]] const Side &sideOf(SideFile file) const {
        return m_side[static_cast<std::size_t>(file)];
    }
    void takeSettings(SiteSettings settings);
    [[nodiscard]] bool understand(SideFile file, const std::optional<std::string> &text);
    [[nodiscard]] std::optional<QString> readSitemaps(); ///< what was wrong
    void afterReading();
    std::expected<void, SaveError> save(SideFile file, bool overwrite);

    SiteModel &m_site;
    SiteSettings m_settings;
    std::vector<std::string> m_sitemapPaths;
    mutable std::shared_ptr<const std::vector<std::string>> m_examplePaths; ///< null: not asked yet
    mutable YamlText m_savedSettings = settingsYaml({});
    struct Written {
        std::string saved; ///< what it was written into
        std::string text;
    };
    mutable std::optional<Written> m_written; ///< of m_settings
    std::optional<AskRehearsal> m_asks;
    std::array<Side, std::size(kSideFiles)> m_side;
};

} // namespace gatepost::ui
