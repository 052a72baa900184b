// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/simulator/questionbar.h"

#include "ui/bridge/look.h"
#include "ui/bridge/text.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QDateTimeEdit>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QTimeZone>
#include <QVBoxLayout>

namespace gatepost::ui {

namespace {

constexpr int kTokenRole = Qt::UserRole + 1;

QString describe(const KnownAgent &agent) {
    return QStringLiteral("%1 · %2").arg(text(agent.operatorName), categoryText(agent.category));
}

/// The registry for completion: found by any part of token or operator, the token goes into the field.
QStandardItemModel *agentsModel(QObject *parent) {
    auto *model = new QStandardItemModel(parent);
    for (const KnownAgent &agent : Registry::builtIn().agents()) {
        auto *item =
            new QStandardItem(QStringLiteral("%1 — %2").arg(text(agent.token), describe(agent)));
        item->setData(text(agent.token), kTokenRole);
        model->appendRow(item);
    }
    return model;
}

/// Completes by what is shown, inserts the token.
class AgentCompleter : public QCompleter {
public:
    using QCompleter::QCompleter;
    QString pathFromIndex(const QModelIndex &index) const override {
        return index.data(kTokenRole).toString();
    }
};

QDateTime toDateTime(Instant at) {
    return QDateTime::fromSecsSinceEpoch(at.time_since_epoch().count(), QTimeZone::UTC);
}

} // namespace

QuestionBar::QuestionBar(SiteModel &site, QWidget *parent)
    : QFrame(parent),
      m_site(site),
      m_agent(new QComboBox(this)),
      m_category(new QComboBox(this)),
      m_url(new QComboBox(this)),
      m_when(new QComboBox(this)),
      m_time(new QDateTimeEdit(this)),
      m_competitor(new QCheckBox(tr("Competitor"), this)),
      m_icon(new QLabel(this)),
      m_sentence(new QLabel(this)) {
    setObjectName(QStringLiteral("questionBar"));
    m_agent->setObjectName(QStringLiteral("agent"));
    m_url->setObjectName(QStringLiteral("url"));
    m_sentence->setObjectName(QStringLiteral("sentence"));

    m_agent->setEditable(true);
    m_agent->setInsertPolicy(QComboBox::NoInsert);
    for (const KnownAgent &agent : Registry::builtIn().agents()) {
        m_agent->addItem(text(agent.token));
        m_agent->setItemData(m_agent->count() - 1, describe(agent), Qt::ToolTipRole);
    }
    auto *completer = new AgentCompleter(agentsModel(this), this);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    m_agent->setCompleter(completer);
    m_agent->lineEdit()->setLayoutDirection(Qt::LeftToRight);
    m_agent->lineEdit()->setPlaceholderText(tr("agent, identity or User-Agent header"));
    m_agent->setMinimumContentsLength(22);
    m_agent->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_agent->setToolTip(
        tr("Who asks: a product token, an identity such as ClaudeBot/2.0 (ai-assistant), or a "
           "whole HTTP User-Agent header. Ctrl+L"));
    m_agent->setAccessibleName(tr("Agent"));

    m_category->addItem(tr("category as known"), -1);
    for (std::size_t i = 0; i < kCategoryCount; ++i) {
        const auto category = static_cast<Category>(i);
        m_category->addItem(categoryText(category), static_cast<int>(i));
        m_category->setItemData(m_category->count() - 1, text(categoryMeaning(category)),
                                Qt::ToolTipRole);
    }
    m_category->setAccessibleName(tr("Category"));
    m_category->setToolTip(
        tr("The agent's category, if it is not to be taken from its identity or the registry"));

    m_url->setEditable(true);
    m_url->setInsertPolicy(QComboBox::NoInsert);
    m_url->setCompleter(nullptr);
    m_url->lineEdit()->setLayoutDirection(Qt::LeftToRight);
    m_url->lineEdit()->setPlaceholderText(QStringLiteral("/path?query"));
    m_url->setMinimumContentsLength(22);
    m_url->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_url->setAccessibleName(tr("URL or path"));
    m_url->setToolTip(tr("What it wants: a path with query, or a whole URL"));

    m_when->addItems({tr("now"), tr("at")});
    m_when->setAccessibleName(tr("When"));
    m_time->setDisplayFormat(QStringLiteral("yyyy-MM-dd HH:mm 'UTC'"));
    m_time->setTimeZone(QTimeZone::UTC);
    m_time->setCalendarPopup(true);
    m_time->setAccessibleName(tr("Time in UTC"));
    m_competitor->setToolTip(tr("The operator competes with this site: “compete” then counts"));

    const auto word = [this](const QString &said, QWidget *buddy) {
        auto *label = new QLabel(said, this);
        label->setBuddy(buddy);
        return label;
    };
    auto *question = new QHBoxLayout;
    question->setSpacing(6);
    question->addWidget(word(tr("May"), m_agent));
    question->addWidget(m_agent, 3);
    question->addWidget(m_category);
    question->addWidget(word(tr("fetch"), m_url));
    question->addWidget(m_url, 4);
    question->addWidget(m_when);
    question->addWidget(m_time);
    question->addWidget(new QLabel(tr("?"), this));
    question->addWidget(m_competitor);

    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_sentence->setWordWrap(true);
    m_sentence->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    QFont bold = m_sentence->font();
    bold.setBold(true);
    m_sentence->setFont(bold);
    auto *answerFrame = new QFrame(this);
    answerFrame->setObjectName(QStringLiteral("answer"));
    answerFrame->setAutoFillBackground(true);
    auto *answer = new QHBoxLayout(answerFrame);
    answer->setContentsMargins(8, 4, 8, 4);
    answer->addWidget(m_icon, 0, Qt::AlignTop);
    answer->addWidget(m_sentence, 1);
    m_icon->setFixedSize(18, 18);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 6, 8, 6);
    layout->setSpacing(6);
    layout->addLayout(question);
    layout->addWidget(answerFrame);

