// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/panes.h"

#include "ui/bridge/look.h"
#include "ui/editor/textview.h"
#include "ui/forms/formarea.h"
#include "ui/simulator/questionbar.h"
#include "ui/window/editorarea.h"
#include "ui/window/mainwindow.h"
#include "ui/window/modestack.h"
#include "ui/window/panels.h"
#include "ui/window/sitelist.h"
#include "ui/window/viewtabs.h"

#include <QApplication>
#include <QEvent>
#include <QScreen>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace gatepost::ui {

namespace {

constexpr int kListWidth = 180;
constexpr int kAnswerWidth = 340;
constexpr int kWidestAnswer = 480;

QFrame *line(QWidget *parent) {
    auto *frame = new QFrame(parent);
    frame->setFrameShape(QFrame::HLine);
    frame->setFrameShadow(QFrame::Plain);
    frame->setForegroundRole(QPalette::Mid);
    frame->setFixedHeight(1);
    return frame;
}

/// From here on form, text and answer fit beside each other, in the window's font.
int roomForThree(const QWidget &window) {
    return std::max(1280, 150 * window.fontMetrics().averageCharWidth());
}

/// Tab reaches the controls of `pane` right after those of `before`, however late they were made.
void tabAfter(const QWidget *pane, const QWidget *before) {
    QWidget *last = nullptr;
    QList<QWidget *> own;
    QWidget *window = pane->window();
    for (QWidget *at = window->nextInFocusChain(); at != window; at = at->nextInFocusChain()) {
        if (!(at->focusPolicy() & Qt::TabFocus) || at->focusProxy())
            continue;
        if (before->isAncestorOf(at))
            last = at;
        else if (pane->isAncestorOf(at))
            own << at;
    }
    for (QWidget *control : std::as_const(own)) {
        if (last)
            QWidget::setTabOrder(last, control);
        last = control;
    }
}

} // namespace

Panes::Panes(QMainWindow &window, SiteModel &site, const Parts &parts)
    : QObject(&window),
      m_window(window),
      m_site(site),
      m_parts(parts),
      m_tabs(new ViewTabs(&window)),
      m_left(new QTabWidget(&window)),
      m_sides(new QSplitter(Qt::Horizontal, &window)),
      m_columns(new QSplitter(Qt::Horizontal, &window)),
      m_rows(new QSplitter(Qt::Vertical, &window)),
      m_stack(new QStackedWidget(&window)) {
    makeViews();
    joinPanes();
    fillWindow();
    m_rows->installEventFilter(this);
    connect(m_tabs, &ViewTabs::stateChanged, this, &Panes::arrangeViews);
    connect(m_tabs, &ViewTabs::left, this, [this] {
        if (!m_parts.editor->isVisible() || !focusIn(m_parts.editor))
            focusIn(m_left);
    });
    connect(m_rows, &QSplitter::splitterMoved, this, [this] { m_viewsHeight = m_tabs->height(); });
    // A page of the form is made when it is first shown.
    connect(parts.form, &FormArea::pageChanged, this, [this] {
        tabAfter(m_parts.form, m_parts.list);
        arrange(); // the page of the site is alone
    });
    // Whoever goes to a line wants to see it.
    connect(&site.navigator(), &Navigator::goToRequested, m_tabs,
            [this](Document *document, ByteRange, bool focus) {
                if (!focus)
                    return;
                m_tabs->makeRoom();
                if (m_parts.form->isSitePageShown())
                    m_parts.form->showPage(document, m_parts.form->pageId());
            });
}

