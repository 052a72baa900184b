// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/manualopener.h"

#include "core/ask/ask.h"
#include "core/settings/sitesettings.h"
#include "ui/bridge/manualurl.h"
#include "ui/bridge/text.h"
#include "ui/manual/manualtext.h"
#include "ui/manual/manualwindow.h"
#include "ui/manualtext/recipe.h"
#include "ui/window/keys.h"
#include "ui/window/mainwindow.h"

#include <QApplication>
#include <QDesktopServices>
#include <QPointer>

#include <algorithm>
#include <ranges>

namespace gatepost::ui {

namespace {

QPointer<ManualWindow> g_manual;

std::optional<Role> roleOfName(std::string_view name) {
    for (const Role role : folderFiles() | std::views::transform(&FileRoleRow::role))
        if (roleFileName(role) == text(name))
            return role;
    return std::nullopt;
}

} // namespace

ManualOpener::ManualOpener(MainWindow &window) : QObject(&window), m_window(window) {
    QDesktopServices::setUrlHandler(QLatin1String(kManualScheme), this, "open");
}

ManualOpener::~ManualOpener() {
    for (MainWindow *other : MainWindow::openWindows())
        if (other != &m_window) {
            QDesktopServices::setUrlHandler(QLatin1String(kManualScheme), &other->manual(), "open");
            return;
        }
}

ManualWindow *ManualOpener::window() {
    if (!g_manual) {
        g_manual = new ManualWindow(loadManual(keyTable(m_window)));
        connect(qApp, &QCoreApplication::aboutToQuit, g_manual, &QObject::deleteLater);
    }
    // The window that opened it last tries its recipes.
    disconnect(g_manual, &ManualWindow::recipeRequested, nullptr, nullptr);
    connect(g_manual, &ManualWindow::recipeRequested, this, &ManualOpener::tryRecipe);
    return g_manual;
}

void ManualOpener::open(const QUrl &url) {
    ManualWindow *shown = window();
    if (!url.isEmpty())
        shown->showPlace(placeOfUrl(url));
    shown->present();
}

void ManualOpener::tryRecipe(const ManualPlace &place) {
    const Chapter *chapter = g_manual ? g_manual->manual().find(place.chapter) : nullptr;
    if (!chapter)
        return;
    const std::vector<Recipe> recipes = recipesOf(chapter->blocks);
    const auto recipe = std::ranges::find(recipes, place.id, &Recipe::id);
    if (recipe == recipes.end())
        return;
    SiteModel &site = m_window.newWindow()->site();
    for (const RecipeFile &file : recipe->files) {
        if (const auto role = roleOfName(file.name))
            site.files().newFile(*role, file.text);
        else if (file.name == "asks.json")
            site.side().setAsks(readAskRehearsal(file.text).value_or(AskRehearsal()));
        else if (file.name == "gatepost.yaml")
            site.side().setSettings(readSiteSettings(file.text).value_or(SiteSettings()));
    }
    if (!site.files().all().isEmpty())
        site.files().setCurrent(site.files().all().first().document);
    const RecipeQuestion &first = recipe->questions.front();
    Question question;
    question.agent = text(first.agent);
    question.url = text(first.page);
    if (const auto at = parseInstant(first.when))
        question.at = *at;
    site.analysis().setQuestion(question);
}

} // namespace gatepost::ui
