// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/agents/registry.h"
#include "core/assist/snapshot.h"
#include "core/diagnostic/diagnostic.h"
#include "core/exact/agents.h"
#include "core/settings/settingsyaml.h"
#include "core/simulate/simulate.h"
#include "core/store/sitefolder.h"
#include "core/text/once.h"

#include <compare>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

/// A site's folder with the texts of an editor over it, and what is known of it at one moment.
namespace gatepost::lsp {

/// Texts that are open in an editor, by their names in the folder. A text here counts, saved or not.
using OpenTexts = std::map<std::string, std::string, std::less<>>;

/// A folder as the editor sees it: open texts over files. Both must live as long as this.
class EditedFolder final : public FolderFiles {
public:
    EditedFolder(const FolderFiles &files, const OpenTexts &open) : m_files(files), m_open(open) {}
    [[nodiscard]] std::expected<std::optional<std::string>, Message>
    read(const std::string &name) const override;
    /// A folder that cannot be read has the open texts.
    [[nodiscard]] std::expected<std::vector<std::string>, Message> names() const override;
    [[nodiscard]] std::string pathOf(const std::string &name) const override;

private:
    const FolderFiles &m_files;
    const OpenTexts &m_open;
};

/// A group of a file: the file, and its index in Tree::groups().
struct GroupKey {
    FileId file;
    std::size_t group = 0;
    friend auto operator<=>(GroupKey, GroupKey) = default;
};

/// What became of agents because of a group.
struct GroupEffect {
    std::size_t blocked = 0;        ///< known agents that a rule of the group denies the start page
    std::set<exact::AgentKey> lost; ///< agents that lose access somewhere by one of its lines
};

struct SiteEffects {
    std::size_t known = 0; ///< agents of the list
    std::map<GroupKey, GroupEffect> groups;
    bool compared = false; ///< with another version of the site
    bool complete = true;  ///< the comparison: more may be lost otherwise
};

/// Findings of one check in one file that an editor is sent. VS Code shows 1,000 of a file, and thousands of squiggles say no
/// more than one sentence does; writing all of them took longer than finding them (bench_lsp, problems).
inline constexpr std::size_t kMostListed = 1'000;

/// One moment of a site. It does not change.
class OpenSite {
public:
    /// `registry`: the user's list. `now`: for dates. `before`: an older moment of the folder, whose files are not parsed again
    /// where their bytes are the same; null: there is none.
    OpenSite(const FolderFiles &files, const Registry &registry, Instant now,
             const OpenSite *before = nullptr);

    /// As `check FOLDER` finds them, by name of the file in the folder, with the problems of gatepost.yaml; absent: the
    /// site has no such file.
    /// Of one check in one file at most kMostListed; one more says how many are not listed.
    [[nodiscard]] const std::vector<Diagnostic> *found(std::string_view name) const;
    /// As found(), with every finding that is not listed there. Checked again when it is first asked for.
    [[nodiscard]] const std::vector<Diagnostic> *foundInFull(std::string_view name) const;
    [[nodiscard]] const Site &site() const { return m_site; }
    /// Compiled when it is first asked for: problems do not need it.
    [[nodiscard]] const CompiledSite &compiled() const {
        return m_compiled.get([this] { return CompiledSite(m_site); });
    }
    [[nodiscard]] const SiteSettings &settings() const { return m_folder.side.settings; }
    [[nodiscard]] const SiteFolder &folder() const { return m_folder; }
    [[nodiscard]] Instant now() const { return m_now; }
    /// Of each group. `before`: the site that losses are since, null for none. Bounded (S126).
    [[nodiscard]] SiteEffects effects(const OpenSite *before) const;

private:
    using ByName = std::map<std::string, std::vector<Diagnostic>, std::less<>>;
    [[nodiscard]] ByName findings(std::size_t most) const;

    SiteFolder m_folder;
    Instant m_now;
    Site m_site;
    Once<CompiledSite> m_compiled;
    ByName m_found;
    Once<ByName> m_foundInFull;
};

/// Whether a list of findings leaves some out.
[[nodiscard]] bool isCut(const std::vector<Diagnostic> &found);

/// The problem of a gatepost.yaml as a diagnostic; absent: it is read. Its code is "settings".
[[nodiscard]] std::optional<Diagnostic> settingsDiagnostic(std::string_view text);

/// Where an agent is named: a file of the folder, and the bytes of the name.
struct AgentPlace {
    std::string file;
    ByteRange range;
    bool opensGroup = false; ///< a User-agent line or the head of a block
    friend auto operator<=>(const AgentPlace &a, const AgentPlace &b) {
        return std::tie(a.file, a.range.begin) <=> std::tie(b.file, b.range.begin);
    }
    friend bool operator==(const AgentPlace &a, const AgentPlace &b) { return (a <=> b) == 0; }
};
/// The names of agents in a text, in order: User-agent lines, heads of blocks, entries of an agent policy, and of
/// gatepost.yaml what is below `agents`, `agent`, `token` and `fallback_tokens`. `file` is its name in the folder.
[[nodiscard]] std::vector<AgentPlace> agentsIn(const std::string &file, std::string_view text);

} // namespace gatepost::lsp
