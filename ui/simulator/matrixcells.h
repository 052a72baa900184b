// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/look.h"

#include <QColor>
#include <QPixmap>
#include <QSize>

#include <functional>
#include <map>

class QPainter;
class QWidget;

namespace gatepost::ui {

/// Draws the cells of one size: sign and word, sign, or colour alone. Signs are drawn once for each paint event.
class CellPainter {
public:
    CellPainter(QPainter &painter, const QWidget &view, QSize cell);
    /// `fact`: a value that is not a verdict. `taken`: false for what a filter leaves out. `word` is asked only where
    /// it is shown; a word that does not fit is cut, never left out.
    void paint(const QRect &place, Tone tone, bool fact, bool taken,
               const std::function<QString()> &word);
    /// A corner for what changed, a dot for what others answer otherwise.
    void paintMarks(const QRect &place, bool changed, bool differs);

private:
    /// False if the word has no room.
    bool paintWord(const QRect &room, Tone tone, bool fact, bool taken, const QString &word);
    [[nodiscard]] const QPixmap &sign(Tone tone, bool taken);
    [[nodiscard]] const QColor &ground(Tone tone);

    QPainter &m_painter;
    const QWidget &m_view;
    QSize m_cell;
    int m_gap;
    int m_sign; ///< px; 0: colour alone
    bool m_words;
    std::map<std::pair<Tone, bool>, QPixmap> m_signs;
    std::map<Tone, QColor> m_grounds;
};

} // namespace gatepost::ui
