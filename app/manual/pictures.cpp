// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/manual/pictures.h"

#include "app/manual/samplelog.h"
#include "core/text/textedit.h"
#include "core/value/time.h"
#include "ui/bridge/look.h"
#include "ui/bridge/manualurl.h"
#include "ui/editor/textview.h"
#include "ui/forms/formarea.h"
#include "ui/manual/manualwindow.h"
#include "ui/simulator/answerpanel.h"
#include "ui/simulator/logspanel.h"
#include "ui/simulator/questionbar.h"
#include "ui/window/changedialog.h"
#include "ui/window/editorarea.h"
#include "ui/window/mainwindow.h"
#include "ui/window/manualopener.h"

#include <QApplication>
#include <QDeadlineTimer>
#include <QDir>
#include <QHash>
#include <QImage>
#include <QPainter>
#include <QSplitter>
#include <QStyleHints>
#include <QTabWidget>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace gatepost::manualapp {

using namespace gatepost::ui;

namespace {

constexpr QSize kWindow(1400, 860);

void setDark(bool dark) {
    QGuiApplication::styleHints()->setColorScheme(dark ? Qt::ColorScheme::Dark
                                                       : Qt::ColorScheme::Light);
    QApplication::setPalette(dark ? darkPalette() : lightPalette());
}

/// The picture in its 256 commonest colours, which is what a window has but for the edges of letters: a third of the bytes.
QImage inFewColors(const QImage &picture) {
    const QImage source = picture.convertToFormat(QImage::Format_RGB32);
    QHash<QRgb, int> counts;
    for (int y = 0; y < source.height(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(source.constScanLine(y));
        for (int x = 0; x < source.width(); ++x)
            ++counts[line[x]];
    }
    QList<QRgb> colors = counts.keys();
    std::ranges::sort(colors, [&](QRgb a, QRgb b) {
        return std::pair(counts.value(b), b) < std::pair(counts.value(a), a);
    });
    const QList<QRgb> table = colors.first(std::min<qsizetype>(colors.size(), 256));
    const auto distance = [](QRgb a, QRgb b) {
        const int red = qRed(a) - qRed(b);
        const int green = qGreen(a) - qGreen(b);
        const int blue = qBlue(a) - qBlue(b);
        return red * red + green * green + blue * blue;
    };
    QHash<QRgb, uchar> index;
    for (const QRgb color : std::as_const(colors)) {
        qsizetype best = 0;
        for (qsizetype i = 1; i < table.size(); ++i)
            if (distance(color, table[i]) < distance(color, table[best]))
                best = i;
        index.insert(color, static_cast<uchar>(best));
    }
    QImage made(source.size(), QImage::Format_Indexed8);
    made.setColorTable(table);
    for (int y = 0; y < source.height(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(source.constScanLine(y));
        uchar *to = made.scanLine(y);
        for (int x = 0; x < source.width(); ++x)
            to[x] = index.value(line[x]);
    }
    return made;
}

class Photographer {
public:
    Photographer(QDir folder, bool dark, std::map<std::string, QSize> &sizes)
        : m_folder(std::move(folder)), m_dark(dark), m_sizes(sizes) {}

    void run() {
        welcome();
        m_window.resize(kWindow);
        m_window.show();
        m_window.openSample();
        ask("GPTBot", "/journal/2026/11", "2026-11-20T07:00:00Z");
        m_window.showPanel(QStringLiteral("problems"));
        shoot("window", &m_window);
        m_window.manual().window()->resize(1040, 680);
        m_window.manual().open(manualUrl(QStringLiteral("recipes"), QStringLiteral("quiet-hours")));
        shoot("manual", m_window.manual().window());
        m_window.manual().window()->close();
        shoot("question", child<QuestionBar>());
        shoot("answer", child<AnswerPanel>());
        forms();
        panels();
    }

    /// The README's: what a site opens with, in light colours; how an answer is changed, in dark ones.
    void runForReadme() {
        m_window.resize(1440, 900);
        m_window.show();
        m_window.openSample();
        ask("GPTBot", "/journal/2026/11", "2026-11-20T07:00:00Z");
        if (!m_dark) {
            shoot("main-light", &m_window);
            return;
        }
        m_window.site().navigator().askToChange(m_window.site().analysis().question());
        settle();
        QPixmap picture = m_window.grab();
        if (auto *dialog = child<ChangeDialog>()) {
            const QPixmap above = dialog->grab();
            const QPoint at = (m_window.rect().center() - dialog->rect().center());
            QPainter painter(&picture);
            painter.drawPixmap(at, above);
            painter.setPen(m_window.palette().color(QPalette::Mid));
            painter.drawRect(QRect(at, dialog->size()).adjusted(-1, -1, 0, 0));
            painter.end();
            dialog->close();
        }
        keep("main", picture);
    }

private:
    template <class Widget>
    Widget *child() {
        return m_window.findChild<Widget *>();
    }

    void welcome() {
        m_window.resize(kWindow);
        m_window.show();
        shoot("welcome", &m_window);
    }

    void ask(const char *agent, const char *page, const char *when) {
        Question question;
        question.agent = QLatin1String(agent);
        question.url = QLatin1String(page);
        question.at = parseInstant(when);
        m_window.site().analysis().setQuestion(question);
        if (const auto &verdict = m_window.site().analysis().verdict();
            verdict && verdict->fetch.line)
            m_window.site().navigator().goTo(*verdict->fetch.line);
    }

    void form(Role role, const char *page, const char *name) {
        Document *document = m_window.site().files().document(role);
        m_window.site().files().setCurrent(document);
        child<FormArea>()->showPage(document, QLatin1String(page));
        shoot(name, child<FormArea>());
    }

    void forms() {
        m_window.resize(1700, 900);
        form(Role::Robots, "groups", "form-groups");
        form(Role::Robots2, "policy", "form-policy");
        m_window.setMode(MainWindow::Mode::Form);
        form(Role::Robots2, "blocks", "form-blocks");
        form(Role::AgentPolicy, "preview", "form-preview");
        m_window.setMode(MainWindow::Mode::Text);
        m_window.resize(1200, 780);
        m_window.site().files().setCurrent(m_window.site().files().document(Role::Robots));
        ask("GPTBot", "/journal/2026/11", "2026-11-20T07:00:00Z");
        shoot("text", child<EditorArea>());
        m_window.setMode(MainWindow::Mode::Both);
    }

    void panels() {
        m_window.resize(1200, 780);
        // The bottom gets most of the room.
        for (QSplitter *splitter : m_window.findChildren<QSplitter *>())
            if (splitter->orientation() == Qt::Vertical && splitter->indexOf(tabs()) >= 0)
                splitter->setSizes({240, 400});
        for (const char *panel : {"map", "problems", "matrix", "readings", "ask", "chain", "tests"})
            this->panel(panel);
        logs();
        ask("AhrefsBot", "/index.html", "2026-11-20T07:00:00Z");
        panel("timeline");
        Document *robots = m_window.site().files().document(Role::Robots);
        const std::string_view bytes = robots->bytes();
        const auto at = bytes.find("Allow: /press/");
        if (at != std::string_view::npos)
            robots->apply(TextEdit::replace(
                              {static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at + 14)},
                              "Allow: /"),
                          {QStringLiteral("Edit")});
        panel("changes");
    }

    void logs() {
        const QTemporaryDir folder;
        writeSampleLog(QDir(folder.path()),
                       m_window.site().files().document(Role::Robots)->bytes());
        m_window.showPanel(QStringLiteral("logs"));
        auto *logs = child<LogsPanel>();
        logs->setVersions(folder.filePath(QStringLiteral("versions")));
        logs->openLogs({folder.filePath(QStringLiteral("access.log"))});
        settle();
        for (int row = 0; row < logs->agents().rowCount(); ++row)
            if (logs->agents().row(row)->name.contains("DataHarvestBot"))
                logs->chooseAgent(row);
        panel("logs");
    }

    QTabWidget *tabs() { return m_window.findChild<QTabWidget *>(QStringLiteral("bottom")); }

    void panel(const char *id) {
        m_window.showPanel(QLatin1String(id));
        shoot((std::string("panel-") + id).c_str(), tabs());
    }

    void settle() {
        for (int i = 0; i < 5; ++i)
            QCoreApplication::processEvents();
        QDeadlineTimer patience(4000);
        const auto isBusy = [this] {
            return std::ranges::any_of(
                m_window.findChildren<QWidget *>(), [](const QWidget *widget) {
                    return widget->isVisible() && widget->property("busy").toBool();
                });
        };
        do
            QCoreApplication::processEvents(QEventLoop::AllEvents, 30);
        while (isBusy() && !patience.hasExpired());
    }

    void shoot(const char *name, QWidget *widget) {
        settle();
        keep(name, widget->grab());
    }

    void keep(const char *name, const QPixmap &picture) {
        const QString path =
            m_folder.filePath(QLatin1String(name) + QLatin1String(m_dark ? "-dark.png" : ".png"));
        if (!inFewColors(picture.toImage()).save(path, "PNG", 0)) { // 0 is the smallest file
            std::fprintf(stderr, "gatepost-manual: cannot write %s\n", qPrintable(path));
            std::exit(2);
        }
        m_sizes[name] = (QSizeF(picture.size()) / picture.devicePixelRatio()).toSize();
    }

    QDir m_folder;
    bool m_dark;
    std::map<std::string, QSize> &m_sizes;
    MainWindow m_window;
};

} // namespace

std::map<std::string, QSize> takePictures(const QString &folder) {
    std::map<std::string, QSize> sizes;
    for (const bool dark : {false, true}) {
        setDark(dark);
        Photographer(QDir(folder), dark, sizes).run();
    }
    setDark(false);
    return sizes;
}

void takeReadmePictures(const QString &folder) {
    std::map<std::string, QSize> sizes;
    for (const bool dark : {false, true}) {
        setDark(dark);
        Photographer(QDir(folder), dark, sizes).runForReadme();
    }
    setDark(false);
}

} // namespace gatepost::manualapp
