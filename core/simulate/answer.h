// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/simulate/simulate.h"
#include "core/simulate/usejson.h"

#include <string>

/// Many answers as JSON, one after the other.
namespace gatepost {

class JsonAnswers {
public:
    /// `site` must outlive it.
    explicit JsonAnswers(const CompiledSite &site) : m_site(site) {}
    /// Puts what toJson returns behind `out`.
    void append(std::string &out, const Verdict &verdict);
    /// The same as the next value of `json`, with only the members that are constant in a region of a map (S123): not agent, path,
    /// at, reading and trace.
    void writeConstant(CompactJsonWriter &json, const Verdict &verdict);

private:
    const CompiledSite &m_site;
    Instant m_at{};
    std::string m_atText; ///< of m_at, which is mostly that of the answer before; empty at first
    UseTexts m_useTexts;
    UseTexts m_compactUseTexts;
};

} // namespace gatepost
