// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/message.h"

#include <QString>

namespace gatepost::ui {

/// A text of a stranger as it is drawn outside the text view: U+FFFD replaces the marks that change the direction of what follows
/// (U+200E/F, U+202A–202E, U+2066–2069), so that "/x<202E>gpj/" is not seen as "/x/jpg". Never for what is edited or copied.
[[nodiscard]] QString unturned(QString text);
/// Core's sentence, of whose verbatim parts this is true. Not unturned(text(message)): where the window is written from right to
/// left, text() itself puts isolates around these parts.
[[nodiscard]] QString unturned(const Message &message);

} // namespace gatepost::ui
