// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/simulator/questionbar.h"

#include "core/simulate/said.h"
#include "core/simulate/statedanswers.h"
#include "core/simulate/timeline.h"
#include "core/text/ascii.h"
#include "ui/bridge/accessible.h"
#include "ui/bridge/flowrow.h"
#include "ui/bridge/label.h"
#include "ui/bridge/look.h"
#include "ui/bridge/text.h"
#include "ui/bridge/tips.h"
#include "ui/simulator/agentbox.h"
#include "ui/simulator/answerchooser.h"
#include "ui/simulator/banner.h"
#include "ui/simulator/chip.h"
#include "ui/simulator/popover.h"
#include "ui/simulator/timelinepanel.h"
#include "ui/simulator/viewparts.h"
#include "ui/simulator/zone.h"
#include "ui/site/statedanswers.h"
#include "ui/site/useragents.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCryptographicHash>
#include <QDateTimeEdit>
#include <QFormLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QSet>
#include <QSettings>
#include <QSignalBlocker>
#include <QTimeZone>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace gatepost::ui {

namespace {

constexpr int kSign = 20; // the banner's, in pixels

/// True for the beginning of a known agent's name: typing came to rest, but hardly at its end.
bool isHalfTyped(const QString &agent) {
    const std::string name = agent.toStdString();
    return UserAgents::instance().registry().find(name) == nullptr &&
           std::ranges::any_of(
               UserAgents::instance().registry().agents(),
               [&](const KnownAgent &known) { return startsWithIgnoringCase(known.token, name); });
}

constexpr qsizetype kMostRecent = 12;

/// The newest first, each once.
void addRecent(const QString &key, const QString &value) {
    if (value.trimmed().isEmpty())
        return;
    QSettings settings;
    QStringList recent = settings.value(key).toStringList();
    recent.removeAll(value);
    recent.prepend(value);
    settings.setValue(key, recent.mid(0, kMostRecent));
}

const QString kRecentAgents = QStringLiteral("simulator/recentAgents");
const QString kRecentUrls = QStringLiteral("simulator/recentUrls");

} // namespace

QuestionBar::QuestionBar(SiteModel &site, QWidget *parent)
    : QFrame(parent),
      m_site(site),
      m_agent(new AgentBox(this)),
      m_category(new QComboBox(this)),
      m_url(new QComboBox(this)),
      m_now(makeToolButton(QString(), tr("now"),
                           tr("When: now, at the next change, or at a time of your choice"), this)),
      m_more(makeToolButton(QStringLiteral("down"), tr("More"),
                            tr("Time, time zone, category, competitor, reading, another answer for "
                               "robots.txt"),
                            this)),
      m_popover(new Popover(this)),
      m_when(new QComboBox(m_popover)),
      m_time(new QDateTimeEdit(m_popover)),
      m_next(makeToolButton(QString(), tr("Next change"),
                            tr("To the next time at which the answer changes"), m_popover)),
      m_reading(new QComboBox(m_popover)),
      m_competitor(new QCheckBox(tr("The operator is a competitor"), m_popover)),
      m_answers(new AnswerChooser(m_popover)),
      m_timeChip(new Chip(QStringLiteral("timeChip"), tr("Press to ask about now"), this)),
      m_zoneChip(
          new Chip(QStringLiteral("zoneChip"), tr("Press to show times in UTC alone"), this)),
      m_categoryChip(new Chip(QStringLiteral("categoryChip"),
                              tr("Press to take the category from the agent"), this)),
      m_readingChip(new Chip(QStringLiteral("reading"),
                             tr("The answer is that of this reading. Press to return to what the "
                                "author meant."),
                             this)),
      m_competitorChip(new Chip(QStringLiteral("competitorChip"),
                                tr("Press for an operator that does not compete"), this)),
      m_answersChip(new Chip(QStringLiteral("answersChip"),
                             tr("Press to ask about the files as the site has them"), this)),
      m_icon(new Label(this)),
      m_sentence(new Label(this)),
      m_asked(new Label(this)),
      m_rememberLater(new QTimer(this)) {
    setObjectName(QStringLiteral("questionBar"));
    m_sentence->setObjectName(QStringLiteral("sentence"));
    makeAgent();
    makeUrl();
    makeTime();
    makeMore();
    m_parts = new QBoxLayout(QBoxLayout::TopToBottom, this);
    m_parts->setContentsMargins(8, 3, 8, 3);
    m_parts->setSpacing(6);
    m_parts->addLayout(makeQuestion());
    m_parts->addWidget(makeAnswer());

    connectAll();
    levelHeights();
    fillPaths();
    writeQuestion();
    showAnswer();
}

