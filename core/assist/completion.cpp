// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/assist/completion.h"

#include "core/agents/registry.h"
#include "core/text/ascii.h"
#include "core/yaml/yamlline.h"

#include <algorithm>
#include <array>
#include <format>
#include <iterator>

namespace gatepost::assist {

namespace {

constexpr auto kIds = static_cast<std::size_t>(DirectiveId::Count_);

/// What the lines around the caret's line say about what may stand there.
struct Surroundings {
    bool inGroup = false;              ///< a User-agent line is above, no block between
    bool afterAgents = false;          ///< the line before is a User-agent line
    bool isLast = true;                ///< nothing that says something follows
    bool isFirst = true;               ///< nothing that says something is above
    bool lowerCase = false;            ///< the nearest directives above are written in lower case
    std::array<bool, kIds> given = {}; ///< in this scope
};

class Completer {
public:
    explicit Completer(const CompletionContext &context)
        : m_context(context),
          m_dialect(context.snapshot.dialect()),
          m_text(context.snapshot.text()),
          m_line(context.snapshot.lines().lineAt(context.caret)),
          m_content(context.snapshot.line(m_line)) {
        m_context.caret = std::clamp(m_context.caret, m_content.begin, m_content.end);
    }

    CompletionList run() {
        const Tree *tree = m_context.snapshot.tree();
        const std::string_view before = slice(m_text, {m_content.begin, m_context.caret});
        const std::size_t indent = std::min(before.find_first_not_of(" \t"), before.size());
        m_begin = m_content.begin + static_cast<std::uint32_t>(indent);
        const std::string_view written = before.substr(indent);
        if (tree == nullptr)
            field(written, indent);
        else if (written.starts_with('#'))
            meta(*tree, written);
        else if (inComment(before))
            return {};
        else if (written.starts_with('[') && m_dialect.hasBlocks)
            blocks(*tree);
        else if (const std::size_t colon = written.find(':'); colon != std::string_view::npos)
            values(m_dialect.find(trimmed(written.substr(0, colon))), written, colon + 1);
        else
            keys(*tree);
        m_list.begin = m_begin;
        m_list.typed = slice(m_text, {m_begin, m_context.caret});
        return std::move(m_list);
    }

private:
    void append(std::vector<Completion> items) {
        std::ranges::move(items, std::back_inserter(m_list.items));
    }
    /// The end of the word that the caret is in or directly after.
    std::uint32_t wordEnd(std::string_view stops) const {
        const std::string_view rest = slice(m_text, {m_context.caret, m_content.end});
        return m_context.caret +
               static_cast<std::uint32_t>(std::min(rest.find_first_of(stops), rest.size()));
    }
    bool inComment(std::string_view before) const {
        for (std::size_t at = before.find('#'); at != std::string_view::npos;
             at = before.find('#', at + 1))
            if (m_dialect.comments == CommentStyle::Anywhere || at == 0 || isBlank(before[at - 1]))
                return true;
        return false;
    }

    // ---- keys --------------------------------------------------------------------------------------