void Panes::makeViews() {
    m_tabs->setObjectName(QStringLiteral("bottom"));
    m_tabs->setAccessibleName(MainWindow::tr("Views"));
    const auto said = [](const char *words) {
        return QCoreApplication::translate("gatepost::ui::Panels", words);
    };
    for (const PanelFactory &panel : bottomPanels()) {
        const QString id = QLatin1String(panel.id);
        if (panel.mode) {
            if (!m_map) {
                m_map = new ModeStack(m_tabs);
                m_tabIndex.insert(
                    id, m_tabs->addTab(m_map, icon(QLatin1String(panel.icon)), said(panel.title)));
            }
            m_map->addMode(id, said(panel.mode), said(panel.title), panel.make(m_site, m_map));
            continue;
        }
        QWidget *widget = panel.make(m_site, m_tabs);
        m_tabIndex.insert(
            id, m_tabs->addTab(widget, icon(QLatin1String(panel.icon)), said(panel.title)));
        // Panels that have it put a count into their tab.
        if (widget->metaObject()->indexOfSignal("titleChanged(QString)") >= 0)
            connect(widget, SIGNAL(titleChanged(QString)), this, SLOT(renameTab(QString)));
    }
    m_map->addSwitches();
}

void Panes::joinPanes() {
    m_left->setObjectName(QStringLiteral("formSide"));
    m_left->setDocumentMode(true);
    m_left->setTabBarAutoHide(true);
    // Tab would go to the proxy, the bar, also while it is hidden, and stay where it is. The bar takes Tab itself.
    m_left->setFocusProxy(nullptr);
    m_left->setFocusPolicy(Qt::NoFocus);
    m_left->setAccessibleName(MainWindow::tr("Form and answer"));
    m_left->tabBar()->setAccessibleName(MainWindow::tr("Form and answer"));
    m_left->addTab(m_parts.form, MainWindow::tr("Form"));
    m_sides->addWidget(m_left);
    m_sides->addWidget(m_parts.editor);
    m_sides->addWidget(m_parts.answer);
    m_sides->setStretchFactor(0, 1);
    m_sides->setStretchFactor(1, 2);
    m_sides->setStretchFactor(2, 0);
    m_rows->addWidget(m_sides);
    m_rows->addWidget(m_tabs);
    m_rows->setStretchFactor(0, 1);
    m_rows->setStretchFactor(1, 0);
    m_columns->addWidget(m_parts.list);
    m_columns->addWidget(m_rows);
    m_columns->setStretchFactor(0, 0);
    m_columns->setStretchFactor(1, 1);
    for (QSplitter *splitter : {m_sides, m_columns, m_rows})
        splitter->setChildrenCollapsible(false);
    m_parts.list->setMinimumWidth(140);
    m_left->setMinimumWidth(220);
    m_parts.editor->setMinimumWidth(220);
    m_parts.answer->setMinimumWidth(240);
    m_parts.answer->setMaximumWidth(kWidestAnswer);
}

void Panes::fillWindow() {
    auto *work = new QWidget(&m_window);
    auto *layout = new QVBoxLayout(work);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_parts.question);
    layout->addWidget(line(work));
    layout->addWidget(m_columns, 1);
    m_stack->addWidget(m_parts.welcome);
    m_stack->addWidget(work);
    auto *everything = new QWidget(&m_window);
    auto *column = new QVBoxLayout(everything);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_parts.messages);
    column->addWidget(m_stack, 1);
    column->addWidget(m_parts.strip);
    m_window.setCentralWidget(everything);
}

