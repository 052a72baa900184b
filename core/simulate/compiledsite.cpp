// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/simulate/compiledsite.h"

#include "core/simulate/firstanswer.h"
#include "core/simulate/sitemaphost.h"
#include "core/text/ascii.h"
#include "core/value/term.h"
#include "core/value/url.h"

#include <algorithm>
#include <array>
#include <atomic>

namespace gatepost {

namespace {

constexpr std::string_view kAskPath = "/.well-known/robots2-ask";

/// What is asked of every question: made once, in static storage.
const std::vector<std::string> &policyPathTexts() {
    static const std::vector<std::string> all = [] {
        std::vector<std::string> paths;
        for (const FileRoleRow &row : siteFiles())
            paths.push_back("/" + std::string(row.fileName));
        paths.emplace_back(kAskPath);
        return paths;
    }();
    return all;
}

/// What a crawler of a reading looks at, and how (S82, S83).
class DocumentedReading {
public:
    DocumentedReading(const Identity &agent, Reading reading)
        : m_known(reading == Reading::Known ? agent.known.get() : nullptr),
          m_reading(m_known != nullptr          ? Reading::Known
                    : reading == Reading::Known ? Reading::Author
                                                : reading) {}

    /// The registry speaks: the reading is Known, and it knows the agent.
    [[nodiscard]] bool isAgents() const { return m_known != nullptr; }
    /// Everything counts that the author wrote (S82).
    [[nodiscard]] bool isAuthors() const { return m_reading == Reading::Author; }
    [[nodiscard]] bool ignores() const {
        return m_known != nullptr && m_known->obeysRobots == Documented::No;
    }
    [[nodiscard]] bool obeysCrawlDelay() const {
        return m_known != nullptr ? !ignores() && m_known->obeysCrawlDelay == Documented::Yes
                                  : m_reading == Reading::Author;
    }
    /// Its own group does not keep the Crawl-delay of * from counting.
    [[nodiscard]] bool keepsStarDelay() const {
        return m_known != nullptr && obeysCrawlDelay() && m_known->starDelay == Documented::Yes;
    }
    [[nodiscard]] bool reads(FileId file) const {
        if (m_reading == Reading::Author)
            return true;
        if (m_known == nullptr)
            return file.row().isPlain;
        return m_known->readsFile(file.row().dialect);
    }
    /// S83 says how robots.txt is read. Gatepost's choice for the others, which no operator documents yet:
    /// robots-ai.txt has the same syntax and is read likewise, robots2.txt and its chain as their author meant them.
    [[nodiscard]] Reading manner(FileId file) const {
        const FileRoleRow &row = file.row();
        if (!row.readAsRobots || m_reading == Reading::Author)
            return Reading::Author;
        if (m_known == nullptr)
            return row.isPlain ? m_reading : Reading::Author;
        return row.isPlain && m_known->readsAsGoogle() ? Reading::Google : Reading::Rfc9309;
    }

private:
    const KnownAgent *m_known;
    Reading m_reading;
};

/// The lines of a file count, or may count: of one whose request failed they do not. What is chained to a file is had from it.
bool mayState(const SiteAccess &access, FileId file) {
    const auto stands = [&access](FileId id) {
        const AccessEffect effect = access[id.index()].effect;
        return effect == AccessEffect::File || effect == AccessEffect::FirstBytes ||
               effect == AccessEffect::Copy;
    };
    if (!file.isChained())
        return stands(file);
    return std::ranges::all_of(siteFiles(), [&](const FileRoleRow &row) {
        return stands(FileId(row.role)) || !row.leadsOn;
    });
}

/// So many lines are walked over for the first questions before views are made. A view of a small file costs as much as some five
/// walks. Of a larger file one question is answered so.
constexpr std::size_t kMostWalkedLines = 64;

bool isSpecific(NamedBy by) {
    return by != NamedBy::Nobody && by != NamedBy::Star;
}

} // namespace

std::span<const std::string_view> policyPaths() {
    static const std::vector<std::string_view> all(policyPathTexts().begin(),
                                                   policyPathTexts().end());
    return all;
}

std::vector<std::string_view> filesRead(const KnownAgent &agent) {
    std::vector<std::string_view> names;
    for (const FileRoleRow &row : siteFiles())
        if (agent.readsFile(row.dialect))
            names.push_back(row.fileName);
    return names;
}

bool isPolicyFile(std::string_view path) {
    return std::ranges::contains(policyPaths(), withoutQuery(path));
}

bool isDenial(PathOutcome outcome) {
    return outcome == PathOutcome::Disallowed || outcome == PathOutcome::DisallowedByDefault;
}

std::optional<std::uint32_t> decidedLine(const ResolvedFile &view, const PathDecision &decision) {
    if (!decision.rule)
        return {};
    return view.match.rules->rules.rules()[*decision.rule].line;
}

CompiledSite::Data::Data(const Site &compiledSite) : site(compiledSite) {
    for (std::size_t index = 0; index < kSiteFileCount + site.chain.files.size(); ++index) {
        const FileId file = FileId::fromIndex(index);
        const Tree *tree = trees.emplace_back(site.tree(file));
        if (tree == nullptr)
            indexes.push_back(nullptr);
        else if (!firstIndex)
            indexes.push_back(&firstIndex.emplace(*tree, file));
        else
            indexes.push_back(
                moreIndexes.emplace_back(std::make_unique<FileIndex>(*tree, file)).get());
        if (tree != nullptr && file.row().statesUse)
            policies.emplace_back(
                *tree, file, file.isChained() ? std::string(site.nameOf(file)) : std::string());
    }
}

std::shared_ptr<const ResolvedAgent> CompiledSite::Data::makeView(const Identity &agent,
                                                                  Reading reading) const {
    const DocumentedReading documented(agent, reading);
    const SiteAccess access = siteAccess(site, agent, reading);
    auto view = std::make_shared<ResolvedAgent>(
        agent, reading, access, StatedPolicy(policies, agent, [&](FileId file) {
            return documented.reads(file) && mayState(access, file);
        }));
    view->ignores = documented.ignores();
    view->crawlDelays = documented.obeysCrawlDelay();
    bool namedEarlier = false; // by a group of robots2.txt or its chain that is not "*" (S59)
    bool anyEarlier = false;   // by any of their groups
    for (std::size_t place = 0; place < indexes.size(); ++place) {
        const FileIndex *const index = indexes[place];
        const FileId id = FileId::fromIndex(place);
        const bool refuses = !id.isChained() && access[id.index()].refuses();
        if ((index == nullptr || !mayState(access, id)) && !refuses)
            continue;
        ResolvedFile file;
        file.file = id;
        file.unreachable = refuses;
        file.reading = documented.manner(file.file);
        file.read = documented.reads(file.file);
        file.speaks = !file.file.row().forAiAlone || agent.isAi();
        if (refuses)
            file.match = {NamedBy::Star, "*", rulesOfUnreachable()};
        else if (file.read && file.speaks)
            file.match = index->match(agent, file.reading, documented.isAgents());
        if (!refuses && file.rules() != nullptr && isSpecific(file.match.by) &&
            documented.keepsStarDelay() && file.reading == Reading::Rfc9309)
            if (const auto star = index->starRules(file.reading))
                file.starDelays = star->crawlDelays;
        if (file.read && file.file.row().statesUse) {
            const bool specific = isSpecific(file.match.by);
            if (file.file.isChained())
                file.counts = specific ? !namedEarlier : !anyEarlier;
            namedEarlier = namedEarlier || specific;
            anyEarlier = anyEarlier || file.match.by != NamedBy::Nobody;
        }
        if (const FileRules *rules = file.rules(); rules != nullptr && rules->schedule) {
            if (view->schedule)
                view->schedule->intersect(*rules->schedule);
            else
                view->schedule = rules->schedule;
        }
        view->files.push_back(std::move(file));
    }
    const FileIndex *const robots = indexes[FileId(FileRole::Robots).index()];
    if (documented.isAuthors() && robots != nullptr && mayState(access, FileRole::Robots) &&
        !site.registry.useTokens().empty()) {
        view->useToken = useTokenRules();
        if (view->useToken == nullptr && kStarReachesUseTokens)
            view->useToken = robots->starRules(Reading::Author);
    }
    return view;
}

const std::string &CompiledSite::Data::host() const {
    hostFound.call([this] { hostKept = site.host.empty() ? sitemapHost(site) : site.host; });
    return hostKept;
}

const std::shared_ptr<const FileRules> &CompiledSite::Data::useTokenRules() const {
    useTokenRulesFound.call([this] {
        useTokenRulesKept =
            indexes[FileId(FileRole::Robots).index()]->rulesNaming(site.registry.useTokens());
    });
    return useTokenRulesKept;
}

PathVerdict CompiledSite::Data::pathVerdict(const ResolvedAgent &view,
                                            const PathQuestion &path) const {
    std::array<PathDecision, kMostFiles> decisions;
    for (std::size_t i = 0; i < view.files.size(); ++i)
        if (const FileRules *rules = view.files[i].rules())
            decisions[i] = rules->rules.decide(path);
    return pathVerdict(view, std::span(decisions).first(view.files.size()));
}

PathVerdict CompiledSite::Data::pathVerdict(const ResolvedAgent &view,
                                            std::span<const PathDecision> decisions) const {
    PathVerdict verdict;
    verdict.files.reserve(view.files.size());
    bool decidedToAllow = false;
    for (std::size_t i = 0; i < view.files.size(); ++i) {
        const ResolvedFile &file = view.files[i];
        PathVerdict::PerFile entry{&file, {}, false};
        verdict.anyFile = verdict.anyFile || (file.read && file.speaks);
        if (file.rules() != nullptr) {
            verdict.anyGroup = true;
            entry.decision = decisions[i];
            switch (file.file.row().precedence) {
            case Precedence::Decides:
                decidedToAllow = decidedToAllow || entry.decision.outcome == PathOutcome::Allowed;
                break;
            case Precedence::Yields:
                entry.overruled = decidedToAllow && isDenial(entry.decision.outcome);
                break;
            case Precedence::Narrows:
            case Precedence::None: break;
            }
        }
        verdict.files.push_back(entry);
    }
    if (view.ignores)
        return verdict; // whatever the rules say
    for (std::uint8_t place = 0; place < verdict.files.size(); ++place) {
        const PathVerdict::PerFile &entry = verdict.files[place];
        if (!verdict.firstDenial && isDenial(entry.decision.outcome) && !entry.overruled)
            verdict.firstDenial = place;
        if (!verdict.firstAllow && entry.decision.outcome == PathOutcome::Allowed)
            verdict.firstAllow = place;
    }
    return verdict;
}

FetchVerdict CompiledSite::Data::fetchVerdict(const ResolvedAgent &view, const PathVerdict &paths,
                                              const UseVerdict &crawl, bool policyFile,
                                              Instant at) const {
    const auto byRule = [&](Decision decision, const PathVerdict::PerFile &entry) {
        FetchVerdict verdict{decision, FetchReason::NoRule, {}};
        if (entry.view->unreachable)
            verdict.reason = FetchReason::Unreachable;
        else if (const auto line = decidedLine(*entry.view, entry.decision)) {
            const FileId file = entry.view->file;
            verdict.reason = FetchReason::Rule;
            verdict.line = lineRef(*trees[file.index()], file, *line);
        }
        return verdict;
    };
    if (policyFile)
        return {Decision::Allow, FetchReason::PolicyFile, {}};
    if (view.ignores)
        return {Decision::Allow, FetchReason::Ignores, {}};
    if (const PathVerdict::PerFile *denies = paths.denies())
        return byRule(Decision::Deny, *denies);
    if (termOf(crawl.effective) == Term::No)
        return {Decision::Deny, FetchReason::CrawlDirective, crawl.line};
    if (view.schedule && !view.schedule->isOpen(at)) {
        const auto window = windowAt(view, at, trees);
        return {Decision::Later, FetchReason::VisitTime, window->line};
    }
    if (termOf(crawl.effective) == Term::Ask)
        return {Decision::Ask, FetchReason::CrawlDirective, crawl.line};
    if (const PathVerdict::PerFile *allows = paths.allows())
        return byRule(Decision::Allow, *allows);
    const bool opened = view.access[FileId(FileRole::Robots).index()].effect == AccessEffect::Open;
    const FetchReason reason = opened           ? FetchReason::UnreachableLong
                               : paths.anyGroup ? FetchReason::NoRule
                               : paths.anyFile  ? FetchReason::NoGroup
                                                : FetchReason::NoFile;
    return {Decision::Allow, reason, {}};
}

/// A site that is asked once needs no more than this: Data is twice as large.
struct CompiledSite::Kept {
    explicit Kept(const Site &copied) : site(copied) {}
    explicit Kept(Site &&moved) : site(std::move(moved)) {}

