// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulate/answer.h"

#include "core/text/lineindex.h"
#include "core/text/words.h"
#include "core/value/term.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>
#include <format>
#include <optional>
#include <vector>

/// A verdict as JSON. Written by hand, not by way of a JSON tree: a batch of 100,000 answers is
/// 300 MB, and a tree of it would take longer than the answers.
namespace gatepost {

namespace {

/// Bytes that many small pieces are put behind. A std::string asks of each piece where it lies and whether it fits, and is
/// not inlined: an answer of a hundred keys took twice as long.
class Bytes {
public:
    /// Writes behind what `text` has; done() must be called.
    explicit Bytes(std::string &text) : m_text(text) { place(text.size()); }
    void add(std::string_view piece) {
        std::memcpy(room(piece.size()), piece.data(), piece.size());
    }
    void add(char byte) { *room(1) = byte; }
    /// Where the next `count` bytes are to be written.
    [[nodiscard, gnu::always_inline]] char *room(std::size_t count) {
        if (static_cast<std::size_t>(m_end - m_at) < count) [[unlikely]]
            grow(count);
        m_at += count;
        return m_at - count;
    }
    void done() { m_text.resize(used()); }

private:
    [[nodiscard]] std::size_t used() const {
        return static_cast<std::size_t>(m_at - m_text.data());
    }
    void place(std::size_t used) {
        m_at = m_text.data() + used;
        m_end = m_text.data() + m_text.size();
    }
    [[gnu::noinline]] void grow(std::size_t count) {
        constexpr std::size_t kAnswer = 4096;
        const std::size_t before = used();
        const std::size_t size = m_text.capacity() >= before + count
                                     ? m_text.capacity()
                                     : std::max({kAnswer, m_text.size() * 2, before + count});
        m_text.resize_and_overwrite(size, [](char *, std::size_t all) { return all; });
        place(before);
    }

    std::string &m_text; ///< longer than what was written
    char *m_at = nullptr;
    char *m_end = nullptr;
};

class JsonWriter {
public:
    explicit JsonWriter(Bytes &out) : m_out(out) {}

    /// One of our own words: nothing in it needs an escape.
    void key(std::string_view name) {
        comma();
        char *at = m_out.room(name.size() + 4);
        *at++ = '"';
        std::memcpy(at, name.data(), name.size());
        std::memcpy(at + name.size(), "\": ", 3);
        m_fresh = true;
    }
    /// A key out of a file.
    void foundKey(std::string_view name) {
        text(name);
        m_out.add(": ");
        m_fresh = true;
    }
    void open(char bracket) {
        comma();
        m_out.add(bracket);
        m_fresh = true;
    }
    void close(char bracket) {
        m_out.add(bracket);
        m_fresh = false;
    }
    void text(std::string_view value) {
        comma();
        quoted(value);
    }
    /// In English; what has no places is not copied for it.
    void message(const Message &message) {
        if (!message.isPhrase())
            text(message.verbatim());
        else if (message.arguments().empty() && message.phrase().one == nullptr)
            text(message.phrase().english());
        else
            text(message.english());
    }
    /// One of our own words: nothing in it needs an escape.
    void word(std::string_view value) {
        comma();
        char *at = m_out.room(value.size() + 2);
        *at++ = '"';
        std::memcpy(at, value.data(), value.size());
        at[value.size()] = '"';
    }
    void wordOrNull(std::string_view value, bool present) {
        if (present)
            word(value);
        else
            raw("null");
    }
    /// Keys, brackets and commas as they are, in one piece: what follows is written without a comma.
    void piece(std::string_view value) {
        m_out.add(value);
        m_fresh = true;
    }
    /// The same where a key or an item follows, with a comma.
    void members(std::string_view value) {
        comma();
        m_out.add(value);
    }
    void textOrNull(std::string_view value, bool present) {
        if (present)
            text(value);
        else
            raw("null");
    }
    void raw(std::string_view value) {
        comma();
        m_out.add(value);
    }
    void number(std::uint64_t value) {
        char digits[20];
        raw({digits, std::to_chars(digits, digits + sizeof digits, value).ptr});
    }
    void real(double value) {
        char digits[32];
        std::string_view shown(digits, std::to_chars(digits, digits + sizeof digits, value).ptr);
        raw(shown);
        if (shown.find_first_of(".e") == std::string_view::npos)
            m_out.add(".0"); // a pace is a decimal number, whole or not
    }
    void boolean(bool value) { raw(value ? "true" : "false"); }

private:
    void comma() {
        if (!m_fresh)
            m_out.add(", ");
        m_fresh = false;
    }

