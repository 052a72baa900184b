// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/library/gatepost.h"

#include "core/access/access.h"
#include "core/agents/agentfacts.h"
#include "core/agents/identity.h"
#include "core/agents/registry.h"
#include "core/ask/ask.h"
#include "core/diagnostic/diagnostic.h"
#include "core/dialect/dialect.h"
#include "core/exact/diff.h"
#include "core/exact/map.h"
#include "core/exact/ruleaboutall.h"
#include "core/export/export.h"
#include "core/lint/lint.h"
#include "core/match/googleanswer.h"
#include "core/model/edits.h"
#include "core/model/groupedits.h"
#include "core/model/owngroup.h"
#include "core/settings/sitesettings.h"
#include "core/simulate/policy.h"
#include "core/simulate/policytest.h"
#include "core/simulate/resolvedagent.h"
#include "core/simulate/simulate.h"
#include "core/store/readfile.h"
#include "core/store/sitefolder.h"
#include "core/syntax/groups.h"
#include "core/text/ascii.h"
#include "core/text/lineindex.h"
#include "core/text/once.h"
#include "core/text/version.h"
#include "core/value/check.h"

#include <algorithm>
#include <atomic>
#include <utility>

namespace gatepost::library {

namespace core = ::gatepost;

struct Registry::Data {
    core::Registry list;
};

struct Site::Data {
    CompiledSite site;
    LintOptions lint;
    std::vector<std::string> paths; ///< real ones, preferred as examples
    std::vector<Test> tests;

    [[nodiscard]] exact::ExactQuestion question(const Limits &limits) const {
        exact::ExactQuestion question;
        question.paths = paths;
        question.limits.steps = limits.steps;
        question.limits.stop = limits.stop;
        return question;
    }
};

struct Agent::Data {
    std::shared_ptr<const Site::Data> owner;
    Identity identity;
    core::Reading reading = core::Reading::Author;
    bool competitor = false;
    OnceDone made = {};
    mutable std::shared_ptr<const ResolvedAgent> kept = {};
    mutable std::atomic<const ResolvedAgent *> ready = nullptr; ///< `kept` once it is made

