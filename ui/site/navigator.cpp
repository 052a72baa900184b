// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/site/navigator.h"

#include "ui/site/site.h"

namespace gatepost::ui {

Navigator::Navigator(SiteModel &site) : m_site(site) {
    connect(&site.files(), &OpenFiles::currentChanged, this, [this] { m_caretLine = 0; });
}

void Navigator::goTo(Document *document, ByteRange range, bool focus) {
    if (!document)
        return;
    m_site.files().setCurrent(document);
    emit goToRequested(document, range, focus);
}

void Navigator::goTo(const LineRef &line, bool focus) {
    goTo(m_site.analysis().document(line.file), line.range, focus);
}

void Navigator::setCaretLine(Document *document, int line) {
    if (document != m_site.files().current())
        return;
    m_caretLine = line;
    emit caretLineChanged(document, line);
}

void Navigator::setFieldLine(Document *document, int line) {
    emit fieldLineChanged(document, line);
}

void Navigator::askToChange(const Question &question) {
    emit changeRequested(question);
}

} // namespace gatepost::ui
