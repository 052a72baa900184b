// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/welcome.h"

#include "ui/bridge/label.h"
#include "ui/bridge/look.h"
#include "ui/bridge/templates.h"
#include "ui/bridge/text.h"
#include "ui/bridge/valuestyle.h"
#include "ui/bridge/words.h"
#include "ui/window/card.h"
#include "ui/window/preferences.h"

#include <QAction>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QGridLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace gatepost::ui {

namespace {

constexpr int kWidest = 1120; // of the page; more room is air
constexpr int kRecentWidth = 280;
constexpr int kRecentGap = 32;
constexpr int kMargins = 48; // left and right
constexpr int kMostRecent = 8;

/// The presets that most people come for; the others are behind "More templates".
constexpr qsizetype kUsualPresets = 3;

Label *heading(const QString &said, double scale, QWidget *parent) {
    auto *label = new Label(atLayoutSide(said), parent);
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * scale);
    font.setBold(true);
    label->setFont(font);
    label->setWordWrap(true);
    label->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    return label;
}

Label *words(const QString &said, QWidget *parent) {
    auto *label = new Label(said, parent);
    label->setWordWrap(true);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

/// A large frame with a heading, a sentence, and what to press.
class Intent : public QFrame {
public:
    Intent(const QString &title, const QString &said, QWidget *parent)
        : QFrame(parent), m_column(new QVBoxLayout(this)) {
        setAutoFillBackground(true);
        setBackgroundRole(QPalette::Base);
        setFrameShape(QFrame::StyledPanel);
        m_column->setContentsMargins(16, 14, 16, 16);
        m_column->setSpacing(8);
        m_column->addWidget(heading(title, 1.3, this));
        m_column->addWidget(words(said, this));
        m_column->addSpacing(4);
        m_column->addStretch(1);
    }
    void add(QWidget *widget) { m_column->insertWidget(m_column->count() - 1, widget); }
    QPushButton *addButton(const QString &glyph, const QString &said) {
        auto *button = new QPushButton(ui::icon(glyph), said, this);
        add(button);
        return button;
    }

private:
    QVBoxLayout *m_column;
};

/// Widgets in so many columns of equal width.
void arrangeIn(QGridLayout *grid, const QList<QWidget *> &widgets, int columns) {
    if (grid->property("columns").toInt() == columns)
        return;
    grid->setProperty("columns", columns);
    for (QWidget *widget : widgets)
        grid->removeWidget(widget);
    for (int i = 0; i < widgets.size(); ++i)
        grid->addWidget(widgets[i], i / columns, i % columns);
    for (int column = 0; column < std::max(columns, grid->columnCount()); ++column)
        grid->setColumnStretch(column, column < columns ? 1 : 0);
}

/// How many of them fit beside each other, at the most `most`.
int columnsFor(const QList<QWidget *> &widgets, int width, int gap, int most) {
    int least = 1;
    for (const QWidget *widget : widgets)
        least = std::max(least, widget->minimumSizeHint().width());
    return std::clamp((width + gap) / (least + gap), 1, most);
}

} // namespace

WelcomePage::WelcomePage(QWidget *parent)
    : QWidget(parent),
      m_scroll(new QScrollArea(this)),
      m_recentSide(new QWidget(this)),
      m_intentSide(new QWidget(this)),
      m_recent(new QVBoxLayout(m_recentSide)),
      m_columns(new QGridLayout),
      m_intents(new QGridLayout(m_intentSide)),
      m_grid(new QGridLayout),
      m_more(new QToolButton(this)) {
    setObjectName(QStringLiteral("welcome"));
    auto *content = new QWidget(m_scroll);
    auto *page = new QVBoxLayout(content);
    page->setContentsMargins(24, 28, 24, 24);
    page->setSpacing(4);
    page->addWidget(heading(tr("Gatepost"), 2.2, content));
    auto *subtitle = new Label(tr("Says who may fetch, read and use your site, and shows what "
                                  "each agent makes of it before you upload it."),
                               content);
    subtitle->setWordWrap(true);
    page->addWidget(subtitle);
    page->addWidget(
        words(tr("No account, no telemetry. Nothing is fetched or sent unless you press a button."),
              content));
    page->addSpacing(20);
    page->addLayout(m_columns);
    page->addSpacing(16);
    makeTemplates(page);
    page->addStretch(1);

    m_recent->setContentsMargins(0, 0, 0, 0);
    m_recent->setSpacing(6);
    m_intentCards = {makeCheck(), makeWrite(), makeSample()};
    m_intents->setContentsMargins(0, 0, 0, 0);
    m_intents->setSpacing(16);
    m_columns->setHorizontalSpacing(kRecentGap);
    m_columns->setVerticalSpacing(20);
    auto *wide = new QHBoxLayout; // the page in the middle of a wide window
    auto *middle = new QWidget(m_scroll);
    wide->setContentsMargins(0, 0, 0, 0);
    wide->addStretch(1);
    wide->addWidget(content, 1000);
    wide->addStretch(1);
    m_content = content;
    middle->setLayout(wide);
    m_scroll->setWidget(middle);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus); // what is in it takes the focus, and it follows
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_scroll);
    place();
}

