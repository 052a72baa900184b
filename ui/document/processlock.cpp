// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/document/processlock.h"

#include <QCoreApplication>
#include <QFile>
#include <QLockFile>
#include <QSysInfo>

#ifndef Q_OS_WIN
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace gatepost::ui {

#ifdef Q_OS_WIN

ProcessLock::ProcessLock(const QString &path)
    : m_lock(std::make_unique<QLockFile>(path)), m_path(path) {
    m_lock->setStaleLockTime(std::chrono::milliseconds(0));
}

ProcessLock::~ProcessLock() = default;

ProcessLock::Outcome ProcessLock::tryLock() {
    return m_lock->tryLock(0)                              ? Outcome::Taken
           : m_lock->error() == QLockFile::LockFailedError ? Outcome::Held
                                                           : Outcome::Failed;
}

void ProcessLock::unlock() {
    m_lock->unlock();
}

qint64 ProcessLock::holder() const {
    qint64 pid = 0;
    QString host;
    QString application;
    return m_lock->getLockInfo(&pid, &host, &application) ? pid : 0;
}

#else

namespace {

ProcessLock::Flock lockedBy = &::flock;

/// Which process had the number: a number is given again, a moment of the same boot is not. Empty where /proc does not say.
QByteArray startOf(qint64 pid) {
    const auto read = [](const QString &path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed() : QByteArray();
    };
    const QByteArray stat = read(QStringLiteral("/proc/%1/stat").arg(pid));
    // Behind the name, which may hold spaces and brackets: field 22.
    const QByteArrayList fields = stat.sliced(stat.lastIndexOf(')') + 1).simplified().split(' ');
    return fields.size() < 20
               ? QByteArray()
               : read(QStringLiteral("/proc/sys/kernel/random/boot_id")) + ' ' + fields[19];
}

/// The first three lines are those of QLockFile, for Gateposts before this one.
QByteArray ownNames() {
    const qint64 pid = QCoreApplication::applicationPid();
    return QByteArray::number(pid) + '\n' + QCoreApplication::applicationName().toUtf8() + '\n' +
           QSysInfo::machineHostName().toUtf8() + '\n' + startOf(pid) + '\n';
}

/// For file systems without locks of their own.
bool namesLivingProcess(const QByteArray &content) {
    const QByteArrayList lines = content.split('\n');
    const qint64 pid = lines.value(0).toLongLong();
    if (pid <= 0 || (::kill(static_cast<pid_t>(pid), 0) != 0 && errno == ESRCH))
        return false;
    return lines.value(3) == startOf(pid);
}

bool isUnsupported(int error) {
    return error == ENOLCK || error == EOPNOTSUPP || error == ENOSYS || error == EINVAL;
}

/// The file that is open is the one that stands there: its last holder has not removed it meanwhile.
bool standsAt(const QByteArray &path, int handle) {
    struct stat here{};
    struct stat open{};
    return ::stat(path.constData(), &here) == 0 && ::fstat(handle, &open) == 0 &&
           here.st_ino == open.st_ino && here.st_dev == open.st_dev;
}

/// It is somebody's file, too, and what is written to it would be lost to them.
bool hasOtherNames(int handle) {
    struct stat open{};
    return ::fstat(handle, &open) == 0 && open.st_nlink > 1;
}

} // namespace

void ProcessLock::setFlock(Flock flock) {
    lockedBy = flock != nullptr ? flock : &::flock;
}

ProcessLock::ProcessLock(const QString &path) : m_path(path) {}

ProcessLock::~ProcessLock() {
    unlock();
}

ProcessLock::Outcome ProcessLock::tryLock() {
    const QByteArray path = QFile::encodeName(m_path);
    constexpr int kTries = 20; // each is a holder who went in between
    for (int i = 0; i < kTries && m_handle < 0; ++i) {
        const int handle =
            ::open(path.constData(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
        if (handle < 0)
            return Outcome::Failed;
        if (lockedBy(handle, LOCK_EX | LOCK_NB) != 0) {
            const int error = errno;
            QFile file;
            const bool isHeld = !isUnsupported(error) || (file.open(handle, QIODevice::ReadOnly) &&
                                                          namesLivingProcess(file.readAll()));
            file.close(); // leaves the handle open
            if (isHeld) {
                ::close(handle);
                return Outcome::Held;
            }
        }
        const bool isThere = standsAt(path, handle);
        const bool isShared = isThere && hasOtherNames(handle);
        if (isShared)
            QFile::remove(m_path); // this name of it
        if (isThere && !isShared)
            m_handle = handle;
        else
            ::close(handle);
    }
    if (m_handle < 0)
        return Outcome::Held;
    const QByteArray names = ownNames();
    if (::ftruncate(m_handle, 0) == 0 &&
        ::pwrite(m_handle, names.constData(), static_cast<std::size_t>(names.size()), 0) ==
            names.size())
        return Outcome::Taken;
    unlock();
    return Outcome::Failed;
}

void ProcessLock::unlock() {
    if (m_handle < 0)
        return;
    QFile::remove(m_path); // first: who waits for it must not get one that goes
    ::close(m_handle);
    m_handle = -1;
}

qint64 ProcessLock::holder() const {
    QFile file(m_path);
    return file.open(QIODevice::ReadOnly) ? file.readLine().trimmed().toLongLong() : 0;
}

#endif

} // namespace gatepost::ui