QFrame *QuestionBar::makeAnswer() {
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_sentence->setWordWrap(true);
    m_sentence->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto *answerFrame = new QFrame(this);
    answerFrame->setObjectName(QStringLiteral("answer"));
    answerFrame->setAutoFillBackground(true);
    auto *answer = new QHBoxLayout(answerFrame);
    answer->setContentsMargins(10, 3, 10, 3);
    answer->setSpacing(8);
    answer->addWidget(m_icon, 0, Qt::AlignTop);
    m_asked->setObjectName(QStringLiteral("asked"));
    m_asked->setWordWrap(true);
    m_asked->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto *said = new QVBoxLayout;
    said->setSpacing(2);
    said->addWidget(m_sentence);
    said->addWidget(m_asked);
    answer->addLayout(said, 1);
    auto *turn = makeToolButton(QString(), tr("Change this answer…"),
                                tr("The smallest edits that change this answer (Alt+Enter)"), this);
    turn->setObjectName(QStringLiteral("changeAnswer"));
    connect(turn, &QToolButton::clicked, this,
            [this] { m_site.navigator().askToChange(m_site.analysis().question()); });
    answer->addWidget(turn, 0, Qt::AlignTop);
    m_icon->setFixedSize(kSign, kSign);
    return answerFrame;
}

void QuestionBar::makeAgent() {
    m_agent->setObjectName(QStringLiteral("agent"));
    fillAgents();
    m_agent->setMinimumContentsLength(16);
    m_agent->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_agent->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_agent->setToolTip(
        tr("Who asks: a product token, an identity such as ClaudeBot/2.0 (ai-assistant), or a "
           "whole HTTP User-Agent header. Ctrl+L"));
    m_agent->setAccessibleName(tr("Agent"));
}

void QuestionBar::makeUrl() {
    m_url->setObjectName(QStringLiteral("url"));
    m_url->setEditable(true);
    m_url->setInsertPolicy(QComboBox::NoInsert);
    m_url->setCompleter(nullptr);
    m_url->lineEdit()->setLayoutDirection(Qt::LeftToRight);
    m_url->lineEdit()->setPlaceholderText(QStringLiteral("/path?query"));
    m_url->setMinimumContentsLength(16);
    m_url->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_url->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_url->setAccessibleName(tr("URL or path"));
    m_url->setToolTip(tr("What it wants: a path with query, or a whole URL"));
}

void QuestionBar::makeTime() {
    m_now->setObjectName(QStringLiteral("when"));
    m_now->setPopupMode(QToolButton::InstantPopup);
    m_now->setFocusPolicy(Qt::StrongFocus);
    auto *menu = new QMenu(m_now);
    menu->addAction(tr("&Now"), this, [this] {
        m_site.analysis().changeQuestion([](Question &asked) { asked.at.reset(); });
    });
    menu->addAction(tr("Next &change"), this, &QuestionBar::goToNextChange);
    menu->addAction(tr("At a &time…"), this, [this] {
        m_site.analysis().changeQuestion(
            [this](Question &asked) { asked.at = asked.at.value_or(m_site.analysis().now()); });
        m_popover->openBelow(*m_more, m_time);
    });
    m_now->setMenu(menu);
    m_when->addItems({tr("now"), tr("at")});
    m_when->setAccessibleName(tr("When"));
    // An instant in UTC is written as in policies, in every language; the order of a format is fixed when it is set.
    m_time->setLocale(QLocale::c());
    m_time->setLayoutDirection(Qt::LeftToRight);
    m_time->setDisplayFormat(QStringLiteral("yyyy-MM-dd HH:mm 'UTC'"));
    m_time->setTimeZone(QTimeZone::UTC);
    m_time->setCalendarPopup(true);
    m_time->setAccessibleName(tr("Time in UTC"));
    m_next->setObjectName(QStringLiteral("nextChange"));
}

