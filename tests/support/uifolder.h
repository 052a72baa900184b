// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/diskfiles.h"
#include "ui/document/document.h"
#include "ui/site/site.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>

namespace gatepost::test {

/// A site in a folder of its own.
struct Folder {
    QTemporaryDir dir;
    ui::SiteModel site;

    Folder() = default;
    /// Opens it with these files; without `settings` there is no gatepost.yaml.
    explicit Folder(const QByteArray &robots, const QByteArray &settings = {}) {
        write(QStringLiteral("robots.txt"), robots);
        if (!settings.isEmpty())
            write(QStringLiteral("gatepost.yaml"), settings);
        open();
    }
    /// Gives the path.
    QString write(const QString &name, const QByteArray &bytes) const {
        const QString path = dir.filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        put(path, bytes);
        return path;
    }
    [[nodiscard]] QByteArray read(const QString &name) const { return get(dir.filePath(name)); }
    void open(const QString &below = QStringLiteral(".")) {
        if (const auto opened = site.files().openFolder(QDir::cleanPath(dir.filePath(below)));
            !opened)
            qFatal("%s", qPrintable(opened.error()));
    }
    void ask(const QString &agent, const QString &url, const char *at = "2026-11-20T07:00:00Z") {
        ui::Question question;
        question.agent = agent;
        question.url = url;
        question.at = parseInstant(at);
        site.analysis().setQuestion(question);
    }
    /// Replaces the whole text of a document, as an edit.
    void edit(ui::Role role, const QByteArray &text) const {
        ui::Document *document = site.files().document(role);
        if (!document->apply(TextEdit::between(document->bytes(), text.toStdString()),
                             {QStringLiteral("test")}))
            qFatal("the edit was refused");
    }
    void edit(const QByteArray &text) const { edit(ui::Role::Robots, text); }
};

} // namespace gatepost::test
