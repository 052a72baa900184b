// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/settings/sitesettings.h"
#include "core/simulate/simulate.h"
#include "core/store/sitefolder.h"
#include "ui/document/document.h"
#include "ui/site/problem.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <array>
#include <expected>
#include <memory>
#include <optional>
#include <vector>

/// The open site: its documents with their roles, the question that is being asked, and the answer.
///
/// Panels take a SiteModel and meet only here: they read what they show, connect to its signals, edit through
/// Document::apply() and send the caret somewhere with goTo(). After any edit the site is compiled anew at
/// once (a 500 KiB file: milliseconds), then siteChanged(), verdictChanged() and problemsChanged() follow.
namespace gatepost::ui {

/// What a document is for the site (core/dialect/filerole.h).
using Role = FileRole;

/// "robots.txt", "robots-ai.txt", "robots2.txt", "agent-policy.kno"; empty for Chained.
[[nodiscard]] QString roleFileName(Role role);
[[nodiscard]] DialectId roleDialect(Role role);

/// What a site keeps beside its policy files.
enum class SideFile { Settings, Asks };
constexpr SideFile kSideFiles[] = {SideFile::Settings, SideFile::Asks};
[[nodiscard]] QString sideFileName(SideFile file); ///< "gatepost.yaml", "asks.json"

struct SiteFile {
    Role role = Role::Robots;
    Document *document = nullptr;
    QString url = {}; ///< Chained only
};

/// What is asked: the question bar's state, kept for each site.
struct Question {
    QString agent = QStringLiteral("GPTBot"); ///< any form of S10
    std::optional<Category> category;         ///< override; absent = as identity or registry say
    bool competitor = false;                  ///< S57
    QString url = QStringLiteral("/");
    std::optional<Instant> at; ///< absent = now
    Reading reading = Reading::Author;
    friend bool operator==(const Question &, const Question &) = default;
};

class SiteModel : public QObject {
    Q_OBJECT

public:
    explicit SiteModel(QObject *parent = nullptr);
    ~SiteModel() override;

    // ---- files -------------------------------------------------------------------------------------
    [[nodiscard]] const QList<SiteFile> &files() const { return m_files; }
    [[nodiscard]] Document *
    document(Role role) const; ///< null if the site has none (Chained: the first)
    [[nodiscard]] Document *document(FileId file) const;
    /// How verdicts name the document; absent for the agent policy and for chained files that are not reached.
    [[nodiscard]] std::optional<FileId> fileId(const Document *document) const;
    [[nodiscard]] std::optional<Role> roleOfDocument(const Document *document) const;
    /// Of the first file that was opened or saved; empty = none. Its gatepost.yaml and asks.json are the site's.
    [[nodiscard]] const QString &folder() const { return m_folder; }

    /// Closes what is open and opens the well-known files of a folder, its gatepost.yaml, asks.json and chain/.
    std::expected<void, QString> openFolder(const QString &folder);
    /// Opens one file into the role its name says (or `role`), replacing the document of that role. Sibling files are
    /// left alone. A file that is the only one open begins another site if it is from another folder.
    std::expected<Document *, QString> openFile(const QString &path, std::optional<Role> role = {});
    /// A new, unsaved document of that role.
    Document *newFile(Role role, std::string bytes = {});
    void closeFile(Document *document);
    void closeAll();
    /// The sample site compiled into the program; its documents have no path.
    void openSample();

    /// The document that form and text show.
    [[nodiscard]] Document *current() const { return m_current; }
    void setCurrent(Document *document);

