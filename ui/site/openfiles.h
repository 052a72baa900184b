// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dialect/filerole.h"
#include "core/store/sitefolder.h"
#include "ui/document/document.h"

#include <QList>
#include <QObject>
#include <QString>

#include <expected>
#include <memory>
#include <optional>
#include <string>

namespace gatepost::ui {

class SiteModel;

/// What a document is for the site (core/dialect/filerole.h).
using Role = FileRole;

/// "robots.txt", "robots-ai.txt", "robots2.txt", "agent-policy.kno"; empty for Chained.
[[nodiscard]] QString roleFileName(Role role);
[[nodiscard]] DialectId roleDialect(Role role);

struct SiteFile {
    Role role = Role::Robots;
    Document *document = nullptr;
    QString url = {}; ///< Chained only
};

/// The documents of a site with their roles, and the folder that they are from. Whatever opens or closes one has the site
/// analysed again.
class OpenFiles : public QObject {
    Q_OBJECT

public:
    explicit OpenFiles(SiteModel &site) : m_site(site) {}
    ~OpenFiles() override;

    [[nodiscard]] const QList<SiteFile> &all() const { return m_files; }
    /// Null if the site has none. Chained: the first.
    [[nodiscard]] Document *document(Role role) const;
    /// What stands for a chained URL; null: nothing does.
    [[nodiscard]] Document *chained(const QString &url) const;
    [[nodiscard]] std::optional<Role> roleOfDocument(const Document *document) const;
    [[nodiscard]] std::size_t byteCount() const; ///< of all files together

    /// Of the first file that was opened or saved; empty = none. Its gatepost.yaml and asks.json are the site's.
    [[nodiscard]] const QString &folder() const { return m_folder; }
    /// False for the sample and for files that were never saved.
    [[nodiscard]] bool hasRealFolder() const;
    [[nodiscard]] bool isSample() const;
    /// What is in folder().
    [[nodiscard]] std::unique_ptr<FolderFiles> folderFiles() const;

    /// Closes what is open and opens the well-known files of a folder, its gatepost.yaml, asks.json and chain/.
    std::expected<void, QString> openFolder(const QString &folder);
    /// Opens one file into the role its name says (or `role`), replacing the document of that role. Sibling files are
    /// left alone. A file that is the only one open begins another site if it is from another folder.
    std::expected<Document *, QString> openFile(const QString &path, std::optional<Role> role = {});
    /// A new, unsaved document of that role.
    Document *newFile(Role role, std::string bytes = {});
    /// Takes a document without emitting anything: whoever adds one has the site analysed and emits filesChanged().
    Document *add(Role role, std::unique_ptr<Document> document, const QString &url = {});
    void closeFile(Document *document);
    void closeAll();
    /// The sample site compiled into the program; its documents have no path.
    void openSample();

    /// The document that form and text show.
    [[nodiscard]] Document *current() const { return m_current; }
    void setCurrent(Document *document);

Q_SIGNALS:
    void filesChanged(); ///< opened, closed, renamed, modified flag
    void currentChanged(gatepost::ui::Document *document);
    void folderNamed(); ///< a site that had no folder was saved into one; filesChanged() follows

private:
    void takePath(const Document &document, Role role);
    void takeFolder(const QString &path);

    SiteModel &m_site;
    QList<SiteFile> m_files;
    QString m_folder;
    Document *m_current = nullptr;
};

} // namespace gatepost::ui
