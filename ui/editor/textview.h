// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/look.h"
#include "ui/editor/changebars.h"
#include "ui/editor/completion.h"
#include "ui/editor/outline.h"
#include "ui/editor/search.h"
#include "ui/site/site.h"

#include <QHash>
#include <QPlainTextEdit>
#include <QTimer>

class QPainter;

/// The text side: one view of one document. Line numbers, current line, marks of the deciding (✓ ✕) and the losing
/// lines of the present verdict, underlined problems, highlighting, folding, completion.
///
/// What it changes it changes by Document::apply(); typing alone goes through the mirror. What is about the whole
/// text (outline, bars of changes) is renewed when typing pauses and follows the lines until then.
namespace gatepost::ui {

class CompletionPopup;
class Highlighter;

/// What a menu or a key makes the view do.
// No underlying type: after "enum class X : T" lupdate misses the classes that follow.
enum class EditorCommand {
    Complete,
    Duplicate,
    MoveUp,
    MoveDown,
    Delete,
    Join,
    Comment,
    Fix,     ///< a menu of fixes for the problems in the caret's line
    Explain, ///< the help card of what is at the caret
    Fold,
    Unfold,
    FoldAll,
    UnfoldAll
};

struct EditorOptions {
    int textSize = 0; ///< points; 0 = the system's
    int zoom = 0;     ///< points beyond it
    bool wrap = false;
    bool blanks = false; ///< blanks and tabs are drawn; odd characters always are
    /// The groups that the asked agent follows have a tint, and groups of others are grey.
    bool emphasis = true;
};

class TextView : public QPlainTextEdit {
    Q_OBJECT

public:
    TextView(SiteModel &site, Document &document, QWidget *parent = nullptr);
    ~TextView() override;

    [[nodiscard]] Document &policy() const { return m_document; }
    /// The caret as a byte of the document.
    [[nodiscard]] std::uint32_t caretOffset() const;
    [[nodiscard]] ByteRange selectedBytes() const;
    /// Selects the range (a caret if it is empty) and scrolls it into view.
    void goTo(ByteRange range);
    void run(EditorCommand command);
    void setOptions(const EditorOptions &options);

    // ---- find --------------------------------------------------------------------------------------
    /// Marks what the search finds in the visible lines, inside the range alone if there is one.
    void setSearch(std::optional<Search> search, std::optional<PositionRange> range);
    /// Selects it, unfolds what hides it, scrolls there.
    void selectHit(TextHit hit);

    // ---- folding (viewfolding.cpp) -----------------------------------------------------------------
    /// The section that begins at the line shows its first line alone. False if there is none.
    bool fold(int line);
    void unfold(int line);
    [[nodiscard]] bool isFolded(int line) const;
    /// Unfolds what hides the line.
    void reveal(int line);
    [[nodiscard]] const std::vector<Section> &outline() const { return m_outline; }
    [[nodiscard]] const std::vector<ChangeBar> &changeBars() const { return m_bars; }

    // ---- completion, hover, fixes (viewediting.cpp) ------------------------------------------------
    [[nodiscard]] CompletionPopup *completions() const { return m_popup; }
    /// Rich text about the place: its problems, its directive, value or agent, odd characters.
    [[nodiscard]] Rich hoverText(int position) const;

