// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/agents/identity.h"
#include "core/syntax/tree.h"

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

/// Who reads which lines of a robots.txt, as numbers that are compared: whose lines stay the same need not be asked.
namespace gatepost::linting {

class WhoReads {
public:
    /// Whose groups somebody reads: the number of a name, in one way of reading names.
    struct Reader {
        std::optional<std::uint32_t> author; ///< absent: it depends on patterns, or nobody's
        std::optional<std::uint32_t> rfc9309;
        std::optional<std::uint32_t> google;
        std::optional<std::uint32_t> known;       ///< as rfc9309, with fall-back tokens (S83)
        std::optional<std::uint32_t> knownGoogle; ///< as google, likewise
    };
    /// By number of a name: what its groups contain. Zero: no line names it.
    struct Lines {
        std::vector<std::uint64_t> whole;
        std::vector<std::uint64_t> cut; ///< names as Google cuts them (S90)
    };

    explicit WhoReads(const Tree &tree);

    /// False: a rule is on a User-agent line (S17), and all must be asked.
    [[nodiscard]] bool isCertain() const { return m_isCertain; }
    [[nodiscard]] Lines without(const std::vector<bool> &gone) const;
    [[nodiscard]] Reader readerOf(const Identity &agent, bool hasPatterns) const;
    /// The number of a name (S14), if a line names it.
    [[nodiscard]] std::optional<std::uint32_t> wholeName(std::string_view name) const;

private:
    /// A line that names somebody or belongs to a group.
    struct Part {
        std::uint32_t line = 0;
        std::uint32_t name = 0; ///< of a User-agent line
        enum class Kind : std::uint8_t { Name, Rule, Other } kind = Kind::Rule;
    };
    struct Names {
        std::unordered_map<std::string, std::uint32_t> numbers; ///< by name in lower case
        std::vector<Part> parts;
        std::uint32_t numberOf(std::string_view name);
        [[nodiscard]] std::optional<std::uint32_t> find(std::string_view name) const;
        [[nodiscard]] std::vector<std::uint64_t> without(const std::vector<bool> &gone) const;
    };
    Names m_whole;
    Names m_cut;
    bool m_isCertain = true;
};

} // namespace gatepost::linting