void QuestionBar::makeMore() {
    m_more->setObjectName(QStringLiteral("more"));
    m_popover->setObjectName(QStringLiteral("questionMore"));
    m_category->setParent(m_popover);
    m_category->addItem(tr("Category: automatic"), -1);
    for (std::size_t i = 0; i < kCategoryCount; ++i) {
        const auto category = static_cast<Category>(i);
        m_category->addItem(categoryText(category), static_cast<int>(i));
        m_category->setItemData(m_category->count() - 1, text(categoryMeaning(category)),
                                Qt::ToolTipRole);
    }
    m_category->setAccessibleName(tr("Category"));
    m_category->setToolTip(
        tr("The agent's category, if it is not to be taken from its identity or the registry"));
    for (std::size_t i = 0; i < kReadingCount; ++i)
        m_reading->addItem(readingText(static_cast<Reading>(i)));
    m_reading->setAccessibleName(tr("Reading"));
    m_competitor->setToolTip(tr("The operator competes with this site: “compete” then counts"));

    QComboBox *zone = makeZoneBox(m_popover);
    auto *form = new QFormLayout(m_popover);
    form->setContentsMargins(12, 10, 12, 12);
    auto *time = new QHBoxLayout;
    time->setSpacing(6);
    time->addWidget(m_when);
    time->addWidget(m_time, 1);
    time->addWidget(m_next);
    auto *timeLabel = new Label(tr("&Time"), m_popover);
    timeLabel->setBuddy(m_when);
    form->addRow(timeLabel, time);
    form->addRow(tr("Time &zone"), zone);
    form->addRow(tr("&Category"), m_category);
    form->addRow(tr("&Reading"), m_reading);
    auto *answersLabel = new Label(tr("robots.txt is answered"), m_popover);
    answersLabel->setBuddy(m_answers->statusBox());
    form->addRow(answersLabel, m_answers);
    form->addRow(m_competitor);
}

void QuestionBar::connectAll() {
    connect(&DisplayZone::instance(), &DisplayZone::changed, this, &QuestionBar::showChips);
    connect(m_next, &QToolButton::clicked, this, &QuestionBar::goToNextChange);
    connect(m_more, &QToolButton::clicked, this, [this] { m_popover->openBelow(*m_more, m_when); });
    const auto resets = [this](Chip *chip, void (*how)(Question &)) {
        connect(chip, &QToolButton::clicked, this, [this, how] {
            m_site.analysis().changeQuestion(how);
            m_more->setFocus(); // the chip is gone
        });
    };
    resets(m_timeChip, [](Question &asked) { asked.at.reset(); });
    resets(m_categoryChip, [](Question &asked) { asked.category.reset(); });
    resets(m_readingChip, [](Question &asked) { asked.reading = Reading::Author; });
    resets(m_competitorChip, [](Question &asked) { asked.competitor = false; });
    connect(m_answersChip, &QToolButton::clicked, this, [this] {
        StatedAnswers::of(m_site).set({});
        m_more->setFocus();
    });
    connect(&StatedAnswers::of(m_site), &StatedAnswers::changed, this, &QuestionBar::writeQuestion);
    connect(m_zoneChip, &QToolButton::clicked, this,
            [] { DisplayZone::instance().setZone(QByteArrayLiteral("UTC")); });
    // What is typed is remembered when the typing has come to rest.
    m_rememberLater->setSingleShot(true);
    m_rememberLater->setInterval(1500);
    connect(m_rememberLater, &QTimer::timeout, this, &QuestionBar::remember);
    m_site.analysis().whenUpdated(Analysis::Part::Question, m_rememberLater,
                                  qOverload<>(&QTimer::start));
    // A site that is saved for the first time keeps its question.
    connect(&m_site.files(), &OpenFiles::folderNamed, this,
            [this] { m_folder = m_site.files().folder(); });
    connect(&m_site.files(), &OpenFiles::filesChanged, this, [this] {
        if (m_site.files().folder() != m_folder)
            recall();
    });
    connect(m_agent, &QComboBox::editTextChanged, this, &QuestionBar::readQuestion);
    connect(m_url, &QComboBox::editTextChanged, this, &QuestionBar::readQuestion);
    for (QComboBox *box : {m_category, m_when, m_reading})
        connect(box, &QComboBox::currentIndexChanged, this, &QuestionBar::readQuestion);
    connect(m_time, &QDateTimeEdit::dateTimeChanged, this, &QuestionBar::readQuestion);
    connect(m_competitor, &QCheckBox::toggled, this, &QuestionBar::readQuestion);
    connect(m_answers, &AnswerChooser::changed, this,
            [this] { StatedAnswers::of(m_site).set(m_answers->answers()); });
    m_site.analysis().whenUpdated(Analysis::Part::Question, this, &QuestionBar::writeQuestion);
    m_site.analysis().whenUpdated(Analysis::Part::Verdict, this, &QuestionBar::showAnswer);
    connect(&m_site.side(), &SideDocuments::settingsChanged, this, &QuestionBar::fillPaths);
}

