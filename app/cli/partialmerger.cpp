// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/partialmerger.h"

#include "core/logs/partial.h"
#include "core/replay/logfile.h"
#include "core/text/ascii.h"
#include "core/text/listlimits.h"

#include <algorithm>
#include <format>
#include <utility>

namespace gatepost::cli {

nlohmann::ordered_json partialHeader(const logs::PolicyHistory &history,
                                     const ReplayOptions &options) {
    return {{"gatepost-partial", 1},
            {"policy", "sha256:" + history.sha256()},
            {"registry", "sha256:" + history.registry().sha256()},
            {"reading", readingName(history.reading())},
            {"full_urls", options.fullUrls},
            {"only", atCommas(options.only)},
            {"from", options.from},
            {"to", options.to},
            {"addresses", !options.ipRanges.empty() || !options.ptr.empty()}};
}

namespace {

std::string tooMuch() {
    return std::format("is more than a row of a partial result can be ({} MiB, {} levels, {} "
                       "values): make the partial result again with --partial",
                       limits::kLogLine / limits::kMiB, limits::kJsonDepth, limits::kPartialValues);
}

} // namespace

Result<void> PartialMerger::add(const std::string &path) {
    auto file = replay::LogFile::open(path);
    if (!file)
        return std::unexpected(file.error().english());
    std::string failed;
    bool isFirst = true;
    std::uint64_t line = 0;
    const auto read =
        replay::forEachBlock(**file, std::size_t{1} << 20, [&](const replay::LogBlock &block) {
            std::string_view rest = block.text();
            while (failed.empty() && !rest.empty()) {
                ++line;
                const std::size_t end = std::min(rest.find('\n'), rest.size());
                if (const auto taken =
                        take(trimmed(rest.substr(0, end)), std::exchange(isFirst, false));
                    !taken)
                    failed = path + ":" + std::to_string(line) + ": " + taken.error();
                rest.remove_prefix(std::min(end + 1, rest.size()));
            }
            return failed.empty();
        });
    if (!read)
        return std::unexpected(read.error().english());
    if (!failed.empty())
        return std::unexpected(failed);
    if (isFirst)
        return std::unexpected(path + ": is empty, and not a partial result");
    return {};
}

Result<void> PartialMerger::take(std::string_view line, bool isFirst) {
    if (line.empty())
        return {};
    if (!logs::mayBePartialRow(line))
        return std::unexpected(tooMuch());
    const auto row = nlohmann::ordered_json::parse(line, nullptr, false);
    if (row.is_object() && row.contains("gatepost-partial"))
        return takeHeader(row);
    if (isFirst && m_header.is_null())
        return std::unexpected("is not a partial result");
    try {
        using Taken = replay::SnapshotRows::Taken;
        const Taken taken = row.is_object() && row.contains("k") ? m_rows.take(row) : Taken::Not;
        if (taken == Taken::Yes)
            return {};
        if (taken == Taken::TooMuch)
            return std::unexpected(std::format("has more than {} versions of the policy, or more "
                                               "than {} MiB of them",
                                               limits::kVersions,
                                               limits::kVersionsBytes / limits::kMiB));
    } catch (const nlohmann::json::exception &) {
        return std::unexpected("is not a row of a partial result");
    }
    if (auto added = logs::addPartialRow(line, m_tally); !added)
        return std::unexpected(added.error().english());
    return {};
}

Result<void> PartialMerger::takeHeader(const nlohmann::ordered_json &row) {
    if (row["gatepost-partial"] != 1)
        return std::unexpected("is of another version of Gatepost");
    if (!m_header.is_null() && !m_first)
        m_first = std::move(m_rows);
    m_rows = {};
    // What is asked of the header later, and must not fail then.
    for (const char *key : {"policy", "registry", "reading"})
        if (!row.contains(key) || !row[key].is_string())
            return std::unexpected("is damaged: it does not say its " + std::string(key));
    if (m_header.is_null()) {
        m_header = row;
        return {};
    }
    for (const auto &[key, value] : m_header.items())
        if (!row.contains(key) || row[key] != value)
            return std::unexpected("another " + key +
                                   " than that of the results before it: they cannot be added up");
    return {};
}

} // namespace gatepost::cli
