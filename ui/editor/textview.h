// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/site/site.h"

#include <QPlainTextEdit>
#include <QSet>

/// The text side: one view of one document. Line numbers, current line, marks of the deciding (✓ ✕) and the losing
/// lines of the present verdict, underlined problems, highlighting.
namespace gatepost::ui {

class Highlighter;

class TextView : public QPlainTextEdit {
    Q_OBJECT

public:
    TextView(SiteModel &site, Document &document, QWidget *parent = nullptr);
    ~TextView() override;

    [[nodiscard]] Document &document() const { return m_document; }
    /// The caret as a byte of the document.
    [[nodiscard]] std::uint32_t caretOffset() const;
    /// Selects the range (a caret if it is empty) and scrolls it into view.
    void goTo(ByteRange range);

    // ---- for the gutter ----------------------------------------------------------------------------
    [[nodiscard]] int gutterWidth() const;
    void paintGutter(QPaintEvent *event);
    void gutterPressed(const QPoint &at);
    [[nodiscard]] QString gutterToolTip(const QPoint &at) const;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    QMimeData *createMimeDataFromSelection() const override;
    void insertFromMimeData(const QMimeData *source) override;

private:
    void onDocumentChanged(const Change &change);
    void onVerdictChanged();
    void updateMarks();      ///< which lines decided or lost
    void updateSelections(); ///< current line, dimmed lines, problems of the visible range
    void updateTheme();
    void onCaretMoved();
    [[nodiscard]] std::vector<const Problem *> problemsAt(std::uint32_t begin,
                                                          std::uint32_t end) const;

    SiteModel &m_site;
    Document &m_document;
    Highlighter *m_highlighter = nullptr;
    QWidget *m_gutter;
    QHash<int, int> m_marks; ///< block → Outcome of its trace line (lines of the present verdict)
    int m_fieldLine = -1;
    bool m_themeDark = false;
};

} // namespace gatepost::ui
