// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/modelops.h"

#include "core/model/conversion.h"
#include "core/model/groupedits.h"
#include "core/model/lineedits.h"
#include "core/model/metaedits.h"
#include "core/model/policyedits.h"
#include "core/text/ascii.h"

#include <charconv>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace gatepost::test {
namespace {

/// The words of an operation, taken one by one.
class OpWords {
public:
    OpWords(const Tree &tree, std::string_view words) : m_tree(tree), m_rest(trimmed(words)) {}

    [[nodiscard]] const Tree &tree() const { return m_tree; }
    [[nodiscard]] bool atEnd() const { return m_rest.empty(); }

    std::string_view word() {
        const std::size_t end = std::min(m_rest.find(' '), m_rest.size());
        const std::string_view result = m_rest.substr(0, end);
        m_rest = trimmed(m_rest.substr(end));
        return result;
    }
    std::size_t number() {
        const std::string_view text = word();
        std::size_t result = kAtEnd; // "end" and the like
        std::from_chars(text.data(), text.data() + text.size(), result);
        return result;
    }
    std::string_view scope() {
        const std::string_view name = word();
        return name == "global" ? std::string_view() : name;
    }
    DirectiveId directive() { return directiveOf(word()); }
    /// Known to the tree's dialect, else to any.
    [[nodiscard]] DirectiveId directiveOf(std::string_view key) const {
        DirectiveId id = m_tree.dialect().idOf(key);
        for (const Dialect &other : dialects())
            id = id == DirectiveId::None ? other.idOf(key) : id;
        return id;
    }
    std::string rest() {
        std::string result;
        for (std::size_t i = 0; i < m_rest.size(); ++i) { // escapes for what a table cannot hold
            const std::string_view two = m_rest.substr(i, 2);
            if (two == "\\n" || two == "\\0" || two == "\\t") {
                result += two == "\\n" ? '\n' : two == "\\t" ? '\t' : '\0';
                ++i;
            } else {
                result += m_rest[i];
            }
        }
        m_rest = {};
        return result;
    }
    /// What stands before " / " or the end.
    std::string part() {
        const std::size_t end = std::min(m_rest.find(" | "), m_rest.size());
        std::string result(m_rest.substr(0, end));
        m_rest = trimmed(m_rest.substr(std::min(end + 3, m_rest.size())));
        return result;
    }

private:
    const Tree &m_tree;
    std::string_view m_rest;
};

/// "a | b | Allow: /x | Disallow: /": agents without a colon, then lines.
NewGroup newGroup(OpWords &words) {
    NewGroup group;
    while (!words.atEnd()) {
        const std::string part = words.part();
        const std::size_t colon = part.find(':');
        if (colon == std::string::npos)
            group.agents.push_back(part);
        else
            group.lines.push_back({words.directiveOf(std::string_view(part).substr(0, colon)),
                                   std::string(trimmed(part.substr(colon + 1)))});
    }
    return group;
}

/// "GROUP [keep]" gives the edit; "GROUP keep|rewrite say" gives the sentences, as a refusal.
template <typename Convert>
EditResult converted(OpWords &words, Convert convert, const Tree &tree) {
    const std::size_t group = words.number();
    const bool keep = words.word() == "keep";
    const auto result = convert(tree, group, keep ? RuleValues::Keep : RuleValues::Rewrite);
    if (!result)
        return std::unexpected(result.error());
    if (words.word() != "say")
        return result->edit;
    std::string all;
    for (const Message &sentence : result->changes)
        all += (all.empty() ? "" : "\n") + sentence.english();
    return std::unexpected(all);
}

using Operation = std::function<EditResult(const Tree &, OpWords &)>;

// The order in which arguments are evaluated is not defined, so words are taken into variables first.
const std::map<std::string_view, Operation> &operations() {
    static const std::map<std::string_view, Operation> all = {
        {"add-group", [](const Tree &t, OpWords &w) { return addGroup(t, newGroup(w)); }},
        {"add-group-before",
         [](const Tree &t, OpWords &w) {
             const std::size_t before = w.number();
             return addGroup(t, newGroup(w), before);
         }},
        {"remove-group", [](const Tree &t, OpWords &w) { return removeGroup(t, w.number()); }},
        {"remove-group-and-comments",
         [](const Tree &t, OpWords &w) { return removeGroup(t, w.number(), true); }},
        {"duplicate-group",
         [](const Tree &t, OpWords &w) {
             const std::size_t group = w.number();
             return duplicateGroup(t, group, newGroup(w).agents);
         }},
        {"add-agent",
         [](const Tree &t, OpWords &w) {
             const std::size_t group = w.number();
             return addAgent(t, group, w.rest());
         }},
        {"set-agent",
         [](const Tree &t, OpWords &w) {
             const std::size_t group = w.number();
             const std::size_t agent = w.number();
             return setAgent(t, group, agent, w.rest());
         }},
        {"remove-agent",
         [](const Tree &t, OpWords &w) {
             const std::size_t group = w.number();
             return removeAgent(t, group, w.number());
         }},
        {"add-rule", // GROUP POSITION KIND [PATH]
         [](const Tree &t, OpWords &w) {
             const std::size_t group = w.number();
             const std::size_t position = w.number();
             const DirectiveId kind = w.directive();
             return addRule(t, group, {kind, w.rest()}, position);
         }},
        {"set-rule",
         [](const Tree &t, OpWords &w) {
             const std::size_t group = w.number();
             const std::size_t rule = w.number();
             return setRulePath(t, group, rule, w.rest());
         }},
        {"set-rule-kind",
         [](const Tree &t, OpWords &w) {
             const std::size_t group = w.number();
             const std::size_t rule = w.number();
             return setRuleKind(t, group, rule, w.directive());
         }},
        {"remove-rule",
         [](const Tree &t, OpWords &w) {
             const std::size_t group = w.number();
             return removeRule(t, group, w.number());
         }},
        {"move-rule",
         [](const Tree &t, OpWords &w) {
             const std::size_t group = w.number();
             const std::size_t rule = w.number();
             return moveRule(t, group, rule, w.number());
         }},
        {"move-rule-to-group", // GROUP RULE TARGET POSITION
         [](const Tree &t, OpWords &w) {
             const std::size_t group = w.number();
             const std::size_t rule = w.number();
             const std::size_t target = w.number();
             return moveRuleToGroup(t, group, rule, target, w.number());
         }},
        {"set-in-group", // GROUP DIRECTIVE NTH VALUE
         [](const Tree &t, OpWords &w) {
             const std::size_t group = w.number();
             const DirectiveId directive = w.directive();
             const std::size_t nth = w.number();
             return setGroupDirective(t, group, directive, nth, w.rest());
         }},
        {"remove-in-group",
         [](const Tree &t, OpWords &w) {
             const std::size_t group = w.number();
             const DirectiveId directive = w.directive();
             return removeGroupDirective(t, group, directive, w.number());
         }},
        {"set-line", // LINE (1-based) VALUE
         [](const Tree &t, OpWords &w) {
             const std::size_t line = w.number();
             return setLineValue(t, line - 1, w.rest());
         }},
        {"set-file", // DIRECTIVE NTH VALUE
         [](const Tree &t, OpWords &w) {
             const DirectiveId directive = w.directive();
             const std::size_t nth = w.number();
             return setFileDirective(t, directive, nth, w.rest());
         }},
        {"remove-file",
         [](const Tree &t, OpWords &w) {
             const DirectiveId directive = w.directive();
             return removeFileDirective(t, directive, w.number());
         }},
        {"set-policy", // SCOPE DIRECTIVE VALUE
         [](const Tree &t, OpWords &w) {
             const std::string_view scope = w.scope();
             const DirectiveId directive = w.directive();
             return setPolicy(t, scope, directive, w.rest());
         }},
        {"remove-policy",
         [](const Tree &t, OpWords &w) {
             const std::string_view scope = w.scope();
             return removePolicy(t, scope, w.directive());
         }},
        {"add-block", [](const Tree &t, OpWords &w) { return addBlock(t, w.rest()); }},
        {"rename-block",
         [](const Tree &t, OpWords &w) {
             const std::string_view name = w.word();
             return renameBlock(t, name, w.rest());
         }},
        {"remove-block", [](const Tree &t, OpWords &w) { return removeBlock(t, w.rest()); }},
        {"duplicate-block",
         [](const Tree &t, OpWords &w) {
             const std::string_view name = w.word();
             return duplicateBlock(t, name, w.rest());
         }},
        {"set-chain", [](const Tree &t, OpWords &w) { return setChain(t, w.rest()); }},
        {"remove-chain", [](const Tree &t, OpWords &) { return removeChain(t); }},
        {"set-meta", // KEY VALUE
         [](const Tree &t, OpWords &w) {
             const std::string_view key = w.word();
             return setMeta(t, key, w.rest());
         }},
        {"to-extended",
         [](const Tree &t, OpWords &w) { return converted(w, convertToExtended, t); }},
        {"to-plain", [](const Tree &t, OpWords &w) { return converted(w, convertToPlain, t); }},
        {"remove-meta", [](const Tree &t, OpWords &w) { return removeMeta(t, w.rest()); }},
    };
    return all;
}

} // namespace

EditResult runOperation(const Tree &tree, std::string_view words) {
    OpWords rest(tree, words);
    const std::string_view name = rest.word();
    const auto found = operations().find(name);
    if (found == operations().end())
        return std::unexpected("test: no operation " + std::string(name));
    return found->second(tree, rest);
}

} // namespace gatepost::test
