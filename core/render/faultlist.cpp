// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/render/faultlist.h"

#include "core/render/policyrules.h"
#include "core/text/utf8.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace gatepost {
namespace {

std::uint32_t charactersIn(std::string_view text) {
    return static_cast<std::uint32_t>(characterCount(text));
}

} // namespace

FaultList::FaultList(std::string_view text) : m_text(text), m_lines(text) {
    std::uint32_t characters = 0;
    for (std::size_t i = 0; i < text.size(); i += kStep) {
        m_characters.push_back(characters);
        characters += charactersIn(text.substr(i, kStep));
    }
    m_characters.push_back(characters);
}

void FaultList::place(std::uint32_t offset, LineNumber &line, std::uint32_t &column) const {
    // Counted from the nearest step: a hostile text may have all its values in one long line.
    const auto before = [&](std::uint32_t end) {
        const std::uint32_t step = end / kStep;
        return m_characters[step] + charactersIn(m_text.substr(step * kStep, end - step * kStep));
    };
    const std::size_t index = m_lines.lineAt(offset);
    line = LineNumber::fromIndex(index);
    std::uint32_t begin = m_lines.start(index);
    if (begin == 0 && m_text.starts_with("\xEF\xBB\xBF"))
        begin = std::min<std::uint32_t>(3, offset);
    column = before(offset) - before(begin) + 1;
}

void FaultList::add(std::string_view code, ByteRange range, Message message) {
    const auto rules = policyRules();
    const auto rule = std::ranges::find(rules, code, &LintRule::code);
    assert(rule != rules.end());
    add(rule->severity, code, range, std::move(message));
}

void FaultList::add(Severity severity, std::string_view code, ByteRange range, Message message) {
    // An error must not be left out for the notes before it, nor that the rest was not read.
    if (code != "kno-too-large" &&
        m_faults.size() >= (severity == Severity::Error ? 2 * kMaxFaults : kMaxFaults)) {
        ++m_left;
        return;
    }
    m_faults.push_back({code, severity, FileRole::AgentPolicy, range, std::move(message), {}});
}

std::vector<Diagnostic> FaultList::take() {
    if (m_left > 0) {
        const auto end = static_cast<std::uint32_t>(m_text.size());
        const std::size_t left = std::exchange(m_left, 0);
        m_faults.push_back(
            {"kno-more-faults",
             Severity::Note,
             FileRole::AgentPolicy,
             {end, end},
             Message::counted(
                 GATEPOST_COUNTED("policy",
                                  "%n more faults are not listed. Mend some of those above.",
                                  "%n more faults are not listed. Mend some of those above."),
                 left),
             {}});
    }
    std::ranges::stable_sort(m_faults, {},
                             [](const Diagnostic &fault) { return fault.range.begin; });
    return std::move(m_faults);
}

} // namespace gatepost
