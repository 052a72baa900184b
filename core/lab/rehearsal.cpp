// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lab/rehearsal.h"

#include "core/agents/identity.h"
#include "core/ask/ask.h"
#include "core/dialect/dialect.h"
#include "core/match/ruleset.h"
#include "core/simulate/timeline.h"
#include "core/text/ascii.h"
#include "core/text/digest.h"
#include "core/text/hex.h"
#include "core/text/markup.h"
#include "core/value/url.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <format>
#include <set>

namespace gatepost::lab {

namespace {

using std::chrono::seconds;

constexpr std::string_view kText = "text/plain; charset=utf-8";
constexpr std::string_view kHtml = "text/html; charset=utf-8";
constexpr std::string_view kJson = "application/json";
constexpr std::string_view kChainFolder = "/__chain/";
constexpr std::string_view kVerdictPath = "/__gatepost/verdict";
constexpr std::string_view kClockPath = "/__gatepost/clock";
/// User-Agents are a stranger's to invent: past these the list begins again.
constexpr std::size_t kMostVisitors = 4096;
constexpr std::size_t kMostAsked = 4096;

std::string sha256Of(const Site &site) {
    std::string all;
    for (const FileId file : site.present()) {
        const std::string_view text = site.tree(file)->text();
        all += std::format("{} {}\n", site.nameOf(file), text.size());
        all += text;
    }
    return sha256Hex(all);
}

/// The site with what the events make of its files at an instant.
Site siteAt(const Site &site, const Scenario &scenario, Instant start, Instant at) {
    Site made = site;
    made.asks.reset();
    bool isOther = false;
    for (const Event &event : scenario.events) {
        if (event.what != Event::What::File || !event.isOn(start, at))
            continue;
        const auto file = logs::policyFileOf(event.path);
        const auto role = file ? file->role() : std::nullopt;
        if (!role)
            continue;
        made.put(*role, event.bytes);
        isOther = true;
    }
    if (isOther)
        made.follow([&site](const std::string &url) -> std::expected<std::string, Message> {
            for (const ChainedFile &chained : site.chain.files)
                if (chained.url == url)
                    return std::string(chained.tree.text());
            return std::unexpected<Message>(GATEPOST_TEXT("lab", "The site has no file for it."));
        });
    return made;
}

logs::PolicyHistory historyOf(const Site &site, const SiteSettings &settings,
                              const Scenario &scenario, const RehearsalOptions &options) {
    std::set<Instant> edges{options.start};
    for (const Event &event : scenario.events) {
        if (event.what != Event::What::File)
            continue;
        const Instant begin = event.begin(options.start);
        edges.insert(std::max(begin, options.start));
        if (event.lasts)
            edges.insert(std::max(begin + *event.lasts, options.start));
    }
    std::vector<logs::PolicyVersion> versions;
    for (const Instant edge : edges) {
        logs::PolicyVersion version;
        version.site = siteAt(site, scenario, options.start, edge);
        version.sha256 = sha256Of(version.site);
        if (!versions.empty() && versions.back().sha256 == version.sha256)
            continue;
        version.id = formatInstant(edge);
        if (!versions.empty())
            version.from = edge.time_since_epoch().count();
        version.honeypots = settings.honeypots;
        versions.push_back(std::move(version));
    }
    return {std::move(versions), options.reading};
}

/// "%41+b" as "A b".
std::string decoded(std::string_view text) {
    std::string spaced(text);
    std::ranges::replace(spaced, '+', ' ');
    return withHexBytes(spaced, '%');
}

/// The first value of a name in a query; absent if it is not there.
std::optional<std::string> parameter(std::string_view query, std::string_view name) {
    while (!query.empty()) {
        const std::size_t end = std::min(query.find('&'), query.size());
        const std::string_view pair = query.substr(0, end);
        query.remove_prefix(std::min(end + 1, query.size()));
        const std::size_t equals = pair.find('=');
        if (pair.substr(0, equals) == name)
            return equals == std::string_view::npos ? std::string()
                                                    : decoded(pair.substr(equals + 1));
    }
    return {};
}

void give(Reply &reply, int status, std::string_view type, std::string body) {
    reply.status = status;
    reply.headers.emplace_back("Content-Type", type);
    reply.body = std::move(body);
}

void giveError(Reply &reply, const Message &why) {
    give(reply, 400, kJson,
         nlohmann::json{{"error", why.english()}}.dump(-1, ' ', false,
                                                       nlohmann::json::error_handler_t::replace) +
             "\n");
}

void giveBytes(const Request &request, std::string_view bytes, Reply &reply) {
    const std::string tag = '"' + sha256Hex(bytes).substr(0, 16) + '"';
    reply.headers.emplace_back("ETag", tag);
    if (request.ifNoneMatch == "*" || request.ifNoneMatch.contains(tag)) {
        reply.status = 304;
        return;
    }
    give(reply, 200, kText, std::string(bytes));
}

void tellToWait(Reply &reply, seconds time) {
    reply.served.retryAfter = time;
    reply.headers.emplace_back("Retry-After", std::to_string(time.count()));
}

std::string verdictHeader(const CompiledSite &site, const FetchVerdict &verdict) {
    std::string text(decisionName(verdict.decision));
    if (verdict.line) {
        text += std::format("; line={}", verdict.line->line.value);
        const std::string_view name = site.fileName(verdict.line->file);
        if (std::ranges::all_of(name, [](char c) { return c > ' ' && c < '\x7f'; }))
            text += std::format("; file={}", name);
    }
    return text;
}

std::string escapedForLog(std::string_view text) {
    std::string made;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < ' ' || byte >= 127 || c == '"' || c == '\\')
            made += std::format("\\x{:02X}", byte);
        else
            made += c;
    }
    return made;
}

