// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/export/statements.h"

#include "core/exact/side.h"
#include "core/export/plansources.h"
#include "core/match/path.h"
#include "core/value/term.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <set>
#include <span>

namespace gatepost::exporting {

std::string_view signalName(Key key) {
    switch (key) {
    case Key::Search: return "search";
    case Key::AiInput: return "ai-input";
    case Key::AiTrain: return "ai-train";
    }
    return "";
}

std::string_view usageName(Key key) {
    switch (key) {
    case Key::Search: return "search";
    case Key::AiInput: return "ai-use";
    case Key::AiTrain: return "train-ai";
    }
    return "";
}

namespace {

/// TDMRep reserves, X-Robots-Tag says noai: both about training alone.
bool hasWordFor(Target target, Key key) {
    return key == Key::AiTrain || (target != Target::TdmRep && target != Target::XRobotsTag);
}

bool isSameLine(const Source &one, const Source &other) {
    return one.file == other.file && one.line == other.line;
}

Message noWord() {
    return {GATEPOST_TEXT("export", "The format has no word for it.")};
}

class Collector {
public:
    Collector(const CompiledSite &site, const Question &question)
        : m_site(site), m_question(question) {}
    Statements collect();

private:
    void add(Key key, std::string_view value, bool everybody, std::string_view path, Source source);
    void addOne(Claim claim);
    void addRefusals(std::span<const exact::AskedAgent> agents);
    [[nodiscard]] bool permits(Key key) const;
    void addPolicy(const exact::AskedAgent &agent, const ResolvedAgent &view);
    void addSignals(const FileRules &rules, bool everybody);
    void join();
    void loseClaim(const Claim &claim, const std::optional<bool> &said);
    void loseOthers();
    void losePaths();

