// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/plainverdict.h"

#include "tests/support/plainpolicy.h"
#include "tests/support/plainrobots.h"
#include "tests/support/plainsignals.h"

#include "core/agents/registry.h"

#include <algorithm>

namespace gatepost::test {

namespace {

using Json = nlohmann::json;

/// A file that has a say about fetching, in the order of S80.
struct File {
    std::string name;
    std::string text;
    bool robots2 = false;
    PlainGroup group;
    PlainDecision decision;
};

/// The whole question, step by step.
class Evaluation {
public:
    Evaluation(const SiteTexts &site, const PlainQuestion &question, PlainAgent agent)
        : m_site(site),
          m_question(question),
          m_agent(std::move(agent)),
          m_path(cutUrl(question.url)),
          m_reading(question.reading == "known" && !m_agent.known ? "author" : question.reading) {
        for (const std::string &name : {std::string("robots.txt"), std::string("robots-ai.txt")})
            if (const auto found = site.files.find(name);
                found != site.files.end() && (name == "robots.txt" || m_agent.ai) && reads(name))
                m_files.push_back({name, found->second, false, {}, {}});
        if (const auto found = site.files.find("robots2.txt");
            found != site.files.end() && reads("robots2.txt")) {
            m_policy = plainChain(found->second, site.chain);
            for (const PlainPolicyFile &file : m_policy)
                m_files.push_back(
                    {file.url.empty() ? "robots2.txt" : file.url, file.text, true, {}, {}});
        }
        if (site.asks)
            m_asks = Json::parse(*site.asks);
    }

    Json answer() {
        decidePaths();
        fillUses();
        Json answer;
        answer["agent"] = agent();
        answer["path"] = m_path;
        answer["at"] = printTime(m_question.at);
        answer["reading"] = m_question.reading;
        answer["window"] = window();
        answer["fetch"] = fetch(answer["window"]);
        answer["known"] = known();
        answer["registry"] = Registry::builtIn().sha256();
        answer["rate"] = rate();
        answer["use"] = m_uses;
        answer["rule_of_thumb"] = answer["rate"].is_null() ? ruleOfThumb() : Json();
        const bool denied =
            robots() && (robots()->decision.outcome == PlainDecision::Denied ||
                         robots()->decision.outcome == PlainDecision::DeniedAsTheRest);
        answer["signals"] = plainSignals(robots() ? robots()->group : PlainGroup{}, m_path,
                                         isPolicyFile() || !denied);
        if (const Json token = policyToken(); !token.is_null())
            answer["signals"]["policy-token"] = token;
        answer["comments"] = comments();
        return answer;
    }

private:
    static Json orNull(const std::string &text) { return text.empty() ? Json() : Json(text); }

    Json agent() const {
        return {{"name", m_agent.name},
                {"token", m_agent.token},
                {"category", orNull(m_agent.category)},
                {"category_source", orNull(m_agent.categorySource)},
                {"kind", orNull(m_agent.kind)}};
    }

    /// S82, S83: whose files a crawler of the reading knows.
    bool reads(const std::string &file) const {
        if (m_reading == "author")
            return true;
        if (m_reading != "known")
            return file == "robots.txt";
        return std::find(m_agent.reads.begin(), m_agent.reads.end(), file) != m_agent.reads.end();
    }

    bool ignores() const { return m_reading == "known" && !m_agent.obeysRobots; }

    Json known() const {
        if (m_question.reading != "author" || !m_agent.known)
            return {};
        PlainQuestion question = m_question;
        question.reading = "known";
        const Json answer = Evaluation(m_site, question, m_agent).answer();
        return {{"decision", answer["fetch"]["decision"]},
                {"reason", answer["fetch"]["reason"]},
                {"reads", m_agent.reads}};
    }

    /// S112.
    Json policyToken() const {
        if (m_reading != "author" || !robots())
            return {};
        PlainAgent token;
        token.name = token.own = "__usage_ai-training";
        const PlainGroup group = plainGroup(robots()->text, PlainKind::Rfc9309, token);
        if (!group.found || group.star)
            return {};
        const bool denied = group.decide(m_path).outcome == PlainDecision::Denied;
        return {{"train-ai", denied ? "no" : "yes"}};
    }

