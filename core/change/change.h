// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/exact/diff.h"
#include "core/simulate/simulate.h"
#include "core/syntax/managed.h"
#include "core/text/textedit.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// The smallest edits that turn an answer: "let GPTBot fetch /blog", "keep GPTBot out of /blog".
///
///     const Ways ways = waysToTurn(site, {.agent = *identify("GPTBot"), .url = "/blog", .at = now}, Wanted::Allow);
///     ways.offered[0].lines     // the lines that come and go
///     ways.offered[0].others    // whom else it changes; none is best
///
/// - Every way is tried before it is offered: on the site that it makes, simulate() gives the answer wanted, in the question's
///   reading and, where crawlers are known to read less than is there, for them too (S83).
/// - robots.txt is edited first, since crawlers read it; other files where they decide. A chained file is never edited.
/// - What else changes is the exact comparison of before and after (core/exact/diff.h), not a sample.
/// - What belongs to no part of the change keeps its bytes; so does a block that somebody else manages (syntax/managed.h).
namespace gatepost::change {

enum class Wanted : std::uint8_t { Allow, Deny };

/// How a way goes about it.
enum class Means : std::uint8_t {
    Rule,     ///< a rule in the group that the agent follows
    OwnGroup, ///< a group (robots2.txt: a block) of the agent's own, with what it followed until now;
              ///< a file in which it has one gets the rule there
    LeaveGroup, ///< the agent's name goes from the group that names it
    Line,       ///< the line that decides goes, or says the opposite
    Purpose,    ///< the same for all known agents of its purpose
};
[[nodiscard]] std::string_view meansName(Means means); ///< "rule", "own-group", …

struct FileEdit {
    FileId file; ///< robots.txt, robots-ai.txt or robots2.txt
    TextEdit edit;
};

/// A line that comes (numbered as it is afterwards) or goes (as it was).
struct EditedLine {
    FileId file;
    LineNumber line;
    bool added = false;
    std::string text; ///< without its line end
    friend bool operator==(const EditedLine &, const EditedLine &) = default;
};

struct Way {
    Means means = Means::Rule;
    Message title; ///< "Add “Allow: /blog” to the group for *"; no full stop
    std::vector<FileEdit> edits;
    std::vector<EditedLine> lines;
    exact::Differences changes;      ///< everything that differs, for all agents
    std::vector<std::string> others; ///< agents for which something changes beside the one asked
    Message whom; ///< "Changes nothing for any other agent.", "Also changes 12 agents: …"
    /// What the agent is documented to do, where that differs from what the files then say.
    std::optional<Message> note;
    /// Where a file that is edited has a block of somebody else's, that the edit stays outside of it.
    std::optional<Message> managed;
    std::size_t turned = 1; ///< Purpose: how many agents get the answer that did not have it
};

struct Ways {
    Verdict now;
    std::vector<Way>
        offered; ///< three at most: what changes the fewest other agents first, behind it what could not be compared to the end
    std::optional<Message> why; ///< why there is none, or what else decides
};

/// Why no edit of such files is tried: they have too many rules (limits::kChangedRules). Absent: edits are tried.
[[nodiscard]] std::optional<Message> whyNoEdit(const CompiledSite &site);

/// `limits` are those of all comparisons together.
[[nodiscard]] Ways waysToTurn(const CompiledSite &site, const Query &query, Wanted wanted,
                              exact::Limits limits = {});

/// What turns the present answer: what is allowed is to be denied; all else to be allowed.
[[nodiscard]] Wanted opposite(const Verdict &verdict);

/// "Let GPTBot fetch /blog", "Keep GPTBot out of /blog".
[[nodiscard]] Message wishText(const Identity &agent, std::string_view path, Wanted wanted);

/// "The block that Yoast manages stays as it is: …"; for every preview of an edit made by this room.
[[nodiscard]] Message outsideManaged(const ManagedBlock &block);

/// The lines that an edit of a file makes come and go, in the order of the text.
[[nodiscard]] std::vector<EditedLine> editedLines(FileId file, std::string_view before,
                                                  std::string_view after);

/// The site with these edits made.
[[nodiscard]] Site edited(const Site &site, std::span<const FileEdit> edits);

} // namespace gatepost::change
