// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/editor/textview.h"

#include "ui/bridge/text.h"
#include "ui/editor/completionpopup.h"
#include "ui/editor/gutter.h"
#include "ui/editor/highlighter.h"
#include "ui/site/draftchanges.h"
#include "ui/site/idlerules.h"

#include <QContextMenuEvent>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>
#include <QScrollBar>
#include <QTextBlock>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace gatepost::ui {

namespace {

constexpr int kRenewPause = 200;                // ms
constexpr std::size_t kRenewAtOnce = 32 * 1024; // bytes
constexpr int kMostVisible = 300;               // lines of a large screen
constexpr int kRevealed = 50;                   // lines of an edit that are looked at for folding

bool namesFiles(const QMimeData *mime) {
    return std::ranges::any_of(mime->urls(), &QUrl::isLocalFile);
}

} // namespace

TextView::TextView(SiteModel &site, Document &document, QWidget *parent)
    : QPlainTextEdit(parent),
      m_site(site),
      m_document(document),
      m_gutter(new Gutter(this)),
      m_popup(new CompletionPopup(this)) {
    setObjectName(QStringLiteral("text"));
    setAccessibleName(tr("Text of %1").arg(document.displayName()));
    setDocument(document.mirror());
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setLineWrapMode(NoWrap);
    setFrameShape(NoFrame);
    setLayoutDirection(Qt::LeftToRight);
    m_highlighter = new Highlighter(document.mirror(), text(document.dialect().highlighting),
                                    isDark(QGuiApplication::palette()), this);

    connect(this, &QPlainTextEdit::blockCountChanged, this,
            [this] { setViewportMargins(gutterWidth(), 0, 0, 0); });
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect &rect, int dy) {
        if (dy != 0)
            m_gutter->scroll(0, dy);
        else
            m_gutter->update(0, rect.y(), m_gutter->width(), rect.height());
    });
    connectCaret();
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, [this] {
        m_popup->hide();
        if (!m_highlighter->isComplete())
            m_highlighter->colourNow(firstVisibleBlock(), kMostVisible);
        updateSelections();
    });
    connect(&document, &Document::changed, this, &TextView::onDocumentChanged);
    connect(&document, &Document::modifiedChanged, this, [this](bool modified) {
        if (!modified) // saved: the bars go. An edit comes by changed().
            renewSoon();
    });
    connect(&document, &Document::pathChanged, this, &TextView::renewSections);
    site.analysis().whenUpdated(Analysis::Part::Verdict, this, &TextView::updateMarks);
    site.analysis().whenUpdated(Analysis::Part::Problems, this, &TextView::updateProblems);
    connect(&DraftChanges::of(site), &DraftChanges::changed, m_gutter,
            qOverload<>(&QWidget::update));
    connect(&IdleRules::of(site), &IdleRules::changed, m_gutter, qOverload<>(&QWidget::update));
    connect(&site.navigator(), &Navigator::fieldLineChanged, this,
            [this](const Document *of, int line) { showFieldLine(of == &m_document ? line : -1); });
    connect(m_popup, &CompletionPopup::accepted, this, &TextView::complete);
    m_renewSoon.setSingleShot(true);
    m_renewSoon.setInterval(kRenewPause);
    connect(&m_renewSoon, &QTimer::timeout, this, &TextView::renewSections);
    updateTheme();
    setViewportMargins(gutterWidth(), 0, 0, 0);
    m_lineCount = static_cast<int>(document.lines().count());
    renewSections();
    updateMarks();
    updateProblems();
}

/// An edit that is not typed here moves the caret before the other views know the new bytes; they are told of the caret
/// when they do.
void TextView::connectCaret() {
    m_knownRevision = m_document.revision();
    const auto know = [this] { m_knownRevision = m_document.revision(); };
    connect(&m_document, &Document::changed, this, [this, know](const Change &change) {
        if (change.origin == Origin::View)
            know();
        else
            QMetaObject::invokeMethod(this, know, Qt::QueuedConnection);
    });
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, [this, know] {
        if (m_document.revision() == m_knownRevision) {
            onCaretMoved();
            return;
        }
        QMetaObject::invokeMethod(
            this,
            [this, know] {
                know();
                onCaretMoved();
            },
            Qt::QueuedConnection);
    });
}