void QuestionBar::resizeEvent(QResizeEvent *event) {
    QFrame::resizeEvent(event);
    arrange();
}

/// The answer beside the question where both have room: every view below gets the height of a row.
void QuestionBar::arrange() {
    const bool beside = width() >= std::max(1280, 150 * fontMetrics().averageCharWidth());
    m_parts->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_parts->itemAt(0)->setAlignment(beside ? Qt::AlignVCenter : Qt::Alignment());
    m_parts->setStretch(0, beside ? 5 : 0); // fields, and a chip for the time
    m_parts->setStretch(1, beside ? 4 : 0);
}

void QuestionBar::focusAgent() {
    m_agent->setFocus(Qt::ShortcutFocusReason);
    m_agent->lineEdit()->selectAll();
}

void QuestionBar::changeEvent(QEvent *event) {
    QFrame::changeEvent(event);
    if ((event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) && m_icon)
        levelHeights();
    if (event->type() == QEvent::PaletteChange && m_icon) {
        m_shownTone = -1;
        showAnswer();
    }
}

/// Styles make a field with a calendar higher than the boxes beside it.
void QuestionBar::levelHeights() {
    m_time->setFixedHeight(
        std::max(m_when->sizeHint().height(), m_time->fontMetrics().height() + 6));
}

void QuestionBar::fillPaths() {
    const QSignalBlocker blocker(m_url);
    const QString typed = m_url->currentText();
    m_url->clear();
    QStringList paths = m_site.side().samplePaths();
    for (const QString &recent : QSettings().value(kRecentUrls).toStringList())
        if (!paths.contains(recent))
            paths << recent;
    m_url->addItems(paths);
    m_url->setEditText(typed);
}

void QuestionBar::fillAgents() {
    m_agent->fill(m_site.analysis().registry(), QSettings().value(kRecentAgents).toStringList());
}

QString QuestionBar::siteKey() const {
    return QStringLiteral("sites/") +
           QString::fromLatin1(
               QCryptographicHash::hash(m_site.files().folder().toUtf8(), QCryptographicHash::Sha1)
                   .toHex()
                   .first(16));
}

void QuestionBar::remember() {
    const Question &question = m_site.analysis().question();
    if (m_site.analysis().verdict()) { // only what names somebody
        if (const QString agent = question.agent.trimmed(); !isHalfTyped(agent))
            addRecent(kRecentAgents, agent);
        addRecent(kRecentUrls, question.url.trimmed());
    }
    if (m_site.files().folder().isEmpty())
        return;
    QSettings settings;
    settings.beginGroup(siteKey());
    settings.setValue(QStringLiteral("agent"), question.agent);
    settings.setValue(QStringLiteral("url"), question.url);
    settings.setValue(QStringLiteral("category"),
                      question.category ? static_cast<int>(*question.category) : -1);
    settings.setValue(QStringLiteral("competitor"), question.competitor);
    settings.setValue(QStringLiteral("at"),
                      question.at ? text(formatInstant(*question.at)) : QString());
    settings.setValue(QStringLiteral("reading"), text(readingName(question.reading)));
}

void QuestionBar::recall() {
    m_folder = m_site.files().folder();
    m_rememberLater->stop();
    StatedAnswers::of(m_site).set({}); // another site is asked about as it is
    QSettings settings;
    settings.beginGroup(siteKey());
    if (m_folder.isEmpty() || !settings.contains(QStringLiteral("agent")))
        return;
    Question question;
    question.agent = settings.value(QStringLiteral("agent")).toString();
    question.url = settings.value(QStringLiteral("url")).toString();
    const int category = settings.value(QStringLiteral("category"), -1).toInt();
    if (category >= 0 && category < static_cast<int>(kCategoryCount))
        question.category = static_cast<Category>(category);
    question.competitor = settings.value(QStringLiteral("competitor")).toBool();
    question.at = parseInstant(settings.value(QStringLiteral("at")).toString().toStdString());
    if (const auto reading =
            parseReading(settings.value(QStringLiteral("reading")).toString().toStdString()))
        question.reading = *reading;
    m_site.analysis().setQuestion(question);
}

