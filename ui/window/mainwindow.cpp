// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/mainwindow.h"

#include "core/text/lineindex.h"
#include "ui/bridge/accessible.h"
#include "ui/bridge/label.h"
#include "ui/bridge/look.h"
#include "ui/bridge/manualurl.h"
#include "ui/bridge/text.h"
#include "ui/bridge/tips.h"
#include "ui/bridge/valuestyle.h"
#include "ui/bridge/words.h"
#include "ui/document/recovery.h"
#include "ui/editor/textview.h"
#include "ui/forms/formarea.h"
#include "ui/simulator/answerpanel.h"
#include "ui/simulator/questionbar.h"
#include "ui/window/dialogs.h"
#include "ui/window/editorarea.h"
#include "ui/window/guard.h"
#include "ui/window/messagearea.h"
#include "ui/window/panels.h"
#include "ui/window/sitelist.h"
#include "ui/window/welcome.h"

#include <QApplication>
#include <QDesktopServices>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QScreen>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QStatusBar>
#include <QStyle>
#include <QTabWidget>
#include <QTextBlock>
#include <QVBoxLayout>

#include <algorithm>

namespace gatepost::ui {

namespace {

QFrame *line(Qt::Orientation orientation, QWidget *parent) {
    auto *frame = new QFrame(parent);
    frame->setFrameShape(orientation == Qt::Horizontal ? QFrame::HLine : QFrame::VLine);
    frame->setFrameShadow(QFrame::Plain);
    frame->setForegroundRole(QPalette::Mid);
    frame->setFixedHeight(1);
    return frame;
}

/// Gives way where it is narrow: it ends in … then, and its tooltip says it all.
class FactsLabel : public Label {
public:
    using Label::Label;
    [[nodiscard]] QSize minimumSizeHint() const override {
        return {20 * fontMetrics().averageCharWidth(), Label::minimumSizeHint().height()};
    }

protected:
    void paintEvent(QPaintEvent *) override {
        QPainter painter(this);
        style()->drawItemText(
            &painter, contentsRect(),
            int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft)) | Qt::AlignVCenter,
            palette(), isEnabled(),
            fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width()),
            foregroundRole());
    }
};

/// Dialect, encoding, line ends, size: linear in the text, so made once for each revision.
QString factsOf(const Document &document) {
    const std::string_view bytes = document.bytes();
    QStringList facts;
    const Dialect &dialect = document.tree().dialect();
    // Its literals are marked for translators where they stand.
    const QString version = text(Phrase{.context = "dialect", .text = dialect.version.data()});
    facts << (text(dialect.name) + QLatin1Char(' ') + version).trimmed();
    facts << (firstInvalidUtf8(bytes) != std::string_view::npos ? MainWindow::tr("not all UTF-8")
              : bomLength(bytes) > 0                            ? MainWindow::tr("UTF-8 with BOM")
                                                                : MainWindow::tr("UTF-8"));
    const std::size_t lines = document.lines().count();
    if (lines > 1) {
        const LineEnd common = commonLineEnd(bytes);
        const bool mixed = [&] {
            for (std::size_t i = 0; i + 1 < lines; ++i)
                if (document.lines().lineEnd(i) != common)
                    return true;
            return false;
        }();
        const QString name = common == LineEnd::CrLf ? QStringLiteral("CRLF")
                             : common == LineEnd::Cr ? QStringLiteral("CR")
                                                     : QStringLiteral("LF");
        facts << (mixed ? MainWindow::tr("%1, mixed").arg(name) : name);
    }
    facts << MainWindow::tr("%1 of 500 KiB")
                 .arg(QLocale().toString(static_cast<double>(bytes.size()) / 1024.0, 'f', 1));
    if (QGuiApplication::isRightToLeft())
        for (QString &fact : facts) // isolated, or the Latin words of neighbours would run together
            fact = QChar(0x2067) + fact + QChar(0x2069);
    return atLayoutSide(factsText(facts));
}

} // namespace

