// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/simulate/usejson.h"

#include "core/value/term.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace gatepost {

namespace {

template <JsonStyle kStyle>
std::string written(const auto &write) {
    std::string text;
    Bytes bytes(text);
    BasicJsonWriter<kStyle> json(bytes);
    write(json);
    bytes.done();
    return text;
}

constexpr JsonPiece kNoPlace{R"("file": null, "line": null)"};

/// A row of the use table; `place` writes its file and line behind what is there.
void writeUseRow(auto &json, const UseVerdict &use, const auto &place) {
    json.key(directiveName(use.directive));
    json.open('{');
    json.key("stated");
    json.textOrNull(use.stated ? use.stated->text() : "", use.stated.has_value());
    json.key("effective");
    json.text(use.effective.text());
    json.key("because");
    json.textOrNull(use.because(), use.cause != Cause::None);
    place();
    json.key("scope");
    json.textOrNull(use.scope ? use.scope->text() : std::string(), use.line.has_value());
    json.close('}');
}

/// The rows of directives that nothing states. Most rows of most answers are such, always the same: they are written once and
/// then copied, which made a batch of answers four times as fast.
template <JsonStyle kStyle>
class UnstatedRows {
public:
    /// The row, or nothing where a file states something.
    static const std::string *find(const UseVerdict &use) {
        const Term effective = termOf(use.effective);
        const bool isNo = effective == Term::No;
        if (use.stated || use.line || use.cause == Cause::Ask ||
            (!isNo && effective != Term::Unstated))
            return nullptr;
        static const UnstatedRows rows;
        return &rows.m_rows[indexOf(use.directive, use.cause, isNo)];
    }

private:
    static constexpr std::size_t kCauses = static_cast<std::size_t>(Cause::Ask);

    static std::size_t indexOf(DirectiveId directive, Cause cause, bool isNo) {
        return (static_cast<std::size_t>(directive) * kCauses + static_cast<std::size_t>(cause)) *
                   2 +
               (isNo ? 1 : 0);
    }

    UnstatedRows() : m_rows(static_cast<std::size_t>(DirectiveId::Count_) * kCauses * 2) {
        for (const DirectiveId directive : useDirectives()) {
            for (std::size_t cause = 0; cause < kCauses; ++cause) {
                for (const bool isNo : {false, true}) {
                    UseVerdict use;
                    use.directive = directive;
                    use.effective = isNo ? Term::No : Term::Unstated;
                    use.cause = static_cast<Cause>(cause);
                    m_rows[indexOf(directive, use.cause, isNo)] = written<kStyle>([&](auto &json) {
                        writeUseRow(json, use, [&json] { json.members(kNoPlace); });
                    });
                }
            }
        }
    }

    std::vector<std::string> m_rows;
};

template <JsonStyle kStyle>
class UseTableWriter {
    using Writer = BasicJsonWriter<kStyle>;

public:
    UseTableWriter(const CompiledSite &site, const UseTable &table, UseTexts *before)
        : m_site(site), m_table(table), m_before(before) {}

    void write(Writer &json) const {
        if (const std::string *all = sharedTable())
            json.raw(*all);
        else
            writeRows(json);
    }

private:
    void writeRows(Writer &json) const {
        for (const UseVerdict &use : m_table) {
            if (const std::string *row = UnstatedRows<kStyle>::find(use))
                json.raw(*row);
            else if (m_before != nullptr)
                json.raw(statedRow(use));
            else
                writeStated(json, use);
        }
    }
    void writeStated(Writer &json, const UseVerdict &use) const {
        writeUseRow(json, use, [&] { writePlace(json, m_site, use.line); });
    }
    /// All rows in one piece where the site states none: answers share two tables then. Nothing: it states some.
    [[nodiscard]] const std::string *sharedTable() const {
        if (m_before == nullptr)
            return nullptr;
        auto &known = m_before->tables;
        const auto found = std::ranges::find_if(
            known, [&](const auto &each) { return each.table.shares(m_table); });
        if (found != known.end())
            return &found->text;
        constexpr std::size_t kMost = 2;
        const auto isStated = [](const UseVerdict &use) { return use.line.has_value(); };
        if (known.size() == kMost || std::ranges::any_of(m_table, isStated))
            return nullptr;
        known.push_back({m_table, written<kStyle>([this](Writer &json) { writeRows(json); })});
        return &known.back().text;
    }
    /// A row that a file states something of, as it was written before or is written now.
    [[nodiscard]] const std::string &statedRow(const UseVerdict &use) const {
        m_before->rows.resize(m_table.size());
        auto &known = m_before->rows[static_cast<std::size_t>(&use - m_table.begin())];
        const auto found = std::ranges::find(known, use, &UseTexts::Row::use);
        if (found != known.end())
            return found->text;
        constexpr std::size_t kMost = 8;
        if (known.size() == kMost)
            known.erase(known.begin());
        known.push_back({use, written<kStyle>([&](Writer &json) { writeStated(json, use); })});
        return known.back().text;
    }

    const CompiledSite &m_site;
    const UseTable &m_table;
    UseTexts *m_before;
};

} // namespace

template <JsonStyle kStyle>
void writeUseTable(BasicJsonWriter<kStyle> &json, const CompiledSite &site, const UseTable &table,
                   UseTexts *before) {
    UseTableWriter<kStyle>(site, table, before).write(json);
}

template <JsonStyle kStyle>
void writePlace(BasicJsonWriter<kStyle> &json, const CompiledSite &site,
                const std::optional<LineRef> &line) {
    if (!line)
        return json.members(kNoPlace);
    json.key("file");
    json.text(site.fileName(line->file));
    json.key("line");
    json.number(line->line.value);
}

template void writeUseTable(JsonWriter &, const CompiledSite &, const UseTable &, UseTexts *);
template void writeUseTable(CompactJsonWriter &, const CompiledSite &, const UseTable &,
                            UseTexts *);
template void writePlace(JsonWriter &, const CompiledSite &, const std::optional<LineRef> &);
template void writePlace(CompactJsonWriter &, const CompiledSite &, const std::optional<LineRef> &);

} // namespace gatepost
