// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/look.h"
#include "ui/site/site.h"

#include <QHash>
#include <QPlainTextEdit>

/// The text side: one view of one document. Line numbers, current line, marks of the deciding (✓ ✕) and the losing
/// lines of the present verdict, underlined problems, highlighting.
namespace gatepost::ui {

class Highlighter;

class TextView : public QPlainTextEdit {
    Q_OBJECT

public:
    TextView(SiteModel &site, Document &document, QWidget *parent = nullptr);
    ~TextView() override;

    [[nodiscard]] Document &policy() const { return m_document; }
    /// The caret as a byte of the document.
    [[nodiscard]] std::uint32_t caretOffset() const;
    /// Selects the range (a caret if it is empty) and scrolls it into view.
    void goTo(ByteRange range);
    /// A menu of fixes for the problems in the caret's line (Ctrl+.).
    void offerFixes();

    // ---- for the gutter ----------------------------------------------------------------------------
    [[nodiscard]] int gutterWidth() const;
    void paintGutter(QPaintEvent *event);
    void gutterPressed(const QPoint &at);
    /// What is to be said about the line: its part in the verdict, its problems.
    [[nodiscard]] QString toolTipOfBlock(int block) const;
    [[nodiscard]] int blockAt(int y) const; ///< of the viewport; -1 below the text

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    QMimeData *createMimeDataFromSelection() const override;
    void insertFromMimeData(const QMimeData *source) override;

private:
    void onDocumentChanged(const Change &change);
    void updateMarks();      ///< which lines decided or lost
    void updateProblems();   ///< the document's problems by block
    void updateSelections(); ///< current line, dimmed lines, problems of the visible range
    void updateTheme();
    [[nodiscard]] QPair<int, int> visibleBlocks() const;

    SiteModel &m_site;
    Document &m_document;
    Highlighter *m_highlighter;
    QWidget *m_gutter;
    QHash<int, Outcome> m_marks; ///< block → what became of the line in the present verdict
    QHash<int, QString> m_why;   ///< block → reason
    Tone m_decidedTone = Tone::Unstated;
    QMultiHash<int, qsizetype> m_problems; ///< block → index into the site's problems
    int m_fieldLine = -1;
    int m_caretBlock = 0;
    bool m_updatingTheme = false;
};

} // namespace gatepost::ui
