// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/simulator/questionbar.h"

#include "core/simulate/timeline.h"
#include "core/text/ascii.h"
#include "ui/bridge/accessible.h"
#include "ui/bridge/flowrow.h"
#include "ui/bridge/label.h"
#include "ui/bridge/look.h"
#include "ui/bridge/text.h"
#include "ui/simulator/timelinepanel.h"
#include "ui/simulator/viewparts.h"
#include "ui/simulator/zone.h"
#include "ui/site/useragents.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QCryptographicHash>
#include <QDateTimeEdit>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QSet>
#include <QSettings>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QTimeZone>
#include <QTimer>
#include <QVBoxLayout>
#include <QWidgetAction>

#include <algorithm>

namespace gatepost::ui {

namespace {

constexpr int kTokenRole = Qt::UserRole + 1;

QString describe(const KnownAgent &agent) {
    // Operator, category, and what it is for where that is not to crawl.
    QStringList facts{text(agent.operatorName), categoryText(agent.category)};
    facts.removeAll(QString());
    QString said = facts.join(QStringLiteral(" · "));
    switch (agent.kind) {
    case AgentKind::Crawler: break;
    case AgentKind::UserFetcher:
        said += QStringLiteral(" · ") + QuestionBar::tr("fetches for a user");
        break;
    case AgentKind::PolicyToken:
        said += QStringLiteral(" · ") + QuestionBar::tr("never fetches: about use");
        break;
    case AgentKind::Library:
        said += QStringLiteral(" · ") + QuestionBar::tr("software library");
        break;
    }
    return said;
}

/// The registry for completion: found by any part of token or operator, the token goes into the field.
QStandardItemModel *agentsModel(QObject *parent) {
    auto *model = new QStandardItemModel(parent);
    for (const KnownAgent &agent : UserAgents::instance().registry().agents()) {
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
      m_agent(new QComboBox(this)),
      m_category(new QComboBox(this)),
      m_url(new QComboBox(this)),
      m_when(new QComboBox(this)),
      m_time(new QDateTimeEdit(this)),
      m_competitor(new QCheckBox(tr("Competitor"), this)),
      m_icon(new Label(this)),
      m_sentence(new Label(this)),
      m_reading(makeToolButton(QString(), QString(),
                               tr("The answer is that of this reading. Press to return to what the "
                                  "author meant."),
                               this)),
      m_zone(makeToolButton(QStringLiteral("clock"), QStringLiteral("UTC"),
                            tr("The same time in your zone; press to choose the zone"), this)),
      m_next(makeToolButton(QString(), tr("Next change"),
                            tr("To the next time at which the answer changes"), this)),
      m_rememberLater(new QTimer(this)) {
    setObjectName(QStringLiteral("questionBar"));
    m_agent->setObjectName(QStringLiteral("agent"));
    m_url->setObjectName(QStringLiteral("url"));
    m_sentence->setObjectName(QStringLiteral("sentence"));
    m_reading->setObjectName(QStringLiteral("reading"));

    m_agent->setEditable(true);
    m_agent->setInsertPolicy(QComboBox::NoInsert);
    fillAgents();
    auto *completer = new AgentCompleter(agentsModel(this), this);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    m_agent->setCompleter(completer);
    completer->popup()->setMinimumWidth(64 * fontMetrics().averageCharWidth()); // who it is, too
    m_agent->lineEdit()->setLayoutDirection(Qt::LeftToRight);
    m_agent->lineEdit()->setPlaceholderText(tr("agent, identity or User-Agent header"));
    m_agent->setMinimumContentsLength(16);
    m_agent->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_agent->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_agent->setToolTip(
        tr("Who asks: a product token, an identity such as ClaudeBot/2.0 (ai-assistant), or a "
           "whole HTTP User-Agent header. Ctrl+L"));
    m_agent->setAccessibleName(tr("Agent"));

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

    m_when->addItems({tr("now"), tr("at")});
    m_when->setAccessibleName(tr("When"));
    // An instant in UTC is written as in policies, in every language; the order of a format is fixed when it is set.
    m_time->setLocale(QLocale::c());
    m_time->setLayoutDirection(Qt::LeftToRight);
    m_time->setDisplayFormat(QStringLiteral("yyyy-MM-dd HH:mm 'UTC'"));
    m_time->setTimeZone(QTimeZone::UTC);
    m_time->setCalendarPopup(true);
    m_time->setAccessibleName(tr("Time in UTC"));
    m_competitor->setToolTip(tr("The operator competes with this site: “compete” then counts"));

    FlowRow *question = makeQuestion();

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
    answer->addWidget(m_reading, 0, Qt::AlignTop);
    m_icon->setFixedSize(18, 18);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 6, 8, 6);
    layout->setSpacing(6);
    layout->addLayout(question);
    layout->addWidget(answerFrame);

    m_next->setObjectName(QStringLiteral("nextChange"));
    auto *zoneMenu = new QMenu(m_zone);
    auto *zoneAction = new QWidgetAction(zoneMenu);
    zoneAction->setDefaultWidget(makeZoneBox(zoneMenu));
    zoneMenu->addAction(zoneAction);
    m_zone->setMenu(zoneMenu);
    m_zone->setPopupMode(QToolButton::InstantPopup);
    connect(&DisplayZone::instance(), &DisplayZone::changed, this, &QuestionBar::showTimes);
    connect(m_next, &QToolButton::clicked, this, &QuestionBar::goToNextChange);
    connect(m_reading, &QToolButton::clicked, this, [this] {
        Question asked = m_site.question();
        asked.reading = Reading::Author;
        m_site.setQuestion(asked);
    });
    // What is typed is remembered when the typing has come to rest.
    m_rememberLater->setSingleShot(true);
    m_rememberLater->setInterval(1500);
    connect(m_rememberLater, &QTimer::timeout, this, &QuestionBar::remember);
    connect(&site, &SiteModel::questionChanged, m_rememberLater, qOverload<>(&QTimer::start));
    // A site that is saved for the first time keeps its question.
    connect(&site, &SiteModel::folderNamed, this, [this] { m_folder = m_site.folder(); });
    connect(&site, &SiteModel::filesChanged, this, [this] {
        if (m_site.folder() != m_folder)
            recall();
    });
    connect(m_agent, &QComboBox::editTextChanged, this, &QuestionBar::readQuestion);
    connect(m_url, &QComboBox::editTextChanged, this, &QuestionBar::readQuestion);
    connect(m_category, &QComboBox::currentIndexChanged, this, &QuestionBar::readQuestion);
    connect(m_when, &QComboBox::currentIndexChanged, this, &QuestionBar::readQuestion);
    connect(m_time, &QDateTimeEdit::dateTimeChanged, this, &QuestionBar::readQuestion);
    connect(m_competitor, &QCheckBox::toggled, this, &QuestionBar::readQuestion);
    connect(&site, &SiteModel::questionChanged, this, &QuestionBar::writeQuestion);
    connect(&site, &SiteModel::verdictChanged, this, &QuestionBar::showAnswer);
    connect(&site, &SiteModel::settingsChanged, this, &QuestionBar::fillPaths);
    levelHeights();
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
    QStringList paths = m_site.samplePaths();
    for (const QString &recent : QSettings().value(kRecentUrls).toStringList())
        if (!paths.contains(recent))
            paths << recent;
    m_url->addItems(paths);
    m_url->setEditText(typed);
}

void QuestionBar::fillAgents() {
    const QSignalBlocker blocker(m_agent);
    const QString typed = m_agent->currentText();
    m_agent->clear();
    const auto add = [this](const QString &name, const KnownAgent *known) {
        m_agent->addItem(name);
        if (known)
            m_agent->setItemData(m_agent->count() - 1, describe(*known), Qt::ToolTipRole);
    };
    const QStringList recent = QSettings().value(kRecentAgents).toStringList();
    for (const QString &name : recent)
        add(name, m_site.registry().find(name.toStdString()));
    if (!recent.isEmpty())
        m_agent->insertSeparator(m_agent->count());
    for (const KnownAgent &agent : m_site.registry().agents())
        add(text(agent.token), &agent);
    m_agent->setEditText(typed);
}

QString QuestionBar::siteKey() const {
    return QStringLiteral("sites/") +
           QString::fromLatin1(
               QCryptographicHash::hash(m_site.folder().toUtf8(), QCryptographicHash::Sha1)
                   .toHex()
                   .first(16));
}

void QuestionBar::remember() {
    const Question &question = m_site.question();
    if (m_site.verdict()) { // only what names somebody
        if (const QString agent = question.agent.trimmed(); !isHalfTyped(agent))
            addRecent(kRecentAgents, agent);
        addRecent(kRecentUrls, question.url.trimmed());
    }
    if (m_site.folder().isEmpty())
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
    m_folder = m_site.folder();
    m_rememberLater->stop();
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
    m_site.setQuestion(question);
}

FlowRow *QuestionBar::makeQuestion() {
    auto *layout = new FlowRow(6);
    struct Part {
        QWidget *widget;
        int weight = 1;
    };
    const QList<Part> fields[] = {
        {{m_agent, 3}, {m_category}}, {{m_url, 4}}, {{m_when}, {m_time}, {m_zone}, {m_next}}};
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
    layout->add(m_competitor, 12);
    inOrder << m_competitor;
    for (qsizetype i = 1; i < inOrder.size(); ++i)
        setTabOrder(inOrder[i - 1], inOrder[i]);
    return layout;
}

void QuestionBar::showTimes() {
    const DisplayZone &zone = DisplayZone::instance();
    const Instant at = m_site.now();
    const QString shown = zone.isUtc() ? tr("zone") : zone.shown(at, true);
    if (shown == m_zone->text() && m_zoneShown == zone.name() + zone.shown(at))
        return;
    m_zoneShown = zone.name() + zone.shown(at);
    m_zone->setText(shown);
    m_zone->setToolTip(zone.isUtc()
                           ? tr("Choose a time zone to be shown beside UTC")
                           : tr("%1 in %2 (%3); press to choose the zone")
                                 .arg(zone.shown(at), zone.name(),
                                      offsetText(zone.zone().offsetFromUtc(utcDateTime(at)))));
    m_zone->setAccessibleName(m_zone->toolTip());
}

std::optional<Instant> QuestionBar::nextChange() const {
    const auto &verdict = m_site.verdict();
    if (!verdict)
        return {};
    const Question &asked = m_site.question();
    const Instant from = m_site.now();
    const auto spans = timeline(
        m_site.compiled(),
        {verdict->agent, asked.url.trimmed().toStdString(), from, asked.reading, asked.competitor},
        from, from + std::chrono::days(8));
    return spans.size() > 1 ? std::optional(spans[1].from) : std::nullopt;
}

void QuestionBar::goToNextChange() {
    const auto next = nextChange();
    if (!next) {
        m_next->setToolTip(tr("Nothing changes within eight days"));
        announce(m_next, Topic::Control, m_next->toolTip());
        m_next->setEnabled(false); // until the question or the site changes
        return;
    }
    Question question = m_site.question();
    question.at = next;
    m_site.setQuestion(question);
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
        if (const QDateTime at = utcDateTime(*question.at); m_time->dateTime() != at)
            m_time->setDateTime(at);
    } else if (!m_time->hasFocus()) {
        m_time->setDateTime(utcDateTime(m_site.now()));
    }
    m_time->setEnabled(question.at.has_value());
    showTimes();
    m_writing = false;
}

void QuestionBar::showAnswer() {
    const auto &verdict = m_site.verdict();
    // Where the agent is documented to do otherwise, neither yes nor no is the whole truth.
    const Tone tone = !verdict                      ? Tone::Unstated
                      : verdict->differsFromKnown() ? Tone::Warning
                                                    : toneOf(verdict->fetch.decision);
    const QString sentence = m_site.sentence();
    m_sentence->setText(sentence);
    const Reading reading = m_site.question().reading;
    const QString said = tr("Reading: %1").arg(readingText(reading));
    m_reading->setText(said);
    m_reading->setAccessibleName(said);
    m_reading->setVisible(reading != Reading::Author);
    m_next->setEnabled(verdict.has_value());
    if (verdict) {
        // Which of the forms of S10 the text was, and who that is.
        const Identity &agent = verdict->agent;
        QStringList who{text(agent.token)};
        if (agent.known)
            who << describe(*agent.known);
        else if (agent.category)
            who << categoryText(*agent.category);
        m_agent->lineEdit()->setToolTip(tr("Read as %1").arg(who.join(QStringLiteral(" — "))));
    } else {
        m_agent->lineEdit()->setToolTip(m_site.agentError());
    }
    showTimes();
    if (static_cast<int>(tone) != m_shownTone) {
        m_shownTone = static_cast<int>(tone);
        m_icon->setPixmap(toneIcon(tone).pixmap(QSize(18, 18), devicePixelRatioF()));
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