    connect(m_agent, &QComboBox::editTextChanged, this, &QuestionBar::readQuestion);
    connect(m_url, &QComboBox::editTextChanged, this, &QuestionBar::readQuestion);
    connect(m_category, &QComboBox::currentIndexChanged, this, &QuestionBar::readQuestion);
    connect(m_when, &QComboBox::currentIndexChanged, this, &QuestionBar::readQuestion);
    connect(m_time, &QDateTimeEdit::dateTimeChanged, this, &QuestionBar::readQuestion);
    connect(m_competitor, &QCheckBox::toggled, this, &QuestionBar::readQuestion);
    connect(&site, &SiteModel::questionChanged, this, &QuestionBar::writeQuestion);
    connect(&site, &SiteModel::verdictChanged, this, &QuestionBar::showAnswer);
    connect(&site, &SiteModel::settingsChanged, this, &QuestionBar::fillPaths);
    fillPaths();
    writeQuestion();
    showAnswer();
}

void QuestionBar::focusAgent() {
    m_agent->setFocus(Qt::ShortcutFocusReason);
    m_agent->lineEdit()->selectAll();
}

void QuestionBar::changeEvent(QEvent *event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_icon)
        showAnswer();
}

void QuestionBar::fillPaths() {
    const QSignalBlocker blocker(m_url);
    const QString typed = m_url->currentText();
    m_url->clear();
    m_url->addItems(m_site.samplePaths());
    m_url->setEditText(typed);
}

void QuestionBar::readQuestion() {
    if (m_writing)
        return;
    Question question = m_site.question();
    question.agent = m_agent->currentText();
    question.url = m_url->currentText();
    const int category = m_category->currentData().toInt();
    question.category =
        category < 0 ? std::nullopt : std::optional(static_cast<Category>(category));
    question.competitor = m_competitor->isChecked();
    question.at.reset();
    if (m_when->currentIndex() == 1)
        question.at = Instant(std::chrono::seconds(m_time->dateTime().toSecsSinceEpoch()));
    m_time->setEnabled(question.at.has_value());
    m_site.setQuestion(question);
}

void QuestionBar::writeQuestion() {
    m_writing = true;
    const Question &question = m_site.question();
    if (m_agent->currentText() != question.agent)
        m_agent->setEditText(question.agent);
    if (m_url->currentText() != question.url)
        m_url->setEditText(question.url);
    m_category->setCurrentIndex(
        m_category->findData(question.category ? static_cast<int>(*question.category) : -1));
    m_competitor->setChecked(question.competitor);
    m_when->setCurrentIndex(question.at ? 1 : 0);
    if (question.at) {
        // The field shows minutes; a question with seconds keeps them until the field is touched.
        if (const QDateTime at = toDateTime(*question.at); m_time->dateTime() != at)
            m_time->setDateTime(at);
    } else if (!m_time->hasFocus()) {
        m_time->setDateTime(toDateTime(m_site.now()));
    }
    m_time->setEnabled(question.at.has_value());
    m_writing = false;
}

void QuestionBar::showAnswer() {
    const auto &verdict = m_site.verdict();
    const Tone tone = verdict ? toneOf(verdict->fetch.decision) : Tone::Unstated;
    m_icon->setPixmap(toneIcon(tone).pixmap(QSize(18, 18), devicePixelRatioF()));
    const QString sentence = m_site.sentence();
    m_sentence->setText(sentence);
    QWidget *frame = m_sentence->parentWidget();
    QPalette colors = frame->palette();
    const QPalette system = QGuiApplication::palette();
    colors.setColor(QPalette::Window, toneBackground(tone, system));
    colors.setColor(QPalette::WindowText, system.color(QPalette::WindowText));
    frame->setPalette(colors);
    if (sentence != m_announced) {
        m_announced = sentence;
        QAccessibleAnnouncementEvent event(this, sentence);
        QAccessible::updateAccessibility(&event);
    }
}

} // namespace gatepost::ui
