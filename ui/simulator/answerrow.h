// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/look.h"

#include <QAbstractButton>
#include <QList>

class QGridLayout;

/// Lines of an answer: a sign, a line of a file as code or a few words, and below it a remark. Pressing one leads to its
/// line.
namespace gatepost::ui {

struct AnswerLine {
    QString sign; ///< "✕"; empty: none
    Tone tone = Tone::Unstated;
    QString words;
    bool code = false;   ///< words are a line of a file
    bool strong = false; ///< what decides: larger, on the ground of its tone
    bool dim = false;
    QString remark; ///< below it, wrapped
    QString tip;
    int index = -1; ///< what chosen() tells; -1: leads nowhere
    friend bool operator==(const AnswerLine &, const AnswerLine &) = default;
};

class AnswerRow : public QAbstractButton {
    Q_OBJECT

public:
    explicit AnswerRow(QWidget *parent = nullptr);
    void setLine(const AnswerLine &line);
    [[nodiscard]] const AnswerLine &line() const { return m_line; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QFont wordsFont() const;
    [[nodiscard]] QFont remarkFont() const;
    [[nodiscard]] int wordsHeight(int width) const;
    [[nodiscard]] int remarkHeight(int width) const;

    AnswerLine m_line;
};

/// Several of them below each other, or in columns. Rows are kept and filled anew: an answer changes with every key.
class AnswerRows : public QWidget {
    Q_OBJECT

public:
    explicit AnswerRows(int columns, QWidget *parent = nullptr);
    void setLines(const QList<AnswerLine> &lines); ///< hidden without any
    [[nodiscard]] const QList<AnswerLine> &lines() const { return m_lines; }

Q_SIGNALS:
    void chosen(int index);

private:
    QGridLayout *m_grid;
    QList<AnswerRow *> m_rows;
    QList<AnswerLine> m_lines;
    int m_columns;
};

} // namespace gatepost::ui
