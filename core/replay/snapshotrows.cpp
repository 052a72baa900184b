// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/replay/snapshots.h"

#include "core/text/bytecharacters.h"
#include "core/text/digest.h"
#include "core/text/listlimits.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace gatepost::replay {

namespace {

using Json = nlohmann::ordered_json;

/// What is damaged is another text: its hash is not that of the policy.
std::string bytesOf(const Json &text) {
    return asBytes(text.get<std::string>()).value_or(std::string());
}

} // namespace

std::string snapshotRows(const std::vector<Snapshot> &snapshots) {
    std::string out;
    std::map<std::string, bool> written;
    for (const Snapshot &snapshot : snapshots) {
        Json files = Json::object();
        for (const auto &[name, bytes] : snapshot.files) {
            const std::string sha = sha256Hex(bytes);
            files[asCharacters(name)] = sha;
            if (!std::exchange(written[sha], true))
                out += Json{{"k", "file"}, {"sha256", sha}, {"text", asCharacters(bytes)}}.dump() +
                       '\n';
        }
        out += Json{{"k", "version"},
                    {"id", asCharacters(snapshot.id)},
                    {"commit", snapshot.commit},
                    {"from", snapshot.from ? Json(*snapshot.from) : Json(nullptr)},
                    {"files", std::move(files)}}
                   .dump() +
               '\n';
    }
    return out;
}

SnapshotRows::Taken SnapshotRows::take(const nlohmann::ordered_json &row) {
    const auto &kind = row.at("k");
    if (kind == "file") {
        std::string text = bytesOf(row.at("text"));
        m_textBytes += text.size();
        if (m_textBytes > limits::kVersionsBytes)
            return Taken::TooMuch;
        m_texts[row.at("sha256").get<std::string>()] = std::move(text);
        return Taken::Yes;
    }
    if (kind != "version")
        return Taken::Not;
    Snapshot snapshot{bytesOf(row.at("id")), row.at("commit").get<std::string>(), {}, {}};
    if (!row.at("from").is_null())
        snapshot.from = row.at("from").get<std::int64_t>();
    const auto &files = row.at("files").items();
    for (const auto &[name, sha] : files)
        m_bytes += m_texts[sha.get<std::string>()].size();
    if (m_bytes > limits::kVersionsBytes || m_snapshots.size() == limits::kVersions)
        return Taken::TooMuch;
    for (const auto &[name, sha] : files)
        snapshot.files[asBytes(name).value_or(name)] = m_texts[sha.get<std::string>()];
    m_snapshots.push_back(std::move(snapshot));
    return Taken::Yes;
}

} // namespace gatepost::replay
