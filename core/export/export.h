// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/exact/agents.h"
#include "core/exact/list.h"
#include "core/exact/work.h"
#include "core/text/message.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// A site's policy as configuration that web servers carry out, or as a statement in another format, and what that loses.
///
///     const Export made = exportSite(site, {.target = Target::Nginx});
///     made.files[0].text          // a part of nginx's configuration
///     made.losses                 // what it does not do, or otherwise than the files say
///
/// What is written for a server is never more open than the policy, apart from what the losses name. Robots alone are touched: a
/// name that browsers send too is left out. Policy files (S26) always pass. It reads as Reading::Author does.
namespace gatepost::exporting {

enum class Target : std::uint8_t {
    Nginx,
    Apache,
    Caddy,
    HAProxy,
    Varnish,
    Lighttpd,
    Cloudflare,
    AwsWaf,
    Anubis,
    ContentSignal,
    ContentUsage,
    TdmRep,
    Rsl,
    XRobotsTag,
    WordPress
};

struct TargetInfo {
    Target target;
    std::string_view name;  ///< "aws-waf", as the command line has it
    std::string_view title; ///< "AWS WAF"
    bool isServer;          ///< it refuses requests; else it is a statement
    bool isTried;           ///< our tests run it; else "not run against the service"
};
[[nodiscard]] std::span<const TargetInfo> targets();
[[nodiscard]] const TargetInfo &infoOf(Target target);
[[nodiscard]] std::optional<Target> parseTarget(std::string_view name);

enum class Mode : std::uint8_t { Both, Deny, Rate };
[[nodiscard]] std::optional<Mode> parseMode(std::string_view name);

/// A file that a plug-in answers requests with.
struct ServedFile {
    std::string path; ///< from the root, without a query: "/robots.txt"
    std::string type; ///< of its media
    std::string bytes;
    friend bool operator==(const ServedFile &, const ServedFile &) = default;
};
/// What requests for some hosts are answered with.
struct ServedSite {
    std::vector<std::string> hosts; ///< in lower case
    bool noindex = false;           ///< every page of it says noindex
    std::vector<ServedFile> files;
};
/// The policy files of a site, as a web server has them.
[[nodiscard]] std::vector<ServedFile> servedFilesOf(const CompiledSite &site);

struct Question {
    Target target = Target::Nginx;
    /// Absent: the agents that a group or block names, and all of the registry that fetch.
    std::optional<std::vector<exact::AskedAgent>> agents = {};
    Mode mode = Mode::Both;
    bool compact = false; ///< shorter expressions, which other spellings of a path slip past (L4)
    /// For the six servers: agents with rules for paths are refused paths that servers take for others: with an empty segment or one
    /// of dots, an escaped slash, a backslash. Without it L4 names them.
    bool plainPaths = false;
    /// For RSL and TDMRep: where the terms of a licence are (an http(s) URL), and for RSL what is paid (a word of RSL 1.0). Empty:
    /// nothing is said.
    std::string terms = {};
    std::string payment = {};
    bool noindex = false; ///< for X-Robots-Tag and WordPress: every page says noindex
    /// For WordPress: what is answered, by host; an unknown host gets the first. Empty: the site's own files, whatever the host.
    std::vector<ServedSite> served = {};
    /// Of looking for dead rules; beyond it they are kept.
    exact::Limits limits = {.steps = 4'000'000, .states = 50'000, .stop = {}};
};

/// L1 … L10: see lossMeaning().
enum class LossCode : std::uint8_t {
    Unseen = 1,
    Window,
    Rate,
    Spelling,
    Ask,
    Use,
    Size,
    Unknown,
    Forged,
    Unread
};
[[nodiscard]] std::string lossName(LossCode code); ///< "L1"
[[nodiscard]] bool isLossName(std::string_view name);
[[nodiscard]] Phrase lossMeaning(LossCode code);

enum class Severity : std::uint8_t {
    Lost,         ///< will not happen
    Approximated, ///< happens otherwise than stated
    Moved,        ///< can be said elsewhere
    Remark ///< what no configuration of any server can do or change, whatever the policy: no loss of this one
};
[[nodiscard]] std::string_view severityName(Severity severity);

/// A line of the site's files.
struct Source {
    std::string file; ///< "robots.txt", or a chained file's URL; empty: the whole site
    std::optional<LineRef> line = {};
    std::string text = {}; ///< of the line
};

struct Loss {
    LossCode code = LossCode::Unseen;
    Severity severity = Severity::Lost;
    Source source;
    Message said;   ///< what the output says instead
    Message effect; ///< what follows from that
};

struct File {
    std::string name; ///< "gatepost-http.conf"
    std::string text;
};
struct Export {
    std::vector<File> files;
    std::vector<Loss> losses; ///< those of a line by file and line, then those of the whole site
};
/// A pure function: the same site and question give the same bytes. Runs on any thread.
[[nodiscard]] Export exportSite(const CompiledSite &site, const Question &question);
/// Whether a server would have anything to do for the agents of the question: to refuse them something or to slow them down.
[[nodiscard]] bool enforcesAnything(const CompiledSite &site, const Question &question);

} // namespace gatepost::exporting
