// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/site/site.h"
#include "ui/window/preferences.h"

#include <QHash>
#include <QSet>
#include <QWidget>

class QStackedWidget;

namespace gatepost::ui {

class TextView;

/// One text view for each open document; shows the current one's.
class EditorArea : public QWidget {
    Q_OBJECT

public:
    explicit EditorArea(SiteModel &site, QWidget *parent = nullptr);

    [[nodiscard]] TextView *view() const; ///< of the current document, or null
    [[nodiscard]] TextView *view(Document *document);
    void apply(const Preferences &preferences);

Q_SIGNALS:
    void caretMoved();
    /// A line is too long to be wrapped (Document::kLongLine); `line` counts from 1.
    void longLineFound(gatepost::ui::Document *document, int line, int length);

private:
    void forgetClosed();
    void showCurrent(Document *document);
    void applyTo(TextView &view);
    void lookForLongLines(TextView &view, std::size_t first, std::size_t last);

    SiteModel &m_site;
    QStackedWidget *m_stack;
    QHash<Document *, TextView *> m_views;
    QSet<Document *> m_long; ///< documents with a line that is too long
    Preferences m_preferences;
};

} // namespace gatepost::ui