    [[nodiscard]] const CompiledSite &site() const { return owner->site; }
    [[nodiscard]] const ResolvedAgent &view() const {
        made.call([this] {
            kept = site().view(identity, reading);
            ready.store(kept.get(), std::memory_order_release);
        });
        return *kept;
    }
    [[nodiscard]] FetchVerdict fetch(std::string_view url, Instant at) const {
        const PathQuestion path(url);
        if (const ResolvedAgent *view = ready.load(std::memory_order_acquire))
            return site().fetch(*view, path, at);
        if (const auto first = site().firstAnswer(identity, reading, path))
            return *first;
        return site().fetch(view(), path, at);
    }
    [[nodiscard]] Verdict ask(std::string_view url, Instant at, TraceLevel level) const {
        return site().simulate({identity, std::string(url), at, reading, competitor}, level);
    }
};

namespace {

/// The enums of the header have the values of core's own.
template <typename To, typename From>
constexpr To as(From value) {
    return static_cast<To>(static_cast<std::uint8_t>(value));
}
static_assert(as<Decision>(core::Decision::Ask) == Decision::Ask);
static_assert(as<Reason>(FetchReason::Rule) == Reason::Rule);
static_assert(as<Reason>(FetchReason::UnreachableLong) == Reason::UnreachableLong);
static_assert(as<Reading>(core::Reading::Known) == Reading::Known && kReadingCount == 5);
static_assert(as<Severity>(core::Severity::Note) == Severity::Note);
static_assert(as<PaceKind>(RateKind::Polite) == PaceKind::Polite);
static_assert(as<Term>(core::Term::Other) == Term::Other);
static_assert(as<Proof>(exact::Proof::Open) == Proof::Open);
static_assert(as<Change::What>(exact::Difference::What::Signal) == Change::What::Signal);
static_assert(as<FileAnswer::Failure>(FetchFailure::Redirects) == FileAnswer::Failure::Redirects);
static_assert(as<Access::Result>(AccessResult::Unreachable) == Access::Result::Unreachable);
static_assert(as<Access::Effect>(AccessEffect::Open) == Access::Effect::Open);
static_assert(sizeof(Fetch) == 12);

std::unexpected<Error> failed(Error::Code code, const Message &message) {
    return std::unexpected(Error{code, message.english()});
}

core::FileAnswer answerOf(const FileAnswer &from) {
    core::FileAnswer answer;
    answer.status = from.status;
    if (from.failure)
        answer.failure = as<FetchFailure>(*from.failure);
    else if (from.status < 100 || from.status > 599)
        answer.failure = FetchFailure::Connect;
    answer.since = from.since;
    answer.copy = from.copy;
    answer.isText = from.isText;
    return answer;
}

FileAnswer answerOf(const core::FileAnswer &from) {
    FileAnswer answer;
    answer.status = from.status;
    if (from.failure)
        answer.failure = as<FileAnswer::Failure>(*from.failure);
    answer.since = from.since;
    answer.copy = from.copy;
    answer.isText = from.isText;
    return answer;
}

Line lineOf(const std::optional<LineRef> &line) {
    return line ? Line{static_cast<std::uint8_t>(line->file.index()), line->line.value} : Line{};
}

Fetch fetchOf(const FetchVerdict &verdict) {
    return {as<Decision>(verdict.decision), as<Reason>(verdict.reason), lineOf(verdict.line)};
}

std::optional<Pace> paceOf(const std::optional<RateVerdict> &rate) {
    if (!rate)
        return {};
    return Pace{rate->secondsPerRequest, as<PaceKind>(rate->kind), lineOf(rate->line)};
}

std::vector<std::string> textsOf(const std::vector<Message> &messages) {
    std::vector<std::string> texts;
    texts.reserve(messages.size());
    for (const Message &message : messages)
        texts.push_back(message.english());
    return texts;
}

std::vector<std::string> textsOf(const std::vector<exact::SitePattern> &patterns) {
    std::vector<std::string> texts;
    texts.reserve(patterns.size());
    for (const exact::SitePattern &pattern : patterns)
        texts.push_back(pattern.pattern);
    return texts;
}

Region regionOf(const exact::Region &region) {
    return {textsOf(region.matches), textsOf(region.except), region.example};
}

Hours hoursOf(const exact::Hours &hours) {
    Hours made;
    if (!hours.isAlways())
        for (const auto &[first, last] : hours.windows())
            made.windows.push_back({first, last});
    return made;
}

Who whoOf(const exact::AskedAgent &agent) {
    Who who;
    who.name = exact::nameOf(agent);
    if (const auto *matching = std::get_if<exact::AskedAgent::Matching>(&agent.who)) {
        who.kind = Who::Kind::Matching;
        who.patterns = matching->patterns;
    } else if (const auto *unknown = std::get_if<exact::AskedAgent::Unknown>(&agent.who)) {
        who.kind = Who::Kind::Unknown;
        if (unknown->category)
            who.category = categoryName(*unknown->category);
    }
    return who;
}

std::vector<Who> whoOf(auto &&agents) {
    std::vector<Who> all;
    for (const exact::AskedAgent &agent : agents)
        all.push_back(whoOf(agent));
    return all;
}

/// The tree and the index of the line in it; null if the site has no such line.
std::pair<const Tree *, std::uint32_t> placeOf(const CompiledSite &site, Line line) {
    const auto files = site.site().present();
    const FileId file = FileId::fromIndex(line.file);
    if (!line || !std::ranges::contains(files, file))
        return {nullptr, 0};
    const Tree *tree = site.tree(file);
    return {line.number <= tree->lines().size() ? tree : nullptr, line.number - 1};
}

/// The first group that counts for the agent that it names (S12, S30).
std::optional<std::size_t> groupFor(const Tree &tree, std::string_view agent) {
    const NamingGroups naming = tree.groups().naming(agent);
    return naming.empty() ? std::nullopt : std::optional(naming.deciding().front());
}

} // namespace

// ---- words ---------------------------------------------------------------------------------------

std::string_view version() {
    return core::version();
}
std::string_view name(Decision decision) {
    return decisionName(as<core::Decision>(decision));
}
std::string_view name(Reason reason) {
    return fetchReasonName(as<FetchReason>(reason));
}
std::string_view name(Reading reading) {
    return readingName(as<core::Reading>(reading));
}
std::string_view name(Severity severity) {
    return severityName(as<core::Severity>(severity));
}
std::string_view name(PaceKind kind) {
    return rateKindName(as<RateKind>(kind));
}
std::string_view name(Proof proof) {
    return proofName(as<exact::Proof>(proof));
}
std::string_view name(Change::What what) {
    return whatName(as<exact::Difference::What>(what));
}
std::string_view name(Access::Result result) {
    return accessResultName(as<AccessResult>(result));
}
std::string_view name(Access::Effect effect) {
    return accessEffectName(as<AccessEffect>(effect));
}

std::optional<Decision> parseDecision(std::string_view text) {
    for (const Decision decision :
         {Decision::Allow, Decision::Deny, Decision::Later, Decision::Ask})
        if (equalsIgnoringCase(text, name(decision)))
            return decision;
    return {};
}

std::optional<Reading> parseReading(std::string_view text) {
    for (const core::Reading reading : kReadings)
        if (equalsIgnoringCase(text, readingName(reading)))
            return as<Reading>(reading);
    return {};
}

// ---- files ---------------------------------------------------------------------------------------

std::expected<FileAnswer, Error> parseFileAnswer(std::string_view text) {
    const auto parsed = core::parseFileAnswer(text);
    if (!parsed)
        return failed(Error::Code::FileAnswer, parsed.error());
    return answerOf(*parsed);
}

File File::fromHttp(int status, std::string body) {
    File file;
    file.answer = FileAnswer{.status = status};
    if (status < 100 || status > 599)
        file.answer->failure = FileAnswer::Failure::Connect;
    else if (status >= 200 && status <= 299)
        file.bytes = std::move(body);
    return file;
}

Access access(const FileAnswer &answer, std::string_view who) {
    const core::FileAnswer asked = answerOf(answer);
    const AccessMeaning meaning =
        accessMeaning({.answer = asked, .hasFile = asked.copy.value_or(true)}, who);
    return {as<Access::Result>(meaning.result), as<Access::Effect>(meaning.effect),
            meaning.documented, meaning.rule, accessText(asked, meaning).english()};
}

Registry::Registry(std::shared_ptr<const Data> data) : m_data(std::move(data)) {}

Registry Registry::builtIn() {
    static const auto data = std::make_shared<const Data>(core::Registry::builtIn());
    return Registry(data);
}

std::expected<Registry, Error> Registry::parse(std::string_view text) {
    auto list = core::Registry::parse(text);
    if (!list)
        return failed(Error::Code::Registry, list.error());
    return Registry(std::make_shared<const Data>(std::move(*list)));
}

std::expected<Registry, Error> Registry::with(std::string_view text) const {
    const AgentList layer = readAgentsTsv(text);
    if (!layer.problems.empty())
        return failed(Error::Code::Registry, layer.problems.front().text);
    return Registry(std::make_shared<const Data>(m_data->list.with(layer)));
}

std::string_view Registry::sha256() const {
    return m_data->list.sha256();
}

// ---- a site --------------------------------------------------------------------------------------

Site::Site(std::shared_ptr<const Data> data) : m_data(std::move(data)) {}

Site::Site(const Files &files) {
    core::Site site;
    const auto put = [&site](FileRole role, const File &file) {
        if (file.bytes)
            site.put(role, *file.bytes);
        if (file.answer)
            site.answers.files[FileId(role).index()] = answerOf(*file.answer);
    };
    put(FileRole::Robots, files.robots);
    put(FileRole::RobotsAi, files.robotsAi);
    put(FileRole::Robots2, files.robots2);
    if (files.home)
        site.answers.home = answerOf(*files.home);
    site.host = toLower(files.host);
    site.registry = files.registry.m_data->list;
    if (files.chain)
        site.follow([&files](const std::string &url) -> std::expected<std::string, Message> {
            if (auto bytes = files.chain(url))
                return *std::move(bytes);
            return std::unexpected(Message("there is no such file"));
        });
    m_data = std::make_shared<const Data>(Data{CompiledSite(std::move(site)), {}, {}, {}});
}

std::expected<Site, Error> Site::inFolder(const std::string &folder, const Registry &registry) {
    if (!isFolder(FileSystem::real(), folder))
        return failed(Error::Code::Folder, folder + ": is not a folder that can be read");
    const DiskFolder files(FileSystem::real(), folder);
    SiteFolder found = readSiteFolder(files);
    for (const auto *unread : {&found.unread, &found.side.unread})
        if (!unread->empty())
            return failed(Error::Code::Folder, unread->front().why);
    SiteSettings &settings = found.side.settings;
    LintOptions lint;
    lint.off = settings.lintOff;
    core::Site site = siteOf(found, files);
    site.registry = registry.m_data->list.with(settings.agentFacts);
    std::vector<Test> tests;
    for (PolicyTest &test : settings.tests)
        tests.push_back({std::move(test.agent), std::move(test.path), std::move(test.agents),
                         std::move(test.paths), std::move(test.expect), test.at,
                         std::move(test.reading), std::move(test.status)});
    return Site(std::make_shared<const Data>(Data{CompiledSite(std::move(site)), std::move(lint),
                                                  std::move(settings.paths), std::move(tests)}));
}

std::expected<Site, Error> Site::withAsks(std::string_view json) const {
    auto asks = readAskRehearsal(json);
    if (!asks)
        return failed(Error::Code::Asks, asks.error());
    core::Site site = m_data->site.site();
    site.asks = std::move(*asks);
    return Site(std::make_shared<const Data>(
        Data{CompiledSite(std::move(site)), m_data->lint, m_data->paths, m_data->tests}));
}

std::expected<Site, Error> Site::withAnswers(std::string_view answers) const {
    auto site = siteWithAnswers(m_data->site, answers);
    if (!site)
        return failed(Error::Code::FileAnswer, site.error());
    return Site(std::make_shared<const Data>(
        Data{std::move(*site), m_data->lint, m_data->paths, m_data->tests}));
}

std::expected<Agent, Error> Site::agent(std::string_view who, const As &as) const {
    std::optional<Category> category;
    if (!as.category.empty()) {
        category = parseCategory(as.category);
        if (!category)
            return failed(Error::Code::Category, "category: “" + as.category +
                                                     "” is none of the eight of robots2.txt, such "
                                                     "as data-harvester");
    }
    auto identity = identify(who, category, m_data->site.site().registry);
    if (!identity)
        return failed(Error::Code::Agent, "agent: " + identity.error().english());
    const auto reading = library::as<core::Reading>(as.reading);
    return Agent(
        std::make_shared<const Agent::Data>(m_data, std::move(*identity), reading, as.competitor));
}

std::string_view Site::fileName(Line line) const {
    const CompiledSite &site = m_data->site;
    const FileId file = FileId::fromIndex(line.file);
    return std::ranges::contains(site.site().present(), file) ? site.fileName(file)
                                                              : std::string_view();
}

std::string_view Site::text(Line line) const {
    const auto [tree, index] = placeOf(m_data->site, line);
    return tree == nullptr ? std::string_view()
                           : tree->slice(lineRef(*tree, FileId::fromIndex(line.file), index).range);
}

std::vector<std::string> Site::sitemaps() const {
    std::vector<std::string> all;
    for (const FileId file : m_data->site.site().present()) {
        const Tree *tree = m_data->site.tree(file);
        for (const core::Line &line : tree->lines())
            if (line.is(DirectiveId::Sitemap))
                if (std::string url(tree->value(line));
                    !url.empty() && !std::ranges::contains(all, url))
                    all.push_back(std::move(url));
    }
    return all;
}

std::vector<Test> Site::tests() const {
    return m_data->tests;
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
        findings.push_back({each.code, as<Severity>(each.severity),
                            Line{static_cast<std::uint8_t>(each.file.index()),
                                 static_cast<std::uint32_t>(line + 1)},
                            static_cast<std::uint32_t>(each.range.begin - lines.start(line) + 1),
                            each.message.english()});
    }
    return findings;
}