std::string orDash(std::string_view text) {
    return text.empty() ? "-" : escapedForLog(text);
}

} // namespace

/// Who sends a User-Agent, with its views of the versions.
struct Rehearsal::Visitor {
    std::optional<Identity> identity;
    std::string key;                                         ///< own token in lower case
    std::vector<std::shared_ptr<const ResolvedAgent>> views; ///< by version
};

FetchVerdict withAnswers(FetchVerdict verdict, const AskRehearsal &asked, const Identity &agent,
                         std::string_view path, Instant at) {
    if (verdict.decision != Decision::Ask)
        return verdict;
    const AskResult result = rehearse(asked, DirectiveId::Crawl, agent, path, at);
    switch (result.effective()) {
    case Term::Yes: verdict.decision = Decision::Allow; break;
    case Term::No: verdict.decision = Decision::Deny; break;
    default: break;
    }
    return verdict;
}

Rehearsal::Rehearsal(Site site, SiteSettings settings, Scenario scenario, RehearsalOptions options)
    : m_settings(std::move(settings)),
      m_scenario(std::move(scenario)),
      m_options(options),
      m_endpoint(site.asks),
      m_history(historyOf(site, m_settings, m_scenario, m_options)) {
    const auto link = [this](std::string path) {
        if (!std::ranges::contains(m_links, path))
            m_links.push_back(std::move(path));
    };
    for (const std::string &path : m_settings.paths)
        link(pathOfUrl(path));
    for (const std::string &path : m_scenario.pages)
        link(path);
    for (const std::string &pattern : m_settings.honeypots)
        link(exampleOf(pattern));
    for (const std::string &path : m_links)
        m_linksHtml += std::format("<li><a href=\"{0}\">{0}</a></li>\n", escapeMarkup(path));
}

Rehearsal::~Rehearsal() = default;

std::size_t Rehearsal::versionAt(Instant at) const {
    return m_history.nominalAt(at.time_since_epoch().count()).value_or(0);
}

std::optional<Identity> Rehearsal::identityOf(std::string_view userAgent) const {
    auto identity = identify(userAgent, {}, m_history.registry());
    return identity ? std::optional(std::move(*identity)) : std::nullopt;
}

Rehearsal::Visitor &Rehearsal::visitor(const std::string &userAgent) {
    if (const auto found = m_visitors.find(userAgent); found != m_visitors.end())
        return *found->second;
    if (m_visitors.size() >= kMostVisitors)
        m_visitors.clear();
    if (m_lastPage.size() >= kMostVisitors)
        m_lastPage.clear();
    auto made = std::make_unique<Visitor>();
    made->identity = identityOf(userAgent);
    if (made->identity) {
        made->key = toLower(made->identity->ownToken);
        for (std::size_t i = 0; i < m_history.size(); ++i)
            made->views.push_back(m_history.view(i, *made->identity));
    }
    return *m_visitors.emplace(userAgent, std::move(made)).first->second;
}