void TextView::showFieldLine(int line) {
    m_fieldLine = line;
    if (m_fieldLine >= 0 && !hasFocus()) {
        reveal(m_fieldLine);
        const QList<QTextBlock> visible = visibleBlocks();
        if (visible.isEmpty() || m_fieldLine < visible.first().blockNumber() ||
            m_fieldLine > visible.last().blockNumber()) {
            const QTextCursor keep = textCursor();
            verticalScrollBar()->setValue(
                std::max(0, this->document()->findBlockByNumber(m_fieldLine).firstLineNumber() -
                                static_cast<int>(visible.size()) / 3));
            setTextCursor(keep);
        }
    }
    updateSelections();
}

TextView::~TextView() = default;

std::uint32_t TextView::caretOffset() const {
    return m_document.offsetOf(textCursor().position());
}

ByteRange TextView::selectedBytes() const {
    const QTextCursor cursor = textCursor();
    return {m_document.offsetOf(cursor.selectionStart()),
            m_document.offsetOf(cursor.selectionEnd())};
}

void TextView::goTo(ByteRange range) {
    const int begin = m_document.positionOf(range.begin);
    selectHit({begin, m_document.positionOf(range.end) - begin});
}

void TextView::selectHit(TextHit hit) {
    QTextCursor cursor(document());
    const int end = document()->characterCount() - 1;
    cursor.setPosition(std::clamp(hit.position + hit.length, 0, end));
    cursor.setPosition(std::clamp(hit.position, 0, end), QTextCursor::KeepAnchor);
    reveal(cursor.blockNumber());
    setTextCursor(cursor);
    const QList<QTextBlock> visible = visibleBlocks();
    const int block = cursor.blockNumber();
    if (visible.size() < 4 || block <= visible[1].blockNumber() ||
        block >= visible[visible.size() - 2].blockNumber())
        centerCursor();
    m_mustReveal = !isVisible(); // how high it will be is not known yet
}

void TextView::setSearch(std::optional<Search> search, std::optional<PositionRange> range) {
    m_search = std::move(search);
    m_searchRange = range;
    updateSelections();
}

