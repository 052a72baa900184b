// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/simulate/answer.h"

#include "core/simulate/siteaccess.h"

#include <optional>

namespace gatepost {

namespace {

constexpr JsonPiece kAgent{R"("agent": {"name": )"};
constexpr JsonPiece kFetch{R"("fetch": {"decision": )"};
constexpr JsonPiece kNoLine{R"("line": null, "text": null)"};
constexpr JsonPiece kRuleOfThumb{R"({"times_last_document": 2, "at_least_seconds": 10})"};

/// A verdict as JSON.
template <JsonStyle kStyle>
class AnswerWriter {
public:
    /// `useTexts`: null for an answer that is the only one.
    AnswerWriter(BasicJsonWriter<kStyle> &json, const CompiledSite &site, const Verdict &verdict,
                 UseTexts *useTexts)
        : m_site(site), m_verdict(verdict), m_useTexts(useTexts), m_json(json) {}

    /// `at`: the verdict's time as text.
    void write(std::string_view at) {
        m_json.open('{');
        writeAgent();
        m_json.key("path");
        m_json.text(m_verdict.path);
        m_json.key("at");
        m_json.word(at);
        m_json.key("reading");
        m_json.word(readingName(m_verdict.reading));
        writeMembers();
        writeTrace();
        m_json.close('}');
    }
    void writeConstant() {
        m_json.open('{');
        writeMembers();
        m_json.close('}');
    }

private:
    void writeMembers() {
        writeFetch();
        writeKnown();
        writeAccess();
        writeWindow();
        writeRate();
        writeUse();
        writeSignals();
        m_json.key("comments");
        m_json.open('[');
        for (const LineRef &comment : m_verdict.commentLines)
            m_json.text(commentText(comment));
        m_json.close(']');
        m_json.key("registry");
        m_json.word(m_site.site().registry.sha256());
    }
    std::string_view commentText(const LineRef &ref) const {
        const Tree &tree = *m_site.tree(ref.file);
        return tree.value(tree.lines()[ref.line.index()]);
    }

    void place(const std::optional<LineRef> &line) { writePlace(m_json, m_site, line); }

    void writeAgent() {
        const Identity &agent = m_verdict.agent;
        m_json.piece(kAgent);
        m_json.text(agent.name);
        m_json.key("token");
        m_json.text(agent.token);
        m_json.key("category");
        m_json.wordOrNull(agent.category ? categoryName(*agent.category) : "",
                          agent.category.has_value());
        m_json.key("category_source");
        m_json.wordOrNull(categorySourceName(agent.categorySource),
                          agent.categorySource != CategorySource::None);
        m_json.key("kind");
        m_json.wordOrNull(agent.known ? agentKindName(agent.known->kind) : "",
                          agent.known != nullptr);
        m_json.close('}');
    }

    void writeFetch() {
        const FetchVerdict &fetch = m_verdict.fetch;
        m_json.piece(kFetch);
        m_json.word(decisionName(fetch.decision));
        m_json.key("reason");
        m_json.word(fetchReasonName(fetch.reason));
        place(fetch.line);
        m_json.key("text");
        m_json.textOrNull(fetch.line ? m_site.text(*fetch.line) : "", fetch.line.has_value());
        m_json.close('}');
    }

    void writeKnown() {
        m_json.key("known");
        if (!m_verdict.known) {
            m_json.raw("null");
            return;
        }
        m_json.open('{');
        m_json.key("decision");
        m_json.word(decisionName(m_verdict.known->fetch.decision));
        m_json.key("reason");
        m_json.word(fetchReasonName(m_verdict.known->fetch.reason));
        m_json.key("reads");
        m_json.open('[');
        for (const std::string_view file : m_verdict.known->reads)
            m_json.word(file);
        m_json.close(']');
        m_json.close('}');
    }

    /// Only where an answer is stated: all else follows from the files.
    void writeAccess() {
        const Site &site = m_site.site();
        if (!site.answers.any())
            return;
        const SiteAccess access = siteAccess(site, m_verdict.agent, m_verdict.reading);
        m_json.key("access");
        m_json.open('{');
        for (const FileRoleRow &row : siteFiles()) {
            const FileId file(row.role);
            const auto &answer = site.answers.files[file.index()];
            if (!answer)
                continue;
            const AccessMeaning &meaning = access[file.index()];
            m_json.key(row.fileName);
            m_json.open('{');
            m_json.key("status");
            answer->failure ? m_json.word(fetchFailureName(*answer->failure))
                            : m_json.number(static_cast<std::uint64_t>(answer->status));
            m_json.key("result");
            m_json.word(accessResultName(meaning.result));
            m_json.key("effect");
            m_json.word(accessEffectName(meaning.effect));
            m_json.key("since_hours");
            m_json.real(std::chrono::duration<double, std::ratio<3600>>(answer->since).count());
            m_json.key("rule");
            m_json.word(meaning.rule);
            m_json.key("documented");
            m_json.boolean(meaning.documented);
            m_json.close('}');
        }
        m_json.close('}');
    }

