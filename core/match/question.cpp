// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/match/path.h"
#include "core/match/ruleset.h"
#include "core/match/search.h"
#include "core/value/url.h"

namespace gatepost {

PathQuestion::PathQuestion(std::string_view url)
    : m_path(pathOfUrl(url)), m_normalised(normalisedPath(m_path)) {
    // Made here, not when first asked: a question may be shared between threads.
    if (!isGooglePath(m_path, url))
        m_google = googlePath(url);
}

PathQuestion PathQuestion::ofCanonical(std::string path) {
    PathQuestion question;
    question.m_normalised = path;
    question.m_path = std::move(path);
    return question;
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
