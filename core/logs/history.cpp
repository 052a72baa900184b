// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/logs/history.h"

#include "core/dialect/filerole.h"
#include "core/simulate/resolvedagent.h"
#include "core/text/ascii.h"
#include "core/text/digest.h"
#include "core/value/url.h"

#include <algorithm>
#include <map>

namespace gatepost::logs {

namespace {

/// Patterns that a file's comments call honeypots: on their own line, or on the line above.
void addMarkedHoneypots(const Tree &tree, std::vector<PathPattern> &honeypots) {
    bool above = false;
    for (const Line &line : tree.lines()) {
        const bool says = toLower(tree.slice(line.comment())).contains("honeypot");
        if (line.is(DirectiveId::Disallow) && (says || above))
            honeypots.emplace_back(tree.value(line));
        // A comment is about all rules up to the next line of another kind.
        if (line.kind == gatepost::LineKind::Comment)
            above = says;
        else if (!line.is(DirectiveId::Disallow))
            above = false;
    }
}

/// True where CompiledSite::pace() may come to seconds at some time of the day.
bool statesAnyPace(const ResolvedAgent &view) {
    return view.policy.find(DirectiveId::Rate) != nullptr ||
           std::ranges::any_of(view.files, [&view](const ResolvedFile &file) {
               const FileRules *rules = file.rules();
               return rules != nullptr &&
                      (!rules->requestRates.empty() || !file.starDelays.empty() ||
                       (view.crawlDelays && !rules->crawlDelays.empty()));
           });
}

} // namespace

std::string_view liveByName(LiveBy by) {
    switch (by) {
    case LiveBy::Given: return "given";
    case LiveBy::Commit: return "commit";
    case LiveBy::Log: return "log";
    }
    return {};
}

std::string_view policyFileName(PolicyFile file) {
    return policyPaths()[file.index()].substr(1);
}

std::optional<FileRole> PolicyFile::role() const {
    return siteFileNamed(
        policyFileName(*this)); // its place says nothing: there may be no added file
}

std::optional<PolicyFile> policyFileOf(std::string_view target) {
    // Nearly every target ends here.
    if (!target.starts_with("/r") && !target.starts_with("/.w") &&
        !startsWithIgnoringCase(target, "http"))
        return {};
    std::string path;
    if (!target.starts_with('/')) {
        path = pathOfUrl(target);
        target = path;
    }
    target = target.substr(0, target.find_first_of("?#"));
    const auto paths = policyPaths();
    const auto found = std::ranges::find(paths, target);
    if (found == paths.end())
        return {};
    return PolicyFile::fromIndex(static_cast<std::size_t>(found - paths.begin()));
}

PolicyHistory::PolicyHistory(std::vector<PolicyVersion> versions, Reading reading)
    : m_versions(std::move(versions)), m_reading(reading) {
    std::map<std::string, std::size_t> known;
    std::string all(readingName(reading));
    for (PolicyVersion &version : m_versions) {
        all += '\n' + version.id + ' ' + version.sha256 + ' ' +
               (version.from ? std::to_string(*version.from) : "always");
        const auto [at, isNew] = known.try_emplace(version.sha256, m_sites.size());
        m_siteOf.push_back(at->second);
        if (!isNew)
            continue;
        std::vector<PathPattern> honeypots;
        for (const std::string &pattern : version.honeypots)
            honeypots.emplace_back(pattern);
        for (const FileRoleRow &row : siteFiles())
            if (const Tree *tree = version.site.tree(row.role); tree != nullptr && !row.forAiAlone)
                addMarkedHoneypots(*tree, honeypots);
        m_honeypots.push_back(std::move(honeypots));
        m_sites.push_back(std::make_unique<CompiledSite>(version.site));
    }
    m_sha256 = sha256Hex(all);
}

PolicyHistory::~PolicyHistory() = default;
PolicyHistory::PolicyHistory(PolicyHistory &&) noexcept = default;

const Registry &PolicyHistory::registry() const {
    return m_versions.empty() ? Registry::builtIn() : m_versions.back().site.registry;
}

std::optional<std::size_t> PolicyHistory::nominalAt(std::int64_t time) const {
    for (std::size_t i = m_versions.size(); i-- > 0;)
        if (!m_versions[i].from || *m_versions[i].from <= time)
            return i;
    return {};
}

AnswerClass PolicyHistory::answerClass(const Identity &agent) const {
    AnswerClass made;
    for (const auto &site : m_sites) {
        made.views.push_back(site->view(agent, m_reading));
        made.key.push_back(keyOf(*site, *made.views.back(), ViewKey::Of::Fetch));
        const StatedValue *crawl = made.views.back()->policy.find(DirectiveId::Crawl);
        made.dependsOnTime = made.dependsOnTime || (site->site().asks && crawl != nullptr &&
                                                    termOf(crawl->value) == Term::Ask);
    }
    return made;
}

bool PolicyHistory::statesPace(const Identity &agent) const {
    return std::ranges::any_of(m_sites, [&](const auto &site) {
        const auto view = site->view(agent, m_reading);
        return !view->ignores && statesAnyPace(*view);
    });
}

Answer PolicyHistory::answer(std::size_t site, const ResolvedAgent &view, const PathQuestion &path,
                             std::int64_t time) const {
    // Hours are judged apart: the path is asked about at an instant at which it is open.
    Instant at = instantOf(time);
    if (view.schedule && !view.schedule->isOpen(at))
        at = view.schedule->nextChange(at).value_or(at);
    const FetchVerdict verdict = m_sites[site]->fetch(view, path, at);
    Answer answer;
    answer.kind = verdict.decision == Decision::Deny  ? Answer::Kind::Deny
                  : verdict.decision == Decision::Ask ? Answer::Kind::Ask
                                                      : Answer::Kind::Allow;
    if (verdict.line && answer.kind != Answer::Kind::Allow) {
        answer.file = verdict.line->file;
        answer.line = static_cast<std::uint32_t>(verdict.line->line.value);
    }
    answer.isHoneypot = std::ranges::any_of(
        m_honeypots[site], [&](const PathPattern &pattern) { return pattern.matches(path); });
    return answer;
}

Answers PolicyHistory::answers(const AnswerClass &agents, std::string_view target,
                               std::int64_t time) const {
    const PathQuestion path(target);
    std::vector<Answer> bySite;
    bySite.reserve(m_sites.size());
    for (std::size_t i = 0; i < m_sites.size(); ++i)
        bySite.push_back(answer(i, *agents.views[i], path, time));
    Answers all;
    all.reserve(m_siteOf.size());
    for (const std::size_t site : m_siteOf)
        all.push_back(bySite[site]);
    return all;
}

void PolicyHistory::addGrounds(const AnswerClass &agents, const PathQuestion &path,
                               std::string &into) const {
    into += policyFileOf(path.path()) ? 'p' : '-';
    for (std::size_t i = 0; i < m_sites.size(); ++i) {
        for (const ResolvedFile &file : agents.views[i]->files) {
            const FileRules *rules = file.rules();
            if (rules == nullptr)
                continue;
            const PathDecision decision = rules->rules.decide(path);
            const std::uint32_t rule = decision.rule ? *decision.rule + 1 : 0;
            into += static_cast<char>('0' + static_cast<int>(decision.outcome));
            into.append(reinterpret_cast<const char *>(&rule), sizeof rule);
        }
        for (const PathPattern &honeypot : m_honeypots[i])
            into += honeypot.matches(path) ? 'h' : '-';
    }
}

std::optional<std::uint64_t> PolicyHistory::fileSize(std::size_t version, PolicyFile file) const {
    const auto role = file.role();
    const Tree *tree = role ? m_versions[version].site.tree(*role) : nullptr;
    if (tree == nullptr)
        return {};
    return tree->text().size();
}

bool PolicyHistory::changed(std::size_t version, PolicyFile file) const {
    const auto role = file.role();
    if (!role)
        return false;
    if (version == 0)
        return true;
    const auto text = [&](std::size_t index) -> std::optional<std::string_view> {
        const Tree *tree = m_versions[index].site.tree(*role);
        return tree != nullptr ? std::optional(tree->text()) : std::nullopt;
    };
    return text(version) != text(version - 1);
}

std::string PolicyHistory::lineText(std::size_t version, const Answer &answer) const {
    const Tree *tree = answer.line == 0 ? nullptr : site(version).tree(answer.file);
    if (tree == nullptr || answer.line > tree->lines().size())
        return {};
    return std::string(tree->quoted(tree->lines()[answer.line - 1]));
}

std::string PolicyHistory::fileName(std::size_t version, const Answer &answer) const {
    return answer.line == 0 ? std::string() : std::string(site(version).fileName(answer.file));
}

} // namespace gatepost::logs
