// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editor/textview.h"
#include "ui/site/site.h"
#include "ui/window/preferences.h"

#include <QHash>
#include <QSet>
#include <QWidget>

class QAction;
class QStackedWidget;

namespace gatepost::ui {

class FindBar;

/// One text view for each open document; shows the current one's, and the find bar below it.
class EditorArea : public QWidget {
    Q_OBJECT

public:
    explicit EditorArea(SiteModel &site, QWidget *parent = nullptr);

    [[nodiscard]] TextView *view() const; ///< of the current document, or null
    [[nodiscard]] TextView *view(Document *document);
    [[nodiscard]] FindBar *findBar() const { return m_findBar; }

    void apply(const Preferences &preferences);
    /// Points beyond the size that is set; kept for the next time.
    [[nodiscard]] int zoom() const { return m_zoom; }
    void setZoom(int points);
    [[nodiscard]] bool showsBlanks() const { return m_showsBlanks; }
    void setShowsBlanks(bool shows);
    [[nodiscard]] bool hasEmphasis() const { return m_emphasis; }
    void setEmphasis(bool emphasis);
    /// True if lines were to be wrapped, but the current document has one too long for it.
    [[nodiscard]] bool isWrapRefused() const;
    /// An action whose keys work in every text view and nowhere else (Qt::WidgetShortcut).
    void addViewAction(QAction *action);

Q_SIGNALS:
    void caretMoved();
    void looksChanged(); ///< preferences, zoom, blanks
    /// A line is too long to be wrapped (Document::kLongLine); `line` counts from 1.
    void longLineFound(gatepost::ui::Document *document, int line, int length);

private:
    void forgetClosed();
    void showCurrent(Document *document);
    void applyTo(TextView &view);
    void lookForLongLines(TextView &view, std::size_t first, std::size_t last);

    SiteModel &m_site;
    QStackedWidget *m_stack;
    FindBar *m_findBar;
    QHash<Document *, TextView *> m_views;
    QList<QAction *> m_viewActions;
    QSet<Document *> m_long; ///< documents with a line that is too long
    Preferences m_preferences;
    int m_zoom = 0;
    bool m_showsBlanks = false;
    bool m_emphasis = true;
};

} // namespace gatepost::ui