QWidget *WelcomePage::makeCheck() {
    auto *card = new Intent(tr("Check a robots.txt"),
                            tr("Drop it anywhere in this window, open it, or paste it. The answer "
                               "for any crawler and path is shown above the text."),
                            this);
    QPushButton *file = card->addButton(QStringLiteral("file"), tr("Open a file…"));
    QPushButton *folder = card->addButton(QStringLiteral("open"), tr("Open a site's folder…"));
    QPushButton *paste = card->addButton(QStringLiteral("copy"), tr("Paste its text"));
    file->setObjectName(QStringLiteral("openFile"));
    folder->setObjectName(QStringLiteral("openFolder"));
    paste->setObjectName(QStringLiteral("pasteText"));
    folder->setToolTip(tr("All its policy files together."));
    connect(file, &QPushButton::clicked, this, &WelcomePage::openFileRequested);
    connect(folder, &QPushButton::clicked, this, &WelcomePage::openFolderRequested);
    connect(paste, &QPushButton::clicked, this, &WelcomePage::pasteRequested);
    return card;
}

QWidget *WelcomePage::makeWrite() {
    auto *card =
        new Intent(tr("Write a new one"),
                   tr("Begin with what you want; every line can be changed afterwards."), this);
    QPushButton *say = card->addButton(QStringLiteral("goals"), tr("Say what you want…"));
    say->setObjectName(QStringLiteral("sayWhatYouWant"));
    say->setToolTip(tr("Three questions: search, assistants, training."));
    connect(say, &QPushButton::clicked, this, &WelcomePage::goalsRequested);
    for (const GoalPreset &preset : goalPresets().first(kUsualPresets))
        card->add(makePreset(preset, card));
    return card;
}

Card *WelcomePage::makePreset(const GoalPreset &preset, QWidget *parent) {
    auto *card = new Card(QString(), preset.title, preset.description, parent);
    card->setObjectName(QStringLiteral("preset-") + preset.id);
    card->setOutcome(outcomeOf(preset));
    connect(card, &QAbstractButton::clicked, this,
            [this, id = preset.id] { emit presetRequested(id); });
    return card;
}

QWidget *WelcomePage::makeSample() {
    auto *card = new Intent(tr("Look around first"),
                            tr("A publisher's site with every file and every view in use. Nothing "
                               "in it can be broken."),
                            this);
    QPushButton *open = card->addButton(QStringLiteral("sample"), tr("Open the sample site"));
    open->setObjectName(QStringLiteral("openSample"));
    connect(open, &QPushButton::clicked, this, &WelcomePage::sampleRequested);
    return card;
}

void WelcomePage::makeTemplates(QVBoxLayout *column) {
    m_more->setObjectName(QStringLiteral("moreTemplates"));
    m_more->setText(tr("More templates"));
    m_more->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_more->setAutoRaise(true);
    m_more->setCheckable(true);
    m_more->setArrowType(Qt::RightArrow);
    m_more->setFocusPolicy(Qt::StrongFocus);
    auto *list = new QWidget(this);
    list->setLayout(m_grid);
    m_grid->setContentsMargins(0, 4, 0, 0);
    m_grid->setSpacing(10);
    for (const GoalPreset &preset : goalPresets().sliced(kUsualPresets))
        m_cards << makePreset(preset, list);
    for (const Template &one : templates()) {
        auto *card = new Card(fileGlyph(one.dialect), one.title, one.description, list);
        card->setToolTip(ui::text(dialect(one.dialect).name));
        m_cards << card;
        connect(card, &QAbstractButton::clicked, this,
                [this, file = one.file] { emit templateRequested(file); });
    }
    list->hide();
    connect(m_more, &QToolButton::toggled, this, [this, list](bool open) {
        m_more->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
        list->setVisible(open);
        place();
    });
    column->addWidget(m_more, 0, Qt::AlignLeft);
    column->addWidget(list);
}

