// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/largesite.h"

#include "ui/window/mainwindow.h"
#include "ui/window/messagearea.h"
#include "ui/window/panes.h"

#include <QLocale>
#include <QWidget>

namespace gatepost::ui {

namespace {

// A key takes about 130 ms for each MiB of robots.txt (tests/bench/latency.cpp): from here on, half a second and more.
constexpr std::size_t kWaits = std::size_t(4) * 1024 * 1024;
const char kLargeMessage[] = "large";

} // namespace

LargeSite::LargeSite(SiteModel &site, Panes &panes, QWidget &question, MessageArea &messages)
    : QObject(&panes), m_site(site), m_panes(panes), m_question(question), m_messages(messages) {
    site.analysis().whenUpdated(Analysis::Part::Pause, this, &LargeSite::show);
    site.analysis().whenUpdated(Analysis::Part::Site, this, &LargeSite::watch);
}

void LargeSite::watch() {
    if (m_site.files().byteCount() <= kWaits) {
        if (m_site.analysis().isPaused() && m_paused)
            m_site.analysis().setPaused(false);
        m_messages.dismiss(QLatin1String(kLargeMessage));
        m_told = false;
        return;
    }
    // What was closed stays closed; what is there says the size of now.
    const bool isShown = m_messages.ids().contains(QLatin1String(kLargeMessage));
    if ((m_told && !isShown) || m_site.analysis().isPaused())
        return;
    m_told = true;
    const QString said =
        MainWindow::tr("The files of this site have %1. Everything is judged again at each key, "
                       "so typing waits. The text alone is faster.")
            .arg(QLocale().formattedDataSize(static_cast<qint64>(m_site.files().byteCount())));
    if (isShown && m_messages.sentence(QLatin1String(kLargeMessage)) == said)
        return;
    m_messages.post(QLatin1String(kLargeMessage), Tone::Warning, said,
                    {{MainWindow::tr("Show the text alone"), [this] {
                          m_paused = true;
                          m_site.analysis().setPaused(true);
                      }}});
}

void LargeSite::show() {
    const bool paused = m_site.analysis().isPaused();
    if (paused)
        m_panes.setMode(Panes::Mode::Text);
    m_panes.arrange();
    m_question.setEnabled(!paused);
    m_told = paused;
    if (!paused) {
        m_paused = false;
        m_messages.dismiss(QLatin1String(kLargeMessage));
    }
    if (!m_paused)
        return;
    m_messages.post(
        QLatin1String(kLargeMessage), Tone::Unstated,
        MainWindow::tr("Only the text is shown. Verdicts, problems, forms and views are not kept "
                       "up to date."),
        {{MainWindow::tr("Judge again"), [this] { m_site.analysis().setPaused(false); }}});
}

} // namespace gatepost::ui
