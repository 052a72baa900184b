// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Analysis: the diagnostics of the open documents: the site's checks, and the faults of the agent policy.

#include "core/lint/lint.h"
#include "core/render/agentpolicy.h"
#include "core/render/renderrobots.h"
#include "ui/document/document.h"
#include "ui/site/analysis.h"
#include "ui/site/justmade.h"
#include "ui/site/site.h"
#include "ui/site/statedanswers.h"

#include <algorithm>
#include <iterator>

namespace gatepost::ui {

/// Checks take far longer than a verdict; above this many bytes they wait for a pause in typing.
constexpr std::size_t kCheckAtOnce = 64 * 1024;

void Analysis::checkNowOrSoon() {
    if (m_paused) {
        m_checkSoon.stop();
        m_problems.clear();
    } else if (m_site.files().byteCount() <= kCheckAtOnce) {
        m_checkSoon.stop();
        findProblems();
    } else {
        m_checkSoon.start();
    }
}

void Analysis::moveProblems(const Document &document, const TextEdit &edit) {
    for (Problem &problem : m_problems) {
        if (problem.document != &document)
            continue;
        const auto size = static_cast<std::uint32_t>(document.bytes().size());
        problem.range = {std::min(edit.mapped(problem.range.begin), size),
                         std::min(edit.mapped(problem.range.end), size)};
        problem.range.end = std::max(problem.range.begin, problem.range.end);
        problem.fixes.clear(); // they were made for the text before
    }
}

void Analysis::forgetClosed() {
    std::erase_if(m_problems, [&](const Problem &problem) {
        return !m_site.files().roleOfDocument(problem.document);
    });
    emit updated(Part::Problems); // views keep indices into them
}

void Analysis::findProblems() {
    m_problems.clear();
    LintOptions options;
    options.now = now();
    options.off = m_site.side().settings().lintOff;

    std::vector<Problem> ofPolicy;
    if (Document *policy = m_site.files().document(Role::AgentPolicy)) {
        AgentPolicy read = readAgentPolicy(policy->yaml(), draftOf(m_site)->site().registry);
        if (const auto rendered = renderRobots(read))
            options.renderedRobots = *rendered;
        for (Diagnostic &fault : read.faults)
            if (!std::ranges::contains(options.off, fault.code))
                ofPolicy.push_back({std::move(fault), policy});
    }
    for (Diagnostic &diagnostic : lint(draftOf(m_site)->site(), options)) {
        if (Document *document = this->document(diagnostic.file))
            m_problems.push_back({std::move(diagnostic), document});
    }
    m_problems.insert(m_problems.end(), std::make_move_iterator(ofPolicy.begin()),
                      std::make_move_iterator(ofPolicy.end()));
    std::erase_if(m_problems, [](const Problem &problem) { return isJustMade(*problem.document); });
}

} // namespace gatepost::ui
