// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/journalformat.h"
#include "ui/document/processlock.h"

#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

#include <memory>
#include <string>

/// What programs that ended badly left behind: unsaved texts in their journals, and half-made files of saves.
namespace gatepost::ui {

/// An unsaved text of a program that is gone. Holds the journal's lock, so that nobody else offers it too.
struct Draft {
    QString folder;
    JournalHeader header;
    std::string text;
    QDateTime when;       ///< of the last edit written
    bool damaged = false; ///< the journal's end could not be read; `text` is what came before
    /// The file as it is now; absent if there is none or it cannot be read.
    std::optional<std::string> disk;
    /// The file is not the one that was being edited any more.
    bool changedSince = false;
    std::shared_ptr<ProcessLock> lock;
};

struct Found {
    QList<Draft> drafts;   ///< newest first
    QStringList sentences; ///< about journals that were kept aside, for people
};

/// The recovery folder of this user: <AppLocalDataLocation>/recovery.
[[nodiscard]] QString recoveryRoot();

/// Journals below `root` whose process is gone. Those that hold nothing but what is on disk are removed; those of a later
/// version are left as they are, unreadable ones are put aside as unreadable-*, and both are said. Links are not followed,
/// other folders are not touched, and what is more than a start should take waits for the next (100 journals, 1 GiB, 5 s).
[[nodiscard]] Found findDrafts(const QString &root);
/// The user has decided: the journal goes.
void removeDraft(const Draft &draft);

/// From now on saves note their half-made files in <root>/saving, and removeHalfMade() removes those that processes that
/// are gone have noted there, and no others. Returns what it removed.
void noteHalfMade(const QString &root);
QStringList removeHalfMade(const QString &root);

} // namespace gatepost::ui
