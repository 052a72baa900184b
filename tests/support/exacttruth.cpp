// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/exacttruth.h"

#include "core/ask/ask.h"
#include "core/exact/times.h"
#include "core/simulate/resolvedagent.h"
#include "tests/support/matchoracle.h"

#include <algorithm>
#include <array>
#include <deque>
#include <format>
#include <functional>
#include <map>

namespace gatepost::test {

namespace {

using exact::Difference;
using exact::SitePattern;
using exact::Syntax;

std::uint64_t tried = 0;

PathReading readingOf(Syntax syntax) {
    switch (syntax) {
    case Syntax::Path:
    case Syntax::Scope: break;
    case Syntax::Whole: return PathReading::Extended;
    case Syntax::Prefix: return PathReading::Koster1994;
    case Syntax::Google: return PathReading::Google;
    }
    return PathReading::Rfc9309;
}

/// By path: as it is sent, and normalised.
std::vector<bool> matching(const SitePattern &pattern, const std::vector<std::string> &sent,
                           const std::vector<std::string> &normalised) {
    if (pattern.syntax == Syntax::Google)
        return oracle::matching(PathReading::Google, pattern.pattern, sent);
    if (pattern.syntax != Syntax::Scope)
        return oracle::matching(readingOf(pattern.syntax), pattern.pattern, normalised);
    std::vector<bool> found;
    for (const std::string &path : sent)
        found.push_back(scopeCovers(pattern.pattern, path));
    return found;
}

bool matches(const SitePattern &pattern, const std::string &path) {
    return matching(pattern, {path}, {oracle::normalisedPath(path)}).front();
}

bool holds(const std::vector<std::string> &times, int minute) {
    return std::ranges::any_of(times, [minute](const std::string &time) {
        if (time == "always" || time.size() != 11)
            return true;
        const auto at = [&](std::size_t i) {
            return std::stoi(time.substr(i, 2)) * 60 + std::stoi(time.substr(i + 3, 2));
        };
        return TimeWindow{static_cast<std::uint16_t>(at(0)), static_cast<std::uint16_t>(at(6))}
            .contains(minute);
    });
}

std::string show(const exact::Region &region) {
    std::string out = "matches";
    for (const SitePattern &pattern : region.matches)
        out += " " + pattern.pattern;
    out += " except";
    for (const SitePattern &pattern : region.except)
        out += " " + pattern.pattern;
    return out;
}

std::string show(const Difference &change) {
    return std::format("{} {} {}: {} -> {}, {}", whatName(change.what),
                       directiveName(change.directive), change.signal + change.key,
                       change.before.value, change.after.value, show(change.region));
}

/// What a difference can be about, with both values.
struct Shift {
    std::string subject;
    std::string before;
    std::string after;
    friend auto operator<=>(const Shift &, const Shift &) = default;
};

std::string subjectOf(const Difference &change) {
    switch (change.what) {
    case Difference::What::Fetch: return "fetch";
    case Difference::What::Use: return std::string(directiveName(change.directive));
    case Difference::What::Pace: return "pace";
    case Difference::What::Signal: return change.signal + " " + change.key;
    }
    return {};
}

std::string paceText(const std::optional<RateVerdict> &rate) {
    return !rate                     ? std::string()
           : rate->secondsPerRequest ? describePace(*rate->secondsPerRequest).english()
                                     : std::string("polite");
}

void addSignals(std::vector<Shift> &shifts, const std::string &signal, const SignalMap &before,
                const SignalMap &after) {
    std::map<std::string, std::array<std::string, 2>> values;
    for (const auto &[key, value] : before)
        values[key][0] = value;
    for (const auto &[key, value] : after)
        values[key][1] = value;
    for (const auto &[key, both] : values)
        if (both[0] != both[1])
            shifts.push_back({signal + " " + key, both[0], both[1]});
}

/// Everything in which two verdicts differ (S124).
std::vector<Shift> shiftsOf(const Verdict &before, const Verdict &after) {
    std::vector<Shift> shifts;
    if (before.fetch.decision != after.fetch.decision)
        shifts.push_back({"fetch", std::string(decisionName(before.fetch.decision)),
                          std::string(decisionName(after.fetch.decision))});
    for (std::size_t i = 0; i < before.use.size(); ++i) {
        const UseVerdict &was = before.use[i];
        const UseVerdict &is = after.use[i];
        if (was.effective != is.effective && was.cause != Cause::Fetch && is.cause != Cause::Fetch)
            shifts.push_back({std::string(directiveName(was.directive)),
                              std::string(was.effective.text()), std::string(is.effective.text())});
    }
    if (paceText(before.rate) != paceText(after.rate))
        shifts.push_back({"pace", paceText(before.rate), paceText(after.rate)});
    addSignals(shifts, "content-usage", before.signals.contentUsage, after.signals.contentUsage);
    addSignals(shifts, "content-signal", before.signals.contentSignal, after.signals.contentSignal);
    const auto training = [](const Verdict &verdict) -> std::string {
        const auto &value = verdict.signals.aiTraining;
        return !value ? "" : *value ? "yes" : "no";
    };
    if (training(before) != training(after))
        shifts.push_back({"ai-training ", training(before), training(after)});
    const auto token = [](const Verdict &verdict) -> std::string {
        const auto &value = verdict.signals.useToken;
        return !value ? "" : value->allowed ? "yes" : "no";
    };
    if (token(before) != token(after))
        shifts.push_back({"policy-token train-ai", token(before), token(after)});
    return shifts;
}

Verdict ask(const CompiledSite &site, const exact::AskedAgent &agent, const std::string &path,
            Instant at, const exact::ExactQuestion &question) {
    ++tried;
    return site.simulate({agent.identity, path, at, question.reading, question.competitor},
                         TraceLevel::None);
}

} // namespace

std::uint64_t questionsTried() {
    return tried;
}

PathWorld::PathWorld(const std::string &letters, std::size_t most) : m_paths{"/"} {
    for (std::size_t at = 0; at < m_paths.size(); ++at)
        if (m_paths[at].size() < most)
            for (const char c : letters)
                m_paths.push_back(m_paths[at] + c);
    m_normalised = m_paths;
}

PathWorld::PathWorld(const std::vector<std::string> &pieces, std::size_t most) : m_paths{"/"} {
    std::size_t begin = 0;
    for (std::size_t length = 0; length < most; ++length) {
        const std::size_t end = m_paths.size();
        for (; begin < end; ++begin)
            for (const std::string &piece : pieces)
                m_paths.push_back(m_paths[begin] + piece);
    }
    std::ranges::sort(m_paths);
    m_paths.erase(std::ranges::unique(m_paths).begin(), m_paths.end());
    for (const std::string &path : m_paths)
        m_normalised.push_back(oracle::normalisedPath(path));
}

const std::vector<bool> &PathWorld::matchedBy(const SitePattern &pattern) {
    const auto [at, isNew] = m_known.try_emplace(pattern);
    if (isNew)
        at->second = matching(pattern, m_paths, m_normalised);
    return at->second;
}

std::vector<bool> PathWorld::in(const exact::Region &region) {
    std::vector<bool> inside(m_paths.size(), true);
    for (const SitePattern &pattern : region.matches)
        std::ranges::transform(inside, matchedBy(pattern), inside.begin(), std::logical_and());
    for (const SitePattern &pattern : region.except)
        std::ranges::transform(inside, matchedBy(pattern), inside.begin(),
                               [](bool in, bool out) { return in && !out; });
    return inside;
}

PathWorld::Chosen PathWorld::chosen(const std::vector<SitePattern> &patterns) {
    std::vector<std::pair<std::uint64_t, std::size_t>> marks(m_paths.size());
    for (std::size_t i = 0; i < m_paths.size(); ++i)
        marks[i].second = i;
    std::mt19937_64 marking(1);
    for (const SitePattern &pattern : patterns) {
        const std::uint64_t mark = marking();
        const std::vector<bool> &matched = matchedBy(pattern);
        for (std::size_t i = 0; i < m_paths.size(); ++i)
            marks[i].first ^= matched[i] ? mark : 0;
    }
    std::ranges::sort(marks);
    Chosen chosen;
    for (std::size_t begin = 0; begin < marks.size();) {
        std::size_t end = begin;
        while (end < marks.size() && marks[end].first == marks[begin].first)
            ++end;
        chosen.first.push_back(marks[begin].second);
        if (end - begin > 1)
            chosen.second.push_back(marks[begin + 1 + below(end - begin - 1)].second);
        begin = end;
    }
    return chosen;
}

namespace {

/// Every pattern of the sites' lines, in each way in which the reading may take it.
void addPatterns(std::vector<SitePattern> &patterns, const CompiledSite &site, Reading reading) {
    for (const FileRole file : {FileRole::Robots, FileRole::RobotsAi, FileRole::Robots2})
        if (const Tree *tree = site.tree(file))
            for (const Line &line : tree->lines()) {
                const std::string_view value = tree->value(line);
                const std::size_t begin = value.find_first_of("/*?[");
                if (begin == std::string_view::npos)
                    continue;
                const std::string pattern(value.substr(begin, value.find(' ', begin) - begin));
                if (reading == Reading::Google)
                    patterns.push_back({pattern, Syntax::Google});
                else if (reading == Reading::Koster1994)
                    patterns.push_back({pattern, Syntax::Prefix});
                else
                    patterns.push_back({pattern, Syntax::Whole});
                patterns.push_back({pattern, Syntax::Path});
            }
}

void addPatterns(std::vector<SitePattern> &patterns, const exact::Region &region) {
    patterns.insert(patterns.end(), region.matches.begin(), region.matches.end());
    patterns.insert(patterns.end(), region.except.begin(), region.except.end());
}

/// One of each set of minutes that neither windows of the sites nor `told` tell apart.
std::vector<int> chosenMinutes(std::span<const CompiledSite *const> sites,
                               const std::vector<int> &minutes,
                               const std::vector<std::vector<std::string>> &told,
                               PathWorld &world) {
    std::vector<TimeWindow> windows;
    for (const CompiledSite *site : sites)
        for (const FileRole file : {FileRole::Robots, FileRole::RobotsAi})
            if (const Tree *tree = site->tree(file))
                for (const Line &line : tree->lines()) {
                    const std::string_view value = tree->value(line);
                    const std::size_t dash = value.find('-');
                    if (dash != std::string_view::npos && dash >= 4 && value.size() >= dash + 5)
                        if (const auto window = parseTimeWindow(value.substr(dash - 4, 9)))
                            windows.push_back(*window);
                }
    std::map<std::vector<bool>, std::vector<int>> classes;
    for (const int minute : minutes) {
        std::vector<bool> in;
        for (const TimeWindow &window : windows)
            in.push_back(window.contains(minute));
        for (const auto &times : told)
            in.push_back(holds(times, minute));
        classes[in].push_back(minute);
    }
    std::vector<int> chosen;
    for (const auto &[in, alike] : classes)
        chosen.push_back(alike[world.below(alike.size())]);
    return chosen;
}

/// Paths to be asked about at a minute: the second choice at one of them only.
std::vector<std::size_t> pathsAt(const PathWorld::Chosen &chosen, bool withSecond) {
    std::vector<std::size_t> all = chosen.first;
    if (withSecond)
        all.insert(all.end(), chosen.second.begin(), chosen.second.end());
    return all;
}

} // namespace

static bool isSame(const std::optional<KnownVerdict> &one,
                   const std::optional<KnownVerdict> &other) {
    return one.has_value() == other.has_value() &&
           (!one || (one->fetch.decision == other->fetch.decision &&
                     one->fetch.reason == other->fetch.reason && one->reads == other->reads));
}

std::string wrongDifferences(const CompiledSite &before, const CompiledSite &after,
                             const exact::Differences &found, const exact::ExactQuestion &question,
                             PathWorld &world, const std::vector<int> &minutes) {
    if (!found.complete)
        return "not complete: " +
               (found.unproven.empty() ? std::string() : found.unproven.front().english());
    std::vector<std::vector<bool>> inside;
    std::vector<std::vector<std::string>> times;
    std::vector<SitePattern> patterns;
    addPatterns(patterns, before, question.reading);
    addPatterns(patterns, after, question.reading);
    for (const Difference &change : found.changes) {
        inside.push_back(world.in(change.region));
        times.push_back(namesOf(change.hours));
        addPatterns(patterns, change.region);
    }
    const PathWorld::Chosen chosen = world.chosen(patterns);
    const std::array sites = {&before, &after};
    const std::vector<int> asked = chosenMinutes(sites, minutes, times, world);
    const auto wrongAt = [&](const exact::AskedAgent &agent, int minute, std::size_t i) {
        const Instant at = question.at.value_or(exact::instantAt(question.day, minute));
        const std::string &path = world.paths()[i];
        auto truth =
            shiftsOf(ask(before, agent, path, at, question), ask(after, agent, path, at, question));
        std::vector<Shift> said;
        std::string which;
        for (std::size_t change = 0; change < found.changes.size(); ++change) {
            const Difference &one = found.changes[change];
            if (!inside[change][i] || !holds(namesOf(one.hours), minute) ||
                !std::ranges::contains(namesOf(one.who), nameOf(agent)))
                continue;
            said.push_back({subjectOf(one), one.before.value, one.after.value});
            which += "\n  " + show(one);
            if (question.withKnown && one.what == Difference::What::Fetch &&
                (!isSame(one.knownBefore, ask(before, agent, path, at, question).known) ||
                 !isSame(one.knownAfter, ask(after, agent, path, at, question).known)))
                return std::format("{} on {} is known to do something else than in{}",
                                   nameOf(agent), path, which);
        }
        std::ranges::sort(truth);
        std::ranges::sort(said);
        if (truth == said)
            return std::string();
        std::string out = std::format("{} on {} at minute {}: truly", nameOf(agent), path, minute);
        for (const Shift &shift : truth)
            out += std::format(" [{}: {} -> {}]", shift.subject, shift.before, shift.after);
        return out + ", but in" + which;
    };
    for (const exact::AskedAgent &agent : question.agents)
        for (const int minute : asked)
            for (const std::size_t i : pathsAt(chosen, minute == asked.front()))
                if (std::string wrong = wrongAt(agent, minute, i); !wrong.empty())
                    return wrong;
    return {};
}

namespace {

/// Empty if exactly one region of the cell has the path, with the verdict that the simulator gives.
std::string wrongCell(const exact::MapCell &cell, const std::vector<std::vector<bool>> &inside,
                      std::size_t i, const std::string &path, const Verdict &verdict) {
    const exact::MapRegion *region = nullptr;
    for (std::size_t part = 0; part < cell.regions.size(); ++part) {
        if (!inside[part][i])
            continue;
        if (region != nullptr)
            return std::format("{} is in two regions: {}; {}", path, show(region->region),
                               show(cell.regions[part].region));
        region = &cell.regions[part];
    }
    if (region == nullptr)
        return path + " is in no region";
    const bool same = verdict.fetch.line == region->verdict.fetch.line &&
                      verdict.fetch.reason == region->verdict.fetch.reason &&
                      shiftsOf(verdict, region->verdict).empty() &&
                      verdict.known.has_value() == region->verdict.known.has_value() &&
                      (!verdict.known ||
                       (verdict.known->fetch.decision == region->verdict.known->fetch.decision &&
                        verdict.known->fetch.reason == region->verdict.known->fetch.reason));
    return same ? std::string()
                : std::format("{} has another verdict than its region {}", path,
                              show(region->region));
}

} // namespace

std::string wrongMap(const CompiledSite &site, const exact::PolicyMap &map,
                     const exact::ExactQuestion &question, PathWorld &world,
                     const std::vector<int> &minutes) {
    if (!map.complete)
        return "not complete";
    for (const exact::AskedAgent &agent : question.agents) {
        const auto row = std::ranges::find_if(map.rows, [&](const exact::MapRow &each) {
            return std::ranges::contains(each.agents, nameOf(agent));
        });
        if (row == map.rows.end())
            return nameOf(agent) + " is in no row";
        std::vector<std::vector<std::string>> times;
        std::vector<SitePattern> patterns;
        addPatterns(patterns, site, question.reading);
        for (const exact::MapCell &cell : row->cells) {
            times.push_back(namesOf(cell.hours));
            for (const exact::MapRegion &part : cell.regions)
                addPatterns(patterns, part.region);
        }
        const PathWorld::Chosen chosen = world.chosen(patterns);
        const std::array sites = {&site};
        const std::vector<int> asked = chosenMinutes(sites, minutes, times, world);
        for (const int minute : asked) {
            std::vector<const exact::MapCell *> cells;
            for (const exact::MapCell &cell : row->cells)
                if (holds(namesOf(cell.hours), minute))
                    cells.push_back(&cell);
            if (cells.size() != 1)
                return std::format("minute {} is in {} cells", minute, cells.size());
            std::vector<std::vector<bool>> inside;
            for (const exact::MapRegion &part : cells[0]->regions)
                inside.push_back(world.in(part.region));
            for (const std::size_t i : pathsAt(chosen, minute == asked.front())) {
                const std::string &path = world.paths()[i];
                const Verdict verdict =
                    ask(site, agent, path, exact::instantAt(question.day, minute), question);
                if (std::string wrong = wrongCell(*cells[0], inside, i, path, verdict);
                    !wrong.empty())
                    return std::format("{} at minute {}: {}", nameOf(agent), minute, wrong);
            }
        }
    }
    return {};
}

std::string wrongProof(const CompiledSite &site, const exact::RuleAboutAll &rule,
                       const exact::RuleResult &result, const exact::ExactQuestion &question,
                       PathWorld &world, const std::vector<int> &minutes) {
    if (result.proof == exact::Proof::Open)
        return "open";
    const SitePattern about{rule.paths, Syntax::Path};
    if (result.proof == exact::Proof::Fails) {
        const Verdict &verdict = result.counterExample->verdict;
        const Verdict again =
            ask(site, result.counterExample->agent, verdict.path, verdict.at, question);
        return matches(about, verdict.path) && !rule.expect.isMetBy(again)
                   ? std::string()
                   : verdict.path + " is no counter-example";
    }
    std::vector<SitePattern> patterns{about};
    addPatterns(patterns, site, question.reading);
    const PathWorld::Chosen chosen = world.chosen(patterns);
    const std::array sites = {&site};
    const std::vector<int> asked = chosenMinutes(sites, minutes, {}, world);
    for (const exact::AskedAgent &agent : rule.agents)
        for (const int minute : asked)
            for (const std::size_t i : pathsAt(chosen, minute == asked.front())) {
                const Instant at = exact::instantAt(question.day, minute);
                if (world.matchedBy(about)[i] &&
                    !rule.expect.isMetBy(ask(site, agent, world.paths()[i], at, question)))
                    return std::format("does not hold: {} on {} at minute {}", nameOf(agent),
                                       world.paths()[i], minute);
            }
    return {};
}

// ---- real files ----------------------------------------------------------------------------------

namespace {

/// A region's patterns, each compiled as one rule of core/match: nothing of core/exact.
class CompiledRegion {
public:
    explicit CompiledRegion(const exact::Region &region) {
        for (const SitePattern &pattern : region.matches)
            m_matches.push_back(one(pattern));
        for (const SitePattern &pattern : region.except)
            m_except.push_back(one(pattern));
    }
    [[nodiscard]] bool contains(const PathQuestion &path) const {
        const auto holds = [&path](const One &each) {
            return each.scope.empty() ? each.rules.decide(path).outcome == PathOutcome::Disallowed
                                      : scopeCovers(each.scope, path.path());
        };
        return std::ranges::all_of(m_matches, holds) && std::ranges::none_of(m_except, holds);
    }

private:
    struct One {
        std::string scope;
        RuleSet rules;
    };
    static One one(const SitePattern &pattern) {
        if (pattern.syntax == Syntax::Scope)
            return {pattern.pattern, {}};
        // The pattern's text outlives this: it is the difference's.
        const std::array rules = {RuleLine{pattern.pattern, 0, RuleKind::Disallow}};
        return {{}, RuleSet::compile(readingOf(pattern.syntax), rules)};
    }
    std::vector<One> m_matches;
    std::vector<One> m_except;
};

/// URLs that rules of a site speak about, and some beside them.
class UrlMaker {
public:
    UrlMaker(const CompiledSite &one, const CompiledSite &other, std::uint64_t seed)
        : m_random(seed), m_values{"/"} {
        for (const CompiledSite *site : {&one, &other})
            if (const Tree *tree = site->tree(FileRole::Robots))
                for (const Line &line : tree->lines())
                    if (line.is(DirectiveId::Allow) || line.is(DirectiveId::Disallow))
                        if (const auto value = tree->value(line);
                            value.starts_with('/') || value.starts_with('*'))
                            m_values.emplace_back(value);
    }
    std::string next() {
        const std::string &value = m_values[m_random() % m_values.size()];
        std::string url = value.starts_with('*') ? "/" : "";
        for (const char c : value) {
            if (c == '*')
                url += filling();
            else if (c != '$' && c != '#')
                url += c;
        }
        if (m_random() % 2 == 0)
            url += filling();
        if (m_random() % 5 == 0) // what another rule ends in
            url += m_values[m_random() % m_values.size()].substr(1);
        std::erase_if(url, [](char c) { return c == '*' || c == '$' || c == '#'; });
        if (m_random() % 7 == 0)
            url.resize(1 + m_random() % url.size());
        return url;
    }

private:
    std::string filling() {
        constexpr std::array kFillings = {"", "a", "/", "x/y", "?q=1", ".html", "~", "%2F", "1"};
        return kFillings[m_random() % kFillings.size()];
    }
    std::mt19937_64 m_random;
    std::vector<std::string> m_values;
};

} // namespace

std::string wrongAnswers(const CompiledSite &before, const CompiledSite &after,
                         const exact::Differences &found, const exact::ExactQuestion &question,
                         std::uint64_t seed, std::size_t count) {
    std::deque<CompiledRegion> regions;
    std::map<std::string, std::vector<std::pair<const Difference *, const CompiledRegion *>>>
        ofAgent;
    for (const Difference &change : found.changes) {
        if (change.what != Difference::What::Fetch)
            continue;
        regions.emplace_back(change.region);
        for (const std::string &agent : namesOf(change.who))
            if (std::ranges::contains(question.agents, agent, exact::nameOf))
                ofAgent[agent].emplace_back(&change, &regions.back());
    }
    UrlMaker urls(before, after, seed);
    std::mt19937_64 random(seed + 1);
    for (std::size_t i = 0; i < count; ++i) {
        const exact::AskedAgent &agent = question.agents[random() % question.agents.size()];
        const int minute = static_cast<int>(random() % kMinutesOfDay);
        const PathQuestion path(urls.next());
        const Instant at = exact::instantAt(question.day, minute);
        const auto decide = [&](const CompiledSite &site) {
            return site.fetch(*site.view(agent.identity, question.reading), path, at).decision;
        };
        tried += 2;
        const Decision was = decide(before);
        const Decision is = decide(after);
        std::size_t in = 0;
        bool right = true;
        for (const auto &[change, region] : ofAgent[nameOf(agent)])
            if (holds(namesOf(change->hours), minute) && region->contains(path)) {
                ++in;
                right = right && change->decisionBefore == was && change->decisionAfter == is;
            }
        if (!right || in != (was == is ? 0U : 1U))
            return std::format("{} on {} at minute {}: {} -> {}, but in {} differences",
                               nameOf(agent), path.path(), minute, decisionName(was),
                               decisionName(is), in);
    }
    return {};
}

// ---- random rules --------------------------------------------------------------------------------

std::string RuleMaker::pattern() {
    const bool wild = m_reading != Reading::Koster1994;
    std::string text = below(wild ? 6 : 20) != 0 ? "/" : "*";
    for (std::size_t left = below(5); left > 0; --left) {
        if (!m_pieces.empty() && below(2) == 0) {
            text += m_pieces[below(m_pieces.size())];
            continue;
        }
        switch (below(m_extended ? 10 : 7)) {
        case 0: text += '*'; break;
        case 1:
        case 2: text += 'a'; break;
        case 3:
        case 4: text += 'b'; break;
        case 5: text += '/'; break;
        case 6: text += below(3) == 0 ? 'c' : 'a'; break;
        case 7: text += '?'; break;
        case 8: text += below(2) == 0 ? "[ab]" : "[!a]"; break;
        default: text += below(2) == 0 ? "\\*" : "[a-b]"; break;
        }
    }
    if (below(5) == 0)
        text += '$';
    if (m_reading == Reading::Google && below(8) == 0)
        text += "/index.html";
    return text;
}

std::string RuleMaker::rule() {
    if (m_extended && below(12) == 0)
        return "Disallow: *";
    return (below(2) == 0 ? "Allow: " : "Disallow: ") + pattern();
}

std::vector<std::string> RuleMaker::rules() {
    std::vector<std::string> list;
    for (std::size_t left = below(5); left > 0; --left)
        list.push_back(rule());
    return list;
}

std::vector<std::string> RuleMaker::edited(std::vector<std::string> rules) {
    for (std::size_t edits = 1 + below(2); edits > 0; --edits) {
        const std::size_t at = rules.empty() ? 0 : below(rules.size());
        switch (below(rules.empty() ? 1 : 5)) {
        case 0: rules.insert(rules.begin() + static_cast<std::ptrdiff_t>(at), rule()); break;
        case 1: rules.erase(rules.begin() + static_cast<std::ptrdiff_t>(at)); break;
        case 2: rules[at] = rule(); break;
        case 3: std::swap(rules[at], rules[below(rules.size())]); break;
        default: {
            const std::string value = rules[at].substr(rules[at].find(':') + 2);
            rules[at] = (rules[at].starts_with("Allow") ? "Disallow: " : "Allow: ") + value;
        }
        }
    }
    return rules;
}

std::string RuleMaker::group(const std::vector<std::string> &rules) const {
    std::string text = "User-agent: *\n";
    if (m_extended)
        text += "Robot-version: 2.0\n";
    for (const std::string &each : rules)
        text += each + '\n';
    return text;
}

} // namespace gatepost::test
