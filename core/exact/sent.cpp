// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/exact/sent.h"

#include "core/exact/spelling.h"
#include "core/match/path.h"
#include "core/match/scan.h"

#include <algorithm>
#include <format>
#include <functional>
#include <iterator>
#include <set>
#include <span>
#include <utility>

namespace gatepost::exact {

namespace {

/// Heads of patterns compared in the time of a step.
constexpr std::size_t kHeadsOfAStep = 64;
/// Winners put in order in the time of a step.
constexpr std::size_t kWinnersOfAStep = 4;
/// What it costs to normalise a path and to find out what decides it.
constexpr std::size_t kStepsOfADecision = 4;
constexpr std::size_t kBytesOfAStep = 16;
constexpr std::size_t kTriedOfAStep = 400; ///< bytes times rules
/// What it costs to lay two patterns over each other: so much, and one for so many pairs of their bytes.
constexpr std::size_t kStepsOfAnOverlay = 40;
constexpr std::size_t kPairsOfAStep = 4;
constexpr std::size_t kStepsOfTooMany = 10'000;
/// Of patterns that a path must not match: an automaton of more has some hundred MB, and no end.
constexpr std::size_t kMostBytesToSearch = 60'000;
/// Longer patterns are not laid over each other: what they have in common is looked for in other ways.
constexpr std::size_t kMostSentPairs = 10'000;

/// Patterns that together match what both match; absent: too many, or it is not tried.
std::optional<std::vector<std::string>> cheapOverlays(std::string_view one, std::string_view other,
                                                      Work &work) {
    const std::size_t pairs = one.size() * other.size();
    if (pairs > kMostSentPairs || !work.spend(kStepsOfAnOverlay + pairs / kPairsOfAStep))
        return {};
    auto both = overlays(one, other);
    // What they were put together from is known only now.
    if (!work.spend(both ? both->size() * (one.size() + other.size()) : kStepsOfTooMany))
        return {};
    return both;
}

std::string filled(std::string_view pattern, std::string_view filling) {
    std::string path;
    for (const char c : pattern)
        path += c == '*' ? filling : std::string_view(&c, 1);
    return path;
}

} // namespace

std::string normalisedForm(std::string_view googlePattern) {
    std::string form;
    bool isFirst = true;
    for (const Piece &piece : piecesOf(googlePattern)) {
        if (!std::exchange(isFirst, false) && !form.ends_with('*'))
            form += '*';
        form += piece.normalised;
    }
    return form;
}

namespace {

DecisionList normalisedForms(const DecisionList &list) {
    std::vector<ListRule> forms = list.rules();
    for (ListRule &rule : forms)
        for (std::string &pattern : rule.paths.stars)
            pattern = normalisedForm(pattern);
    return {std::move(forms), 0, Domain::Normalised};
}

} // namespace

SentList::SentList(const DecisionList &list)
    : m_list(&list), m_forms(normalisedForms(list)), m_heads(m_forms.rules()) {}

const SentList &SentLists::of(const DecisionList &list) {
    return m_byNumber.try_emplace(list.number(), list).first->second;
}

/// False if no path that the star pattern matches is in the set, beyond doubt.
bool PathSet::mayNormalise(const std::string &pattern, Work &work) const {
    const Head head(pattern);
    const bool says = m_fresh && !pattern.contains(*m_fresh);
    const std::string path = says ? witness(pattern, *m_fresh) : std::string();
    for (const Constraint &c : m_constraints) {
        if (c.isRule() && (!c.rule().head.agrees(head) || !c.rule().paths.mayMeet(pattern)))
            return false;
        if (!says)
            continue;
        const auto &rules = c.list->rules();
        const std::uint32_t end = std::min(c.winner, c.list->none());
        (void)work.spend(end / kHeadsOfAStep);
        for (std::uint32_t higher = 0; higher < end && work.goesOn(); ++higher)
            if (rules[higher].head.agrees(head) && work.spend() &&
                rules[higher].paths.starsTake(path))
                return false;
    }
    return true;
}

std::vector<std::uint32_t> PathSet::sentWinners(const SentList &sent) const {
    // The rule that says most of how the paths begin.
    const Head *longest = nullptr;
    for (const Constraint &c : m_constraints)
        if (c.isRule() &&
            (longest == nullptr || c.rule().head.start().size() > longest->start().size()))
            longest = &c.rule().head;
    std::vector<std::uint32_t> winners = sent.meeting(longest != nullptr ? *longest : Head());
    winners.push_back(sent.list().none());
    return winners;
}

std::optional<std::string>
PathSet::respelled(const std::string &pattern, const std::string &form,
                   const std::function<bool(const std::string &)> &isMine, Work &work) const {
    constexpr std::size_t kMostLive = 8;
    if (m_symbolic || !m_fresh || pattern.contains(*m_fresh))
        return {};
    const std::vector<Piece> pieces = piecesOf(pattern);
    for (const std::string &one : live() | std::views::take(kMostLive)) {
        for (const std::string &both :
             cheapOverlays(one, form, work).value_or(std::vector<std::string>()))
            if (auto path = spelling(witness(both, *m_fresh), pieces, isMine))
                return path;
        if (auto path = spellingBeside(one, pieces, *m_fresh, isMine))
            return path;
    }
    return {};
}

bool PathSet::isTakenInEverySpelling(const SentList &sentList, std::uint32_t winner,
                                     Work &work) const {
    constexpr std::size_t kMostOverlays = 64;
    if (m_symbolic || !m_fresh)
        return false;
    const DecisionList &sent = sentList.list();
    const auto isTaken = [&](std::string_view one, std::string_view other, const auto &takes) {
        const auto both = cheapOverlays(one, other, work);
        return both && both->size() <= kMostOverlays &&
               std::ranges::all_of(*both, [&](const std::string &pattern) {
                   return takes(witness(pattern, *m_fresh));
               });
    };
    std::size_t higher = 0; // rules
    for (const Constraint &c : m_constraints)
        higher += c.winner;
    const auto byThisList = [&](const std::string &path) {
        return work.spend(higher * (1 + path.size() / kBytesOfAStep) / 2) && isTakenByStars(path);
    };
    const std::vector<std::uint32_t> winners = sentWinners(sentList);
    (void)work.spend(winners.size() / kWinnersOfAStep);
    const auto byGoogle = [&](const std::string &path) {
        return std::ranges::any_of(winners, [&](std::uint32_t index) {
            return index < winner && work.spend(1 + path.size() / kBytesOfAStep) &&
                   std::ranges::any_of(
                       sent.rules()[index].paths.stars,
                       [&](const auto &pattern) {
                           return !pattern.contains(*m_fresh) && matchesClosed(pattern, path);
                       });
        });
    };
    const auto isTakenWhole = [&](const std::string &pattern, const std::string &form) {
        return !pattern.contains(*m_fresh) && !form.contains(*m_fresh) &&
               std::ranges::all_of(live(), [&](const std::string &live) {
                   return isTaken(live, form, byThisList) ||
                          isTaken(inEverySpelling(live), pattern, byGoogle);
               });
    };
    if (winner == sent.none())
        return isTakenWhole("*", "/*");
    const auto &patterns = sent.rules()[winner].paths.stars;
    for (std::size_t star = 0; star < patterns.size(); ++star)
        if (!isTakenWhole(patterns[star], sentList.formsOf(winner)[star]))
            return false;
    return true;
}

std::optional<std::string> PathSet::sentWhere(const SentList &sentList, std::uint32_t winner,
                                              Work &work) const {
    const DecisionList &sent = sentList.list();
    const auto isMine = [&](const std::string &path) {
        return work.spend(kStepsOfADecision + path.size() / kBytesOfAStep +
                          path.size() * sent.rules().size() / kTriedOfAStep) &&
               isCanonical(path, Domain::Google) &&
               std::ranges::none_of(path, isEscapedInUrls) && // nobody can send it
               sent.winnerOf(path) == winner && contains(canonicalPath(path, m_domain));
    };
    if (winner == sent.none()) {
        if (auto path = respelled("*", "/*", isMine, work))
            return path;
        return isTakenInEverySpelling(sentList, winner, work)
                   ? std::nullopt
                   : searchedSent(sentList, winner, {}, isMine, work);
    }
    const std::vector<std::string> &patterns = sent.rules()[winner].paths.stars;
    std::vector<std::size_t> stars;
    for (std::size_t star = 0; star < patterns.size(); ++star) {
        const std::string &form = sentList.formsOf(winner)[star];
        if (!mayNormalise(form, work))
            continue;
        for (const std::string_view filling :
             {"", "a", "~", "/", "%", "a%", "%2", "%4", "a%4", "%6"})
            if (std::string path = filled(patterns[star], filling); isMine(path))
                return path;
        if (auto path = respelled(patterns[star], form, isMine, work))
            return path;
        stars.push_back(star);
    }
    if (stars.empty() || isTakenInEverySpelling(sentList, winner, work))
        return {};
    return searchedSent(sentList, winner, stars, isMine, work);
}

std::optional<std::string>
PathSet::searchedSent(const SentList &sentList, std::uint32_t winner,
                      std::span<const std::size_t> stars,
                      const std::function<bool(const std::string &)> &isMine, Work &work) const {
    const DecisionList &sent = sentList.list();
    PathPatterns normalised;
    for (const Constraint &c : m_constraints)
        if (c.isRule())
            normalised.all.push_back(c.rule().paths.asGlobs());
    PathPatterns asSent;
    if (!stars.empty())
        asSent.all.emplace_back();
    for (const std::size_t star : stars)
        asSent.all.front().push_back(globOfStars(sent.rules()[winner].paths.stars[star]));
    const auto agrees = [&](const ListRule &rule) {
        return stars.empty() || std::ranges::any_of(stars, [&](std::size_t star) {
                   return rule.paths.mayMeet(sentList.formsOf(winner)[star]);
               });
    };
    for (const RuleAt &higher : higherRules())
        if (agrees(higher.rule()))
            for (Glob &glob : higher.rule().paths.asGlobs())
                normalised.none.push_back(std::move(glob));
    for (const std::uint32_t index : sentWinners(sentList)) {
        if (index >= std::min(winner, sent.none()) || !work.spend())
            break;
        const ListRule &higher = sent.rules()[index];
        if ((stars.empty() || sent.rules()[winner].paths.mayMeet(higher.paths)) &&
            std::ranges::any_of(sentList.formsOf(index),
                                [&](const std::string &form) { return mayNormalise(form, work); }))
            for (Glob &glob : higher.paths.asGlobs())
                asSent.none.push_back(std::move(glob));
    }
    // A path that is sent as it is normalised reads better, and is found sooner.
    std::vector<GlobUnion> all = normalised.all;
    all.insert(all.end(), asSent.all.begin(), asSent.all.end());
    std::vector<Glob> none = normalised.none;
    none.insert(none.end(), asSent.none.begin(), asSent.none.end());
    std::size_t bytes = 0;
    for (const Glob &glob : none)
        bytes += glob.size();
    if (bytes > kMostBytesToSearch)
        leaveOpen(work);
    if (bytes > kMostBytesToSearch || !work.goesOn())
        return {};
    if (const PathSearch plain = findPath(all, none, Domain::Normalised, work);
        plain.result == PathSearch::Result::Found)
        if (std::string path = askedPath(plain.path, Domain::Normalised); isMine(path))
            return path;
    PathSearch found = findSentPath(normalised, asSent, work);
    if (found.result == PathSearch::Result::None)
        return {};
    if (found.result == PathSearch::Result::Found && isMine(found.path))
        return std::move(found.path);
    leaveOpen(work);
    return {};
}

namespace {

/// The path in other spellings: each byte once as an escape, which ends what patterns of the google reading have of it.
std::vector<std::string> spellings(const std::string &path) {
    constexpr std::size_t kMost = 200;
    std::vector<std::string> all{path};
    for (std::size_t at = 1; at < std::min(path.size(), kMost); ++at) {
        std::string other = path.substr(0, at);
        std::format_to(std::back_inserter(other), "%{:02X}", static_cast<unsigned>(path[at]));
        all.push_back(other + path.substr(at + 1));
    }
    return all;
}

class Cutting {
public:
    Cutting(const PathSet &set, const SentList &sent,
            const std::function<std::uint64_t(std::uint32_t)> &group, Work &work)
        : m_set(set), m_list(sent), m_sent(sent.list()), m_group(group), m_work(work) {}

