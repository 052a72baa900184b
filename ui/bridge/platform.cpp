// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/bridge/platform.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QSocketNotifier>
#include <QTimeZone>
#include <QTranslator>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <utility>

#ifdef Q_OS_WIN
#include <windows.h>
#else
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>
#endif
#ifdef Q_OS_MACOS
#include <pthread.h>
#endif

namespace gatepost::ui {

namespace {
const char *programOfMessages = "";
} // namespace

void printMessages(const char *program) {
    programOfMessages = program;
    qInstallMessageHandler([](QtMsgType type, const QMessageLogContext &, const QString &message) {
        if (type != QtDebugMsg &&
            !message.startsWith(QLatin1String("This plugin does not support")))
            std::fprintf(stderr, "%s: %s\n", programOfMessages, qPrintable(message));
    });
}

void giveWayToWindow() {
    thread_local bool gives = false;
    if (std::exchange(gives, true))
        return;
#if defined(Q_OS_LINUX)
    // Of the thread alone, as Linux reads it; a process that is nice already stays so.
    constexpr int kNicer = 5;
    ::setpriority(PRIO_PROCESS, 0, std::min(19, ::getpriority(PRIO_PROCESS, 0) + kNicer));
#elif defined(Q_OS_MACOS)
    ::pthread_set_qos_class_self_np(QOS_CLASS_UTILITY, 0);
#elif defined(Q_OS_WIN)
    ::SetThreadPriority(::GetCurrentThread(), THREAD_PRIORITY_BELOW_NORMAL);
#endif
}

#ifdef Q_OS_WIN

namespace {

unsigned g_page = 0; // the code page of the console that was taken

bool isRedirected(DWORD which) {
    const HANDLE handle = ::GetStdHandle(which);
    return handle != nullptr && handle != INVALID_HANDLE_VALUE &&
           ::GetFileType(handle) != FILE_TYPE_UNKNOWN;
}

} // namespace

void takeParentsConsole() {
    const bool out = isRedirected(STD_OUTPUT_HANDLE);
    const bool err = isRedirected(STD_ERROR_HANDLE);
    const bool isAttached = (!out || !err) && ::AttachConsole(ATTACH_PARENT_PROCESS);
    // Qt does not look where the output goes: without a console it shows --help in a box, and waits.
    if (out || isAttached)
        qputenv("QT_COMMAND_LINE_PARSER_NO_GUI_MESSAGE_BOXES", "1");
    if (!isAttached)
        return;
    // Without a console nothing is lost if these fail.
    if (!out)
        (void)std::freopen("CONOUT$", "w", stdout);
    if (!err)
        (void)std::freopen("CONOUT$", "w", stderr);
    g_page = ::GetConsoleOutputCP();
    ::SetConsoleOutputCP(CP_UTF8);
    std::atexit(&leaveParentsConsole); // Qt's --help calls exit()
}

void leaveParentsConsole() {
    if (g_page == 0)
        return;
    std::fflush(stdout);
    std::fflush(stderr);
    ::SetConsoleOutputCP(g_page);
    g_page = 0;
    ::FreeConsole();
}

bool isRunning(qint64 process) {
    const HANDLE handle = ::OpenProcess(SYNCHRONIZE, FALSE, static_cast<DWORD>(process));
    if (handle == nullptr)
        return ::GetLastError() == ERROR_ACCESS_DENIED;
    const bool runs = ::WaitForSingleObject(handle, 0) == WAIT_TIMEOUT;
    ::CloseHandle(handle);
    return runs;
}

EndSignals::EndSignals(QObject *parent) : QObject(parent) {}
EndSignals::~EndSignals() = default;
void EndSignals::read() {}

#else

namespace {

int g_pipe[2] = {-1, -1};
constexpr int kSignals[] = {SIGTERM, SIGHUP, SIGINT};

/// Only what a signal handler may do: the rest happens in the event loop.
void tell(int signal) {
    const auto byte = static_cast<unsigned char>(signal);
    if (::write(g_pipe[0], &byte, 1) != 1)
        ::_exit(128 + signal);
}

} // namespace

void takeParentsConsole() {}
void leaveParentsConsole() {}

bool isRunning(qint64 process) {
    return ::kill(static_cast<pid_t>(process), 0) == 0 || errno != ESRCH;
}

EndSignals::EndSignals(QObject *parent) : QObject(parent) {
    // Where the size of files is limited (ulimit -f), a save that goes beyond fails with a sentence, and does not end the program.
    std::signal(SIGXFSZ, SIG_IGN);
    if (::socketpair(AF_UNIX, SOCK_STREAM, 0, g_pipe) != 0) {
        qWarning("signals will end Gatepost immediately: there is no socket pair");
        return;
    }
    m_notifier = new QSocketNotifier(g_pipe[1], QSocketNotifier::Read, this);
    connect(m_notifier, &QSocketNotifier::activated, this, &EndSignals::read);
    struct sigaction action{};
    action.sa_handler = &tell;
    action.sa_flags = SA_RESTART | static_cast<int>(SA_RESETHAND);
    sigemptyset(&action.sa_mask);
    for (const int signal : kSignals)
        ::sigaction(signal, &action, nullptr);
}

EndSignals::~EndSignals() {
    for (const int signal : kSignals)
        ::signal(signal, SIG_DFL);
}

void EndSignals::read() {
    unsigned char signal = 0;
    if (::read(g_pipe[1], &signal, 1) == 1)
        Q_EMIT received(signal);
}

#endif

bool isOwnSettingsFile(const QString &settings) {
    return settings.endsWith(QLatin1String(".conf")) || settings.endsWith(QLatin1String(".ini"));
}

QString manualFolder(const QString &programFolder) {
    const QDir program(programFolder);
    for (const char *place : {"../share/doc/gatepost/html", // Linux: cmake/install.cmake
                              "../doc/html",                // packaging/windows/windows.cmake
                              "../Resources/manual/html",   // packaging/macos/macos.cmake
                              "../manual/html"})            // a build
        if (const QString folder = program.absoluteFilePath(QLatin1String(place));
            QFileInfo(folder + QStringLiteral("/pictures")).isDir())
            return QDir::cleanPath(folder);
    return {};
}

bool loadQtWords(QTranslator &translator, const QString &language, const QString &folder) {
    const QString bundled = folder + QStringLiteral("/../Resources/translations"); // macOS
    // The second is last: on Linux a file of that name may hold nothing but the names of others.
    for (const char *catalogue : {"qtbase_", "qt_"})
        for (const QString &place : {folder, bundled})
            if (translator.load(QLatin1String(catalogue) + language, place))
                return true;
    return false;
}

QByteArray zoneName(const QByteArray &id) {
    QByteArray name = QTimeZone::windowsIdToDefaultIanaId(id, QLocale::system().territory());
    if (name.isEmpty())
        name = QTimeZone::windowsIdToDefaultIanaId(id);
    return name.isEmpty() ? id : name;
}

} // namespace gatepost::ui
