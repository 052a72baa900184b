// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/dialect/dialect.h"

#include <array>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

/// Which files a site has, and what each of them may say. Whoever loops over files, asks for a name, or lets one file win
/// over another asks this table.
///
/// To add a file: a role below, a row here, a dialect (dialect.h), its manual page and its cases.
namespace gatepost {

/// What a file is for its site. Those that decide come first, in the order in which they are asked.
enum class FileRole : std::uint8_t {
    Robots,
    RobotsAi,
    Robots2,
    Added,       ///< the file that a program adds (added.h)
    AgentPolicy, ///< decides nothing: robots.txt is rendered from it (S100)
    Chained,     ///< one of several that robots2.txt leads to (S59); each has a URL
};

/// What the path rules of a file come to beside those of the other files.
enum class Precedence : std::uint8_t {
    Decides, ///< what it denies is denied; what it allows by a rule, files that yield cannot close (S40)
    Yields,  ///< what it denies is denied unless a file that decides allows it by a rule (S41)
    Narrows, ///< what it denies is denied; it opens nothing that another file closes (S50, S59)
    None,    ///< it has no path rules
};

struct FileRoleRow {
    FileRole role;
    /// In the site's folder: "robots.txt". Of the agent policy what a new one is called; empty for a chained file.
    std::string_view fileName;
    DialectId dialect;
    Precedence precedence = Precedence::None;
    bool forAiAlone = false;    ///< applies to no agent that is not AI (S42)
    bool statesUse = false;     ///< crawl, read, train … (S51–S54)
    bool statesSignals = false; ///< Content-Usage, Content-Signal, AI training (S110, S111)
    bool isPlain = false;       ///< also read by crawlers that know robots.txt alone (S82)
    bool readAsRobots = false;  ///< a documented agent reads it as it reads robots.txt (S83)
    bool leadsOn = false;       ///< may name a chained file (S59)
};

inline constexpr std::array kFileRoles = {
    FileRoleRow{.role = FileRole::Robots,
                .fileName = "robots.txt",
                .dialect = DialectId::Robots,
                .precedence = Precedence::Decides,
                .statesSignals = true,
                .isPlain = true,
                .readAsRobots = true},
    FileRoleRow{.role = FileRole::RobotsAi,
                .fileName = "robots-ai.txt",
                .dialect = DialectId::RobotsAi,
                .precedence = Precedence::Yields,
                .forAiAlone = true,
                .readAsRobots = true},
    FileRoleRow{.role = FileRole::Robots2,
                .fileName = "robots2.txt",
                .dialect = DialectId::Robots2,
                .precedence = Precedence::Narrows,
                .statesUse = true,
                .leadsOn = true},
    FileRoleRow{.role = FileRole::Added, // what is not a name is so of every added file (added.h)
                .fileName = {},
                .dialect = DialectId::Added,
                .precedence = Precedence::Narrows,
                .readAsRobots = true},
    FileRoleRow{.role = FileRole::AgentPolicy,
                .fileName = "agent-policy.kno",
                .dialect = DialectId::AgentPolicy},
    FileRoleRow{.role = FileRole::Chained,
                .fileName = {},
                .dialect = DialectId::Robots2,
                .precedence = Precedence::Narrows,
                .statesUse = true},
};

static_assert([] {
    for (std::size_t i = 0; i < kFileRoles.size(); ++i)
        if (kFileRoles[i].role != static_cast<FileRole>(i))
            return false;
    return true;
}());

[[nodiscard]] const FileRoleRow &rowOf(FileRole role);

/// A file that decides and of which a site has one, in the root of its host. `change` and `set` edit these.
[[nodiscard]] constexpr bool isSiteFile(const FileRoleRow &row) {
    return row.precedence != Precedence::None && !row.fileName.empty();
}
/// How many site files there can be, for lists with a place for each: their roles come first.
inline constexpr std::size_t kSiteFileCount = static_cast<std::size_t>(FileRole::AgentPolicy);
/// The rows of the site files.
[[nodiscard]] std::span<const FileRoleRow> siteFiles();
/// The rows of the files that a site's folder has once: site files and the agent policy.
[[nodiscard]] std::span<const FileRoleRow> folderFiles();

/// The role of a file in this dialect that is not chained.
[[nodiscard]] FileRole roleOf(DialectId dialect);
/// The site file of this name, with case; absent if it is the name of none.
[[nodiscard]] std::optional<FileRole> siteFileNamed(std::string_view fileName);

/// A file of a site: the one with a role, or one of the chained files. As small as a byte.
class FileId {
public:
    constexpr FileId() = default; ///< robots.txt
    /// Not for FileRole::Chained, of which there are several.
    constexpr FileId(FileRole role) // NOLINT(google-explicit-constructor): a role names a file
        : m_index(role < FileRole::AgentPolicy ? static_cast<std::uint8_t>(role) : kPolicy) {
        assert(role != FileRole::Chained);
    }
    /// The chained file with this place in the chain, from 0.
    [[nodiscard]] static constexpr FileId chained(std::size_t place) {
        return fromIndex(kSiteFileCount + place);
    }
    /// What index() was of.
    [[nodiscard]] static constexpr FileId fromIndex(std::size_t index) {
        FileId id;
        id.m_index = static_cast<std::uint8_t>(index);
        return id;
    }

    [[nodiscard]] constexpr FileRole role() const {
        return m_index < kSiteFileCount ? static_cast<FileRole>(m_index)
               : m_index == kPolicy     ? FileRole::AgentPolicy
                                        : FileRole::Chained;
    }
    [[nodiscard]] const FileRoleRow &row() const { return rowOf(role()); }
    [[nodiscard]] constexpr bool isChained() const { return role() == FileRole::Chained; }
    /// Place in the chain, from 0; only of a chained file.
    [[nodiscard]] constexpr std::size_t place() const {
        assert(isChained());
        return m_index - kSiteFileCount;
    }
    /// For lists with a place for each file that decides: site files, then chained files.
    [[nodiscard]] constexpr std::uint8_t index() const { return m_index; }

    /// By index(); the agent policy comes last.
    friend constexpr auto operator<=>(FileId, FileId) = default;

private:
    static constexpr std::uint8_t kPolicy = 0xFF;
    std::uint8_t m_index = 0;
};

} // namespace gatepost
