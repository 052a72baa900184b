// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/logs/verdictlines.h"

#include "core/text/ascii.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <limits>
#include <unordered_map>
#include <utility>

namespace gatepost::logs {

namespace {

constexpr std::size_t kMostNames = 10'000;

constexpr std::array<std::string_view, 9> kTimes = {
    "time",       "timestamp",    "@timestamp",        "ts", "date", "datetime",
    "time_local", "time_iso8601", "edgestarttimestamp"};
constexpr std::array<std::string_view, 9> kAgentNames = {"user_agent",
                                                         "user-agent",
                                                         "useragent",
                                                         "http_user_agent",
                                                         "ua",
                                                         "agent",
                                                         "cs(user-agent)",
                                                         "clientrequestuseragent",
                                                         "request_user_agent"};
constexpr std::array<std::string_view, 9> kUrls = {
    "url",         "uri",        "path", "target", "request_uri", "cs-uri-stem", "clientrequesturi",
    "requestpath", "request_url"};

bool isOneOf(std::string_view name, const auto &names) {
    return std::ranges::any_of(
        names, [name](std::string_view one) { return equalsIgnoringCase(one, name); });
}

std::string_view verdictOf(const Judgement &judgement) {
    if (judgement.hitClass == HitClass::Closed)
        return "later";
    if (!judgement.answer)
        return "allow";
    switch (judgement.answer->kind) {
    case Answer::Kind::Allow: return "allow";
    case Answer::Kind::Ask: return "ask";
    case Answer::Kind::Deny: return "deny";
    }
    return "allow";
}

} // namespace

/// What an agent with one set of answers is told, as long as the same is said.
struct VerdictLines::Case {
    JudgedCase about;
    // The last one: a log goes on in time, and mostly the same holds as before.
    std::optional<Judgement> last;
    std::string text; ///< all that is added
};

struct VerdictLines::Agent {
    std::string name;
    bool isKnown = false;
    AnswerClasses::Class *answerClass = nullptr;
    std::vector<std::unique_ptr<Case>> cases; ///< by answers
};

VerdictLines::VerdictLines(const PolicyHistory &history, VerdictOptions options)
    : m_history(history),
      m_options(std::move(options)),
      m_judge(history, {m_options.grace, m_options.skew, false}),
      m_agents(history.registry(), {}),
      m_answers(history) {
    if (m_options.form == VerdictForm::JsonLines)
        m_json = makeJsonSplitter();
}

VerdictLines::~VerdictLines() = default;

std::expected<void, Message> VerdictLines::readColumns(std::string_view header) {
    std::vector<std::string> names = m_options.columns;
    constexpr std::string_view kByteOrderMark =
        "\xEF\xBB\xBF"; // spreadsheets and PowerShell write one
    if (names.empty()) {
        if (header.starts_with(kByteOrderMark))
            header.remove_prefix(kByteOrderMark.size());
        m_head = header;
        if (!m_options.head.empty() && m_head != m_options.head)
            return std::unexpected(
                Message(GATEPOST_TEXT("logs", "Line 1: its columns are not those of the log "
                                              "before. Judge logs with other columns by "
                                              "themselves.")));
        for (std::string_view rest = header;;) {
            const std::size_t tab = rest.find('\t');
            names.emplace_back(trimmed(rest.substr(0, tab)));
            if (tab == std::string_view::npos)
                break;
            rest.remove_prefix(tab + 1);
        }
    }
    for (std::size_t i = names.size(); i-- > 0;) { // of several the first one
        if (isOneOf(names[i], kTimes))
            m_time = i;
        if (isOneOf(names[i], kAgentNames))
            m_agent = i;
        if (isOneOf(names[i], kUrls))
            m_url = i;
    }
    const Phrase missing = m_time == kNone    ? GATEPOST_TEXT("logs", "time")
                           : m_agent == kNone ? GATEPOST_TEXT("logs", "User-Agent")
                           : m_url == kNone   ? GATEPOST_TEXT("logs", "URL")
                                              : Phrase();
    if (!missing.empty())
        return std::unexpected(Message(
            GATEPOST_TEXT("logs",
                          "%1: no column is called %2. Let the first line name the columns, or "
                          "name them with --columns: time, user_agent, url and any others, with "
                          "commas"),
            m_options.columns.empty() ? Message(GATEPOST_TEXT("logs", "Line 1"))
                                      : Message("--columns"),
            missing));
    m_last = std::max({m_time, m_agent, m_url});
    m_hasColumns = true;
    return {};
}

std::expected<void, Message> VerdictLines::read(std::string_view block, std::string &out) {
    const char *at = block.data();
    const char *const end = at + block.size();
    while (at < end) {
        const auto *newline =
            static_cast<const char *>(std::memchr(at, '\n', static_cast<std::size_t>(end - at)));
        const char *lineEnd = newline == nullptr ? end : newline;
        std::string_view line(at, static_cast<std::size_t>(lineEnd - at));
        at = lineEnd + 1;
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        ++m_lines;
        if (m_options.form == VerdictForm::Tsv && !m_hasColumns) {
            if (auto read = readColumns(line); !read)
                return read;
            if (m_options.columns.empty()) {
                if (!m_options.head.empty())
                    continue;
                out += line;
                for (const std::string_view name : kVerdictColumns)
                    out.append("\t").append(m_options.prefix).append(name);
                out += '\n';
                continue;
            }
        }
        add(line, out);
        out += '\n';
    }
    if (m_names > kMostNames) {
        m_names = 0;
        m_states.clear();
        m_answers.forget();
        m_agents.forgetNames();
    }
    return {};
}

LineKind VerdictLines::badLine(Phrase why) {
    m_why = why;
    return LineKind::Bad;
}

LineKind VerdictLines::splitTsv(std::string_view line, Hit &hit) {
    std::string_view time;
    std::string_view agent;
    std::string_view url;
    const char *at = line.data();
    const char *const end = at + line.size();
    for (std::size_t column = 0;; ++column) {
        const char *const tab = findByte(at, end, '\t');
        const std::string_view field(at, static_cast<std::size_t>(tab - at));
        if (column == m_time)
            time = field;
        else if (column == m_agent)
            agent = field;
        else if (column == m_url)
            url = field;
        if (column == m_last)
            break;
        if (tab == end)
            return badLine(GATEPOST_TEXT("logs", "it has fewer columns than were named"));
        at = tab + 1;
    }
    const auto read = m_clock.read(time);
    if (!read)
        return badLine(GATEPOST_TEXT("logs", "its time cannot be read"));
    hit.agent = m_agents.find(agent);
    if (hit.agent == kNobody)
        return LineKind::Nobody;
    hit.time = *read;
    hit.target = targetOf(url);
    return LineKind::Hit;
}

VerdictLines::Agent &VerdictLines::agentOf(AgentNumber number) {
    const auto index = static_cast<std::size_t>(number);
    if (index >= m_states.size())
        m_states.resize(index + 1);
    std::unique_ptr<Agent> &state = m_states[index];
    if (state == nullptr) {
        state = std::make_unique<Agent>();
        ++m_names;
        state->name = m_agents.name(number);
        const Identity identity = identityOfName(state->name, m_history.registry());
        state->isKnown = identity.known != nullptr;
        state->answerClass = &m_answers.of(identity);
    }
    return *state;
}

void VerdictLines::addFields(std::string &out,
                             const std::array<std::string_view, 7> &values) const {
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (m_options.form == VerdictForm::Tsv) {
            out += '\t';
            for (const char c : values[i]) // a chained file's URL may have anything
                out += c == '\t' || c == '\n' || c == '\r' ? ' ' : c;
            continue;
        }
        out.append(",\"").append(m_options.prefix).append(kVerdictColumns[i]).append("\":");
        if (values[i].empty()) {
            out += "null";
            continue;
        }
        if (kVerdictColumns[i] == "line") {
            out += values[i];
            continue;
        }
        out += '"';
        for (const char c : values[i]) {
            if (c == '"' || c == '\\')
                out += '\\';
            out += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
        }
        out += '"';
    }
}