const Event *Rehearsal::eventFor(std::string_view path, Instant at) const {
    const Event *last = nullptr;
    for (const Event &event : m_scenario.events)
        if (event.path == path && event.isOn(m_options.start, at))
            last = &event;
    return last;
}

void Rehearsal::answerEvent(const Event &event, Instant at, Reply &reply) const {
    switch (event.what) {
    case Event::What::Status:
        give(reply, event.status, kText, {});
        if ((event.status == 429 || event.status == 503) && event.lasts)
            tellToWait(reply, event.begin(m_options.start) + *event.lasts - at);
        return;
    case Event::What::File: return; // the version in force has it, or giveBytes() gives it
    case Event::What::Redirect:
    case Event::What::Loop:
        give(reply, 302, kText, {});
        reply.headers.emplace_back("Location",
                                   event.what == Event::What::Loop ? event.path : event.text);
        return;
    }
}

void Rehearsal::answerFile(const Request &request, FileRole role, std::size_t version,
                           Reply &reply) const {
    const Tree *tree = m_history.version(version).site.tree(role);
    if (tree == nullptr)
        give(reply, 404, kText, "The site has no such file.\n");
    else
        giveBytes(request, tree->text(), reply);
}

void Rehearsal::answerChained(std::string_view path, std::size_t version, const Request &request,
                              Reply &reply) const {
    const std::string_view wanted = path.substr(kChainFolder.size());
    for (const ChainedFile &file : m_history.version(version).site.chain.files) {
        std::string_view url = file.url;
        url.remove_prefix(std::min(url.find("://") + 3, url.size()));
        if (url == wanted)
            return giveBytes(request, file.tree.text(), reply);
    }
    give(reply, 404, kText, "No such file is chained to the site's.\n");
}

void Rehearsal::answerAsk(std::string_view query, Instant at, Reply &reply) {
    const auto named = parameter(query, "directive");
    const auto directives = useDirectives();
    const auto directive = std::ranges::find_if(
        directives, [&](DirectiveId id) { return named && directiveName(id) == *named; });
    if (directive == directives.end())
        return giveError(reply, GATEPOST_TEXT("lab", "The parameter directive must name a "
                                                     "directive of robots2.txt such as crawl"));
    const auto agent = identify(parameter(query, "agent").value_or(""), {}, m_history.registry());
    if (!agent)
        return giveError(reply, {GATEPOST_TEXT("lab", "The parameter agent: %1"), agent.error()});
    AskAnswer answer;
    answer.directive = *directive;
    answer.agent = agent->ownToken;
    answer.status = 404;
    answer.askedAt = at;
    const AskAnswer *deciding = nullptr;
    if (m_endpoint && !m_endpoint->endpointAbsent)
        for (const AskAnswer &row : m_endpoint->answers) {
            if (row.directive != *directive || row.askedAt.value_or(at) > at ||
                (!row.agent.empty() && !equalsIgnoringCase(row.agent, agent->ownToken)))
                continue;
            if (deciding == nullptr || row.askedAt.value_or(at) >= deciding->askedAt.value_or(at))
                deciding = &row;
        }
    if (deciding != nullptr) {
        answer.status = deciding->status;
        answer.decision = deciding->decision;
        answer.scopes = deciding->scopes;
    }
    give(reply, answer.status, kText, {});
    if (!answer.decision.empty())
        reply.headers.emplace_back("X-Robots2-Decision", answer.decision);
    for (const std::string &scope : answer.scopes)
        reply.headers.emplace_back("X-Robots2-Scope", scope);
    if (answer.status == 429)
        tellToWait(reply, kAskAgainAfter);
    if (m_asked.size() >= kMostAsked)
        m_asked.clear();
    m_asked[{*directive, toLower(agent->ownToken)}] = answer;
    reply.served.agent = agent->ownToken;
    reply.served.ask = std::move(answer);
}

