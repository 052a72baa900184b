// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/journalformat.h"
#include "ui/document/processlock.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTimer>

#include <memory>

/// What is typed reaches the disk before it is saved. Each document has a journal; it appears in
/// <root>/<uuid>/ with the first unsaved edit and goes with a save, or when the user lets the edits go.
///
/// Edits are written when typing pauses for kIdle, and at the latest kLatest after the first that is not written
/// yet, then synced by a worker thread. Files are readable by the user alone. A lock is held as long as the process
/// lives, so that another Gatepost leaves its journal alone.
namespace gatepost::ui {

/// A journal's file, lock and folder go; a folder with anything else in it stays. `lock` is what keeps others away.
void removeJournal(const QString &folder, ProcessLock *lock = nullptr);

class Journal : public QObject {
    Q_OBJECT

public:
    static constexpr int kIdle = 250;   ///< ms
    static constexpr int kLatest = 700; ///< ms; with the writing itself under a second

    /// `document` must outlive the journal. A document that has unsaved text already is written soon.
    Journal(Document &document, const QString &root, QObject *parent = nullptr);
    /// Writes what is left and keeps the journal if there is something to recover.
    ~Journal() override;

    /// The text is not a policy but a file of this name beside a site's policies. Before its first edit.
    void setSideName(const QString &name) { m_sideName = name; }
    /// Writes now. With `sync`, returns when it is on the disk. False if it could not be written; failed() tells why.
    bool flush(bool sync = false);
    /// The user does not want the unsaved text: the journal goes.
    void discard();
    [[nodiscard]] const QString &folder() const { return m_folder; } ///< empty while there is none
    /// Waits until every sync asked for is done; for the end of the program and tests.
    static void waitForSyncs();

Q_SIGNALS:
    void failed(const QString &sentence); ///< once for each row of failures
    void written();

private:
    void note(const Change &change);
    void startAnew(); ///< saved, loaded: drop the journal or begin it again
    bool begin();
    bool write(const QByteArray &records, bool sync);
    bool complain(const QString &what);
    void close(bool remove);
    [[nodiscard]] JournalHeader header() const;
    void syncLater();
    void syncFolders(bool now) const;
    [[nodiscard]] QString name() const;

    Document &m_document;
    QString m_root;
    QString m_folder;
    QString m_sideName; ///< empty: a policy
    std::unique_ptr<ProcessLock> m_lock;
    QFile m_file;
    QStringList m_leftovers; ///< journals that could not be gone on with
    QByteArray m_buffer;     ///< records that are not written yet
    bool m_wanted = false;
    bool m_failed = false;
    quint64 m_seq = 0;
    int m_edits = 0;       ///< since the last snapshot
    qsizetype m_bytes = 0; ///< likewise
    QTimer m_idle;
    QTimer m_latest;
};

} // namespace gatepost::ui