    const CompiledSite &m_site;
    const Question &m_question;
    std::vector<Claim> m_claims;
    std::set<std::string> m_seen;
    bool m_excepts = false; ///< rules allow something below what others refuse
    Statements m_result;
};

bool isEverybody(const exact::AskedAgent &agent) {
    const auto *unknown = std::get_if<exact::AskedAgent::Unknown>(&agent.who);
    return unknown != nullptr && !unknown->category;
}

/// Patterns that begin with a slash and match what one of S22 does: a path begins with one (S110), and what formats know of a star
/// in front of it is not stated anywhere.
std::vector<std::string> fromTheSlash(std::string pattern) {
    if (pattern.starts_with('/'))
        return {std::move(pattern)};
    if (!pattern.starts_with('*'))
        return {"/"}; // matches no path; the whole site rather than nothing
    pattern.erase(0, pattern.find_first_not_of('*'));
    if (pattern.empty())
        return {"/"};
    if (pattern.starts_with('/'))
        return {pattern, "/*" + pattern};
    return {"/*" + pattern};
}

void Collector::add(Key key, std::string_view value, bool everybody, std::string_view path,
                    Source source) {
    const Term term = termOf(value);
    const bool asks = term == Term::Ask;
    const bool allows = term == Term::Yes || value == "y";
    if (!allows && !asks && term != Term::No && value != "n")
        return;
    std::string scratch;
    for (const std::string &each : fromTheSlash(std::string(normalisedRule(path, scratch))))
        addOne({key, allows, everybody, asks, each, false, source});
}

void Collector::addOne(Claim claim) {
    const Source &source = claim.source;
    const std::string id = std::to_string(static_cast<int>(claim.key)) + claim.path + '\n' +
                           source.file + '\n' +
                           (source.line ? std::to_string(source.line->line.value) : "");
    if (m_seen.insert(id).second) {
        m_claims.push_back(std::move(claim));
        return;
    }
    if (claim.toEverybody) // said to some before it turned out to be said to everybody
        for (Claim &known : m_claims)
            if (known.key == claim.key && known.path == claim.path &&
                known.source.line == source.line)
                known.toEverybody = true;
}

bool Collector::permits(Key key) const {
    return std::ranges::any_of(m_claims, [key](const Claim &claim) {
        return claim.key == key && claim.allows && claim.toEverybody;
    });
}

/// Patterns of S22 for all that a rule matches, and more where they cannot say it.
std::vector<std::string> pathsOf(const exact::Language &language) {
    std::vector<std::string> patterns = language.stars;
    for (const exact::Glob &glob : language.globs)
        patterns.push_back(exact::relaxed(glob));
    std::vector<std::string> paths;
    for (std::string &pattern : patterns) {
        if (pattern.ends_with('*'))
            pattern.erase(pattern.find_last_not_of('*') + 1);
        else
            pattern += '$';
        if (pattern.empty())
            pattern = "/";
        std::ranges::move(fromTheSlash(std::move(pattern)), std::back_inserter(paths));
    }
    return paths;
}

/// What agents may not fetch, for formats that are read without robots.txt. What is allowed below a refused path stays refused: no
/// format has an order of rules that all read alike.
void Collector::addRefusals(std::span<const exact::AskedAgent> agents) {
    for (const Refusals &each : refusalsOfAll(m_site, m_question, agents)) {
        const bool everybody = std::ranges::any_of(each.agents, isEverybody);
        const bool searches = std::ranges::any_of(each.agents, [](const auto &agent) {
            return isEverybody(agent) || agent.identity.category == Category::SearchIndexer;
        });
        const auto refuse = [&](const std::string &path, const Source &source) {
            for (const Key key : {Key::Search, Key::AiInput, Key::AiTrain})
                if (permits(key) && hasWordFor(m_question.target, key) &&
                    (key != Key::Search || searches))
                    addOne({key, false, everybody, false, path, true, source});
        };
        for (const Stage &stage : each.stages) {
            for (const PlanRule &rule : stage.rules)
                if (m_excepts = m_excepts || !rule.deny; rule.deny)
                    for (const std::string &path : pathsOf(rule.paths))
                        refuse(path, rule.source);
            if (stage.denyOthers)
                refuse("/", *stage.denyOthers);
        }
    }
}

/// The line that refuses an agent every use: crawl or read says no (S55).
const StatedValue *refusalOfAll(const ResolvedAgent &view) {
    for (const DirectiveId directive : {DirectiveId::Crawl, DirectiveId::Read})
        if (const StatedValue *stated = view.policy.find(directive);
            stated != nullptr && termOf(stated->value) == Term::No)
            return stated;
    return nullptr;
}

/// robots2.txt: crawl and read of those that index for search say whether they may; summarise and derivative are what AI does with input.
void Collector::addPolicy(const exact::AskedAgent &agent, const ResolvedAgent &view) {
    const bool everybody = isEverybody(agent);
    const StatedValue *refusal = refusalOfAll(view);
    const auto addOne = [&](Key key, const StatedValue &stated) {
        add(key, stated.value.text(), everybody, "/", sourceOf(m_site, stated.line));
        if (refusal != nullptr)
            add(key, refusal->value.text(), everybody, "/", sourceOf(m_site, refusal->line));
    };
    if (const StatedValue *train = view.policy.find(DirectiveId::Train))
        addOne(Key::AiTrain, *train);
    // One of the two alone permits nothing: the other might be refused.
    const StatedValue *summarise = view.policy.find(DirectiveId::Summarise);
    const StatedValue *derivative = view.policy.find(DirectiveId::Derivative);
    for (const StatedValue *each : {summarise, derivative})
        if (each != nullptr &&
            (termOf(each->value) != Term::Yes || (summarise != nullptr && derivative != nullptr)))
            addOne(Key::AiInput, *each);
    if (agent.identity.category != Category::SearchIndexer)
        return;
    const StatedValue *crawl = view.policy.find(DirectiveId::Crawl);
    const StatedValue *read = view.policy.find(DirectiveId::Read);
    for (const StatedValue *each : {crawl, read})
        if (each != nullptr &&
            (termOf(each->value) != Term::Yes || (crawl != nullptr && read != nullptr)))
            add(Key::Search, each->value.text(), true, "/", sourceOf(m_site, each->line));
}

std::optional<Key> keyOfSignal(std::string_view name) {
    if (name == "search")
        return Key::Search;
    if (name == "ai-train" || name == "train-ai")
        return Key::AiTrain;
    if (name == "ai-input" || name == "ai-use")
        return Key::AiInput;
    return {};
}

void Collector::addSignals(const FileRules &rules, bool everybody) {
    const auto source = [&](std::uint32_t line) {
        return sourceOf(m_site, FileRole::Robots, line);
    };
    for (const auto &signal : rules.contentSignal)
        for (const auto &[name, value] : signal.value)
            if (const auto key = keyOfSignal(name))
                add(*key, value, everybody, "/", source(signal.line));
    for (const auto &usage : rules.contentUsage)
        for (const auto &[name, value] : usage.value.preferences)
            if (const auto key = keyOfSignal(name))
                add(*key, value, everybody, usage.value.path, source(usage.line));
    for (const RuleLine &rule : rules.aiTraining.rules())
        if (rule.value.starts_with('/') || rule.value.starts_with('*'))
            add(Key::AiTrain, rule.kind == RuleKind::Allow ? "yes" : "no", everybody, rule.value,
                source(rule.line));
}

/// What the claims on a key and a path come to: refused if one refuses; permitted if everybody is and nobody is refused.
std::optional<bool> joined(const std::vector<Claim> &claims, Key key, const std::string &path) {
    bool refuses = false;
    bool permits = false;
    for (const Claim &claim : claims) {
        if (claim.key != key || claim.path != path)
            continue;
        refuses = refuses || !claim.allows;
        permits = permits || (claim.allows && claim.toEverybody);
    }
    return refuses ? std::optional(false) : permits ? std::optional(true) : std::nullopt;
}

void Collector::loseClaim(const Claim &claim, const std::optional<bool> &said) {
    if (!hasWordFor(m_question.target, claim.key)) {
        if (!claim.allows)
            m_result.losses.push_back(
                {LossCode::Use, Severity::Lost, claim.source, nothingSaid(), noWord()});
        return;
    }
    const std::string key(m_question.target == Target::ContentUsage ? usageName(claim.key)
                                                                    : signalName(claim.key));
    const Message what = !said   ? nothingSaid()
                         : *said ? Message(GATEPOST_TEXT("export", "%1 is permitted."), key)
                                 : Message(GATEPOST_TEXT("export", "%1 is refused."), key);
    if (claim.asks)
        m_result.losses.push_back(
            {LossCode::Ask, Severity::Approximated, claim.source, what,
             Message(GATEPOST_TEXT("export", "The format has no word for ask."))});
    else if (said != std::optional(claim.allows))
        m_result.losses.push_back(
            {LossCode::Use, Severity::Approximated, claim.source, what,
             Message(GATEPOST_TEXT(
                 "export", "The format addresses everybody alike, so the most restrictive of all "
                           "lines counts."))});
    else if (!claim.toEverybody && !claim.aboutPaths)
        m_result.losses.push_back(
            {LossCode::Use, Severity::Approximated, claim.source, what,
             Message(GATEPOST_TEXT(
                 "export",
                 "It is said to everybody, also to agents that the line is not about."))});
}

void Collector::join() {
    std::set<std::string> paths{"/"};
    for (const Claim &claim : m_claims)
        if (!claim.allows && hasWordFor(m_question.target, claim.key))
            paths.insert(
                claim
                    .path); // a permission for some paths alone would need an order that not every format has
    constexpr std::array kKeys = {Key::Search, Key::AiInput, Key::AiTrain};
    for (const std::string &path : paths)
        for (const Key key : kKeys)
            if (const auto said = joined(m_claims, key, path))
                if (path == "/" || !*said)
                    m_result.byPath[path][key] = *said;
    for (const Claim &claim : m_claims) {
        const auto at = m_result.byPath.find(claim.path);
        std::optional<bool> said;
        if (at != m_result.byPath.end() && at->second.contains(claim.key))
            said = at->second.at(claim.key);
        loseClaim(claim, said);
    }
}

/// What rules for paths refuse is one loss, not one for each of them.
void Collector::losePaths() {
    if (std::ranges::any_of(m_claims, [this](const Claim &claim) {
            return claim.aboutPaths && (m_excepts || !claim.toEverybody);
        }))
        m_result.losses.push_back(
            {LossCode::Use,
             Severity::Approximated,
             {},
             Message(GATEPOST_TEXT("export", "Refused to everybody.")),
             Message(GATEPOST_TEXT("export",
                                   "The format is read without robots.txt. A path that some agents "
                                   "may not fetch is refused to all, and so is what another rule "
                                   "allows below it."))});
}

/// Directives of use that no format has a word for (L6).
void Collector::loseOthers() {
    for (const Loss &loss : lossesOfLines(m_site, m_question)) {
        const bool counted = std::ranges::any_of(
            m_claims, [&](const Claim &claim) { return isSameLine(claim.source, loss.source); });
        if (loss.code == LossCode::Use && !counted)
            m_result.losses.push_back(
                {LossCode::Use, Severity::Lost, loss.source, nothingSaid(), noWord()});
    }
}

Statements Collector::collect() {
    const std::array<const CompiledSite *, 1> sites = {&m_site};
    const std::vector<exact::AskedAgent> agents =
        m_question.agents ? *m_question.agents : exact::agentsOf(sites, Reading::Author).agents;
    for (const exact::AskedAgent &agent : agents) {
        const auto view = m_site.view(agent.identity, Reading::Author);
        const bool everybody = isEverybody(agent) || m_question.agents.has_value();
        addPolicy(agent, *view);
        for (const ResolvedFile &file : view->files)
            if (file.file == FileRole::Robots)
                if (const FileRules *rules = file.rules())
                    addSignals(*rules, everybody);
    }
    if (m_question.target == Target::TdmRep || m_question.target == Target::Rsl)
        addRefusals(agents);
    join();
    loseOthers();
    losePaths();
    m_result.claims = std::move(m_claims);
    return std::move(m_result);
}

} // namespace

Statements statementsOf(const CompiledSite &site, const Question &question) {
    return Collector(site, question).collect();
}

} // namespace gatepost::exporting
