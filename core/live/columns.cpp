// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/live/columns.h"

#include "core/text/linediff.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <utility>

namespace gatepost::live {

namespace {

/// A text as lines that say whose they are: lines of two owners are never equal.
class OwnedLines {
public:
    OwnedLines(std::string_view text, const std::vector<LineRun> &foreign) {
        auto run = foreign.begin();
        for (std::uint32_t line = 0; !text.empty(); ++line) {
            while (run != foreign.end() && run->end <= line)
                ++run;
            const bool isForeign = run != foreign.end() && run->begin <= line;
            const std::size_t end = std::min(text.find('\n'), text.size());
            m_lines.push_back((isForeign ? kForeign : kOwn) + std::string(text.substr(0, end)) +
                              '\n');
            text.remove_prefix(std::min(end + 1, text.size()));
        }
    }
    [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(m_lines.size()); }
    [[nodiscard]] std::string text(LineRun run) const {
        std::string text;
        for (std::uint32_t i = run.begin; i < run.end; ++i)
            text += m_lines[i];
        return text;
    }
    [[nodiscard]] std::string line(std::uint32_t at) const {
        return m_lines[at].substr(1, m_lines[at].size() - 2);
    }
    [[nodiscard]] bool isForeign(std::uint32_t at) const { return m_lines[at][0] == kForeign; }

private:
    static constexpr char kForeign = 'F';
    static constexpr char kOwn = 'O';
    std::vector<std::string> m_lines;
};

constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();

/// The line of `after` that is that of `before`, for each of these; kNone where there is none.
std::vector<std::uint32_t> partners(const OwnedLines &before, const OwnedLines &after) {
    std::vector<std::uint32_t> found(before.size(), kNone);
    for (const DiffRun &run :
         lineDiff(before.text({0, before.size()}), after.text({0, after.size()})))
        for (std::uint32_t i = 0; run.same && i < run.before.size(); ++i)
            found[run.before.begin + i] = run.after.begin + i;
    return found;
}

/// Puts three texts beside each other: what is served leads, and the two others follow it.
class Columns {
public:
    Columns(const std::string &draft, const Part &part)
        : m_draft(draft, {}),
          m_served(part.served, part.foreignServed),
          m_uploaded(part.uploaded.value_or(std::string()), part.foreignUploaded) {}

    std::vector<ColumnRow> rows() {
        const auto drafts = partners(m_served, m_draft);
        const auto uploads = partners(m_served, m_uploaded);
        for (std::uint32_t line = 0; line < m_served.size(); ++line) {
            fillGap(drafts[line] == kNone ? m_atDraft : drafts[line],
                    uploads[line] == kNone ? m_atUploaded : uploads[line]);
            ColumnRow row;
            row.served = m_served.line(line);
            row.isForeign = m_served.isForeign(line);
            if (drafts[line] != kNone)
                row.draft = m_draft.line(m_atDraft++);
            if (uploads[line] != kNone)
                row.uploaded = m_uploaded.line(m_atUploaded++);
            m_rows.push_back(std::move(row));
        }
        fillGap(m_draft.size(), m_uploaded.size());
        return std::move(m_rows);
    }

private:
    /// Lines that are not served, up to these: of the draft and of what an upload brings, equal ones in one row.
    void fillGap(std::uint32_t draftEnd, std::uint32_t uploadedEnd) {
        const std::uint32_t draftBegin = std::exchange(m_atDraft, draftEnd);
        const std::uint32_t uploadedBegin = std::exchange(m_atUploaded, uploadedEnd);
        for (const DiffRun &run : lineDiff(m_draft.text({draftBegin, draftEnd}),
                                           m_uploaded.text({uploadedBegin, uploadedEnd}))) {
            for (std::uint32_t i = 0; i < run.before.size(); ++i) {
                ColumnRow row;
                row.draft = m_draft.line(draftBegin + run.before.begin + i);
                if (run.same)
                    row.uploaded = row.draft;
                m_rows.push_back(std::move(row));
            }
            for (std::uint32_t i = run.after.begin; !run.same && i < run.after.end; ++i)
                m_rows.push_back({.draft = {},
                                  .served = {},
                                  .uploaded = m_uploaded.line(uploadedBegin + i),
                                  .isForeign = m_uploaded.isForeign(uploadedBegin + i)});
        }
    }

    OwnedLines m_draft;
    OwnedLines m_served;
    OwnedLines m_uploaded;
    std::uint32_t m_atDraft = 0;
    std::uint32_t m_atUploaded = 0;
    std::vector<ColumnRow> m_rows;
};

} // namespace

std::vector<ColumnRow> columnsOf(std::string_view draft, const Part &part) {
    return Columns(comparable(draft), part).rows();
}

} // namespace gatepost::live
