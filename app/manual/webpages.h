// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/manualtext/manual.h"

#include <map>
#include <string>
#include <string_view>

/// The manual as a folder of HTML: index.html, a page for each chapter, a style sheet. No script; it works from a disk.
namespace gatepost::manualapp {

/// A picture that exists in the folder, in pixels of the page; `dark` is its twin for dark schemes, if there is one.
struct WebPicture {
    int width = 0;
    int height = 0;
    std::string dark;
};

/// File name → bytes. `pictures`: address in the chapters ("pictures/window.png") → what is known of it; a picture that
/// is not there is told in words.
[[nodiscard]] std::map<std::string, std::string>
webPages(const Manual &manual, const std::map<std::string, WebPicture> &pictures,
         std::string_view version);

} // namespace gatepost::manualapp
