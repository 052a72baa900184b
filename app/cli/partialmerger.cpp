// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/partialmerger.h"

#include "app/cli/json.h"
#include "core/logs/hit.h"
#include "core/logs/partial.h"
#include "core/replay/logfile.h"
#include "core/text/ascii.h"
#include "core/text/listlimits.h"

#include <algorithm>
#include <format>
#include <utility>

namespace gatepost::cli {

using Json = nlohmann::ordered_json;

nlohmann::ordered_json partialHeader(const logs::PolicyHistory &history,
                                     const ReplayOptions &options) {
    return {{"gatepost-partial", 2},
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

/// Rows are added up in memory until there are so many bytes of them.
constexpr std::size_t kRowsInMemory = 2 * limits::kMiB;
constexpr std::size_t kPartsOfRow = 1000;

std::string cut() {
    return "is cut: its last row is missing. Make the partial result again with --partial";
}

std::string tooMuch() {
    return std::format("is more than a row of a partial result can be ({} MiB, {} levels, {} "
                       "values): make the partial result again with --partial",
                       limits::kLogLine / limits::kMiB, limits::kJsonDepth, limits::kPartialValues);
}

} // namespace

Result<void> PartialMerger::add(const std::string &path) {
    m_path = path;
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
    // One result may go on in the next file, as `split` cuts them.
    return {};
}

Result<void> PartialMerger::finish() {
    if (m_isIn)
        return std::unexpected(m_path + ": " + cut());
    return store();
}

Result<void> PartialMerger::store() {
    m_bytes = 0;
    if (auto added = m_store.add(std::exchange(m_tally, {})); !added)
        return std::unexpected(added.error().english());
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
    if (!m_isIn)
        return std::unexpected("comes after the end of a partial result");
    ++m_rowCount;
    try {
        if (row.is_object() && row.contains("k") && row["k"] == "parts")
            return takeParts(row);
        if (row.is_object() && row.contains("k") && row["k"] == "end")
            return takeEnd(row);
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
    m_bytes += line.size();
    return m_bytes > kRowsInMemory ? store() : Result<void>();
}

/// Throws what nlohmann throws.
Result<void> PartialMerger::takeParts(const nlohmann::ordered_json &row) {
    for (const auto &part : row.at("list"))
        if (auto id = part.get<std::string>(); !m_parts.insert(id).second)
            return std::unexpected("the part " + id +
                                   " was added before: a log counts once. Leave one of them out");
    m_hasParts = true;
    return {};
}

/// Throws what nlohmann throws.
Result<void> PartialMerger::takeEnd(const nlohmann::ordered_json &row) {
    if (!m_hasParts || row.at("rows").get<std::uint64_t>() + 1 != m_rowCount)
        return std::unexpected(
            "rows are missing before the last one. Make the partial result again with --partial");
    m_isIn = false;
    return {};
}

Result<void> PartialMerger::takeHeader(const nlohmann::ordered_json &row) {
    if (row["gatepost-partial"] != 2)
        return std::unexpected("is of another version of Gatepost");
    if (m_isIn)
        return std::unexpected("begins before the result above it ends: that one is cut. Make it "
                               "again with --partial");
    m_isIn = true;
    m_rowCount = 0;
    m_hasParts = false;
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

PartialWriter::PartialWriter(std::ostream &out, const nlohmann::ordered_json &header) : m_out(out) {
    m_out << dumped(header) << '\n';
}

void PartialWriter::write(std::string_view row) {
    m_out << row;
    m_rows += static_cast<std::uint64_t>(std::ranges::count(row, '\n'));
}

void PartialWriter::writeSnapshots(const std::vector<replay::Snapshot> &snapshots) {
    write(replay::snapshotRows(snapshots));
}

Result<void> PartialWriter::writeRows(const logs::TallyStore &tally) {
    const auto written = logs::forEachPartialRow(tally, [this](const std::string &row) {
        // What is added up must not be the same for two logs: 128 bits of all rows.
        m_sum[0] = logs::hashOf(row, m_sum[0]);
        m_sum[1] = logs::hashOf(row, ~m_sum[1]);
        write(row);
    });
    return written ? Result<void>() : std::unexpected(written.error().english());
}

void PartialWriter::writeEnd(const std::set<std::string> &parts) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    const auto flush = [&] {
        write(dumped({{"k", "parts"}, {"list", std::exchange(list, Json::array())}}) + '\n');
    };
    for (const std::string &part : parts) {
        list.push_back(part);
        if (list.size() == kPartsOfRow)
            flush();
    }
    if (!list.empty() || parts.empty())
        flush();
    m_out << dumped({{"k", "end"}, {"rows", m_rows}}) << '\n';
}

Result<void> PartialWriter::writePart(const logs::TallyStore &tally, std::uint64_t fingerprint) {
    if (auto written = writeRows(tally); !written)
        return written;
    // Of nothing there may be any number of parts.
    if (tally.lines() == 0)
        writeEnd({});
    else
        writeEnd({std::format("{:016x}{:016x}{:016x}", fingerprint, m_sum[0], m_sum[1])});
    return {};
}

Result<void> PartialWriter::writeMerged(const logs::TallyStore &tally,
                                        const std::set<std::string> &parts) {
    auto written = writeRows(tally);
    if (written)
        writeEnd(parts);
    return written;
}

} // namespace gatepost::cli
