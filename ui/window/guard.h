// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/filewatch.h"
#include "ui/document/journal.h"
#include "ui/site/site.h"
#include "ui/window/messagearea.h"
#include "ui/window/sidejournals.h"

#include <map>
#include <memory>

/// Keeps what is open in a window from being lost: a journal for each document, a watch on its file, a mark that says
/// which process has it open. What it finds it says in the message area:
///
///     changed on disk, nothing unsaved      reloaded as one undoable step     [Undo]
///     changed on disk, unsaved edits        left alone                        [Compare] [Reload] [Keep mine]
///     gone from disk                        the text here counts as unsaved   [Save]
///     gatepost.yaml, asks.json changed      read again where nothing is unsaved
///     open in another Gatepost              said once
///     journal not writable, history full    said
namespace gatepost::ui {

class Guard : public QObject {
    Q_OBJECT

public:
    /// Journals go below `root`.
    Guard(SiteModel &site, MessageArea &messages, const QString &root, QObject *parent = nullptr);
    /// Journals of unsaved documents stay.
    ~Guard() override;

    /// Unsaved text is on the disk when it returns.
    void flush();
    /// The user lets all unsaved text go.
    void discardAll();
    void check() { m_watch.check(); } ///< the window is active again
    void setReloadClean(bool reload) { m_reloadClean = reload; }
    void setHistoryBytes(std::size_t most); ///< undo memory of each document
    /// Where a save that is not atomic keeps the old bytes for its time.
    [[nodiscard]] QString safetyCopy() const;
    /// Id of the message about the file of a document.
    [[nodiscard]] static QString diskMessage(const Document *document);

Q_SIGNALS:
    void compareRequested(gatepost::ui::Document *document); ///< text here and file
    void saveRequested(gatepost::ui::Document *document);

private:
    struct Kept {
        std::unique_ptr<Journal> journal;
        QString path;
        std::unique_ptr<ProcessLock> mark;
        bool saidHistory = false; ///< that it is full
    };
    void renew();
    void markOpen(Document *document, Kept &kept);
    void lookAt(Document *document);
    void reload(Document *document);

    SiteModel &m_site;
    MessageArea &m_messages;
    QString m_root;
    FileWatch m_watch;
    std::map<Document *, Kept> m_kept;
    SideJournals m_side;
    bool m_reloadClean = true;
    std::size_t m_historyBytes = EditStack::kMostBytes;
};

} // namespace gatepost::ui
