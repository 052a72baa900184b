// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/manual/manualwindow.h"

#include "ui/bridge/label.h"
#include "ui/bridge/look.h"
#include "ui/bridge/text.h"
#include "ui/manual/manualbrowser.h"
#include "ui/manual/manualtext.h"

#include <QAction>
#include <QDesktopServices>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QSplitter>
#include <QStackedWidget>
#include <QStyle>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace gatepost::ui {

namespace {

constexpr int kPlace = Qt::UserRole;
constexpr QSize kRow(0, 26); ///< easily hit

QUrl urlOf(const ManualPlace &place) {
    return manualUrl(text(place.chapter), text(place.id));
}

QToolButton *button(const QString &glyph, const QString &name, const QKeySequence &key,
                    QWidget *parent) {
    auto *made = new QToolButton(parent);
    made->setIcon(icon(glyph));
    made->setAutoRaise(true);
    made->setAccessibleName(name);
    made->setShortcut(key);
    made->setFocusPolicy(Qt::TabFocus);
    made->setMinimumSize(28, 28);
    made->setToolTip(ManualWindow::tr("%1 (%2)").arg(name, key.toString(QKeySequence::NativeText)));
    return made;
}

} // namespace

ManualWindow::ManualWindow(Manual manual, QWidget *parent)
    : QWidget(parent, Qt::Window),
      m_manual(std::move(manual)),
      m_browser(new ManualBrowser(m_manual, this)),
      m_search(new QLineEdit(this)),
      m_left(new QStackedWidget(this)),
      m_contents(new QTreeWidget(this)),
      m_finds(new QListWidget(this)),
      m_count(new Label(this)),
      m_back(button(QStringLiteral("back"), tr("Back"), QKeySequence::Back, this)),
      m_forward(button(QStringLiteral("forward"), tr("Forward"), QKeySequence::Forward, this)) {
    setObjectName(QStringLiteral("manualWindow"));
    setWindowTitle(tr("Gatepost manual"));
    setWindowIcon(QIcon(QStringLiteral(":/icons/gatepost.svg")));
    setAttribute(Qt::WA_QuitOnClose, false);
    layOut();
    fillContents();
    connect(m_browser, &QTextBrowser::anchorClicked, this, &ManualWindow::follow);
    // source() still says the old place then.
    connect(m_browser, &QTextBrowser::sourceChanged, this, &ManualWindow::markContents);
    connect(m_browser, &ManualBrowser::drawnAnew, this, &ManualWindow::markWords);
    connect(m_browser, &QTextBrowser::backwardAvailable, m_back, &QWidget::setEnabled);
    connect(m_browser, &QTextBrowser::forwardAvailable, m_forward, &QWidget::setEnabled);
    connect(m_back, &QToolButton::clicked, m_browser, &QTextBrowser::backward);
    connect(m_forward, &QToolButton::clicked, m_browser, &QTextBrowser::forward);
    connect(m_contents, &QTreeWidget::currentItemChanged, this,
            [this](const QTreeWidgetItem *item) {
                if (item && m_contents->hasFocus())
                    m_browser->setSource(item->data(0, kPlace).toUrl());
            });
    connect(m_contents, &QTreeWidget::itemClicked, this, [this](const QTreeWidgetItem *item) {
        if (const QUrl url = item->data(0, kPlace).toUrl(); url != m_browser->source())
            m_browser->setSource(url);
    });
    connect(m_search, &QLineEdit::textChanged, this, &ManualWindow::search);
    connect(m_search, &QLineEdit::returnPressed, this, [this] {
        if (m_finds->count() > 0)
            m_finds->setCurrentRow((m_finds->currentRow() + 1) % m_finds->count());
    });
    connect(m_finds, &QListWidget::currentRowChanged, this, &ManualWindow::openHit);
    m_back->setEnabled(false);
    m_forward->setEnabled(false);
    resize(1040, 760);
    showPlace({});
}

