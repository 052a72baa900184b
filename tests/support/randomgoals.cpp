// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/randomgoals.h"

#include <array>
#include <format>
#include <span>
#include <vector>

namespace gatepost::test {

namespace {

struct Row {
    const char *token;
    const char *
        facts; ///< operator, category, purpose, ai, kind, status, obeys_robots, obeys_star, fallback_tokens, reads
};
constexpr std::array kRows = {
    Row{"Seeker", "Finder\t\tsearch\tno\tcrawler\tcurrent\tyes\tyes\t\t"},
    Row{"Seeker-News", "Finder\tsearch-indexer\t\tno\tcrawler\tcurrent\tunknown\tyes\tSeeker\t"},
    Row{"Gobot", "Google\tsearch-indexer\t\tno\tcrawler\tcurrent\tyes\tyes\t\t"},
    Row{"Gobot-Ads", "Google\tad-network\t\tno\tcrawler\tcurrent\tyes\tno\tGobot\t"},
    Row{"Trainer", "Maker\tdata-harvester\t\tyes\tcrawler\tcurrent\tyes\tyes\t\t"},
    Row{"Newcomer", "Maker\t\ttraining\tyes\tcrawler\tcurrent\tunknown\tunknown\t\t"},
    Row{"Rude", "Nobody\tdata-harvester\t\tyes\tcrawler\tcurrent\tno\tno\t\t"},
    Row{"Token-Extended", "Google\t\ttraining\tyes\tpolicy-token\tcurrent\tyes\tyes\t\t"},
    Row{"Helper", "Maker\tai-assistant\t\tyes\tuser-fetcher\tcurrent\tunknown\tunknown\t\t"},
    Row{"Reader",
        "Maker\tai-assistant\t\tyes\tcrawler\tcurrent\tyes\tyes\t\trobots.txt robots2.txt"},
    Row{"Keeper", "Library\t\tarchives\tyes\tcrawler\tcurrent\tunknown\tyes\t\t"},
    Row{"Ranker", "Shop\tmonitoring\t\tno\tcrawler\tcurrent\tyes\tyes\t\t"},
    Row{"Skipper", "Shop\tad-network\t\tno\tcrawler\tcurrent\tyes\tno\t\t"},
    Row{"Drawer", "Maker\tcontent-generator\t\tyes\tcrawler\tcurrent\tyes\tyes\t\t"},
    Row{"Scholar", "School\tai-researcher\t\tyes\tcrawler\tcurrent\tyes\tyes\t\t"},
    Row{"Old", "Maker\tdata-harvester\t\tyes\tcrawler\tretired\tyes\tyes\t\t"},
    Row{"Lib", "Maker\tdata-harvester\t\tyes\tlibrary\tcurrent\tyes\tyes\t\t"},
    Row{"Twin", "Maker\t\ttraining\tyes\tcrawler\tcurrent\tyes\tyes\t\t"},
};
constexpr const char *kTwin = "Twin/1.0\tMaker\t\tanswers\tyes\tcrawler\tcurrent\tyes\tyes\t\t\t\n";
constexpr const char *kUse = "__usage_ai-training\t\tdata-harvester\t\tyes\tpolicy-"
                             "token\tcurrent\tunknown\tunknown\t\t\ttraining\n";
constexpr std::array kPurposes = {"search", "answers",  "training", "making", "seo",
                                  "ads",    "archives", "research", "rest"};
constexpr std::array kSignalGoals = {"Content-Signal: search=yes, ai-train=no",
                                     "Content-Signal: search=yes, ai-input=yes, ai-train=no",
                                     "Content-Signal: ai-train=yes",
                                     "Content-Signal: ai-input=no",
                                     "Content-Usage: search=y, train-ai=n",
                                     "Content-Usage: search=y, ai-use=y, train-ai=n",
                                     "Content-Usage: train-ai=y",
                                     "Content-Usage: /a train-ai=n",
                                     "Content-Usage: /a/ train-ai=y, ai-use=n",
                                     "Content-Usage: /b search=n"};
constexpr std::array kHours = {"0600-0759", "0800-1959", "2200-0359", "0000-2359", "0500-0500"};
constexpr std::array kGoalHours = {"06:00-07:59", "08:00-19:59", "22:00-03:59", "05:00-05:00"};

class GoalMaker {
public:
    explicit GoalMaker(std::uint64_t seed) : m_random(seed) {}