    // ---- question and answer -----------------------------------------------------------------------
    [[nodiscard]] const Question &question() const { return m_question; }
    void setQuestion(const Question &question);
    [[nodiscard]] Instant now() const; ///< the question's time, or the clock's
    [[nodiscard]] const CompiledSite &compiled() const { return *m_compiled; }
    /// Keeps the compiled site alive: for workers. Stale when revision() has moved on.
    [[nodiscard]] std::shared_ptr<const CompiledSite> snapshot() const { return m_compiled; }
    /// The site as it is saved: for Changes. Compiled when first asked after a save.
    [[nodiscard]] std::shared_ptr<const CompiledSite> savedSnapshot() const;
    [[nodiscard]] quint64 revision() const {
        return m_revision;
    } ///< of the site, grows with every change
    /// Absent if the agent's text names nobody; agentError() then says why.
    [[nodiscard]] const std::optional<Verdict> &verdict() const { return m_verdict; }
    [[nodiscard]] const QString &agentError() const { return m_agentError; }
    /// The list of agents that questions are asked with: compiled in, the user's, the site's own.
    [[nodiscard]] const Registry &registry() const { return m_compiled->site().registry; }
    /// The one sentence, or the agent's error.
    [[nodiscard]] QString sentence() const;

    // ---- the text alone ----------------------------------------------------------------------------
    /// For texts so large that every key waits: while paused nothing is compiled, judged or checked, no view says anything about
    /// the site, and agentError() says why. Edits, undo, journals and saves are as ever.
    void setPaused(bool paused);
    [[nodiscard]] bool isPaused() const { return m_paused; }
    /// snapshot(), or what it would be if the site were not paused.
    [[nodiscard]] std::shared_ptr<const CompiledSite> judged() const;
    [[nodiscard]] std::size_t size() const; ///< bytes of all files

    // ---- the rest of the site ----------------------------------------------------------------------
    /// gatepost.yaml of the site's folder: sample paths, agents of the matrix, chained files, policy tests.
    [[nodiscard]] const SiteSettings &settings() const { return m_settings; }
    /// Sample paths: offered, counted by rules, columns of the matrix.
    [[nodiscard]] QStringList samplePaths() const;
    /// Sample paths and the addresses of the sitemaps that gatepost.yaml names: examples for what is true of all paths.
    [[nodiscard]] std::shared_ptr<const std::vector<std::string>> examplePaths() const;
    /// Rows of the matrix: the settings' agents, or some well-known ones.
    [[nodiscard]] QStringList matrixAgents() const;
    void setSettings(const SiteSettings &settings);
    [[nodiscard]] const std::optional<AskRehearsal> &asks() const { return m_asks; }
    void setAsks(std::optional<AskRehearsal> asks);
    /// True while gatepost.yaml or asks.json on disk do not say what settings() and asks() do.
    [[nodiscard]] bool sideFilesModified() const;
    [[nodiscard]] bool isModified(SideFile file) const { return sideOf(file).modified; }
    /// Writes them into the site's folder, unless it holds something else than what was read; `overwrite`: also then.
    /// After an error nothing is lost, they stay modified.
    std::expected<void, SaveError> saveSideFiles(bool overwrite = false);
    /// What saving would make of the file; empty: it goes.
    [[nodiscard]] std::string sideText(SideFile file) const;
    /// As it was read or written last.
    [[nodiscard]] std::string_view savedSideText(SideFile file) const;
    [[nodiscard]] QString sidePath(SideFile file) const; ///< empty without a real folder
    /// Reads the file again if it holds something else and nothing is unsaved. True if it did.
    bool followSideFile(SideFile file);
    /// Reads both again; what is unsaved in them goes. The error is what could not be read.
    std::expected<void, QString> reloadSideFiles();
    /// False for the sample and for files that were never saved.
    [[nodiscard]] bool hasRealFolder() const;
    /// Takes the bytes of a chained URL, as fetched: an undoable step in the document that stands for it, else a new
    /// file below chain/ (in memory where the site has no folder). The path, or why not.
    std::expected<QString, QString> keepChainFile(const QString &url, std::string bytes);
    /// Lets a local file stand for a chained URL (kept in gatepost.yaml).
    std::expected<void, QString> mapChainFile(const QString &url, const QString &path);
    [[nodiscard]] const Chain &chain() const { return m_compiled->site().chain; }
    [[nodiscard]] const std::vector<Problem> &problems() const { return m_problems; }

