// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/exact/nameautomaton.h"

#include "core/agents/agentpattern.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <array>
#include <optional>

namespace gatepost::exact {

namespace {

using Step = NameAutomaton::Step;

/// More steps than these make an expression that is not read.
constexpr std::size_t kMostSteps = 2'000;
constexpr std::uint32_t kUnknown = 0xFFFF'FFFF;

constexpr std::uint64_t kEveryLetter = (std::uint64_t{1} << kNameLetters.size()) - 1;

constexpr std::uint64_t letterBit(char c) {
    const std::size_t at = kNameLetters.find(asciiLower(c));
    return at == std::string_view::npos ? 0 : std::uint64_t{1} << at;
}

std::uint64_t lettersIf(bool (*belongs)(char)) {
    std::uint64_t letters = 0;
    for (const char c : kNameLetters)
        if (belongs(c))
            letters |= letterBit(c);
    return letters;
}

std::uint64_t wordLetters() {
    return lettersIf([](char c) { return isAlnum(c) || c == '_'; });
}

/// A part of an expression: where it begins, and the steps whose end is still open.
struct Part {
    std::uint32_t begin = 0;
    std::vector<std::uint32_t *> ends = {};
};

/// Reads a value and writes its steps. Whatever it does not know makes the whole unread.
class Reader {
public:
    explicit Reader(std::string_view text) : m_rest(text) { m_steps.reserve(kMostSteps); }

    std::optional<std::vector<Step>> regex(std::uint32_t &first) {
        const Part whole = alternatives(0);
        if (!m_rest.empty())
            m_ok = false;
        return finished(whole, first);
    }
    /// A glob is the whole name.
    std::optional<std::vector<Step>> glob(std::uint32_t &first) {
        // A match may begin anywhere and end anywhere: stars at the ends say nothing more.
        Part whole = takes("*") ? empty() : step(Step::Kind::Begin);
        const bool openEnd = m_rest.ends_with('*');
        if (openEnd)
            m_rest.remove_suffix(1);
        for (; !m_rest.empty() && m_ok; m_rest.remove_prefix(1))
            whole = joined(whole, m_rest.front() == '*' ? manyOrNone(letters(kEveryLetter))
                                                        : letters(letterBit(m_rest.front())));
        return finished(openEnd ? whole : joined(whole, step(Step::Kind::End)), first);
    }

private:
    std::optional<std::vector<Step>> finished(const Part &whole, std::uint32_t &first) {
        const std::uint32_t match = add({});
        close(whole, match);
        if (!m_ok)
            return {};
        first = whole.begin;
        return std::move(m_steps);
    }

    // ---- steps ----

    std::uint32_t add(Step step) {
        if (m_steps.size() >= kMostSteps) {
            m_ok = false;
            return 0; // ends point into the steps: they must not move
        }
        m_steps.push_back(step);
        return static_cast<std::uint32_t>(m_steps.size() - 1);
    }
    Part step(Step::Kind kind, std::uint64_t letters = 0) {
        const std::uint32_t at = add({.kind = kind, .letters = letters});
        return {at, {&m_steps[at].next}};
    }
    Part letters(std::uint64_t letters) { return step(Step::Kind::Letters, letters); }
    static void close(const Part &part, std::uint32_t to) {
        for (std::uint32_t *end : part.ends)
            *end = to;
    }
    static Part joined(const Part &one, const Part &other) {
        close(one, other.begin);
        return {one.begin, other.ends};
    }
    Part either(const Part &one, const Part &other) {
        const std::uint32_t at =
            add({.kind = Step::Kind::Fork, .next = one.begin, .other = other.begin});
        Part both{at, one.ends};
        both.ends.insert(both.ends.end(), other.ends.begin(), other.ends.end());
        return both;
    }
    /// Takes no letter.
    Part empty() {
        const std::uint32_t at = add({.kind = Step::Kind::Fork});
        return {at, {&m_steps[at].next, &m_steps[at].other}};
    }
    Part onceOrNever(const Part &part) {
        const std::uint32_t at = add({.kind = Step::Kind::Fork, .next = part.begin});
        Part made{at, part.ends};
        made.ends.push_back(&m_steps[at].other);
        return made;
    }
    Part manyOrNone(const Part &part) {
        const std::uint32_t at = add({.kind = Step::Kind::Fork, .next = part.begin});
        close(part, at);
        return {at, {&m_steps[at].other}};
    }
    // ---- reading ----