void WelcomePage::place() {
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    const int beyond = kRecentWidth + kRecentGap;
    // What was open before comes first, but never at the price of a stack of wide buttons.
    const int besideIt = std::min(width() - bar - beyond, kWidest) - kMargins;
    const bool beside = !m_recentSide->isHidden() &&
                        columnsFor(m_intentCards, besideIt, m_intents->spacing(), 3) == 3;
    const int room = beside ? besideIt : std::min(width() - bar, kWidest) - kMargins;
    const int page = beside ? room + beyond : room;
    m_content->setMaximumWidth(page + kMargins);
    m_columns->removeWidget(m_recentSide);
    m_columns->removeWidget(m_intentSide);
    if (beside) {
        m_columns->addWidget(m_recentSide, 0, 0);
        m_columns->addWidget(m_intentSide, 0, 1);
    } else {
        m_columns->addWidget(m_intentSide, 0, 0);
        m_columns->addWidget(m_recentSide, 1, 0);
    }
    m_recentSide->setMinimumWidth(beside ? kRecentWidth : 0);
    m_recentSide->setMaximumWidth(beside ? kRecentWidth : QWIDGETSIZE_MAX);
    m_columns->setColumnStretch(0, beside ? 0 : 1);
    m_columns->setColumnStretch(1, beside ? 1 : 0);
    const int columns = columnsFor(m_intentCards, room, m_intents->spacing(), 3);
    arrangeIn(m_intents, m_intentCards, columns == 2 ? 1 : columns);
    arrangeIn(m_grid, m_cards, columnsFor(m_cards, page, m_grid->spacing(), 3));
}

void WelcomePage::resizeEvent(QResizeEvent *event) {
    QWidget::resizeEvent(event);
    place();
}

void WelcomePage::showEvent(QShowEvent *event) {
    QWidget::showEvent(event);
    fillRecent();
}

void WelcomePage::keyPressEvent(QKeyEvent *event) {
    if (event->matches(QKeySequence::Paste))
        emit pasteRequested();
    else
        QWidget::keyPressEvent(event);
}

void WelcomePage::fillRecent() {
    while (QLayoutItem *item = m_recent->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const QList<RecentFiles::Entry> recent = RecentFiles::list();
    m_recentSide->setVisible(!recent.isEmpty());
    if (!recent.isEmpty())
        m_recent->addWidget(heading(tr("Recent"), 1.15, m_recentSide));
    for (const RecentFiles::Entry &entry :
         recent.first(std::min<qsizetype>(recent.size(), kMostRecent))) {
        const QFileInfo info(entry.path);
        // robots.txt alone names nothing: its folder does.
        const QString title =
            info.isDir() ? info.fileName()
                         : QDir::toNativeSeparators(info.dir().dirName() + u'/' + info.fileName());
        QStringList facts;
        if (entry.missing)
            facts << tr("missing");
        else if (entry.pinned)
            facts << tr("kept");
        if (entry.when.isValid())
            facts << agoText(entry.when, QDateTime::currentDateTime());
        const QString where = fontMetrics().elidedText(QDir::toNativeSeparators(info.path()),
                                                       Qt::ElideMiddle, kRecentWidth - 60);
        addRecent(entry.path, entry.pinned, title,
                  facts.isEmpty() ? where : where + u'\n' + factsText(facts));
    }
    m_recent->addStretch(1);
    place();
}

void WelcomePage::addRecent(const QString &path, bool pinned, const QString &title,
                            const QString &said) {
    const bool folder = QFileInfo(path).isDir();
    auto *button = new Card(folder ? QStringLiteral("open") : QStringLiteral("file"), title, said,
                            m_recentSide);
    button->setElides(true);
    button->setToolTip(QDir::toNativeSeparators(path));
    // A missing one stays enabled for its menu: what it opens says why it cannot.
    connect(button, &QAbstractButton::clicked, this, [this, path] { emit pathRequested(path); });
    button->setContextMenuPolicy(Qt::ActionsContextMenu);
    auto *pin = new QAction(pinned ? tr("Do not keep here") : tr("Keep here"), button);
    connect(pin, &QAction::triggered, this, [this, path, pinned] {
        RecentFiles::pin(path, !pinned);
        QMetaObject::invokeMethod(this, &WelcomePage::fillRecent, Qt::QueuedConnection);
    });
    auto *forget = new QAction(tr("Take off the list"), button);
    connect(forget, &QAction::triggered, this, [this, path] {
        RecentFiles::remove(path);
        QMetaObject::invokeMethod(this, &WelcomePage::fillRecent, Qt::QueuedConnection);
    });
    button->addActions({pin, forget});
    m_recent->addWidget(button);
}

} // namespace gatepost::ui