MainWindow::MainWindow(QWidget *parent)
    : QMainWindow(parent),
      m_site(new SiteModel(this)),
      m_dialogs(&Dialogs::real()),
      m_messages(new MessageArea(this)),
      m_guard(new Guard(*m_site, *m_messages, recoveryRoot(), this)),
      m_stack(new QStackedWidget(this)),
      m_question(new QuestionBar(*m_site, this)),
      m_list(new SiteList(*m_site, formPages(), this)),
      m_form(new FormArea(*m_site, this)),
      m_editor(new EditorArea(*m_site, this)),
      m_answer(new AnswerPanel(*m_site, this)),
      m_tabs(new QTabWidget(this)),
      m_sides(new QSplitter(Qt::Horizontal, this)),
      m_columns(new QSplitter(Qt::Horizontal, this)),
      m_rows(new QSplitter(Qt::Vertical, this)),
      m_fileStatus(new FactsLabel(this)),
      m_problemStatus(new Label(this)),
      m_caretStatus(new Label(this)),
      m_savedStatus(new Label(this)) {
    installAccessibility();
    installPlainTexts();
    setObjectName(QStringLiteral("mainWindow"));
    setWindowIcon(QIcon(QStringLiteral(":/icons/gatepost.svg")));
    setAcceptDrops(true);
    auto *welcome = new WelcomePage(this);
    m_welcome = welcome;
    layOut();
    makeActions();

    connect(welcome, &WelcomePage::openFileRequested, this, &MainWindow::askOpenFile);
    connect(welcome, &WelcomePage::openFolderRequested, this, &MainWindow::askOpenFolder);
    connect(welcome, &WelcomePage::sampleRequested, this, &MainWindow::openSample);
    connect(welcome, &WelcomePage::templateRequested, this, &MainWindow::newFromTemplate);
    connect(welcome, &WelcomePage::pathRequested, this,
            [this](const QString &path) { openPath(path); });
    connect(m_list, &SiteList::pageChosen, m_form, &FormArea::showPage);
    connect(m_list, &SiteList::addRequested, this, &MainWindow::newFile);
    connect(m_form, &FormArea::pageChanged, m_list, &SiteList::setPage);
    connect(m_form, &FormArea::pageChanged, this, &MainWindow::renewPolicyMenu);
    connect(m_editor, &EditorArea::caretMoved, this, &MainWindow::renewStatus);
    connect(m_editor, &EditorArea::longLineFound, this,
            [this](const Document *document, int where, int length) {
                m_messages->post(QStringLiteral("long-line"), Tone::Warning,
                                 tr("Line %1 of %2 has %3 characters. Only its first %4 are shown "
                                    "and searched, and lines are not wrapped in this file. All of "
                                    "it is kept and saved.")
                                     .arg(QLocale().toString(where), document->displayName(),
                                          QLocale().toString(length),
                                          QLocale().toString(qlonglong(kShownOfLong))));
            });
    connect(m_site, &SiteModel::filesChanged, this, [this] {
        m_stack->setCurrentIndex(m_site->files().isEmpty() ? 0 : 1);
        renewTitle();
        renewStatus();
        renewActions();
        renewPolicyMenu();
    });
    connect(m_site, &SiteModel::currentChanged, this, [this] {
        renewTitle();
        renewStatus();
        renewActions();
        renewPolicyMenu();
    });
    connect(m_site, &SiteModel::siteChanged, this, &MainWindow::renewActions);
    connect(m_site, &SiteModel::siteChanged, this, &MainWindow::watchSize);
    connect(m_site, &SiteModel::pausedChanged, this, &MainWindow::showPaused);
    connect(m_site, &SiteModel::problemsChanged, this, &MainWindow::renewStatus);
    connect(m_site, &SiteModel::questionChanged, this, &MainWindow::renewActions);
    connect(m_guard, &Guard::compareRequested, this,
            [this](const Document *document) { compareWithDisk(document); });
    connect(m_guard, &Guard::saveRequested, this, [this](Document *document) { save(document); });
    m_storeSoon.setSingleShot(true);
    m_storeSoon.setInterval(1000);
    connect(&m_storeSoon, &QTimer::timeout, this, &MainWindow::storeSession);
    const auto storeSoon = [this] {
        if (isVisible() && !m_restoring)
            m_storeSoon.start();
    };
    connect(m_site, &SiteModel::filesChanged, this, storeSoon);
    connect(m_site, &SiteModel::questionChanged, this, storeSoon);
    qApp->installEventFilter(this);
    QDesktopServices::setUrlHandler(QLatin1String(kManualScheme), this, "openManual");
    renewTitle();
    renewStatus();
    renewActions();
    resetLayout();
    apply(Preferences::load());
}

MainWindow::~MainWindow() {
    // The panels refer to the site; they go first, and nobody hears of it.
    delete m_guard; // it lets go of the documents first
    m_site->disconnect();
    delete takeCentralWidget();
}