    Surroundings surroundings(const Tree &tree) const {
        Surroundings around;
        const auto lines = tree.lines();
        const std::size_t at = std::min(m_line, lines.size());
        bool nearest = true;
        bool decided = false;
        std::size_t looked = 0;
        for (std::size_t i = at; i-- > 0;) {
            const Line &line = lines[i];
            if (line.kind == LineKind::BlockHeader) {
                around.isFirst = false;
                break;
            }
            if (line.kind != LineKind::Directive)
                continue;
            around.isFirst = false;
            if (nearest) {
                around.afterAgents = line.is(DirectiveId::UserAgent);
                nearest = false;
            }
            if (!decided && looked++ < 20) {
                const std::string_view key = tree.key(line);
                if (const Directive *row = m_dialect.find(line.directive);
                    row != nullptr && toLower(row->name) != row->name) {
                    around.lowerCase = toLower(key) == key;
                    decided = true;
                }
            }
            if (line.is(DirectiveId::UserAgent)) {
                around.inGroup = true;
                break;
            }
        }
        for (std::size_t i = m_line + 1; i < lines.size() && around.isLast; ++i)
            around.isLast = lines[i].kind == LineKind::Blank || lines[i].kind == LineKind::Comment;
        // What is already said in the caret's block, or outside of all, or for the whole file.
        const auto header = [&](std::size_t from) {
            for (std::size_t i = from; i-- > 0;) {
                if (lines[i].is(DirectiveId::UserAgent))
                    break;
                if (lines[i].kind == LineKind::BlockHeader)
                    return static_cast<std::ptrdiff_t>(i);
            }
            return std::ptrdiff_t{-1};
        };
        std::array<const Directive *, kIds> rows = {};
        for (const Directive &row : m_dialect.directives)
            rows[static_cast<std::size_t>(row.id)] = &row;
        const std::ptrdiff_t own = m_dialect.hasBlocks ? header(at) : -1;
        std::ptrdiff_t scope = -1;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            if (lines[i].kind == LineKind::BlockHeader)
                scope = static_cast<std::ptrdiff_t>(i);
            else if (lines[i].is(DirectiveId::UserAgent))
                scope = -1;
            if (i == m_line || lines[i].kind != LineKind::Directive)
                continue;
            const Directive *row = rows[static_cast<std::size_t>(lines[i].directive)];
            if (row != nullptr &&
                (row->wholeFile || row->place != Place::PolicyScope || scope == own))
                around.given[static_cast<std::size_t>(lines[i].directive)] = true;
        }
        return around;
    }

    /// 0 = fits best; absent = does not belong here.
    static std::optional<int> rank(const Directive &row, const Surroundings &around) {
        if (!row.repeats && row.place != Place::Group &&
            around.given[static_cast<std::size_t>(row.id)])
            return std::nullopt;
        switch (row.place) {
        case Place::AgentLine: return around.inGroup ? 2 : 0;
        case Place::Group:
            if (!around.inGroup)
                return std::nullopt;
            if (row.id == DirectiveId::RobotVersion)
                return around.afterAgents ? std::optional(1) : std::nullopt;
            return row.section == SectionId::RarelySupported ? 5 : row.experimental ? 1 : 0;
        case Place::PolicyScope: return 1;
        case Place::File: return row.section == SectionId::RarelySupported ? 5 : 3;
        case Place::LastLine: return around.isLast ? std::optional(4) : std::nullopt;
        case Place::Meta:
        case Place::EntityField:
        case Place::AgentField: return std::nullopt;
        }
        return std::nullopt;
    }

    Completion keyItem(const Directive &row, bool hasColon, bool lowerCase) const {
        Completion item;
        item.kind = CompletionKind::Directive;
        item.label = lowerCase ? toLower(row.name) : std::string(row.name);
        item.detail = {sectionName(row.section)};
        item.help = [&row, &dialect = m_dialect] { return helpOfDirective(row, dialect); };
        item.insert = item.label + (hasColon ? "" : ": ");
        item.goesOn = !hasColon;
        return item;
    }

    void keys(const Tree &tree) {
        const std::uint32_t end = wordEnd(" \t:#");
        const bool hasColon = trimmed(slice(m_text, {end, m_content.end})).starts_with(':');
        m_list.replaced = {m_begin, end};
        const Surroundings around = surroundings(tree);
        std::vector<std::pair<int, const Directive *>> rows;
        for (const Directive &row : m_dialect.directives)
            if (const auto fits = rank(row, around))
                rows.emplace_back(*fits, &row);
        std::ranges::stable_sort(rows, {}, [](const auto &each) { return each.first; });
        for (const auto &[fits, row] : rows)
            m_list.items.push_back(keyItem(*row, hasColon, around.lowerCase));
        if (m_dialect.hasBlocks && m_context.caret == end && end == m_content.end)
            append(blockItems(tree));
        if (m_dialect.hasBlocks && around.isFirst)
            for (Completion item : metaItems(tree)) {
                item.label.insert(0, "# meta: ");
                item.insert = "# meta: " + item.insert;
                m_list.items.push_back(std::move(item));
            }
        if (end == m_content.end && m_begin == m_content.begin)
            append(snippets(m_dialect));
        m_list.asTyped = m_context.caret > m_begin;
    }

    // ---- blocks and meta lines ---------------------------------------------------------------------

