// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/statusline.h"

#include "core/text/lineindex.h"
#include "ui/bridge/accessible.h"
#include "ui/bridge/text.h"
#include "ui/bridge/valuestyle.h"
#include "ui/bridge/words.h"
#include "ui/editor/textview.h"
#include "ui/site/linehits.h"
#include "ui/window/editorarea.h"
#include "ui/window/mainwindow.h"
#include "ui/window/problemcount.h"

#include <QGuiApplication>
#include <QLocale>
#include <QPainter>
#include <QStatusBar>
#include <QStyle>
#include <QTextBlock>

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
    const Dialect &dialect = document.dialect();
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

constexpr int kHitsPause = 120; ///< ms that the caret rests before all agents are asked

StatusLine::StatusLine(QMainWindow &window, SiteModel &site, const EditorArea &editor)
    : QObject(&window),
      m_window(window),
      m_site(site),
      m_editor(editor),
      m_facts(new FactsLabel(&window)),
      m_problems(new ProblemCount(&window)),
      m_hits(new Label(&window)),
      m_caret(new Label(&window)),
      m_saved(new Label(&window)) {
    QStatusBar *bar = window.statusBar();
    bar->addWidget(m_facts, 1);
    for (QWidget *part : std::initializer_list<QWidget *>{m_problems, m_hits, m_caret, m_saved})
        bar->addPermanentWidget(part);
    bar->setSizeGripEnabled(false);
    bar->setContentsMargins(8, 0, 8, 0);
    for (Label *label : {m_hits, m_caret, m_saved})
        label->setContentsMargins(12, 0, 0, 0);
    m_hits->setObjectName(QStringLiteral("lineHits"));
    m_hitsSoon.setSingleShot(true);
    m_hitsSoon.setInterval(kHitsPause);
    connect(&m_hitsSoon, &QTimer::timeout, this, &StatusLine::renewHits);
    connect(m_problems, &ProblemCount::clicked, this, &StatusLine::problemsRequested);
    connect(&editor, &EditorArea::caretMoved, this, &StatusLine::renew);
    connect(&site.files(), &OpenFiles::filesChanged, this, &StatusLine::renew);
    site.analysis().whenUpdated(Analysis::Part::Problems, this, &StatusLine::renew);
    connect(&site.files(), &OpenFiles::currentChanged, this, &StatusLine::renew);
}

void StatusLine::renew() {
    const Document *document = m_site.files().current();
    // m_facts makes room for messages: the status bar shows and hides it.
    for (QWidget *part : std::initializer_list<QWidget *>{m_problems, m_hits, m_caret, m_saved})
        part->setVisible(document != nullptr);
    if (!document) {
        m_facts->clear();
        m_factsOf = nullptr;
    }
    if (!document)
        return;
    if (document != m_factsOf || document->revision() != m_factsRevision) {
        m_factsOf = document;
        m_factsRevision = document->revision();
        m_facts->setText(factsOf(*document));
        m_facts->setToolTip(m_facts->text());
    }
    int errors = 0;
    int warnings = 0;
    for (const Problem &problem : m_site.analysis().problems()) {
        errors += problem.severity == Severity::Error ? 1 : 0;
        warnings += problem.severity == Severity::Warning ? 1 : 0;
    }
    const QString said = m_site.analysis().problems().empty() // notes are in the list, too
                             ? MainWindow::tr("no problems")
                             : MainWindow::tr("errors: %1, warnings: %2").arg(errors).arg(warnings);
    m_problems->say(errors, warnings, said);
    announce(&m_window, Topic::Problems, said);
    if (const TextView *view = m_editor.view()) {
        const QTextCursor cursor = view->textCursor();
        m_caret->setText(MainWindow::tr("Ln %1, Col %2")
                             .arg(cursor.blockNumber() + 1)
                             .arg(cursor.positionInBlock() + 1));
        if (m_editor.isWrapRefused())
            m_caret->setText(factsText({MainWindow::tr("not wrapped: a line has over %1 characters")
                                            .arg(QLocale().toString(Document::kLongLine)),
                                        m_caret->text()}));
    }
    m_hitsJob.cancel(); // of the text before
    m_hitsSoon.start();
    m_saved->setText(document->isModified()       ? MainWindow::tr("not saved")
                     : document->path().isEmpty() ? MainWindow::tr("Never saved")
                                                  : MainWindow::tr("saved"));
}

void StatusLine::renewHits() {
    const Document *document = m_site.files().current();
    const TextView *view = m_editor.view();
    if (document == nullptr || view == nullptr || &view->policy() != document) {
        showHits({});
        return;
    }
    m_hitsJob.start([this, job = askLineHits(m_site, *document, view->textCursor().blockNumber())](
                        const Latest::Run &run) -> std::function<void()> {
        return [this, hits = job(run.stop())] { showHits(hits); };
    });
}

void StatusLine::showHits(const LineHits &hits) {
    const QString said = hitsText(hits);
    m_hits->setText(said);
    m_hits->setVisible(!said.isEmpty());
}

} // namespace gatepost::ui
