// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QSettings>
#include <QTemporaryDir>

namespace gatepost::test {

/// The settings of the window in a folder of the test's own: a member of its class.
class OwnSettings {
public:
    OwnSettings() {
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_dir.path());
        QCoreApplication::setOrganizationName(QStringLiteral("gatepost"));
        QCoreApplication::setApplicationName(QStringLiteral("gatepost-test"));
    }

private:
    QTemporaryDir m_dir;
};

} // namespace gatepost::test
