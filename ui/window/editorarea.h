// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/site/site.h"

#include <QHash>
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

Q_SIGNALS:
    void caretMoved();

private:
    void forgetClosed();
    void showCurrent(Document *document);

    SiteModel &m_site;
    QStackedWidget *m_stack;
    QHash<Document *, TextView *> m_views;
};

} // namespace gatepost::ui
