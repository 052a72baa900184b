// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>

#include <map>
#include <string>

/// The manual's pictures, taken from the running window on the sample site.
namespace gatepost::manualapp {

/// Writes NAME.png and NAME-dark.png into `folder` and tells the size of each in pixels of the page: "window" → 1180×780.
/// A picture that cannot be written ends the program with a sentence.
[[nodiscard]] std::map<std::string, QSize> takePictures(const QString &folder);

/// Writes the README's pictures into `folder`: main-light.png and main-dark.png.
void takeReadmePictures(const QString &folder);

} // namespace gatepost::manualapp
