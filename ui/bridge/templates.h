// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dialect/dialect.h"

#include <QList>
#include <QString>

#include <string>

/// The files to start from, resources/templates: the welcome page and the menu offer the same ones.
namespace gatepost::ui {

struct Template {
    QString file; ///< "robots-usual.txt"; no two are alike
    DialectId dialect;
    QString title;       ///< in the language of the window, as is the description
    QString description; ///< one sentence
};
/// In the order of resources/templates/templates.json.
[[nodiscard]] QList<Template> templates();
/// Its text, with comments in the language of the window.
[[nodiscard]] std::string templateBytes(const Template &one);

} // namespace gatepost::ui
