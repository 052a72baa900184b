// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPlainTextDocumentLayout>

namespace gatepost::ui {

/// Whether `line` is drawn as a rule across the page: one character again and again, with or without `#` and blanks around it.
[[nodiscard]] bool isRuler(QStringView line);

/// The layout of a policy text. Rulers (`# -----`) are never wrapped: their rest would be a line of its own that says nothing.
class TextLayout : public QPlainTextDocumentLayout {
    Q_OBJECT

public:
    using QPlainTextDocumentLayout::QPlainTextDocumentLayout;

    [[nodiscard]] QRectF blockBoundingRect(const QTextBlock &block) const override;
};

} // namespace gatepost::ui
