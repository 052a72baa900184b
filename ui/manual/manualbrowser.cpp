// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/manual/manualbrowser.h"

#include "ui/bridge/look.h"
#include "ui/bridge/platform.h"
#include "ui/bridge/text.h"
#include "ui/manual/manualtext.h"

#include <QCoreApplication>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QImageReader>
#include <QRegularExpression>
#include <QScrollBar>

#include <algorithm>

namespace gatepost::ui {

namespace {

constexpr int kPictureWidth = 640;

/// The picture for dark schemes beside a picture: window.png → window-dark.png.
QString darkTwin(QString path) {
    return path.replace(QRegularExpression(QStringLiteral("\\.png$")), QStringLiteral("-dark.png"));
}

} // namespace

ManualBrowser::ManualBrowser(const Manual &manual, QWidget *parent)
    : QTextBrowser(parent),
      m_manual(manual),
      m_pictures(manualFolder(QCoreApplication::applicationDirPath())) {
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    setUndoRedoEnabled(false);
    document()->setDocumentMargin(24);
    // The manual is English, whatever the window's direction is.
    setLayoutDirection(Qt::LeftToRight);
}

std::string ManualBrowser::pictureHtml(std::string_view address, std::string_view seen) const {
    constexpr std::string_view kNothing =
        "\n"; // not the words alone: what is seen on a picture that is not there
    if (m_pictures.isEmpty())
        return std::string(kNothing);
    QString path = m_pictures + QLatin1Char('/') + text(address);
    if (const QString dark = darkTwin(path); isDark(palette()) && QFileInfo::exists(dark))
        path = dark;
    const QSize size = QImageReader(path).size();
    if (size.isEmpty())
        return std::string(kNothing);
    return QStringLiteral("<p style=\"line-height:100%\"><img src=\"%1\" width=\"%2\"></p><p "
                          "class=\"seen\">%3</p>\n")
        .arg(QUrl::fromLocalFile(path).toString())
        .arg(std::min(size.width(), kPictureWidth))
        .arg(text(seen).toHtmlEscaped())
        .toStdString();
}

QVariant ManualBrowser::loadResource(int type, const QUrl &name) {
    if (type == QTextDocument::HtmlResource && name.scheme() == QLatin1String(kManualScheme)) {
        const Chapter *chapter = m_manual.find(placeOfUrl(name).chapter);
        if (!chapter)
            return {};
        RichOptions options;
        options.tryRecipes = true;
        options.picture = [this](std::string_view address, std::string_view seen) {
            return pictureHtml(address, seen);
        };
        return QStringLiteral("<html><body>%1</body></html>")
            .arg(chapterHtml(m_manual, *chapter, options));
    }
    // Nothing but pictures of the manual's own folder.
    if (type == QTextDocument::ImageResource && name.isLocalFile() && !m_pictures.isEmpty() &&
        QDir::cleanPath(name.toLocalFile()).startsWith(m_pictures + QLatin1Char('/')))
        return QImage(name.toLocalFile());
    return {};
}

void ManualBrowser::doSetSource(const QUrl &url, QTextDocument::ResourceType type) {
    document()->setDefaultStyleSheet(
        manualStyle(palette(), std::max(font().pointSizeF(), 6.0) * 1.05));
    QTextBrowser::doSetSource(
        url, type == QTextDocument::UnknownResource ? QTextDocument::HtmlResource : type);
}

void ManualBrowser::changeEvent(QEvent *event) {
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        renew();
}

void ManualBrowser::renew() {
    if (source().isEmpty())
        return;
    const int at = verticalScrollBar()->value();
    document()->setDefaultStyleSheet(
        manualStyle(palette(), std::max(font().pointSizeF(), 6.0) * 1.05));
    reload();
    verticalScrollBar()->setValue(at);
    Q_EMIT drawnAnew();
}

void ManualBrowser::markWords(const QStringList &words) {
    QList<QTextEdit::ExtraSelection> marks;
    QTextCharFormat format;
    format.setBackground(toneBackground(Tone::Later, palette()));
    for (const QString &word : words) {
        if (word.size() < 2)
            continue;
        for (QTextCursor at = document()->find(word); !at.isNull() && marks.size() < 2000;
             at = document()->find(word, at))
            marks << QTextEdit::ExtraSelection{at, format};
    }
    setExtraSelections(marks);
}

} // namespace gatepost::ui