bool Panes::eventFilter(QObject *watched, QEvent *event) {
    // The views keep their share of the window until somebody gives them a height.
    const bool isShared = m_tabs->state() == ViewTabs::State::Open && m_viewsHeight <= 0;
    if (watched == m_rows && event->type() == QEvent::Resize &&
        (m_tabs->state() == ViewTabs::State::Folded || isShared))
        QMetaObject::invokeMethod(this, &Panes::arrangeViews, Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
}

void Panes::renew() {
    if (!m_site.files().all().isEmpty())
        m_wantsGoals = false;
    m_stack->setCurrentIndex(m_site.files().all().isEmpty() && !m_wantsGoals ? 0 : 1);
    renewViews();
}

void Panes::goToPage(Document *document, const QString &page) {
    if (m_mode == Mode::Text)
        setMode(Mode::Both);
    showPage(document, page);
    focusIn(m_parts.form);
}

void Panes::showGoals() {
    m_wantsGoals = m_site.files().all().isEmpty();
    m_site.analysis().setPaused(false); // the page shows what is read
    renew();
    m_tabs->makeRoom();
    m_parts.form->showSitePage();
    m_left->setCurrentWidget(m_parts.form);
}

void Panes::leaveGoals() {
    m_wantsGoals = false;
    if (m_parts.form->isSitePageShown())
        m_parts.form->showPage(m_site.files().current(), m_parts.form->pageId());
    renew();
}

void Panes::focusText() {
    if (TextView *view = m_parts.editor->view())
        view->setFocus();
}

void Panes::reset() {
    m_window.resize(1440, 900);
    m_viewsHeight = 0;
    m_tabs->setState(ViewTabs::State::Folded);
    m_columns->setSizes({kListWidth, 1440 - kListWidth});
    setMode(Mode::Both);
    m_sides->setSizes({420, 500, kAnswerWidth});
    if (m_window.isVisible())
        fitScreen();
}

void Panes::fitScreen() {
    constexpr QSize kFrame(24, 64); // the title and the edges that the desktop puts around
    m_window.resize(m_window.size().boundedTo(m_window.screen()->availableSize() - kFrame));
    arrange(); // what has no room beside the text goes before the least width of all is asked for
}

void Panes::save() const {
    QSettings settings;
    settings.setValue(QStringLiteral("window/geometry"), m_window.saveGeometry());
    settings.setValue(QStringLiteral("window/panes"), m_sides->saveState());
    settings.setValue(QStringLiteral("window/list"), m_columns->saveState());
    settings.setValue(QStringLiteral("window/views"), m_viewsHeight);
    // A text that is not judged is shown alone. The next file is shown as usual.
    const Mode mode = m_site.analysis().isPaused() ? Mode::Both : m_mode;
    settings.setValue(QStringLiteral("window/mode"), static_cast<int>(mode));
}

void Panes::restore() {
    const QSettings settings;
    const auto state = [&](const char *key) {
        return settings.value(QLatin1String(key)).toByteArray();
    };
    if (!m_window.restoreGeometry(
            state("window/geometry"))) // the first time, or what is stored is broken
        fitScreen();
    m_viewsHeight = std::max(0, settings.value(QStringLiteral("window/views")).toInt());
    const int mode = settings.value(QStringLiteral("window/mode"), 1).toInt();
    setMode(static_cast<Mode>(std::clamp(mode, 0, 2)));
    m_sides->restoreState(state("window/panes"));
    m_columns->restoreState(state("window/list"));
    arrange();
}

void Panes::renameTab(const QString &title) {
    // Setting the text it has would still lay out all tabs, at every keystroke.
    if (const int index = m_tabs->indexOf(qobject_cast<QWidget *>(sender()));
        index >= 0 && m_tabs->tabText(index) != title)
        m_tabs->setTabText(index, title);
}

QWidget *Panes::showPanel(const QString &id) {
    QWidget *mode = m_map->setMode(id);
    const int index = mode ? m_tabs->indexOf(m_map) : m_tabIndex.value(id, -1);
    if (index < 0 || !m_tabs->isTabVisible(index))
        return nullptr;
    m_tabs->setCurrentIndex(index);
    if (m_tabs->state() == ViewTabs::State::Folded)
        m_tabs->setState(ViewTabs::State::Open);
    return mode ? mode : m_tabs->widget(index);
}

QString Panes::panel() const {
    if (m_tabs->currentWidget() == m_map)
        return m_map->mode();
    return m_tabIndex.key(m_tabs->currentIndex());
}

void Panes::choosePanel(const QString &id) {
    const ViewTabs::State before = m_tabs->state();
    if (showPanel(id))
        m_tabs->setState(before);
}

void Panes::showFirstView() {
    leaveGoals();
    if (!showPanel(QStringLiteral("map")))
        return;
    m_tabs->setState(ViewTabs::State::Open);
    focusText();
}

void Panes::renewViews() {
    for (const PanelFactory &panel : bottomPanels()) {
        const bool concerns = !panel.concerns || panel.concerns(m_site);
        const int index = m_tabIndex.value(QLatin1String(panel.id), -1);
        if (index < 0 || m_tabs->isTabVisible(index) == concerns)
            continue;
        m_tabs->setTabVisible(index, concerns);
        emit viewShown(QLatin1String(panel.id), concerns);
    }
}

void Panes::showPage(Document *document, const QString &page) {
    m_tabs->makeRoom();
    m_parts.form->showPage(document, page);
    m_left->setCurrentWidget(m_parts.form);
}

void Panes::setMode(Mode mode) {
    m_mode = mode;
    if (m_parts.form->isSitePageShown() && mode != Mode::Form)
        leaveGoals(); // who wants the text wants to see it
    if (mode != Mode::Text)
        m_site.analysis().setPaused(false); // a form shows what is read
    m_tabs->makeRoom();
    arrange();
    emit modeChanged();
}

void Panes::arrange() {
    const bool isGoals = m_parts.form->isSitePageShown();
    const bool together =
        !isGoals && m_mode == Mode::Both && m_window.width() < roomForThree(m_window);
    const int at = m_left->indexOf(m_parts.answer);
    if (together && at < 0) {
        m_parts.answer->setMaximumWidth(QWIDGETSIZE_MAX);
        m_left->addTab(m_parts.answer, MainWindow::tr("Answer"));
    } else if (!together && at >= 0) {
        m_left->removeTab(at);
        m_sides->addWidget(m_parts.answer);
        m_parts.answer->setMaximumWidth(kWidestAnswer);
        const int rest = std::max(2, m_sides->width() - kAnswerWidth);
        m_sides->setSizes({rest * 9 / 20, rest * 11 / 20, kAnswerWidth});
    }
    m_left->setVisible(m_mode != Mode::Text || isGoals);
    m_parts.editor->setVisible(m_mode != Mode::Form && !isGoals);
    if (!together)
        m_parts.answer->setVisible(!m_site.analysis().isPaused() && !isGoals);
    m_tabs->setVisible(!m_site.analysis().isPaused());
}

void Panes::arrangeViews() {
    const ViewTabs::State state = m_tabs->state();
    m_sides->setVisible(state != ViewTabs::State::Large);
    if (state == ViewTabs::State::Folded) { // a splitter does not ask how high its parts may be
        const int all = std::max(m_rows->height(), 2);
        const int strip = m_tabs->maximumHeight();
        if (m_rows->sizes().value(1) != strip)
            m_rows->setSizes({all - strip, strip});
    }
    if (state == ViewTabs::State::Open) {
        const int all = std::max(m_rows->height(), 2);
        const int views = std::clamp(m_viewsHeight > 0 ? m_viewsHeight : all * 9 / 20,
                                     std::min(120, all / 2), std::max(all - 160, all / 2));
        m_rows->setSizes({all - views, views});
    }
}

QList<QWidget *> Panes::all() const {
    QList<QWidget *> panes{m_parts.question, m_parts.list};
    if (m_left->isVisible())
        panes << m_parts.form;
    if (m_parts.editor->isVisible())
        panes << m_parts.editor;
    return panes << m_parts.answer << m_tabs;
}

void Panes::walk(int by) {
    const QList<QWidget *> all = this->all();
    qsizetype at = 0;
    for (qsizetype i = 0; i < all.size(); ++i)
        if (all[i]->isAncestorOf(QApplication::focusWidget()))
            at = i;
    for (qsizetype step = 1; step <= all.size(); ++step) {
        QWidget *pane = all[(at + by * step + all.size() * all.size()) % all.size()];
        if (m_left->isVisible() && m_left->indexOf(pane) >= 0)
            m_left->setCurrentWidget(pane); // it may be behind its neighbour
        if (focusIn(pane))
            return;
    }
}

bool Panes::focusIn(const QWidget *pane) {
    for (QWidget *child : pane->findChildren<QWidget *>()) {
        if (child->focusPolicy() & Qt::TabFocus && child->isVisible() && child->isEnabled() &&
            !child->focusProxy()) {
            child->setFocus(Qt::TabFocusReason);
            return true;
        }
    }
    return false;
}

} // namespace gatepost::ui
