// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/export/plan.h"

#include "core/agents/agentpattern.h"
#include "core/agents/headername.h"
#include "core/agents/identity.h"
#include "core/exact/diff.h"
#include "core/exact/side.h"
#include "core/export/agentregex.h"
#include "core/export/plansources.h"
#include "core/syntax/groups.h"
#include "core/text/ascii.h"
#include "core/text/digest.h"
#include "core/value/term.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <set>

namespace gatepost::exporting {

bool Stage::deniesAnything() const {
    return denyOthers || std::ranges::any_of(rules, &PlanRule::deny);
}

Source sourceOf(const CompiledSite &site, const LineRef &line) {
    return {std::string(site.fileName(line.file)), line, std::string(site.text(line))};
}

Source sourceOf(const CompiledSite &site, FileId file, std::uint32_t line) {
    return sourceOf(site, lineRef(*site.tree(file), file, line));
}

void addFiles(const CompiledSite &site, Plan &plan) {
    std::string all;
    for (const FileId file : site.site().present()) {
        const Tree *tree = site.tree(file);
        plan.files.push_back({std::string(site.fileName(file))});
        all += plan.files.back().file + '\n' + std::to_string(tree->text().size()) + '\n';
        all += tree->text();
    }
    plan.hash = sha256Hex(all);
}

namespace {

constexpr std::uint32_t kAllows = 0;
constexpr std::uint32_t kDenies = 1;

class Planner {
public:
    Planner(const CompiledSite &site, const Question &question)
        : m_site(site), m_question(question), m_work(question.limits) {}
    Plan make();
    [[nodiscard]] std::vector<Refusals> refusals(std::span<const exact::AskedAgent> agents);

private:
    [[nodiscard]] std::vector<exact::AskedAgent> agents();
    [[nodiscard]] bool canBeSeen(const exact::AskedAgent &agent);
    void loseLikeOther(const Identity &agent, const std::string &other);
    [[nodiscard]] std::string lookedFor(const Identity &agent) const;
    void loseShadowed();
    [[nodiscard]] std::optional<LineRef> namingLine(const Identity &agent) const;
    [[nodiscard]] Source sourceNaming(const Identity &agent) const;
    void plan(const exact::AgentClass &agents);
    [[nodiscard]] std::vector<Stage> stagesOf(const exact::Side &side,
                                              std::span<const exact::AskedAgent> agents);
    [[nodiscard]] Stage stageOf(const exact::Side &side, const std::vector<FileId> &files);
    [[nodiscard]] Stage simplified(Stage stage);
    [[nodiscard]] std::optional<Hours> hoursOf(const ResolvedAgent &view) const;
    [[nodiscard]] std::optional<Pace> paceOf(const ResolvedAgent &view);
    void lose(LossCode code, Severity severity, Source source, Message said, Message effect);

