// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/exact/sent.h"

#include "core/match/path.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <format>
#include <iterator>
#include <set>

namespace gatepost::exact {

namespace {

/// Heads of patterns compared in the time of a step.
constexpr std::size_t kHeadsOfAStep = 64;
/// What it costs to normalise a path and to find out what decides it.
constexpr std::size_t kStepsOfADecision = 4;
constexpr std::size_t kBytesOfAStep = 16;
/// What it costs to lay two patterns over each other.
constexpr std::size_t kStepsOfAnOverlay = 40;

bool isHexDigit(char c) {
    const char lower = asciiLower(c);
    return isDigit(c) || (lower >= 'a' && lower <= 'f');
}

/// No byte of it can be written as an escape, or be part of one.
bool isSpelledOneWay(std::string_view pattern) {
    return std::ranges::none_of(pattern, [](char c) {
        return isAlnum(c) || c == '-' || c == '.' || c == '_' || c == '~' || c == '%';
    });
}

std::string filled(std::string_view pattern, std::string_view filling) {
    std::string path;
    for (const char c : pattern)
        path += c == '*' ? filling : std::string_view(&c, 1);
    return path;
}

/// Where the literal bytes of a closed star pattern are found in the path, each as early as can be; absent: nowhere.
std::optional<std::vector<bool>> bytesOf(std::string_view pattern, std::string_view path) {
    std::vector<bool> taken(path.size());
    std::size_t at = 0;
    for (std::size_t begin = 0; begin <= pattern.size();) {
        const std::size_t end = std::min(pattern.find('*', begin), pattern.size());
        const std::string_view piece = pattern.substr(begin, end - begin);
        std::size_t found = path.find(piece, at);
        if (begin == 0)
            found = path.starts_with(piece) ? 0 : std::string_view::npos;
        if (end == pattern.size() && found != std::string_view::npos)
            found = path.size() - at >= piece.size() && path.ends_with(piece) &&
                            (begin > 0 || path.size() == piece.size())
                        ? path.size() - piece.size()
                        : std::string_view::npos;
        if (found == std::string_view::npos)
            return {};
        std::fill_n(taken.begin() + static_cast<std::ptrdiff_t>(found), piece.size(), true);
        at = found + piece.size();
        begin = end + 1;
    }
    return taken;
}

/// The path with every byte as an escape that `keeps` does not mark and that can be one.
std::string escaped(std::string_view path, const std::vector<bool> &keeps) {
    std::string sent;
    for (std::size_t at = 0; at < path.size(); ++at)
        if (const std::string_view escape = path.substr(at, 3);
            escape.size() == 3 && escape[0] == '%' && isHexDigit(escape[1]) &&
            isHexDigit(escape[2])) {
            sent += escape;
            at += 2;
        } else if (keeps[at] || isSpelledOneWay(path.substr(at, 1)))
            sent += path[at];
        else
            std::format_to(std::back_inserter(sent), "%{:02X}", static_cast<unsigned>(path[at]));
    return sent;
}

/// Bytes at the end of a piece that more bytes would make an escape of.
std::size_t unfinished(std::string_view piece) {
    for (std::size_t at = 0; at < piece.size(); ++at) {
        if (piece[at] != '%')
            continue;
        const std::string_view rest = piece.substr(at + 1, 2);
        if (!std::ranges::all_of(rest, isHexDigit))
            continue; // it stands for itself
        if (rest.size() < 2)
            return rest.size() + 1;
        at += 2;
    }
    return 0;
}

} // namespace

std::string normalisedForm(std::string_view googlePattern) {
    std::string form;
    const auto star = [&form] {
        if (!form.ends_with('*'))
            form += '*';
    };
    for (std::size_t begin = 0; begin <= googlePattern.size();) {
        const std::size_t end = std::min(googlePattern.find('*', begin), googlePattern.size());
        std::string_view piece = googlePattern.substr(begin, end - begin);
        if (begin > 0)
            for (int lost = 0; lost < 2 && !piece.empty() && isHexDigit(piece.front()); ++lost)
                piece.remove_prefix(1);
        const std::size_t open = end < googlePattern.size() ? unfinished(piece) : 0;
        form += normalisedPath(piece.substr(0, piece.size() - open));
        if (end < googlePattern.size())
            star();
        begin = end + 1;
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
    for (std::size_t live = 0; live < std::min(m_live.size(), kMostLive); ++live) {
        if (!work.spend(kStepsOfAnOverlay))
            return {};
        for (const std::string &both :
             overlays(m_live[live], form, *m_fresh).value_or(std::vector<std::string>())) {
            const std::string path = witness(both, *m_fresh);
            auto keeps = bytesOf(pattern, path);
            if (!keeps || !isMine(escaped(path, *keeps)))
                continue;
            // As few escapes as are needed, since people read it.
            const auto unescape = [&](auto &&self, std::size_t begin, std::size_t end) -> void {
                std::vector<bool> more = *keeps;
                std::fill(more.begin() + static_cast<std::ptrdiff_t>(begin),
                          more.begin() + static_cast<std::ptrdiff_t>(end), true);
                if (isMine(escaped(path, more))) {
                    *keeps = std::move(more);
                } else if (end - begin > 1 && work.goesOn()) {
                    self(self, begin, (begin + end) / 2);
                    self(self, (begin + end) / 2, end);
                }
            };
            unescape(unescape, 0, path.size());
            return escaped(path, *keeps);
        }
    }
    return {};
}

std::optional<std::string> PathSet::sentWhere(const SentList &sentList, std::uint32_t winner,
                                              Work &work) const {
    const DecisionList &sent = sentList.list();
    const auto isMine = [&](const std::string &path) {
        return work.spend(kStepsOfADecision + path.size() / kBytesOfAStep) &&
               isCanonical(path, Domain::Google) && sent.winnerOf(path) == winner &&
               contains(canonicalPath(path, m_domain));
    };
    const bool isRule = winner < sent.none();
    PathPatterns asSent;
    std::vector<std::string> forms;
    if (isRule) {
        const ListRule &rule = sent.rules()[winner];
        for (std::size_t star = 0; star < rule.paths.stars.size(); ++star) {
            const std::string &pattern = rule.paths.stars[star];
            const std::string &form = sentList.formsOf(winner)[star];
            if (!mayNormalise(form, work))
                continue;
            for (const std::string_view filling :
                 {"", "a", "~", "/", "%", "a%", "%2", "%4", "a%4", "%6"})
                if (std::string path = filled(pattern, filling); isMine(path))
                    return path;
            if (auto path = respelled(pattern, form, isMine, work))
                return path;
            asSent.all.resize(1);
            asSent.all[0].push_back(globOfStars(pattern));
            forms.push_back(form);
        }
        if (asSent.all.empty())
            return {};
    }
    if (!isRule)
        if (auto path = respelled("*", "/*", isMine, work))
            return path;
    // Where a rule of this set can be spelled in one way alone, the same rule of the google list matches whenever it does.
    for (const Constraint &c : m_constraints) {
        if (!c.isRule() || !c.rule().paths.globs.empty() ||
            !std::ranges::all_of(c.rule().paths.stars, isSpelledOneWay))
            continue;
        for (const std::uint32_t index : sentList.meeting(c.rule().head))
            if (index < winner && work.spend() &&
                std::ranges::all_of(
                    c.rule().paths.stars,
                    [&](const std::string &pattern) {
                        return std::ranges::contains(sent.rules()[index].paths.stars, pattern);
                    }))
                return {};
    }
    PathPatterns normalised;
    for (const Constraint &c : m_constraints)
        if (c.isRule())
            normalised.all.push_back(c.rule().paths.asGlobs());
    const auto agrees = [&](const ListRule &rule) {
        return !isRule || std::ranges::any_of(forms, [&](const std::string &form) {
            return rule.paths.mayMeet(form);
        });
    };
    for (const RuleAt &higher : higherRules(work))
        if (agrees(higher.rule()))
            for (Glob &glob : higher.rule().paths.asGlobs())
                normalised.none.push_back(std::move(glob));
    for (const std::uint32_t index : sentWinners(sentList)) {
        if (index >= std::min(winner, sent.none()) || !work.spend())
            break;
        const ListRule &higher = sent.rules()[index];
        if (!isRule || sent.rules()[winner].paths.mayMeet(higher.paths))
            for (Glob &glob : higher.paths.asGlobs())
                asSent.none.push_back(std::move(glob));
    }
    // A path that is sent as it is normalised reads better, and is found sooner.
    std::vector<GlobUnion> all = normalised.all;
    all.insert(all.end(), asSent.all.begin(), asSent.all.end());
    std::vector<Glob> none = normalised.none;
    none.insert(none.end(), asSent.none.begin(), asSent.none.end());
    if (!work.goesOn())
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
            if (m_work.spend(kStepsOfADecision + path.size() / kBytesOfAStep) &&
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
    if (part.winner < sent.none() && fresh)
        std::erase_if(region.matches, [&](const SitePattern &pattern) {
            const Language paths = languageOf(pattern);
            return std::ranges::all_of(
                sent.rules()[part.winner].paths.stars, [&](const std::string &google) {
                    const std::string form = normalisedForm(google);
                    return !form.contains(*fresh) && paths.starsTake(witness(form, *fresh));
                });
        });
    region.matches.insert(region.matches.end(), part.matches.begin(), part.matches.end());
    region.except.insert(region.except.end(), part.except.begin(), part.except.end());
    region.example = part.example;
    return region;
}

Message spellingsAreOpen() {
    return GATEPOST_TEXT("verdict", "What agents of Google are known to do was not decided for "
                                    "every spelling of a path");
}

} // namespace gatepost::exact
