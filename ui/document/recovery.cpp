// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/document/recovery.h"

#include "core/store/readfile.h"
#include "core/store/temporaries.h"
#include "ui/bridge/paths.h"
#include "ui/bridge/platform.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

namespace gatepost::ui {

namespace {

struct Sentences {
    Q_DECLARE_TR_FUNCTIONS(gatepost::ui::Recovery)
};

const char kUnreadable[] = "unreadable-";
const char kSaving[] = "saving";

QString &savingFolder() {
    static QString folder;
    return folder;
}

QString savingNote() {
    return savingFolder() + QLatin1Char('/') + QString::number(QCoreApplication::applicationPid());
}

void takeNote(const std::string &path) {
    if (path.empty()) {
        QFile::remove(savingNote());
        return;
    }
    QFile note(savingNote());
    // Without the note a killed save leaves a small file behind; no reason not to save.
    if (note.open(QIODevice::WriteOnly | QIODevice::Truncate, QFile::ReadOwner | QFile::WriteOwner))
        note.write(QByteArray::fromStdString(path));
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
        auto lock = std::make_shared<QLockFile>(folder + QStringLiteral("/lock"));
        lock->setStaleLockTime(std::chrono::milliseconds(0));
        if (!lock->tryLock(0))
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
        Draft draft;
        draft.folder = folder;
        draft.header = replayed.header;
        draft.text = std::move(replayed.text);
        draft.when = QFileInfo(file).lastModified();
        draft.damaged = replayed.state == Replayed::State::CutOff;
        draft.lock = lock;
        if (!draft.header.path.isEmpty()) {
            if (auto disk = readFile(FileSystem::real(), pathBytes(draft.header.path))) {
                draft.changedSince = hashOf(*disk) != draft.header.savedHash;
                draft.disk = std::move(*disk);
            } else {
                draft.changedSince = true;
            }
        }
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
        bool isNumber = false;
        const qint64 pid = name.toLongLong(&isNumber);
        if (!isNumber || pid == QCoreApplication::applicationPid() || isRunning(pid))
            continue;
        QFile note(dir.filePath(name));
        if (!note.open(QIODevice::ReadOnly))
            continue;
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