    Site site;
    std::atomic<std::size_t> walkedLines = 0; ///< by firstAnswer(), for all questions together
    OnceDone made;
    std::unique_ptr<const Data> data;
};

CompiledSite::CompiledSite(const Site &site) : m_kept(std::make_unique<Kept>(site)) {}
CompiledSite::CompiledSite(Site &&site) : m_kept(std::make_unique<Kept>(std::move(site))) {}
CompiledSite::~CompiledSite() = default;
CompiledSite::CompiledSite(CompiledSite &&) noexcept = default;
CompiledSite &CompiledSite::operator=(CompiledSite &&) noexcept = default;

const CompiledSite::Data &CompiledSite::data() const {
    m_kept->made.call([this] { m_kept->data = std::make_unique<const Data>(m_kept->site); });
    return *m_kept->data;
}

const Site &CompiledSite::site() const {
    return m_kept->site;
}

std::string_view CompiledSite::fileName(FileId file) const {
    return m_kept->site.nameOf(file);
}

const Tree *CompiledSite::tree(FileId file) const {
    return m_kept->site.tree(file);
}

std::string_view CompiledSite::text(const LineRef &line) const {
    return tree(line.file)->slice(line.range);
}

namespace {

/// Two lists may know different facts of one name. The view keeps these alive, so that no others get their address.
bool isViewOf(const ResolvedAgent &view, const Identity &agent, Reading reading) {
    return view.reading == reading && view.agent.known == agent.known &&
           view.agent.category == agent.category && view.agent.name == agent.name &&
           view.agent.token == agent.token;
}

/// Equal where isViewOf() is true.
std::string viewKey(const Identity &agent, Reading reading) {
    std::string key = agent.name;
    key += '\n';
    key += static_cast<char>('0' + static_cast<int>(reading));
    key += agent.category ? static_cast<char>('a' + static_cast<int>(*agent.category)) : '-';
    key += agent.token;
    const KnownAgent *known = agent.known.get();
    key.append(reinterpret_cast<const char *>(&known), sizeof known);
    return key;
}

} // namespace

std::shared_ptr<const ResolvedAgent>
CompiledSite::Data::keptView(const Identity &agent, Reading reading, std::string &key) const {
    const std::scoped_lock lock(mutex);
    for (const auto &view : fewViews)
        if (isViewOf(*view, agent, reading))
            return view;
    if (fewViews.size() < kFewViews)
        return nullptr;
    key = viewKey(agent, reading);
    const auto found = views.find(key);
    return found == views.end() ? nullptr : found->second;
}

std::shared_ptr<const ResolvedAgent> CompiledSite::view(const Identity &agent,
                                                        Reading reading) const {
    const Data &parts = data();
    std::string key;
    if (auto kept = parts.keptView(agent, reading, key))
        return kept;
    auto view = parts.makeView(agent, reading);
    const std::scoped_lock lock(parts.mutex);
    for (const auto &other : parts.fewViews) // another thread may have made it in between
        if (isViewOf(*other, agent, reading))
            return other;
    if (parts.views.size() >= Data::kMostViews) {
        parts.views.clear();
        parts.fewViews.clear();
    }
    if (parts.fewViews.size() < Data::kFewViews)
        return parts.fewViews.emplace_back(std::move(view));
    if (key.empty())
        key = viewKey(agent, reading);
    return parts.views.try_emplace(std::move(key), std::move(view)).first->second;
}

FetchVerdict CompiledSite::fetch(const ResolvedAgent &view, const PathQuestion &path,
                                 Instant at) const {
    const Data &parts = data();
    const PathVerdict paths = parts.pathVerdict(view, path);
    const UseVerdict crawl = crawlUse(view.policy, parts.asks(), {view.agent, path, at});
    return parts.fetchVerdict(view, paths, crawl, isPolicyFile(path.path()), at);
}

std::optional<FetchVerdict> CompiledSite::firstAnswer(const Identity &agent, Reading reading,
                                                      const PathQuestion &path) const {
    const std::size_t walked = m_kept->walkedLines.load(std::memory_order_relaxed);
    if (walked >= kMostWalkedLines)
        return {};
    const Tree *const robots = robotsAlone(m_kept->site);
    const std::size_t lines = robots == nullptr ? kMostWalkedLines : robots->lines().size() + 1;
    m_kept->walkedLines.store(walked + lines, std::memory_order_relaxed);
    if (robots == nullptr || (walked > 0 && walked + lines > kMostWalkedLines))
        return {};
    return gatepost::firstAnswer(*robots, agent, reading, path);
}

FetchVerdict CompiledSite::fetch(const Identity &agent, Reading reading, const PathQuestion &path,
                                 Instant at) const {
    if (const auto first = firstAnswer(agent, reading, path))
        return *first;
    return fetch(*view(agent, reading), path, at);
}

FetchVerdict CompiledSite::fetch(const ResolvedAgent &view, std::span<const PathDecision> decisions,
                                 bool policyFile, const UseVerdict &crawl, Instant at) const {
    return data().fetchVerdict(view, data().pathVerdict(view, decisions), crawl, policyFile, at);
}

bool CompiledSite::deniesByRule(const ResolvedAgent &view,
                                std::span<const PathDecision> decisions) const {
    return data().pathVerdict(view, decisions).denies() != nullptr;
}

std::optional<RateVerdict> CompiledSite::pace(const ResolvedAgent &view, Instant at) const {
    return rateAt(view, at, data().trees);
}

UseTable CompiledSite::uses(const ResolvedAgent &view, const PathQuestion &path, Instant at,
                            bool competitor) const {
    const bool denied =
        !isPolicyFile(path.path()) && data().pathVerdict(view, path).denies() != nullptr;
    return useTable(view.policy, data().asks(), {view.agent, path, at, competitor, denied});
}

Verdict CompiledSite::simulate(Query query, TraceLevel level) const {
    const Data &parts = data();
    const auto view = this->view(query.agent, query.reading);
    const PathQuestion path(query.url);
    const PathVerdict paths = parts.pathVerdict(*view, path);
    const bool policyFile = isPolicyFile(path.path());
    Verdict verdict;
    verdict.agent = std::move(query.agent);
    verdict.path = path.path();
    verdict.at = query.at;
    verdict.reading = query.reading;
    const UseQuestion question{verdict.agent, path, query.at, query.competitor,
                               paths.denies() != nullptr && !policyFile};
    if (!isPathText(query.url) && !parts.host().empty())
        if (std::string host = hostOfUrl(query.url); !host.empty() && host != parts.host())
            verdict.otherHost = std::move(host);
    const UseVerdict crawl = crawlUse(view->policy, parts.asks(), question);
    verdict.fetch = parts.fetchVerdict(*view, paths, crawl, policyFile, query.at);
    verdict.starIgnored = !paths.anyGroup && std::ranges::any_of(view->files, [](const auto &file) {
        return file.match.starIgnored;
    });
    if (query.reading == Reading::Author && verdict.agent.known != nullptr)
        verdict.known =
            KnownVerdict{fetch(*this->view(verdict.agent, Reading::Known), path, query.at),
                         filesRead(*verdict.agent.known)};
    verdict.window = windowAt(*view, query.at, parts.trees);
    verdict.rate = rateAt(*view, query.at, parts.trees);
    verdict.ruleOfThumb = !verdict.rate && keepsToRuleOfThumb(*view);
    verdict.use = useTable(view->policy, parts.asks(), question);
    verdict.signals = readSignals(*view, path, paths, parts.trees);
    for (const ResolvedFile &file : view->files)
        if (const FileRules *rules = file.rules())
            for (const std::uint32_t line : rules->comments)
                verdict.commentLines.push_back(
                    lineRef(*parts.trees[file.file.index()], file.file, line));
    if (level != TraceLevel::None)
        writeTrace(parts, *view, paths, path, level, verdict);
    return verdict;
}

} // namespace gatepost
