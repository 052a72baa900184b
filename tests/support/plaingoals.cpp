// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/plaingoals.h"

#include "core/value/term.h"
#include "tests/support/plainrobots.h"
#include "tests/support/plaintext.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <map>

namespace gatepost::test {

namespace {

constexpr std::array kCategories = {"search-indexer", "ai-assistant",   "ai-researcher",
                                    "code-assistant", "data-harvester", "content-generator",
                                    "ad-network",     "monitoring"};

/// What agents of a category come for.
Purpose ofCategory(const std::string &category) {
    if (category == "search-indexer")
        return Purpose::Search;
    if (category == "ai-assistant")
        return Purpose::UserFetch;
    if (category == "ai-researcher")
        return Purpose::Research;
    if (category == "data-harvester")
        return Purpose::Training;
    if (category == "ad-network")
        return Purpose::Advertising;
    return category == "monitoring" ? Purpose::Monitoring : Purpose::Making;
}

Purpose ofRow(const KnownAgent &row) {
    if (row.purpose)
        return *row.purpose;
    if (row.kind == AgentKind::UserFetcher)
        return Purpose::UserFetch;
    return row.category ? ofCategory(std::string(categoryName(*row.category))) : Purpose::Training;
}

std::string keyOfToken(const std::string &token) {
    return lower(cutToken(token));
}

const std::string &normalisedRule(const std::string &pattern) {
    static std::map<std::string, std::string> known;
    const auto [at, isNew] = known.try_emplace(pattern);
    if (isNew)
        at->second = normaliseRule(pattern);
    return at->second;
}
bool plainMatches(const std::string &pattern, const std::string &path) {
    static std::map<std::string, std::string> known;
    const auto [at, isNew] = known.try_emplace(path);
    if (isNew)
        at->second = normaliseUrl(path);
    return ruleMatches(normalisedRule(pattern), at->second);
}
std::size_t lengthOf(const std::string &pattern) {
    return normalisedRule(pattern).size();
}

/// The text without rules for the whole site: an empty value is not a rule, and ends a run of User-agent lines all the same.
std::string withoutWholeRules(const std::string &text) {
    std::string kept;
    for (const std::string &line : splitLines(text)) {
        const std::size_t colon = line.find(':');
        const std::string key =
            colon == std::string::npos ? "" : lower(trimmed(line.substr(0, colon)));
        const std::string value = colon == std::string::npos ? "" : trimmed(line.substr(colon + 1));
        const bool isRule = key == "allow" || key == "disallow";
        const bool isWhole = value == "/" || value == "/*" || value == "*";
        kept += (isRule && isWhole ? key + ":" : line) + "\n";
    }
    return kept;
}

std::string valueOfLine(const std::string &text, std::size_t line) {
    const std::vector<std::string> lines = splitLines(text);
    const std::string &whole = lines.at(line - 1);
    return trimmed(whole.substr(whole.find(':') + 1));
}

/// Length of the rule that denies; 0: none does.
std::size_t lengthOfDenial(const PlainDecision &decision, const std::string &text) {
    return decision.outcome == PlainDecision::Denied ? lengthOf(valueOfLine(text, decision.line))
                                                     : 0;
}

/// S144: 1 yes, 0 no, 2 ask.
std::optional<int> useOf(Stance stance, StatedUse use) {
    switch (use) {
    case StatedUse::Yes: return 1;
    case StatedUse::No: return 0;
    case StatedUse::Unstated: return {};
    case StatedUse::FromStance: break;
    }
    switch (stance) {
    case Stance::Welcome: return 1;
    case Stance::Open: return {};
    case Stance::Ask: return 2;
    case Stance::Out:
    case Stance::Pay: return 0;
    }
    return {};
}

bool hasEnded(const GoalException &exception, Instant day) {
    return exception.until && std::chrono::floor<std::chrono::days>(day) > *exception.until;
}

bool isNamedBy(const GoalException &exception, const std::string &key) {
    static std::map<std::string, std::string>
        keys; // of names; the same few are asked for again and again
    return std::ranges::any_of(exception.agents, [&](const std::string &name) {
        const auto [at, isNew] = keys.try_emplace(name);
        if (isNew)
            if (const auto identity = identify(name))
                at->second = keyOfToken(identity->name);
        return !at->second.empty() && at->second == key;
    });
}

} // namespace

PlainGoals::PlainGoals(const PlainSite &texts, const CompiledSite &compiled, const Goals &goals,
                       Instant day)
    : m_texts(texts), m_compiled(compiled), m_goals(goals), m_day(day) {
    gather();
}

// ---- S140: who ----

std::optional<Purpose> PlainGoals::goalOf(Purpose purpose) const {
    if (m_goals[purpose])
        return purpose;
    if (m_goals[Purpose::Other])
        return Purpose::Other;
    return {};
}

void PlainGoals::gather() {
    addRows();
    addOthers();
    addUnknown();
    for (const Who &who : m_everybody)
        m_words[who.shown] = wordsOf(who);
}

void PlainGoals::addRows() {
    const Registry &list = m_compiled.site().registry;
    for (const KnownAgent &row : list.agents()) {
        if (row.namesUse())
            continue; // nobody comes by this name (S112)
        Who who{row.token, *identify(row.token, {}, list), {}, true, false, true};
        const bool isWished = row.status != AgentStatus::Retired && row.kind != AgentKind::Library;
        const bool isReached = !m_goals.obeyingAlone || row.obeysRobots == Documented::Yes;
        if (isWished && isReached)
            who.own = goalOf(ofRow(row));
        // Rows of one cut token are one agent: that without a version.
        for (const KnownAgent &other : list.agents())
            if (&other != &row && keyOfToken(other.token) == keyOfToken(row.token) &&
                lower(row.token) != keyOfToken(row.token))
                who.isOfGoals = false;
        m_everybody.push_back(std::move(who));
    }
}

/// Whom files and exceptions name, and whom patterns match.
void PlainGoals::addOthers() {
    const Registry &list = m_compiled.site().registry;
    const auto add = [&](const std::string &shown, const std::string &name, bool isOfGoals) {
        const std::string key = keyOfToken(name);
        for (Who &who : m_everybody)
            if (keyOfToken(who.identity.name) == key)
                return;
        m_everybody.push_back({shown, *identify(name, {}, list), {}, false, false, isOfGoals});
    };
    for (std::size_t i = 0; i < kPurposeCount; ++i)
        if (m_goals.of[i])
            for (const GoalException &exception : m_goals.of[i]->exceptions)
                if (!hasEnded(exception, m_day))
                    for (const std::string &name : exception.agents)
                        add(identify(name)->name, identify(name)->name, true);
    for (const std::string *text : {&m_texts.robots, m_texts.ai ? &*m_texts.ai : nullptr,
                                    m_texts.robots2 ? &*m_texts.robots2 : nullptr})
        if (text != nullptr)
            for (const std::string &line : splitLines(*text))
                if (startsWith(lower(line), "user-agent:")) {
                    const std::string name = cutToken(trimmed(line.substr(11)));
                    // A word for a use is one only if the list has it (S112).
                    const bool isUse =
                        startsWith(name, "__usage") && identify(name, {}, list)->neverFetches();
                    if (!isStar(name) && !isPattern(name) && !isUse)
                        add(name, name, false);
                }
    for (const auto &[pattern, name] : m_texts.patterns)
        add("matching " + pattern, name, false);
}

void PlainGoals::addUnknown() {
    if (m_texts.patterns.contains(".*"))
        return; // everybody is matched by it
    const std::string name = "Zzyzx";
    m_everybody.push_back({"*", *identify(name), goalOf(Purpose::Other), false, true, true});
    for (const std::string category : kCategories) {
        Who who{"* (" + category + ")",
                *identify(name + "/1.0 (" + category + ")"),
                {},
                false,
                true,
                m_texts.robots2.has_value()};
        if (who.isOfGoals)
            who.own = goalOf(ofCategory(category));
        m_everybody.push_back(std::move(who));
    }
}

bool PlainGoals::isNamed(const Who &who) const {
    const std::string key = keyOfToken(who.identity.name);
    for (const std::string *text : {&m_texts.robots, m_texts.ai ? &*m_texts.ai : nullptr,
                                    m_texts.robots2 ? &*m_texts.robots2 : nullptr})
        if (text != nullptr)
            for (const std::string &line : splitLines(*text)) {
                if (startsWith(lower(line), "user-agent:") &&
                    keyOfToken(trimmed(line.substr(11))) == key)
                    return true;
                if (startsWith(lower(line), "[agent:") && line.back() == ']' &&
                    keyOfToken(trimmed(line.substr(7, line.size() - 8))) == key)
                    return true;
            }
    return false;
}

// ---- S141: words ----

std::vector<PlainGoals::Word> PlainGoals::wordsOf(const Who &who) const {
    std::vector<Word> words;
    if (!who.isOfGoals)
        return words;
    std::optional<Purpose> first = who.own; // who says what is closed to everybody
    for (std::size_t i = 0; i < kPurposeCount; ++i) {
        const auto purpose = static_cast<Purpose>(i);
        if (!m_goals.of[i])
            continue;
        const Goal &goal = *m_goals.of[i];
        for (const GoalException &exception : goal.exceptions) {
            if (hasEnded(exception, m_day))
                continue;
            const bool isIt = !who.isUnknown && isNamedBy(exception, keyOfToken(who.identity.name));
            const bool isAll = exception.agents.empty() && who.own == purpose;
            if (!isIt && !isAll)
                continue;
            if (!first)
                first = purpose;
            const std::vector<std::string> whole = {"/"};
            for (const std::string &path : exception.paths.empty() ? whole : exception.paths)
                words.push_back({path, exception.is, goal.otherwise, purpose, isIt ? 0 : 1});
        }
        if (who.own != purpose)
            continue;
        words.push_back({"/", goal.is, goal.otherwise, purpose, 2});
        for (const std::string &path : goal.closed)
            words.push_back({path, Stance::Out, Stance::Out, purpose, 2});
        for (const std::string &path : goal.only)
            words.push_back({path, goal.is, goal.otherwise, purpose, 2});
        const bool isAllOpen = std::ranges::any_of(
            goal.only, [](const std::string &path) { return path == "/" || path == "*"; });
        if (!goal.only.empty() && !isAllOpen) // everything else is out
            words.push_back({"/", Stance::Out, Stance::Out, purpose, 2});
    }
    if (first && m_goals.closed)
        for (const std::string &path : *m_goals.closed)
            words.push_back({path, Stance::Out, Stance::Out, *first, 3});
    return words;
}

/// S90: Google decodes nothing, so a word is for the spellings that a rule of its text is for.
bool PlainGoals::matchesAsGoogle(const std::string &pattern, const std::string &path) {
    const auto [known, isNew] = m_google.try_emplace({pattern, path}, false);
    if (isNew) {
        PlainAgent anybody;
        anybody.name = "Zzyzx";
        anybody.own = "zzyzx";
        known->second =
            googleDecision("User-agent: *\nDisallow: " + pattern + "\n", anybody, path).outcome ==
            PlainDecision::Denied;
    }
    return known->second;
}

bool PlainGoals::isGoogles(const Who &who, Reading reading) {
    return reading == Reading::Google ||
           (reading == Reading::Known && who.identity.known && who.identity.known->readsAsGoogle());
}

const PlainGoals::Word *PlainGoals::decidingWord(const Who &who, const std::string &path,
                                                 bool asGoogle) {
    const auto strictness = [](Stance stance) {
        constexpr std::array kOrder = {Stance::Out, Stance::Ask, Stance::Pay, Stance::Open,
                                       Stance::Welcome};
        return std::ranges::find(kOrder, stance) - kOrder.begin();
    };
    const auto [known, isNew] = m_deciding.try_emplace(std::tuple(&who, path, asGoogle), nullptr);
    if (!isNew)
        return known->second;
    const Word *&best = known->second;
    for (const Word &word : m_words.at(who.shown)) {
        if (asGoogle ? !matchesAsGoogle(word.pattern, path) : !plainMatches(word.pattern, path))
            continue;
        if (best == nullptr) {
            best = &word;
            continue;
        }
        const std::size_t length = lengthOf(word.pattern);
        const std::size_t bestLength = lengthOf(best->pattern);
        if (length > bestLength ||
            (length == bestLength &&
             (word.layer < best->layer ||
              (word.layer == best->layer && strictness(word.stance) < strictness(best->stance)))))
            best = &word;
    }
    return best;
}

// ---- S142: closed to all, as the files say ----

std::size_t PlainGoals::lengthClosedToAll(const Who &who, const std::string &path,
                                          Reading reading) {
    const bool asGoogle = isGoogles(who, reading);
    const auto [known, isNew] = m_closed.try_emplace({asGoogle, reading, path}, 0);
    if (!isNew)
        return known->second;
    PlainAgent star;
    star.name = "Zzyzx";
    star.own = "zzyzx";
    const std::string robots = withoutWholeRules(m_texts.robots);
    std::size_t length = 0;
    if (asGoogle) {
        length = lengthOfDenial(googleDecision(robots, star, path), robots);
    } else if (reading == Reading::Rfc9309) {
        const PlainGroup group = plainGroup(robots, PlainKind::Rfc9309, star);
        length = lengthOfDenial(group.decide(path), robots);
    } else if (!m_texts.patterns.contains(".*")) {
        length = lengthOfDenial(plainGroup(robots, PlainKind::Author, star).decide(path), robots);
        if (m_texts.ai) {
            const std::string ai = withoutWholeRules(*m_texts.ai);
            length = std::max(
                length, lengthOfDenial(plainGroup(ai, PlainKind::Author, star).decide(path), ai));
        }
        if (m_texts.robots2) {
            const std::string two = withoutWholeRules(*m_texts.robots2);
            length = std::max(
                length,
                lengthOfDenial(plainGroup(two, PlainKind::Robots2, star).decide(path), two));
        }
    }
    return known->second = length;
}

// ---- S143, S145: fetches ----

const Verdict &PlainGoals::verdict(const Who &who, const std::string &path, int minute,
                                   Reading reading) {
    const auto key = std::tuple(&who, path, minute, reading);
    const auto found = m_verdicts.find(key);
    if (found != m_verdicts.end())
        return found->second;
    return m_verdicts
        .emplace(key, m_compiled.simulate(
                          {who.identity, path, m_day + std::chrono::minutes(minute), reading},
                          TraceLevel::None))
        .first->second;
}

bool PlainGoals::isAsked(const Who &who, Reading reading) const {
    switch (reading) {
    case Reading::Author: return true;
    case Reading::Known: return who.isListed && who.identity.known->obeysRobots != Documented::No;
    case Reading::Rfc9309:
    case Reading::Google: return who.isUnknown && !who.identity.category;
    case Reading::Koster1994: break;
    }
    return false;
}

bool PlainGoals::isFetchFault(Purpose goal, const Who &who, const std::string &path, int minute,
                              Reading reading) {
    if (!isAsked(who, reading))
        return false;
    const Word *word = decidingWord(who, path, isGoogles(who, reading));
    if (word == nullptr || word->owner != goal)
        return false;
    enum { Allow, Deny, Ask } wanted = Allow;
    if (word->stance == Stance::Out)
        wanted = Deny;
    else if (word->stance == Stance::Ask || word->stance == Stance::Pay)
        wanted = word->otherwise == Stance::Out ? Deny : word->stance == Stance::Ask ? Ask : Allow;
    if (wanted != Deny && !m_goals.closed &&
        lengthClosedToAll(who, path, reading) > lengthOf(word->pattern))
        return false;
    const Verdict &said = verdict(who, path, minute, reading);
    if (said.fetch.reason == FetchReason::PolicyFile)
        return false; // S26
    const Decision decision = said.fetch.decision;
    if (wanted == Deny)
        return decision != Decision::Deny;
    if (wanted == Ask)
        return decision != Decision::Ask &&
               (reading == Reading::Author || decision != Decision::Allow);
    if (who.identity.neverFetches())
        return decision != Decision::Allow && decision != Decision::Later;
    const Goal &hours = *m_goals[who.own.value_or(goal)];
    if (!hours.hours || hours.hours->isOpen(minute))
        return decision != Decision::Allow;
    return decision != Decision::Later &&
           (reading == Reading::Author || decision != Decision::Allow);
}

bool PlainGoals::isPaceFault(Purpose goal, const Who &who, int minute) {
    const auto &words = m_words.at(who.shown);
    if (who.own.value_or(goal) != goal || !m_goals[goal]->pace || who.identity.neverFetches() ||
        std::ranges::none_of(words, [&](const Word &word) { return word.owner == goal; }))
        return false;
    const Verdict &said = verdict(who, "/", minute, Reading::Author);
    if (said.window && !said.window->open)
        return false;
    return !said.rate || !said.rate->secondsPerRequest ||
           *said.rate->secondsPerRequest < *m_goals[goal]->pace;
}

/// What is said of every path counts: a path that no pattern has.
bool PlainGoals::isCrawlFault(Purpose goal, const Who &who, int minute) {
    const Word *word = decidingWord(who, "/zzz", false);
    if (!m_texts.robots2 || word == nullptr || word->owner != goal ||
        word->otherwise != Stance::Out || who.identity.neverFetches())
        return false;
    if (word->stance != Stance::Ask && word->stance != Stance::Pay)
        return false;
    const UseVerdict *crawl = verdict(who, "/", minute, Reading::Author).useOf(DirectiveId::Crawl);
    const Term stated = crawl == nullptr ? Term::Unstated : statedTerm(crawl->stated);
    return stated != (word->stance == Stance::Ask ? Term::Ask : Term::No);
}

// ---- S144: use ----

std::optional<int> PlainGoals::wantedUse(Purpose goal, const Who &who, const std::string &path,
                                         bool ofToken) const {
    const auto [known, isNew] = m_wanted.try_emplace(std::tuple(goal, &who, path, ofToken));
    if (isNew)
        known->second = foundUse(goal, who, path, ofToken);
    return known->second;
}

std::optional<int> PlainGoals::foundUse(Purpose goal, const Who &who, const std::string &path,
                                        bool ofToken) const {
    const Goal &wanted = *m_goals[goal];
    std::optional<int> value;
    std::tuple<std::size_t, int> best{0, 0}; // length, and whether the agent is named
    bool isAny = false;
    const auto take = [&](const std::string &pattern, int layer, std::optional<int> use) {
        const std::tuple<std::size_t, int> rank{lengthOf(pattern), layer};
        if (plainMatches(pattern, path) && (!isAny || rank > best)) {
            best = rank;
            value = use;
            isAny = true;
        }
    };
    for (const GoalException &exception : wanted.exceptions) {
        if (hasEnded(exception, m_day))
            continue;
        const bool isIt =
            !ofToken && !who.isUnknown && isNamedBy(exception, keyOfToken(who.identity.name));
        if (!isIt && !exception.agents.empty())
            continue;
        const std::vector<std::string> whole = {"/"};
        for (const std::string &pattern : exception.paths.empty() ? whole : exception.paths)
            take(pattern, isIt ? 2 : 1, useOf(exception.is, exception.use));
    }
    take("/", 0, useOf(wanted.is, wanted.use));
    return value;
}

std::vector<std::string> PlainGoals::allPatterns() const {
    std::vector<std::string> all;
    for (const auto &goal : m_goals.of)
        if (goal)
            for (const GoalException &exception : goal->exceptions)
                all.insert(all.end(), exception.paths.begin(), exception.paths.end());
    return all;
}

/// On one of the paths that the patterns tell apart: each alone, and where two meet.
bool PlainGoals::differsByPath(Purpose goal, const Who &who, bool ofToken) const {
    std::set<int> values;
    static const std::vector<std::string> paths = [] {
        std::vector<std::string> all = {"/"};
        for (std::size_t i = 0; i < all.size(); ++i)
            if (all[i].size() < 6)
                for (const char c : std::string("ab/c"))
                    if (c != 'c' || all[i].find('c') == std::string::npos)
                        all.push_back(all[i] + c);
        return all;
    }();
    if (allPatterns().empty())
        return false;
    const auto [known, isNew] = m_differs.try_emplace(std::tuple(goal, &who, ofToken));
    if (!isNew)
        return known->second;
    for (const std::string &path : paths)
        values.insert(foundUse(goal, who, path, ofToken).value_or(-1));
    // A pattern may be longer than all of these: the path that is its own bytes.
    for (std::string path : allPatterns()) {
        std::erase_if(path, [](char c) { return c == '*' || c == '$'; });
        values.insert(
            foundUse(goal, who, startsWith(path, "/") ? path : '/' + path, ofToken).value_or(-1));
    }
    return known->second = values.size() > 1;
}

std::vector<std::string> PlainGoals::signalsOf(Purpose goal) const {
    std::vector<std::string> all;
    const auto has = [&](GoalSignal signal) {
        return std::ranges::find(m_goals.signals, signal) != m_goals.signals.end();
    };
    const auto add = [&](const char *usage, const char *signal, const char *robots2) {
        if (has(GoalSignal::ContentUsage) && *usage)
            all.push_back(std::string("use content-usage ") + usage);
        if (has(GoalSignal::ContentSignal) && *signal)
            all.push_back(std::string("use content-signal ") + signal);
        if (m_texts.robots2 && *robots2)
            all.push_back(std::string("use robots2.txt ") + robots2);
    };
    switch (goal) {
    case Purpose::Search: add("search", "search", ""); break;
    case Purpose::UserFetch: add("ai-use", "ai-input", "summarise"); break;
    case Purpose::Training:
        add("train-ai", "ai-train", "train");
        if (has(GoalSignal::PolicyToken))
            all.emplace_back("use policy-token ai-training");
        break;
    case Purpose::Making: add("", "", "derivative"); break;
    default: break;
    }
    return all;
}

bool PlainGoals::isUseFault(Purpose goal, const Who &who, const std::string &path, int minute,
                            const std::string &what) {
    if (who.identity.neverFetches())
        return false;
    const bool ofToken = what == "use policy-token ai-training";
    auto wanted = wantedUse(goal, who, path, ofToken);
    if (!wanted)
        return false;
    const std::string signal = what.substr(4, what.rfind(' ') - 4);
    const std::string key = what.substr(what.rfind(' ') + 1);
    const bool byPath = signal == "content-usage" || ofToken;
    if (!byPath && differsByPath(goal, who, ofToken))
        return false;
    if (wanted == 2 && signal != "robots2.txt")
        wanted = 0;
    const Verdict &said = verdict(who, path, minute, Reading::Author);
    const Decision decision = said.fetch.decision;
    if ((decision != Decision::Allow && decision != Decision::Ask) ||
        said.fetch.reason == FetchReason::PolicyFile || said.starIgnored)
        return false;
    std::optional<int> value;
    if (ofToken) {
        if (said.signals.useToken)
            value = said.signals.useToken->allowed ? 1 : 0;
    } else if (signal == "robots2.txt") {
        for (const UseVerdict &use : said.use)
            if (directiveName(use.directive) == key && use.stated)
                value = termOf(*use.stated) == Term::Yes   ? std::optional(1)
                        : termOf(*use.stated) == Term::No  ? std::optional(0)
                        : termOf(*use.stated) == Term::Ask ? std::optional(2)
                                                           : std::nullopt;
    } else {
        for (const auto &[name, text] :
             signal == "content-usage" ? said.signals.contentUsage : said.signals.contentSignal)
            if (name == key)
                value = text == "y" || text == "yes" ? 1 : 0;
    }
    return value != wanted;
}

// ---- all of it ----

bool PlainGoals::isFault(Purpose goal, const PlainFault &fault) {
    const auto who = std::ranges::find(m_everybody, fault.agent, &Who::shown);
    if (who == m_everybody.end())
        return false;
    if (fault.what == "fetch")
        return isFetchFault(goal, *who, fault.path, fault.minute, fault.reading);
    if (fault.what == "pace")
        return isPaceFault(goal, *who, fault.minute);
    if (fault.what == "use robots2.txt crawl")
        return isCrawlFault(goal, *who, fault.minute);
    return isUseFault(goal, *who, fault.path, fault.minute, fault.what);
}

PlainState PlainGoals::state(Purpose goal, const std::vector<std::string> &paths,
                             const std::vector<int> &minutes) {
    PlainState state;
    std::vector<std::string> claims = signalsOf(goal);
    claims.insert(claims.end(), {"pace", "use robots2.txt crawl", "fetch"});
    for (const Who &who : m_everybody) {
        const auto &words = m_words.at(who.shown);
        const bool isMember = who.isOfGoals && std::ranges::any_of(words, [&](const Word &word) {
                                  return word.owner == goal;
                              });
        if (isMember) {
            state.agents.insert(who.shown);
            if (who.isListed && who.identity.known->obeysRobots == Documented::No)
                state.unbound.insert(who.shown);
        }
        for (const std::string &what : claims)
            for (const Reading reading :
                 {Reading::Author, Reading::Known, Reading::Rfc9309, Reading::Google}) {
                const bool isOfUse = what.starts_with("use ") && !what.ends_with(" crawl");
                if ((reading != Reading::Author && what != "fetch") || (!isMember && !isOfUse) ||
                    !isAsked(who, reading))
                    continue;
                std::optional<PlainFault> found;
                for (std::size_t m = 0; m < minutes.size() && !found; ++m)
                    for (const std::string &path : paths) {
                        const PlainFault fault{who.shown, path, minutes[m], reading, what};
                        if (!isFault(goal, fault))
                            continue;
                        found = fault;
                        break;
                    }
                if (!found)
                    continue;
                state.faults.push_back(*found);
                if (what == "fetch" && !who.isUnknown && !isNamed(who))
                    state.uncovered.insert(who.shown);
            }
    }
    return state;
}

} // namespace gatepost::test
