// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/document/journal.h"

#include "core/store/filesystem.h"
#include "core/text/systemwords.h"
#include "ui/bridge/paths.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QThreadPool>
#include <QUuid>

namespace gatepost::ui {

namespace {

constexpr int kSnapshotEdits = 200;
constexpr qsizetype kSnapshotBytes = 64 * 1024;
constexpr qint64 kRewriteBytes = 4 * 1024 * 1024;
constexpr QFile::Permissions kMine = QFile::ReadOwner | QFile::WriteOwner;

/// One thread, so that syncs do not overtake each other.
QThreadPool &syncer() {
    static QThreadPool *pool = [] {
        auto *made = new QThreadPool(QCoreApplication::instance());
        made->setMaxThreadCount(1);
        return made;
    }();
    return *pool;
}

} // namespace

// The journal first: what is left after a crash in between is an empty folder. Windows removes nothing that somebody has open,
// and a sync may have.
void removeJournal(const QString &folder, ProcessLock *lock) {
    const QString journal = folder + QStringLiteral("/journal");
    if (!QFile::remove(journal) && QFileInfo::exists(journal)) {
        Journal::waitForSyncs();
        QFile::remove(journal);
    }
    if (lock)
        lock->unlock();
    else
        QFile::remove(folder + QStringLiteral("/lock"));
    QDir().rmdir(folder);
}

Journal::Journal(Document &document, const QString &root, QObject *parent)
    : QObject(parent), m_document(document), m_root(root) {
    m_idle.setSingleShot(true);
    m_idle.setInterval(kIdle);
    m_idle.setTimerType(Qt::PreciseTimer);
    m_latest.setSingleShot(true);
    m_latest.setInterval(kLatest);
    m_latest.setTimerType(Qt::PreciseTimer);
    connect(&m_idle, &QTimer::timeout, this, [this] { flush(); });
    connect(&m_latest, &QTimer::timeout, this, [this] { flush(); });
    connect(&document, &Document::changed, this, &Journal::note);
    connect(&document, &Document::savedChanged, this, &Journal::startAnew);
    if (document.isModified())
        startAnew();
}

Journal::~Journal() {
    m_document.disconnect(this);
    if (m_document.isModified())
        flush(true);
    close(!m_document.isModified());
}

JournalHeader Journal::header() const {
    return {m_document.path(), name(), m_document.dialectId(), hashOf(m_document.saved().text()),
            !m_sideName.isEmpty()};
}

QString Journal::name() const {
    return m_sideName.isEmpty() ? m_document.displayName() : m_sideName;
}

void Journal::note(const Change &change) {
    if (change.edit.empty())
        return;
    // Before the first flush, and after a failed one, the text as a whole is written then.
    if (m_file.isOpen()) {
        const QByteArray record = editRecord(++m_seq, change.edit);
        m_buffer += record;
        m_bytes += record.size();
        ++m_edits;
    }
    m_wanted = true;
    m_idle.start();
    if (!m_latest.isActive())
        m_latest.start();
}

void Journal::startAnew() {
    if (!m_document.isModified()) {
        close(true);
        return;
    }
    m_wanted = true;
    if (m_file.isOpen()) // the saved text is another one now
        m_buffer += headerRecord(++m_seq, header());
    m_idle.start();
    if (!m_latest.isActive())
        m_latest.start();
}

bool Journal::begin() {
    if (!QDir().mkpath(m_root))
        return complain(
            tr("the folder %1 could not be made").arg(QDir::toNativeSeparators(m_root)));
    QFile::setPermissions(m_root, kMine | QFile::ExeOwner);
    const QString folder =
        QDir(m_root).filePath(QUuid::createUuid().toString(QUuid::WithoutBraces));
    if (!QDir().mkdir(folder, kMine | QFile::ExeOwner))
        return complain(
            tr("the folder %1 could not be made").arg(QDir::toNativeSeparators(folder)));
    m_lock = std::make_unique<ProcessLock>(folder + QStringLiteral("/lock"));
    if (m_lock->tryLock() != ProcessLock::Outcome::Taken) {
        m_lock.reset();
        return complain(tr("%1 could not be locked").arg(QDir::toNativeSeparators(folder)));
    }
    m_folder = folder;
    m_file.setFileName(folder + QStringLiteral("/journal"));
    if (!m_file.open(QIODevice::WriteOnly | QIODevice::NewOnly | QIODevice::Unbuffered, kMine))
        return complain(m_file.errorString());
    m_seq = 0;
    m_buffer.clear();
    return true;
}

bool Journal::flush(bool sync) {
    m_idle.stop();
    m_latest.stop();
    if (!m_wanted && (!sync || !m_file.isOpen()))
        return true;
    bool fresh = false;
    // A journal that grew long is begun again; the old one stays until the new one is written.
    std::unique_ptr<ProcessLock> oldLock;
    QString oldFolder;
    const qint64 text = static_cast<qint64>(m_document.bytes().size());
    if (m_file.isOpen() && m_file.size() > std::max(kRewriteBytes, 8 * text)) {
        m_file.close();
        oldLock = std::move(m_lock);
        oldFolder = std::exchange(m_folder, {});
    }
    if (!m_file.isOpen()) {
        if (!begin()) {
            close(true);
            return false;
        }
        fresh = true;
        m_buffer = journalStart() + headerRecord(++m_seq, header());
    }
    const qsizetype enough = std::max<qsizetype>(kSnapshotBytes, text / 8);
    if (fresh || m_bytes >= enough ||
        (m_edits >= kSnapshotEdits && (text <= kSnapshotBytes || m_bytes >= text / 8)) ||
        static_cast<quint64>(m_edits) * static_cast<quint64>(text) > kMostMoved / 2) {
        m_buffer += snapshotRecord(++m_seq, m_document.bytes());
        m_edits = 0;
        m_bytes = 0;
    }
    const bool written = write(m_buffer, sync || !oldFolder.isEmpty());
    m_buffer.clear();
    if (!written) {
        // What is on disk so far stays sound: the next flush begins another journal.
        m_file.close();
        m_leftovers << std::exchange(m_folder, {});
        m_lock.reset();
        return false;
    }
    for (const QString &leftover : std::exchange(m_leftovers, {}))
        removeJournal(leftover);
    if (!oldFolder.isEmpty())
        removeJournal(oldFolder, oldLock.get());
    if (fresh)
        syncFolders(sync);
    m_wanted = false;
    m_failed = false;
    emit this->written();
    return true;
}

bool Journal::write(const QByteArray &records, bool sync) {
    qsizetype done = 0;
    while (done < records.size()) {
        const qint64 n = m_file.write(records.constData() + done, records.size() - done);
        if (n <= 0)
            return complain(m_file.errorString());
        done += n;
    }
    if (sync) {
        if (!FileSystem::real().sync(m_file.handle()))
            return complain(tr("it could not be synced"));
    } else {
        syncLater();
    }
    return true;
}

void Journal::syncLater() {
    // A handle of its own: the journal may be closed before the sync comes round.
    const auto opened =
        FileSystem::real().open(pathBytes(m_file.fileName()), FileSystem::Open::Overwrite);
    if (!opened)
        return;
    syncer().start([handle = *opened] {
        const bool synced = FileSystem::real().sync(handle).has_value();
        if (!FileSystem::real().close(handle) || !synced)
            qWarning("a recovery journal could not be synced");
    });
}

void Journal::syncFolders(bool now) const {
    // Where its name stands: without it a power failure leaves nothing to find.
    const auto sync = [folder = m_folder, root = m_root] {
        for (const QString &one : {folder, root})
            if (!FileSystem::real().syncFolder(pathBytes(one)) &&
                QFileInfo::exists(one)) // not saved meanwhile
                qWarning("a folder of the recovery journals could not be synced");
    };
    if (now)
        sync();
    else
        syncer().start(sync);
}

void Journal::waitForSyncs() {
    syncer().waitForDone();
}

bool Journal::complain(const QString &what) {
    if (!m_failed)
        emit failed(tr("What you type in %1 cannot be kept for recovery: %2. Save soon.")
                        .arg(name(), QString::fromStdString(withinSentence(what.toStdString()))));
    m_failed = true;
    return false;
}

void Journal::discard() {
    close(true);
}

void Journal::close(bool remove) {
    m_idle.stop();
    m_latest.stop();
    m_wanted = false;
    m_buffer.clear();
    m_edits = 0;
    m_bytes = 0;
    m_file.close();
    if (remove)
        for (const QString &leftover : std::exchange(m_leftovers, {}))
            removeJournal(leftover);
    if (m_folder.isEmpty())
        return;
    if (remove)
        removeJournal(m_folder, m_lock.get());
    else if (m_lock)
        m_lock->unlock();
    m_lock.reset();
    m_folder.clear();
}

} // namespace gatepost::ui
