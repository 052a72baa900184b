// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What was open comes back, and what was not saved before a crash.

#include "core/agents/registry.h"
#include "ui/bridge/words.h"
#include "ui/document/journal.h"
#include "ui/document/recovery.h"
#include "ui/window/dialogs.h"
#include "ui/window/differencedialog.h"
#include "ui/window/editorarea.h"
#include "ui/window/guard.h"
#include "ui/window/mainwindow.h"
#include "ui/window/messagearea.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSettings>
#include <QSplitter>
#include <QStyleHints>
#include <QTabWidget>

#include <algorithm>

namespace gatepost::ui {

namespace {

const char kSession[] = "session/windows";
bool g_quitting = false;

QList<MainWindow *> openWindows() {
    QList<MainWindow *> windows;
    for (QWidget *widget : QApplication::topLevelWidgets())
        if (auto *window = qobject_cast<MainWindow *>(widget); window && window->isVisible())
            windows << window;
    return windows;
}

} // namespace

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
    state[QStringLiteral("reading")] = static_cast<int>(question.reading);
    state[QStringLiteral("competitor")] = question.competitor;
    if (question.category)
        state[QStringLiteral("category")] = static_cast<int>(*question.category);
    if (question.at)
        state[QStringLiteral("at")] =
            static_cast<qlonglong>(question.at->time_since_epoch().count());
    state[QStringLiteral("mode")] = static_cast<int>(m_mode);
    state[QStringLiteral("tab")] = m_tabs->currentIndex();
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
    const int reading = state[QStringLiteral("reading")].toInt();
    question.reading =
        static_cast<Reading>(std::clamp(reading, 0, static_cast<int>(kReadingCount) - 1));
    question.competitor = state[QStringLiteral("competitor")].toBool();
    if (const QVariant at = state[QStringLiteral("at")]; at.isValid())
        question.at = Instant(std::chrono::seconds(at.toLongLong()));
    if (const QVariant category = state[QStringLiteral("category")]; category.isValid()) {
        const int value = category.toInt();
        if (value >= 0 && value < static_cast<int>(kCategoryCount))
            question.category = static_cast<Category>(value);
    }
    m_site->setQuestion(question);
    for (const SiteFile &file : m_site->files())
        if (!file.document->path().isEmpty() && file.document->path() == string("current"))
            m_site->setCurrent(file.document);
    setMode(static_cast<Mode>(std::clamp(state[QStringLiteral("mode")].toInt(), 0, 2)));
    if (const int tab = state[QStringLiteral("tab")].toInt(); tab >= 0 && tab < m_tabs->count())
        m_tabs->setCurrentIndex(tab);
    m_restoring = false;
}

void MainWindow::storeSession() {
    if (g_quitting)
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

// ---- recovery ------------------------------------------------------------------------------------

RecoveryDialog *MainWindow::offerRecovery(Found found) {
    for (qsizetype i = 0; i < found.sentences.size(); ++i)
        m_messages->post(QStringLiteral("recovery-%1").arg(i), Tone::Warning, found.sentences[i]);
    if (found.drafts.isEmpty())
        return nullptr;
    auto *dialog = new RecoveryDialog(std::move(found), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &RecoveryDialog::restoreRequested, this,
            [this, dialog](qsizetype index) { restore(*dialog, index); });
    connect(dialog, &RecoveryDialog::keepFileRequested, this, [dialog](qsizetype index) {
        removeDraft(dialog->drafts()[index]);
        dialog->removeAt(index);
    });
    connect(dialog, &RecoveryDialog::saveBothRequested, this,
            [this, dialog](qsizetype index) { saveBoth(*dialog, index); });
    dialog->open();
    return dialog;
}

void MainWindow::restore(RecoveryDialog &dialog, qsizetype index) {
    const Draft &draft = dialog.drafts()[index];
    const QString path = draft.header.path;
    const QString name = draft.header.name;
    Document *document = nullptr;
    for (const SiteFile &file : m_site->files())
        if (!path.isEmpty() && file.document->path() == path)
            document = file.document;
    if (!document) {
        const Role role = roleOf(draft.header.dialect);
        if (Document *old = m_site->document(role); old && !mayClose({old}))
            return;
        if (draft.disk) {
            const auto opened = m_site->openFile(path, role);
            if (!opened) {
                complain(opened.error());
                return;
            }
            document = *opened;
        } else {
            document = m_site->newFile(role); // never saved, or the file is gone
        }
    }
    const TextEdit edit = TextEdit::between(document->bytes(), draft.text);
    document->apply(edit, {tr("Recovered text"), {}, Origin::Reload});
    if (document->bytes() != draft.text) {
        complain(tr("The text could not be put into %1; it is kept.").arg(name));
        return;
    }
    m_guard->flush(); // it has a journal of its own before the old one goes
    removeDraft(draft);
    m_site->setCurrent(document);
    m_messages->post(QStringLiteral("recovered-") + name, Tone::Ask,
                     tr("The unsaved text of %1 is back. It is not saved yet.").arg(name));
    dialog.removeAt(index);
}

void MainWindow::saveBoth(RecoveryDialog &dialog, qsizetype index) {
    const Draft &draft = dialog.drafts()[index];
    QString path;
    if (draft.header.path.isEmpty()) {
        path = m_dialogs->fileToSave(this, tr("Save the recovered text"), draft.header.name);
    } else {
        // Beside the file, under a name that is free.
        const QFileInfo info(draft.header.path);
        const QString stem = info.completeBaseName();
        const QString suffix =
            info.suffix().isEmpty() ? QString() : QLatin1Char('.') + info.suffix();
        const QString when = draft.when.toString(QStringLiteral("yyyy-MM-dd HH.mm.ss"));
        for (int n = 1; path.isEmpty() || QFileInfo::exists(path); ++n)
            path = info.dir().filePath(
                n == 1 ? tr("%1 (recovered %2)%3").arg(stem, when, suffix)
                       : tr("%1 (recovered %2, %3)%4").arg(stem, when).arg(n).arg(suffix));
    }
    if (path.isEmpty())
        return;
    const auto saved = saveFile(FileSystem::real(), {path, draft.text});
    if (!saved) {
        complain(saved.error().sentence);
        return;
    }
    m_messages->post(QStringLiteral("recovered-") + path, Tone::Ask,
                     tr("The unsaved text is saved as %1.").arg(QDir::toNativeSeparators(path)));
    removeDraft(draft);
    dialog.removeAt(index);
}

} // namespace gatepost::ui
