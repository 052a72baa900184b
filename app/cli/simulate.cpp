// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/files.h"
#include "app/cli/page.h"
#include "app/cli/question.h"
#include "app/cli/siteloader.h"
#include "core/simulate/answer.h"
#include "core/simulate/said.h"
#include "core/value/term.h"

#include <nlohmann/json.hpp>

#include <format>
#include <iostream>
#include <unordered_map>

namespace gatepost::cli {

namespace {

struct SimulateOptions {
    SiteOptions site;
    QuestionOptions question;
    std::string queries;
    std::string page;
    std::vector<std::string> status; ///< --status
};

/// `typed`: the question's text.
std::string describe(const CompiledSite &site, const Verdict &verdict, std::string_view typed) {
    std::string text = sentence(site, verdict).english() + '\n';
    if (const auto asked = askedText(verdict, typed))
        text += asked->english() + '\n';
    if (const auto meant = meantAgentText(site, verdict.agent))
        text += meant->english() + '\n';
    if (const auto pace = paceText(site, verdict))
        text += std::format("  {:<17}{}\n", "pace", pace->english());
    std::string lastScope;
    for (const UseVerdict &use : verdict.use) {
        if (termOf(use.effective) == Term::Unstated)
            continue;
        text += std::format("  {:<17}{}", directiveName(use.directive), use.effective.text());
        if (use.stated && *use.stated != use.effective)
            text += std::format(" (stated {})", use.stated->text());
        if (use.cause != Cause::None)
            text += std::format(", because {}", use.because());
        if (use.line)
            text += std::format(" — {} line {}, {}", site.fileName(use.line->file),
                                use.line->line.value, use.scope->text());
        text += '\n';
    }
    for (const SaidSignal &signal : saidSignals(verdict))
        text += std::format("  {:<17}{}{}\n", signal.name, signal.value,
                            signal.applies ? "" : " (about what may be fetched alone)");
    for (const LineRef &line : verdict.signals.lines)
        text += std::format("  {:<17}{} line {}, {}\n", "", site.fileName(line.file),
                            line.line.value, site.text(line));
    for (const LineRef &comment : verdict.commentLines) {
        const Tree &tree = *site.tree(comment.file);
        text += "  for the robot's owner: ";
        text += tree.value(tree.lines()[comment.line.index()]);
        text += '\n';
    }
    text += "why:\n";
    for (const TraceEntry &entry : verdict.trace) {
        text += std::format("  {:<9}", outcomeName(entry.outcome));
        if (entry.line)
            text += std::format("{}:{}: {} — ", site.fileName(entry.line->file),
                                entry.line->line.value, site.text(*entry.line));
        else if (entry.file)
            text += std::format("{}: ", site.fileName(*entry.file));
        text += entry.why.english() + '\n';
    }
    return text;
}

/// `page`: null if none was given.
int answerOne(const CompiledSite &site, const QuestionOptions &options, const QuestionTerms &terms,
              const live::Fetched *page) {
    const auto query = options.query(terms, site.site().registry);
    const Verdict verdict = site.simulate(query);
    if (!options.json) {
        std::cout << describe(site, verdict, query.url)
                  << (page != nullptr ? pageText(verdict, *page) : std::string());
        return kDone;
    }
    std::string json = toJson(site, verdict);
    if (const auto meant = meantAgent(site, verdict.agent))
        json.insert(json.size() - 1,
                    ", \"did_you_mean\": " + nlohmann::ordered_json(*meant).dump());
    if (page != nullptr)
        json.insert(json.size() - 1, ", \"page\": " + pageJson(verdict, *page));
    std::cout << json << '\n';
    return kDone;
}

/// Answers a file of questions in its order. Agents are named again and again: each is read once.
class Batch {
public:
    Batch(const CompiledSite &site, const QuestionTerms &terms, bool asJson)
        : m_site(site), m_json(site), m_terms(terms), m_asJson(asJson) {}

    int run(std::string_view questions) {
        if (questions.starts_with("\xEF\xBB\xBF"))
            questions.remove_prefix(3);
        std::size_t number = 0;
        while (!questions.empty()) {
            const std::size_t end = questions.find('\n');
            std::string_view line = questions.substr(0, end);
            questions.remove_prefix(end == std::string_view::npos ? questions.size() : end + 1);
            if (line.ends_with('\r'))
                line.remove_suffix(1);
            ++number;
            if (const auto error = answer(line))
                writeError(*error, number);
            if (m_out.size() > kFlushAt)
                flush();
        }
        flush();
        return m_failed ? kAnswerIsNo : kDone;
    }

private:
    static constexpr std::size_t kFlushAt = 1 << 20;

