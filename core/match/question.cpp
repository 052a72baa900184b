// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/match/path.h"
#include "core/match/ruleset.h"
#include "core/match/scan.h"
#include "core/match/search.h"
#include "core/value/url.h"

#include <algorithm>
#include <array>

namespace gatepost {

namespace {

/// True only if the google reading cuts `path` from `url` too: a path, or one behind a host that the usual schemes begin. `path` has
/// no byte that S24 changes.
bool isCutAlike(std::string_view path, std::string_view url) {
    if (!path.starts_with('/') || !url.ends_with(path))
        return false;
    std::string_view host = url.substr(0, url.size() - path.size());
    if (host.empty())
        return true;
    const bool isSecure = host.starts_with("https://");
    if (!isSecure && !host.starts_with("http://"))
        return false;
    host.remove_prefix(isSecure ? 8 : 7);
    static constexpr auto kEndsHost = [] {
        std::array<bool, 256> ends{};
        for (const char c : {'/', '?', ';', '#', '\0'})
            ends[static_cast<unsigned char>(c)] = true;
        return ends;
    }();
    return std::ranges::none_of(host,
                                [](char c) { return kEndsHost[static_cast<unsigned char>(c)]; });
}

} // namespace

PathQuestion::PathQuestion(std::string_view url) : m_path(pathOfUrl(url)) {
    const ByteScan scan = scanBytes(m_path);
    if (scan.changesPath())
        m_normalised = normalisedPath(m_path);
    // Made here, not when first asked: a question may be shared between threads.
    if ((scan.changesPath() || !isCutAlike(m_path, url)) && !isGooglePath(m_path, url, scan.high()))
        m_google = googlePath(url);
}

PathQuestion PathQuestion::ofCanonical(std::string path) {
    PathQuestion question;
    question.m_path = std::move(path);
    return question;
}

const std::string &PathQuestion::normalised() const {
    return m_normalised ? *m_normalised : m_path;
}

const std::string &PathQuestion::google() const {
    return m_google ? *m_google : m_path;
}

PathPattern::PathPattern(std::string_view value) : m_valid(canMatchPaths(value)) {
    std::string scratch;
    m_normalised = normalisedRule(value, scratch);
}

bool PathPattern::matches(const PathQuestion &question) const {
    return m_valid && matchesStars(m_normalised, question.normalised());
}

std::uint32_t PathPattern::length() const {
    return static_cast<std::uint32_t>(m_normalised.size());
}

} // namespace gatepost
