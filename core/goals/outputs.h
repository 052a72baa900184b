// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/settings/sitesettings.h"
#include "core/simulate/simulate.h"
#include "core/text/message.h"

#include <expected>
#include <span>
#include <string>
#include <vector>

/// What `outputs:` of gatepost.yaml asks for, made from the files and never from the goals.
namespace gatepost::goals {

struct OutputSite {
    const Environment *environment;
    const CompiledSite *site;
};

struct MadeOutput {
    std::string target;      ///< "nginx"
    std::string environment; ///< whose files it is made from; empty: the only one
    std::string file;        ///< from the site's folder, with "/": "deploy/gatepost-http.conf"
    std::string text;
};

/// All of them, in the order of gatepost.yaml. `sites`: every environment in order. A pure function. The error is a sentence: words
/// for agents that mean nobody, or two outputs with one file.
[[nodiscard]] std::expected<std::vector<MadeOutput>, Message>
outputsOf(const SiteSettings &settings, std::span<const OutputSite> sites);

} // namespace gatepost::goals
