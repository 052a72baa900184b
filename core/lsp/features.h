// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/assist/completion.h"
#include "core/lsp/opensite.h"
#include "core/lsp/parts.h"

#include <functional>

/// What the server answers about one text: pure functions of one moment. For the files of this room only.
namespace gatepost::lsp {

/// A text at one moment, with its site. All of it must live as long as this.
struct View {
    const std::string &uri;
    const std::string &folder; ///< path; empty: the text is of no folder
    const std::string &name;   ///< of the file in the folder
    const assist::Snapshot &snapshot;
    const Positions &positions;
    const OpenSite &site;
    const std::vector<Diagnostic> &found; ///< in this text
    /// With what `found` leaves out: a fix of all is one of all.
    std::function<const std::vector<Diagnostic> &()> foundInFull;

    [[nodiscard]] bool isSettings() const { return name == kSettingsFile; }
    [[nodiscard]] std::string_view text() const { return snapshot.text(); }
};

// ---- the server itself ------------------------------------------------------------------------------
/// ServerCapabilities of the protocol.
[[nodiscard]] Json capabilities(Encoding encoding);
/// What client/registerCapability asks for: word of changed files.
[[nodiscard]] Json watchedFiles();

// ---- methods ----------------------------------------------------------------------------------------
[[nodiscard]] Json hover(const View &view, Position at);
/// `kept` gets the items, for completionItem/resolve, which names them by `list` and their place in it.
[[nodiscard]] Json completion(const View &view, Position at, std::uint64_t list,
                              std::vector<assist::Completion> &kept);
[[nodiscard]] Json codeActions(const View &view, const Json &params);
[[nodiscard]] Json symbols(const View &view);
[[nodiscard]] Json foldings(const View &view);
/// `uriOf`: of a file of the folder by its name.
using UriOf = std::function<std::string(const std::string &name)>;
[[nodiscard]] Json links(const View &view, const UriOf &uriOf);
[[nodiscard]] Json lenses(const View &view, const SiteEffects &effects);
[[nodiscard]] Json hints(const View &view, ByteRange within);

class Workspace;
/// What is counted or changed over a whole site would be wrong without one of its files: RequestError if one is unread.
void mustBeRead(const OpenSite &site);
[[nodiscard]] Json definition(const View &view, const Json &params, Workspace &workspace);
[[nodiscard]] Json references(const View &view, const Json &params, Workspace &workspace);
[[nodiscard]] Json prepareRename(const View &view, const Json &params);
/// The edit of all files of the site that name the agent.
[[nodiscard]] Json rename(const View &view, const Json &params, Workspace &workspace);

[[nodiscard]] Json tokenLegend();
/// A text's tokens as they were last sent: five numbers each (LSP 3.17, Semantic Tokens).
struct SentTokens {
    std::vector<std::uint32_t> data;
    std::uint64_t id = 0; ///< 0: none were sent
};
/// All tokens, or with `previous`, the id that a client has, what differs from those. They replace `sent` under the id.
[[nodiscard]] Json tokens(const View &view, Encoding encoding, const std::string *previous,
                          std::uint64_t id, SentTokens &sent);

/// gatepost.simulate and the others; `before` is the site of the last commit, null if there is none.
[[nodiscard]] Json command(const std::string &name, const Json &arguments, const OpenSite &site,
                           const OpenSite *before);
inline constexpr std::string_view kCommands[] = {"gatepost.simulate", "gatepost.map",
                                                 "gatepost.diff", "gatepost.test"};

} // namespace gatepost::lsp