FlowRow *QuestionBar::makeQuestion() {
    auto *layout = new FlowRow(6);
    struct Part {
        QWidget *widget;
        int weight = 1;
    };
    const QList<Part> fields[] = {{{m_agent, 3}}, {{m_url, 4}}, {{m_now}, {m_timeChip}}};
    QList<QWidget *> inOrder;
    const auto addField = [&](int field) {
        for (const Part &part : fields[field]) {
            layout->add(part.widget, -1, part.weight);
            inOrder << part.widget;
        }
    };
    // Every language has its own order of the parts, and its own words around them.
    const QString sentence =
        tr("May %1 fetch %2 %3 ?", "The question at the top of the window. %1 is the field of the "
                                   "agent, %2 of the address, %3 of the time (“now”, “at …”); the "
                                   "words around them are shown between the fields, in any order");
    QSet<int> placed;
    qsizetype at = 0;
    while (at < sentence.size()) {
        const qsizetype mark = sentence.indexOf(QLatin1Char('%'), at);
        const qsizetype end = mark < 0 ? sentence.size() : mark;
        const int field = end + 1 < sentence.size() ? sentence[end + 1].digitValue() - 1 : -1;
        const bool isField = field >= 0 && field < 3 && !placed.contains(field);
        if (const QString words = sentence.sliced(at, end - at).trimmed(); !words.isEmpty()) {
            auto *label = new Label(words, this);
            label->setBuddy(isField ? fields[field].front().widget : nullptr);
            layout->add(label);
        }
        if (isField) {
            addField(field);
            placed.insert(field);
        }
        at = end + 2;
    }
    for (int field = 0; field < 3; ++field) // a translation that forgot one
        if (!placed.contains(field))
            addField(field);
    for (QWidget *part : std::initializer_list<QWidget *>{
             m_readingChip, m_zoneChip, m_categoryChip, m_competitorChip, m_answersChip, m_more}) {
        layout->add(part, part == m_more ? 12 : -1);
        inOrder << part;
    }
    for (qsizetype i = 1; i < inOrder.size(); ++i)
        setTabOrder(inOrder[i - 1], inOrder[i]);
    return layout;
}

void QuestionBar::showChips() {
    const Question &asked = m_site.analysis().question();
    const DisplayZone &zone = DisplayZone::instance();
    const QString when = asked.at ? tr("at") : tr("now");
    if (m_now->text() != when)
        m_now->setText(when);
    m_timeChip->say(asked.at ? utcAndZoneText(*asked.at) : QString());
    //: %1 a time of day, %2 the name of a time zone
    m_zoneChip->say(!asked.at && !zone.isUtc()
                        ? tr("%1 in %2").arg(zone.shown(m_site.analysis().now(), true), zone.name())
                        : QString());
    m_categoryChip->say(asked.category ? tr("as %1").arg(categoryText(*asked.category))
                                       : QString());
    m_readingChip->say(asked.reading == Reading::Author
                           ? QString()
                           : tr("Reading: %1").arg(readingText(asked.reading)));
    m_competitorChip->say(asked.competitor ? tr("a competitor") : QString());
    m_answersChip->say(text(answersText(StatedAnswers::of(m_site).answers())));
}

std::optional<Instant> QuestionBar::nextChange() const {
    const auto &verdict = m_site.analysis().verdict();
    if (!verdict)
        return {};
    const auto asked = m_site.analysis().query();
    if (!asked)
        return {};
    const auto spans =
        timeline(m_site.analysis().compiled(), *asked, asked->at, asked->at + std::chrono::days(8));
    return spans.size() > 1 ? std::optional(spans[1].from) : std::nullopt;
}

void QuestionBar::goToNextChange() {
    const auto next = nextChange();
    if (!next) {
        m_next->setToolTip(tr("Nothing changes within eight days"));
        if (m_now->isVisible())
            showTip(m_now->mapToGlobal(QPoint(0, m_now->height())), m_next->toolTip(), m_now);
        announce(m_next, Topic::Control, m_next->toolTip());
        m_next->setEnabled(false); // until the question or the site changes
        return;
    }
    m_site.analysis().changeQuestion([&next](Question &question) { question.at = next; });
}

