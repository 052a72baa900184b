// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/updateagents.h"

#include "core/agents/importagents.h"
#include "ui/bridge/label.h"
#include "ui/bridge/text.h"
#include "ui/site/useragents.h"
#include "ui/window/dialogs.h"
#include "ui/window/mainwindow.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileInfo>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace gatepost::ui {

namespace {

/// What the list in use is, and how old.
QString listFacts() {
    const UserAgents &agents = UserAgents::instance();
    const auto date = agents.registry().date();
    const auto count = static_cast<int>(agents.registry().agents().size());
    if (!date)
        return MainWindow::tr("The list in use has %n agents.", nullptr, count);
    return MainWindow::tr("The list in use is of %1 and has %n agents.", nullptr, count)
        .arg(text(formatDay(*date)));
}

/// "2 new, 3 changed" and a line for each.
class DifferenceDialog : public QDialog {
public:
    DifferenceDialog(const QString &file, const AgentImport &import,
                     const std::vector<AgentChange> &changes, QWidget *parent)
        : QDialog(parent) {
        setObjectName(QStringLiteral("updateAgents"));
        setWindowTitle(MainWindow::tr("Update the list of crawlers"));
        const auto added = static_cast<int>(
            std::ranges::count_if(changes, [](const AgentChange &one) { return one.isNew; }));
        const int changed = static_cast<int>(changes.size()) - added;
        auto *what = new Label(this);
        what->setWordWrap(true);
        what->setText(changes.empty()
                          ? MainWindow::tr("%1 (%2) contains nothing new.")
                                .arg(file, text(Message(agentsFormatName(*import.format))))
                          : MainWindow::tr("%1 (%2): %3 new, %4 changed.")
                                .arg(file, text(Message(agentsFormatName(*import.format))),
                                     QLocale().toString(added), QLocale().toString(changed)));
        auto *list = new QPlainTextEdit(this);
        list->setObjectName(QStringLiteral("agentChanges"));
        list->setAccessibleName(MainWindow::tr("What would change"));
        list->setReadOnly(true);
        list->setLineWrapMode(QPlainTextEdit::NoWrap);
        list->setTabChangesFocus(true);
        QStringList lines;
        for (const AgentChange &change : changes)
            lines << text(change.text());
        for (const AgentProblem &problem : import.list.problems)
            lines << MainWindow::tr("Left out: %1").arg(text(problem.text));
        list->setPlainText(lines.join(QLatin1Char('\n')));
        auto *now = new Label(listFacts(), this);
        now->setWordWrap(true);
        auto *buttons = new QDialogButtonBox(this);
        auto *cancel = buttons->addButton(changes.empty() ? QDialogButtonBox::Close
                                                          : QDialogButtonBox::Cancel);
        if (!changes.empty())
            buttons->addButton(MainWindow::tr("Use This List"), QDialogButtonBox::AcceptRole)
                ->setObjectName(QStringLiteral("takeAgents"));
        cancel->setDefault(changes.empty());
        connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
        connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
        auto *layout = new QVBoxLayout(this);
        layout->addWidget(what);
        layout->addWidget(list, 1);
        layout->addWidget(now);
        layout->addWidget(buttons);
        resize(640, 420);
    }
};

} // namespace

void updateAgentsFrom(MainWindow &window, const QString &path) {
    QFile file(path);
    const QString name = QFileInfo(path).fileName();
    if (!file.open(QIODevice::ReadOnly)) {
        window.dialogs().complain(
            &window, MainWindow::tr("%1 could not be read: %2").arg(name, file.errorString()));
        return;
    }
    const QByteArray bytes = file.read(static_cast<qint64>(kMostAgentBytes) + 1);
    UserAgents &agents = UserAgents::instance();
    ImportOptions options{.base = agents.registry()};
    const std::string_view view(bytes.constData(), std::size_t(bytes.size()));
    AgentImport import = importAgents(view, options);
    // A list of addresses may not say whose they are: it is about the agent in the question then.
    if (import.format == AgentsFormat::AddressList && import.list.agents.empty() &&
        window.site().analysis().verdict()) {
        options.agent = window.site().analysis().verdict()->agent.token;
        import = importAgents(view, options);
    }
    if (!import.format || (import.list.agents.empty() && !import.list.problems.empty())) {
        window.dialogs().complain(
            &window,
            QStringLiteral("%1: %2").arg(name, import.list.problems.empty()
                                                   ? QString()
                                                   : text(import.list.problems.front().text)));
        return;
    }
    const Registry wanted = agents.registry().with(import.list);
    const auto changes = agentChanges(agents.registry(), wanted);
    DifferenceDialog dialog(name, import, changes, &window);
    window.dialogs().show(dialog);
    if (changes.empty() || dialog.result() != QDialog::Accepted)
        return;
    const auto today = std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now());
    if (const auto kept = agents.keep(wanted, import.list.date.value_or(today)); !kept)
        window.dialogs().complain(&window, kept.error());
}

void askForAgents(MainWindow &window) {
    const QString path = window.dialogs().fileToOpen(
        &window, MainWindow::tr("Update the list of crawlers from a file"), {},
        MainWindow::tr("Lists of agents (*.tsv *.json *.txt);;All files (*)"));
    if (!path.isEmpty())
        updateAgentsFrom(window, path);
}

} // namespace gatepost::ui