    [[nodiscard]] bool takes(std::string_view text) {
        if (!m_rest.starts_with(text))
            return false;
        m_rest.remove_prefix(text.size());
        return true;
    }
    char take() {
        const char c = m_rest.front();
        m_rest.remove_prefix(1);
        return c;
    }

    Part alternatives(std::size_t depth) {
        if (depth > 50) {
            m_ok = false;
            return empty();
        }
        Part all = sequence(depth);
        while (m_ok && takes("|"))
            all = either(all, sequence(depth));
        return all;
    }
    Part sequence(std::size_t depth) {
        Part all = empty();
        while (m_ok && !m_rest.empty() && m_rest.front() != '|' && m_rest.front() != ')')
            all = joined(all, counted(depth));
        return all;
    }
    /// A part with what says how often. It is read anew for each time, so that no step is shared.
    Part counted(std::size_t depth) {
        const std::string_view begin = m_rest;
        Part part = atom(depth);
        const std::string_view text = begin.substr(0, begin.size() - m_rest.size());
        bool wasRepeated = false;
        while (m_ok && !m_rest.empty()) {
            if (takes("*")) {
                part = manyOrNone(part);
            } else if (takes("+")) {
                if (wasRepeated)
                    m_ok = false;
                else
                    part = joined(part, manyOrNone(again(text, depth)));
            } else if (takes("?")) {
                part = onceOrNever(part);
            } else if (m_rest.front() == '{' && isCount()) {
                if (wasRepeated)
                    m_ok = false;
                else
                    part = written(part, text, depth);
            } else {
                return part;
            }
            wasRepeated = true;
            (void)takes("?"); // the short form of the same
        }
        return part;
    }
    Part again(std::string_view text, std::size_t depth) {
        const std::string_view rest = m_rest;
        m_rest = text;
        Part part = atom(depth);
        m_rest = rest;
        return part;
    }
    /// "{3}", "{3,}", "{3,5}"; a brace of anything else is itself.
    [[nodiscard]] bool isCount() const {
        const std::size_t end = m_rest.find('}');
        if (end == std::string_view::npos || end < 2 || !isDigit(m_rest[1]))
            return false;
        const std::string_view inside = m_rest.substr(1, end - 1);
        return std::ranges::count(inside, ',') <= 1 &&
               std::ranges::all_of(inside, [](char c) { return isDigit(c) || c == ','; });
    }
    std::size_t takeNumber() {
        std::size_t value = 0;
        while (!m_rest.empty() && isDigit(m_rest.front()) && value < 10'000)
            value = value * 10 + static_cast<std::size_t>(take() - '0');
        return value;
    }
    Part written(const Part &first, std::string_view text, std::size_t depth) {
        (void)take();
        const std::size_t least = takeNumber();
        std::size_t most = least;
        bool endless = false;
        if (takes(",")) {
            endless = !isDigit(m_rest.front());
            most = endless ? least : takeNumber();
        }
        (void)take();
        if (most > 1'000 || most < least) {
            m_ok = false;
            return first;
        }
        Part all = empty();
        bool isFirst = true;
        const auto one = [&] {
            if (isFirst) {
                isFirst = false;
                return first;
            }
            return again(text, depth);
        };
        for (std::size_t i = 0; i < least && m_ok; ++i)
            all = joined(all, one());
        if (endless)
            return joined(all, manyOrNone(one()));
        for (std::size_t i = least; i < most && m_ok; ++i)
            all = joined(all, onceOrNever(one()));
        return all;
    }

    Part atom(std::size_t depth) {
        const char c = take();
        switch (c) {
        case '^': return step(Step::Kind::Begin);
        case '$': return step(Step::Kind::End);
        case '.': return letters(kEveryLetter);
        case '(': return group(depth);
        case '[': return letters(set());
        case '\\': return escape();
        default: break;
        }
        if (static_cast<unsigned char>(c) < 128)
            return letters(letterBit(c));
        // RE2 takes the signs for kelvin and the long s for k and s; no name contains the other ones.
        if (c == '\xE2' && m_rest.starts_with("\x84\xAA"))
            m_ok = false;
        if (c == '\xC5' && m_rest.starts_with("\xBF"))
            m_ok = false;
        while (!m_rest.empty() && (static_cast<unsigned char>(m_rest.front()) & 0xC0) == 0x80)
            (void)take();
        return letters(0);
    }
    Part group(std::size_t depth) {
        if (takes("?")) { // (?:…), (?i), (?P<name>…), (?<name>…)
            if (takes("P<") || takes("<")) {
                const std::size_t end = m_rest.find('>');
                if (end == std::string_view::npos)
                    return unread();
                m_rest.remove_prefix(end + 1);
            } else {
                while (!m_rest.empty() && (m_rest.front() == 'i' || m_rest.front() == 's' ||
                                           m_rest.front() == 'U' || m_rest.front() == 'm'))
                    (void)take(); // names are one line, and compared without case anyway
                if (takes(")"))
                    return empty();
                if (!takes(":"))
                    return unread();
            }
        }
        Part inside = alternatives(depth + 1);
        if (!takes(")"))
            return unread();
        return inside;
    }
    Part unread() {
        m_ok = false;
        m_rest = {};
        return empty();
    }
    Part escape() {
        if (m_rest.empty())
            return unread();
        const char c = take();
        if (c == 'A')
            return step(Step::Kind::Begin);
        if (c == 'z')
            return step(Step::Kind::End);
        if (const auto of = classOf(c))
            return letters(*of);
        if (isAlnum(c) || static_cast<unsigned char>(c) >= 128)
            return unread();
        return letters(letterBit(c));
    }
    static std::optional<std::uint64_t> classOf(char c) {
        switch (c) {
        case 'd': return lettersIf(isDigit);
        case 'w': return wordLetters();
        case 's': return 0;
        case 'D': return kEveryLetter & ~lettersIf(isDigit);
        case 'W': return kEveryLetter & ~wordLetters();
        case 'S': return kEveryLetter;
        case 'n':
        case 'r':
        case 't':
        case 'f':
        case 'v':
        case 'a': return 0;
        default: return {};
        }
    }
    /// The letters of a set, behind its bracket.
    std::uint64_t set() {
        const bool negated = takes("^");
        std::uint64_t inside = 0;
        for (bool isFirst = true; isFirst || !m_rest.starts_with(']'); isFirst = false) {
            if (m_rest.empty() || m_rest.starts_with("[:") ||
                static_cast<unsigned char>(m_rest.front()) >= 128) {
                (void)unread();
                return 0;
            }
            char first = take();
            if (first == '\\') {
                if (m_rest.empty() || static_cast<unsigned char>(m_rest.front()) >= 128) {
                    (void)unread();
                    return 0;
                }
                first = take();
                if (const auto of = classOf(first)) {
                    inside |= *of;
                    continue;
                }
                if (isAlnum(first)) {
                    (void)unread();
                    return 0;
                }
            }
            char last = first;
            if (m_rest.size() > 1 && m_rest[0] == '-' && m_rest[1] != ']') {
                (void)take();
                last = take();
                if (last == '\\' || last == '[' || static_cast<unsigned char>(last) >= 128) {
                    (void)unread();
                    return 0;
                }
            }
            for (int c = static_cast<unsigned char>(first); c <= static_cast<unsigned char>(last);
                 ++c)
                inside |= letterBit(static_cast<char>(c));
        }
        (void)take();
        return negated ? kEveryLetter & ~inside : inside;
    }

    std::string_view m_rest;
    std::vector<Step> m_steps;
    bool m_ok = true;
};

} // namespace

NameAutomaton::NameAutomaton() {
    m_states.push_back({.next = std::vector(kNameLetters.size(), kNowhere)});
}

std::unique_ptr<NameAutomaton> NameAutomaton::of(std::string_view pattern) {
    auto made = std::make_unique<NameAutomaton>();
    Reader reader(pattern);
    auto steps = agentValueKind(pattern) == AgentValueKind::Glob ? reader.glob(made->m_first)
                                                                 : reader.regex(made->m_first);
    if (!steps)
        return nullptr;
    made->m_steps = std::move(*steps);
    made->m_start = made->stateOf({made->m_first}, true);
    return made;
}

NameAutomaton NameAutomaton::ofWords(std::span<const std::string> words) {
    NameAutomaton made;
    made.m_states.push_back({.next = std::vector(kNameLetters.size(), kNowhere)});
    made.m_start = 1;
    for (const std::string &word : words) {
        std::uint32_t at = made.m_start;
        bool isName = !word.empty();
        for (const char c : word) {
            const std::size_t letter = kNameLetters.find(asciiLower(c));
            if (letter == std::string_view::npos) {
                isName = false; // no name that is made has this character
                break;
            }
            if (made.m_states[at].next[letter] == kNowhere) {
                made.m_states[at].next[letter] = static_cast<std::uint32_t>(made.m_states.size());
                made.m_states.push_back({.next = std::vector(kNameLetters.size(), kNowhere)});
            }
            at = made.m_states[at].next[letter];
        }
        if (isName)
            made.m_states[at].accepts = true;
    }
    return made;
}

/// The steps that take a letter, and whether a match is reached without one.
bool NameAutomaton::follow(const Steps &from, bool atBegin, bool atEnd, Steps &letters) const {
    bool matched = false;
    std::vector<bool> seen(m_steps.size());
    Steps open = from;
    while (!open.empty()) {
        const std::uint32_t at = open.back();
        open.pop_back();
        if (seen[at])
            continue;
        seen[at] = true;
        const Step &step = m_steps[at];
        switch (step.kind) {
        case Step::Kind::Letters: letters.push_back(at); break;
        case Step::Kind::Fork:
            open.push_back(step.next);
            open.push_back(step.other);
            break;
        case Step::Kind::Begin:
            if (atBegin)
                open.push_back(step.next);
            break;
        case Step::Kind::End:
            if (atEnd)
                open.push_back(step.next);
            break;
        case Step::Kind::Match: matched = true; break;
        }
    }
    std::ranges::sort(letters);
    return matched;
}

std::uint32_t NameAutomaton::stateOf(const Steps &begin, bool atBegin) {
    const auto [at, isNew] =
        m_known.try_emplace({begin, atBegin}, static_cast<std::uint32_t>(m_states.size()));
    if (!isNew)
        return at->second;
    State state;
    state.always = follow(begin, atBegin, false, state.letters);
    Steps ignored;
    state.accepts = state.always || follow(begin, atBegin, true, ignored);
    state.next.assign(kNameLetters.size(), kUnknown);
    m_states.push_back(std::move(state));
    return at->second;
}

std::uint32_t NameAutomaton::next(std::uint32_t state, std::size_t letter) {
    if (const std::uint32_t known = m_states[state].next[letter]; known != kUnknown)
        return known;
    std::uint32_t to = state;
    if (!m_states[state].always) {
        Steps begin{m_first}; // a match may begin anywhere
        for (const std::uint32_t step : m_states[state].letters)
            if ((m_steps[step].letters >> letter & 1) != 0)
                begin.push_back(m_steps[step].next);
        std::ranges::sort(begin);
        begin.erase(std::ranges::unique(begin).begin(), begin.end());
        to = stateOf(begin, false);
    }
    m_states[state].next[letter] = to;
    return to;
}

bool NameAutomaton::matches(std::string_view name) {
    std::uint32_t state = m_start;
    for (const char c : name) {
        const std::size_t letter = kNameLetters.find(asciiLower(c));
        if (letter == std::string_view::npos)
            return false;
        state = next(state, letter);
    }
    return accepts(state);
}

void NameAutomaton::tellApart(std::vector<std::uint64_t> &classes) const {
    for (const Step &step : m_steps) {
        if (step.kind != Step::Kind::Letters)
            continue;
        std::vector<std::uint64_t> finer;
        for (const std::uint64_t letters : classes)
            for (const std::uint64_t part : {letters & step.letters, letters & ~step.letters})
                if (part != 0)
                    finer.push_back(part);
        classes = std::move(finer);
    }
}

} // namespace gatepost::exact