Map Site::map(const Limits &limits) const {
    const exact::PolicyMap found =
        exact::policyMap(m_data->site, m_data->question(limits), exact::Spellings::Together);
    Map map{found.complete, textsOf(found.unproven), {}};
    for (const exact::MapRow &row : found.rows)
        for (const exact::MapCell &cell : row.cells)
            for (const exact::MapRegion &part : cell.regions) {
                Verdict verdict = part.verdict;
                verdict.window
                    .reset(); // the sentence would name one instant's hours beside Area::hours
                map.areas.push_back({whoOf(row.asked), hoursOf(cell.hours), regionOf(part.region),
                                     fetchOf(verdict.fetch),
                                     sentence(m_data->site, verdict).english()});
            }
    return map;
}

Difference Site::changesTo(const Site &after, const Limits &limits) const {
    const exact::Differences found =
        exact::differences(m_data->site, after.m_data->site, m_data->question(limits));
    Difference difference{found.complete, textsOf(found.unproven), {}};
    for (const exact::Difference &each : found.changes)
        difference.changes.push_back(
            {as<Change::What>(each.what), each.isLoss(), whoOf(each.who.agents()),
             hoursOf(each.hours), regionOf(each.region), each.before.value, each.after.value,
             lineOf(each.before.line), lineOf(each.after.line), each.text.english()});
    return difference;
}