    const File *robots() const {
        return !m_files.empty() && m_files[0].name == "robots.txt" ? &m_files[0] : nullptr;
    }

    bool isPolicyFile() const {
        const std::string path = m_path.substr(0, m_path.find('?'));
        return path == "/robots.txt" || path == "/robots-ai.txt" || path == "/robots2.txt" ||
               path == "/.well-known/robots2-ask";
    }

    void decidePaths() {
        bool named = false;   // an earlier robots2 file has a group for the agent itself
        bool applies = false; // or any that applies
        for (File &file : m_files) {
            if (file.robots2) {
                PlainGroup group = plainGroup(file.text, PlainKind::Robots2, m_agent);
                const bool counts = group.found && !(group.star ? applies : named);
                named = named || (group.found && !group.star);
                applies = applies || group.found;
                if (counts)
                    file.group = std::move(group);
                file.decision = file.group.decide(m_path);
            } else if (m_reading == "google") {
                file.decision = googleDecision(file.text, m_agent, m_question.url);
            } else if (m_reading == "koster1994") {
                file.decision = kosterDecision(file.text, m_agent, m_path);
            } else if (m_reading == "known" && m_agent.google && file.name == "robots.txt") {
                file.decision = googleKnownDecision(file.text, m_agent, m_question.url);
            } else if (m_reading == "known") {
                const PlainGroup group = plainGroup(file.text, PlainKind::Known, m_agent);
                file.decision = group.decide(m_path);
                std::vector<PlainEntry> entries = group.entries;
                if (m_agent.starDelay && group.found && !group.star) {
                    PlainAgent nobody;
                    nobody.name = nobody.own = "-";
                    const PlainGroup star = plainGroup(file.text, PlainKind::Known, nobody);
                    entries.insert(entries.end(), star.entries.begin(), star.entries.end());
                }
                for (const PlainEntry &entry : entries)
                    if (entry.key == "crawl-delay" && m_agent.obeysDelay && !ignores())
                        file.group.entries.push_back(entry);
            } else if (m_reading == "rfc9309") {
                file.decision = plainGroup(file.text, PlainKind::Rfc9309, m_agent).decide(m_path);
            } else {
                file.group = plainGroup(file.text, PlainKind::Author, m_agent);
                file.decision = file.group.decide(m_path);
            }
        }
        if (ignores())
            return;
        for (const File &file : m_files) {
            const bool denies = file.decision.outcome == PlainDecision::Denied ||
                                file.decision.outcome == PlainDecision::DeniedAsTheRest;
            const bool overruled = file.name == "robots-ai.txt" && robots() &&
                                   robots()->decision.outcome == PlainDecision::Allowed;
            if (denies && !overruled && m_denier == nullptr)
                m_denier = &file;
        }
    }

    static std::string lineText(const File &file, std::size_t number) {
        return plainLines(file.text, file.robots2)[number - 1].content;
    }

    Json fetchAnswer(const char *decision, const char *reason, const File *file = nullptr,
                     std::size_t line = 0) const {
        Json answer = {{"decision", decision},
                       {"reason", reason},
                       {"file", nullptr},
                       {"line", nullptr},
                       {"text", nullptr}};
        if (line > 0) {
            answer["file"] = file->name;
            answer["line"] = line;
            answer["text"] = lineText(*file, line);
        }
        return answer;
    }

