// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/session.h"

#include "core/agents/registry.h"
#include "ui/bridge/text.h"
#include "ui/bridge/words.h"
#include "ui/document/journal.h"
#include "ui/document/recovery.h"
#include "ui/window/guard.h"
#include "ui/window/mainwindow.h"
#include "ui/window/messagearea.h"
#include "ui/window/panes.h"
#include "ui/window/viewtabs.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSettings>

#include <algorithm>
#include <iterator>
#include <memory>

namespace gatepost::ui {

namespace {

const char kSession[] = "session/windows";
bool g_quitting = false;

/// Enough of them to know which; a message has no room for thousands.
QString namesOf(const QStringList &paths) {
    constexpr qsizetype kMost = 10;
    QStringList names;
    for (const QString &path : paths.first(std::min(paths.size(), kMost)))
        names << QDir::toNativeSeparators(path);
    if (paths.size() > kMost)
        names << QStringLiteral("…");
    return listText(names);
}

/// The id of the view that was in front.
QString viewOf(const QVariantMap &state) {
    if (const QString view = state[QStringLiteral("view")].toString(); !view.isEmpty())
        return view;
    // Earlier versions had a tab for each mode of the map, and wrote its number.
    constexpr const char *kTabs[] = {"map", "problems", "matrix",  "timeline", "readings",
                                     "ask", "chain",    "changes", "logs",     "tests"};
    const int tab = state.value(QStringLiteral("tab"), -1).toInt();
    const bool isOne = tab >= 0 && tab < static_cast<int>(std::size(kTabs));
    return isOne ? QString::fromLatin1(kTabs[tab]) : QString();
}

/// One program keeps the session: another that runs beside it neither opens the same files nor replaces it.
bool ownsSession() {
    static ProcessLock *lock = nullptr;
    if (lock)
        return true;
    const QDir folder(QDir::cleanPath(recoveryRoot() + QStringLiteral("/..")));
    auto mine = std::make_unique<ProcessLock>(folder.filePath(QStringLiteral("session.lock")));
    const auto outcome =
        QDir().mkpath(folder.path()) ? mine->tryLock() : ProcessLock::Outcome::Failed;
    if (outcome == ProcessLock::Outcome::Taken) {
        lock = mine.release();
        QObject::connect(qApp, &QCoreApplication::aboutToQuit,
                         [] { delete std::exchange(lock, nullptr); });
    }
    return outcome != ProcessLock::Outcome::Held; // where nobody can lock, nobody has
}

} // namespace

Session::Session(MainWindow &window) : QObject(&window), m_window(window), m_site(window.site()) {
    m_soon.setSingleShot(true);
    m_soon.setInterval(1000);
    connect(&m_soon, &QTimer::timeout, this, &Session::store);
    connect(&m_site.files(), &OpenFiles::filesChanged, this, &Session::storeSoon);
    m_site.analysis().whenUpdated(Analysis::Part::Question, this, &Session::storeSoon);
}

void Session::storeSoon() {
    if (m_window.isVisible() && !m_restoring)
        m_soon.start();
}

void Session::finish() {
    m_soon.stop();
    store(); // while this window is still counted, if it is the last
}

QVariantMap Session::state() const {
    QVariantMap state;
    state[QStringLiteral("folder")] = m_site.files().folder();
    QStringList files;
    for (const SiteFile &file : m_site.files().all())
        if (file.role != Role::Chained && !file.document->path().isEmpty())
            files << file.document->path();
    state[QStringLiteral("files")] = files;
    if (const Document *current = m_site.files().current())
        state[QStringLiteral("current")] = current->path();
    const Question &question = m_site.analysis().question();
    state[QStringLiteral("agent")] = question.agent;
    state[QStringLiteral("url")] = question.url;
    state[QStringLiteral("reading")] = text(readingName(question.reading));
    state[QStringLiteral("competitor")] = question.competitor;
    if (question.category)
        state[QStringLiteral("category")] = text(categoryName(*question.category));
    if (question.at)
        state[QStringLiteral("at")] =
            static_cast<qlonglong>(question.at->time_since_epoch().count());
    state[QStringLiteral("mode")] = static_cast<int>(m_window.panes().mode());
    state[QStringLiteral("view")] = m_window.panes().panel();
    state[QStringLiteral("views")] = static_cast<int>(m_window.panes().views().state());
    state[QStringLiteral("geometry")] = QString::fromLatin1(m_window.saveGeometry().toBase64());
    return state;
}

void Session::restore(const QVariantMap &state) {
    m_restoring = true;
    const auto string = [&](const char *key) { return state[QLatin1String(key)].toString(); };
    m_window.restoreGeometry(QByteArray::fromBase64(string("geometry").toLatin1()));
    restoreFiles(string("folder"), state[QStringLiteral("files")].toStringList());
    restoreQuestion(state);
    for (const SiteFile &file : m_site.files().all())
        if (!file.document->path().isEmpty() && file.document->path() == string("current"))
            m_site.files().setCurrent(file.document);
    m_window.setMode(
        static_cast<Panes::Mode>(std::clamp(state[QStringLiteral("mode")].toInt(), 0, 2)));
    if (const QString view = viewOf(state); !view.isEmpty())
        m_window.panes().choosePanel(view);
    m_window.panes().views().setState(
        static_cast<ViewTabs::State>(std::clamp(state[QStringLiteral("views")].toInt(), 0, 2)));
    m_restoring = false;
}

void Session::restoreFiles(const QString &folder, const QStringList &files) {
    QStringList missing;
    if (folder.startsWith(QLatin1Char(':'))) {
        m_site.files().openSample();
    } else {
        // One file of a folder was not the folder: only what was open comes back.
        const qsizetype most = std::min(files.size(), kMostFiles);
        if (most < files.size())
            m_window.messages().post(
                QStringLiteral("session-more"), Tone::Warning,
                MainWindow::tr("Not opened again: %1").arg(namesOf(files.sliced(most))));
        for (const QString &path : files.first(most)) {
            if (!QFileInfo::exists(path))
                missing << path;
            else if (const auto opened = m_site.files().openFile(path); !opened)
                m_window.messages().post(QStringLiteral("session-") + path, Tone::Warning,
                                         opened.error());
        }
        // All that the folder has was open: then gatepost.yaml and the chain belong to it, too.
        const bool whole = !files.isEmpty() && most == files.size() && missing.isEmpty() &&
                           QFileInfo(folder).isDir() &&
                           std::ranges::all_of(files, [&](const QString &path) {
                               return QFileInfo(path).absolutePath() == folder;
                           });
        if (whole) {
            if (const auto opened = m_site.files().openFolder(folder); !opened)
                m_window.messages().post(QStringLiteral("session"), Tone::Warning, opened.error());
            for (const SiteFile &file : QList<SiteFile>(m_site.files().all()))
                if (file.role != Role::Chained && !files.contains(file.document->path()))
                    m_site.files().closeFile(file.document);
        }
    }
    if (!missing.isEmpty())
        m_window.messages().post(
            QStringLiteral("session"), Tone::Warning,
            MainWindow::tr("No longer there, so not opened again: %1").arg(namesOf(missing)));
}

void Session::restoreQuestion(const QVariantMap &state) {
    const auto string = [&](const char *key) { return state[QLatin1String(key)].toString(); };
    Question question = m_site.analysis().question();
    if (!string("agent").isEmpty())
        question.agent = string("agent");
    if (!string("url").isEmpty())
        question.url = string("url");
    // Earlier versions wrote numbers of readings and categories: what is not a name is left as it is.
    question.reading = parseReading(string("reading").toStdString()).value_or(question.reading);
    question.competitor = state[QStringLiteral("competitor")].toBool();
    if (const QVariant at = state[QStringLiteral("at")]; at.isValid())
        question.at = Instant(std::chrono::seconds(at.toLongLong()));
    if (const auto category = parseCategory(string("category").toStdString()))
        question.category = category;
    m_site.analysis().setQuestion(question);
}

void Session::store() {
    if (g_quitting || !ownsSession())
        return;
    QStringList windows;
    for (MainWindow *window : MainWindow::openWindows())
        windows << QString::fromUtf8(
            QJsonDocument(QJsonObject::fromVariantMap(window->session().state()))
                .toJson(QJsonDocument::Compact));
    QSettings settings;
    settings.setValue(QLatin1String(kSession), windows);
    settings.sync();
}

QList<QVariantMap> Session::stored() {
    QList<QVariantMap> windows;
    if (!ownsSession())
        return windows;
    for (const QString &json : QSettings().value(QLatin1String(kSession)).toStringList())
        if (const QJsonDocument one = QJsonDocument::fromJson(json.toUtf8()); one.isObject())
            windows << one.object().toVariantMap();
    return windows;
}

void Session::prepareToEnd() {
    store();
    for (MainWindow *window : MainWindow::openWindows()) {
        window->panes().save();
        window->guard().flush();
    }
    Journal::waitForSyncs();
}

void Session::restoreWindows(const QList<QVariantMap> &windows) {
    const qsizetype most = std::min(windows.size(), kMostWindows);
    for (qsizetype i = 0; i < most; ++i)
        (i == 0 ? m_window : *m_window.newWindow()).session().restore(windows[i]);
    QStringList files;
    for (const QVariantMap &window : windows.sliced(most))
        files << window[QStringLiteral("files")].toStringList();
    if (!files.isEmpty())
        m_window.messages().post(QStringLiteral("session-windows"), Tone::Warning,
                                 MainWindow::tr("Not opened again: %1").arg(namesOf(files)));
}

void Session::quit() {
    store(); // of all windows; each that closes now is not to be taken out of it
    g_quitting = true;
    QApplication::closeAllWindows();
    g_quitting = false;
}

} // namespace gatepost::ui