TestOutcome Site::run(const Test &test, Instant now, const Limits &limits) const {
    PolicyTest row;
    row.agent = test.agent;
    row.path = test.path;
    row.agents = test.agents;
    row.paths = test.paths;
    row.expect = test.expect;
    row.at = test.at;
    row.reading = test.reading;
    row.status = test.status;
    const exact::TestResult result =
        exact::runTest(m_data->site, row, now, m_data->question(limits).limits);
    return {as<Proof>(result.proof), result.actual, result.reason.english()};
}

std::span<const std::string_view> targets() {
    static const auto names = [] {
        std::vector<std::string_view> all;
        for (const exporting::TargetInfo &info : exporting::targets())
            all.push_back(info.name);
        return all;
    }();
    return names;
}

std::expected<Exported, Error> Site::exportTo(std::string_view target) const {
    const auto found = exporting::parseTarget(target);
    if (!found)
        return failed(Error::Code::Target,
                      "target: “" + std::string(target) + "” is none of targets()");
    exporting::Question question;
    question.target = *found;
    exporting::Export made = exporting::exportSite(m_data->site, question);
    Exported exported;
    for (exporting::File &file : made.files)
        exported.files.push_back({std::move(file.name), std::move(file.text)});
    for (const exporting::Loss &loss : made.losses)
        exported.losses.push_back(
            {exporting::lossName(loss.code), std::string(exporting::severityName(loss.severity)),
             lineOf(loss.source.line), loss.said.english(), loss.effect.english()});
    return exported;
}

