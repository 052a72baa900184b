// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulator/crawlserverdialog.h"

#include "ui/bridge/accessible.h"
#include "ui/bridge/text.h"
#include "ui/bridge/valuestyle.h"
#include "ui/simulator/zone.h"

#include <QCheckBox>
#include <QClipboard>
#include <QDateTimeEdit>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QFormLayout>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTimeZone>
#include <QVBoxLayout>

namespace gatepost::ui {

namespace {

constexpr int kTick = 200; // ms: how often the clock is shown
constexpr int kMostServerLines = 500;

} // namespace

CrawlServerDialog::CrawlServerDialog(SiteModel &site, const QString &program, QWidget *parent)
    : QDialog(parent),
      m_site(site),
      m_program(program),
      m_port(new QSpinBox(this)),
      m_clock(new QDateTimeEdit(this)),
      m_speed(new QSpinBox(this)),
      m_refuses(new QCheckBox(tr("Refuse what the draft does not allow"), this)),
      m_said(new Label(this)),
      m_address(new Label(this)),
      m_now(new Label(this)),
      m_log(new QPlainTextEdit(this)),
      m_start(nullptr),
      m_copy(nullptr) {
    setObjectName(QStringLiteral("crawlServerDialog"));
    setWindowTitle(tr("Serve the draft"));
    makeForm();
    m_tick.setInterval(kTick);
    connect(&m_tick, &QTimer::timeout, this, &CrawlServerDialog::showClock);
    connect(m_start, &QPushButton::clicked, this, &CrawlServerDialog::startOrStop);
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_server.url()); });
    connect(&m_server, &DraftServer::listening, this, &CrawlServerDialog::showListening);
    connect(&m_server, &DraftServer::ended, this, &CrawlServerDialog::showEnded);
    connect(&m_server, &DraftServer::requested, m_log, &QPlainTextEdit::appendPlainText);
    showRunning(false);
    if (m_program.isEmpty()) {
        m_start->setEnabled(false);
        m_said->setText(
            tr("The command gatepost-cli was not found, beside this program or on PATH. "
               "It is part of the package that this program came with: install it, and "
               "open this window again."));
    } else {
        m_said->setText(tr("A crawler on this computer can fetch the draft and pages around it. "
                           "Nobody else can reach the server."));
    }
}

void CrawlServerDialog::makeForm() {
    m_port->setRange(1, 65535);
    m_port->setValue(8484);
    m_port->setGroupSeparatorShown(false);
    m_clock->setLayoutDirection(Qt::LeftToRight); // a time is written alike in every language
    m_clock->setDisplayFormat(QStringLiteral("yyyy-MM-dd HH:mm"));
    m_clock->setTimeZone(QTimeZone::UTC);
    m_clock->setDateTime(
        utcDateTime(std::chrono::floor<std::chrono::minutes>(m_site.analysis().now())));
    m_speed->setRange(1, 86400);
    m_speed->setToolTip(tr("Seconds of the clock in a second; 1440 makes a day of a minute"));
    m_said->setWordWrap(true);
    m_said->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_said->setObjectName(QStringLiteral("serverSaid"));
    m_address->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_address->setLayoutDirection(Qt::LeftToRight);
    m_address->setObjectName(QStringLiteral("serverAddress"));
    m_now->setObjectName(QStringLiteral("serverClock"));
    m_log->setReadOnly(true);
    m_log->setMaximumBlockCount(kMostServerLines);
    m_log->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_log->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    keepLeftToRight(*m_log); // lines of a log
    m_log->setAccessibleName(tr("Requests"));
    m_log->setPlaceholderText(tr("What crawlers ask for appears here."));
    m_log->setTabChangesFocus(true);
    auto *form = new QFormLayout;
    form->addRow(tr("&Port"), m_port);
    form->addRow(tr("&Clock starts at (UTC)"), m_clock);
    form->addRow(tr("&Speed of the clock"), m_speed);
    form->addRow(m_refuses);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_start = buttons->addButton(tr("Start"), QDialogButtonBox::ActionRole);
    m_start->setObjectName(QStringLiteral("serverStart"));
    m_start->setDefault(true);
    m_copy = buttons->addButton(tr("Copy the address"), QDialogButtonBox::ActionRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_said);
    layout->addWidget(m_address);
    layout->addWidget(m_now);
    layout->addWidget(m_log, 1);
    layout->addWidget(buttons);
    resize(36 * fontMetrics().averageCharWidth() * 2, 26 * fontMetrics().lineSpacing());
}

void CrawlServerDialog::setPort(quint16 port) {
    m_port->setValue(port);
}

void CrawlServerDialog::startOrStop() {
    if (m_server.isRunning()) {
        m_server.stop();
        return;
    }
    m_log->clear();
    m_isStarting = true;
    showRunning(true);
    m_said->setText(tr("Starting…"));
    m_server.start(m_site,
                   {.port = static_cast<quint16>(m_port->value()),
                    .clock = instantOf(m_clock->dateTime()),
                    .speed = static_cast<quint32>(m_speed->value()),
                    .refuses = m_refuses->isChecked()},
                   m_program);
}

void CrawlServerDialog::showListening() {
    m_isStarting = false;
    m_copy->setEnabled(true);
    m_tick.start();
    showClock();
    m_address->setText(m_server.url());
    m_address->show();
    m_now->show();
    say(tr("The draft, as it was when you pressed Start, is served until you press Stop or close "
           "this window."));
}

void CrawlServerDialog::showEnded(const QString &why) {
    m_isStarting = false;
    m_tick.stop();
    showRunning(false);
    say(why.isEmpty() ? tr("The server was stopped.") : why);
}

void CrawlServerDialog::showClock() {
    m_now->setText(tr("Clock: %1 UTC").arg(shownUtc(m_server.clock())));
}

void CrawlServerDialog::showRunning(bool isRunning) {
    for (QWidget *control : {static_cast<QWidget *>(m_port), static_cast<QWidget *>(m_clock),
                             static_cast<QWidget *>(m_speed), static_cast<QWidget *>(m_refuses)})
        control->setEnabled(!isRunning);
    m_start->setText(isRunning ? tr("Stop") : tr("Start"));
    m_copy->setEnabled(false);
    m_address->hide();
    m_now->hide();
}

void CrawlServerDialog::say(const QString &sentence) {
    m_said->setText(sentence);
    announce(m_said, Topic::Control, sentence);
}

void openServer(SiteModel &site, QWidget *window) {
    auto *dialog = window->findChild<CrawlServerDialog *>();
    if (dialog == nullptr) {
        dialog = new CrawlServerDialog(site, commandLineProgram(), window);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
    }
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

} // namespace gatepost::ui
