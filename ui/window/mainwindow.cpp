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
#include "ui/simulator/changespanel.h"
#include "ui/simulator/questionbar.h"
#include "ui/window/dialogs.h"
#include "ui/window/editorarea.h"
#include "ui/window/guard.h"
#include "ui/window/messagearea.h"
#include "ui/window/problemcount.h"
#include "ui/window/savereport.h"
#include "ui/window/sitelist.h"
#include "ui/window/viewtabs.h"
#include "ui/window/welcome.h"

#include <QApplication>
#include <QDesktopServices>
#include <QKeyEvent>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QSplitter>
#include <QStackedWidget>
#include <QStatusBar>
#include <QStyle>
#include <QTabWidget>
#include <QTextBlock>

#include <algorithm>

namespace gatepost::ui {

namespace {

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
      m_strip(new MessageArea(this)),
      m_report(new SaveReport(*m_site, *m_strip, this)),
      m_guard(new Guard(*m_site, *m_messages, recoveryRoot(), this)),
      m_stack(new QStackedWidget(this)),
      m_question(new QuestionBar(*m_site, this)),
      m_list(new SiteList(*m_site, formPages(), this)),
      m_form(new FormArea(*m_site, this)),
      m_editor(new EditorArea(*m_site, this)),
      m_answer(new AnswerPanel(*m_site, this)),
      m_tabs(new ViewTabs(this)),
      m_left(new QTabWidget(this)),
      m_sides(new QSplitter(Qt::Horizontal, this)),
      m_columns(new QSplitter(Qt::Horizontal, this)),
      m_rows(new QSplitter(Qt::Vertical, this)),
      m_fileStatus(new FactsLabel(this)),
      m_problemStatus(new ProblemCount(this)),
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
    connect(welcome, &WelcomePage::pasteRequested, this, &MainWindow::pasteFile);
    connect(welcome, &WelcomePage::sampleRequested, this, &MainWindow::openSample);
    connect(welcome, &WelcomePage::templateRequested, this, &MainWindow::newFromTemplate);
    connect(welcome, &WelcomePage::pathRequested, this,
            [this](const QString &path) { openPath(path); });
    connect(m_list, &SiteList::pageChosen, this, &MainWindow::showPage);
    connect(m_list, &SiteList::addRequested, this, &MainWindow::newFile);
    connect(m_list, &SiteList::menuRequested, this, [this](const QPoint &at) {
        auto *menu = new QMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        for (const char *id : {"save", "save-as", "compare-disk", "close"})
            menu->addAction(m_actions.value(QLatin1String(id)));
        menu->popup(at);
    });
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
    connect(m_site, &SiteModel::filesChanged, this, &MainWindow::renewViews);
    connect(m_site, &SiteModel::siteChanged, this, &MainWindow::renewActions);
    connect(m_site, &SiteModel::siteChanged, this, &MainWindow::watchSize);
    connect(m_site, &SiteModel::pausedChanged, this, &MainWindow::showPaused);
    connect(m_report, &SaveReport::saveRequested, this,
            [this](Document *document) { save(document); });
    connect(m_report, &SaveReport::changesRequested, this,
            [this](const QString &name, const std::shared_ptr<const CompiledSite> &before) {
                if (auto *changes =
                        qobject_cast<ChangesPanel *>(showPanel(QStringLiteral("changes"))))
                    changes->compareSite(name, before);
            });
    connect(m_site, &SiteModel::changeRequested, this, &MainWindow::offerChange);
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
    renewViews();
    resetLayout();
    apply(Preferences::load());
}

MainWindow::~MainWindow() {
    // The panels refer to the site; they go first, and nobody hears of it.
    delete m_guard; // it lets go of the documents first
    m_site->disconnect();
    delete takeCentralWidget();
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
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_problemStatus, m_caretStatus, m_savedStatus})
        part->setVisible(document != nullptr);
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
    const QString said = m_site->problems().empty() // notes are in the list, too
                             ? tr("no problems")
                             : tr("errors: %1, warnings: %2").arg(errors).arg(warnings);
    m_problemStatus->say(errors, warnings, said);
    announce(this, Topic::Problems, said);
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

void MainWindow::changeEvent(QEvent *event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && isActiveWindow())
        m_guard->check(); // network folders tell nobody
}

bool MainWindow::eventFilter(QObject *watched, QEvent *event) {
    if (watched == m_rows && event->type() == QEvent::Resize &&
        m_tabs->state() == ViewTabs::State::Folded)
        QMetaObject::invokeMethod(this, &MainWindow::arrangeViews, Qt::QueuedConnection);
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
