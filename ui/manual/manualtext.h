// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/manualurl.h"
#include "ui/manualtext/manual.h"

#include <QPalette>
#include <QString>
#include <QUrl>

#include <functional>

/// The manual as QTextDocument can show it: in the window and on paper.
namespace gatepost::ui {

/// The chapters compiled into the program, references made now. `keys`: the table of the window's keys, as Markdown.
[[nodiscard]] Manual loadManual(const QString &keys);

/// The place that an address of manualUrl() means.
[[nodiscard]] ManualPlace placeOfUrl(const QUrl &url);

/// Colours and sizes of the text, for QTextDocument::setDefaultStyleSheet.
/// `points`: size of the body's font.
[[nodiscard]] QString manualStyle(const QPalette &palette, double points);

struct RichOptions {
    /// Address ("pictures/window.png"), what is seen → HTML; empty where there is no such picture.
    std::function<std::string(std::string_view, std::string_view)> picture = {};
    /// For links inside one document instead of one page for each chapter: anchors are CHAPTER-ID.
    bool oneDocument = false;
    /// Recipes get a link gatepost-recipe:CHAPTER#ID.
    bool tryRecipes = false;
};
/// The body of a chapter.
[[nodiscard]] QString chapterHtml(const Manual &manual, const Chapter &chapter,
                                  const RichOptions &options);

inline constexpr char kRecipeScheme[] = "gatepost-recipe";

} // namespace gatepost::ui
