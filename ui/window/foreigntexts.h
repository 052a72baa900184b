// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/syntax/foreign.h"
#include "ui/site/site.h"
#include "ui/window/messagearea.h"

#include <QPointer>
#include <QSet>

namespace gatepost::ui {

class Panes;

/// An address, a web page or JSON where a policy file is expected: it is shown as text and not judged, since everything would be
/// allowed by it, until the user says that it is one or it becomes one.
class ForeignTexts : public QObject {
    Q_OBJECT

public:
    ForeignTexts(SiteModel &site, Panes &panes, MessageArea &messages);

Q_SIGNALS:
    /// The document is the address of a policy file, and that is wanted in its place.
    void fetchRequested(gatepost::ui::Document *document);

private:
    void watch();
    void release();
    [[nodiscard]] QList<MessageChoice> choices();

    SiteModel &m_site;
    Panes &m_panes;
    MessageArea &m_messages;
    QPointer<Document> m_of;        ///< what is not judged now
    ForeignText m_what = {};        ///< and what it is
    QSet<const Document *> m_taken; ///< as policy all the same
    bool m_busy = false;            ///< it sets the site's state itself
};

} // namespace gatepost::ui
