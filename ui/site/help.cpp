// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/site/help.h"

#include "core/lint/lint.h"
#include "ui/bridge/look.h"
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

QString statusText(AgentStatus status) {
    switch (status) {
    case AgentStatus::Current: return {};
    case AgentStatus::Retired: return Help::tr("retired");
    case AgentStatus::Legacy: return Help::tr("older name");
    case AgentStatus::Unconfirmed: return Help::tr("not confirmed by its operator");
    }
    return {};
}

QString kindText(AgentKind kind) {
    switch (kind) {
    case AgentKind::Crawler: return Help::tr("crawler");
    case AgentKind::UserFetcher: return Help::tr("fetches for a user");
    case AgentKind::PolicyToken: return Help::tr("policy token, never fetches");
    case AgentKind::Library: return Help::tr("library");
    }
    return {};
}

QString documented(Documented what) {
    switch (what) {
    case Documented::Unknown: return Help::tr("not documented");
    case Documented::No: return Help::tr("no");
    case Documented::Yes: return Help::tr("yes");
    }
    return {};
}

} // namespace

Rich helpOfDirective(const Directive &directive, const Dialect &dialect) {
    Rich help = paragraph(
        Rich::ours(QStringLiteral("<b>%1</b> · %2 · %3"))
            .arg(text(directive.name), text(sectionName(directive.section)), text(dialect.name)));
    help += paragraph(Rich::plain(text(directive.help)));
    Rich words;
    for (const Word &word : directive.words)
        words +=
            Rich::ours(QStringLiteral("<tr><td><code>%1</code>&nbsp;&nbsp;</td><td>%2</td></tr>"))
                .arg(text(word.name), text(word.meaning));
    if (!words.isEmpty())
        help += table(words);
    else if (!directive.example.empty())
        help += paragraph(Rich::ours(Help::tr("Example: %1"))
                              .arg(Rich::ours(QStringLiteral("<code>%1: %2</code>"))
                                       .arg(text(directive.name), text(directive.example))));
    return help + sourceLine(directive.source);
}

Rich helpOfWord(const Directive &directive, const Word &word) {
    return paragraph(Rich::ours(QStringLiteral("<b>%1: %2</b>"))
                         .arg(text(directive.name), text(word.name))) +
           paragraph(Rich::plain(text(word.meaning))) + sourceLine(directive.source);
}

QString agentSummary(const KnownAgent &agent) {
    QStringList parts{text(agent.operatorName), kindText(agent.kind), categoryText(agent.category)};
    if (const QString status = statusText(agent.status); !status.isEmpty())
        parts << status;
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

Rich helpOfAgent(const KnownAgent &agent) {
    Rich help = paragraph(
        Rich::ours(QStringLiteral("<b>%1</b> · %2")).arg(text(agent.token), agentSummary(agent)));
    const auto row = [](const QString &name, Documented what) {
        return Rich::ours(QStringLiteral("<tr><td>%1&nbsp;&nbsp;</td><td>%2</td></tr>"))
            .arg(name, documented(what));
    };
    help += table(row(Help::tr("Obeys robots.txt"), agent.obeysRobots) +
                  row(Help::tr("Obeys the * group"), agent.obeysStar) +
                  row(Help::tr("Obeys Crawl-delay"), agent.obeysCrawlDelay));
    if (!agent.documentation.empty())
        help += paragraph(Rich::ours(Help::tr("Source: %1"))
                              .arg(Rich::ours(QStringLiteral("<a href=\"%1\">%1</a>"))
                                       .arg(text(agent.documentation))));
    return help;
}

Rich helpOfCategory(Category category) {
    return paragraph(Rich::ours(QStringLiteral("<b>%1</b> · %2"))
                         .arg(text(categoryName(category)), categoryText(category))) +
           paragraph(Rich::plain(text(categoryMeaning(category)))) +
           sourceLine("robots2.txt v0.2.1 section 5");
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