void Rehearsal::answerQuestion(std::string_view query, Instant at, Reply &reply) {
    const auto agent = identify(parameter(query, "agent").value_or(""), {}, m_history.registry());
    if (!agent)
        return giveError(reply, {GATEPOST_TEXT("lab", "The parameter agent: %1"), agent.error()});
    const auto url = parameter(query, "url");
    if (!url || url->empty())
        return giveError(reply, GATEPOST_TEXT("lab", "The parameter url is missing"));
    Instant when = at;
    if (const auto text = parameter(query, "at"); text && !text->empty()) {
        const auto parsed = parseInstant(*text);
        if (!parsed)
            return giveError(reply, {GATEPOST_TEXT("lab", "The parameter at: %1 is not a time "
                                                          "such as 2026-11-20T07:00:00Z"),
                                     gatepost::quoted(*text)});
        when = *parsed;
    }
    Site site = m_history.version(versionAt(when)).site;
    if (!m_asked.empty()) {
        site.asks.emplace();
        for (const auto &[key, answer] : m_asked)
            site.asks->answers.push_back(answer);
    }
    const CompiledSite compiled(std::move(site));
    const Verdict verdict =
        compiled.simulate({.agent = *agent, .url = *url, .at = when, .reading = m_options.reading});
    give(reply, 200, kJson, toJson(compiled, verdict) + "\n");
}

void Rehearsal::answerClock(std::string_view query, CrawlTime at, Reply &reply) const {
    Instant now = std::chrono::floor<seconds>(at);
    if (const auto text = parameter(query, "to")) {
        const auto to = parseInstant(*text);
        if (!to)
            return giveError(reply, {GATEPOST_TEXT("lab", "The parameter to: %1 is not a time "
                                                          "such as 2026-11-20T07:00:00Z"),
                                     gatepost::quoted(*text)});
        if (!m_options.clockStands)
            return giveError(reply, GATEPOST_TEXT("lab", "The clock runs by itself; with "
                                                         "--clock-speed 0 it is moved"));
        if (CrawlTime(*to) < at)
            return giveError(reply, GATEPOST_TEXT("lab", "The clock does not run backwards"));
        reply.moveClock = *to;
        now = *to;
    }
    give(reply, 200, kJson, nlohmann::json{{"now", formatInstant(now)}}.dump() + "\n");
}

void Rehearsal::refuse(Visitor &who, const FetchVerdict &verdict, CrawlTime at,
                       Reply &reply) const {
    const Instant second = std::chrono::floor<seconds>(at);
    switch (verdict.decision) {
    case Decision::Deny:
    case Decision::Ask:
        give(reply, 403, kText, "The policy does not allow this request.\n");
        return;
    case Decision::Later: {
        give(reply, 503, kText, "The site's hours are over.\n");
        const std::size_t version = reply.served.version;
        Query query{.agent = *who.identity,
                    .url = reply.served.target,
                    .at = second,
                    .reading = m_options.reading};
        const Verdict whole = m_history.site(version).simulate(std::move(query), TraceLevel::None);
        if (whole.window && whole.window->nextChange)
            tellToWait(reply, *whole.window->nextChange - second);
        return;
    }
    case Decision::Allow: break;
    }
    const auto last = m_lastPage.find(who.key);
    if (last == m_lastPage.end())
        return;
    const std::size_t version = reply.served.version;
    const auto pace = m_history.site(version).pace(*who.views[version],
                                                   std::chrono::floor<seconds>(last->second));
    if (!pace || !pace->secondsPerRequest)
        return;
    const double left =
        *pace->secondsPerRequest - std::chrono::duration<double>(at - last->second).count();
    if (left <= 0)
        return;
    give(reply, 429, kText, "The next request comes too soon.\n");
    tellToWait(reply, seconds(static_cast<std::int64_t>(std::ceil(std::min(left, 1e9)))));
}

std::string Rehearsal::page(std::string_view path) const {
    const std::string shown = escapeMarkup(path);
    return std::format("<!DOCTYPE html>\n<html lang=\"en\">\n<head><title>{0}</title></head>\n"
                       "<body>\n<h1>{0}</h1>\n<ul>\n{1}</ul>\n</body>\n</html>\n",
                       shown, m_linksHtml);
}

