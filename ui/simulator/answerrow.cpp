// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/simulator/answerrow.h"

#include "ui/bridge/words.h"

#include <QFontDatabase>
#include <QGridLayout>
#include <QGuiApplication>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace gatepost::ui {

namespace {

constexpr int kLeastHeight = 24; // WCAG 2.2, 2.5.8
constexpr int kPadX = 6;
constexpr int kPadY = 3;
constexpr int kMostRowLines = 3; // of a line that decides
constexpr qsizetype kMostRowCharacters = 400;

} // namespace

AnswerRow::AnswerRow(QWidget *parent) : QAbstractButton(parent) {
    setAttribute(Qt::WA_Hover);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void AnswerRow::setLine(const AnswerLine &line) {
    if (line == m_line)
        return;
    m_line = line;
    m_line.words.truncate(kMostRowCharacters);
    QStringList said{m_line.sign, m_line.words, m_line.remark};
    said.removeAll(QString());
    setAccessibleName(factsText(said));
    setToolTip(line.tip);
    const bool leads = line.index >= 0;
    setFocusPolicy(leads ? Qt::StrongFocus : Qt::NoFocus);
    setCursor(leads ? Qt::PointingHandCursor : Qt::ArrowCursor);
    updateGeometry();
    update();
}

QFont AnswerRow::wordsFont() const {
    QFont made = m_line.code ? QFontDatabase::systemFont(QFontDatabase::FixedFont) : font();
    made.setPointSizeF(font().pointSizeF() * (m_line.strong ? 1.1 : 1.0));
    made.setBold(m_line.strong);
    return made;
}

QFont AnswerRow::remarkFont() const {
    QFont made = font();
    made.setPointSizeF(made.pointSizeF() * 0.92);
    return made;
}

int AnswerRow::wordsHeight(int width) const {
    const QFontMetrics metrics(wordsFont());
    if (!m_line.strong)
        return metrics.height();
    const int wrap = m_line.code ? Qt::TextWrapAnywhere : Qt::TextWordWrap;
    const int all = metrics.boundingRect(QRect(0, 0, width, 10'000), wrap, m_line.words).height();
    return std::clamp(all, metrics.height(), kMostRowLines * metrics.lineSpacing());
}

int AnswerRow::remarkHeight(int width) const {
    return m_line.remark.isEmpty()
               ? 0
               : QFontMetrics(remarkFont())
                     .boundingRect(QRect(0, 0, width, 10'000), Qt::TextWordWrap, m_line.remark)
                     .height();
}

int AnswerRow::heightForWidth(int width) const {
    const int sign = fontMetrics().height() + kPadX;
    const int inner = std::max(20, width - 2 * kPadX - sign);
    const int pad = m_line.strong ? 2 * kPadY : kPadY;
    return std::max(kLeastHeight, wordsHeight(inner) + remarkHeight(inner) + 2 * pad);
}

QSize AnswerRow::sizeHint() const {
    return {240, heightForWidth(240)};
}

QSize AnswerRow::minimumSizeHint() const {
    return {80, kLeastHeight};
}

void AnswerRow::paintEvent(QPaintEvent *) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPalette system = QGuiApplication::palette();
    const bool leads = m_line.index >= 0;
    const QRectF frame = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.setPen(Qt::NoPen);
    if (m_line.strong)
        painter.setBrush(toneBackground(m_line.tone, system));
    else
        painter.setBrush(leads && (underMouse() || isDown())
                             ? palette().color(QPalette::AlternateBase)
                             : Qt::transparent);
    if (leads && hasFocus())
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.drawRoundedRect(frame, 4, 4);

    const int sign = fontMetrics().height() + kPadX;
    const int pad = m_line.strong ? 2 * kPadY : kPadY;
    const int width = std::max(20, this->width() - 2 * kPadX - sign);
    const auto placed = [&](const QRect &place) {
        return QStyle::visualRect(layoutDirection(), rect(), place);
    };
    const int leading =
        Qt::AlignAbsolute | int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft));
    const int high = wordsHeight(width);
    const int free = height() - high - remarkHeight(width) - 2 * pad;
    const int top = pad + std::max(0, free / 2);
    const QColor ink = palette().color(m_line.dim ? QPalette::PlaceholderText : QPalette::Text);

    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(m_line.tone == Tone::Unstated ? ink : toneColor(m_line.tone, system));
    painter.drawText(placed(QRect(kPadX, top, sign - kPadX, fontMetrics().height())),
                     Qt::AlignCenter, m_line.sign);
    painter.setFont(wordsFont());
    painter.setPen(ink);
    if (m_line.code) // policy text reads from left to right everywhere
        painter.setLayoutDirection(Qt::LeftToRight);
    const QRect words = placed(QRect(kPadX + sign, top, width, high));
    const QFontMetrics metrics(wordsFont());
    if (m_line.strong && metrics.horizontalAdvance(m_line.words) > width)
        painter.drawText(
            words, leading | Qt::AlignTop | (m_line.code ? Qt::TextWrapAnywhere : Qt::TextWordWrap),
            m_line.words);
    else
        painter.drawText(words, leading | Qt::AlignVCenter | Qt::TextSingleLine,
                         metrics.elidedText(m_line.words, Qt::ElideRight, width));
    painter.setLayoutDirection(layoutDirection());
    painter.setFont(remarkFont());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(placed(QRect(kPadX + sign, top + high, width, remarkHeight(width))),
                     leading | Qt::TextWordWrap, m_line.remark);
}

AnswerRows::AnswerRows(int columns, QWidget *parent)
    : QWidget(parent), m_grid(new QGridLayout(this)), m_columns(columns) {
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(0);
    for (int column = 0; column < columns; ++column)
        m_grid->setColumnStretch(column, 1);
    hide();
}

void AnswerRows::setLines(const QList<AnswerLine> &lines) {
    if (lines == m_lines)
        return;
    m_lines = lines;
    while (m_rows.size() < lines.size()) {
        auto *row = new AnswerRow(this);
        const int at = static_cast<int>(m_rows.size());
        m_grid->addWidget(row, at / m_columns, at % m_columns);
        connect(row, &AnswerRow::clicked, this, [this, row] {
            if (row->line().index >= 0)
                emit chosen(row->line().index);
        });
        m_rows << row;
    }
    for (qsizetype i = 0; i < m_rows.size(); ++i) {
        if (i < lines.size())
            m_rows[i]->setLine(lines[i]);
        m_rows[i]->setVisible(i < lines.size());
    }
    setVisible(!lines.isEmpty());
}

} // namespace gatepost::ui