void MainWindow::layOut() {
    auto *work = new QWidget(this);
    m_tabs->setObjectName(QStringLiteral("bottom"));
    m_tabs->setDocumentMode(true);
    m_tabs->setAccessibleName(tr("Views"));
    for (const PanelFactory &panel : bottomPanels()) {
        QWidget *widget = panel.make(*m_site, m_tabs);
        const QString title = QCoreApplication::translate("gatepost::ui::Panels", panel.title);
        const int index = m_tabs->addTab(widget, icon(QLatin1String(panel.icon)), title);
        m_tabIndex.insert(QLatin1String(panel.id), index);
        // Panels that have it put a count into their tab.
        if (widget->metaObject()->indexOfSignal("titleChanged(QString)") >= 0)
            connect(widget, SIGNAL(titleChanged(QString)), this, SLOT(renameTab(QString)));
    }
    m_sides->addWidget(m_form);
    m_sides->addWidget(m_editor);
    m_sides->setStretchFactor(0, 2);
    m_sides->setStretchFactor(1, 3);
    m_columns->addWidget(m_list);
    m_columns->addWidget(m_sides);
    m_columns->addWidget(m_answer);
    m_columns->setStretchFactor(0, 0);
    m_columns->setStretchFactor(1, 1);
    m_columns->setStretchFactor(2, 0);
    m_rows->addWidget(m_columns);
    m_rows->addWidget(m_tabs);
    m_rows->setStretchFactor(0, 3);
    m_rows->setStretchFactor(1, 1);
    for (QSplitter *splitter : {m_sides, m_columns, m_rows}) {
        splitter->setChildrenCollapsible(false);
        splitter->setHandleWidth(1);
    }
    m_list->setMinimumWidth(140);
    m_form->setMinimumWidth(220);
    m_editor->setMinimumWidth(220);
    m_answer->setMinimumWidth(216);

    auto *layout = new QVBoxLayout(work);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_question);
    layout->addWidget(line(Qt::Horizontal, work));
    layout->addWidget(m_rows, 1);
    m_stack->addWidget(m_welcome);
    m_stack->addWidget(work);
    auto *all = new QWidget(this);
    auto *column = new QVBoxLayout(all);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_messages);
    column->addWidget(m_stack, 1);
    setCentralWidget(all);

    statusBar()->addWidget(m_fileStatus, 1);
    statusBar()->addPermanentWidget(m_problemStatus);
    statusBar()->addPermanentWidget(m_caretStatus);
    statusBar()->addPermanentWidget(m_savedStatus);
    statusBar()->setSizeGripEnabled(false);
    statusBar()->setContentsMargins(8, 0, 8, 0);
    for (Label *label : {m_problemStatus, m_caretStatus, m_savedStatus})
        label->setContentsMargins(12, 0, 0, 0);
}

void MainWindow::resetLayout() {
    resize(1440, 900);
    m_sides->setSizes({440, 496});
    m_columns->setSizes({180, 876, 384});
    m_rows->setSizes({440, 380}); // the map is the first thing that one sees of a site
    setMode(Mode::Both);
    if (isVisible())
        fitScreen();
}

void MainWindow::fitScreen() {
    constexpr QSize kFrame(24, 64); // the title and the edges that the desktop puts around
    resize(size().boundedTo((screen()->availableSize() - kFrame).expandedTo(minimumSizeHint())));
}

void MainWindow::saveLayout() const {
    QSettings settings;
    settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
    settings.setValue(QStringLiteral("window/sides"), m_sides->saveState());
    settings.setValue(QStringLiteral("window/columns"), m_columns->saveState());
    settings.setValue(QStringLiteral("window/rows"), m_rows->saveState());
    settings.setValue(QStringLiteral("window/mode"), static_cast<int>(m_mode));
}

void MainWindow::restoreLayout() {
    const QSettings settings;
    const auto state = [&](const char *key) {
        return settings.value(QLatin1String(key)).toByteArray();
    };
    if (!restoreGeometry(state("window/geometry"))) // the first time, or what is stored is broken
        fitScreen();
    m_sides->restoreState(state("window/sides"));
    m_columns->restoreState(state("window/columns"));
    m_rows->restoreState(state("window/rows"));
    const int mode = settings.value(QStringLiteral("window/mode"), 1).toInt();
    setMode(static_cast<Mode>(std::clamp(mode, 0, 2)));
}

void MainWindow::renameTab(const QString &title) {
    // Setting the text it has would still lay out all tabs, at every keystroke.
    if (const int index = m_tabs->indexOf(qobject_cast<QWidget *>(sender()));
        index >= 0 && m_tabs->tabText(index) != title)
        m_tabs->setTabText(index, title);
}