void Rehearsal::answerPage(const Request &request, Visitor &who, CrawlTime at, Reply &reply) {
    reply.served.isPage = true;
    const std::string path = pathOfUrl(request.target);
    if (who.identity) {
        const Instant second = std::chrono::floor<seconds>(at);
        const std::size_t version = reply.served.version;
        const CompiledSite &site = m_history.site(version);
        AskRehearsal asked;
        if (const auto found = m_asked.find({DirectiveId::Crawl, who.key}); found != m_asked.end())
            asked.answers.push_back(found->second);
        const FetchVerdict verdict =
            withAnswers(site.fetch(*who.views[version], PathQuestion(path), second), asked,
                        *who.identity, path, second);
        reply.headers.emplace_back("X-Gatepost-Verdict", verdictHeader(site, verdict));
        if (m_options.enforce)
            refuse(who, verdict, at, reply);
        if (reply.status == 200)
            m_lastPage[who.key] = at;
    }
    if (reply.status != 200)
        return;
    if (const Event *event =
            eventFor(path.substr(0, path.find_first_of("?#")), std::chrono::floor<seconds>(at));
        event != nullptr && event->what == Event::What::File) {
        giveBytes(request, event->bytes, reply);
        return;
    }
    reply.served.hasLinks = true;
    give(reply, 200, kHtml, page(path));
}

Reply Rehearsal::answer(const Request &request, CrawlTime at) {
    const Instant second = std::chrono::floor<seconds>(at);
    Visitor &who = visitor(request.userAgent);
    Reply reply;
    reply.served = {.at = at,
                    .agent = who.identity ? who.identity->ownToken : std::string(),
                    .method = request.method,
                    .target = request.target,
                    .userAgent = request.userAgent,
                    .referer = request.referer,
                    .address = request.address,
                    .version = versionAt(second)};
    reply.headers.emplace_back("Date", std::format("{:%a, %d %b %Y %H:%M:%S} GMT", second));
    const std::string target = pathOfUrl(request.target);
    const std::string_view path = withoutQuery(target);
    const std::string_view query =
        path.size() < target.size() ? std::string_view(target).substr(path.size() + 1) : "";
    const Event *event = eventFor(path, second);
    reply.served.file = logs::policyFileOf(target);
    if (request.method != "GET" && request.method != "HEAD") {
        give(reply, 405, kText, "Only GET and HEAD are answered.\n");
        reply.headers.emplace_back("Allow", "GET, HEAD");
    } else if (event != nullptr && event->what != Event::What::File) {
        reply.served.isPage = !reply.served.file;
        answerEvent(*event, second, reply);
    } else if (const auto role = reply.served.file ? reply.served.file->role() : std::nullopt) {
        answerFile(request, *role, reply.served.version, reply);
    } else if (reply.served.file) {
        answerAsk(query, second, reply);
    } else if (path == kVerdictPath) {
        answerQuestion(query, second, reply);
    } else if (path == kClockPath) {
        answerClock(query, at, reply);
    } else if (path.starts_with(kChainFolder)) {
        answerChained(target, reply.served.version, request, reply);
    } else {
        answerPage(request, who, at, reply);
    }
    reply.served.status = reply.status;
    reply.served.bytes = request.method == "HEAD" ? 0 : reply.body.size();
    return reply;
}

std::string combinedLine(const Served &served) {
    return std::format(
        "{} - - [{:%d/%b/%Y:%H:%M:%S} +0000] \"{} {} HTTP/1.1\" {} {} \"{}\" \"{}\"\n",
        served.address.empty() ? "-" : served.address, std::chrono::floor<seconds>(served.at),
        escapedForLog(served.method), escapedForLog(served.target), served.status, served.bytes,
        orDash(served.referer), orDash(served.userAgent));
}

std::string exampleOf(std::string_view pattern) {
    if (pattern.ends_with('$'))
        pattern.remove_suffix(1);
    std::string path;
    for (const char c : pattern)
        path += c == '*' ? 'x' : c;
    return path.starts_with('/') ? path : '/' + path;
}

} // namespace gatepost::lab
