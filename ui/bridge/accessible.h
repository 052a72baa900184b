// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

/// What the window does for people who do not see it, and for those who use it by keys.
namespace gatepost::ui {

/// Once for the program; main windows call it. From then on:
///
/// - Menus have the name of what opens them; opened by a key, their first entry is chosen.
/// - Widgets that are painted as a whole have a role.
/// - A list, table, tree or text to read that gets the focus by a key has a frame in the colour of the selection.
void installAccessibility();

/// What a sentence is about. Of Verdict, Problems and Control, a newer one takes the place of an older one that has not
/// been said yet.
enum class Topic : std::uint8_t {
    Verdict,  ///< the answer is another one
    Problems, ///< how many there are
    Save,     ///< what became of a save
    Message,  ///< a message of the window
    Control   ///< what became of a press of a button, where the focus is
};
enum class Urgency : std::uint8_t { Polite, Assertive };

/// How long an answer and the number of problems must stay before they are said: who types is not interrupted.
inline constexpr int kAnnouncePause = 800; // ms

/// The one place that speaks to screen readers by itself (QAccessibleAnnouncementEvent). Verdict and Problems wait for
/// kAnnouncePause of rest and are not said twice in a row; the others are said when the present work is done, in order.
/// `about` is the widget that it is sent for.
void announce(QWidget *about, Topic topic, const QString &sentence,
              Urgency urgency = Urgency::Polite);

} // namespace gatepost::ui
