// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulate/verdict.h"
#include "core/text/bytes.h"
#include "ui/document/document.h"
#include "ui/site/analysis.h"

#include <QObject>

namespace gatepost::ui {

class SiteModel;

/// Going to places: between the text, the forms, and whoever shows a line elsewhere.
class Navigator : public QObject {
    Q_OBJECT

public:
    explicit Navigator(SiteModel &site);

    /// Shows the document, puts the caret at the range and focuses the text if `focus`.
    void goTo(Document *document, ByteRange range, bool focus = true);
    void goTo(const LineRef &line, bool focus = true);
    /// The caret's line (0-based) in the current document, told by the text view; the form marks its field.
    void setCaretLine(Document *document, int line);
    [[nodiscard]] int caretLine() const { return m_caretLine; }
    /// The line of the focused field, told by forms; the text marks it. -1 = none.
    void setFieldLine(Document *document, int line);
    /// Asks whoever is there to offer edits that turn the answer to this question: the window does.
    void askToChange(const Question &question);

Q_SIGNALS:
    void goToRequested(gatepost::ui::Document *document, gatepost::ByteRange range, bool focus);
    void caretLineChanged(gatepost::ui::Document *document, int line);
    void fieldLineChanged(gatepost::ui::Document *document, int line);
    void changeRequested(const gatepost::ui::Question &question);

private:
    SiteModel &m_site;
    int m_caretLine = 0;
};

} // namespace gatepost::ui
