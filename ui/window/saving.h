// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/site/site.h"

namespace gatepost::ui {

class Dialogs;
class MainWindow;

/// Saving and closing the files of a window. Asks before anything is lost.
class Saving {
public:
    explicit Saving(MainWindow &window);

    /// Saves, asking where it must; false if it was not saved.
    bool save(Document *document, bool askName = false);
    bool saveCopy(Document *document);
    bool saveAll();
    /// Asks about unsaved documents; true if the caller may go on.
    bool mayClose(const QList<Document *> &documents);
    bool mayCloseAll();
    void closeCurrent();
    /// `wait`: until the difference was looked at.
    void compareWithDisk(const Document *document, bool wait = false);

private:
    enum class Next { Again, Copy, Stop };
    bool save(Document *document, const QString &path, bool copy);
    void finish(const QString &path, bool copy);
    void sayIsSaved(const QString &what);
    Next askAbout(const SaveError &error, Document &document, SaveOptions &options);
    Next askWhichText(const QString &sentence, Document &document, SaveOptions &options);
    Next askToWriteOver(const QString &sentence, SaveOptions &options);
    /// Asks once before a draft that newly denies "/" to search engines is saved.
    bool mayCloseSearch();
    bool saveSideFiles();      ///< gatepost.yaml, asks.json, if there is a folder
    bool saveSideFilesAlone(); ///< and says which
    bool saveSideFilesSomewhere();
    void compareSideFiles();
    [[nodiscard]] Dialogs &dialogs() const; ///< tests give others

    MainWindow &m_window;
    SiteModel &m_site;
    QString m_answeredClosing; ///< the question of mayCloseSearch() that was answered
};

} // namespace gatepost::ui
