// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/card.h"

#include "core/agents/purpose.h"
#include "core/simulate/simulate.h"
#include "ui/bridge/text.h"
#include "ui/bridge/words.h"
#include "ui/site/useragents.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <utility>

namespace gatepost::ui {

namespace {

constexpr int kCardPad = 10;
constexpr int kLeft = 36;
constexpr int kCell = 16;             // px, of an outcome
constexpr int kNarrow = 260;          // a card is at least so wide where there is room
constexpr int kNarrowCharacters = 30; // likewise, in a large font

} // namespace

QList<PurposeOutcome> outcomeOf(const Template &one) {
    if (one.dialect != DialectId::Robots)
        return {};
    Site site;
    site.put(FileRole::Robots, templateBytes(one));
    const CompiledSite compiled(std::move(site));
    QList<PurposeOutcome> outcome;
    for (const auto &[purpose, token] : {std::pair{Purpose::Search, "Googlebot"},
                                         {Purpose::UserFetch, "ChatGPT-User"},
                                         {Purpose::Training, "GPTBot"}})
        if (const auto agent = identify(token, {}, UserAgents::instance().registry()))
            outcome << PurposeOutcome{
                toneOf(compiled.simulate({.agent = *agent, .url = "/"}, TraceLevel::None)
                           .fetch.decision),
                text(purposeName(purpose))};
    return outcome;
}

QList<PurposeOutcome> outcomeOf(const GoalPreset &preset) {
    QList<PurposeOutcome> outcome;
    for (const Purpose purpose : {Purpose::Search, Purpose::UserFetch, Purpose::Training}) {
        const std::optional<Stance> stance = preset.stanceOf(purpose);
        // Who must ask, or needs a licence, is kept out until somebody says otherwise.
        outcome << PurposeOutcome{!stance || letsIn(*stance) ? Tone::Allow : Tone::Deny,
                                  text(purposeName(purpose))};
    }
    return outcome;
}

Card::Card(const QString &glyph, const QString &title, const QString &description, QWidget *parent)
    : QAbstractButton(parent), m_description(description) {
    if (!glyph.isEmpty())
        setIcon(ui::icon(glyph));
    setText(title);
    setAccessibleDescription(description);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void Card::setOutcome(const QList<PurposeOutcome> &outcome) {
    m_outcome = outcome;
    QStringList said;
    for (const PurposeOutcome &one : outcome)
        said << QStringLiteral("%1 %2").arg(toneSymbol(one.tone), one.purpose);
    setToolTip(factsText(said));
    setAccessibleDescription(sentencesText({m_description, factsText(said)}));
    updateGeometry();
    update();
}

int Card::textLeft() const {
    return m_outcome.isEmpty() ? kLeft
                               : 2 * kCardPad + static_cast<int>(m_outcome.size()) * (kCell + 1);
}

QSize Card::sizeHint() const {
    return {kNarrow, heightForWidth(kNarrow)};
}

QFont Card::titleFont() const {
    QFont bold = font();
    bold.setBold(true);
    return bold;
}

QSize Card::minimumSizeHint() const {
    if (m_elides)
        return {160, heightForWidth(kNarrow)};
    const QFontMetrics metrics(titleFont());
    int word = 0; // a title wraps between its words
    for (const QString &one : text().split(QLatin1Char(' ')))
        word = std::max(word, metrics.horizontalAdvance(one));
    const int least = std::max({kNarrow, kNarrowCharacters * fontMetrics().averageCharWidth(),
                                textLeft() + word + kCardPad});
    return {least, heightForWidth(least)};
}

int Card::titleHeight(int width) const {
    const QFontMetrics metrics(titleFont());
    return m_elides ? metrics.height()
                    : metrics
                          .boundingRect(QRect(0, 0, width - textLeft() - kCardPad, 1000),
                                        Qt::TextWordWrap, text())
                          .height();
}

int Card::heightForWidth(int width) const {
    const int said = fontMetrics()
                         .boundingRect(QRect(0, 0, width - textLeft() - kCardPad, 1000),
                                       Qt::TextWordWrap, m_description)
                         .height();
    return 2 * kCardPad + titleHeight(width) + (m_description.isEmpty() ? 0 : 2 + said);
}

void Card::paintEvent(QPaintEvent *) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    QColor border = palette().color(QPalette::Mid);
    QColor fill = palette().color(QPalette::Base);
    if (underMouse())
        fill = palette().color(QPalette::AlternateBase);
    if (isDown())
        fill = palette().color(QPalette::Button);
    if (hasFocus())
        border = palette().color(QPalette::Highlight);
    painter.setPen(QPen(border, hasFocus() ? 2 : 1));
    painter.setBrush(fill);
    painter.drawRoundedRect(frame, 5, 5);
    const int line = fontMetrics().height();
    // The icon stands where reading begins.
    const auto placed = [&](const QRect &place) {
        return QStyle::visualRect(layoutDirection(), rect(), place);
    };
    const int left = textLeft();
    if (m_outcome.isEmpty())
        icon().paint(&painter, placed(QRect(kCardPad, kCardPad + (line - 16) / 2, 16, 16)));
    else
        paintOutcome(painter, kCardPad, kCardPad + (line - kCell) / 2);
    painter.setFont(titleFont());
    painter.setPen(palette().color(QPalette::Text));
    const int width = this->width() - left - kCardPad;
    const int high = titleHeight(this->width());
    const int leading =
        Qt::AlignAbsolute | int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft));
    if (m_elides)
        painter.drawText(placed(QRect(left, kCardPad, width, high)), leading | Qt::AlignVCenter,
                         QFontMetrics(titleFont()).elidedText(text(), Qt::ElideMiddle, width));
    else
        painter.drawText(placed(QRect(left, kCardPad, width, high)), leading | Qt::TextWordWrap,
                         text());
    painter.setFont(font());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(
        placed(QRect(left, kCardPad + high + 2, width, height() - 2 * kCardPad - high)),
        leading | Qt::TextWordWrap, m_description);
}

void Card::paintOutcome(QPainter &painter, int left, int top) const {
    painter.setFont(font());
    for (qsizetype i = 0; i < m_outcome.size(); ++i) {
        const QRect cell =
            QStyle::visualRect(layoutDirection(), rect(),
                               {left + static_cast<int>(i) * (kCell + 1), top, kCell, kCell});
        painter.fillRect(cell, toneBackground(m_outcome[i].tone, palette()));
        toneIcon(m_outcome[i].tone).paint(&painter, cell.adjusted(2, 2, -2, -2));
    }
}

} // namespace gatepost::ui
