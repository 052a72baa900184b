// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/exact/patternnames.h"

#include "core/agents/agentpattern.h"
#include "core/agents/patternfilter.h"
#include "core/exact/nameautomaton.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <bit>
#include <map>
#include <set>
#include <unordered_set>

namespace gatepost::exact {

namespace {

/// States of all automata together that are visited at most: a tenth of a second.
constexpr std::size_t kMostStates = 200'000;
/// Names that are made at most.
constexpr std::size_t kMostNames = 1'000;

using WinningPatterns = std::vector<std::size_t>;

} // namespace

struct PatternNames::Data {
    /// Beyond kMostPatterns there is no automaton, and RE2 compiles it only for a name that contains what it requires.
    struct Pattern {
        std::string text;
        std::unique_ptr<NameAutomaton> automaton; ///< null: it uses what automata cannot say
        std::optional<AgentPattern> matcher; ///< absent: not compiled yet, or it matches nobody
        std::string required = {};           ///< requiredLiteral(text)
        bool isCompiled = true;

        bool matches(std::string_view name) {
            if (!isCompiled) {
                if (!mayMatch(required, name))
                    return false;
                isCompiled = true;
                if (auto made = AgentPattern::compile(text))
                    matcher = std::move(*made);
            }
            return matcher && matcher->matches(name);
        }
    };
    std::vector<Pattern> patterns;               ///< each once
    std::vector<std::vector<std::size_t>> lists; ///< of patterns
    std::vector<std::vector<bool>> goesBefore;   ///< [p][q]: p is before q in every list that has q
    /// Those with names of their own: the first kMostPatterns.
    [[nodiscard]] std::span<const Pattern> named() const {
        return std::span(patterns).first(std::min(patterns.size(), kMostPatterns));
    }
    void order();

    [[nodiscard]] WinningPatterns winnersIf(const std::function<bool(std::size_t)> &matches) const {
        WinningPatterns winners;
        for (const auto &list : lists)
            winners.push_back(
                static_cast<std::size_t>(std::ranges::find_if(list, matches) - list.begin()));
        return winners;
    }
    [[nodiscard]] std::vector<std::string> winning(const WinningPatterns &winners) const {
        std::vector<std::string> texts;
        for (std::size_t i = 0; i < lists.size(); ++i)
            if (winners[i] < lists[i].size())
                if (const std::string &text = patterns[lists[i][winners[i]]].text;
                    !std::ranges::contains(texts, text))
                    texts.push_back(text);
        return texts;
    }
};

PatternNames::PatternNames(std::span<const PatternList> lists) : m_data(std::make_unique<Data>()) {
    constexpr std::size_t kNobody = SIZE_MAX; // it is not a pattern that can be read
    std::map<std::string, std::size_t> known;
    std::set<std::vector<std::size_t>> different;
    for (const PatternList &list : lists) {
        std::vector<std::size_t> indexes;
        for (const std::string &text : list) {
            if (const auto at = known.find(toLower(text)); at != known.end()) {
                if (at->second != kNobody && !std::ranges::contains(indexes, at->second))
                    indexes.push_back(at->second);
                continue;
            }
            const std::size_t index = m_data->patterns.size();
            if (index >= kMostPatterns) {
                m_data->patterns.push_back({text, nullptr, {}, requiredLiteral(text), false});
            } else if (auto matcher = AgentPattern::compile(text)) {
                m_data->patterns.push_back({text, NameAutomaton::of(text), std::move(*matcher)});
            } else {
                known.emplace(toLower(text), kNobody);
                continue;
            }
            known.emplace(toLower(text), index);
            indexes.push_back(index);
        }
        if (!indexes.empty() && different.insert(indexes).second)
            m_data->lists.push_back(std::move(indexes));
    }
    m_data->order();
}

void PatternNames::Data::order() {
    const std::size_t count = named().size();
    goesBefore.assign(count, std::vector<bool>(count, true));
    for (const auto &list : lists) {
        std::vector<std::size_t> places(count, list.size());
        for (std::size_t place = 0; place < list.size(); ++place)
            if (list[place] < count)
                places[list[place]] = place;
        for (std::size_t p = 0; p < count; ++p)
            for (std::size_t q = 0; q < count; ++q)
                if (places[q] < list.size() && places[p] >= places[q])
                    goesBefore[p][q] = false;
    }
}

PatternNames::~PatternNames() = default;

std::vector<std::size_t> PatternNames::winners(std::string_view name) const {
    return m_data->winnersIf(
        [&](std::size_t pattern) { return m_data->patterns[pattern].matches(name); });
}

namespace {

/// The walk through the product of all automata, made deterministic only as far as it is walked: breadth first, so that the
/// first name of a combination is a shortest one.
class NamesProduct {
public:
    struct Node {
        std::vector<std::uint32_t> states; ///< by automaton
        std::size_t from = 0;
        char letter = 0;
    };

