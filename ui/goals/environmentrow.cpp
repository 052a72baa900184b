// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/goals/environmentrow.h"

#include "core/agents/purpose.h"
#include "ui/bridge/text.h"
#include "ui/bridge/words.h"
#include "ui/goals/wrappedheight.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace gatepost::ui {

EnvironmentRow::EnvironmentRow(QWidget *parent)
    : QWidget(parent),
      m_box(new QComboBox(this)),
      m_sign(new Label(this)),
      m_words(new Label(this)),
      m_goals(new Label(this)),
      m_open(new QPushButton(tr("Open its folder…"), this)),
      m_write(new QPushButton(tr("Write its robots.txt…"), this)) {
    setObjectName(QStringLiteral("environmentRow"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 4, 0, 0);
    column->setSpacing(4);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    auto *label = new Label(tr("Environment"), this);
    label->setBuddy(m_box);
    m_box->setObjectName(QStringLiteral("environment"));
    m_box->setAccessibleName(tr("Environment"));
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_words->setObjectName(QStringLiteral("environmentWords"));
    m_goals->setObjectName(QStringLiteral("environmentGoals"));
    for (Label *words : {m_words, m_goals}) {
        words->setWordWrap(true);
        keepWrappedHeight(*words);
    }
    QFont bold = m_sign->font();
    bold.setBold(true);
    m_sign->setFont(bold);
    m_open->setObjectName(QStringLiteral("openEnvironment"));
    m_write->setObjectName(QStringLiteral("writeEnvironment"));
    m_open->setAutoDefault(false);
    m_write->setAutoDefault(false);
    row->addWidget(label);
    row->addWidget(m_box);
    row->addWidget(m_sign);
    row->addWidget(m_words, 1);
    row->addWidget(m_write);
    row->addWidget(m_open);
    column->addLayout(row);
    column->addWidget(m_goals);
    connect(m_box, &QComboBox::currentIndexChanged, this, [this] {
        renew();
        emit chosen();
    });
    connect(m_open, &QPushButton::clicked, this, [this] {
        if (const int at = m_box->currentIndex(); at >= 0)
            emit folderRequested(text(m_environments[static_cast<std::size_t>(at)].files));
    });
    connect(m_write, &QPushButton::clicked, this, [this] {
        if (const auto *proved = shown(); proved && proved->toWrite)
            emit writeRequested(*proved->toWrite);
    });
    hide();
}

const ProvedEnvironment *EnvironmentRow::shown() const {
    const int at = m_box->currentIndex();
    return at >= 0 && static_cast<std::size_t>(at) < m_proved.size()
               ? &m_proved[static_cast<std::size_t>(at)]
               : nullptr;
}

void EnvironmentRow::choose(const QString &name) {
    m_box->setCurrentIndex(m_box->findText(name));
}

bool EnvironmentRow::isOfOpenFiles() const {
    const int at = m_box->currentIndex();
    return at < 0 || m_environments[static_cast<std::size_t>(at)].files == ".";
}

void EnvironmentRow::show(const std::vector<Environment> &environments,
                          const EnvironmentsResult *result, bool isReal) {
    m_environments = environments;
    m_isReal = isReal;
    m_proved = result ? result->environments : std::vector<ProvedEnvironment>();
    QStringList names;
    for (const Environment &each : m_environments)
        names << text(each.name);
    QStringList shown;
    for (int i = 0; i < m_box->count(); ++i)
        shown << m_box->itemText(i);
    if (names != shown) {
        const QSignalBlocker quiet(m_box);
        const QString before = m_box->currentText();
        m_box->clear();
        m_box->addItems(names);
        // The one of the open files, unless another was chosen.
        int at = static_cast<int>(names.indexOf(before));
        for (int i = 0; at < 0 && i < names.size(); ++i)
            at = m_environments[static_cast<std::size_t>(i)].files == "." ? i : -1;
        m_box->setCurrentIndex(names.isEmpty() ? -1 : std::max(0, at));
    }
    setVisible(!names.isEmpty());
    renew();
}

void EnvironmentRow::renew() {
    const int at = m_box->currentIndex();
    if (at < 0)
        return;
    const bool isOpen = isOfOpenFiles();
    const auto *proved = shown();
    const auto sign = proved ? proved->sign() : GoalRow::Sign::Pending;
    m_sign->setText(signText(sign));
    m_sign->setAccessibleName(signInWords(sign));
    QPalette ink = palette();
    ink.setColor(QPalette::WindowText, toneColor(toneOf(sign), palette()));
    m_sign->setPalette(ink);
    m_words->setText(proved ? proved->words() : tr("Proving for every crawler, path and hour…"));
    QStringList goals;
    if (proved && !isOpen)
        for (const GoalRow &row : proved->goals)
            //: a symbol such as ✓, a purpose, what is wanted, what was found
            goals << tr("%1 %2: %3 — %4")
                         .arg(signText(row.sign), text(purposeName(row.purpose)),
                              stanceText(row.stance), row.words);
    if (!isOpen)
        goals << tr("These are the files in the folder %1, as they are saved.")
                     .arg(text(m_environments[static_cast<std::size_t>(at)].files));
    m_goals->setText(goals.join(QLatin1Char('\n')));
    m_goals->setVisible(!goals.isEmpty());
    const bool canWrite = proved && proved->toWrite;
    m_write->setVisible(canWrite);
    m_write->setEnabled(canWrite && m_isReal);
    m_open->setVisible(!isOpen && !canWrite);
    m_open->setEnabled(proved && proved->trouble.isEmpty());
}

void EnvironmentRow::changeEvent(QEvent *event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        renew(); // symbols have colours of the palette
}

} // namespace gatepost::ui