    std::vector<SentPart> parts() {
        const std::string canonical = m_set.example();
        for (const std::string &path : spellings(m_set.asked()))
            if (m_work.spend(kStepsOfADecision + path.size() / kBytesOfAStep +
                             path.size() * m_sent.rules().size() / kTriedOfAStep) &&
                canonicalPath(path, Domain::Normalised) == canonical)
                found(m_sent.winnerOf(path), path);
        // Rules that count as what is found already are looked for only where parts are told apart at all.
        const std::vector<std::uint32_t> winners = m_set.sentWinners(m_list);
        for (const bool same : {false, true}) {
            if (same && m_groups.size() < 2)
                break;
            for (const std::uint32_t winner : winners) {
                if (!m_work.spend())
                    break;
                const bool isKnown = m_examples.contains(winner);
                if (!isKnown && same == m_groups.contains(groupOf(winner)) &&
                    !m_none.contains(winner)) {
                    if (auto path = m_set.sentWhere(m_list, winner, m_work))
                        found(winner, std::move(*path));
                    else
                        m_none.insert(winner);
                }
            }
        }
        if (m_groups.size() < 2)
            return {{m_sent.none(), m_set.asked(), {}, {}}};
        return described();
    }

private:
    std::uint64_t groupOf(std::uint32_t winner) {
        const std::uint32_t label = m_sent.labelOf(winner);
        const auto [at, isNew] = m_groupOfLabel.try_emplace(label, 0);
        if (isNew)
            at->second = m_group(label);
        return at->second;
    }
    void found(std::uint32_t winner, std::string path) {
        m_groups.insert(groupOf(winner));
        m_examples.try_emplace(winner, std::move(path));
    }

