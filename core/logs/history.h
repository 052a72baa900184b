// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/agents/identity.h"
#include "core/match/ruleset.h"
#include "core/simulate/simulate.h"
#include "core/simulate/viewkey.h"

#include <array>
#include <compare>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The policy as it was at any time: versions of a site, and which of them was in force.
namespace gatepost::logs {

/// `time`: seconds since 1970.
[[nodiscard]] inline Instant instantOf(std::int64_t time) {
    return Instant(std::chrono::seconds(time));
}

/// How it is known since when a version was live.
enum class LiveBy : std::uint8_t {
    Given, ///< the name of its folder, or it is the only one
    Commit,
    Log ///< a robots.txt of its size was served (calibrated)
};
[[nodiscard]] std::string_view liveByName(LiveBy by); ///< "given", "commit", "log"

/// A version as its source has it.
struct PolicyVersion {
    std::string id;                   ///< short: "1a2b3c4d", the folder's name
    std::string commit;               ///< whole; empty where there is none
    std::optional<std::int64_t> from; ///< absent: always
    bool isCommit = false;
    Site site;
    std::vector<std::string>
        honeypots; ///< patterns (S22) of gatepost.yaml; what comments of the files mark is added
    std::string sha256; ///< of all its files, with their names
};

/// What of the site's policy a request is for: a site file, or the ask endpoint. In the order of policyPaths().
class PolicyFile {
public:
    /// Of a site file.
    constexpr PolicyFile(FileRole role) // NOLINT(google-explicit-constructor): a role names a file
        : m_index(FileId(role).index()) {}
    [[nodiscard]] static constexpr PolicyFile fromIndex(std::size_t index) {
        PolicyFile file(FileRole::Robots);
        file.m_index = static_cast<std::uint8_t>(index);
        return file;
    }
    /// Absent: the ask endpoint.
    [[nodiscard]] std::optional<FileRole> role() const;
    [[nodiscard]] constexpr std::size_t index() const { return m_index; }
    friend constexpr auto operator<=>(PolicyFile, PolicyFile) = default;

private:
    std::uint8_t m_index;
};
[[nodiscard]] std::string_view policyFileName(PolicyFile file); ///< "robots.txt", …
[[nodiscard]] std::optional<PolicyFile>
policyFileOf(std::string_view target); ///< S26: without its query

/// What one version says to one agent about one path, hours apart.
struct Answer {
    enum class Kind : std::uint8_t { Allow, Ask, Deny };
    Kind kind = Kind::Allow;
    bool isHoneypot = false;
    FileId file = {};       ///< of the line that decided
    std::uint32_t line = 0; ///< 1-based; 0: no line
    friend auto operator<=>(const Answer &, const Answer &) = default;
};
/// One for each version, in order.
using Answers = std::vector<Answer>;

/// Agents with the same key get the same answers, whatever the path: most of them go by the group for *.
struct AnswerClass {
    std::vector<ViewKey> key;                                ///< by different site
    std::vector<std::shared_ptr<const ResolvedAgent>> views; ///< likewise
    /// True if the answer about one path may be another at another time: a version says *ask*, and its site rehearses what
    /// the ask endpoint answers, which lasts for a while. Nobody else's answers depend on that.
    bool dependsOnTime = false;
};

class PolicyHistory {
public:
    /// In order of time; a version without time comes first. `reading`: S82, mostly Known (S83).
    PolicyHistory(std::vector<PolicyVersion> versions, Reading reading);
    ~PolicyHistory();
    PolicyHistory(PolicyHistory &&) noexcept;

    [[nodiscard]] std::size_t size() const { return m_versions.size(); }
    [[nodiscard]] const PolicyVersion &version(std::size_t index) const {
        return m_versions[index];
    }
    [[nodiscard]] const CompiledSite &site(std::size_t index) const {
        return *m_sites[m_siteOf[index]];
    }
    [[nodiscard]] Reading reading() const { return m_reading; }
    /// SHA-256 over all versions and the reading: what partial results must agree on.
    [[nodiscard]] const std::string &sha256() const { return m_sha256; }
    [[nodiscard]] const Registry &registry() const;

    /// The version that the source says was in force; absent before the first.
    [[nodiscard]] std::optional<std::size_t> nominalAt(std::int64_t time) const;
    [[nodiscard]] AnswerClass answerClass(const Identity &agent) const;
    /// What each version says to agents of a class.
    [[nodiscard]] Answers answers(const AnswerClass &agents, std::string_view target,
                                  std::int64_t time) const;
    /// All that answers() depends on beside the class, as bytes behind `into`: which rules decided. Only of a class that does
    /// not depend on the time.
    void addGrounds(const AnswerClass &agents, const PathQuestion &path, std::string &into) const;
    /// True if a version may state a pace to an agent that it is held to.
    [[nodiscard]] bool statesPace(const Identity &agent) const;
    /// The size of a well-known file in a version; absent if it has none.
    [[nodiscard]] std::optional<std::uint64_t> fileSize(std::size_t version, PolicyFile file) const;
    /// Whether a version's file is another than in the version before.
    [[nodiscard]] bool changed(std::size_t version, PolicyFile file) const;
    [[nodiscard]] std::shared_ptr<const ResolvedAgent> view(std::size_t version,
                                                            const Identity &agent) const {
        return site(version).view(agent, m_reading);
    }
    /// The line, without comment, of an answer; empty if no line decided.
    [[nodiscard]] std::string lineText(std::size_t version, const Answer &answer) const;
    /// "robots.txt", or a chained file's URL; empty if no line decided.
    [[nodiscard]] std::string fileName(std::size_t version, const Answer &answer) const;

private:
    [[nodiscard]] Answer answer(std::size_t site, const ResolvedAgent &view,
                                const PathQuestion &path, std::int64_t time) const;

    std::vector<PolicyVersion> m_versions;
    Reading m_reading;
    std::vector<std::unique_ptr<CompiledSite>> m_sites; ///< versions with the same files share one
    std::vector<std::size_t> m_siteOf;
    std::vector<std::vector<PathPattern>> m_honeypots; ///< by site
    std::string m_sha256;
};

} // namespace gatepost::logs