    /// Bytes that are no UTF-8 become U+FFFD: JSON has no other way to hold them.
    void quoted(std::string_view value) {
        m_out.add('"');
        std::size_t plain = 0;
        const auto flush = [&](std::size_t to) { m_out.add(value.substr(plain, to - plain)); };
        for (std::size_t at = 0; at < value.size();) {
            while (at + 8 <= value.size() && isPlain(load8(value.data() + at)))
                at += 8;
            // What is left over, together with some that were looked at.
            if (value.size() >= 8 && at + 8 > value.size() &&
                isPlain(load8(value.data() + value.size() - 8)))
                break;
            if (at == value.size())
                break;
            const auto byte = static_cast<unsigned char>(value[at]);
            if (byte >= 0x20 && byte < 0x7F && byte != '"' && byte != '\\') {
                ++at;
                continue;
            }
            const std::size_t length = utf8SequenceLength(value.substr(at));
            if (length > 1) {
                at += length;
                continue;
            }
            flush(at);
            if (length == 0)
                m_out.add("\\ufffd");
            else if (byte == '"' || byte == '\\')
                m_out.add(std::string_view(std::array{'\\', value[at]}));
            else
                std::format_to(m_out.room(6), "\\u{:04x}", byte);
            plain = ++at;
        }
        flush(value.size());
        m_out.add('"');
    }

    /// Eight bytes of which none needs a second look.
    static bool isPlain(std::uint64_t word) {
        constexpr std::uint64_t kOnes = 0x0101010101010101U;
        const auto anyZero = [](std::uint64_t of) { return (of - kOnes) & ~of; };
        const std::uint64_t any = ((word - kOnes * 0x20) & ~word) | anyZero(word ^ (kOnes * '"')) |
                                  anyZero(word ^ (kOnes * '\\')) | anyZero(word ^ (kOnes * 0x7F)) |
                                  word;
        return (any & (kOnes * 0x80)) == 0;
    }

    Bytes &m_out;
    bool m_fresh = true;
};

/// File and line of a reference; `fileName` is not asked where there is none.
void writePlace(JsonWriter &json, const std::optional<LineRef> &line, std::string_view fileName) {
    if (!line) {
        json.members(R"("file": null, "line": null)");
        return;
    }
    json.key("file");
    json.text(fileName);
    json.key("line");
    json.number(line->line.value);
}

/// A row of the use table.
void writeUseRow(JsonWriter &json, const UseVerdict &use, std::string_view fileName) {
    json.key(directiveName(use.directive));
    json.open('{');
    json.key("stated");
    json.textOrNull(use.stated ? use.stated->text() : "", use.stated.has_value());
    json.key("effective");
    json.text(use.effective.text());
    json.key("because");
    json.textOrNull(use.because(), use.cause != Cause::None);
    writePlace(json, use.line, fileName);
    json.key("scope");
    json.textOrNull(use.scope ? use.scope->text() : std::string(), use.line.has_value());
    json.close('}');
}

/// The rows of directives that nothing states. Most rows of most answers are such, always the same: they are written once and
/// then copied, which made a batch of answers four times as fast.
class UnstatedRows {
public:
    /// What the row is, whatever its directive; 0 where the site has its say.
    static std::uint8_t kindOf(const UseVerdict &use) {
        const Term effective = termOf(use.effective);
        const bool isNo = effective == Term::No;
        if (use.stated || use.line || use.cause == Cause::Ask ||
            (!isNo && effective != Term::Unstated))
            return 0;
        return static_cast<std::uint8_t>(static_cast<unsigned>(use.cause) * 2 + (isNo ? 2 : 1));
    }
    /// The row, or nothing where the site has its say.
    static const std::string *find(const UseVerdict &use) {
        if (kindOf(use) == 0)
            return nullptr;
        static const UnstatedRows rows;
        return &rows.m_rows[indexOf(use.directive, use.cause, termOf(use.effective) == Term::No)];
    }

private:
    static constexpr std::size_t kCauses = static_cast<std::size_t>(Cause::Ask);

