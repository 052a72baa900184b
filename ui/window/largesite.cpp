// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A site of many megabytes: everything is read anew at each key, and the window says so instead of being slow in silence.

#include "ui/forms/formarea.h"
#include "ui/simulator/questionbar.h"
#include "ui/window/editorarea.h"
#include "ui/window/mainwindow.h"
#include "ui/window/messagearea.h"

#include <QLocale>
#include <QTabWidget>

namespace gatepost::ui {

namespace {

// A key takes about 130 ms for each MiB of robots.txt (tst_latency): from here on, half a second and more.
constexpr std::size_t kWaits = std::size_t(4) * 1024 * 1024;
const char kMessage[] = "large";

} // namespace

void MainWindow::watchSize() {
    if (m_site->size() <= kWaits) {
        if (m_site->isPaused())
            m_site->setPaused(false);
        m_messages->dismiss(QLatin1String(kMessage));
        m_toldLarge = false;
        return;
    }
    if (m_toldLarge || m_site->isPaused())
        return;
    m_toldLarge = true;
    m_messages->post(QLatin1String(kMessage), Tone::Warning,
                     tr("The files of this site have %1. Everything is judged again at each key, "
                        "so typing waits. The text alone is faster.")
                         .arg(QLocale().formattedDataSize(static_cast<qint64>(m_site->size()))),
                     {{tr("Show the text alone"), [this] { m_site->setPaused(true); }}});
}

void MainWindow::showPaused() {
    const bool paused = m_site->isPaused();
    if (paused)
        setMode(Mode::Text);
    arrange();
    m_question->setEnabled(!paused);
    m_toldLarge = paused;
    if (!paused) {
        m_messages->dismiss(QLatin1String(kMessage));
        return;
    }
    m_messages->post(QLatin1String(kMessage), Tone::Unstated,
                     tr("Only the text is shown. Verdicts, problems, forms and views are not kept "
                        "up to date."),
                     {{tr("Judge again"), [this] { m_site->setPaused(false); }}});
}

} // namespace gatepost::ui
