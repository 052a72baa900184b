// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/foreigntexts.h"

#include "ui/bridge/text.h"
#include "ui/bridge/words.h"
#include "ui/window/mainwindow.h"
#include "ui/window/messagearea.h"
#include "ui/window/panes.h"

#include <QScopedValueRollback>

namespace gatepost::ui {

namespace {

const char kForeignMessage[] = "foreign";

} // namespace

ForeignTexts::ForeignTexts(SiteModel &site, Panes &panes, MessageArea &messages)
    : QObject(&panes), m_site(site), m_panes(panes), m_messages(messages) {
    connect(&site.files(), &OpenFiles::filesChanged, this, [this] {
        QSet<const Document *> open;
        for (const SiteFile &file : m_site.files().all()) {
            open.insert(file.document);
            // While nothing is judged the site does not hear of edits.
            connect(file.document, &Document::changed, this, &ForeignTexts::watch,
                    Qt::UniqueConnection);
        }
        m_taken.intersect(open);
        watch();
    });
    site.analysis().whenUpdated(Analysis::Part::Pause, this, [this] {
        // A form was opened, or the text is to be judged: it is taken for a policy.
        if (!m_busy && m_of && !m_site.analysis().isPaused()) {
            m_taken.insert(m_of);
            release();
        }
    });
}

void ForeignTexts::watch() {
    if (m_busy)
        return;
    const QScopedValueRollback busy(m_busy, true);
    for (const SiteFile &file : m_site.files().all()) {
        const Tree *tree = file.document->snapshot().tree();
        const auto what = tree && !m_taken.contains(file.document) ? foreignText(*tree)
                                                                   : std::optional<ForeignText>();
        if (!what)
            continue;
        if (m_of == file.document && m_what == *what)
            return;
        m_of = file.document;
        m_what = *what;
        m_site.analysis().setPaused(true);
        m_messages.post(
            QLatin1String(kForeignMessage), Tone::Warning,
            sentencesText({text(foreignInWords(*what)),
                           MainWindow::tr("Read as one it would allow everything, so nothing is "
                                          "judged.")}),
            choices());
        return;
    }
    if (!m_of)
        return;
    release(); // it is closed, or a policy by now
    m_site.analysis().setPaused(false);
    m_panes.setMode(Panes::Mode::Both);
}

QList<MessageChoice> ForeignTexts::choices() {
    QList<MessageChoice> choices;
    if (m_what == ForeignText::Address)
        choices << MessageChoice{MainWindow::tr("Fetch…"),
                                 [this] {
                                     if (m_of)
                                         emit fetchRequested(m_of);
                                 },
                                 true};
    choices << MessageChoice{MainWindow::tr("Open anyway"), [this] {
                                 if (m_of)
                                     m_taken.insert(m_of);
                                 release();
                                 m_site.analysis().setPaused(false);
                                 m_panes.setMode(Panes::Mode::Both);
                             }};
    return choices;
}

void ForeignTexts::release() {
    m_of = nullptr;
    m_messages.dismiss(QLatin1String(kForeignMessage));
}

} // namespace gatepost::ui
