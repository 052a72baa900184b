// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/export/export.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// Small readers of what export writes: each carries out the written text as its server does, and knows nothing of how it was made.
namespace gatepost::test {

/// A regular expression of PCRE2 over bytes with its JIT and the 32 KiB of stack that servers give it; without that library Qt's.
class ServerRegex {
public:
    enum class Result : std::uint8_t { No, Yes, Failed };
    explicit ServerRegex(const std::string &pattern, bool ignoreCase = false, bool utf = false);
    [[nodiscard]] bool isValid() const;
    /// Varnish: 10,000 steps at most; 0: as many as the library has by default.
    [[nodiscard]] Result match(std::string_view text, unsigned steps = 0) const;
    /// False: the library was not found when this was built, and no failure can be seen.
    [[nodiscard]] static bool isReal();

private:
    struct Data;
    std::shared_ptr<Data> m_data;
};

struct Asked {
    std::string header; ///< User-Agent
    std::string url;    ///< path and query as they are sent
};
enum class Answer : std::uint8_t { Passes, Refused, Failed };

/// What a server does with its files.
class ExportedServer {
public:
    /// `wrong`: empty, or the first line that the reader cannot read.
    explicit ExportedServer(exporting::Target target, const std::vector<exporting::File> &files);
    ~ExportedServer();
    [[nodiscard]] const std::string &wrong() const;
    [[nodiscard]] Answer answer(const Asked &asked) const;

    struct Reader;

private:
    std::unique_ptr<Reader> m_reader;
};

/// Who may use what, as a statement says it: 'y', 'n', or '-' where it says nothing. `key`: "ai-train", "search" or "ai-input";
/// `path`: as it is sent.
[[nodiscard]] char statedBy(exporting::Target target, const std::vector<exporting::File> &files,
                            std::string_view key, std::string_view path);

} // namespace gatepost::test
