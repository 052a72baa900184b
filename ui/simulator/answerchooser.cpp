// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulator/answerchooser.h"

#include "ui/bridge/text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QScopedValueRollback>

#include <algorithm>
#include <chrono>

namespace gatepost::ui {

namespace {

/// What is offered: texts that parseFileAnswer() reads.
constexpr const char *kStatuses[] = {
    "200", "304", "401", "402", "403", "404",     "410", "429",     "451",       "500",
    "502", "503", "504", "520", "dns", "connect", "tls", "timeout", "truncated", "redirects"};
constexpr std::chrono::seconds kTimes[] = {std::chrono::hours(0),      std::chrono::hours(2),
                                           std::chrono::hours(13),     std::chrono::hours(48),
                                           std::chrono::hours(24 * 7), std::chrono::hours(24 * 31)};

std::optional<FileAnswer> &robotsOf(SiteAnswers &answers) {
    return answers.files[FileId(FileRole::Robots).index()];
}

/// Chooses the entry with this datum, which is added if it is not there.
void choose(QComboBox *box, const QVariant &datum, const QString &label) {
    int index = box->findData(datum);
    if (index < 0) {
        box->addItem(label, datum);
        index = box->count() - 1;
    }
    box->setCurrentIndex(index);
}

/// Time and copy matter only where nobody can know what the file says; Google counts 429 among these.
bool timeMatters(const FileAnswer &answer) {
    return accessResult(answer) == AccessResult::Unreachable || answer.isStatus(429, 429);
}

QString statusLabel(const FileAnswer &answer) {
    const QString name = text(answerName(answer));
    const QString said = text(answerText(answer));
    return said == name ? name : QStringLiteral("%1 (%2)").arg(said, name);
}

QString timeLabel(std::chrono::seconds time) {
    return time.count() == 0 ? AnswerChooser::tr("since now")
                             : AnswerChooser::tr("for %1", "%1 a duration")
                                   .arg(text(gatepost::durationText(time)));
}

} // namespace

AnswerChooser::AnswerChooser(QWidget *parent)
    : QWidget(parent),
      m_status(new QComboBox(this)),
      m_since(new QComboBox(this)),
      m_copy(new QCheckBox(tr("a copy was seen"), this)) {
    m_status->setObjectName(QStringLiteral("answerStatus"));
    m_since->setObjectName(QStringLiteral("answerSince"));
    m_copy->setObjectName(QStringLiteral("answerCopy"));
    m_status->setAccessibleName(tr("How robots.txt is answered"));
    m_status->setToolTip(tr("What crawlers do if the request for robots.txt ends like this"));
    m_since->setAccessibleName(tr("How long it has been answered so"));
    m_copy->setToolTip(tr("The crawler has a copy of the file from before: some go on with it"));
    m_status->addItem(tr("as the site has it"), QString());
    for (const char *status : kStatuses)
        m_status->addItem(statusLabel(*parseFileAnswer(status)), QString::fromLatin1(status));
    for (const std::chrono::seconds time : kTimes)
        m_since->addItem(timeLabel(time), static_cast<qlonglong>(time.count()));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(m_status, 1);
    layout->addWidget(m_since);
    layout->addWidget(m_copy);
    for (QComboBox *box : {m_status, m_since})
        connect(box, &QComboBox::currentIndexChanged, this, &AnswerChooser::read);
    connect(m_copy, &QCheckBox::toggled, this, &AnswerChooser::read);
    setAnswers({});
}

void AnswerChooser::setAnswers(const SiteAnswers &answers) {
    const QScopedValueRollback writing(m_writing, true);
    m_answers = answers;
    const auto &robots = robotsOf(m_answers);
    if (robots)
        choose(m_status, text(answerName(*robots)), statusLabel(*robots));
    else
        m_status->setCurrentIndex(0);
    const auto since = robots ? robots->since : std::chrono::seconds(0);
    choose(m_since, static_cast<qlonglong>(since.count()), timeLabel(since));
    m_copy->setChecked(!robots || robots->copy.value_or(true));
    renew();
}

void AnswerChooser::read() {
    if (m_writing)
        return;
    auto &robots = robotsOf(m_answers);
    const std::string status = m_status->currentData().toString().toStdString();
    if (status.empty()) {
        robots.reset();
    } else if (const auto parsed = parseFileAnswer(status)) {
        const bool isText = !robots || robots->isText;
        robots = *parsed;
        robots->isText = isText;
        if (timeMatters(*robots)) {
            robots->since = std::chrono::seconds(m_since->currentData().toLongLong());
            if (!m_copy->isChecked())
                robots->copy = false;
        }
    }
    renew();
    emit changed();
}

void AnswerChooser::renew() {
    const auto &robots = robotsOf(m_answers);
    const bool matters = robots && timeMatters(*robots);
    m_since->setEnabled(matters);
    m_copy->setEnabled(matters);
}

} // namespace gatepost::ui