    Json fetch(const Json &window) const {
        if (isPolicyFile())
            return fetchAnswer("allow", "policy-file");
        if (ignores())
            return fetchAnswer("allow", "ignores");
        if (m_denier)
            return fetchAnswer("deny", m_denier->decision.line ? "rule" : "no-rule", m_denier,
                               m_denier->decision.line);
        const Json &crawl = m_uses.at("crawl");
        const auto byCrawl = [&](const char *decision) {
            for (const File &file : m_files)
                if (Json(file.name) == crawl["file"])
                    return fetchAnswer(decision, "crawl-directive", &file, crawl["line"]);
            return Json();
        };
        if (crawl["effective"] == "no")
            return byCrawl("deny");
        if (!window.is_null() && !window["open"]) {
            Json answer = fetchAnswer("later", "visit-time");
            answer["file"] = window["file"];
            answer["line"] = window["line"];
            for (const File &file : m_files)
                if (Json(file.name) == window["file"])
                    answer["text"] = lineText(file, window["line"]);
            return answer;
        }
        if (crawl["effective"] == "ask")
            return byCrawl("ask");
        const char *reason = m_files.empty() ? "no-file" : "no-group";
        for (const File &file : m_files) {
            if (file.decision.outcome == PlainDecision::Allowed)
                return fetchAnswer("allow", "rule", &file, file.decision.line);
            if (file.decision.outcome == PlainDecision::NoRule)
                reason = "no-rule";
        }
        return fetchAnswer("allow", reason);
    }

    // ---- windows --------------------------------------------------------------------------------

    struct Visit {
        const File *file = nullptr;
        std::size_t line = 0;
        PlainWindow window;
    };

    Json window() const {
        std::vector<Visit> visits;
        for (const File &file : m_files)
            if (!file.robots2)
                for (const PlainEntry &entry : file.group.entries)
                    if (entry.key == "visit-time")
                        if (const auto window = plainWindow(entry.value))
                            visits.push_back({&file, entry.number, *window});
        if (visits.empty())
            return {};
        const auto fileOpen = [&](const File &file, int minute) {
            bool any = false;
            for (const Visit &visit : visits) {
                if (visit.file == &file && visit.window.holds(minute))
                    return true;
                any = any || visit.file == &file;
            }
            return !any;
        };
        const auto open = [&](int minute) {
            for (const File &file : m_files)
                if (!fileOpen(file, minute))
                    return false;
            return true;
        };
        const int now = minuteOf(m_question.at);
        Json answer = {{"open", open(now)}, {"next_change", nullptr}};
        for (int step = 1; step <= 1440; ++step) {
            if (open((now + step) % 1440) == open(now))
                continue;
            answer["next_change"] =
                printTime(m_question.at - secondOfMinute(m_question.at) + step * 60);
            break;
        }
        const Visit *named = nullptr;
        if (open(now)) {
            for (const Visit &visit : visits)
                if (!named && visit.window.holds(now))
                    named = &visit;
        } else {
            for (const File &file : m_files) {
                if (fileOpen(file, now))
                    continue;
                for (const Visit &visit : visits)
                    if (visit.file == &file &&
                        (!named || (visit.window.first - now + 1440) % 1440 <
                                       (named->window.first - now + 1440) % 1440))
                        named = &visit;
                break;
            }
        }
        answer["file"] = named->file->name;
        answer["line"] = named->line;
        return answer;
    }

    static std::int64_t secondOfMinute(std::int64_t at) { return ((at % 60) + 60) % 60; }
    static int minuteOf(std::int64_t at) {
        return static_cast<int>((((at % 86400) + 86400) % 86400) / 60);
    }

    // ---- pace -----------------------------------------------------------------------------------

    Json rate() const {
        Json best;
        const auto offer = [&](double seconds, const char *kind, const std::string &file,
                               std::size_t line) {
            if (best.is_null() || best["seconds_per_request"] < seconds)
                best = {{"seconds_per_request", seconds},
                        {"kind", kind},
                        {"file", file},
                        {"line", line}};
        };
        const int now = minuteOf(m_question.at);
        for (const File &file : m_files) {
            if (file.robots2)
                continue;
            for (const bool windowed : {true, false}) { // S34
                std::optional<double> slowest;
                std::size_t line = 0;
                for (const PlainEntry &entry : file.group.entries) {
                    if (entry.key != "request-rate")
                        continue;
                    const auto rate = plainRate(entry.value);
                    if (!rate || rate->window.has_value() != windowed ||
                        (windowed && !rate->window->holds(now)))
                        continue;
                    if (!slowest || rate->seconds > *slowest) {
                        slowest = rate->seconds;
                        line = entry.number;
                    }
                }
                if (slowest) {
                    offer(*slowest, "request-rate", file.name, line);
                    break;
                }
            }
            for (const PlainEntry &entry : file.group.entries)
                if (entry.key == "crawl-delay")
                    if (const auto seconds = plainDecimal(entry.value))
                        offer(*seconds, "crawl-delay", file.name, entry.number);
        }
        const Json &stated = m_uses.at("rate");
        if (stated["stated"].is_null())
            return best;
        const std::string value = stated["stated"];
        if (value != "polite")
            offer(60.0 / std::stod(value), "rate", stated["file"], stated["line"]);
        else if (best.is_null())
            best = {{"seconds_per_request", nullptr},
                    {"kind", "polite"},
                    {"file", stated["file"]},
                    {"line", stated["line"]}};
        return best;
    }

