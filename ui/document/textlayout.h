// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPlainTextDocumentLayout>

namespace gatepost::ui {

/// Returns whether `line` draws a rule across the page: it repeats one character, with or without `#` and spaces around it.
[[nodiscard]] bool isRuler(QStringView line);
/// Where the run of equal characters at the end of a comment begins, as in `# ---- Audits -----------`; -1 if there is none.
[[nodiscard]] qsizetype rulerTail(QStringView line);

/// Lays out a policy text. Rulers (`# -----`) are never wrapped, because the rest of a wrapped one would look like another line.
/// A ruler with words is not wrapped either where its words fit.
class TextLayout : public QPlainTextDocumentLayout {
    Q_OBJECT

public:
    using QPlainTextDocumentLayout::QPlainTextDocumentLayout;

    [[nodiscard]] QRectF blockBoundingRect(const QTextBlock &block) const override;

protected:
    /// Lays out and draws the changed lines alone. Qt counts what was removed as well as what was added, so that a line which is
    /// coloured again would reach into the next ones, and the whole view be drawn.
    void documentChanged(int from, int removed, int added) override;
};

} // namespace gatepost::ui
