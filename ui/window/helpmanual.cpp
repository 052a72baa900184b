// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The manual: opened from the menu, by F1, from help cards; its recipes open in windows of their own.

#include "core/ask/ask.h"
#include "core/settings/sitesettings.h"
#include "ui/bridge/text.h"
#include "ui/manual/manualtext.h"
#include "ui/manual/manualwindow.h"
#include "ui/manualtext/recipe.h"
#include "ui/window/keys.h"
#include "ui/window/mainwindow.h"
#include "ui/window/viewtabs.h"

#include <QApplication>
#include <QKeyEvent>
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

ManualWindow *MainWindow::manual() {
    if (!g_manual) {
        g_manual = new ManualWindow(loadManual(keyTable(*this)));
        connect(qApp, &QCoreApplication::aboutToQuit, g_manual, &QObject::deleteLater);
    }
    // The window that opened it last tries its recipes.
    disconnect(g_manual, &ManualWindow::recipeRequested, nullptr, nullptr);
    connect(g_manual, &ManualWindow::recipeRequested, this, &MainWindow::tryRecipe);
    return g_manual;
}

void MainWindow::openManual(const QUrl &url) {
    ManualWindow *window = manual();
    if (!url.isEmpty())
        window->showPlace(placeOfUrl(url));
    window->present();
}

void MainWindow::tryRecipe(const ManualPlace &place) {
    const Chapter *chapter = g_manual ? g_manual->manual().find(place.chapter) : nullptr;
    if (!chapter)
        return;
    const std::vector<Recipe> recipes = recipesOf(chapter->blocks);
    const auto recipe = std::ranges::find(recipes, place.id, &Recipe::id);
    if (recipe == recipes.end())
        return;
    MainWindow *window = newWindow();
    SiteModel &site = window->site();
    for (const RecipeFile &file : recipe->files) {
        if (const auto role = roleOfName(file.name))
            site.newFile(*role, file.text);
        else if (file.name == "asks.json")
            site.setAsks(readAskRehearsal(file.text).value_or(AskRehearsal()));
        else if (file.name == "gatepost.yaml")
            site.setSettings(readSiteSettings(file.text).value_or(SiteSettings()));
    }
    if (!site.files().isEmpty())
        site.setCurrent(site.files().first().document);
    const RecipeQuestion &first = recipe->questions.front();
    Question question;
    question.agent = text(first.agent);
    question.url = text(first.page);
    if (const auto at = parseInstant(first.when))
        question.at = *at;
    site.setQuestion(question);
}

void MainWindow::keyPressEvent(QKeyEvent *event) {
    // F1 where no view has its own help. No shortcut: it would take the key from the text, the fields and the problems.
    if (event->key() == Qt::Key_F1 && event->modifiers() == Qt::NoModifier) {
        openManual();
        event->accept();
        return;
    }
    if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier &&
        m_tabs->state() == ViewTabs::State::Large) {
        m_tabs->back();
        event->accept();
        return;
    }
    QMainWindow::keyPressEvent(event);
}

} // namespace gatepost::ui
