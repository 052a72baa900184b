// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/site/useragents.h"

#include "core/store/userlist.h"
#include "ui/bridge/text.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace gatepost::ui {

UserAgents &UserAgents::instance() {
    static UserAgents agents;
    return agents;
}

UserAgents::UserAgents() {
    reload();
}

QString UserAgents::path() {
    return text(
        userAgentsPath([](const char *name) { return qEnvironmentVariable(name).toStdString(); }));
}

QString UserAgents::reload() {
    Registry read = Registry::builtIn();
    QString problem;
    QFile file(path());
    if (!file.fileName().isEmpty() && file.exists()) {
        if (!file.open(QIODevice::ReadOnly)) {
            problem = tr("%1 could not be read: %2").arg(file.fileName(), file.errorString());
        } else {
            const QByteArray bytes = file.read(static_cast<qint64>(kMostAgentBytes) + 1);
            const AgentList list = readAgentsTsv({bytes.constData(), std::size_t(bytes.size())});
            read = read.with(list);
            if (!list.problems.empty())
                problem =
                    QStringLiteral("%1: %2").arg(file.fileName(), text(list.problems.front().text));
        }
    }
    if (read.sha256() != m_registry.sha256() || read.date() != m_registry.date()) {
        m_registry = std::move(read);
        emit changed();
    }
    return problem;
}

std::expected<void, QString> UserAgents::keep(const Registry &wanted, std::chrono::sys_days date) {
    const QString name = path();
    if (name.isEmpty())
        return std::unexpected(tr("There is no folder for the list: HOME is not set."));
    const std::string tsv =
        writeAgentsTsv(factsOf(agentChanges(Registry::builtIn(), wanted)), date);
    if (tsv.size() > kMostAgentBytes)
        return std::unexpected(tr("The list would be larger than 1 MiB."));
    QDir().mkpath(QFileInfo(name).path());
    QSaveFile file(name);
    const auto size = static_cast<qint64>(tsv.size());
    if (!file.open(QIODevice::WriteOnly) || file.write(tsv.data(), size) != size || !file.commit())
        return std::unexpected(tr("%1 could not be written: %2").arg(name, file.errorString()));
    const QString problem = reload();
    return problem.isEmpty() ? std::expected<void, QString>() : std::unexpected(problem);
}

int UserAgents::ageInDays() const {
    const auto date = m_registry.date();
    if (!date)
        return -1;
    const auto today = std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now());
    return static_cast<int>((today - *date).count());
}

} // namespace gatepost::ui