    RandomGoals run() {
        makeList();
        m_isTimed = oneIn(5);
        m_hasSignals = oneIn(3);
        m_made.yaml = yaml();
        m_made.texts.robots = oneIn(3) ? wished() : robots(1 + below(4));
        if (oneIn(6))
            m_made.texts.ai = robots(1 + below(2));
        if (oneIn(4))
            m_made.texts.robots2 = robots2();
        m_made.isTimed = m_isTimed;
        return std::move(m_made);
    }

private:
    std::size_t below(std::size_t end) { return m_random() % end; }
    bool oneIn(std::size_t times) { return below(times) == 0; }
    std::string one(std::span<const char *const> words) { return words[below(words.size())]; }

    void makeList() {
        m_made.list = "# gatepost-agents 2 2026-11-23\n"
                      "token\toperator\tcategory\tpurpose\tai\tkind\tstatus\tobeys_robots\tobeys_"
                      "star\tfallback_tokens\treads\tbehaviour\n";
        for (std::size_t left = 1 + below(5); left > 0; --left) {
            const Row &row = kRows[below(kRows.size())];
            if (std::ranges::find(m_tokens, row.token) != m_tokens.end())
                continue;
            m_tokens.emplace_back(row.token);
            m_made.list += std::format("{}\t{}\t\n", row.token, row.facts);
            if (m_tokens.back() == "Twin")
                m_made.list += kTwin;
        }
        if (oneIn(2))
            m_made.list += kUse;
    }

    std::string pattern() {
        constexpr std::array kPieces = {"a", "b", "/", "a", "a/", "*"};
        std::string text = oneIn(12) ? "*" : "/";
        for (std::size_t left = below(4); left > 0; --left)
            text += one(kPieces);
        if (oneIn(8))
            text += "$";
        return text;
    }

    // ---- files ----

    std::string token() {
        if (oneIn(3))
            return "*";
        if (oneIn(12)) {
            static constexpr std::array kPatterns = {std::pair{"*-ai", "some-ai"},
                                                     std::pair{"^Zed", "Zedbot"},
                                                     std::pair{".*", "Whoever"}};
            const auto &[pattern, name] = kPatterns[below(kPatterns.size())];
            if (m_made.texts.patterns.empty() || m_made.texts.patterns.contains(pattern)) {
                m_made.texts.patterns[pattern] = name;
                return pattern;
            }
        }
        if (oneIn(10))
            return "OwnBot";
        if (m_hasSignals && oneIn(6))
            return "__usage_ai-training";
        return oneIn(8) ? kRows[below(kRows.size())].token : m_tokens[below(m_tokens.size())];
    }
    std::string rules() {
        std::string text;
        if (oneIn(12))
            text += "Robot-version: 2.0\n";
        for (std::size_t left = m_hasSignals ? below(3) : 0; left > 0; --left)
            text += one(kSignalGoals) + "\n";
        if (m_isTimed && oneIn(2))
            text += "Visit-time: " + one(kHours) + "\n";
        if (oneIn(8))
            text += oneIn(2) ? "Crawl-delay: 5\n" : "Request-rate: 1/10\n";
        switch (below(5)) {
        case 0: return text + "Disallow: /\n";
        case 1: return text + "Disallow:\n";
        default: break;
        }
        for (std::size_t left = 1 + below(3); left > 0; --left)
            text += (oneIn(3) ? "Allow: " : "Disallow: ") + pattern() + "\n";
        return text;
    }
    std::string robots(std::size_t groups) {
        std::string text;
        for (; groups > 0; --groups) {
            for (std::size_t left = 1 + below(2); left > 0; --left)
                text += "User-agent: " + token() + "\n";
            text += rules() + "\n";
        }
        return text;
    }
    /// Groups as a goal may want them: so that some goals are true.
    std::string wished() {
        std::string signals;
        for (std::size_t left = m_hasSignals ? 1 + below(3) : 0; left > 0; --left)
            signals += one(kSignalGoals) + "\n";
        std::string text;
        for (const std::string &name : m_tokens) {
            if (oneIn(3))
                continue;
            text += "User-agent: " + name + "\n";
            if (!oneIn(3))
                text += signals + (oneIn(2) ? "Disallow: /\n\n" : "Disallow:\n\n");
        }
        if (m_hasSignals && oneIn(2))
            text += "User-agent: __usage_ai-training\nDisallow: /\n\n";
        return text + "User-agent: *\n" + signals +
               (oneIn(3)   ? "Disallow: /\n"
                : oneIn(2) ? "Disallow:\n"
                           : "Disallow: " + pattern() + "\n");
    }
    std::string robots2() {
        constexpr std::array kLines = {"crawl: ask",     "crawl: no",      "train: no",
                                       "summarise: yes", "derivative: no", "train: ask",
                                       "summarise: no"};
        std::string text;
        if (oneIn(4))
            text += robots(1);
        for (std::size_t left = below(3); left > 0; --left)
            text += one(kLines) + "\n";
        constexpr std::array kBlocks = {"ai-assistant", "data-harvester", "monitoring"};
        if (oneIn(3))
            text += "[agent: " + (oneIn(2) ? one(kBlocks) : m_tokens[below(m_tokens.size())]) +
                    "]\n" + one(kLines) + "\n";
        return text;
    }