    // ---- for the gutter (viewgutter.cpp) -----------------------------------------------------------
    [[nodiscard]] int gutterWidth() const;
    void paintGutter(QPaintEvent *event);
    void gutterPressed(const QPoint &at);
    /// What is to be said about the line: its part in the verdict, its problems.
    [[nodiscard]] QString toolTipOfBlock(int block) const;
    [[nodiscard]] int blockAt(int y) const; ///< of the viewport; -1 below the text

Q_SIGNALS:
    void zoomRequested(int by);

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    bool event(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    QMimeData *createMimeDataFromSelection() const override;
    void insertFromMimeData(const QMimeData *source) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void connectCaret();
    void showFieldLine(int line);
    // textview.cpp, viewmarks.cpp
    void onDocumentChanged(const Change &change);
    void onCaretMoved();
    void updateMarks();                      ///< which lines decided or lost
    void moveMarks(const LineChange &lines); ///< with their lines, until the verdict is known again
    void updateProblems();                   ///< the document's problems by block
    [[nodiscard]] QList<QTextEdit::ExtraSelection> makeSelections() const;
    void updateSelections(); ///< current line, dimmed lines, problems, hits of the visible range
    void updateTheme();
    void renewSoon(); ///< outline and bars: at once for small files
    void renewSections();
    [[nodiscard]] LineChange lineChange(const Change &change);
    [[nodiscard]] QList<QTextBlock> visibleBlocks() const;
    void selectGroups(const QTextBlock &block, const std::vector<Section> &governing,
                      QList<QTextEdit::ExtraSelection> &to) const;
    /// Sections that a line of the verdict is in; empty if the answer comes from elsewhere.
    [[nodiscard]] std::vector<Section> governing() const;
    void selectProblems(const QTextBlock &block, QList<QTextEdit::ExtraSelection> &to) const;
    /// A line that changes nothing: faded and struck, its comment is not.
    void strike(const QTextBlock &block, QList<QTextEdit::ExtraSelection> &to) const;
    void selectHits(const QTextBlock &block, QList<QTextEdit::ExtraSelection> &to) const;
    void selectAgent(const QTextBlock &block, QStringView agent,
                     QList<QTextEdit::ExtraSelection> &to) const;
    [[nodiscard]] QString agentAt(int line) const; ///< lower case; empty if the line names none

    // viewgutter.cpp
    [[nodiscard]] int foldColumn() const;
    void paintNumber(QPainter &painter, const QTextBlock &block, int y) const;
    void paintFolding(QPainter &painter, int line, int top, int bottom,
                      std::optional<Section> caretsSection) const;
    void paintBar(QPainter &painter, int line, int top, int bottom) const;
    void paintBracket(QPainter &painter, const Section &section, int line, int top,
                      int bottom) const;

    // viewfolding.cpp
    void showLines(int first, int last, bool visible);
    void foldAll();
    void unfoldAll();
    void paintFoldLabel(QPainter &painter, const QTextBlock &block) const;
    void paintOddCharacters(QPainter &painter, const QTextBlock &block) const;
    void paintRestLabel(QPainter &painter, const QTextBlock &block) const;
    void paintLabel(QPainter &painter, const QTextBlock &block, int column,
                    const QString &label) const;

    // viewediting.cpp
    void editLines(EditorCommand command);
    void offerCompletions(bool asked);
    void complete(const Completion &item);
    void offerFixes();
    void explain();

    SiteModel &m_site;
    Document &m_document;
    Highlighter *m_highlighter;
    QWidget *m_gutter;
    CompletionPopup *m_popup;
    CompletionList m_completion; ///< what the popup was opened with
    QHash<int, Outcome> m_marks; ///< block → what became of the line in the present verdict
    QHash<int, QString> m_why;   ///< block → reason
    Tone m_decidedTone = Tone::Unstated;
    QList<int> m_speaking; ///< blocks whose line had a part in the verdict
    bool m_emphasis = true;
    QMultiHash<int, qsizetype> m_problems; ///< block → index into the site's problems
    std::optional<Search> m_search;
    std::optional<PositionRange> m_searchRange;
    std::vector<Section> m_outline;
    std::vector<ChangeBar> m_bars;
    int m_lineCount = 0; ///< lines before the next change
    QTimer m_renewSoon;
    int m_wheel = 0; ///< eighths of a degree that have not yet become a step of zoom
    int m_fieldLine = -1;
    int m_caretBlock = 0;
    quint64 m_knownRevision = 0; ///< of the document, that all views have heard of
    bool m_updatingTheme = false;
    bool m_updatingSelections = false;
    bool m_selectionsAreOld = false;
    bool m_dropping = false;
    bool m_mustReveal = false; ///< the caret was sent somewhere while the text was not shown
};

} // namespace gatepost::ui
