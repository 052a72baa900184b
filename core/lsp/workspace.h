// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/lsp/features.h"
#include "core/lsp/server.h"

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The texts that are open, the folders that they are in, and what is known of both. What follows from a text is made when it is
/// first asked for and kept until the text is another.
namespace gatepost::lsp {

struct Document {
    std::string uri;
    std::string folder; ///< path; empty: of none
    std::string name;
    std::string text;
    std::int64_t version = 0;
    bool isForeign = false; ///< a YAML file of other programs: nothing is said about it
    bool isChanged = true;  ///< its problems are to be sent
    SentTokens tokens;
    std::string problems; ///< written, as they were last sent
    std::uint64_t problemsId = 0;

    // Of the text, for Workspace alone.
    std::optional<Positions> positions;
    std::optional<assist::Snapshot> snapshot;
    std::optional<std::vector<Diagnostic>> alone;       ///< problems of a text that is of no site
    std::optional<std::vector<Diagnostic>> aloneInFull; ///< where `alone` leaves some out
};

class Workspace {
public:
    explicit Workspace(Host host) : m_host(std::move(host)) {}

    // ---- texts. `params` is that of the notification; RequestError where it is not as it must be. --------------------
    void open(const Json &params);
    void change(const Json &params, Encoding encoding);
    void save(const Json &params) { readAgain(document(params).folder, true); }
    void close(const Json &params);
    /// Files may have changed: nothing that was read counts any longer.
    void readAllAgain();
    /// The open text that the parameters name.
    [[nodiscard]] Document &document(const Json &params);
    /// Null if it is not open.
    [[nodiscard]] Document *find(std::string_view uri);
    [[nodiscard]] std::map<std::string, Document, std::less<>> &documents() { return m_documents; }

    // ---- what follows from them -----------------------------------------------------------------------------------
    /// All of these are valid until a text changes, is opened or closed.
    [[nodiscard]] const Positions &positionsOf(Document &document, Encoding encoding);
    /// As `check` finds them: in a site's file with its site, else in the file by itself.
    [[nodiscard]] const std::vector<Diagnostic> &problemsOf(Document &document);
    /// Of one check, too, however many they are.
    [[nodiscard]] const std::vector<Diagnostic> &problemsInFullOf(Document &document);
    [[nodiscard]] View viewOf(Document &document, Encoding encoding);
    [[nodiscard]] const OpenSite &siteOf(const std::string &folder);
    /// The site at the last commit; null if there is none.
    [[nodiscard]] const OpenSite *headOf(const std::string &folder);
    [[nodiscard]] const SiteEffects &effectsOf(const std::string &folder);

    /// Frees what is of no use any more. A site with thousands of problems takes milliseconds, for which an answer need not wait.
    void forgetOld();

    // ---- files, open or not ---------------------------------------------------------------------------------------
    /// The text; absent: there is no such file. A file that cannot be read is a RequestError: an edit of the others would be
    /// half of a change.
    [[nodiscard]] std::optional<std::string> textOf(const std::string &folder,
                                                    const std::string &name);
    [[nodiscard]] std::string uriOf(const std::string &folder, const std::string &name);

private:
    struct Folder {
        std::shared_ptr<const OpenSite> site; ///< null: to be read again
        std::shared_ptr<const OpenSite> last; ///< the one before: what is the same is taken from it
        std::shared_ptr<const OpenSite> old;  ///< the one before, of no use any more
        std::shared_ptr<const OpenSite> head;
        bool isHeadRead = false;
        std::optional<SiteEffects> effects;
    };

    /// What is known of the folder no longer counts. `saved`: nor does its last commit.
    void readAgain(const std::string &folder, bool saved);
    [[nodiscard]] OpenTexts openIn(const std::string &folder) const;
    [[nodiscard]] std::unique_ptr<FolderFiles> filesOf(const std::string &folder) const;
    [[nodiscard]] std::vector<Diagnostic> foundAlone(const Document &document,
                                                     std::size_t most) const;

    Host m_host;
    std::map<std::string, Document, std::less<>> m_documents; ///< by their addresses
    std::map<std::string, Folder, std::less<>> m_folders;     ///< by their paths
};

} // namespace gatepost::lsp
