// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/site/help.h"

#include "core/lint/lint.h"
#include "ui/bridge/text.h"
#include "ui/bridge/valuestyle.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QDialog>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace gatepost::ui {

namespace {

struct Help {
    Q_DECLARE_TR_FUNCTIONS(gatepost::ui::Help)
};

Rich paragraph(const Rich &said) {
    return Rich::ours(QStringLiteral("<p style='margin:4px 8px'>%1%2</p>"))
        .arg(atLayoutSide(QString()), said);
}

Rich table(const Rich &rows) {
    return Rich::ours(QStringLiteral("<table style='margin:4px 8px'>%1</table>")).arg(rows);
}

Rich sourceLine(std::string_view source) {
    return source.empty() ? Rich()
                          : paragraph(Rich::ours(Help::tr("Source: %1")).arg(text(source)));
}

/// A phrase in the language of the window; what is verbatim in the list or the file as it is.
QString said(const Message &message) {
    return message.isPhrase() ? text(message) : text(message.verbatim());
}

} // namespace

Rich rich(const assist::Help &help) {
    if (!help.code.empty())
        return Rich::ours(QStringLiteral("<pre>%1</pre>")).arg(text(help.code));
    Rich heading = Rich::ours(QStringLiteral("<b>%1</b>")).arg(text(help.name));
    if (!help.besides.empty()) // a part without words has its place
        for (const Message &part : help.besides)
            heading += Rich::ours(QStringLiteral(" · %1")).arg(said(part));
    Rich shown = paragraph(heading);
    if (!help.text.empty())
        shown += paragraph(Rich::plain(said(help.text)));
    Rich rows;
    for (const assist::Help::Row &row : help.rows)
        rows += row.isWord
                    ? Rich::ours(QStringLiteral(
                                     "<tr><td><code>%1</code>&nbsp;&nbsp;</td><td>%2</td></tr>"))
                          .arg(said(row.name), said(row.value))
                    : Rich::ours(QStringLiteral("<tr><td>%1&nbsp;&nbsp;</td><td>%2</td></tr>"))
                          .arg(said(row.name), said(row.value));
    if (!rows.isEmpty())
        shown += table(rows);
    if (!help.example.empty())
        shown += paragraph(
            Rich::ours(Help::tr("Example: %1"))
                .arg(Rich::ours(QStringLiteral("<code>%1</code>")).arg(text(help.example))));
    if (!help.isPage)
        return shown + sourceLine(help.source);
    if (!help.source.empty())
        shown += paragraph(
            Rich::ours(Help::tr("Source: %1"))
                .arg(Rich::ours(QStringLiteral("<a href=\"%1\">%1</a>")).arg(text(help.source))));
    return shown;
}

QString joined(const std::vector<Message> &parts) {
    QStringList words;
    for (const Message &part : parts)
        words << said(part);
    return words.join(QStringLiteral(" · "));
}

Rich helpOfCode(std::string_view code) {
    const LintRule *rule = findLintRule(code);
    if (!rule)
        return {};
    return paragraph(Rich::ours(QStringLiteral("<b>%1</b> · <code>%2</code>"))
                         .arg(text(rule->title), text(rule->code))) +
           paragraph(Rich::plain(text(rule->explanation))) + sourceLine(rule->source);
}

void showHelp(QWidget *parent, const QString &title, const Rich &help, const QUrl &manual) {
    QWidget *window = parent->window();
    auto *card = window->findChild<QDialog *>(QStringLiteral("helpCard"));
    if (!card) {
        card = new QDialog(window);
        card->setObjectName(QStringLiteral("helpCard"));
        auto *browser = new QTextBrowser(card);
        browser->setAccessibleName(Help::tr("Explanation"));
        browser->setOpenExternalLinks(true);
        browser->setFrameShape(QFrame::NoFrame);
        auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, card);
        QObject::connect(buttons, &QDialogButtonBox::rejected, card, &QDialog::reject);
        auto *more =
            buttons->addButton(Help::tr("Open in the manual"), QDialogButtonBox::ActionRole);
        more->setObjectName(QStringLiteral("openInManual"));
        QObject::connect(more, &QPushButton::clicked, card, [card] {
            QDesktopServices::openUrl(card->property("manual").toUrl());
            card->hide();
        });
        auto *layout = new QVBoxLayout(card);
        layout->addWidget(browser);
        layout->addWidget(buttons);
        card->resize(480, 320);
    }
    card->setWindowTitle(title);
    card->findChild<QTextBrowser *>()->setHtml(help.html());
    card->setProperty("manual", manual);
    card->findChild<QPushButton *>(QStringLiteral("openInManual"))->setVisible(!manual.isEmpty());
    card->show();
    card->raise();
    card->activateWindow();
}

} // namespace gatepost::ui
