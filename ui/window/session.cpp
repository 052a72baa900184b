// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What was open comes back.

#include "core/agents/registry.h"
#include "ui/bridge/text.h"
#include "ui/bridge/words.h"
#include "ui/document/journal.h"
#include "ui/document/recovery.h"
#include "ui/window/dialogs.h"
#include "ui/window/editorarea.h"
#include "ui/window/guard.h"
#include "ui/window/mainwindow.h"
#include "ui/window/messagearea.h"
#include "ui/window/viewtabs.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSettings>
#include <QSplitter>
#include <QStyleHints>

#include <algorithm>
#include <memory>

namespace gatepost::ui {

namespace {

const char kSession[] = "session/windows";
bool g_quitting = false;

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

QList<MainWindow *> MainWindow::openWindows() {
    QList<MainWindow *> windows;
    for (QWidget *widget : QApplication::topLevelWidgets())
        if (auto *window = qobject_cast<MainWindow *>(widget); window && window->isVisible())
            windows << window;
    return windows;
}

// ---- session -------------------------------------------------------------------------------------

QVariantMap MainWindow::sessionState() const {
    QVariantMap state;
    state[QStringLiteral("folder")] = m_site->folder();
    QStringList files;
    for (const SiteFile &file : m_site->files())
        if (file.role != Role::Chained && !file.document->path().isEmpty())
            files << file.document->path();
    state[QStringLiteral("files")] = files;
    if (const Document *current = m_site->current())
        state[QStringLiteral("current")] = current->path();
    const Question &question = m_site->question();
    state[QStringLiteral("agent")] = question.agent;
    state[QStringLiteral("url")] = question.url;
    state[QStringLiteral("reading")] = text(readingName(question.reading));
    state[QStringLiteral("competitor")] = question.competitor;
    if (question.category)
        state[QStringLiteral("category")] = text(categoryName(*question.category));
    if (question.at)
        state[QStringLiteral("at")] =
            static_cast<qlonglong>(question.at->time_since_epoch().count());
    state[QStringLiteral("mode")] = static_cast<int>(m_mode);
    state[QStringLiteral("tab")] = m_tabs->currentIndex();
    state[QStringLiteral("views")] = static_cast<int>(m_tabs->state());
    state[QStringLiteral("geometry")] = QString::fromLatin1(saveGeometry().toBase64());
    return state;
}

void MainWindow::restoreSession(const QVariantMap &state) {
    m_restoring = true;
    const auto string = [&](const char *key) { return state[QLatin1String(key)].toString(); };
    restoreGeometry(QByteArray::fromBase64(string("geometry").toLatin1()));
    const QString folder = string("folder");
    const QStringList files = state[QStringLiteral("files")].toStringList();
    QStringList missing;
    if (folder.startsWith(QLatin1Char(':'))) {
        m_site->openSample();
    } else {
        // One file of a folder was not the folder: only what was open comes back.
        for (const QString &path : files) {
            if (!QFileInfo::exists(path))
                missing << QDir::toNativeSeparators(path);
            else if (const auto opened = m_site->openFile(path); !opened)
                m_messages->post(QStringLiteral("session-") + path, Tone::Warning, opened.error());
        }
        // All that the folder has was open: then gatepost.yaml and the chain belong to it, too.
        const bool whole = !files.isEmpty() && missing.isEmpty() && QFileInfo(folder).isDir() &&
                           std::ranges::all_of(files, [&](const QString &path) {
                               return QFileInfo(path).absolutePath() == folder;
                           });
        if (whole) {
            if (const auto opened = m_site->openFolder(folder); !opened)
                m_messages->post(QStringLiteral("session"), Tone::Warning, opened.error());
            for (const SiteFile &file : QList<SiteFile>(m_site->files()))
                if (file.role != Role::Chained && !files.contains(file.document->path()))
                    m_site->closeFile(file.document);
        }
    }
    if (!missing.isEmpty())
        m_messages->post(QStringLiteral("session"), Tone::Warning,
                         tr("No longer there, so not opened again: %1").arg(listText(missing)));
    Question question = m_site->question();
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
    m_site->setQuestion(question);
    for (const SiteFile &file : m_site->files())
        if (!file.document->path().isEmpty() && file.document->path() == string("current"))
            m_site->setCurrent(file.document);
    setMode(static_cast<Mode>(std::clamp(state[QStringLiteral("mode")].toInt(), 0, 2)));
    if (const int tab = state[QStringLiteral("tab")].toInt(); tab >= 0 && tab < m_tabs->count())
        m_tabs->setCurrentIndex(tab);
    m_tabs->setState(
        static_cast<ViewTabs::State>(std::clamp(state[QStringLiteral("views")].toInt(), 0, 2)));
    m_restoring = false;
}

void MainWindow::storeSession() {
    if (g_quitting || !ownsSession())
        return;
    QStringList windows;
    for (const MainWindow *window : openWindows())
        windows << QString::fromUtf8(
            QJsonDocument(QJsonObject::fromVariantMap(window->sessionState()))
                .toJson(QJsonDocument::Compact));
    QSettings settings;
    settings.setValue(QLatin1String(kSession), windows);
    settings.sync();
}

QList<QVariantMap> MainWindow::storedSession() {
    QList<QVariantMap> windows;
    if (!ownsSession())
        return windows;
    for (const QString &json : QSettings().value(QLatin1String(kSession)).toStringList())
        if (const QJsonDocument one = QJsonDocument::fromJson(json.toUtf8()); one.isObject())
            windows << one.object().toVariantMap();
    return windows;
}

void MainWindow::prepareToEnd() {
    storeSession();
    for (MainWindow *window : openWindows()) {
        window->saveLayout();
        window->m_guard->flush();
    }
    Journal::waitForSyncs();
}

void MainWindow::restoreWindows(const QList<QVariantMap> &windows) {
    for (qsizetype i = 0; i < windows.size(); ++i)
        (i == 0 ? this : newWindow())->restoreSession(windows[i]);
}

MainWindow *MainWindow::newWindow() {
    auto *window = new MainWindow;
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->setDialogs(*m_dialogs);
    window->show();
    return window;
}

void MainWindow::quit() {
    storeSession(); // of all windows; each that closes now is not to be taken out of it
    g_quitting = true;
    QApplication::closeAllWindows();
    g_quitting = false;
}

// ---- preferences ---------------------------------------------------------------------------------

void MainWindow::askPreferences() {
    auto *dialog = new PreferencesDialog(m_preferences, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const Preferences preferences = dialog->preferences();
        const bool otherLanguage = preferences.language != m_preferences.language;
        preferences.store();
        for (MainWindow *window : openWindows())
            window->apply(preferences);
        if (otherLanguage)
            m_messages->post(
                QStringLiteral("language"), Tone::Unstated,
                tr("The window speaks the other language when Gatepost is started again."));
    });
    dialog->open();
}

void MainWindow::applyScheme(Preferences::Scheme scheme) {
    QGuiApplication::styleHints()->setColorScheme(
        scheme == Preferences::Scheme::Light  ? Qt::ColorScheme::Light
        : scheme == Preferences::Scheme::Dark ? Qt::ColorScheme::Dark
                                              : Qt::ColorScheme::Unknown);
}

void MainWindow::apply(const Preferences &preferences) {
    const Preferences before = std::exchange(m_preferences, preferences);
    if (isVisible() &&
        preferences.scheme != before.scheme) // main() does it before there is a window
        applyScheme(preferences.scheme);
    m_editor->apply(preferences);
    m_guard->setReloadClean(preferences.reloadClean);
    m_guard->setHistoryBytes(static_cast<std::size_t>(preferences.historyMiB) * 1024 * 1024);
    if (m_site->files().isEmpty()) {
        Question question = m_site->question();
        question.agent = preferences.agent;
        question.reading = preferences.reading;
        m_site->setQuestion(question);
    }
}

} // namespace gatepost::ui
