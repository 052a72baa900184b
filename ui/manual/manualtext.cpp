// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/manual/manualtext.h"

#include "core/text/markup.h"
#include "ui/bridge/look.h"
#include "ui/bridge/text.h"
#include "ui/manualtext/recipe.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <algorithm>

namespace gatepost::ui {

namespace {

QColor mixed(const QColor &a, const QColor &b, double part) {
    const auto channel = [part](int x, int y) {
        return static_cast<int>(x * (1 - part) + y * part);
    };
    return {channel(a.red(), b.red()), channel(a.green(), b.green()), channel(a.blue(), b.blue())};
}

/// Anchors of one document must not collide: each chapter's ids get its name in front.
void renameIds(std::vector<TextBlock> &blocks, const std::string &chapter) {
    for (TextBlock &block : blocks)
        if (block.kind == TextBlock::Kind::Heading)
            block.id = chapter + "-" + block.id;
}

} // namespace

Manual loadManual(const QString &keys) {
    std::vector<ChapterText> texts;
    const QDir folder(QStringLiteral(":/manual"));
    for (const QString &name : folder.entryList({QStringLiteral("*.md")}, QDir::Files)) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            qWarning("no chapter %s", qPrintable(name));
        texts.push_back({name.toStdString(), file.readAll().toStdString()});
    }
    return makeManual(texts, {{"keys", keys.toStdString()}});
}

ManualPlace placeOfUrl(const QUrl &url) {
    return {url.path().toStdString(), url.fragment(QUrl::FullyDecoded).toStdString()};
}

QString manualStyle(const QPalette &palette, double points) {
    const QColor base = palette.color(QPalette::Active, QPalette::Base);
    const QColor ink = palette.color(QPalette::Active, QPalette::Text);
    const QString soft = toneColor(Tone::Unstated, palette).name();
    const QString line = mixed(base, ink, 0.18).name();
    const QString file = mixed(base, ink, 0.1).name();
    const QString code = mixed(base, ink, 0.05).name();
    const QString link = toneColor(Tone::Ask, palette).name();
    const QString note = mixed(base, toneColor(Tone::Ask, palette), 0.12).name();
    const auto size = [points](double times) { return QString::number(points * times, 'f', 1); };
    return QStringLiteral(
               "body { font-size: %1pt; }"
               "h1 { font-size: %2pt; font-weight: 600; margin-top: 4px; margin-bottom: 12px; }"
               "h2 { font-size: %3pt; font-weight: 600; margin-top: 26px; margin-bottom: 8px; }"
               "h3 { font-size: %4pt; font-weight: 600; margin-top: 20px; margin-bottom: 6px; }"
               "h4 { font-size: %1pt; font-weight: 600; margin-top: 16px; margin-bottom: 4px; }"
               "p { margin-top: 0; margin-bottom: 10px; line-height: 135%; }"
               "li { margin-bottom: 3px; line-height: 130%; }"
               "ul, ol { margin-top: 0; margin-bottom: 10px; }")
               .arg(size(1), size(1.9), size(1.4), size(1.15)) +
           QStringLiteral(
               "a { color: %1; text-decoration: underline; }"
               "code { font-family: monospace; background-color: %2; }"
               "pre { font-family: monospace; margin: 0; line-height: 125%; white-space: pre-wrap; "
               "}"
               "td.code { background-color: %2; }"
               "td.file { color: %3; background-color: %7; font-size: %5pt; }"
               "td.note { background-color: %6; }"
               "table.code, table.note, table.grid { margin-top: 6px; margin-bottom: 14px; }"
               "table.grid { border-collapse: collapse; }"
               "table.grid td, table.grid th { border-bottom: 1px solid %4; }"
               "th { color: %3; font-weight: 600; }")
               .arg(link, code, soft, line, size(0.9), note, file) +
           QStringLiteral(".comment { color: %1; } .word { color: %2; } .seen { color: %1; }"
                          ".typed { color: %3; font-weight: 600; }"
                          ".key { background-color: %4; font-weight: 600; }")
               .arg(soft, link, toneColor(Tone::Allow, palette).name(), code);
}

QString chapterHtml(const Manual &manual, const Chapter &chapter, const RichOptions &rich) {
    HtmlOptions options;
    options.target = HtmlOptions::Target::Rich;
    options.picture = rich.picture;
    options.link = [&](std::string_view address) {
        const auto place = manual.placeOf(chapter, address);
        if (!place)
            return std::string(address);
        if (rich.oneDocument) {
            const Chapter *to = manual.find(place->chapter);
            const bool isStart = place->id.empty() && to && !to->blocks.empty();
            return "gatepost:" + place->chapter + "-" +
                   (isStart ? to->blocks.front().id : place->id);
        }
        return manualUrl(text(place->chapter), text(place->id)).toString().toStdString();
    };
    if (rich.tryRecipes) {
        const std::vector<Recipe> recipes = recipesOf(chapter.blocks);
        options.behindHeading = [&chapter, recipes](const TextBlock &heading) {
            if (!std::ranges::contains(recipes, heading.id, &Recipe::id))
                return std::string();
            return "<p><a href=\"" + std::string(kRecipeScheme) + ":" + chapter.name + "#" +
                   heading.id + "\">" +
                   escapeMarkup(QCoreApplication::translate("gatepost::ui::Manual",
                                                            "Open this policy in a new window")
                                    .toStdString()) +
                   "</a></p>\n";
        };
        return text(toHtml(chapter.blocks, options));
    }
    if (!rich.oneDocument)
        return text(toHtml(chapter.blocks, options));
    std::vector<TextBlock> blocks = chapter.blocks;
    renameIds(blocks, chapter.name);
    return text(toHtml(blocks, options));
}

} // namespace gatepost::ui