void QuestionBar::readQuestion() {
    if (m_writing)
        return;
    Question question = m_site.analysis().question();
    question.agent = m_agent->currentText();
    question.url = m_url->currentText();
    const int category = m_category->currentData().toInt();
    question.category =
        category < 0 ? std::nullopt : std::optional(static_cast<Category>(category));
    question.competitor = m_competitor->isChecked();
    question.reading = static_cast<Reading>(std::max(0, m_reading->currentIndex()));
    question.at.reset();
    if (m_when->currentIndex() == 1)
        question.at = Instant(std::chrono::seconds(m_time->dateTime().toSecsSinceEpoch()));
    m_time->setEnabled(question.at.has_value());
    m_site.analysis().setQuestion(question);
}

void QuestionBar::writeQuestion() {
    m_writing = true;
    const Question &question = m_site.analysis().question();
    if (m_agent->currentText() != question.agent)
        m_agent->setEditText(question.agent);
    if (m_url->currentText() != question.url)
        m_url->setEditText(question.url);
    m_category->setCurrentIndex(
        m_category->findData(question.category ? static_cast<int>(*question.category) : -1));
    m_competitor->setChecked(question.competitor);
    m_answers->setAnswers(StatedAnswers::of(m_site).answers());
    m_reading->setCurrentIndex(static_cast<int>(question.reading));
    m_when->setCurrentIndex(question.at ? 1 : 0);
    if (question.at) {
        // The field shows minutes; a question with seconds keeps them until the field is touched.
        if (const QDateTime at = utcDateTime(*question.at); m_time->dateTime() != at)
            m_time->setDateTime(at);
    } else if (!m_time->hasFocus()) {
        m_time->setDateTime(utcDateTime(m_site.analysis().now()));
    }
    m_time->setEnabled(question.at.has_value());
    showChips();
    m_writing = false;
}

void QuestionBar::showAnswer() {
    const auto &verdict = m_site.analysis().verdict();
    // Where the agent is documented to do otherwise, neither yes nor no is the whole truth.
    const Tone tone = !verdict                      ? Tone::Unstated
                      : verdict->differsFromKnown() ? Tone::Warning
                                                    : toneOf(verdict->fetch.decision);
    const QString sentence = verdict
                                 ? bannerText(m_site.analysis().compiled(), *verdict, verdict->at)
                                 : m_site.analysis().sentence();
    // Two lines are two lines: larger, each would be broken again.
    QFont font = this->font();
    font.setBold(true);
    if (!sentence.contains(QLatin1Char('\n')))
        font.setPointSizeF(font.pointSizeF() * 1.25);
    if (m_sentence->font() != font)
        m_sentence->setFont(font);
    m_sentence->setText(sentence);
    QStringList besides;
    if (verdict) {
        const CompiledSite &site = m_site.analysis().compiled();
        const std::string typed = m_site.analysis().question().url.trimmed().toStdString();
        if (const auto asked = askedText(*verdict, typed))
            besides << text(*asked);
        if (const auto meant = meantAgentText(site, verdict->agent))
            besides << text(*meant);
    }
    m_asked->setText(besides.join(QStringLiteral(" · ")));
    m_asked->setVisible(!besides.isEmpty());
    // Without a text it is nothing that can have the focus.
    m_asked->setTextInteractionFlags(besides.isEmpty() ? Qt::NoTextInteraction
                                                       : Qt::TextSelectableByMouse);
    m_next->setEnabled(verdict.has_value());
    if (verdict) {
        // Which of the forms of S10 the text was, and who that is.
        const Identity &agent = verdict->agent;
        const QString facts = agent.known ? agentFacts(*agent.known) : categoryText(agent.category);
        QStringList who{text(agent.token), facts};
        who.removeAll(QString());
        m_agent->lineEdit()->setToolTip(tr("Read as %1").arg(who.join(QStringLiteral(" — "))));
        m_agent->setFacts(facts);
    } else {
        m_agent->lineEdit()->setToolTip(m_site.analysis().agentError());
        m_agent->setFacts({});
    }
    showChips();
    if (static_cast<int>(tone) != m_shownTone) {
        m_shownTone = static_cast<int>(tone);
        m_icon->setPixmap(toneIcon(tone).pixmap(QSize(kSign, kSign), devicePixelRatioF()));
        QWidget *frame = m_sentence->parentWidget();
        QPalette colors = frame->palette();
        const QPalette system = QGuiApplication::palette();
        colors.setColor(QPalette::Window, toneBackground(tone, system));
        colors.setColor(QPalette::WindowText, system.color(QPalette::WindowText));
        frame->setPalette(colors);
    }
    announce(this, Topic::Verdict, sentence);
}

} // namespace gatepost::ui