    void writeWindow() {
        m_json.key("window");
        if (!m_verdict.window) {
            m_json.raw("null");
            return;
        }
        m_json.open('{');
        m_json.key("open");
        m_json.boolean(m_verdict.window->open);
        m_json.key("next_change");
        const auto &next = m_verdict.window->nextChange;
        m_json.textOrNull(next ? formatInstant(*next) : "", next.has_value());
        place(m_verdict.window->line);
        m_json.close('}');
    }

    void writeRate() {
        m_json.key("rule_of_thumb");
        if (m_verdict.ruleOfThumb)
            m_json.members(kRuleOfThumb);
        else
            m_json.raw("null");
        m_json.key("rate");
        if (!m_verdict.rate) {
            m_json.raw("null");
            return;
        }
        m_json.open('{');
        m_json.key("seconds_per_request");
        if (m_verdict.rate->secondsPerRequest)
            m_json.real(*m_verdict.rate->secondsPerRequest);
        else
            m_json.raw("null");
        m_json.key("kind");
        m_json.word(rateKindName(m_verdict.rate->kind));
        place(m_verdict.rate->line);
        m_json.close('}');
    }

    void writeUse() {
        m_json.key("use");
        m_json.open('{');
        writeUseTable(m_json, m_site, m_verdict.use, m_useTexts);
        m_json.close('}');
    }

    void writeSignals() {
        const auto map = [this](std::string_view name, const SignalMap &signals) {
            m_json.key(name);
            m_json.open('{');
            for (const auto &[key, value] : signals) {
                m_json.foundKey(key);
                m_json.text(value);
            }
            m_json.close('}');
        };
        m_json.key("signals");
        m_json.open('{');
        map("content-usage", m_verdict.signals.contentUsage);
        m_json.key("content-usage-applies");
        m_json.boolean(m_verdict.signals.contentUsageApplies);
        map("content-signal", m_verdict.signals.contentSignal);
        m_json.key("ai-training");
        const auto &training = m_verdict.signals.aiTraining;
        m_json.wordOrNull(training.value_or(false) ? "yes" : "no", training.has_value());
        if (const auto &token = m_verdict.signals.useToken) {
            m_json.key("policy-token");
            m_json.open('{');
            m_json.key(kUseOfTokens);
            m_json.word(token->allowed ? "yes" : "no");
            m_json.close('}');
        }
        m_json.close('}');
    }

    void writeTrace() {
        m_json.key("trace");
        m_json.open('[');
        for (const TraceEntry &entry : m_verdict.trace) {
            m_json.open('{');
            m_json.key("file");
            m_json.textOrNull(entry.file ? m_site.fileName(*entry.file) : "",
                              entry.file.has_value());
            if (entry.line) {
                m_json.key("line");
                m_json.number(entry.line->line.value);
                m_json.key("text");
                m_json.text(m_site.text(*entry.line));
            } else {
                m_json.members(kNoLine);
            }
            m_json.key("outcome");
            m_json.word(outcomeName(entry.outcome));
            m_json.key("why");
            m_json.message(entry.why);
            m_json.close('}');
        }
        m_json.close(']');
    }

    const CompiledSite &m_site;
    const Verdict &m_verdict;
    UseTexts *m_useTexts;
    BasicJsonWriter<kStyle> &m_json;
};

/// Puts an answer behind `out`.
void appendAnswer(std::string &out, const CompiledSite &site, const Verdict &verdict,
                  UseTexts *useTexts, std::string_view at) {
    Bytes bytes(out);
    JsonWriter json(bytes);
    AnswerWriter(json, site, verdict, useTexts).write(at);
    bytes.done();
}

} // namespace

void JsonAnswers::append(std::string &out, const Verdict &verdict) {
    if (m_atText.empty() || m_at != verdict.at) {
        m_at = verdict.at;
        m_atText = formatInstant(m_at);
    }
    appendAnswer(out, m_site, verdict, &m_useTexts, m_atText);
}

void JsonAnswers::writeConstant(CompactJsonWriter &json, const Verdict &verdict) {
    AnswerWriter(json, m_site, verdict, &m_compactUseTexts).writeConstant();
}

std::string toJson(const CompiledSite &site, const Verdict &verdict) {
    std::string text;
    appendAnswer(text, site, verdict, nullptr, formatInstant(verdict.at));
    return text;
}

std::string errorJson(std::string_view message, std::size_t line) {
    std::string text;
    Bytes bytes(text);
    JsonWriter json(bytes);
    json.open('{');
    json.key("error");
    json.text(message);
    json.key("line");
    json.number(line);
    json.close('}');
    bytes.done();
    return text;
}

} // namespace gatepost
