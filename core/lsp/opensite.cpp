// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/lsp/opensite.h"

#include "core/exact/diff.h"
#include "core/lint/lint.h"
#include "core/render/agentpolicy.h"
#include "core/render/renderrobots.h"
#include "core/syntax/groups.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace gatepost::lsp {

std::expected<std::optional<std::string>, Message>
EditedFolder::read(const std::string &name) const {
    if (const auto open = m_open.find(name); open != m_open.end())
        return open->second;
    return m_files.read(name);
}

std::expected<std::vector<std::string>, Message> EditedFolder::names() const {
    std::vector<std::string> names = m_files.names().value_or(std::vector<std::string>());
    for (const auto &[name, text] : m_open)
        names.push_back(name);
    std::ranges::sort(names);
    const auto doubled = std::ranges::unique(names);
    names.erase(doubled.begin(), doubled.end());
    return names;
}

std::string EditedFolder::pathOf(const std::string &name) const {
    return m_files.pathOf(name);
}

namespace {

bool isSameFile(const std::optional<StoredFile> &a, const std::optional<StoredFile> &b) {
    return a && b && a->bytes == b->bytes;
}

/// `before` and `known`: an older moment, for its trees and its list of agents; null: there is none.
Site siteWith(const SiteFolder &folder, const FolderFiles &files, const Registry &registry,
              const SiteFolder *before, const Site *known) {
    Site site;
    for (const FileRoleRow &row : siteFiles()) {
        const std::size_t index = FileId(row.role).index();
        if (before != nullptr && isSameFile(folder.policies[index], before->policies[index]))
            site.file(row.role) = known->file(row.role);
        else if (folder.policies[index])
            site.put(row.role, folder.policies[index]->bytes);
    }
    site.asks = folder.side.asks;
    site.host = folder.side.settings.host;
    site.follow(
        [&](const std::string &url) { return readChainedFile(files, folder.side.settings, url); });
    if (before != nullptr && before->side.settingsText == folder.side.settingsText)
        site.registry = known->registry;
    else
        site.registry = registry.with(folder.side.settings.agentFacts);
    return site;
}

std::optional<GroupKey> groupOf(const CompiledSite &site, const LineRef &line) {
    const Tree *tree = site.tree(line.file);
    if (tree == nullptr)
        return std::nullopt;
    const auto group = tree->groups().groupAt(static_cast<std::uint32_t>(line.line.index()));
    if (!group)
        return std::nullopt;
    return GroupKey{line.file, *group};
}

} // namespace

OpenSite::OpenSite(const FolderFiles &files, const Registry &registry, Instant now,
                   const OpenSite *before)
    : m_folder(readSiteFolder(files)),
      m_now(now),
      m_site(siteWith(m_folder, files, registry, before != nullptr ? &before->m_folder : nullptr,
                      before != nullptr ? &before->m_site : nullptr)),
      m_found(findings(kMostListed)) {}

OpenSite::ByName OpenSite::findings(std::size_t most) const {
    ByName byName;
    LintOptions options{.now = m_now, .off = settings().lintOff, .most = most};
    const auto &policy = m_folder.agentPolicy;
    std::optional<YamlText> yaml;
    if (policy) {
        yaml.emplace(policy->bytes);
        if (!policy->bytes.empty())
            if (auto rendered = renderRobots(readAgentPolicy(*yaml)))
                options.renderedRobots = std::move(*rendered);
    }
    for (const auto &file : m_folder.policies)
        if (file)
            byName[file->name];
    for (Diagnostic &each : lint(site(), options))
        if (!each.file.isChained())
            byName[std::string(site().nameOf(each.file))].push_back(std::move(each));
    if (yaml) {
        std::vector<Diagnostic> faults = readAgentPolicy(*yaml, site().registry).faults;
        std::erase_if(faults, [this](const Diagnostic &fault) {
            return std::ranges::contains(settings().lintOff, fault.code);
        });
        byName[policy->name] = std::move(faults);
    }
    if (m_folder.side.settingsText) {
        auto &found = byName[std::string(kSettingsFile)];
        if (auto problem = settingsDiagnostic(*m_folder.side.settingsText))
            found.push_back(std::move(*problem));
    }
    return byName;
}

const std::vector<Diagnostic> *OpenSite::found(std::string_view name) const {
    const auto at = m_found.find(name);
    return at == m_found.end() ? nullptr : &at->second;
}

const std::vector<Diagnostic> *OpenSite::foundInFull(std::string_view name) const {
    const std::vector<Diagnostic> *listed = found(name);
    if (listed == nullptr || !isCut(*listed))
        return listed;
    const ByName &all =
        m_foundInFull.get([this] { return findings(std::numeric_limits<std::size_t>::max()); });
    return &all.find(name)->second;
}

SiteEffects OpenSite::effects(const OpenSite *before) const {
    SiteEffects effects;
    const Registry &registry = site().registry;
    for (const KnownAgent &agent : registry.agents()) {
        const auto identity = identify(agent.token, {}, registry);
        if (!identity)
            continue;
        ++effects.known;
        const Verdict verdict = compiled().simulate({*identity, "/", m_now}, TraceLevel::None);
        if (verdict.fetch.decision != Decision::Deny || !verdict.fetch.line)
            continue;
        if (const auto group = groupOf(compiled(), *verdict.fetch.line))
            ++effects.groups[*group].blocked;
    }
    if (before == nullptr)
        return effects;
    exact::ExactQuestion question;
    question.day = std::chrono::floor<std::chrono::days>(m_now);
    question.limits.steps = 4'000'000; // a tenth of what a command may do: an editor waits
    const exact::Differences found = exact::differences(before->compiled(), compiled(), question);
    effects.compared = true;
    effects.complete = found.complete;
    for (const exact::Difference &each : found.changes) {
        if (!each.isLoss() || !each.after.line)
            continue;
        if (const auto group = groupOf(compiled(), *each.after.line))
            for (const exact::AskedAgent &agent : each.who.agents())
                if (agent.isNamed())
                    effects.groups[*group].lost.insert(exact::keyOf(agent));
    }
    return effects;
}

bool isCut(const std::vector<Diagnostic> &found) {
    return std::ranges::any_of(found, [](const Diagnostic &each) { return each.unlisted > 0; });
}

std::optional<Diagnostic> settingsDiagnostic(std::string_view text) {
    auto read = readPlacedSettings(settingsYaml(text));
    if (read)
        return std::nullopt;
    const std::uint32_t begin =
        std::min(read.error().offset.value_or(0), static_cast<std::uint32_t>(text.size()));
    const std::size_t end = std::min(text.find_first_of(" \t\r\n,:#{}[]", begin), text.size());
    Diagnostic found;
    found.code = "settings";
    found.severity = Severity::Error;
    found.range = {begin, static_cast<std::uint32_t>(end)};
    found.message = std::move(read.error().message);
    return found;
}

} // namespace gatepost::lsp
