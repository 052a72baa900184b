// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/goals/exceptiondialog.h"

#include "core/agents/agentfacts.h"
#include "ui/bridge/text.h"
#include "ui/bridge/words.h"
#include "ui/forms/agentcompletion.h"
#include "ui/goals/goalrow.h"
#include "ui/goals/goalsedit.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <chrono>
#include <format>

namespace gatepost::ui {

namespace {

QString dayField(const std::optional<std::chrono::sys_days> &day) {
    return day ? text(std::format("{:%F}", *day)) : QString();
}

QString namesOf(const std::vector<std::string> &agents) {
    QStringList names;
    for (const std::string &agent : agents)
        names << text(agent);
    return names.join(QStringLiteral(", "));
}

} // namespace

ExceptionDialog::ExceptionDialog(const QString &purpose, const GoalException &present, Take take,
                                 QWidget *parent)
    : QDialog(parent),
      m_present(present),
      m_take(std::move(take)),
      m_agents(new QLineEdit(namesOf(present.agents), this)),
      m_paths(new QLineEdit(patternsText(present.paths), this)),
      m_stance(new QComboBox(this)),
      m_until(new QLineEdit(dayField(present.until), this)),
      m_note(new QLineEdit(text(present.note), this)),
      m_wrong(new Label(this)) {
    setObjectName(QStringLiteral("exceptionDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Exception: %1").arg(purpose));
    resize(std::max(460, 64 * fontMetrics().averageCharWidth()), 0);
    layOut(purpose);
}

void ExceptionDialog::layOut(const QString &purpose) {
    auto *layout = new QVBoxLayout(this);
    auto *form = new QFormLayout;
    m_agents->setObjectName(QStringLiteral("exceptionAgents"));
    m_agents->setCompleter(agentCompleter(m_agents));
    m_agents->setPlaceholderText(tr("all of “%1”").arg(purpose));
    m_paths->setObjectName(QStringLiteral("exceptionPaths"));
    m_paths->setPlaceholderText(tr("every path"));
    for (const Stance stance :
         {Stance::Welcome, Stance::Open, Stance::Out, Stance::Ask, Stance::Pay})
        m_stance->addItem(stanceText(stance));
    m_stance->setObjectName(QStringLiteral("exceptionStance"));
    m_stance->setCurrentIndex(static_cast<int>(m_present.is));
    m_until->setObjectName(QStringLiteral("exceptionUntil"));
    m_until->setPlaceholderText(tr("for ever"));
    m_note->setObjectName(QStringLiteral("exceptionNote"));
    for (QLineEdit *policy : {m_agents, m_paths, m_until})
        policy->setLayoutDirection(Qt::LeftToRight);
    form->addRow(tr("&Agents"), m_agents);
    form->addRow(tr("&Paths"), m_paths);
    form->addRow(tr("&Goal instead"), m_stance);
    form->addRow(tr("&Until (YYYY-MM-DD)"), m_until);
    form->addRow(tr("&Note"), m_note);
    layout->addLayout(form);
    m_wrong->setObjectName(QStringLiteral("exceptionWrong"));
    m_wrong->setWordWrap(true);
    m_wrong->hide();
    layout->addWidget(m_wrong);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &ExceptionDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &ExceptionDialog::reject);
}

GoalException ExceptionDialog::exception() const {
    GoalException made = m_present;
    made.agents = agentsOf(m_agents->text());
    made.paths = patternsOf(m_paths->text());
    made.is = static_cast<Stance>(m_stance->currentIndex());
    if (made.is != m_present.is)
        made.use = StatedUse::FromStance;
    made.until = parseDay(m_until->text().trimmed().toStdString());
    made.note = m_note->text().trimmed().toStdString();
    return made;
}

void ExceptionDialog::accept() {
    std::expected<void, Message> taken;
    if (!m_until->text().trimmed().isEmpty() && !exception().until)
        taken = std::unexpected<Message>(
            GATEPOST_TEXT("settings", "until is a day such as 2027-06-30"));
    else
        taken = m_take(exception());
    if (taken) {
        QDialog::accept();
        return;
    }
    QPalette ink = palette();
    ink.setColor(QPalette::WindowText, toneColor(Tone::Error, palette()));
    m_wrong->setPalette(ink);
    m_wrong->setText(text(taken.error()));
    m_wrong->show();
}

QString exceptionText(const GoalException &exception) {
    const QString who =
        exception.agents.empty() ? ExceptionDialog::tr("all of them") : namesOf(exception.agents);
    const QString where =
        exception.paths.empty()
            ? who
            : ExceptionDialog::tr("%1 below %2").arg(who, patternsText(exception.paths));
    const QString said = ExceptionDialog::tr("%1: %2").arg(where, stanceText(exception.is));
    QStringList facts{exception.until
                          ? ExceptionDialog::tr("%1 until %2").arg(said, dayField(exception.until))
                          : said};
    if (!exception.note.empty())
        facts << text(exception.note);
    return factsText(facts);
}

} // namespace gatepost::ui