    // ---- goals ----

    std::string stance() {
        constexpr std::array kStances = {"welcome", "open", "out", "open", "out", "ask", "pay"};
        return one(kStances);
    }
    std::string use(bool hasWords) {
        constexpr std::array kUses = {"yes", "no", "unstated"};
        return hasWords && oneIn(4) ? ", use: " + one(kUses) : std::string();
    }
    std::string list(const std::vector<std::string> &items) {
        std::string text;
        for (const std::string &item : items)
            text += (text.empty() ? "\"" : ", \"") + item + "\"";
        return "[" + text + "]";
    }
    std::vector<std::string> patterns() {
        std::vector<std::string> all = {pattern()};
        if (oneIn(3))
            all.push_back(pattern());
        return all;
    }
    std::string exception(bool hasWords) {
        std::string text;
        std::vector<std::string> agents;
        if (!oneIn(3)) {
            agents.push_back(oneIn(8)   ? "OwnBot"
                             : oneIn(8) ? "Stranger"
                                        : m_tokens[below(m_tokens.size())]);
            text += "agents: " + list(agents) + ", ";
        }
        if (agents.empty() || !oneIn(3))
            text += "paths: " + list(patterns()) + ", ";
        text += "is: " + stance() + use(hasWords);
        if (oneIn(6))
            text += oneIn(2) ? ", until: 2026-11-22" : ", until: 2026-11-23";
        return "{" + text + "}";
    }
    std::string goal(const std::string &purpose) {
        const std::string is = stance();
        if (oneIn(3))
            return is;
        const bool hasWords = purpose == "search" || purpose == "answers" || purpose == "making" ||
                              purpose == "training";
        std::string text = "{is: " + is + use(hasWords);
        const bool letsIn = is == "welcome" || is == "open";
        if (letsIn && oneIn(3))
            text += (oneIn(2) ? ", closed: " : ", only: ") + list(patterns());
        if (letsIn && m_isTimed && oneIn(2))
            text += ", hours: " + one(kGoalHours);
        if (oneIn(6))
            text += ", pace: 5s";
        if (!letsIn && is != "out" && oneIn(2))
            text += ", otherwise: open";
        if (oneIn(2)) {
            text += ", except: [" + exception(hasWords);
            if (oneIn(3))
                text += ", " + exception(hasWords);
            text += "]";
        }
        return text + "}";
    }
    std::string yaml() {
        std::string text = "goals:\n";
        std::vector<std::string> said;
        for (std::size_t left = 1 + below(3); left > 0; --left) {
            const std::string purpose = one(kPurposes);
            if (std::ranges::find(said, purpose) != said.end())
                continue;
            said.push_back(purpose);
            text += "  " + purpose + ": " + goal(purpose) + "\n";
        }
        if (oneIn(3))
            text += "  closed: " + (oneIn(3) ? std::string("[]") : list(patterns())) + "\n";
        if (oneIn(8))
            text += "  reach: obeying\n";
        if (!m_hasSignals || oneIn(4))
            text += "  signals: []\n";
        else if (oneIn(2))
            text += "  signals: [content-usage]\n";
        return text;
    }

    std::mt19937_64 m_random;
    RandomGoals m_made;
    std::vector<std::string> m_tokens;
    bool m_isTimed = false;
    bool m_hasSignals = false;
};

} // namespace

RandomGoals randomGoals(std::uint64_t seed) {
    return GoalMaker(seed).run();
}

Site RandomGoals::site() const {
    Site site;
    auto registry = Registry::parse(list);
    site.registry = registry ? *registry : Registry();
    site.put(FileRole::Robots, texts.robots);
    if (texts.ai)
        site.put(FileRole::RobotsAi, *texts.ai);
    if (texts.robots2)
        site.put(FileRole::Robots2, *texts.robots2);
    return site;
}

std::string RandomGoals::shown() const {
    std::string text =
        "-- list\n" + list + "-- gatepost.yaml\n" + yaml + "-- robots.txt\n" + texts.robots;
    if (texts.ai)
        text += "-- robots-ai.txt\n" + *texts.ai;
    if (texts.robots2)
        text += "-- robots2.txt\n" + *texts.robots2;
    return text;
}

} // namespace gatepost::test
