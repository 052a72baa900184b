// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/match/googleanswer.h"

#include "core/match/googlescan.h"
#include "core/match/path.h"
#include "core/match/search.h"
#include "core/text/ascii.h"
#include "core/text/words.h"

#include <optional>
#include <string>

namespace gatepost {

namespace {

using Key = GoogleLine::Key;

/// The best of the rules seen so far: the longest that matches, Allow at equal length, then the first.
struct Best {
    bool found = false;
    bool allows = false;
    std::uint32_t line = 0;
    std::size_t length = 0;

    [[nodiscard]] bool isBeatenBy(std::size_t size, bool allow) const {
        return !found || size > length || (size == length && allow && !allows);
    }
};

class OneQuestion {
public:
    OneQuestion(std::string_view token, std::string_view path)
        : m_token(token), m_path(path), m_head(firstWord(path)) {
        if (path.size() >= PieceMemo::kLeastPath)
            m_memo.emplace(path);
    }

    void read(const GoogleLine &line) {
        switch (line.key) {
        case Key::UserAgent: readAgent(line.value); break;
        case Key::Allow: readRule(line, true); break;
        case Key::Disallow: readRule(line, false); break;
        case Key::Sitemap:
        case Key::Unknown: break;
        }
    }

    [[nodiscard]] GoogleAnswer answer() const {
        GoogleAnswer answer;
        answer.by = m_namesAgent ? AnsweredBy::Own
                    : m_namesAll ? AnsweredBy::All
                                 : AnsweredBy::Nobody;
        const Best &best = m_namesAgent ? m_own : m_all;
        if (best.found) {
            answer.outcome = best.allows ? PathOutcome::Allowed : PathOutcome::Disallowed;
            answer.line = best.line;
        }
        return answer;
    }

private:
    void readAgent(std::string_view value) {
        if (m_isClosed)
            m_isClosed = m_inOwn = m_inAll = false;
        const std::string_view name = googleAgentValue(value);
        if (name == "*")
            m_inAll = m_namesAll = true;
        else if (!name.empty() && equalsIgnoringCase(name, m_token))
            m_inOwn = m_namesAgent = true;
    }

    void readRule(const GoogleLine &line, bool allows) {
        if (!m_inOwn && !m_inAll)
            return;
        m_isClosed = true;
        if (m_inOwn)
            consider(m_own, line, allows);
        else if (!m_namesAgent) // else nobody asks for these any more
            consider(m_all, line, allows);
    }

    void consider(Best &best, const GoogleLine &line, bool allows) {
        if (!canMatchPaths(line.value) || cannotBegin(line.value, allows))
            return;
        const std::string_view value = googleRule(line.value, m_rule);
        const auto take = [&](std::string_view pattern) {
            if (!best.isBeatenBy(pattern.size(), allows) ||
                !matchesStars(pattern, m_path, memoFor(pattern)))
                return false;
            best = {true, allows, static_cast<std::uint32_t>(line.line), pattern.size()};
            return true;
        };
        if (take(value) || !allows)
            return;
        if (const std::string_view folder = folderOfIndex(value, m_folder); !folder.empty())
            take(folder);
    }

    /// Null also for a rule that was escaped: its bytes do not outlive the memo.
    [[nodiscard]] PieceMemo *memoFor(std::string_view pattern) {
        const bool isKept = pattern.data() != m_rule.data() && pattern.data() != m_folder.data();
        return m_memo && isKept ? &*m_memo : nullptr;
    }

    /// Most rules differ from the path in their first eight bytes: seen without a call. Not for values that are escaped
    /// before they are compared.
    [[nodiscard]] bool cannotBegin(std::string_view value, bool allows) const {
        const std::uint64_t word = firstWord(value);
        if (((word ^ m_head) & firstBytesMask(value.size())) == 0)
            return false;
        constexpr std::uint64_t kOnes = 0x0101010101010101U;
        constexpr std::uint64_t kHighs = 0x8080808080808080U;
        const auto anyZero = [](std::uint64_t of) { return (of - kOnes) & ~of; };
        const std::uint64_t special = anyZero(word ^ (kOnes * '*')) |
                                      anyZero(word ^ (kOnes * '%')) |
                                      anyZero(word ^ (kOnes * '$')) | word;
        // The folder of an index.htm may match where that does not.
        return (special & kHighs) == 0 && !(allows && value.contains("/index.htm"));
    }

    std::string_view m_token;
    std::string_view m_path;
    std::uint64_t m_head;
    Best m_own;
    Best m_all;
    bool m_namesAgent = false;
    bool m_namesAll = false;
    bool m_inOwn = false;
    bool m_inAll = false;
    bool m_isClosed = false; ///< a rule ended the group's run of User-agent lines
    std::string m_rule;
    std::string m_folder;
    std::optional<PieceMemo> m_memo; ///< of a long path
};

} // namespace

namespace {

GoogleAnswer googleAnswerTo(OneQuestion question, std::string_view text) {
    googlescan::visitLines(text, [&question](const GoogleLine &line) { question.read(line); });
    return question.answer();
}

} // namespace

GoogleAnswer googleAnswer(std::string_view text, std::string_view token, std::string_view url) {
    std::string scratch;
    return googleAnswerTo(OneQuestion(token, googlePath(url, scratch)), text);
}

GoogleAnswer googleAnswer(std::string_view text, std::string_view token,
                          const PathQuestion &question) {
    return googleAnswerTo(OneQuestion(token, question.google()), text);
}

} // namespace gatepost