    const CompiledSite &m_site;
    const Question &m_question;
    exact::Work m_work;
    Plan m_plan;
    std::map<std::string, std::size_t> m_groups; ///< what is enforced → index
    std::map<std::string, LineRef> m_naming;
    /// Who would have to ask first, by file and line.
    std::map<std::pair<FileId, LineNumber>, std::vector<exact::AskedAgent>> m_asked;
    std::set<std::string> m_lost; ///< losses that were said already
};

void Planner::lose(LossCode code, Severity severity, Source source, Message said, Message effect) {
    std::string key = lossName(code) + source.file + '\n';
    if (source.line)
        key += std::to_string(source.line->line.value) + '\n';
    if (m_lost.insert(key + effect.english()).second)
        m_plan.losses.push_back(
            {code, severity, std::move(source), std::move(said), std::move(effect)});
}

// ---- who -----------------------------------------------------------------------------------------

/// The first User-agent line or block that names an agent, by its own token in lower case.
std::map<std::string, LineRef> namingLines(const CompiledSite &site) {
    std::map<std::string, LineRef> lines;
    for (const FileId file : site.site().present()) {
        const Tree *tree = site.tree(file);
        const Groups &groups = tree->groups();
        for (const GroupAgent &line : groups.agents)
            lines.try_emplace(toLower(line.value), lineRef(*tree, file, line.line));
        for (std::uint32_t line = 0; line < tree->lines().size(); ++line)
            if (tree->lines()[line].kind == LineKind::BlockHeader)
                lines.try_emplace(toLower(cutAgentValue(tree->value(tree->lines()[line]))),
                                  lineRef(*tree, file, line));
    }
    return lines;
}

std::optional<LineRef> Planner::namingLine(const Identity &agent) const {
    const auto found = m_naming.find(toLower(agent.ownToken));
    return found == m_naming.end() ? std::nullopt : std::optional(found->second);
}

Source Planner::sourceNaming(const Identity &agent) const {
    const auto line = namingLine(agent);
    return line ? sourceOf(m_site, *line) : Source{};
}

/// False for who is left out; the loss says why.
bool Planner::canBeSeen(const exact::AskedAgent &agent) {
    const Identity &who = agent.identity;
    if (!agent.isNamed())
        return false; // losses of the lines themselves say it
    if (who.neverFetches()) {
        const auto line = namingLine(who);
        if (line)
            lose(LossCode::Unseen, Severity::Lost, sourceOf(m_site, *line), nothingSaid(),
                 Message(GATEPOST_TEXT("export", "%1 never fetches anything: it is a word for the "
                                                 "use of what another agent of "
                                                 "%2 fetches. No server can tell the two apart."),
                         who.token, who.known->operatorName));
        return false;
    }
    const bool asPart =
        m_question.target == Target::Cloudflare || m_question.target == Target::AwsWaf;
    if (isInBrowsers(who.token, asPart)) {
        lose(LossCode::Unknown, Severity::Lost, sourceNaming(who), nothingSaid(),
             Message(GATEPOST_TEXT(
                         "export",
                         "Browsers send the name %1 too. To refuse it would be to refuse people."),
                     gatepost::quoted(who.token)));
        return false;
    }
    if (!isSearchableName(who.token, asPart)) {
        lose(LossCode::Unknown, Severity::Lost, sourceNaming(who), nothingSaid(),
             Message(
                 GATEPOST_TEXT(
                     "export",
                     "%1 cannot be looked for in a User-Agent header: it is too short or too long "
                     "for that, or contains characters that names do not have."),
                 gatepost::quoted(who.token)));
        return false;
    }
    if (std::ranges::all_of(who.token, isTokenChar))
        return true;
    const HeaderName inHeader = nameInHeader(who.token, m_site.site().registry);
    if (inHeader.known != nullptr && equalsIgnoringCase(inHeader.known->token, who.token))
        return true;
    loseLikeOther(who, inHeader.known != nullptr ? inHeader.known->token
                                                 : std::string(inHeader.written));
    return false;
}

void Planner::loseLikeOther(const Identity &agent, const std::string &other) {
    lose(LossCode::Unseen, Severity::Lost, sourceNaming(agent), nothingSaid(),
         Message(
             GATEPOST_TEXT("export", "In a User-Agent header %1 is %2, and is treated like that."),
             gatepost::quoted(agent.token), other));
}

/// What a server looks for: a name that the list has with a version alone is also found without it (Registry::find).
std::string Planner::lookedFor(const Identity &agent) const {
    const std::string_view name = std::string_view(agent.token).substr(0, agent.token.rfind('/'));
    return agent.known != nullptr && m_site.site().registry.find(name) == agent.known.get()
               ? std::string(name)
               : agent.token;
}

/// Of names that begin alike, such as Brightbot and Brightbot 1.0, a server takes the one whose group it asks first.
void Planner::loseShadowed() {
    for (std::size_t later = 1; later < m_plan.groups.size(); ++later)
        for (const std::string &name : m_plan.groups[later].names) {
            if (std::ranges::all_of(name, isTokenChar))
                continue;
            for (const AgentGroup &earlier : std::span(m_plan.groups).first(later))
                for (const std::string &other : earlier.names)
                    if (startsWithIgnoringCase(name, other) && isNameAt(name, 0, other.size()))
                        if (const auto agent = identify(name, {}, m_site.site().registry))
                            loseLikeOther(*agent, other);
        }
}

/// Who is to be touched: the agents that were chosen, else those that a file names and all of the registry that fetch.
std::vector<exact::AskedAgent> Planner::agents() {
    std::vector<exact::AskedAgent> chosen;
    if (m_question.agents) {
        chosen = *m_question.agents;
    } else {
        const std::array<const CompiledSite *, 1> sites = {&m_site};
        for (exact::AskedAgent &agent : exact::agentsOf(sites, Reading::Author).agents) {
            const auto &known = agent.identity.known;
            const bool fetches = known && known->kind != AgentKind::PolicyToken;
            if (fetches || namingLine(agent.identity))
                chosen.push_back(std::move(agent));
        }
    }
    std::set<std::string> seen;
    std::vector<exact::AskedAgent> result;
    for (exact::AskedAgent &agent : chosen)
        if (canBeSeen(agent) && seen.insert(toLower(agent.identity.token)).second)
            result.push_back(std::move(agent));
    return result;
}

// ---- paths ---------------------------------------------------------------------------------------

/// Rules of files, the first of which decides where one of its rules matches (S40, S41): one list after the other.
Stage Planner::stageOf(const exact::Side &side, const std::vector<FileId> &files) {
    Stage stage;
    for (const FileId file : files) {
        const FileRules *rules = side.rulesOf(file.index());
        if (rules == nullptr || stage.denyOthers)
            continue;
        const exact::DecisionList list = exact::DecisionList::ofRules(rules->rules);
        for (const exact::ListRule &rule : list.rules())
            stage.rules.push_back({rule.paths, isDenial(static_cast<PathOutcome>(rule.label)),
                                   sourceOf(m_site, file, rules->rules.rules()[rule.source].line)});
        if (isDenial(static_cast<PathOutcome>(list.labelOf(list.none())))) {
            const Tree &tree = *m_site.tree(file);
            const Groups &groups = tree.groups();
            const std::uint32_t line =
                rules->groups.empty() || groups.groups.size() <= rules->groups.front()
                    ? rules->rules.rules().front().line
                    : groups.groups[rules->groups.front()].firstLine;
            stage.denyOthers = sourceOf(m_site, file, line);
        }
    }
    return simplified(std::move(stage));
}

Stage Planner::simplified(Stage stage) {
    std::vector<exact::ListRule> rules;
    std::vector<std::string_view> patterns;
    for (const PlanRule &rule : stage.rules)
        for (const std::string &pattern : rule.paths.stars)
            patterns.emplace_back(pattern);
    const auto fresh = exact::freshByte(patterns);
    // Rules are compared with each other, byte by byte: past a time budget dead rules are kept; the export is merely longer.
    constexpr std::size_t kMost = 200'000'000;
    std::size_t bytes = 0;
    for (const std::string_view pattern : patterns)
        bytes += pattern.size();
    if (!fresh || bytes * stage.rules.size() > kMost)
        return stage;
    for (std::uint32_t index = 0; index < stage.rules.size(); ++index)
        rules.push_back(
            {stage.rules[index].paths, {}, stage.rules[index].deny ? kDenies : kAllows, index});
    const exact::DecisionList list(std::move(rules), stage.denyOthers ? kDenies : kAllows,
                                   exact::Domain::Normalised);
    const exact::DecisionList shorter =
        list.simplified([](std::uint32_t label) { return label; }, m_work);
    std::vector<PlanRule> kept;
    for (const exact::ListRule &rule : shorter.rules())
        kept.push_back(std::move(stage.rules[rule.source]));
    stage.rules = std::move(kept);
    return stage;
}

std::vector<Stage> Planner::stagesOf(const exact::Side &side,
                                     std::span<const exact::AskedAgent> agents) {
    if (const StatedValue *crawl = side.view->policy.find(DirectiveId::Crawl);
        crawl != nullptr && termOf(crawl->value) != Term::Yes) {
        Stage all;
        all.denyOthers = sourceOf(m_site, crawl->line);
        if (termOf(crawl->value) == Term::Ask)
            std::ranges::copy(agents,
                              std::back_inserter(m_asked[{crawl->line.file, crawl->line.line}]));
        return {std::move(all)};
    }
    std::vector<Stage> stages;
    // What decides and what yields to it is one stage; each file that narrows is one more.
    std::vector<FileId> together;
    std::vector<FileId> narrowing;
    for (std::size_t index = 0; index < exact::kFileLayers; ++index) {
        const FileId file = FileId::fromIndex(index);
        (file.row().precedence == Precedence::Narrows ? narrowing : together).push_back(file);
    }
    Stage first = stageOf(side, together);
    for (const FileId file : narrowing) {
        Stage more = stageOf(side, {file});
        if (!more.deniesAnything())
            continue;
        const bool onlyDenies =
            !more.denyOthers && std::ranges::all_of(more.rules, &PlanRule::deny);
        if (onlyDenies) { // stands in front of the others as well
            first.rules.insert(first.rules.begin(), std::make_move_iterator(more.rules.begin()),
                               std::make_move_iterator(more.rules.end()));
            first = simplified(std::move(first));
        } else {
            stages.push_back(std::move(more));
        }
    }
    if (first.deniesAnything())
        stages.insert(stages.begin(), std::move(first));
    for (Stage &stage : stages)
        stage.plainPaths = m_question.plainPaths;
    return stages;
}

// ---- hours and paces -----------------------------------------------------------------------------

std::optional<Hours> Planner::hoursOf(const ResolvedAgent &view) const {
    if (!view.schedule || view.schedule->isAlwaysOpen())
        return {};
    Hours hours;
    for (int minute = 0; minute < kMinutesOfDay; ++minute)
        hours.open[static_cast<std::size_t>(minute)] = view.schedule->isOpen(minute);
    for (const ResolvedFile &file : view.files)
        if (const FileRules *rules = file.rules())
            for (const auto &window : rules->windows)
                hours.sources.push_back(sourceOf(m_site, file.file, window.line));
    return hours;
}

std::optional<Pace> Planner::paceOf(const ResolvedAgent &view) {
    const std::array<const ResolvedAgent *, 1> views = {&view};
    std::optional<Pace> slowest;
    std::set<double> paces;
    for (const int minute : exact::cellStarts(views)) {
        const auto pace = m_site.pace(view, exact::instantAt({}, minute));
        paces.insert(pace && pace->secondsPerRequest ? *pace->secondsPerRequest : 0);
        if (pace && pace->secondsPerRequest && *pace->secondsPerRequest > 0 &&
            (!slowest || *pace->secondsPerRequest > slowest->seconds))
            slowest = Pace{*pace->secondsPerRequest, sourceOf(m_site, pace->line)};
    }
    if (slowest)
        slowest->isOfSomeHours = paces.size() > 1;
    if (!slowest && keepsToRuleOfThumb(view))
        for (const ResolvedFile &file : view.files)
            if (const FileRules *rules = file.rules(); rules != nullptr && rules->extended)
                lose(
                    LossCode::Rate, Severity::Lost,
                    sourceOf(
                        m_site, file.file,
                        m_site.tree(file.file)->groups().groups[rules->groups.front()].firstLine),
                    nothingSaid(),
                    Message(GATEPOST_TEXT(
                        "export",
                        "No pace is stated. That robots wait twice the time that the last document "
                        "took cannot be enforced.")));
    return slowest;
}

// ---- all together --------------------------------------------------------------------------------

/// Equal for what is enforced alike.
std::string keyOf(const AgentGroup &group) {
    std::string key;
    const auto addSource = [&key](const Source &source) {
        key +=
            source.file + ':' + (source.line ? std::to_string(source.line->line.value) : "") + '\n';
    };
    for (const Stage &stage : group.stages) {
        for (const PlanRule &rule : stage.rules)
            addSource(rule.source);
        if (stage.denyOthers)
            addSource(*stage.denyOthers);
        key += "--\n";
    }
    if (group.hours) {
        key += group.hours->open.to_string();
        for (const Source &source : group.hours->sources)
            addSource(source);
    }
    if (group.pace)
        addSource(group.pace->source), key += std::to_string(group.pace->seconds);
    return key;
}

void Planner::plan(const exact::AgentClass &agents) {
    const exact::Side &side = agents.sides.front();
    AgentGroup group;
    for (const exact::AskedAgent &agent : agents.agents)
        group.names.push_back(lookedFor(agent.identity));
    if (m_question.mode != Mode::Rate) {
        group.stages = stagesOf(side, agents.agents);
        group.hours = hoursOf(*side.view);
    }
    if (m_question.mode != Mode::Deny)
        group.pace = paceOf(*side.view);
    if (group.stages.empty() && !group.hours && !group.pace)
        return;
    const auto [at, isNew] = m_groups.try_emplace(keyOf(group), m_plan.groups.size());
    if (!isNew) {
        auto &names = m_plan.groups[at->second].names;
        names.insert(names.end(), group.names.begin(), group.names.end());
        return;
    }
    group.id = "gp" + std::to_string(m_plan.groups.size() + 1);
    m_plan.groups.push_back(std::move(group));
}

Plan Planner::make() {
    addFiles(m_site, m_plan);
    m_naming = namingLines(m_site);
    m_plan.title = infoOf(m_question.target).title;
    m_plan.compact = m_question.compact;
    const std::array<const CompiledSite *, 1> sites = {&m_site};
    for (const auto &classes : exact::classesOf(agents(), sites, Reading::Author))
        for (const exact::AgentClass &each : classes)
            plan(each);
    loseShadowed();
    for (const auto &[line, agents] : m_asked)
        lose(LossCode::Ask, Severity::Approximated,
             sourceOf(m_site, line.first, static_cast<std::uint32_t>(line.second.index())),
             Message(GATEPOST_TEXT("export", "Refused.")),
             Message(GATEPOST_TEXT("export",
                                   "A server cannot be asked first: %1 may fetch nothing, also "
                                   "after they were allowed to. Choose other agents where they "
                                   "should pass."),
                     exact::agentsInWords(exact::pointersTo(agents))));
    for (Loss &loss : lossesOfLines(m_site, m_question))
        lose(loss.code, loss.severity, std::move(loss.source), std::move(loss.said),
             std::move(loss.effect));
    return std::move(m_plan);
}

std::vector<Refusals> Planner::refusals(std::span<const exact::AskedAgent> agents) {
    const std::array<const CompiledSite *, 1> sites = {&m_site};
    std::vector<Refusals> all;
    for (const auto &classes : exact::classesOf(agents, sites, Reading::Author))
        for (const exact::AgentClass &each : classes)
            all.push_back({each.agents, stagesOf(each.sides.front(), {})});
    return all;
}

} // namespace

std::vector<Refusals> refusalsOfAll(const CompiledSite &site, const Question &question,
                                    std::span<const exact::AskedAgent> agents) {
    return Planner(site, question).refusals(agents);
}

Plan planOf(const CompiledSite &site, const Question &question) {
    return Planner(site, question).make();
}

} // namespace gatepost::exporting
