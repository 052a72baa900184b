// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/goalreport.h"

#include "app/cli/exactoptions.h"
#include "app/cli/json.h"
#include "app/cli/question.h"
#include "core/agents/agentfacts.h"
#include "core/agents/purpose.h"

#include <algorithm>
#include <format>
#include <optional>

namespace gatepost::cli {

namespace {

using exact::Proof;
using goals::GoalState;
using Json = nlohmann::ordered_json;

struct GoalCounts {
    std::size_t goals = 0;
    std::size_t holds = 0;
    std::size_t fails = 0;
    std::size_t open = 0;
    std::size_t excused = 0; ///< of `fails`
    std::size_t uncovered = 0;
    std::size_t isNew = 0; ///< of `uncovered`
    std::size_t unenforced = 0;
    std::size_t environments = 0; ///< of which something is claimed beside goals
    std::size_t asTheyMust = 0;
    std::size_t outdated = 0; ///< or missing

    explicit GoalCounts(const GoalReport &report) {
        for (const CheckedEnvironment &each : report.environments) {
            for (const GoalState &state : each.state.goals)
                add(report, state);
            for (const auto &[goal, agents] : each.unenforced)
                unenforced += agents.size();
            environments += each.state.proof ? 1 : 0;
            asTheyMust += each.state.proof == Proof::Holds ? 1 : 0;
        }
        for (const CheckedOutput &output : report.outputs)
            outdated += output.state == CheckedOutput::State::Current ? 0 : 1;
    }

private:
    void add(const GoalReport &report, const GoalState &state) {
        ++goals;
        excused += report.isExcused(state) ? 1 : 0;
        for (const goals::Uncovered &each : state.uncovered)
            isNew += report.isNew(each.agent) ? 1 : 0;
        ++(state.proof == Proof::Holds ? holds : state.proof == Proof::Fails ? fails : open);
        uncovered += state.uncovered.size();
    }
};

std::string joined(const std::vector<std::string> &texts) {
    std::string all;
    for (const std::string &text : texts)
        all.append(all.empty() ? "" : ", ").append(text);
    return all;
}

std::string countOf(std::size_t count, std::string_view what) {
    return std::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

const char *wordFor(std::optional<Proof> proof) {
    return !proof ? "-" : proof == Proof::Holds ? "true" : proof == Proof::Fails ? "FALSE" : "open";
}

std::string shown(const CompiledSite &site, const goals::CounterExample &example) {
    return std::format("{} ({}; reading {})", example.text.english(),
                       sentence(site, example.verdict).english(),
                       readingName(example.claim.reading));
}

std::string undecided(const std::vector<Message> &unproven) {
    return unproven.empty() ? "not decided" : "not decided: " + unproven.front().english();
}

/// What is behind the stance: for a false goal the example and the line that decides it.
std::string saidOf(const CompiledSite &site, const GoalState &state) {
    switch (state.proof) {
    case Proof::Fails: return shown(site, *state.counterExample);
    case Proof::Open: return undecided(state.unproven);
    case Proof::Holds: break;
    }
    std::string text = countOf(state.agents.size(), "agent");
    if (!state.unbound.empty())
        text +=
            std::format("; {} ignore robots.txt: {}", state.unbound.size(), joined(state.unbound));
    if (!state.unread.empty())
        text += std::format("; said in the files, not known to be read by any: {}",
                            joined(state.unread));
    return text;
}

/// ". 2 lines in robots.txt cover them: goals --apply --new"; empty where no edit does.
std::string coveringText(const CheckedEnvironment &environment, Purpose purpose) {
    const auto found = environment.covering.find(purpose);
    if (found == environment.covering.end())
        return {};
    const auto &lines = found->second.lines;
    const auto count = static_cast<std::size_t>(std::ranges::count_if(
        lines, [](const change::EditedLine &line) { return !line.text.empty(); }));
    std::vector<std::string> files;
    for (const goals::AppliedFile &file : found->second.files)
        files.emplace_back(rowOf(file.role).fileName);
    return std::format(". {} in {} {} them: goals --apply --new", countOf(count, "line"),
                       joined(files), count == 1 ? "covers" : "cover");
}

std::string textOf(const GoalReport &report, const CheckedEnvironment &environment,
                   const GoalState &state) {
    const CompiledSite &site = *environment.site.site;
    std::string out =
        std::format("{:<6} {:<9} {:<8} {}\n", wordFor(state.proof), purposeKey(state.purpose),
                    stanceName(state.is), saidOf(site, state));
    if (!state.uncovered.empty()) {
        std::vector<std::string> names;
        for (const goals::Uncovered &each : state.uncovered)
            names.push_back(each.agent + (report.isNew(each.agent) ? " (new)" : "") +
                            (report.isInGrace(each) ? " (days of grace)" : ""));
        out += std::format("       {} of the list {} not covered: {}{}\n",
                           countOf(names.size(), "agent"), names.size() == 1 ? "is" : "are",
                           joined(names), coveringText(environment, state.purpose));
    }
    for (const Message &unsaid : state.unsaid)
        out += std::format("       not said: {}\n", unsaid.english());
    if (const auto left = environment.unenforced.find(state.purpose);
        left != environment.unenforced.end())
        out += std::format("       no output refuses {}\n", joined(left->second));
    return out;
}

/// What an environment must be, and whether it is.
std::string mustText(const CheckedEnvironment &each) {
    const goals::EnvironmentState &state = each.state;
    std::string said;
    if (state.proof == Proof::Fails)
        said = shown(*each.site.site, *state.counterExample);
    else if (state.proof == Proof::Open)
        said = undecided(state.unproven);
    else
        switch (state.must) {
        case Must::Closed: said = "nobody may fetch anything but the policy files"; break;
        case Must::Open: said = "every search engine may fetch /"; break;
        case Must::NoIndex:
            said = "every search engine may fetch every page and see its noindex; whether pages "
                   "have one is not in the files";
            break;
        case Must::Password: said = "nothing is claimed of the files"; break;
        case Must::Goals:
            return each.site.environment.goals ? std::string() : "-      no goals are claimed\n";
        }
    return std::format("{:<6} {:<18} {}\n", wordFor(state.proof), mustName(state.must), said);
}

Json toJson(const std::vector<goals::Claim> &claims) {
    Json all = Json::array();
    for (const goals::Claim &claim : claims) {
        Json one{{"what", goals::whatName(claim.what)}};
        if (!claim.signal.empty()) {
            one["signal"] = claim.signal;
            one["key"] = claim.key;
        }
        one["reading"] = readingName(claim.reading);
        one["proof"] = exact::proofName(claim.proof);
        all.push_back(std::move(one));
    }
    return all;
}

Json toJson(const CompiledSite &site, const std::optional<goals::CounterExample> &example) {
    if (!example)
        return nullptr;
    const Verdict &verdict = example->verdict;
    return {{"agent", nameOf(example->agent)},
            {"path", verdict.path},
            {"at", formatInstant(verdict.at)},
            {"reading", readingName(example->claim.reading)},
            {"text", example->text.english()},
            {"verdict", Json::parse(gatepost::toJson(site, verdict))}};
}

Json toJson(const GoalReport &report, const CheckedEnvironment &environment,
            const GoalState &state) {
    const CompiledSite &site = *environment.site.site;
    Json goal{{"goal", purposeKey(state.purpose)},
              {"line", state.line},
              {"is", stanceName(state.is)},
              {"proof", exact::proofName(state.proof)},
              {"agents", state.agents.size()}};
    goal["uncovered"] = Json::array();
    for (const goals::Uncovered &each : state.uncovered)
        goal["uncovered"].push_back(
            {{"agent", each.agent},
             {"first_seen", each.firstSeen ? Json(formatDay(*each.firstSeen)) : Json(nullptr)},
             {"new", report.since ? Json(report.isNew(each.agent)) : Json(nullptr)}});
    goal["claims"] = toJson(state.claims);
    goal["counterexample"] = toJson(site, state.counterExample);
    goal["unproven"] = cli::toJson(state.unproven);
    goal["unbound"] = state.unbound;
    goal["unread"] = state.unread;
    goal["unsaid"] = cli::toJson(state.unsaid);
    if (report.enforced) {
        const auto left = environment.unenforced.find(state.purpose);
        goal["unenforced"] =
            left == environment.unenforced.end() ? Json::array() : Json(left->second);
    }
    if (report.grace)
        goal["excused"] = report.isExcused(state);
    return goal;
}

Json toJson(const GoalReport &report, const CheckedEnvironment &each) {
    const Environment &environment = each.site.environment;
    const goals::EnvironmentState &state = each.state;
    Json row{{"name", orNull(environment.name)},
             {"hosts", environment.hosts},
             {"must", mustName(environment.must)}};
    if (environment.hosts.empty() && !each.site.site->site().host.empty())
        row["hosts"] = Json::array({each.site.site->site().host});
    const auto whole = state.whole();
    row["proof"] = whole ? Json(exact::proofName(*whole)) : Json(nullptr);
    row["claims"] = toJson(state.claims);
    row["counterexample"] = toJson(*each.site.site, state.counterExample);
    row["unproven"] = cli::toJson(state.unproven);
    row["goals"] = Json::array();
    for (const GoalState &goal : state.goals)
        row["goals"].push_back(toJson(report, each, goal));
    return row;
}

} // namespace

std::string_view stateName(CheckedOutput::State state) {
    switch (state) {
    case CheckedOutput::State::Current: return "current";
    case CheckedOutput::State::Outdated: return "outdated";
    case CheckedOutput::State::Missing: return "missing";
    }
    return "";
}

std::string GoalReport::text() const {
    std::string out;
    for (const CheckedEnvironment &each : environments) {
        if (!each.site.environment.name.empty())
            out += std::format("{}  {}\n", each.site.environment.name,
                               joined(each.site.environment.hosts));
        out += mustText(each);
        for (const GoalState &state : each.state.goals)
            out += textOf(*this, each, state);
    }
    for (const CheckedOutput &output : outputs)
        out +=
            std::format("{:<14} {:<32} {}\n", output.target, output.file, stateName(output.state));
    const GoalCounts counts(*this);
    out +=
        std::format("{} of {} {} true, {} uncovered", counts.holds, countOf(counts.goals, "goal"),
                    counts.goals == 1 ? "is" : "are", countOf(counts.uncovered, "agent"));
    if (since)
        out += std::format(", {} of them new", counts.isNew);
    if (counts.excused > 0)
        out += std::format(", {} within days of grace", countOf(counts.excused, "goal"));
    if (enforced)
        out += std::format(", {} not enforced", countOf(counts.unenforced, "agent"));
    if (counts.environments > 0)
        out += std::format(", {} of {} as {} must be", counts.asTheyMust,
                           countOf(counts.environments, "environment"),
                           counts.environments == 1 ? "it" : "they");
    if (!outputs.empty())
        out += std::format(", {} outdated", countOf(counts.outdated, "output"));
    return out + "\n";
}

std::string GoalReport::json() const {
    const GoalCounts counts(*this);
    Json whole{{"registry", registry.sha256()}};
    whole["registry_date"] = orNull(registry.date() ? formatDay(*registry.date()) : std::string());
    whole["at"] = formatInstant(at);
    whole["environments"] = Json::array();
    for (const CheckedEnvironment &each : environments)
        whole["environments"].push_back(toJson(*this, each));
    whole["outputs"] = Json::array();
    for (const CheckedOutput &output : outputs)
        whole["outputs"].push_back(
            {{"target", output.target}, {"file", output.file}, {"state", stateName(output.state)}});
    if (!apply.empty())
        whole["apply"] = Json::parse(apply);
    auto &summary = whole["summary"] = Json::object();
    summary[std::string(exact::proofName(Proof::Holds))] = counts.holds;
    summary[std::string(exact::proofName(Proof::Fails))] = counts.fails;
    summary[std::string(exact::proofName(Proof::Open))] = counts.open;
    summary["uncovered"] = counts.uncovered;
    summary["outdated"] = counts.outdated;
    return dumped(whole);
}

bool GoalReport::isNew(const std::string &agent) const {
    return since && since->find(agent) == nullptr;
}

bool GoalReport::isInGrace(const goals::Uncovered &uncovered) const {
    return grace && registry.date() && uncovered.firstSeen &&
           *registry.date() - *uncovered.firstSeen < std::chrono::days(*grace);
}

bool GoalReport::isExcused(const GoalState &state) const {
    return state.uncoveredAlone && !state.uncovered.empty() &&
           std::ranges::all_of(state.uncovered,
                               [this](const goals::Uncovered &each) { return isInGrace(each); });
}

bool GoalReport::claimsAnything() const {
    return std::ranges::any_of(environments, [](const CheckedEnvironment &each) {
        return each.state.whole().has_value() || each.state.must == Must::Password;
    });
}

bool GoalReport::isFine() const {
    const GoalCounts counts(*this);
    return counts.fails - counts.excused + counts.open + counts.outdated + counts.unenforced == 0 &&
           counts.asTheyMust == counts.environments;
}

} // namespace gatepost::cli