void TextView::setOptions(const EditorOptions &options) {
    QFont own = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    const qreal size = options.textSize > 0 ? options.textSize : own.pointSizeF();
    own.setPointSizeF(std::max(4.0, size + options.zoom));
    if (own != font())
        setFont(own);
    if (options.emphasis != m_emphasis) {
        m_emphasis = options.emphasis;
        updateSelections();
    }
    QTextOption shown = document()->defaultTextOption();
    QTextOption::Flags flags = shown.flags();
    flags.setFlag(QTextOption::ShowTabsAndSpaces, options.blanks);
    if (flags != shown.flags()) {
        shown.setFlags(flags);
        document()->setDefaultTextOption(shown);
    }
    if (const LineWrapMode mode = options.wrap ? WidgetWidth : NoWrap; mode != lineWrapMode())
        setLineWrapMode(mode);
    // Wrapped, only the rest of a ruler is beyond: nobody scrolls to that.
    setHorizontalScrollBarPolicy(options.wrap ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
}

// ---- changes -------------------------------------------------------------------------------------

LineChange TextView::lineChange(const Change &change) {
    const std::vector<Replacement> &pieces = change.edit.replacements();
    const LineIndex &lines = m_document.lines();
    const auto now = static_cast<int>(lines.count());
    LineChange moved;
    moved.first = static_cast<int>(lines.lineAt(pieces.front().range.begin));
    const std::uint32_t end = change.edit.mapped(pieces.back().range.end);
    moved.added = static_cast<int>(lines.lineAt(end)) - moved.first;
    moved.removed = std::max(0, moved.added - (now - m_lineCount));
    m_lineCount = now;
    return moved;
}

void TextView::onDocumentChanged(const Change &change) {
    if (change.edit.empty())
        return;
    const LineChange lines = lineChange(change);
    moveOutline(m_outline, lines);
    moveBars(m_bars, lines);
    moveMarks(lines);
    const int last = lines.first + std::min(lines.added, kRevealed);
    for (int line = std::max(0, lines.first - 1); line <= last; ++line) {
        if (line >= lines.first)
            reveal(line);
        // What is hidden would come to belong to another line.
        if (lines.added != lines.removed && isFolded(line) && !sectionFrom(m_outline, line))
            unfold(line);
    }
    if (change.origin == Origin::Undo || change.origin == Origin::Redo) {
        const Replacement &first = change.edit.replacements().front();
        const auto end = first.range.begin + static_cast<std::uint32_t>(first.text.size());
        goTo({end, end});
    }
    renewSoon();
    // What was drawn for a line would be drawn for all that is put in at its end, until the verdict is known again.
    if (lines.added != lines.removed)
        updateSelections();
}

void TextView::renewSoon() {
    if (m_document.bytes().size() <= kRenewAtOnce)
        renewSections();
    else
        m_renewSoon.start();
}

void TextView::renewSections() {
    m_renewSoon.stop();
    m_outline = readOutline(m_document.snapshot());
    // A file that was never saved has nothing to differ from.
    const bool compared = !m_document.path().isEmpty() || !m_document.saved().text().empty();
    m_bars = compared ? readBars(m_document.saved().text(), m_document.bytes())
                      : std::vector<ChangeBar>();
    m_gutter->update();
}

void TextView::onCaretMoved() {
    const int block = textCursor().blockNumber();
    reveal(block);
    updateSelections();
    m_gutter->update();
    // An edit above the caret, made by a form, moves its position but not its place.
    if (hasFocus() || block != m_caretBlock)
        m_site.navigator().setCaretLine(&m_document, block);
    if (block != m_caretBlock)
        m_popup->hide();
    m_caretBlock = block;
}

// ---- events --------------------------------------------------------------------------------------

void TextView::updateTheme() {
    if (m_updatingTheme)
        return;
    m_updatingTheme = true;
    const QPalette system = QGuiApplication::palette();
    m_highlighter->setDark(isDark(system));
    QPalette own; // roles that are not set here go on following the system
    if (const auto color = m_highlighter->color(EditorColor::Background))
        own.setColor(QPalette::Base, *color);
    if (const auto color = m_highlighter->color(EditorColor::Text))
        own.setColor(QPalette::Text, *color);
    setPalette(own);
    m_updatingTheme = false;
    updateSelections();
    m_gutter->update();
}

void TextView::showEvent(QShowEvent *event) {
    QPlainTextEdit::showEvent(event);
    if (std::exchange(m_mustReveal, false)) // when the panes around it have their sizes
        QMetaObject::invokeMethod(this, &TextView::centerCursor, Qt::QueuedConnection);
}

void TextView::resizeEvent(QResizeEvent *event) {
    QPlainTextEdit::resizeEvent(event);
    const QRect area = contentsRect();
    m_gutter->setGeometry(area.left(), area.top(), gutterWidth(), area.height());
    updateSelections();
}

void TextView::changeEvent(QEvent *event) {
    QPlainTextEdit::changeEvent(event);
    switch (event->type()) {
    case QEvent::FontChange:
        setTabStopDistance(4 * fontMetrics().horizontalAdvance(QLatin1Char(' ')));
        setViewportMargins(gutterWidth(), 0, 0, 0);
        m_gutter->setGeometry(contentsRect().left(), contentsRect().top(), gutterWidth(),
                              contentsRect().height());
        m_gutter->update();
        break;
    case QEvent::PaletteChange:
    case QEvent::ApplicationPaletteChange: updateTheme(); break;
    default: break;
    }
}

void TextView::wheelEvent(QWheelEvent *event) {
    if (!event->modifiers().testFlag(Qt::ControlModifier)) {
        QPlainTextEdit::wheelEvent(event);
        return;
    }
    m_wheel += event->angleDelta().y();
    constexpr int kStep = 120;
    if (const int steps = m_wheel / kStep; steps != 0) {
        m_wheel -= steps * kStep;
        emit zoomRequested(steps);
    }
    event->accept();
}

void TextView::contextMenuEvent(QContextMenuEvent *event) {
    // The standard menu's undo and redo belong to the widget's own history, which is off.
    QMenu menu(this);
    menu.setLayoutDirection(QGuiApplication::layoutDirection()); // the text itself never turns
    const auto add = [&](const QString &name, QKeySequence::StandardKey key, bool enabled,
                         auto slot) {
        QAction *action = menu.addAction(name, this, slot);
        action->setShortcut(key);
        action->setEnabled(enabled);
    };
    const bool selected = textCursor().hasSelection();
    add(tr("Undo"), QKeySequence::Undo, m_document.canUndo(), [this] { m_document.undo(); });
    add(tr("Redo"), QKeySequence::Redo, m_document.canRedo(), [this] { m_document.redo(); });
    menu.addSeparator();
    add(tr("Cut"), QKeySequence::Cut, selected && !isReadOnly(), [this] { cut(); });
    add(tr("Copy"), QKeySequence::Copy, selected, [this] { copy(); });
    add(tr("Paste"), QKeySequence::Paste, canPaste(), [this] { paste(); });
    menu.addSeparator();
    add(tr("Select all"), QKeySequence::SelectAll, true, [this] { selectAll(); });
    if (!actions().isEmpty()) {
        menu.addSeparator();
        menu.addActions(actions()); // the window's commands for text
    }
    menu.exec(event->globalPos());
}

QMimeData *TextView::createMimeDataFromSelection() const {
    // Qt would turn NBSP into a space; the clipboard gets what the file says, with \n between lines.
    // Of a line that is shown shortened it gets the rest, too.
    QString selected = wholeLinesFromBytes(slice(m_document.bytes(), selectedBytes()), false);
    selected.replace(QChar(QChar::ParagraphSeparator), QLatin1Char('\n'));
    auto *mime = new QMimeData;
    mime->setText(forPeople(selected));
    return mime;
}

void TextView::insertFromMimeData(const QMimeData *source) {
    if (isReadOnly() || !source->hasText())
        return;
    m_document.breakUndo();
    const QString pasted = wholeLinesFromBytes(source->text().toStdString(), false);
    const auto pieces = QStringView(pasted).split(QChar(QChar::ParagraphSeparator));
    const bool isLong = std::ranges::any_of(pieces, [](QStringView line) {
        return line.size() > static_cast<qsizetype>(kLongestShown);
    });
    if (isLong && !m_dropping) {
        // The mirror gets it shortened, and is never laid out in full. (While something is dropped, what is moved has
        // left the mirror, but not yet the bytes.)
        const TextEdit edit = m_document.typed(selectedBytes(), pasted);
        const std::uint32_t end = edit.mapped(selectedBytes().end);
        if (m_document.apply(edit, {Document::tr("Insert text")})) {
            QTextCursor cursor(document());
            cursor.setPosition(m_document.positionOf(end));
            setTextCursor(cursor);
        }
    } else {
        textCursor().insertText(pasted);
    }
    if (!m_dropping) // the drop is one edit, and until its end there is no layout to ask
        ensureCursorVisible();
}

// Files are the window's to open; their names are not text to be inserted.

void TextView::dragEnterEvent(QDragEnterEvent *event) {
    if (namesFiles(event->mimeData()))
        event->ignore();
    else
        QPlainTextEdit::dragEnterEvent(event);
}

void TextView::dragMoveEvent(QDragMoveEvent *event) {
    if (namesFiles(event->mimeData()))
        event->ignore();
    else
        QPlainTextEdit::dragMoveEvent(event);
}

void TextView::dropEvent(QDropEvent *event) {
    if (namesFiles(event->mimeData())) {
        event->ignore();
        return;
    }
    m_dropping = true;
    QPlainTextEdit::dropEvent(event);
    m_dropping = false;
    ensureCursorVisible();
}

} // namespace gatepost::ui