    /// `words`: an automaton of words is the last one.
    NamesProduct(std::vector<NameAutomaton *> automata,
                 const std::vector<std::vector<bool>> &goesBefore, bool words)
        : m_automata(std::move(automata)), m_goesBefore(goesBefore) {
        std::vector<std::uint64_t> classes{(std::uint64_t{1} << kNameLetters.size()) - 1};
        for (std::size_t letter = 0; words && letter < kNameLetters.size(); ++letter)
            m_letters.push_back(letter);
        if (words)
            return;
        for (const NameAutomaton *automaton : m_automata)
            automaton->tellApart(classes);
        for (const std::uint64_t letters : classes)
            m_letters.push_back(static_cast<std::size_t>(std::countr_zero(letters)));
        std::ranges::sort(m_letters);
    }

    /// Visits each state but the first; `visit` says whether to go on. False: a bound ended it.
    bool run(const std::function<bool(std::size_t node)> &visit) {
        std::vector<std::uint32_t> start;
        for (NameAutomaton *automaton : m_automata)
            start.push_back(automaton->start());
        m_nodes.push_back({simplified(std::move(start)), 0, 0});
        for (std::size_t at = 0; at < m_nodes.size(); ++at) {
            if (at > 0 && !visit(at))
                return true;
            for (const std::size_t letter : m_letters) {
                std::vector<std::uint32_t> next = m_nodes[at].states;
                for (std::size_t i = 0; i < next.size(); ++i)
                    next[i] = m_automata[i]->next(next[i], letter);
                next = simplified(std::move(next));
                if (!m_known.insert(keyOf(next)).second)
                    continue;
                if (m_nodes.size() * (m_automata.size() + 9) >= kMostStates)
                    return false;
                m_nodes.push_back({std::move(next), at, kNameLetters[letter]});
            }
        }
        return true;
    }
    [[nodiscard]] bool accepts(std::size_t node, std::size_t automaton) const {
        return m_automata[automaton]->accepts(m_nodes[node].states[automaton]);
    }
    [[nodiscard]] std::string nameOf(std::size_t node) const {
        std::string name;
        for (; node != 0; node = m_nodes[node].from)
            name += m_nodes[node].letter;
        std::ranges::reverse(name);
        return name;
    }

private:
    static std::string keyOf(const std::vector<std::uint32_t> &states) {
        return {reinterpret_cast<const char *>(states.data()),
                states.size() * sizeof(std::uint32_t)};
    }
    /// A pattern that matches whatever follows makes those that it goes before in every list unimportant.
    [[nodiscard]] std::vector<std::uint32_t> simplified(std::vector<std::uint32_t> states) const {
        for (std::size_t p = 0; p < m_goesBefore.size(); ++p)
            if (m_automata[p]->alwaysAccepts(states[p]))
                for (std::size_t q = 0; q < m_goesBefore.size(); ++q)
                    if (p != q && m_goesBefore[p][q])
                        states[q] = NameAutomaton::kNowhere;
        return states;
    }

