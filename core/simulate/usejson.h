// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/simulate/simulate.h"
#include "core/text/jsonwriter.h"

#include <optional>
#include <string>
#include <vector>

/// The use table of an answer as JSON.
namespace gatepost {

/// What was written of use tables before, in one style. Most rows repeat those of an earlier answer: comparing one takes a tenth of the
/// time of writing it.
struct UseTexts {
    struct Table {
        UseTable table;
        std::string text;
    };
    struct Row {
        UseVerdict use;
        std::string text;
    };
    std::vector<Table> tables; ///< those that answers share: two at most
    std::vector<std::vector<Row>>
        rows; ///< by their place in the table; some of each, the oldest first
};

/// Writes the rows of `table`. `before`: null for an answer that is the only one.
template <JsonStyle kStyle>
void writeUseTable(BasicJsonWriter<kStyle> &json, const CompiledSite &site, const UseTable &table,
                   UseTexts *before);

/// File and line of a reference, or that there is none.
template <JsonStyle kStyle>
void writePlace(BasicJsonWriter<kStyle> &json, const CompiledSite &site,
                const std::optional<LineRef> &line);

} // namespace gatepost
