// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/syntax/scopes.h"

namespace gatepost {

namespace {

Scopes readScopes(const Tree &tree) {
    Scopes scopes;
    const auto lines = tree.lines();
    std::int32_t block = -1;
    const auto closeBlock = [&](std::uint32_t endLine) {
        if (block >= 0)
            scopes.blocks[static_cast<std::size_t>(block)].endLine = endLine;
        block = -1;
    };
    std::optional<std::uint32_t> lastLine; // neither blank nor comment (S59)
    for (std::uint32_t index = 0; index < lines.size(); ++index) {
        const Line &line = lines[index];
        if (line.kind != LineKind::Blank && line.kind != LineKind::Comment)
            lastLine = index;
        if (line.kind == LineKind::BlockHeader) {
            closeBlock(index);
            block = static_cast<std::int32_t>(scopes.blocks.size());
            scopes.blocks.push_back({index, 0, tree.value(line)});
            continue;
        }
        if (line.kind != LineKind::Directive)
            continue;
        const Directive *row = tree.dialect().find(line.directive);
        if (row->place == Place::AgentLine)
            closeBlock(index);
        else if (row->place == Place::PolicyScope || row->place == Place::File)
            scopes.lines.push_back({index, line.directive, row->wholeFile ? -1 : block});
    }
    closeBlock(static_cast<std::uint32_t>(lines.size()));
    if (lastLine && lines[*lastLine].is(DirectiveId::Chain))
        scopes.chain = lastLine;
    for (const MetaLine &meta : tree.metaLines())
        if (meta.directive == DirectiveId::MetaChainId && scopes.chainId.empty())
            scopes.chainId = tree.slice(meta.value);
    return scopes;
}

} // namespace

const Scopes &Tree::scopes() const & {
    return m_data->scopes.get([&] { return readScopes(*this); });
}

} // namespace gatepost