    std::vector<NameAutomaton *> m_automata;
    std::vector<std::size_t> m_letters; ///< one of each class that no automaton tells apart
    const std::vector<std::vector<bool>> &m_goesBefore;
    std::vector<Node> m_nodes;
    std::unordered_set<std::string> m_known;
};

} // namespace

namespace {

/// A word like the pattern, which the pattern matches perhaps.
std::string nameFrom(std::string_view pattern, std::string_view star) {
    std::string name;
    for (const char c : pattern)
        if (c == '*')
            name += star;
        else if (kNameLetters.contains(asciiLower(c)))
            name += c;
    return name;
}

} // namespace

PatternedNames PatternNames::all(const std::vector<std::string> &taken) const {
    PatternedNames found;
    const Data &data = *m_data;
    std::vector<NameAutomaton *> automata;
    // An automaton that matches nothing takes the place of what automata cannot say.
    NameAutomaton nobody;
    found.passedOver = data.patterns.size() - data.named().size();
    for (const Data::Pattern &pattern : data.named()) {
        automata.push_back(pattern.automaton ? pattern.automaton.get() : &nobody);
        if (!pattern.automaton)
            found.open.push_back(pattern.text);
    }
    std::set<WinningPatterns> seen;
    const std::set<std::string, std::less<>> others(taken.begin(), taken.end());
    const auto isFree = [&](const std::string &name) { return !others.contains(toLower(name)); };
    const auto take = [&](std::string name) {
        if (name.empty())
            return;
        WinningPatterns won = winners(name); // what RE2 says counts
        if (isFree(name) && seen.insert(won).second)
            found.names.push_back({std::move(name), data.winning(won)});
    };
    // A word that people can read, rather than the shortest name.
    const auto offer = [&](const std::string &name, const WinningPatterns &won) {
        for (const std::string &tried : {"Xyz" + name, name + "Xyz", "Xyz" + name + "Xyz", name})
            if (isFree(tried) && winners(tried) == won) {
                take(tried);
                return true;
            }
        return false;
    };
    take(std::string(kSomebody));
    for (const Data::Pattern &pattern : data.named())
        for (const std::string_view star : {"Xyz", ""})
            take(nameFrom(pattern.text, star));
    // Of one list alone each pattern wins for some names, or for none, and nothing else is possible.
    const auto isEverySeen = [&] {
        return data.lists.empty() ||
               (data.lists.size() == 1 && seen.size() > data.lists.front().size());
    };
    if (!seen.empty() && isEverySeen())
        return found;

    std::set<WinningPatterns> missing; // all names of theirs that were tried are somebody's
    std::set<WinningPatterns> wrong;
    const auto winnersAt = [&](const NamesProduct &product, std::size_t node) {
        return data.winnersIf([&](std::size_t pattern) {
            return pattern < data.named().size() && product.accepts(node, pattern);
        });
    };
    NamesProduct product(automata, data.goesBefore, false);
    found.cut = !product.run([&](std::size_t node) {
        const WinningPatterns won = winnersAt(product, node);
        if (seen.contains(won) || missing.contains(won) || wrong.contains(won))
            return true;
        const std::string name = product.nameOf(node);
        if (!isFree(name) && winners(name) == won) {
            if (!offer(name, won))
                missing.insert(won);
        } else if (!offer(name, won)) {
            wrong.insert(won); // a pattern that automata cannot say matches it, too
            take(name);
        }
        return found.names.size() < kMostNames && !isEverySeen();
    });
    found.cut = found.cut || found.names.size() >= kMostNames;
    if (!missing.empty() && !found.cut) {
        // Once more, with an automaton of the names that are taken: it never leads astray, but has a state for each letter.
        NameAutomaton tokens = NameAutomaton::ofWords(taken);
        automata.push_back(&tokens);
        NamesProduct exact(automata, data.goesBefore, true);
        found.cut = !exact.run([&](std::size_t node) {
            if (!exact.accepts(node, data.named().size()))
                if (const WinningPatterns won = winnersAt(exact, node); missing.contains(won)) {
                    missing.erase(won);
                    take(exact.nameOf(node));
                }
            return !missing.empty();
        });
    }
    return found;
}

} // namespace gatepost::exact
