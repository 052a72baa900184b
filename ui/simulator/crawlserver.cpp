// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulator/crawlserver.h"

#include "core/settings/sitesettings.h"
#include "ui/bridge/text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

namespace gatepost::ui {

namespace {

constexpr int kServerPatience = 3000; // ms until a server that does not end is ended

/// The file of a chained URL below the site's folder; empty for one that cannot be copied there.
QString chainedName(const SiteModel &site, const QString &url) {
    const auto &chain = site.side().settings().chain;
    const auto mapped = chain.find(toBytes(url));
    if (mapped == chain.end())
        return text(chainFileName(toBytes(url)).value_or(""));
    const QString name = QDir::cleanPath(text(mapped->second));
    return QDir::isAbsolutePath(name) || name.startsWith(QLatin1String("..")) ? QString() : name;
}

std::expected<void, QString> write(const QDir &folder, const QString &name,
                                   std::string_view bytes) {
    const QString path = folder.filePath(name);
    QFile file(path);
    if (QDir().mkpath(QFileInfo(path).path()) && file.open(QIODevice::WriteOnly) &&
        file.write(bytes.data(), static_cast<qint64>(bytes.size())) ==
            static_cast<qint64>(bytes.size()) &&
        file.flush())
        return {};
    return std::unexpected(
        DraftServer::tr("A copy of the draft could not be written: %1").arg(file.errorString()));
}

} // namespace

std::expected<void, QString> writeDraft(const SiteModel &site, const QString &folder) {
    const QDir dir(folder);
    for (const SiteFile &file : site.files().all()) {
        const QString name =
            file.role == Role::Chained ? chainedName(site, file.url) : roleFileName(file.role);
        if (name.isEmpty())
            continue;
        if (auto done = write(dir, name, file.document->bytes()); !done)
            return done;
    }
    for (const SideFile side : kSideFiles)
        if (const std::string bytes = site.side().textOf(side); !bytes.empty())
            if (auto done = write(dir, sideFileName(side), bytes); !done)
                return done;
    return {};
}

QString commandLineProgram() {
    const QString name = QStringLiteral("gatepost-cli");
    const QString beside =
        QStandardPaths::findExecutable(name, {QCoreApplication::applicationDirPath()});
    return beside.isEmpty() ? QStandardPaths::findExecutable(name) : beside;
}

DraftServer::DraftServer(QObject *parent) : QObject(parent) {
    connect(&m_process, &QProcess::readyReadStandardError, this, &DraftServer::readErrors);
    connect(&m_process, &QProcess::readyReadStandardOutput, this, &DraftServer::readLog);
    connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            finish(tr("The command could not be started: %1").arg(m_process.errorString()));
    });
    connect(&m_process, &QProcess::finished, this, [this] {
        readLog();
        readErrors();
        const QString said = forPeople(QString::fromLocal8Bit(m_errors)).trimmed();
        finish(m_isStopping ? QString()
                            : tr("The server has ended. If another program uses the port, choose "
                                 "another one. The command says: %1")
                                  .arg(said));
    });
}

DraftServer::~DraftServer() {
    disconnect(&m_process, nullptr, this, nullptr);
    stop();
}

void DraftServer::start(const SiteModel &site, const ServeTerms &terms, const QString &program) {
    stop();
    m_errors.clear();
    m_isStopping = false;
    m_terms = terms;
    m_folder = std::make_unique<QTemporaryDir>();
    if (!m_folder->isValid())
        return finish(
            tr("A copy of the draft could not be written: %1").arg(m_folder->errorString()));
    if (const auto written = writeDraft(site, m_folder->path()); !written)
        return finish(written.error());
    m_process.start(program, {QStringLiteral("serve"), m_folder->path(), QStringLiteral("--port"),
                              QString::number(terms.port), QStringLiteral("--clock"),
                              text(formatInstant(terms.clock)), QStringLiteral("--clock-speed"),
                              QString::number(terms.speed), QStringLiteral("--enforce"),
                              terms.refuses ? QStringLiteral("verdict") : QStringLiteral("off"),
                              QStringLiteral("--end-with-stdin")});
}

void DraftServer::stop() {
    if (!isRunning())
        return;
    m_isStopping = true;
    m_process.closeWriteChannel(); // at the end of its input it ends
    if (!m_process.waitForFinished(kServerPatience)) {
        m_process.kill();
        m_process.waitForFinished(kServerPatience);
    }
}

Instant DraftServer::clock() const {
    return m_terms.clock + std::chrono::seconds(m_since.elapsed() * m_terms.speed / 1000);
}

void DraftServer::readErrors() {
    m_errors += m_process.readAllStandardError();
    if (!m_url.isEmpty())
        return;
    static const QRegularExpression kAddress(QStringLiteral("Serving (http://\\S+) "));
    const auto found = kAddress.match(QString::fromUtf8(m_errors));
    if (!found.hasMatch())
        return;
    m_url = found.captured(1);
    m_errors.clear();
    m_since.start();
    emit listening();
}

void DraftServer::readLog() {
    while (m_process.canReadLine() || (!isRunning() && m_process.bytesAvailable() > 0)) {
        const QByteArray line = m_process.readLine().trimmed();
        if (line.isEmpty())
            break;
        emit requested(QString::fromLatin1(line)); // all else is escaped
    }
}

void DraftServer::finish(const QString &why) {
    m_url.clear();
    m_folder.reset();
    emit ended(why);
}

} // namespace gatepost::ui
