// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QWidget>

#include <atomic>
#include <thread>

/// A stranger's site: markup wherever a file has room for words, and a named pipe that nobody may open.
namespace gatepost::test {

/// The pipe's name, relative to the current folder: markup that loads it would open it.
inline const char kPipe[] = "pipe";
/// Bold text that must be seen with its tags.
inline const char kBold[] = "zqbold";

/// Makes the pipe in the current folder and watches whether anybody opens it. Who does is let go within a few milliseconds,
/// so that a test that fails does not hang.
class PipeWatch {
public:
    PipeWatch();
    ~PipeWatch();
    [[nodiscard]] int opened() const { return m_opened; }

private:
    std::atomic<bool> m_end = false;
    std::atomic<int> m_opened = 0;
    std::thread m_thread;
};

/// Writes robots.txt, robots-ai.txt, robots2.txt, agent-policy.kno, chained files, gatepost.yaml and asks.json with `markup`
/// in every place that the tables of the dialects know, and in what they do not know. `valid`: only where the files stay
/// well-formed, so that the words go on to verdicts, tables and tests instead of to problems.
void writeHostileSite(const QString &folder, const QByteArray &markup, bool valid);

/// What is shown, or would be if it was pointed at, as markup that did not come from us: labels, texts, tooltips of widgets,
/// cells, headings, tabs and menus, What's This. Without `part`: of all windows.
[[nodiscard]] QStringList markupFaults(QWidget *part);

} // namespace gatepost::test