    /// What is left to a winner is what the others that were found have not taken.
    std::vector<SentPart> described() const {
        std::vector<SentPart> parts;
        for (const auto &[winner, example] : m_examples) {
            SentPart part{winner, example, {}, {}};
            const bool isRule = winner < m_sent.none();
            if (isRule)
                part.matches = m_sent.rules()[winner].shown;
            for (const auto &[higher, path] : m_examples)
                if (higher < winner &&
                    (!isRule || m_sent.rules()[winner].paths.mayMeet(m_sent.rules()[higher].paths)))
                    part.except.push_back(m_sent.rules()[higher].shown.front());
            parts.push_back(std::move(part));
        }
        return parts;
    }

    const PathSet &m_set;
    const SentList &m_list;
    const DecisionList &m_sent; ///< the same list
    const std::function<std::uint64_t(std::uint32_t)> &m_group;
    Work &m_work;
    std::map<std::uint32_t, std::string> m_examples; ///< by winner
    std::set<std::uint32_t> m_none;
    std::set<std::uint64_t> m_groups;
    std::map<std::uint32_t, std::uint64_t> m_groupOfLabel;
};

} // namespace

std::vector<SentPart> sentParts(const PathSet &set, const SentList &sent,
                                const std::function<std::uint64_t(std::uint32_t)> &group,
                                Work &work) {
    return Cutting(set, sent, group, work).parts();
}

Region sentRegion(Region region, const DecisionList &sent, const SentPart &part,
                  std::optional<char> fresh) {
    std::vector<SitePattern> matches = region.matches;
    std::vector<SitePattern> except = region.except;
    if (part.winner < sent.none() && fresh)
        std::erase_if(matches, [&](const SitePattern &pattern) {
            const Language paths = languageOf(pattern);
            return std::ranges::all_of(
                sent.rules()[part.winner].paths.stars, [&](const std::string &google) {
                    const std::string form = normalisedForm(google);
                    return !form.contains(*fresh) && paths.starsTake(witness(form, *fresh));
                });
        });
    matches.insert(matches.end(), part.matches.begin(), part.matches.end());
    except.insert(except.end(), part.except.begin(), part.except.end());
    region.matches = std::move(matches);
    region.except = std::move(except);
    region.example = part.example;
    return region;
}

Message spellingsAreOpen() {
    return GATEPOST_TEXT("verdict", "What agents of Google are known to do was not decided for "
                                    "every spelling of a path");
}

} // namespace gatepost::exact