// ---- an agent ------------------------------------------------------------------------------------

Agent::Agent(std::shared_ptr<const Data> data) : m_data(std::move(data)) {}

std::string_view Agent::token() const {
    return m_data->identity.token;
}

Fetch Agent::fetch(std::string_view url, Instant at) const {
    return fetchOf(m_data->fetch(url, at));
}

std::size_t Agent::fetch(std::span<const std::string_view> urls, Instant at,
                         std::span<Fetch> into) const {
    const std::size_t count = std::min(urls.size(), into.size());
    for (std::size_t i = 0; i < count; ++i)
        into[i] = fetch(urls[i], at);
    return count;
}

std::optional<Pace> Agent::pace(Instant at) const {
    return paceOf(m_data->site().pace(m_data->view(), at));
}

bool Agent::isOpen(Instant at) const {
    const auto &schedule = m_data->view().schedule;
    return !schedule || schedule->isOpen(at);
}

std::optional<Instant> Agent::nextOpening(Instant at) const {
    if (isOpen(at))
        return at;
    const DaySchedule &schedule = *m_data->view().schedule;
    return schedule.isNeverOpen() ? std::nullopt : schedule.nextChange(at);
}

Answer Agent::answer(std::string_view url, Instant at) const {
    const Verdict verdict = m_data->ask(url, at, TraceLevel::None);
    Answer answer;
    answer.fetch = fetchOf(verdict.fetch);
    if (verdict.known)
        answer.known = fetchOf(verdict.known->fetch);
    answer.pace = paceOf(verdict.rate);
    if (verdict.window)
        answer.nextChange = verdict.window->nextChange;
    for (const UseVerdict &use : verdict.use)
        answer.uses.push_back(
            {directiveName(use.directive), as<Term>(use.effective.term()),
             std::string(use.effective.text()),
             use.stated ? std::optional(std::string(use.stated->text())) : std::nullopt,
             use.because(), lineOf(use.line)});
    answer.preferences = {verdict.signals.contentUsage, verdict.signals.contentUsageApplies,
                          verdict.signals.contentSignal, verdict.signals.aiTraining};
    answer.sentence = sentence(m_data->site(), verdict).english();
    return answer;
}