QWidget *MainWindow::showPanel(const QString &id) {
    const auto index = m_tabIndex.constFind(id);
    if (index == m_tabIndex.cend())
        return nullptr;
    m_tabs->setCurrentIndex(*index);
    return m_tabs->widget(*index);
}

void MainWindow::setMode(Mode mode) {
    m_mode = mode;
    if (mode != Mode::Text)
        m_site->setPaused(false); // a form shows what is read
    m_form->setVisible(mode != Mode::Text);
    m_editor->setVisible(mode != Mode::Form);
    renewActions();
}

void MainWindow::renewTitle() {
    const Document *document = m_site->current();
    // The title first: Qt wants the place for its mark to be there when the mark is set.
    setWindowFilePath(document ? document->path() : QString());
    setWindowTitle(document ? QStringLiteral("%1[*] — Gatepost").arg(document->displayName())
                            : QStringLiteral("Gatepost[*]"));
    setWindowModified(std::ranges::any_of(
        m_site->files(), [](const SiteFile &file) { return file.document->isModified(); }));
}

void MainWindow::renewStatus() {
    const Document *document = m_site->current();
    // m_fileStatus makes room for messages: the status bar shows and hides it.
    for (Label *label : {m_problemStatus, m_caretStatus, m_savedStatus})
        label->setVisible(document != nullptr);
    if (!document) {
        m_fileStatus->clear();
        m_factsOf = nullptr;
    }
    if (!document)
        return;
    if (document != m_factsOf || document->revision() != m_factsRevision) {
        m_factsOf = document;
        m_factsRevision = document->revision();
        m_fileStatus->setText(factsOf(*document));
        m_fileStatus->setToolTip(m_fileStatus->text());
    }
    int errors = 0;
    int warnings = 0;
    for (const Problem &problem : m_site->problems()) {
        errors += problem.severity == Severity::Error ? 1 : 0;
        warnings += problem.severity == Severity::Warning ? 1 : 0;
    }
    m_problemStatus->setText(m_site->problems().empty() // notes are in the list, too
                                 ? tr("no problems")
                                 : tr("errors: %1, warnings: %2").arg(errors).arg(warnings));
    announce(this, Topic::Problems, m_problemStatus->text());
    if (const TextView *view = m_editor->view()) {
        const QTextCursor cursor = view->textCursor();
        m_caretStatus->setText(
            tr("Ln %1, Col %2").arg(cursor.blockNumber() + 1).arg(cursor.positionInBlock() + 1));
        if (m_editor->isWrapRefused())
            m_caretStatus->setText(factsText({tr("not wrapped: a line has over %1 characters")
                                                  .arg(QLocale().toString(Document::kLongLine)),
                                              m_caretStatus->text()}));
    }
    m_savedStatus->setText(document->isModified()       ? tr("not saved")
                           : document->path().isEmpty() ? tr("Never saved")
                                                        : tr("saved"));
}

QList<QWidget *> MainWindow::panes() const {
    QList<QWidget *> panes{m_question, m_list};
    if (m_form->isVisible())
        panes << m_form;
    if (m_editor->isVisible())
        panes << m_editor;
    return panes << m_answer << m_tabs;
}

void MainWindow::walkPanes(int by) {
    const QList<QWidget *> all = panes();
    qsizetype at = 0;
    for (qsizetype i = 0; i < all.size(); ++i)
        if (all[i]->isAncestorOf(QApplication::focusWidget()))
            at = i;
    for (qsizetype step = 1; step <= all.size(); ++step) {
        if (focusPane(all[(at + by * step + all.size() * all.size()) % all.size()]))
            return;
    }
}

bool MainWindow::focusPane(const QWidget *pane) {
    for (QWidget *child : pane->findChildren<QWidget *>()) {
        if (child->focusPolicy() & Qt::TabFocus && child->isVisible() && child->isEnabled() &&
            !child->focusProxy()) {
            child->setFocus(Qt::TabFocusReason);
            return true;
        }
    }
    return false;
}

void MainWindow::changeEvent(QEvent *event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && isActiveWindow())
        m_guard->check(); // network folders tell nobody
}

bool MainWindow::eventFilter(QObject *watched, QEvent *event) {
    if (event->type() == QEvent::ShortcutOverride) {
        // Text views and line edits would swallow Ctrl+Z for a history of their own. Dialogs keep theirs.
        const auto *key = static_cast<QKeyEvent *>(event);
        const auto *widget = qobject_cast<QWidget *>(watched);
        if (widget && widget->window() == this &&
            (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo))) {
            event->ignore();
            return true;
        }
    }
    return QMainWindow::eventFilter(watched, event);
}

} // namespace gatepost::ui
