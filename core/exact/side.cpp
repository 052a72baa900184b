// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/exact/side.h"

#include "core/ask/ask.h"
#include "core/dialect/dialect.h"
#include "core/match/search.h"
#include "core/simulate/missing.h"
#include "core/text/numbered.h"
#include "core/value/term.h"

#include <algorithm>

namespace gatepost::exact {

// ---- sides and layers ----------------------------------------------------------------------------

namespace {

const FileRules *rulesIn(const ResolvedAgent &view, std::size_t file) {
    const auto found = std::ranges::find_if(
        view.files, [file](const ResolvedFile &each) { return each.file.index() == file; });
    return found == view.files.end() ? nullptr : found->rules();
}

const FileRules *signalRules(const ResolvedAgent &view) {
    const ResolvedFile *file = view.signalFile();
    return file == nullptr ? nullptr : file->rules();
}

} // namespace

std::unique_ptr<CompiledSite> Timeless::copyOf(const CompiledSite &original) {
    Site copy = original.site();
    copy.asks.reset();
    return std::make_unique<CompiledSite>(std::move(copy));
}

const FileRules *Side::rulesOf(std::size_t file) const {
    return rulesIn(*view, file);
}

bool Side::needsOutcomes() const {
    return std::ranges::any_of(view->files, [](const ResolvedFile &each) {
        return each.file.row().precedence == Precedence::Yields && each.rules() != nullptr;
    });
}

namespace {

/// The decisions in the order of the view's files.
std::array<PathDecision, kFileLayers> inViewsOrder(const ResolvedAgent &view,
                                                   std::span<const PathDecision> byIndex) {
    std::array<PathDecision, kFileLayers> decisions;
    for (std::size_t i = 0; i < view.files.size(); ++i)
        decisions[i] = byIndex[view.files[i].file.index()];
    return decisions;
}

} // namespace

const AskRehearsal *Side::asks() const {
    const auto &asks = site->site().asks;
    return asks ? &*asks : nullptr;
}

UseVerdict Side::crawl(const PathQuestion &path, Instant at) const {
    return crawlUse(view->policy, asks(), {view->agent, path, at});
}

UseTable Side::uses(const PathQuestion &path, Instant at, bool competitor, bool denied) const {
    return useTable(view->policy, asks(), {view->agent, path, at, competitor, denied});
}

FetchVerdict Side::fetch(std::span<const PathDecision> byIndex, bool policyFile,
                         const UseVerdict &crawl, Instant at) const {
    const auto decisions = inViewsOrder(*view, byIndex);
    return site->fetch(*view, std::span(decisions).first(view->files.size()), policyFile, crawl,
                       at);
}

bool Side::denies(std::span<const PathDecision> byIndex, bool policyFile) const {
    const auto decisions = inViewsOrder(*view, byIndex);
    return !policyFile && site->deniesByRule(*view, std::span(decisions).first(view->files.size()));
}

FileDecisions decisionsOf(std::span<const Layer> layers, std::span<const Winners> winners,
                          bool after, bool withRules) {
    FileDecisions decisions;
    for (std::size_t file = 0; file < kFileLayers; ++file) {
        const Layer &layer = layers[kFirstFileLayer + file];
        const Winners &won = winners[kFirstFileLayer + file];
        const DecisionList &list = after ? *layer.after : *layer.before;
        const std::uint32_t winner = after ? won.after : won.before;
        decisions[file].outcome = static_cast<PathOutcome>(list.labelOf(winner));
        if (withRules && winner < list.none())
            decisions[file].rule = list.rules()[winner].source;
    }
    return decisions;
}

std::vector<Layer> fileLayers(ListStore &store, const Side &before, const Side &after,
                              bool simple) {
    std::vector<Layer> layers{{&store.policyFiles(), &store.policyFiles()}};
    const bool outcomes = before.needsOutcomes() || after.needsOutcomes();
    const auto listOf = [&](const Side &side, std::size_t file) {
        const FileRules *rules = side.rulesOf(file);
        return simple ? &store.fetchRules(rules,
                                          outcomes && FileId::fromIndex(file).row().precedence ==
                                                          Precedence::Decides)
                      : &store.rules(rules);
    };
    for (std::size_t file = 0; file < kFileLayers; ++file) {
        const DecisionList *one = listOf(before, file);
        const DecisionList *other = listOf(after, file);
        // Lines may have moved; where nothing else has, one list serves both.
        layers.push_back({one, one->decidesAs(*other) && simple ? one : other});
    }
    return layers;
}

// ---- classes of agents ---------------------------------------------------------------------------

namespace {

/// What of an agent decides answers on one site.
struct SiteKey {
    ViewKey view;
    std::optional<ViewKey> known; ///< where an answer has that too
    std::vector<DialectId>
        reads; ///< the files that it is documented to read: part of `known` in the verdict
    friend auto operator<=>(const SiteKey &, const SiteKey &) = default;
};

} // namespace

std::vector<std::vector<AgentClass>> classesOf(std::span<const AskedAgent> agents,
                                               std::span<const CompiledSite *const> sites,
                                               Reading reading, bool withKnown) {
    std::vector<AgentClass> classes;
    Numbered<std::vector<SiteKey>> known;
    for (std::uint32_t place = 0; place < agents.size(); ++place) {
        const AskedAgent &agent = agents[place];
        std::vector<SiteKey> key;
        std::vector<Side> sides;
        for (const CompiledSite *site : sites) {
            Side &side = sides.emplace_back(Side{site, site->view(agent.identity, reading)});
            SiteKey &here = key.emplace_back();
            here.view = keyOf(*site, *side.view, ViewKey::Of::Verdict);
            if (!withKnown || reading != Reading::Author || agent.identity.known == nullptr)
                continue;
            side.known = site->view(agent.identity, Reading::Known);
            here.known = keyOf(*site, *side.known, ViewKey::Of::Fetch);
            here.reads = agent.identity.known->reads;
        }
        const auto [at, isNew] = known.of(std::move(key));
        if (isNew)
            classes.push_back({{}, {}, std::move(sides)});
        classes[at].agents.push_back(agent);
        classes[at].places.push_back(place);
    }
    std::vector<std::vector<AgentClass>> groups;
    for (const Domain domain : {Domain::Normalised, Domain::Google}) {
        std::vector<AgentClass> group;
        for (AgentClass &each : classes)
            if (domainOf(each) == domain)
                group.push_back(each);
        if (!group.empty())
            groups.push_back(std::move(group));
    }
    return groups;
}

Domain domainOf(const AgentClass &agents) {
    const bool asGoogle = std::ranges::any_of(agents.sides, [](const Side &side) {
        return std::ranges::any_of(side.view->files, [](const ResolvedFile &file) {
            return file.rules() != nullptr && file.rules()->rules.reading() == PathReading::Google;
        });
    });
    return asGoogle ? Domain::Google : Domain::Normalised;
}

std::vector<const ResolvedAgent *> viewsOf(std::span<const AgentClass> classes) {
    std::vector<const ResolvedAgent *> views;
    for (const AgentClass &each : classes)
        for (const Side &side : each.sides) {
            views.push_back(side.view.get());
            if (side.known)
                views.push_back(side.known.get());
        }
    return views;
}

std::vector<Message> missingFiles(std::span<const CompiledSite *const> sites) {
    std::vector<Message> missing;
    for (const CompiledSite *site : sites) {
        auto said = missingPart(site->site());
        if (said && !std::ranges::contains(missing, *said))
            missing.push_back(*std::move(said));
    }
    return missing;
}

bool readsChain(const AgentClass &agents) {
    return std::ranges::any_of(agents.sides, [](const Side &side) {
        return std::ranges::any_of(side.view->files, [](const ResolvedFile &file) {
            return file.read && file.file.row().leadsOn;
        });
    });
}

bool areAlike(const CompiledSite &one, const CompiledSite &other) {
    const Site &a = one.site();
    const Site &b = other.site();
    const auto asksOf = [](const Site &site) {
        return site.asks ? writeAskRehearsal(*site.asks) : std::string();
    };
    const std::vector<FileId> files = a.present();
    return files == b.present() &&
           std::ranges::all_of(files,
                               [&](FileId file) {
                                   return a.tree(file)->text() == b.tree(file)->text() &&
                                          a.nameOf(file) == b.nameOf(file);
                               }) &&
           a.chain.end == b.chain.end && a.chain.stoppedAt == b.chain.stoppedAt &&
           a.asks.has_value() == b.asks.has_value() && asksOf(a) == asksOf(b) && a.host == b.host &&
           a.answers == b.answers && a.registry.sha256() == b.registry.sha256();
}

std::vector<std::string> scopesOf(const CompiledSite &site) {
    std::vector<std::string> scopes;
    if (const auto &asks = site.site().asks)
        for (const AskAnswer &answer : asks->answers)
            scopes.insert(scopes.end(), answer.scopes.begin(), answer.scopes.end());
    return scopes;
}

std::vector<PathSet> cutByAsks(ListStore &store, std::span<const Side> sides,
                               std::optional<Instant> at, const PathSet &start, Work &work) {
    std::vector<PathSet> sets{start};
    if (!at)
        return sets;
    for (const Side &side : sides)
        for (const DecisionList *list : store.askScopes(*side.site, *side.view, *at)) {
            std::vector<PathSet> cut;
            for (const PathSet &set : sets)
                for (std::uint32_t winner = 0; winner <= list->none(); ++winner)
                    if (auto narrowed = set.where(*list, winner, work))
                        cut.push_back(std::move(*narrowed));
            sets = std::move(cut);
        }
    return sets;
}

// ---- lists ---------------------------------------------------------------------------------------

namespace {

DecisionList policyFileList(Domain domain) {
    std::vector<ListRule> rules;
    for (const std::string_view path : policyPaths()) {
        const SitePattern shown{std::string(path), Syntax::Scope}; // its query does not count
        rules.push_back({languageOf(shown), {shown}, 1, 0});
    }
    return {std::move(rules), 0, domain};
}

/// Google compares bytes as they were sent, the others compare normalised paths (S24, S90): sets of the one kind are no sets of
/// the other.
bool readsOtherwiseToo(const ResolvedAgent &view) {
    return !view.policy.ageRatings().empty() ||
           std::ranges::any_of(view.files, [](const ResolvedFile &file) {
               const FileRules *rules = file.rules();
               return rules != nullptr && !file.unreachable &&
                      rules->rules.reading() != PathReading::Google &&
                      !rules->rules.rules().empty();
           });
}

/// The same for rules that decide alike, apart from the lines that they are in.
std::string textOf(const RuleSet &set) {
    std::string text = std::to_string(static_cast<int>(set.reading()));
    for (const RuleLine &rule : set.rules()) {
        text += rule.kind == RuleKind::Allow ? "\nA" : "\nD";
        text += rule.value;
    }
    return text;
}

std::uint32_t denialAlone(std::uint32_t outcome) {
    return isDenial(static_cast<PathOutcome>(outcome)) ? 1 : 0;
}
std::uint32_t threeOutcomes(std::uint32_t outcome) {
    return isDenial(static_cast<PathOutcome>(outcome))
               ? 1
               : (static_cast<PathOutcome>(outcome) == PathOutcome::Allowed ? 2 : 0);
}

} // namespace

ListStore::ListStore(std::span<const ResolvedAgent *const> views,
                     std::span<const std::string> others, Domain domain, Work &work)
    : m_work(work), m_domain(domain) {
    std::vector<std::string_view> patterns(others.begin(), others.end());
    for (const ResolvedAgent *view : views) {
        if (domain == Domain::Google && readsOtherwiseToo(*view))
            m_work.leaveOpen({GATEPOST_TEXT("verdict", "%1 reads robots.txt as Google does and "
                                                       "other files as all others do: paths with "
                                                       "percent escapes could not be compared"),
                              view->agent.token});
        for (const ResolvedFile &file : view->files) {
            const FileRules *rules = file.rules();
            if (rules == nullptr)
                continue;
            m_rules.try_emplace(rules); // filled below
        }
    }
    m_empty = DecisionList({}, static_cast<std::uint32_t>(PathOutcome::NoRule), m_domain);
    m_policyFiles = policyFileList(m_domain);
    for (auto &[rules, list] : m_rules) {
        const auto [at, isNew] = m_byText.try_emplace(textOf(rules->rules));
        if (isNew) {
            at->second = DecisionList::ofRules(rules->rules);
            at->second.collect(patterns);
        }
        list = &at->second;
        // Where no line matches nothing is said, also in a group with Allows alone (S111).
        m_training[rules] = DecisionList::ofRules(rules->aiTraining, PathOutcome::NoRule);
        m_training[rules].collect(patterns);
    }
    for (const ResolvedAgent *view : views) {
        ageRatings(*view).collect(patterns);
        contentUsage(*view).collect(patterns);
        useToken(*view).collect(patterns);
    }
    m_policyFiles.collect(patterns);
    m_fresh = freshByte(patterns);
    m_relations = std::make_shared<Relations>(m_fresh);
}

const DecisionList &ListStore::rules(const FileRules *rules) const {
    const auto found = m_rules.find(rules);
    return found == m_rules.end() ? m_empty : *found->second;
}

const DecisionList &ListStore::fetchRules(const FileRules *rules, bool outcomes) {
    const DecisionList &all = this->rules(rules);
    if (!m_fresh || rules == nullptr)
        return all;
    const auto [at, isNew] = m_fetchRules.try_emplace({&all, outcomes});
    if (isNew)
        at->second = all.simplified(outcomes ? threeOutcomes : denialAlone, m_work);
    return at->second;
}

const DecisionList &ListStore::ageRatings(const ResolvedAgent &view) {
    const auto [at, isNew] = m_ages.try_emplace(&view);
    if (!isNew)
        return at->second;
    std::vector<ListRule> rules;
    std::uint32_t source = 0;
    for (const auto &rating : view.policy.ageRatings()) {
        ListRule rule;
        rule.source = source++;
        const auto next = static_cast<std::uint32_t>(m_values.size() + 1);
        rule.label =
            m_values.try_emplace(std::string(rating.stated->value.text()), next).first->second;
        const SitePattern shown{rating.path != nullptr ? rating.path->normalised() : "*",
                                Syntax::Path};
        rule.paths = languageOf(shown);
        rule.shown = {shown};
        if (!rule.paths.stars.empty())
            rules.push_back(std::move(rule));
    }
    return at->second = DecisionList(std::move(rules), 0, m_domain);
}

const DecisionList &ListStore::aiTraining(const ResolvedAgent &view) {
    const FileRules *rules = signalRules(view);
    const auto found = m_training.find(rules);
    return found == m_training.end() ? m_empty : found->second;
}

const DecisionList &ListStore::useToken(const ResolvedAgent &view) {
    const FileRules *rules = view.useToken.get();
    if (rules == nullptr)
        return m_empty;
    const auto [at, isNew] = m_useTokens.try_emplace(rules);
    if (isNew)
        at->second = DecisionList::ofRules(rules->rules);
    return at->second;
}

std::uint32_t ListStore::labelOf(const SignalMap &signals) {
    const auto found = std::ranges::find(m_signals.begin() + 1, m_signals.end(), signals);
    if (found != m_signals.end())
        return static_cast<std::uint32_t>(found - m_signals.begin());
    m_signals.push_back(signals);
    return static_cast<std::uint32_t>(m_signals.size() - 1);
}

const DecisionList &ListStore::contentUsage(const ResolvedAgent &view) {
    const FileRules *rules = signalRules(view);
    if (rules == nullptr || rules->contentUsage.empty())
        return m_empty;
    const auto [at, isNew] = m_usage.try_emplace(rules);
    if (isNew)
        at->second = readContentUsage(*rules);
    return at->second;
}

namespace {

/// Paths on which some lines of one length all match.
struct UsageCombination {
    std::vector<std::string> stars;
    std::vector<SitePattern> shown;
    std::vector<std::size_t> lines;
    std::uint32_t length = 0;
    std::size_t last = 0; ///< index of the pattern added last
};

/// A path of Content-Usage lines, with the lines that have it.
struct UsagePattern {
    PathPattern pattern;
    std::vector<std::size_t> lines; ///< indices into FileRules::contentUsage
};

std::vector<UsagePattern> usagePatterns(const FileRules &rules) {
    std::vector<UsagePattern> patterns;
    for (std::size_t line = 0; line < rules.contentUsage.size(); ++line) {
        PathPattern pattern(rules.contentUsage[line].value.path);
        if (!canMatchPaths(pattern.normalised()))
            continue;
        const auto same = std::ranges::find_if(patterns, [&](const UsagePattern &each) {
            return each.pattern.normalised() == pattern.normalised();
        });
        if (same != patterns.end())
            same->lines.push_back(line);
        else
            patterns.push_back({std::move(pattern), {line}});
    }
    return patterns;
}

/// What the lines of a combination say together.
SignalMap joinedSignals(const FileRules &rules, const UsageCombination &combination) {
    SignalMap joined;
    SignalMap together;
    for (const std::size_t line : combination.lines) {
        const SignalMap &more = rules.contentUsage[line].value.preferences;
        together.insert(together.end(), more.begin(), more.end());
    }
    joinSignals(joined, together);
    return joined;
}

} // namespace

/// The lines with the longest matching path decide together (S110): where patterns of one length meet, the paths that
/// several match come before those of each.
DecisionList ListStore::readContentUsage(const FileRules &rules) {
    const std::vector<UsagePattern> patterns = usagePatterns(rules);
    std::vector<std::string_view> texts;
    for (const UsagePattern &each : patterns)
        texts.emplace_back(each.pattern.normalised());
    const auto fresh = freshByte(texts);
    std::vector<UsageCombination> all;
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        const SitePattern shown{patterns[i].pattern.normalised(), Syntax::Path};
        all.push_back(
            {languageOf(shown).stars, {shown}, patterns[i].lines, patterns[i].pattern.length(), i});
    }
    constexpr std::size_t kMost = 256;
    const auto leaveOpen = [this] {
        m_work.leaveOpen(GATEPOST_TEXT(
            "verdict", "Too many Content-Usage lines match the same paths to join them"));
    };
    for (std::size_t at = 0; at < all.size(); ++at)
        for (std::size_t i = all[at].last + 1; i < patterns.size(); ++i) {
            if (patterns[i].pattern.length() != all[at].length)
                continue;
            UsageCombination more = all[at];
            more.stars.clear();
            for (const std::string &one : all[at].stars)
                for (const std::string &other : all[i].stars) {
                    if (!meets(one, other))
                        continue;
                    const auto both = fresh ? overlays(one, other) : std::nullopt;
                    if (both)
                        more.stars.insert(more.stars.end(), both->begin(), both->end());
                    else
                        leaveOpen();
                }
            if (more.stars.empty())
                continue;
            more.shown.push_back(all[i].shown.front());
            more.lines.insert(more.lines.end(), patterns[i].lines.begin(), patterns[i].lines.end());
            more.last = i;
            all.push_back(std::move(more));
            if (all.size() > kMost) {
                leaveOpen();
                at = all.size();
                break;
            }
        }
    std::ranges::stable_sort(all, [](const UsageCombination &a, const UsageCombination &b) {
        return a.length != b.length ? a.length > b.length : a.shown.size() > b.shown.size();
    });
    std::vector<ListRule> list;
    for (UsageCombination &each : all) {
        std::ranges::sort(each.lines);
        const std::uint32_t label = labelOf(joinedSignals(rules, each));
        list.push_back({{std::move(each.stars), {}},
                        std::move(each.shown),
                        label,
                        static_cast<std::uint32_t>(each.lines.front())});
    }
    return {std::move(list), 0, m_domain};
}

std::vector<const DecisionList *> ListStore::askScopes(const CompiledSite &site,
                                                       const ResolvedAgent &view, Instant at) {
    std::vector<const DecisionList *> lists;
    const auto &asks = site.site().asks;
    if (!asks)
        return lists;
    for (const DirectiveId directive : useDirectives()) {
        const StatedValue *stated = view.policy.find(directive);
        if (stated == nullptr || termOf(stated->value) != Term::Ask)
            continue;
        const AskResult result = rehearse(*asks, directive, view.agent, "/", at);
        if (!result.answer || asks->answers[*result.answer].scopes.empty())
            continue;
        std::vector<ListRule> rules;
        for (const std::string &scope : asks->answers[*result.answer].scopes) {
            const SitePattern shown{scope, Syntax::Scope};
            Language paths = languageOf(shown);
            if (!paths.stars.empty() || !paths.globs.empty())
                rules.push_back({std::move(paths), {shown}, 1, 0});
        }
        m_scopes.push_back(std::make_unique<DecisionList>(std::move(rules), 0, m_domain));
        lists.push_back(m_scopes.back().get());
    }
    return lists;
}

} // namespace gatepost::exact
