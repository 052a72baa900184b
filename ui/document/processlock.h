// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>

class QLockFile;

/// A file that is held by a living program. The system lets it go when the program ends, however it ends.
///
/// QLockFile asks whether there is a process with the number in the file. In a container every start has the same small
/// number: a lock that a crash left there names the process that asks, and seems to be alive. Here the lock is the
/// kernel's (flock), whatever the number. Where a file system has none, the number counts only together with the moment at
/// which its process started. On Windows the open file is the lock, and QLockFile is used.
namespace gatepost::ui {

class ProcessLock {
public:
    explicit ProcessLock(const QString &path);
    ~ProcessLock();
    ProcessLock(const ProcessLock &) = delete;
    ProcessLock &operator=(const ProcessLock &) = delete;

    enum class Outcome {
        Taken,
        Held,  ///< by a program that lives, this one included
        Failed ///< the file cannot be made
    };
    /// Takes over what a program that is gone has left.
    [[nodiscard]] Outcome tryLock();
    /// The file goes.
    void unlock();
    /// The number of the process that the file names; 0 if it names none.
    [[nodiscard]] qint64 holder() const;

#ifndef Q_OS_WIN
    /// What asks the system for a lock, as flock(2) does; null = flock(2). For tests: a file system without locks, a holder who
    /// goes in between.
    using Flock = int (*)(int handle, int operation);
    static void setFlock(Flock flock);
#endif

private:
#ifdef Q_OS_WIN
    std::unique_ptr<QLockFile> m_lock;
#else
    int m_handle = -1;
#endif
    QString m_path;
};

} // namespace gatepost::ui
