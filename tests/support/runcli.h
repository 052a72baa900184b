// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>
#include <QStringList>

namespace gatepost::test {

/// What came of a run of gatepost-cli.
struct CliRun {
    int status = -1; ///< -1: it did not come to its end
    QByteArray out;
    QByteArray err;

    [[nodiscard]] QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
    /// json()[object][key], in words.
    [[nodiscard]] QString at(const QString &object, const QString &key) const {
        return json()[object][key].toVariant().toString();
    }
};
/// Runs gatepost-cli to its end; `input` is its stdin, `folder` where it stands.
CliRun runCli(const QStringList &arguments, const QByteArray &input = {},
              const QString &folder = {});

} // namespace gatepost::test
