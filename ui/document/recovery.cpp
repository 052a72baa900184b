// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/document/recovery.h"

#include "core/store/readfile.h"
#include "core/store/temporaries.h"
#include "ui/bridge/paths.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>
#include <cstring>

namespace gatepost::ui {

namespace {

struct Sentences {
    Q_DECLARE_TR_FUNCTIONS(gatepost::ui::Recovery)
};

const char kUnreadable[] = "unreadable-";
const char kSaving[] = "saving";
const char kLock[] = ".lock";

QString &savingFolder() {
    static QString folder;
    return folder;
}

QString lockOfNote(const QString &note) {
    return note + QLatin1String(kLock);
}

/// A file with the path, and one that is held while the save is under way. Without the note a killed save leaves a small
/// file behind; no reason not to save.
void takeNote(const std::string &path) {
    static QFile note;
    static std::unique_ptr<ProcessLock> lock;
    if (path.empty()) {
        if (lock)
            note.remove();
        lock.reset();
        return;
    }
    note.setFileName(savingFolder() + QLatin1Char('/') +
                     QUuid::createUuid().toString(QUuid::WithoutBraces));
    lock = std::make_unique<ProcessLock>(lockOfNote(note.fileName()));
    if (lock->tryLock() != ProcessLock::Outcome::Taken)
        return;
    if (note.open(QIODevice::WriteOnly | QIODevice::Truncate, QFile::ReadOwner | QFile::WriteOwner))
        note.write(QByteArray::fromStdString(path));
    note.close();
}

/// What a journal says, beside the file as it is now.
Draft draftOf(Replayed replayed) {
    Draft draft;
    draft.header = std::move(replayed.header);
    draft.text = std::move(replayed.text);
    draft.damaged = replayed.state == Replayed::State::CutOff;
    if (draft.header.path.isEmpty())
        return draft;
    if (auto disk = readFile(FileSystem::real(), pathBytes(draft.header.path))) {
        draft.changedSince = hashOf(*disk) != draft.header.savedHash;
        draft.disk = std::move(*disk);
    } else {
        draft.changedSince = true;
    }
    return draft;
}

} // namespace

QString recoveryRoot() {
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) +
           QStringLiteral("/recovery");
}

Found findDrafts(const QString &root) {
    Found found;
    const QDir dir(root);
    for (const QString &name : dir.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        if (name.startsWith(QLatin1String(kUnreadable)) || name == QLatin1String(kSaving))
            continue;
        const QString folder = dir.filePath(name);
        auto lock = std::make_shared<ProcessLock>(folder + QStringLiteral("/lock"));
        if (lock->tryLock() != ProcessLock::Outcome::Taken)
            continue; // its program is running
        const auto drop = [&] {
            lock->unlock();
            QDir(folder).removeRecursively();
        };
        QFile file(folder + QStringLiteral("/journal"));
        if (!file.exists() || file.size() == 0) {
            drop(); // begun, nothing written yet
            continue;
        }
        QByteArray journal;
        if (file.open(QIODevice::ReadOnly))
            journal = file.readAll();
        Replayed replayed =
            replayJournal({journal.constData(), static_cast<std::size_t>(journal.size())});
        if (replayed.state == Replayed::State::Newer) {
            found.sentences << Sentences::tr("A later version of Gatepost left unsaved text in %1. "
                                             "It is kept for that version.")
                                   .arg(QDir::toNativeSeparators(folder));
            continue;
        }
        if (replayed.state == Replayed::State::Unreadable) {
            lock->unlock();
            const QString aside = dir.filePath(QLatin1String(kUnreadable) + name);
            const bool moved = QDir().rename(folder, aside);
            found.sentences << Sentences::tr("A recovery journal could not be read. It is kept in "
                                             "%1.")
                                   .arg(QDir::toNativeSeparators(moved ? aside : folder));
            continue;
        }
        Draft draft = draftOf(std::move(replayed));
        draft.folder = folder;
        draft.when = QFileInfo(file).lastModified();
        draft.lock = lock;
        const bool nothing = draft.disk ? *draft.disk == draft.text
                                        : draft.header.path.isEmpty() && draft.text.empty();
        if (nothing)
            drop();
        else
            found.drafts << draft;
    }
    std::ranges::sort(found.drafts, std::greater(), &Draft::when);
    return found;
}

void removeDraft(const Draft &draft) {
    QFile::remove(draft.folder + QStringLiteral("/journal"));
    if (draft.lock)
        draft.lock->unlock();
    QDir(draft.folder).removeRecursively();
}

void noteHalfMade(const QString &root) {
    savingFolder() = root + QLatin1Char('/') + QLatin1String(kSaving);
    if (QDir().mkpath(savingFolder()))
        setTemporaryNote(&takeNote);
}

QStringList removeHalfMade(const QString &root) {
    QStringList removed;
    const QDir dir(root + QLatin1Char('/') + QLatin1String(kSaving));
    for (const QString &name : dir.entryList(QDir::Files)) {
        const bool isLock = name.endsWith(QLatin1String(kLock));
        QFile note(dir.filePath(isLock ? name.chopped(std::strlen(kLock)) : name));
        ProcessLock lock(lockOfNote(note.fileName()));
        if (lock.tryLock() != ProcessLock::Outcome::Taken)
            continue; // is being saved
        if (!note.open(QIODevice::ReadOnly))
            continue; // a lock alone: it goes
        const QString path = QFile::decodeName(note.readAll());
        const QFileInfo info(path);
        if (isSaveTemporary(pathBytes(info.fileName())) && info.isFile() && !info.isSymLink() &&
            QFile::remove(path))
            removed << path;
        note.remove();
    }
    return removed;
}

} // namespace gatepost::ui
