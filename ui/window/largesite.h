// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/site/site.h"

class QWidget;

namespace gatepost::ui {

class MessageArea;
class Panes;

/// A site of many megabytes: everything is read again at each key. The window says so instead of being silently slow.
class LargeSite : public QObject {
    Q_OBJECT

public:
    LargeSite(SiteModel &site, Panes &panes, QWidget &question, MessageArea &messages);

private:
    /// Says that keys wait, and offers the text alone.
    void watch();
    /// Shows the text alone, or everything again; says so, and offers the way back.
    void show();

    SiteModel &m_site;
    Panes &m_panes;
    QWidget &m_question;
    MessageArea &m_messages;
    bool m_told = false;
    bool m_paused =
        false; ///< by this class: others may let the text alone be shown for other reasons
};

} // namespace gatepost::ui
