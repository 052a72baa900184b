// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/look.h"
#include "ui/bridge/templates.h"
#include "ui/goals/goalpresets.h"

#include <QAbstractButton>
#include <QList>

namespace gatepost::ui {

/// What a policy does to the agents of one purpose.
struct PurposeOutcome {
    Tone tone = Tone::Unstated;
    QString purpose; ///< in the language of the window
};
/// Search, on behalf of a user, AI training: how a template of robots.txt answers the best known of each on "/".
[[nodiscard]] QList<PurposeOutcome> outcomeOf(const Template &one);
/// The same, of goals.
[[nodiscard]] QList<PurposeOutcome> outcomeOf(const GoalPreset &preset);

/// A large button: an icon or a picture of the outcome, a bold title, one or two lines of description.
class Card : public QAbstractButton {
    Q_OBJECT

public:
    /// `glyph` names the icon; without one the place is the outcome's.
    Card(const QString &glyph, const QString &title, const QString &description, QWidget *parent);
    /// Drawn as cells of the map, said in words to who cannot see them.
    void setOutcome(const QList<PurposeOutcome> &outcome);
    /// A name of any length ends in …; its tooltip has it whole.
    void setElides(bool elides) { m_elides = elides; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paintOutcome(QPainter &painter, int left, int top) const;
    [[nodiscard]] QFont titleFont() const;
    [[nodiscard]] int titleHeight(int width) const;
    [[nodiscard]] int textLeft() const; ///< where the words begin, from the leading edge

    QString m_description;
    QList<PurposeOutcome> m_outcome;
    bool m_elides = false;
};

} // namespace gatepost::ui
