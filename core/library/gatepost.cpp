// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/library/gatepost.h"

#include "core/access/access.h"
#include "core/agents/identity.h"
#include "core/agents/registry.h"
#include "core/diagnostic/diagnostic.h"
#include "core/dialect/dialect.h"
#include "core/exact/diff.h"
#include "core/exact/map.h"
#include "core/lint/lint.h"
#include "core/match/googleanswer.h"
#include "core/model/groupedits.h"
#include "core/model/owngroup.h"
#include "core/simulate/policytest.h"
#include "core/simulate/simulate.h"
#include "core/store/readfile.h"
#include "core/store/sitefolder.h"
#include "core/syntax/groups.h"
#include "core/text/ascii.h"
#include "core/text/lineindex.h"
#include "core/value/check.h"

#include <algorithm>
#include <utility>

namespace gatepost::library {

struct Site::Data {
    CompiledSite site;
    LintOptions lint;
    std::vector<std::string> paths; ///< real ones, preferred as examples
};

namespace {

std::vector<std::string> textsOf(const std::vector<exact::SitePattern> &patterns) {
    std::vector<std::string> texts;
    texts.reserve(patterns.size());
    for (const exact::SitePattern &pattern : patterns)
        texts.push_back(pattern.pattern);
    return texts;
}

/// The first group that counts for the agent that it names (S12, S30).
std::optional<std::size_t> groupFor(const Tree &tree, std::string_view agent) {
    const NamingGroups naming = tree.groups().naming(agent);
    return naming.empty() ? std::nullopt : std::optional(naming.deciding().front());
}

} // namespace

Site::Site(std::unique_ptr<Data> data) : m_data(std::move(data)) {}
Site::~Site() = default;
Site::Site(Site &&) noexcept = default;
Site &Site::operator=(Site &&) noexcept = default;

Site::Site(const Files &files) {
    gatepost::Site site;
    const auto put = [&site](FileRole role, const std::optional<std::string> &bytes) {
        if (bytes)
            site.put(role, *bytes);
    };
    put(FileRole::Robots, files.robots);
    put(FileRole::RobotsAi, files.robotsAi);
    put(FileRole::Robots2, files.robots2);
    m_data = std::make_unique<Data>(Data{CompiledSite(std::move(site)), {}, {}});
}

std::expected<Site, std::string> Site::inFolder(const std::string &folder) {
    if (!isFolder(FileSystem::real(), folder))
        return std::unexpected(folder + ": is not a folder that can be read");
    const DiskFolder files(FileSystem::real(), folder);
    const SiteFolder found = readSiteFolder(files);
    for (const auto *unread : {&found.unread, &found.side.unread})
        if (!unread->empty())
            return std::unexpected(unread->front().why.english());
    LintOptions lint;
    lint.off = found.side.settings.lintOff;
    gatepost::Site site = siteOf(found, files);
    site.registry = Registry::builtIn().with(found.side.settings.agentFacts);
    return Site(std::make_unique<Data>(
        Data{CompiledSite(std::move(site)), std::move(lint), found.side.settings.paths}));
}

std::expected<Site, std::string> Site::withAnswers(std::string_view answers) const {
    auto site = siteWithAnswers(m_data->site, answers);
    if (!site)
        return std::unexpected(site.error().english());
    return Site(std::make_unique<Data>(Data{std::move(*site), m_data->lint, m_data->paths}));
}

std::expected<AccessAnswer, std::string> accessAnswer(std::string_view answer,
                                                      std::string_view who) {
    const auto parsed = parseFileAnswer(answer);
    if (!parsed)
        return std::unexpected(parsed.error().english());
    const AccessMeaning meaning =
        accessMeaning({.answer = *parsed, .hasFile = parsed->copy.value_or(true)}, who);
    return AccessAnswer{std::string(accessResultName(meaning.result)),
                        std::string(accessEffectName(meaning.effect)), std::string(meaning.rule),
                        meaning.documented, accessText(*parsed, meaning).english()};
}

std::expected<Answer, std::string> Site::ask(const Question &question) const {
    const CompiledSite &site = m_data->site;
    const auto reading = parseReading(question.reading);
    if (!reading)
        return std::unexpected("reading: “" + question.reading +
                               "” is not author, rfc9309, google, koster1994 or known");
    std::optional<Category> category;
    if (!question.category.empty()) {
        category = parseCategory(question.category);
        if (!category)
            return std::unexpected("category: “" + question.category + "” is not a category");
    }
    auto agent = identify(question.agent, category, site.site().registry);
    if (!agent)
        return std::unexpected("agent: " + agent.error().english());
    const Verdict verdict =
        site.simulate({std::move(*agent), question.url, question.at, *reading, question.competitor},
                      question.json ? TraceLevel::Full : TraceLevel::None);
    Answer answer{std::string(decisionName(verdict.fetch.decision)),
                  std::string(fetchReasonName(verdict.fetch.reason)),
                  {},
                  sentence(site, verdict).english(),
                  question.json ? toJson(site, verdict) : std::string()};
    if (const auto &line = verdict.fetch.line)
        answer.line = Line{std::string(site.fileName(line->file)), line->line.value,
                           std::string(site.text(*line))};
    return answer;
}

std::vector<Finding> Site::check() const {
    const CompiledSite &site = m_data->site;
    std::vector<Finding> findings;
    for (const Diagnostic &each : lint(site.site(), m_data->lint)) {
        const Tree *tree = site.tree(each.file);
        if (!tree)
            continue;
        const LineIndex lines(tree->text());
        const std::size_t line = lines.lineAt(each.range.begin);
        findings.push_back({std::string(each.code), std::string(severityName(each.severity)),
                            std::string(site.fileName(each.file)), line + 1,
                            each.range.begin - lines.start(line) + 1, each.message.english()});
    }
    return findings;
}

Map Site::map() const {
    exact::ExactQuestion question;
    question.paths = m_data->paths;
    const exact::PolicyMap found =
        exact::policyMap(m_data->site, question, exact::Spellings::Together);
    Map map{found.complete, {}};
    for (const exact::MapRow &row : found.rows)
        for (const exact::MapCell &cell : row.cells)
            for (const exact::MapRegion &part : cell.regions) {
                Verdict verdict = part.verdict;
                verdict.window.reset(); // the hours are `times`
                map.areas.push_back({row.agents, namesOf(cell.hours), textsOf(part.region.matches),
                                     textsOf(part.region.except), part.region.example,
                                     std::string(decisionName(verdict.fetch.decision)),
                                     sentence(m_data->site, verdict).english()});
            }
    return map;
}

Difference Site::changesTo(const Site &after) const {
    exact::ExactQuestion question;
    question.paths = m_data->paths;
    const exact::Differences found = exact::differences(m_data->site, after.m_data->site, question);
    Difference difference{found.complete, {}};
    for (const exact::Difference &each : found.changes)
        difference.changes.push_back({std::string(exact::whatName(each.what)), each.text.english(),
                                      each.isLoss(), each.agents, namesOf(each.hours),
                                      each.region.example});
    return difference;
}

QuickAnswer quickAnswer(std::string_view robots, std::string_view token, std::string_view url) {
    const GoogleAnswer answer = googleAnswer(robots, token, url);
    return {answer.outcome != PathOutcome::Disallowed, answer.line ? *answer.line + 1 : 0};
}

std::expected<std::string, std::string> withRule(std::string robots, std::string_view agent,
                                                 Rule rule, std::string_view path) {
    if (trimmed(agent).empty())
        return std::unexpected("agent: it is empty; a product token such as GPTBot, or * for all, "
                               "is expected");
    const DirectiveId directive = rule == Rule::Allow ? DirectiveId::Allow : DirectiveId::Disallow;
    const auto checked = checkValue(*gatepost::dialect(DialectId::Robots).find(directive), path);
    if (!checked)
        return std::unexpected(checked.error().message.english());
    Tree tree = Tree::parse(std::move(robots), DialectId::Robots);
    auto group = groupFor(tree, agent);
    if (!group) {
        const auto made = addOwnGroup(tree, agent);
        if (!made)
            return std::unexpected(made.error().english());
        tree = Tree::parse(made->edit.applied(tree.text()), DialectId::Robots);
        group = groupFor(tree, agent);
        if (!group)
            return std::unexpected("“" + std::string(agent) + "” is not a product token");
    }
    const EditResult edit = addRule(tree, *group, {directive, *checked});
    if (!edit)
        return std::unexpected(edit.error().english());
    return edit->applied(tree.text());
}

} // namespace gatepost::library
