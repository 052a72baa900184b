// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/document/recovery.h"

#include "core/store/readfile.h"
#include "core/store/temporaries.h"
#include "core/text/limits.h"
#include "ui/bridge/paths.h"
#include "ui/bridge/portable.h"
#include "ui/document/journal.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
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

constexpr std::size_t kMostNote = 64 * limits::kKiB; ///< a path
/// A journal is begun again when it is eight times its text (journal.cpp), which a journal may make four times a file.
constexpr std::size_t kMostJournal = 40 * limits::kFile;
constexpr qsizetype kMostSentences = 3;

/// What one start looks at, so that no folder keeps the window from coming up. What is left waits for the next.
class Budget {
public:
    Budget() { m_clock.start(); }
    void look() { ++m_journals; }
    void take(std::size_t bytes) { m_bytes += bytes; }
    [[nodiscard]] bool isSpent() const {
        return m_journals >= 100 || m_bytes > 1024 * limits::kMiB ||
               (m_journals > 0 && m_clock.hasExpired(5000));
    }

private:
    int m_journals = 0;
    std::size_t m_bytes = 0;
    QElapsedTimer m_clock;
};

/// As journals are named (journal.cpp). Whatever else lies in the folder is somebody's.
bool isJournalName(const QString &name) {
    return QUuid::fromString(name).toString(QUuid::WithoutBraces) == name;
}

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

QString putAside(const QDir &root, const QString &name) {
    const QString aside = root.filePath(QLatin1String(kUnreadable) + name);
    const bool moved = QDir().rename(root.filePath(name), aside);
    return Sentences::tr("A recovery journal could not be read. It is kept in %1.")
        .arg(QDir::toNativeSeparators(moved ? aside : root.filePath(name)));
}

/// True if there is nothing in it that the disk has not.
bool compareWithDisk(Draft &draft) {
    if (draft.header.path.isEmpty())
        return draft.text.empty();
    if (!QDir::isAbsolutePath(draft.header.path)) { // not written by a window
        draft.changedSince = true;
        return false;
    }
    auto disk = readFile(FileSystem::real(), pathBytes(draft.header.path));
    draft.changedSince = !disk || hashOf(*disk) != draft.header.savedHash;
    if (disk)
        draft.disk = std::move(*disk);
    return draft.disk == draft.text;
}

/// What is in one folder; `sentence` says why it is kept and not offered.
std::optional<Draft> draftIn(const QDir &root, const QString &name, Budget &budget,
                             QString &sentence) {
    Draft draft;
    draft.folder = root.filePath(name);
    draft.lock = std::make_shared<ProcessLock>(draft.folder + QStringLiteral("/lock"));
    if (draft.lock->tryLock() != ProcessLock::Outcome::Taken)
        return {}; // its program is running
    const QString file = name + QStringLiteral("/journal");
    const auto journal =
        readFileBelow(FileSystem::real(), pathBytes(root.path()), pathBytes(file), kMostJournal);
    if (journal && (!*journal || (*journal)->empty())) { // begun, nothing written yet
        removeJournal(draft.folder, draft.lock.get());
        return {};
    }
    Replayed replayed = journal ? replayJournal(**journal) : Replayed();
    budget.take(journal ? (*journal)->size() : 0);
    if (replayed.state == Replayed::State::Newer) {
        sentence = Sentences::tr("A later version of Gatepost left unsaved text in %1. "
                                 "It is kept for that version.")
                       .arg(QDir::toNativeSeparators(draft.folder));
        return {};
    }
    budget.look(); // what is left for a later version does not keep others waiting
    if (replayed.state == Replayed::State::Unreadable) {
        draft.lock->unlock();
        sentence = putAside(root, name);
        return {};
    }
    draft.header = replayed.header;
    draft.text = std::move(replayed.text);
    draft.when = QFileInfo(root.filePath(file)).lastModified();
    draft.damaged = replayed.state == Replayed::State::CutOff;
    if (compareWithDisk(draft)) {
        removeJournal(draft.folder, draft.lock.get());
        return {};
    }
    budget.take(draft.text.size() + (draft.disk ? draft.disk->size() : 0));
    return draft;
}

