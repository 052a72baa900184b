// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/report.h"

#include "core/sheet/grid.h"
#include "ui/bridge/look.h"
#include "ui/bridge/text.h"
#include "ui/forms/formarea.h"
#include "ui/simulator/mappanel.h"
#include "ui/site/site.h"
#include "ui/window/mainwindow.h"
#include "ui/window/panels.h"
#include "ui/window/panes.h"
#include "ui/window/viewtabs.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>

namespace gatepost::ui {

QString verdictTable(const SiteModel &site) {
    std::vector<Identity> agents;
    const QStringList names = site.side().matrixAgents();
    for (const QString &name : names)
        if (auto agent = identify(name.toStdString(), {}, site.analysis().registry()))
            agents.push_back(std::move(*agent));
    QStringList paths = site.side().samplePaths();
    if (paths.isEmpty())
        paths = {QStringLiteral("/")};
    std::vector<std::string> urls;
    for (const QString &path : std::as_const(paths))
        urls.push_back(path.toStdString());
    const auto grid = computeGrid(site.analysis().compiled(), nullptr, false,
                                  {.agents = agents,
                                   .paths = urls,
                                   .at = site.analysis().now(),
                                   .reading = site.analysis().question().reading});

    QString out;
    for (qsizetype i = 0; i < paths.size(); ++i)
        out += QStringLiteral("%1  %2\n").arg(i + 1, 4).arg(paths[i]);
    out += QLatin1Char('\n');
    std::size_t width = 0;
    for (const Identity &agent : agents)
        width = std::max(width, agent.token.size());
    out += QString(static_cast<qsizetype>(width), QLatin1Char(' '));
    for (qsizetype i = 0; i < paths.size(); ++i)
        out += QStringLiteral("%1").arg(i + 1, 6);
    out += QLatin1Char('\n');
    for (std::uint32_t row = 0; row < agents.size(); ++row) {
        out += text(agents[row].token).leftJustified(static_cast<qsizetype>(width));
        for (std::uint32_t column = 0; column < urls.size(); ++column)
            out += text(decisionName(grid->cell(row, column).decision)).rightJustified(6);
        out += QLatin1Char('\n');
    }
    return out;
}

namespace {

/// Lets layouts settle, queued renewals run, and the views that are shown compute: they say that they are busy.
void settle(const QWidget &shown) {
    for (int i = 0; i < 3; ++i)
        QCoreApplication::processEvents();
    constexpr int kPatience = 60'000; // ms: the map of the largest file takes some seconds
    QDeadlineTimer patience(kPatience);
    const auto isBusy = [&shown] {
        const QList<QWidget *> inside = shown.findChildren<QWidget *>();
        return shown.property("busy").toBool() ||
               std::ranges::any_of(inside, [](const QWidget *widget) {
                   return widget->isVisible() && widget->property("busy").toBool();
               });
    };
    while (isBusy() && !patience.hasExpired())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
    QCoreApplication::processEvents();
}

} // namespace

bool writeReport(MainWindow &window, const QString &path) {
    const QString kind = QFileInfo(path).suffix().toLower();
    if (kind != QLatin1String("svg") && kind != QLatin1String("pdf") &&
        kind != QLatin1String("html")) {
        settle(window);
        return window.grab().save(path);
    }
    const auto *map = qobject_cast<MapPanel *>(window.showPanel(QStringLiteral("map")));
    settle(window);
    const QByteArray bytes = map->exported(kind == QLatin1String("svg")   ? MapPanel::Format::Svg
                                           : kind == QLatin1String("pdf") ? MapPanel::Format::Pdf
                                                                          : MapPanel::Format::Html);
    QSaveFile file(path);
    return !bytes.isEmpty() && file.open(QIODevice::WriteOnly) &&
           file.write(bytes) == bytes.size() && file.commit();
}

void writeScreenshots(MainWindow &window, const QString &folder) {
    const QDir dir(folder);
    const auto shoot = [&](const QString &name) {
        settle(*window.panes().views().currentWidget());
        const QString path = dir.filePath(name + QStringLiteral(".png"));
        if (!window.grab().save(path))
            qWarning("could not write %s", qPrintable(path));
    };
    SiteModel &site = window.site();
    if (site.files().all().isEmpty())
        shoot(QStringLiteral("welcome"));
    for (const SiteFile &file : QList<SiteFile>(site.files().all())) {
        site.files().setCurrent(file.document);
        const QString name =
            file.role == Role::Chained ? QStringLiteral("chained") : file.document->displayName();
        window.setMode(Panes::Mode::Text);
        shoot(QStringLiteral("text-") + name);
        window.setMode(Panes::Mode::Both);
        for (const FormPageFactory &page : formPages()) {
            if (page.dialect != file.document->dialectId())
                continue;
            window.panes().showPage(file.document, QLatin1String(page.id));
            shoot(QStringLiteral("form-%1-%2").arg(name, QLatin1String(page.id)));
        }
    }
    if (!site.files().all().isEmpty())
        site.files().setCurrent(site.files().all().first().document);
    for (const PanelFactory &panel : bottomPanels()) {
        if (!window.showPanel(QLatin1String(panel.id)))
            continue;
        shoot(QStringLiteral("panel-") + QLatin1String(panel.id));
    }
}

} // namespace gatepost::ui