    // ---- going to places ---------------------------------------------------------------------------
    /// Shows the document, puts the caret at the range and focuses the text if `focus`.
    void goTo(Document *document, ByteRange range, bool focus = true);
    void goTo(const LineRef &line, bool focus = true);
    /// The caret's line (0-based) in the current document, told by the text view; the form marks its field.
    void setCaretLine(Document *document, int line);
    [[nodiscard]] int caretLine() const { return m_caretLine; }
    /// The line of the focused field, told by forms; the text marks it. -1 = none.
    void setFieldLine(Document *document, int line);
    /// Asks whoever is there to offer edits that turn the answer to this question: the window does.
    void askToChange(const Question &question) { Q_EMIT changeRequested(question); }

Q_SIGNALS:
    void filesChanged(); ///< opened, closed, renamed, modified flag
    void currentChanged(gatepost::ui::Document *document);
    void siteChanged(); ///< compiled anew
    void questionChanged();
    void verdictChanged(); ///< also emitted when only its time moved on
    void problemsChanged();
    void settingsChanged();
    void asksChanged();
    void pausedChanged();
    void folderNamed(); ///< a site that had no folder was saved into one; filesChanged() follows
    void goToRequested(gatepost::ui::Document *document, gatepost::ByteRange range, bool focus);
    void caretLineChanged(gatepost::ui::Document *document, int line);
    void fieldLineChanged(gatepost::ui::Document *document, int line);
    void changeRequested(const gatepost::ui::Question &question);

private:
    Document *add(Role role, std::unique_ptr<Document> document, const QString &url = {});
    void recompile();
    void ask();
    void checkNowOrSoon();
    void findProblems();
    void moveProblems(const Document *document, const TextEdit &edit);
    [[nodiscard]] Site buildSite(bool saved) const;
    [[nodiscard]] ChainFetch chainFetch(bool saved) const;
    [[nodiscard]] std::unique_ptr<FolderFiles> folderFiles() const; ///< of m_folder
    void openChainFiles();
    void takeFolder(const QString &path);
    [[nodiscard]] QStringList takeSideFiles(SideFiles side); ///< what was wrong
    void takeSettings(SiteSettings settings);
    [[nodiscard]] std::optional<QString> readSitemaps(); ///< what was wrong
    struct Side {
        std::optional<std::string> saved; ///< as read or written last; absent: there was none
        bool modified = false;
    };
    [[nodiscard]] Side &sideOf(SideFile file) { return m_side[static_cast<std::size_t>(file)]; }
    [[nodiscard]] const Side &sideOf(SideFile file) const {
        return m_side[static_cast<std::size_t>(file)];
    }
    std::expected<void, SaveError> saveSideFile(SideFile file, bool overwrite);

    QList<SiteFile> m_files;
    QString m_folder;
    Document *m_current = nullptr;
    Question m_question;
    SiteSettings m_settings;
    std::vector<std::string> m_sitemapPaths;
    mutable std::shared_ptr<const std::vector<std::string>> m_examplePaths; ///< null: not asked yet
    std::optional<AskRehearsal> m_asks;
    std::shared_ptr<const CompiledSite> m_compiled;
    mutable std::shared_ptr<const CompiledSite> m_savedCompiled;
    quint64 m_revision = 0;
    bool m_paused = false;
    std::optional<Verdict> m_verdict;
    QString m_agentError;
    std::vector<Problem> m_problems;
    int m_caretLine = 0;
    std::array<Side, std::size(kSideFiles)> m_side;
    QTimer m_clock;     ///< "now" moves on
    QTimer m_checkSoon; ///< problems of large files are found when typing pauses
};

} // namespace gatepost::ui
