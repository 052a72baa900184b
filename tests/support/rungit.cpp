// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/rungit.h"

#include <QDebug>
#include <QProcess>
#include <QStandardPaths>

namespace gatepost::test {

bool hasGit() {
    return !QStandardPaths::findExecutable(QStringLiteral("git")).isEmpty();
}

std::optional<QByteArray> runGit(const QString &folder, const QStringList &arguments,
                                 const QByteArray &date) {
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert("GIT_CONFIG_GLOBAL", QProcess::nullDevice());
    for (const char *who : {"GIT_AUTHOR_", "GIT_COMMITTER_"}) {
        const QString name = QString::fromLatin1(who);
        environment.insert(name + "NAME", "x");
        environment.insert(name + "EMAIL", "x@example.org");
        if (!date.isEmpty())
            environment.insert(name + "DATE", QString::fromLatin1(date));
    }
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(folder);
    // Maintenance would go on when the test has ended, and for ever where the repository has a pipe.
    process.start("git", QStringList{"-c", "maintenance.auto=false"} + arguments);
    if (process.waitForFinished() && process.exitStatus() == QProcess::NormalExit &&
        process.exitCode() == 0)
        return process.readAllStandardOutput();
    qWarning().noquote() << "git" << arguments << process.readAllStandardError();
    return {};
}

} // namespace gatepost::test
