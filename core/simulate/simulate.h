// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/agents/identity.h"
#include "core/match/ruleset.h"
#include "core/simulate/site.h"
#include "core/simulate/verdict.h"
#include "core/text/message.h"

#include <memory>
#include <span>
#include <string>
#include <string_view>

/// The simulator: a pure function of site, question and instant. No file, no network, no clock, no locale.
///
///     CompiledSite compiled(site);
///     Verdict v = compiled.simulate({.agent = *identify("GPTBot"), .url = "/blog", .at = now});
///
/// A site is compiled once and asked many times, from any number of threads.
namespace gatepost {

struct Query {
    Identity agent;
    std::string url;
    Instant at{};
    Reading reading = Reading::Author;
    bool competitor = false; ///< S57
};

/// How much of a trace is wanted. A full one names every line of the files that speak to the agent.
enum class TraceLevel : std::uint8_t { None, Matching, Full };

/// One agent's view of a site under one reading: deciding groups found, rule sets compiled. Asking is cheap.
class ResolvedAgent;

/// Paths that may always be fetched, whatever their query (S26).
[[nodiscard]] std::span<const std::string_view> policyPaths();

class CompiledSite {
public:
    struct Data; ///< inside, for the files of this room

    explicit CompiledSite(const Site &site);
    explicit CompiledSite(Site &&site);
    ~CompiledSite();
    CompiledSite(CompiledSite &&) noexcept;
    CompiledSite &operator=(CompiledSite &&) noexcept;

    [[nodiscard]] const Site &site() const;
    /// "robots.txt", or the chained file's URL.
    [[nodiscard]] std::string_view fileName(FileId file) const;
    /// The file's tree, or null if the site has no such file.
    [[nodiscard]] const Tree *tree(FileId file) const;
    /// The bytes a reference points at.
    [[nodiscard]] std::string_view text(const LineRef &line) const;

    [[nodiscard]] Verdict simulate(Query query, TraceLevel level = TraceLevel::Full) const;
    /// Deciding groups for an agent, kept and shared between questions.
    [[nodiscard]] std::shared_ptr<const ResolvedAgent> view(const Identity &agent,
                                                            Reading reading) const;
    /// The fetch verdict alone, without trace: about a microsecond. `view` must be of this site.
    [[nodiscard]] FetchVerdict fetch(const ResolvedAgent &view, const PathQuestion &path,
                                     Instant at) const;

    /// The same for one who may never ask again: the first questions are answered without a view.
    [[nodiscard]] FetchVerdict fetch(const Identity &agent, Reading reading,
                                     const PathQuestion &path, Instant at) const;
    /// The fetch verdict of one of the first questions to this site, where no view is needed for it. To make a view costs as much
    /// as to read a small file several times. Nothing for later questions, which are cheaper with a view.
    [[nodiscard]] std::optional<FetchVerdict> firstAnswer(const Identity &agent, Reading reading,
                                                          const PathQuestion &path) const;

    /// For the exact engine: the fetch verdict that follows from these decisions, one for each of `view.files`
    /// (S40, S41, S50, S80). `policyFile`: the path is one of S26; `crawl`: that row of the use table.
    [[nodiscard]] FetchVerdict fetch(const ResolvedAgent &view,
                                     std::span<const PathDecision> decisions, bool policyFile,
                                     const UseVerdict &crawl, Instant at) const;
    /// Likewise, whether a path rule denies (S55).
    [[nodiscard]] bool deniesByRule(const ResolvedAgent &view,
                                    std::span<const PathDecision> decisions) const;

    /// The pace alone (S43); the use table alone. For views that ask at many instants.
    [[nodiscard]] std::optional<RateVerdict> pace(const ResolvedAgent &view, Instant at) const;
    [[nodiscard]] UseTable uses(const ResolvedAgent &view, const PathQuestion &path, Instant at,
                                bool competitor) const;

private:
    struct Kept;
    [[nodiscard]] const Data &data() const; ///< made when first asked for
    std::unique_ptr<Kept> m_kept;
};

/// The verdict in one sentence: "No: robots.txt line 12, Disallow: /blog." — the same string in window, command line
/// and exports.
[[nodiscard]] Message sentence(const CompiledSite &site, const Verdict &verdict);
/// S34's rule of thumb as a pace: for Verdict::ruleOfThumb.
[[nodiscard]] Message ruleOfThumbText();
/// Where what the agent is documented to do differs from what the files say, its half of that sentence: "GPTBot is not
/// known to read robots2.txt: without it, yes" (S83).
[[nodiscard]] std::optional<Message> knownSentence(const CompiledSite &site,
                                                   const Verdict &verdict);
/// The command line's JSON object (one line, no line end).
[[nodiscard]] std::string toJson(const CompiledSite &site, const Verdict &verdict);
/// {"error": …, "line": …}: the answer to a malformed question of a batch.
[[nodiscard]] std::string errorJson(std::string_view message, std::size_t line);

} // namespace gatepost
