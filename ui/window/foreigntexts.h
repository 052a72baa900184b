// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/site/site.h"

#include <QPointer>
#include <QSet>

namespace gatepost::ui {

class MessageArea;
class Panes;

/// An address, a web page or JSON where a policy file is expected: it is shown as text and not judged, since everything would be
/// allowed by it, until the user says that it is one or it becomes one.
class ForeignTexts : public QObject {
    Q_OBJECT

public:
    ForeignTexts(SiteModel &site, Panes &panes, MessageArea &messages);

private:
    void watch();
    void release();

    SiteModel &m_site;
    Panes &m_panes;
    MessageArea &m_messages;
    QPointer<Document> m_of;        ///< what is not judged now
    QSet<const Document *> m_taken; ///< as policy all the same
    bool m_busy = false;            ///< it sets the site's state itself
};

} // namespace gatepost::ui