    std::vector<Completion> blockItems(const Tree &tree) const {
        std::vector<std::string> given;
        for (const Line &line : tree.lines())
            if (line.kind == LineKind::BlockHeader)
                given.push_back(toLower(tree.value(line)));
        std::vector<Completion> items;
        for (std::size_t i = 0; i < kCategoryCount; ++i) {
            const auto category = static_cast<Category>(i);
            const std::string_view name = categoryName(category);
            if (std::ranges::contains(given, name))
                continue;
            Completion item;
            item.kind = CompletionKind::Block;
            item.label = std::format("[agent: {}]", name);
            item.detail = {categoryText(category)};
            item.help = [category] { return helpOfCategory(category); };
            item.insert = item.label;
            items.push_back(std::move(item));
        }
        return items;
    }

    void blocks(const Tree &tree) {
        std::uint32_t end = wordEnd("]#");
        if (end < m_content.end && m_text[end] == ']')
            ++end;
        m_list.replaced = {m_begin, end};
        m_list.items = blockItems(tree);
        m_list.asTyped = true;
        const std::string_view written = slice(m_text, {m_begin, m_context.caret});
        // "[ai-" and "[agent:ai-" lead to the same as "[agent: ai-".
        const std::size_t colon = written.find(':');
        const std::size_t name = colon == std::string_view::npos ? 1 : colon + 1;
        if (colon == std::string_view::npos &&
            std::string_view("agent").starts_with(toLower(written.substr(1))))
            return;
        m_begin += static_cast<std::uint32_t>(
            name + std::min(written.substr(name).find_first_not_of(' '), written.size() - name));
        for (Completion &item : m_list.items)
            item.label = item.label.substr(8, item.label.size() - 9);
        // A single token is an extension (S53), so it is offered after the categories.
        for (Completion item :
             valueCompletions(m_context, *m_dialect.find(DirectiveId::UserAgent))) {
            if (item.label == "*")
                continue;
            item.insert = "[agent: " + item.insert + "]";
            m_list.items.push_back(std::move(item));
        }
    }

    std::vector<Completion> metaItems(const Tree &tree) const {
        std::array<bool, kIds> given = {};
        for (const MetaLine &meta : tree.metaLines())
            if (meta.line != m_line)
                given[static_cast<std::size_t>(meta.directive)] = true;
        std::vector<Completion> items;
        for (const Directive &row : m_dialect.directives) {
            if (row.place != Place::Meta || given[static_cast<std::size_t>(row.id)])
                continue;
            Completion item = keyItem(row, false, false);
            item.kind = CompletionKind::Meta;
            items.push_back(std::move(item));
        }
        return items;
    }

    void meta(const Tree &tree, std::string_view written) {
        if (!m_dialect.hasBlocks)
            return;
        std::size_t at = 1;
        const auto skip = [&] {
            at = std::min(written.find_first_not_of(" \t", at), written.size());
        };
        skip();
        constexpr std::string_view kMeta = "meta:";
        if (!startsWithIgnoringCase(written.substr(at), kMeta)) {
            if (!startsWithIgnoringCase(kMeta, written.substr(at)) || !surroundings(tree).isFirst)
                return;
            m_list.replaced = {m_begin, m_content.end};
            for (Completion item : metaItems(tree)) {
                item.label.insert(0, "# meta: ");
                item.insert = "# meta: " + item.insert;
                m_list.items.push_back(std::move(item));
            }
            if (trimmed(slice(m_text, {m_context.caret, m_content.end})).empty())
                m_list.asTyped = written.size() > at;
            else
                m_list.items.clear(); // a comment is being written before other words
            return;
        }
        at += kMeta.size();
        skip();
        if (const std::size_t colon = written.find(':', at); colon != std::string_view::npos) {
            const std::string_view key = trimmed(written.substr(at, colon - at));
            const auto row = std::ranges::find_if(m_dialect.directives, [&](const Directive &each) {
                return each.place == Place::Meta && equalsIgnoringCase(each.name, key);
            });
            values(row == m_dialect.directives.end() ? nullptr : &*row, written, colon + 1);
            m_list.replaced.end = m_content.end; // a comment has no comment
            return;
        }
        m_begin += static_cast<std::uint32_t>(at);
        const std::uint32_t end = wordEnd(" \t:");
        m_list.replaced = {m_begin, end};
        m_list.items = metaItems(tree);
        if (trimmed(slice(m_text, {end, m_content.end})).starts_with(':'))
            for (Completion &item : m_list.items) {
                item.insert = item.label;
                item.goesOn = false;
            }
        m_list.asTyped = true;
    }