/// As takeNote() names them; earlier versions took the process's number.
bool isNoteName(const QString &name) {
    return !name.isEmpty() &&
           (isJournalName(name) || std::ranges::all_of(name, [](QChar c) { return c.isDigit(); }));
}

/// The folders of journals, those with the newest edits first. A folder's own time changes with each look at its lock.
QStringList journalFolders(const QDir &root) {
    QList<std::pair<QDateTime, QString>> found;
    for (const QString &name :
         root.entryList(QDir::Dirs | QDir::NoSymLinks | QDir::NoDotAndDotDot, QDir::Name))
        if (isJournalName(name))
            found.emplace_back(
                QFileInfo(root.filePath(name + QStringLiteral("/journal"))).lastModified(), name);
    std::ranges::stable_sort(found, std::greater(), &std::pair<QDateTime, QString>::first);
    QStringList names;
    for (auto &[time, name] : found)
        names << std::move(name);
    return names;
}

} // namespace

QString recoveryRoot() {
    const QString folder = portableFolder();
    return (folder.isEmpty()
                ? QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation)
                : folder) +
           QStringLiteral("/recovery");
}

Found findDrafts(const QString &root) {
    Found found;
    const QDir dir(root);
    bool isAll = true;
    const QStringList folders = journalFolders(dir);
    Budget budget;
    for (const QString &name : folders) {
        if (budget.isSpent()) {
            isAll = false;
            break;
        }
        QString sentence;
        if (auto draft = draftIn(dir, name, budget, sentence))
            found.drafts << std::move(*draft);
        if (!sentence.isEmpty() && found.sentences.size() < kMostSentences)
            found.sentences << sentence;
        else
            isAll = isAll && sentence.isEmpty();
    }
    if (!isAll)
        found.sentences << Sentences::tr("There is more in %1. What could not be offered or read "
                                         "is kept there.")
                               .arg(QDir::toNativeSeparators(root));
    std::ranges::sort(found.drafts, std::greater(), &Draft::when);
    return found;
}

void removeDraft(const Draft &draft) {
    removeJournal(draft.folder, draft.lock.get());
}

void noteHalfMade(const QString &root) {
    savingFolder() = root + QLatin1Char('/') + QLatin1String(kSaving);
    if (QDir().mkpath(savingFolder()))
        setTemporaryNote(&takeNote);
}

QStringList removeHalfMade(const QString &root) {
    QStringList removed;
    const QDir dir(root + QLatin1Char('/') + QLatin1String(kSaving));
    if (QFileInfo(dir.path()).isSymLink())
        return removed; // not the one that noteHalfMade() makes
    const QStringList files = dir.entryList(QDir::Files | QDir::NoSymLinks);
    Budget budget;
    for (const QString &file : files) {
        if (budget.isSpent())
            break;
        const QString name =
            file.endsWith(QLatin1String(kLock)) ? file.chopped(std::strlen(kLock)) : file;
        if (!isNoteName(name))
            continue;
        budget.look();
        QFile note(dir.filePath(name));
        ProcessLock lock(lockOfNote(note.fileName()));
        if (lock.tryLock() != ProcessLock::Outcome::Taken)
            continue; // is being saved
        const auto noted =
            readFileBelow(FileSystem::real(), pathBytes(dir.path()), pathBytes(name), kMostNote);
        if (!noted || !*noted)
            continue; // a lock alone: it goes
        const QString path = pathFromBytes(**noted);
        const QFileInfo info(path);
        if (isSaveTemporary(pathBytes(info.fileName())) && info.isFile() && !info.isSymLink() &&
            QFile::remove(path))
            removed << path;
        note.remove();
    }
    return removed;
}

} // namespace gatepost::ui
