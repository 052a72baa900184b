// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>

#include <string_view>

/// A month of requests to the sample site, for the picture of the view Logs.
namespace gatepost::manualapp {

/// Writes access.log and versions/…: on the 12th `robots`, the sample's robots.txt, begins to forbid training and
/// harvesters. One crawler reads it and keeps to it, one reads it and goes on, one comes too fast. The last two do not
/// exist. A file that cannot be written ends the program with a sentence.
void writeSampleLog(const QDir &folder, std::string_view robots);

} // namespace gatepost::manualapp
