// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/editorarea.h"

#include "ui/editor/textview.h"

#include <QStackedWidget>
#include <QVBoxLayout>

namespace gatepost::ui {

EditorArea::EditorArea(SiteModel &site, QWidget *parent)
    : QWidget(parent), m_site(site), m_stack(new QStackedWidget(this)) {
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stack);
    m_stack->addWidget(new QWidget(m_stack));
    connect(&site, &SiteModel::filesChanged, this, &EditorArea::forgetClosed);
    connect(&site, &SiteModel::currentChanged, this, &EditorArea::showCurrent);
    connect(&site, &SiteModel::goToRequested, this,
            [this](Document *document, ByteRange range, bool focus) {
                TextView *there = view(document);
                there->goTo(range);
                if (focus)
                    there->setFocus();
            });
    showCurrent(site.current());
}

TextView *EditorArea::view() const {
    return m_views.value(m_site.current());
}

TextView *EditorArea::view(Document *document) {
    TextView *&view = m_views[document];
    if (!view) {
        view = new TextView(m_site, *document, m_stack);
        connect(view, &TextView::cursorPositionChanged, this, &EditorArea::caretMoved);
        m_stack->addWidget(view);
    }
    return view;
}

void EditorArea::showCurrent(Document *document) {
    if (!document)
        m_stack->setCurrentIndex(0);
    else
        m_stack->setCurrentWidget(view(document));
    emit caretMoved();
}

void EditorArea::forgetClosed() {
    for (auto it = m_views.begin(); it != m_views.end();) {
        if (m_site.roleOfDocument(it.key())) {
            ++it;
            continue;
        }
        delete it.value(); // now: it refers to a document that is about to go
        it = m_views.erase(it);
    }
}

} // namespace gatepost::ui
