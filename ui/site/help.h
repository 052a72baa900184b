// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/registry.h"
#include "core/assist/help.h"
#include "core/dialect/dialect.h"
#include "ui/bridge/rich.h"

#include <QString>
#include <QUrl>

#include <string_view>
#include <vector>

class QWidget;

/// What is known about a directive, a word, an agent, a category, a check, with its source. The same words
/// stand in the hover of the text, in completion and behind F1.
namespace gatepost::ui {

/// As rich text, in the language of the window.
[[nodiscard]] Rich rich(const assist::Help &help);
/// The parts in the language of the window, with " · " between.
[[nodiscard]] QString joined(const std::vector<Message> &parts);
/// Title, explanation and source of a check of core/lint; empty if the code is not known.
[[nodiscard]] Rich helpOfCode(std::string_view code);
/// "OpenAI · crawler · AI researcher": one line for lists.
[[nodiscard]] QString agentSummary(const KnownAgent &agent);

/// Shows rich text in the window's help card: not modal, Esc closes it, one for each window. `manual`: where its button
/// "Open in the manual" leads (ui/bridge/manualurl.h); without one there is no button.
void showHelp(QWidget *parent, const QString &title, const Rich &help, const QUrl &manual = {});

} // namespace gatepost::ui