std::string Agent::json(std::string_view url, Instant at) const {
    return toJson(m_data->site(), m_data->ask(url, at, TraceLevel::Full));
}

// ---- one question, one edit ----------------------------------------------------------------------

QuickAnswer quickAnswer(std::string_view robots, std::string_view token, std::string_view url) {
    const GoogleAnswer answer = googleAnswer(robots, token, url);
    return {answer.outcome != PathOutcome::Disallowed, answer.line ? *answer.line + 1 : 0};
}

std::expected<std::string, Error> withRule(std::string robots, std::string_view agent, Rule rule,
                                           std::string_view path) {
    if (trimmed(agent).empty())
        return failed(Error::Code::Agent,
                      "agent: it is empty; a product token such as GPTBot, or * for all, "
                      "is expected");
    const DirectiveId directive = rule == Rule::Allow ? DirectiveId::Allow : DirectiveId::Disallow;
    const auto checked = checkValue(*gatepost::dialect(DialectId::Robots).find(directive), path);
    if (!checked)
        return failed(Error::Code::Path, checked.error().message);
    Edits edits(Tree::parse(std::move(robots), DialectId::Robots));
    auto group = groupFor(edits.tree(), agent);
    if (!group) {
        const auto made = addOwnGroup(edits.tree(), agent);
        if (!made)
            return failed(Error::Code::Agent, made.error());
        edits.take(made->edit);
        group = groupFor(edits.tree(), agent);
        if (!group)
            return failed(Error::Code::Agent,
                          "“" + std::string(agent) + "” is not a product token");
    }
    if (!edits.take(addRule(edits.tree(), *group, {directive, *checked})))
        return failed(Error::Code::Path, edits.result().error());
    return std::string(edits.tree().text());
}

} // namespace gatepost::library