    /// S34: an EXT group without any pace.
    Json ruleOfThumb() const {
        for (const File &file : m_files) {
            bool paced = !file.group.extended;
            for (const PlainEntry &entry : file.group.entries)
                paced = paced || (entry.key == "request-rate" && plainRate(entry.value)) ||
                        (entry.key == "crawl-delay" && plainDecimal(entry.value));
            if (!paced)
                return {{"times_last_document", 2}, {"at_least_seconds", 10}};
        }
        return {};
    }

    Json comments() const {
        Json result = Json::array();
        for (const File &file : m_files)
            if (!file.robots2)
                for (const PlainEntry &entry : file.group.entries)
                    if (entry.key == "comment")
                        result.push_back(entry.value);
        return result;
    }

    // ---- use ------------------------------------------------------------------------------------

    void fillUses() {
        const std::vector<std::string> belowRead = {"summarise",   "quote",   "derivative",
                                                    "train",       "store",   "compete",
                                                    "personalise", "monetise"};
        for (const std::string &directive : plainUses()) {
            Json row = {{"stated", nullptr}, {"effective", "unstated"}, {"because", nullptr},
                        {"file", nullptr},   {"line", nullptr},         {"scope", nullptr}};
            if (const auto stated = plainLookUp(m_policy, directive, m_agent, m_path)) {
                row["stated"] = row["effective"] = stated->value;
                const std::string &url = m_policy[stated->file].url;
                row["file"] = url.empty() ? "robots2.txt" : url;
                row["line"] = stated->line;
                row["scope"] = stated->scope;
                if (stated->value == "ask") {
                    const PlainAsk ask =
                        plainAsk(m_asks, directive, m_agent, m_path, m_question.at);
                    row["effective"] = ask.effective;
                    row["because"] = orNull(ask.because);
                }
            }
            m_uses[directive] = row;
        }
        const bool denied = m_denier != nullptr && !isPolicyFile();
        const bool competes = m_question.competitor && m_uses["compete"]["stated"] == "no";
        const auto forbid = [this](const std::string &directive, const char *because) {
            Json &row = m_uses[directive];
            row["effective"] = "no";
            row["because"] = row["stated"] == "no" ? Json() : Json(because);
        };
        if (denied)
            forbid("crawl", "fetch");
        const bool noCrawl = m_uses["crawl"]["effective"] == "no";
        if (denied || competes || noCrawl)
            forbid("read", denied ? "fetch" : competes ? "compete" : "crawl");
        if (m_uses["read"]["effective"] != "no")
            return;
        for (const std::string &directive : belowRead)
            forbid(directive, denied ? "fetch" : competes ? "compete" : "read");
    }

    const SiteTexts &m_site;
    const PlainQuestion &m_question;
    PlainAgent m_agent;
    std::string m_path;
    std::string m_reading; ///< author for an agent of which nothing is known (S83)
    std::vector<File> m_files;
    std::vector<PlainPolicyFile> m_policy;
    Json m_asks;
    const File *m_denier = nullptr;
    Json m_uses = Json::object();
};

} // namespace

std::optional<nlohmann::json> plainVerdict(const SiteTexts &site, const PlainQuestion &question) {
    auto agent = plainAgent(question.agent, question.category);
    if (!agent)
        return {};
    return Evaluation(site, question, std::move(*agent)).answer();
}

} // namespace gatepost::test
