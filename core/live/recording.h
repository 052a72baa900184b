// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/live/compare.h"
#include "core/text/message.h"
#include "core/value/time.h"

#include <expected>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Answers kept in a folder: answers.json says how each request ended, the bodies lie beside it, those of site files under their
/// own names, so that `replay` reads the folder as a version of the policy.
namespace gatepost::live {

constexpr std::string_view kRecordFile = "answers.json";
constexpr std::size_t kMostRecordBytes = 1024 * 1024;
constexpr std::size_t kMostRecorded = 100; ///< answers of one record

struct RecordedFile {
    std::string name; ///< in the folder
    std::string bytes;
};
/// answers.json last: whoever finds it finds all it names.
[[nodiscard]] std::vector<RecordedFile> record(const Answers &answers);

/// The folder of a record among others: "20261128T035000Z", which replay reads as the time of the version.
[[nodiscard]] std::string versionName(Instant when);

/// Reads a body that answers.json names; the error is a sentence.
using ReadBody = std::function<std::expected<std::string, Message>(const std::string &name)>;
/// The error says what is wrong with which entry; nothing is guessed.
[[nodiscard]] std::expected<Answers, Message> readRecord(std::string_view json,
                                                         const ReadBody &body);

} // namespace gatepost::live
