// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Any edit of any bytes: it fits, its inverse gives back the very bytes, and what it wrote can be edited again.
// Input: six bytes (dialect, edit, three numbers, length of the value), the value, the text.
#include "core/model/conversion.h"
#include "core/model/groupedits.h"
#include "core/model/lineedits.h"
#include "core/model/metaedits.h"
#include "core/model/policyedits.h"
#include "core/model/views.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

using namespace gatepost;

namespace {

struct Input {
    std::size_t edit = 0;
    std::size_t first = 0;
    std::size_t second = 0;
    std::size_t third = 0;
    std::string value;

    [[nodiscard]] DirectiveId directive() const {
        return static_cast<DirectiveId>(third % static_cast<std::size_t>(DirectiveId::Count_));
    }
};

EditResult editOf(std::expected<Conversion, std::string> conversion) {
    if (!conversion)
        return std::unexpected(conversion.error());
    return conversion->edit;
}

EditResult edited(const Tree &t, const Input &in) {
    const std::string &v = in.value;
    const std::string_view name = std::string_view(v).substr(0, v.find(' '));
    const DirectiveId rule = in.third % 2 == 0 ? DirectiveId::Allow : DirectiveId::Disallow;
    switch (in.edit % 28) {
    case 0: return addGroup(t, {{v}, {{rule, v}}});
    case 1: return addGroup(t, {{v, "*"}, {{in.directive(), v}}}, in.first);
    case 2: return removeGroup(t, in.first, in.second % 2 == 0);
    case 3:
        return duplicateGroup(t, in.first,
                              in.second % 2 == 0 ? std::vector{v} : std::vector<std::string>());
    case 4: return addAgent(t, in.first, v);
    case 5: return setAgent(t, in.first, in.second, v);
    case 6: return removeAgent(t, in.first, in.second);
    case 7: return addRule(t, in.first, {rule, v}, in.second);
    case 8: return setRulePath(t, in.first, in.second, v);
    case 9: return setRuleKind(t, in.first, in.second, rule);
    case 10: return removeRule(t, in.first, in.second);
    case 11: return moveRule(t, in.first, in.second, in.third);
    case 12: return moveRuleToGroup(t, in.first, in.second, in.third, in.third / 8);
    case 13: return setGroupDirective(t, in.first, in.directive(), in.second, v);
    case 14: return removeGroupDirective(t, in.first, in.directive(), in.second);
    case 15: return setLineValue(t, in.first, v);
    case 16: return setFileDirective(t, in.directive(), in.second, v);
    case 17: return removeFileDirective(t, in.directive(), in.second);
    case 18: return setPolicy(t, in.first % 2 == 0 ? "" : name, in.directive(), v);
    case 19: return removePolicy(t, in.first % 2 == 0 ? "" : name, in.directive());
    case 20: return addBlock(t, v);
    case 21: return renameBlock(t, name, v);
    case 22: return removeBlock(t, v);
    case 23: return duplicateBlock(t, name, v);
    case 24: return in.first % 2 == 0 ? setChain(t, v) : removeChain(t);
    case 25: return in.first % 2 == 0 ? setMeta(t, name, v) : removeMeta(t, v);
    case 26: return editOf(convertToExtended(t, in.first, static_cast<RuleValues>(in.second % 2)));
    default: return editOf(convertToPlain(t, in.first, static_cast<RuleValues>(in.second % 2)));
    }
}

void require(bool condition) {
    if (!condition)
        std::abort();
}

/// Views of everything there is: they read what edits wrote.
void look(const Tree &tree) {
    const Groups &groups = tree.groups();
    for (std::size_t i = 0; i < groups.groups.size(); ++i) {
        const GroupView view = groupView(tree, i);
        static_cast<void>(view.windows());
        static_cast<void>(view.rates());
        static_cast<void>(view.crawlDelay());
    }
    static_cast<void>(metaEntries(tree));
    if (!tree.dialect().hasBlocks)
        return;
    const PolicyView policy(tree);
    for (const std::string &scope : policy.scopes())
        for (const DirectiveId id : useDirectives())
            static_cast<void>(policy.cell(scope, id));
    static_cast<void>(policy.chain());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    if (size < 6)
        return 0;
    const auto *const bytes = reinterpret_cast<const char *>(data);
    const std::size_t length = std::min<std::size_t>(data[5] % 64, size - 6);
    Input input{.edit = data[1],
                .first = data[2],
                .second = data[3],
                .third = data[4],
                .value = std::string(bytes + 6, length)};
    std::string text(bytes + 6 + length, size - 6 - length);
    const auto dialect = static_cast<DialectId>(data[0] % 3);
    for (int round = 0; round < 3; ++round) {
        const Tree tree = Tree::parse(text, dialect);
        const EditResult edit = edited(tree, input);
        if (!edit) {
            require(!edit.error().empty());
        } else {
            require(edit->fits(text.size()));
            const std::string after = edit->applied(text);
            require(edit->inverse(text).applied(after) == text);
            look(Tree::parse(after, dialect));
            text = after;
        }
        input.edit += 7;
    }
    return 0;
}
