// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/site/site.h"

class QWidget;

namespace gatepost::ui {

class MessageArea;
class Panes;

/// A site of many megabytes: everything is read again at each key, and the window says so instead of being slow in silence.
class LargeSite : public QObject {
    Q_OBJECT

public:
    LargeSite(SiteModel &site, Panes &panes, QWidget &question, MessageArea &messages);

private:
    /// Says that keys wait, and offers the text alone.
    void watch();
    /// The text stands alone, or does so no longer; says it, with the way back.
    void show();

    SiteModel &m_site;
    Panes &m_panes;
    QWidget &m_question;
    MessageArea &m_messages;
    bool m_told = false;
};

} // namespace gatepost::ui