    static std::size_t indexOf(DirectiveId directive, Cause cause, bool isNo) {
        return (static_cast<std::size_t>(directive) * kCauses + static_cast<std::size_t>(cause)) *
                   2 +
               (isNo ? 1 : 0);
    }

    UnstatedRows() : m_rows(static_cast<std::size_t>(DirectiveId::Count_) * kCauses * 2) {
        for (const DirectiveId directive : useDirectives()) {
            for (std::size_t cause = 0; cause < kCauses; ++cause) {
                for (const bool isNo : {false, true}) {
                    UseVerdict use;
                    use.directive = directive;
                    use.effective = isNo ? Term::No : Term::Unstated;
                    use.cause = static_cast<Cause>(cause);
                    Bytes row(m_rows[indexOf(directive, use.cause, isNo)]);
                    JsonWriter json(row);
                    writeUseRow(json, use, {});
                    row.done();
                }
            }
        }
    }

    std::vector<std::string> m_rows;
};

class AnswerWriter {
public:
    AnswerWriter(std::string &out, const CompiledSite &site, const Verdict &verdict,
                 std::vector<JsonAnswers::UseText> &useTexts)
        : m_site(site), m_verdict(verdict), m_useTexts(useTexts), m_out(out) {}

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
        writeFetch();
        writeKnown();
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
        writeTrace();
        m_json.close('}');
        m_out.done();
    }

private:
    std::string_view commentText(const LineRef &ref) const {
        const Tree &tree = *m_site.tree(ref.file);
        return tree.value(tree.lines()[ref.line.index()]);
    }

    void place(const std::optional<LineRef> &line) {
        writePlace(m_json, line, line ? m_site.fileName(line->file) : std::string_view());
    }

    void writeAgent() {
        const Identity &agent = m_verdict.agent;
        m_json.piece(R"("agent": {"name": )");
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
        m_json.piece(R"(, "fetch": {"decision": )");
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
        m_json.raw(m_verdict.ruleOfThumb ? R"({"times_last_document": 2, "at_least_seconds": 10})"
                                         : "null");
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
        if (const std::string *rows = unstatedTable())
            m_json.members(*rows);
        else
            writeUseRows(m_json);
        m_json.close('}');
    }
    void writeUseRows(JsonWriter &json) const {
        for (const UseVerdict &use : m_verdict.use) {
            if (const std::string *row = UnstatedRows::find(use))
                json.raw(*row);
            else
                writeUseRow(json, use,
                            use.line ? m_site.fileName(use.line->file) : std::string_view());
        }
    }
    /// All rows in one piece where the site states none: there are few such tables. Nothing: it states some.
    [[nodiscard]] const std::string *unstatedTable() const {
        JsonAnswers::UseText table;
        if (m_verdict.use.size() > table.rows.size())
            return nullptr;
        for (std::size_t i = 0; i < m_verdict.use.size(); ++i) {
            table.rows[i] = UnstatedRows::kindOf(m_verdict.use[i]);
            if (table.rows[i] == 0)
                return nullptr;
        }
        const auto found = std::ranges::find(m_useTexts, table.rows, &JsonAnswers::UseText::rows);
        if (found != m_useTexts.end())
            return &found->text;
        Bytes bytes(table.text);
        JsonWriter json(bytes);
        writeUseRows(json);
        bytes.done();
        return &m_useTexts.emplace_back(std::move(table)).text;
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
                m_json.members(R"("line": null, "text": null)");
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
    std::vector<JsonAnswers::UseText> &m_useTexts;
    Bytes m_out;
    JsonWriter m_json{m_out};
};

} // namespace

void JsonAnswers::append(std::string &out, const Verdict &verdict) {
    if (m_atText.empty() || m_at != verdict.at) {
        m_at = verdict.at;
        m_atText = formatInstant(m_at);
    }
    AnswerWriter(out, m_site, verdict, m_useTexts).write(m_atText);
}

std::string toJson(const CompiledSite &site, const Verdict &verdict) {
    std::string text;
    JsonAnswers(site).append(text, verdict);
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
