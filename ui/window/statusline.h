// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/label.h"
#include "ui/bridge/latest.h"
#include "ui/site/site.h"

#include <QTimer>

class QMainWindow;

namespace gatepost::ui {

class EditorArea;
class ProblemCount;
struct LineHits;

/// What the status bar says of the file in hand: dialect and bytes, problems, the caret, whether it is saved.
class StatusLine : public QObject {
    Q_OBJECT

public:
    StatusLine(QMainWindow &window, SiteModel &site, const EditorArea &editor);
    void renew();

Q_SIGNALS:
    void problemsRequested(); ///< their count was clicked

private:
    void renewHits();
    void showHits(const LineHits &hits);

    QMainWindow &m_window;
    SiteModel &m_site;
    const EditorArea &m_editor;
    Label *m_facts;
    ProblemCount *m_problems;
    Label *m_hits; ///< whom the caret's line hits
    Label *m_caret;
    Label *m_saved;
    const Document *m_factsOf = nullptr; ///< what m_facts was made for
    quint64 m_factsRevision = 0;
    QTimer m_hitsSoon;
    Latest m_hitsJob;
};

} // namespace gatepost::ui
