// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/site/useragents.h"

#include "core/store/readfile.h"
#include "core/store/userlist.h"
#include "ui/bridge/portable.h"
#include "ui/bridge/text.h"

#include <QDateTime>

namespace gatepost::ui {

UserAgents &UserAgents::instance() {
    static UserAgents agents;
    return agents;
}

UserAgents::UserAgents() {
    reload();
}

QString UserAgents::path() {
    if (const QString folder = portableFolder(); !folder.isEmpty())
        return folder + QStringLiteral("/agents.tsv");
    return text(
        userAgentsPath([](const char *name) { return qEnvironmentVariable(name).toStdString(); }));
}

QString UserAgents::reload() {
    Registry read = Registry::builtIn();
    QString problem;
    const std::string name = toBytes(path());
    FileSystem &system = FileSystem::real();
    if (!name.empty() && system.status(name)) {
        const auto bytes = readFile(system, name, kMostAgentBytes);
        if (!bytes) {
            problem = text(bytes.error());
        } else {
            const AgentList list = readAgentsTsv(*bytes);
            read = read.with(list);
            if (!list.problems.empty())
                problem = QStringLiteral("%1: %2").arg(path(), text(list.problems.front().text));
        }
    }
    if (read.sha256() != m_registry.sha256() || read.date() != m_registry.date()) {
        m_registry = std::move(read);
        emit changed();
    }
    return problem;
}

std::expected<void, QString> UserAgents::keep(const Registry &wanted, std::chrono::sys_days date) {
    const auto saved =
        saveUserAgents(FileSystem::real(), toBytes(path()), m_registry, wanted, date);
    if (!saved)
        return std::unexpected(text(saved.error()));
    const QString problem = reload();
    if (!problem.isEmpty())
        return std::unexpected(problem);
    return saved->empty() ? std::expected<void, QString>() : std::unexpected(text(*saved));
}

int UserAgents::ageInDays() const {
    const auto date = m_registry.date();
    if (!date)
        return -1;
    const auto today = std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now());
    return static_cast<int>((today - *date).count());
}

} // namespace gatepost::ui