    // ---- values ------------------------------------------------------------------------------------

    /// `row` may be null. The value begins at `from` in `written`, after blanks.
    void values(const Directive *row, std::string_view written, std::size_t from) {
        if (row == nullptr)
            return;
        if (row->kind == ValueKind::ContentSignal || row->kind == ValueKind::ContentUsage)
            if (const std::size_t comma = written.rfind(','); comma != std::string_view::npos)
                from = std::max(from, comma + 1);
        from = std::min(written.find_first_not_of(" \t", from), written.size());
        // "Disallow:|" gets its blank with the value.
        const bool tight = from > 0 && from == written.size() &&
                           (written[from - 1] == ':' || written[from - 1] == ',');
        m_begin += static_cast<std::uint32_t>(from);
        m_list.replaced = {m_begin, wordEnd(" \t,#")};
        m_list.items = valueCompletions(m_context, *row);
        if (tight)
            for (Completion &item : m_list.items)
                item.insert.insert(0, " ");
        const bool empty = m_context.caret == m_begin;
        switch (row->kind) {
        case ValueKind::Words:
        case ValueKind::AgeRating:
        case ValueKind::RobotVersion: m_list.asTyped = true; break;
        case ValueKind::FreeText:
        case ValueKind::MailOrUrlOrText:
        case ValueKind::Ulid: m_list.asTyped = false; break;
        default: m_list.asTyped = !empty; break;
        }
    }

    // ---- YAML: agent policy ------------------------------------------------------------------------

    void field(std::string_view written, std::size_t indent) {
        if (written.starts_with('#'))
            return;
        const YamlLine line = readYamlLine(written).value_or(YamlLine());
        const bool isEntry = line.isItem && line.begin > 1;
        if (isEntry) {
            written.remove_prefix(line.begin);
            m_begin += static_cast<std::uint32_t>(line.begin);
        }
        const bool ofAgent = isEntry || indent > 0;
        const auto place = ofAgent ? Place::AgentField : Place::EntityField;
        if (!line.key.empty()) {
            for (const Directive &row : m_dialect.directives)
                if (row.place == place && row.name == line.key)
                    values(&row, written, line.colon + 1 - (isEntry ? line.begin : 0));
            return;
        }
        if (isEntry && written.starts_with('/')) {
            m_list.replaced = {m_begin, wordEnd(" \t#")};
            for (const Directive &row : m_dialect.directives)
                if (row.kind == ValueKind::PathList) {
                    m_list.items = valueCompletions(m_context, row);
                    break;
                }
            m_list.asTyped = true;
            return;
        }
        const std::uint32_t end = wordEnd(" \t:#");
        const bool hasColon = trimmed(slice(m_text, {end, m_content.end})).starts_with(':');
        m_list.replaced = {m_begin, end};
        for (const Directive &row : m_dialect.directives) {
            const bool given = !ofAgent && fieldGiven(row.name);
            if (row.place == place && !given)
                m_list.items.push_back(keyItem(row, hasColon, false));
        }
        if (!ofAgent && end == m_content.end)
            append(snippets(m_dialect));
        m_list.asTyped = m_context.caret > m_begin;
    }

    bool fieldGiven(std::string_view name) const {
        const LineIndex &lines = m_context.snapshot.lines();
        for (std::size_t i = 0; i < lines.count(); ++i) {
            const std::string_view line = slice(m_text, lines.content(i));
            if (i != m_line && line.starts_with(name) && line.substr(name.size()).starts_with(':'))
                return true;
        }
        return false;
    }

    CompletionContext m_context;
    const Dialect &m_dialect;
    std::string_view m_text;
    std::size_t m_line;
    ByteRange m_content;
    std::uint32_t m_begin = 0;
    CompletionList m_list;
};

} // namespace

CompletionList completionsAt(const CompletionContext &context) {
    return Completer(context).run();
}

} // namespace gatepost::assist