void ManualWindow::layOut() {
    m_search->setPlaceholderText(tr("Search the manual"));
    m_search->setAccessibleName(tr("Search the manual"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(icon(QStringLiteral("find")), QLineEdit::LeadingPosition);
    m_contents->setHeaderHidden(true);
    m_contents->setAccessibleName(tr("Contents"));
    m_contents->setFrameShape(QFrame::NoFrame);
    m_contents->setTextElideMode(Qt::ElideRight);
    m_finds->setAccessibleName(tr("Found sections"));
    m_finds->setFrameShape(QFrame::NoFrame);
    m_finds->setWordWrap(true);
    m_finds->setSpacing(3);
    m_finds->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_browser->setAccessibleName(tr("Text of the manual"));
    auto *finds = new QWidget(this);
    auto *findsLayout = new QVBoxLayout(finds);
    findsLayout->setContentsMargins(0, 0, 0, 0);
    m_count->setContentsMargins(8, 4, 8, 0);
    findsLayout->addWidget(m_count);
    findsLayout->addWidget(m_finds, 1);
    m_left->addWidget(m_contents);
    m_left->addWidget(finds);
    m_left->setMinimumWidth(160);

    auto *find = new QAction(this);
    find->setShortcut(QKeySequence::Find);
    connect(find, &QAction::triggered, this, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
    addAction(find);

    auto *line = new QFrame(this);
    line->setFrameShape(QFrame::HLine);
    line->setFrameShadow(QFrame::Plain);
    line->setForegroundRole(QPalette::Mid);
    line->setFixedHeight(1);
    auto *splitter = new QSplitter(Qt::Horizontal, this);
    splitter->addWidget(m_left);
    splitter->addWidget(m_browser);
    splitter->setStretchFactor(0, 0);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({270, 770});
    splitter->setChildrenCollapsible(false);
    splitter->setHandleWidth(1);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addLayout(makeBar());
    all->addWidget(line);
    all->addWidget(splitter, 1);
    setTabOrder({m_back, m_forward, m_search, m_contents, m_finds, m_browser});
}

QLayout *ManualWindow::makeBar() {
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(8, 6, 8, 6);
    bar->addWidget(m_back);
    bar->addWidget(m_forward);
    bar->addStretch(1);
    // Said where the program speaks another language than its manual.
    if (const QString said = tr("The text of the manual is in English.");
        said != QLatin1String("The text of the manual is in English.")) {
        bar->addWidget(new Label(said, this));
        bar->addStretch(1);
    }
    bar->addWidget(m_search);
    m_search->setMinimumWidth(280);
    return bar;
}

void ManualWindow::fillContents() {
    for (const Chapter &chapter : m_manual.chapters) {
        auto *top = new QTreeWidgetItem(m_contents, {text(chapter.title)});
        top->setData(0, kPlace, urlOf({chapter.name, {}}));
        top->setSizeHint(0, kRow);
        QList<QTreeWidgetItem *> above{top};
        for (const TextBlock &block : chapter.blocks) {
            if (block.kind != TextBlock::Kind::Heading || block.level < 2)
                continue;
            while (above.size() >= block.level)
                above.removeLast();
            auto *item = new QTreeWidgetItem(above.last(), {text(plainText(block.spans))});
            item->setData(0, kPlace, urlOf({chapter.name, block.id}));
            item->setSizeHint(0, kRow);
            while (above.size() < block.level - 1)
                above << above.last();
            above << item;
        }
    }
}

void ManualWindow::showPlace(const ManualPlace &place) {
    ManualPlace there = place;
    if (!m_manual.has(there))
        there.id.clear();
    if (!m_manual.has(there) && !m_manual.chapters.empty())
        there.chapter = m_manual.chapters.front().name;
    m_search->clear();
    m_browser->setSource(urlOf(there));
}

ManualPlace ManualWindow::place() const {
    return placeOfUrl(m_browser->source());
}

QTextBrowser *ManualWindow::browser() const {
    return m_browser;
}

void ManualWindow::present() {
    show();
    setWindowState(windowState() & ~Qt::WindowMinimized);
    raise();
    activateWindow();
    m_browser->setFocus();
}

void ManualWindow::follow(const QUrl &url) {
    if (url.scheme() == QLatin1String(kManualScheme))
        m_browser->setSource(url);
    else if (url.scheme() == QLatin1String(kRecipeScheme))
        Q_EMIT recipeRequested(placeOfUrl(url));
    else if (url.scheme() == QLatin1String("https") || url.scheme() == QLatin1String("http"))
        QDesktopServices::openUrl(url);
}

void ManualWindow::markContents(const QUrl &here) {
    QTreeWidgetItem *found = nullptr;
    for (QTreeWidgetItemIterator it(m_contents); *it && !found; ++it)
        if ((*it)->data(0, kPlace).toUrl() == here)
            found = *it;
    if (!found || found == m_contents->currentItem())
        return;
    const QSignalBlocker quiet(m_contents);
    m_contents->setCurrentItem(found);
    found->setExpanded(true);
    m_contents->scrollToItem(found);
    markWords();
}

void ManualWindow::search(const QString &query) {
    const QSignalBlocker quiet(m_finds);
    m_finds->clear();
    m_hits = searchManual(m_manual, query.toStdString());
    m_left->setCurrentIndex(query.trimmed().isEmpty() ? 0 : 1);
    for (const ManualHit &hit : m_hits) {
        auto *item = new QListWidgetItem(text(hit.title) + QLatin1Char('\n') + text(hit.excerpt));
        m_finds->addItem(item);
    }
    m_finds->setCurrentRow(-1);
    m_count->setText(m_hits.empty()
                         ? tr("Nothing found")
                         : tr("%n section(s)", nullptr, static_cast<int>(m_hits.size())));
    markWords();
}

void ManualWindow::openHit(int row) {
    if (row < 0 || static_cast<std::size_t>(row) >= m_hits.size())
        return;
    m_browser->setSource(urlOf(m_hits[static_cast<std::size_t>(row)].place));
    markWords();
}

void ManualWindow::markWords() {
    m_browser->markWords(m_search->text().split(QLatin1Char(' '), Qt::SkipEmptyParts));
}

void ManualWindow::keyPressEvent(QKeyEvent *event) {
    if (event->key() == Qt::Key_Escape) {
        if (m_search->text().isEmpty())
            close();
        else
            m_search->clear();
        return;
    }
    QWidget::keyPressEvent(event);
}

} // namespace gatepost::ui