void VerdictLines::add(std::string_view line, std::string &out) {
    Hit hit;
    LineKind kind = m_options.form == VerdictForm::Tsv ? splitTsv(line, hit)
                                                       : m_json->split(line, m_agents, hit);
    bool isObject = true;
    const char *const closing = m_options.form == VerdictForm::JsonLines ? "}" : "";
    if (m_options.form == VerdictForm::JsonLines) {
        if (kind == LineKind::Bad || kind == LineKind::Other)
            kind = badLine(
                GATEPOST_TEXT("logs", "it is not an object with a time and a path or request"));
        // Behind something that is not an object nothing can be put.
        const std::string_view object = trimmed(line);
        isObject = object.size() > 2 && object.starts_with('{') && object.ends_with('}');
        if (!isObject && kind != LineKind::Bad)
            kind = badLine(GATEPOST_TEXT("logs", "there is something behind its object"));
        if (isObject)
            line = object.substr(0, object.size() - 1);
    }
    if (kind == LineKind::Bad) {
        if (m_bad++ == 0) {
            m_firstBad = m_lines;
            m_whyBad = m_why;
        }
        out += line;
        if (isObject) {
            addFields(out, {"", "", "bad", "", "", "", ""});
            out += closing;
        }
        return;
    }
    out += line;
    if (kind == LineKind::Nobody) {
        addFields(out, {"", "", "nobody", "", "", "", "no"});
        out += closing;
        return;
    }
    Agent &agent = agentOf(hit.agent);
    const std::string_view known = agent.isKnown ? "yes" : "no";
    if (hit.target.empty()) {
        addFields(out, {agent.name, "", "none", "", "", "", known});
        out += closing;
        return;
    }
    const bool isPolicy = policyFileOf(hit.target).has_value();
    const std::uint32_t number =
        isPolicy ? 0
                 : m_answers.answersFor(*agent.answerClass, hit,
                                        m_answers.tag(*agent.answerClass, hit.target));
    const std::size_t place = isPolicy ? 0 : number + 1;
    if (place >= agent.cases.size())
        agent.cases.resize(place + 1);
    std::unique_ptr<Case> &about = agent.cases[place];
    if (about == nullptr) {
        about = std::make_unique<Case>();
        if (!isPolicy)
            about->about = m_judge.caseOf(agent.name, Verified::None, m_answers[number], {});
    }
    Judgement judgement;
    if (isPolicy) {
        judgement.hitClass = HitClass::PolicyFile;
        judgement.version = m_judge.versionAt(hit.time);
    } else {
        judgement = m_judge.judge(about->about, hit.time);
    }
    const auto isSame = [](const Judgement &a, const Judgement &b) {
        return a.hitClass == b.hitClass && a.version == b.version && a.answer == b.answer;
    };
    if (!about->last || !isSame(*about->last, judgement)) {
        about->last = judgement;
        const bool hasLine = judgement.answer && judgement.answer->line != 0;
        const std::string file =
            hasLine ? m_history.fileName(*judgement.version, *judgement.answer) : std::string();
        const std::string rule = hasLine ? std::to_string(judgement.answer->line) : std::string();
        const std::string version =
            judgement.version ? m_history.version(*judgement.version).id : std::string();
        about->text.clear();
        addFields(about->text, {agent.name, verdictOf(judgement), hitClassName(judgement.hitClass),
                                file, rule, version, known});
        about->text += closing;
    }
    out += about->text;
}

} // namespace gatepost::logs