    std::optional<std::string> answer(std::string_view line) {
        const std::size_t tab = line.find('\t');
        if (tab == std::string_view::npos)
            return "agent, TAB, url are expected";
        std::string_view url = line.substr(tab + 1);
        Instant at = m_terms.at;
        if (const std::size_t second = url.find('\t'); second != std::string_view::npos) {
            const std::string_view time = url.substr(second + 1);
            url = url.substr(0, second);
            const auto parsed = parseInstant(time);
            if (!parsed)
                return "“" + std::string(time) + "” is not a time such as 2026-11-20T07:00:00Z";
            at = *parsed;
        }
        if (url.empty())
            return "the url is empty";
        const auto &agent = identityOf(line.substr(0, tab));
        if (!agent)
            return agent.error().english();
        const TraceLevel level = m_asJson ? TraceLevel::Matching : TraceLevel::None;
        const Verdict verdict = m_site.simulate(
            {*agent, std::string(url), at, m_terms.reading, m_terms.competitor}, level);
        if (m_asJson)
            m_json.append(m_out, verdict);
        else
            std::format_to(std::back_inserter(m_out), "{}\t{}\t{}", verdict.agent.token,
                           verdict.path, sentence(m_site, verdict).english());
        m_out += '\n';
        return {};
    }

    const std::expected<Identity, Message> &identityOf(std::string_view text) {
        auto found = m_agents.find(std::string(text));
        if (found == m_agents.end())
            found = m_agents
                        .emplace(std::string(text),
                                 identify(text, m_terms.category, m_site.site().registry))
                        .first;
        return found->second;
    }

    void writeError(const std::string &error, std::size_t number) {
        m_failed = true;
        m_out +=
            m_asJson ? errorJson(error, number) : std::format("error: line {}: {}", number, error);
        m_out += '\n';
    }

    void flush() {
        std::cout.write(m_out.data(), static_cast<std::streamsize>(m_out.size()));
        m_out.clear();
    }

    const CompiledSite &m_site;
    JsonAnswers m_json;
    const QuestionTerms &m_terms;
    bool m_asJson;
    std::unordered_map<std::string, std::expected<Identity, Message>> m_agents;
    std::string m_out;
    bool m_failed = false;
};

int runSimulate(SimulateOptions &options) {
    const QuestionOptions &question = options.question;
    const auto terms = question.terms();
    if (options.queries.empty() && (question.agent.empty() || question.url.empty()))
        fail("--agent and --url are needed, or --queries");
    if (!options.queries.empty() && (!question.agent.empty() || !question.url.empty()))
        fail("--queries goes without --agent and --url");
    if (!options.queries.empty() && !options.page.empty())
        fail("--page is about one question: give --agent and --url");
    auto loaded = loadSite(options.site);
    for (const std::string &stated : options.status)
        need(addAnswers(loaded.site.answers, stated), "--status " + stated);
    const CompiledSite site(std::move(loaded.site));
    noteMissing(site.site());
    if (options.queries.empty()) {
        if (options.page.empty())
            return answerOne(site, question, terms, nullptr);
        const auto text = need(readFile(options.page, limits::kFile));
        const auto page = need(readPage(text), options.page);
        return answerOne(site, question, terms, &page);
    }
    const auto questions = need(readFile(options.queries, limits::kQuestions));
    return Batch(site, terms, question.json).run(questions);
}

} // namespace

void addSimulateCommand(CLI::App &command, int &status) {
    auto &options = runs<SimulateOptions>(command, status, runSimulate);
    options.site.addTo(command, true);
    QuestionOptions &question = options.question;
    question.addAgent(command);
    command.add_option("--url", question.url, "URL or path");
    question.addCategoryAndTime(command);
    command.add_option("--reading", question.reading,
                       "author, rfc9309, google, koster1994 or known");
    command
        .add_option("--queries", options.queries,
                    "File of questions: agent TAB url [TAB time] (- is stdin)")
        ->transform(asPath());
    command
        .add_option("--status", options.status,
                    "How the request for a file ends, as in robots.txt=503,since=2d,copy=no: a "
                    "status, or dns, connect, tls, timeout, truncated or redirects; /=200 for "
                    "the start page. Several times for several files")
        ->allow_extra_args(false);
    command
        .add_option("--page", options.page,
                    "The page as curl -si writes it: what its headers and its head say joins the "
                    "answer (- is stdin)")
        ->transform(asPath());
    question.addCompetitorAndJson(command, "Machine-readable answers");
}

} // namespace gatepost::cli
