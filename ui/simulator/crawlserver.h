// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/site/site.h"

#include <QElapsedTimer>
#include <QObject>
#include <QProcess>
#include <QTemporaryDir>

#include <memory>

namespace gatepost::ui {

/// How the draft is served.
struct ServeTerms {
    quint16 port = 8484;  ///< 0: any that is free
    Instant clock{};      ///< where the clock starts
    quint32 speed = 1;    ///< seconds of the clock in a second, from 1 on
    bool refuses = false; ///< what the policy does not allow
};

/// Writes what a site's window shows into an empty folder, as a folder of policy files. The error is a sentence.
[[nodiscard]] std::expected<void, QString> writeDraft(const SiteModel &site, const QString &folder);
/// The command gatepost-cli: beside this program, else on PATH; empty if there is none.
[[nodiscard]] QString commandLineProgram();

/// The command "serve" on a copy of the draft, as it was when it was started. It listens on the loopback interface alone, and ends
/// with this object, or when this program ends in any other way.
class DraftServer : public QObject {
    Q_OBJECT

public:
    explicit DraftServer(QObject *parent = nullptr);
    ~DraftServer() override;

    /// `program`: the command line. ended() says what went wrong.
    void start(const SiteModel &site, const ServeTerms &terms, const QString &program);
    void stop();
    [[nodiscard]] bool isRunning() const { return m_process.state() != QProcess::NotRunning; }
    /// "http://127.0.0.1:8484"; empty until it listens.
    [[nodiscard]] const QString &url() const { return m_url; }
    [[nodiscard]] Instant clock() const; ///< while it listens

Q_SIGNALS:
    void listening();
    void requested(const QString &line); ///< of the access log, without its line end
    void ended(const QString &why);      ///< empty: because of stop()

private:
    void readErrors();
    void readLog();
    void finish(const QString &why);

    QProcess m_process;
    std::unique_ptr<QTemporaryDir> m_folder;
    ServeTerms m_terms;
    QElapsedTimer m_since;
    QByteArray m_errors;
    QString m_url;
    bool m_isStopping = false;
};

} // namespace gatepost::ui
