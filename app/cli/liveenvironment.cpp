// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/liveenvironment.h"

#include "app/cli/json.h"
#include "core/goals/environments.h"
#include "core/live/startpage.h"
#include "core/value/url.h"

#include <algorithm>
#include <format>

namespace gatepost::cli {

namespace {

using exact::Proof;
using Json = nlohmann::ordered_json;

/// What the files that are served say, by the judge of `test --environment` and `goals`.
void addFiles(LiveEnvironment &found, const live::Comparison &made, Instant at) {
    const CompiledSite served(made.served);
    const goals::EnvironmentState state =
        goals::stateOf(served, found.environment, {.at = at, .paths = {}});
    found.proof = state.whole();
    if (!found.proof)
        return;
    const auto add = [&](const std::optional<goals::CounterExample> &example,
                         const std::vector<Message> &unproven, Proof proof, std::string about) {
        if (example)
            found.why.push_back(std::format("{}{} (reading {})", about, example->text.english(),
                                            readingName(example->claim.reading)));
        else if (proof != Proof::Holds)
            found.why.push_back(about + (unproven.empty() ? std::string("not decided")
                                                          : unproven.front().english()));
    };
    if (state.proof)
        add(state.counterExample, state.unproven, *state.proof, {});
    for (const goals::GoalState &goal : state.goals)
        add(goal.counterExample, goal.unproven, goal.proof,
            std::format("goal of line {}: ", goal.line));
    // What was not fetched may say anything.
    if (found.proof == Proof::Holds && !made.unknown.empty()) {
        found.proof = Proof::Open;
        found.why.push_back(made.unknown.front().english());
    }
}

void addStartPage(LiveEnvironment &found, const live::StartPage &page) {
    if (!found.proof || (page.proof == Proof::Fails && found.proof != Proof::Fails) ||
        found.proof == Proof::Holds)
        found.proof = page.proof;
    found.why.push_back(page.why.english());
}

std::string_view wordOf(const std::optional<Proof> &proof) {
    if (!proof)
        return "nothing is claimed";
    return *proof == Proof::Holds   ? "as it must be"
           : *proof == Proof::Fails ? "not as it must be"
                                    : "could not be decided";
}

} // namespace

std::optional<EnvironmentSite> environmentServed(const LoadedSite &loaded,
                                                 const live::Answers &answers) {
    const std::string host = hostOfUrl(answers.origin + "/");
    const auto &all = loaded.settings.environments;
    const auto named = std::ranges::find_if(
        all, [&](const Environment &each) { return std::ranges::contains(each.hosts, host); });
    if (named == all.end())
        return std::nullopt;
    return std::move(environmentSites(loaded, {named->name}).front());
}

std::string LiveEnvironment::text() const {
    std::string out = std::format("Environment {} (must: {}): {}\n", environment.name,
                                  mustName(environment.must), wordOf(proof));
    for (const std::string &each : why)
        out += std::format("  {}\n", each);
    return out;
}

Json LiveEnvironment::json() const {
    Json made{{"name", environment.name}, {"must", mustName(environment.must)}};
    made["proof"] = proof ? Json(exact::proofName(*proof)) : Json(nullptr);
    made["why"] = why;
    return made;
}

LiveEnvironment environmentState(const Environment &environment, const live::Answers &answers,
                                 const live::Comparison &made, Instant at) {
    LiveEnvironment found{.environment = environment, .proof = {}, .why = {}};
    addFiles(found, made, at);
    if (environment.must == Must::NoIndex)
        addStartPage(found, live::showsNoIndex(answers, environment.hosts));
    else if (environment.must == Must::Password)
        addStartPage(found, live::asksForPassword(answers, environment.hosts));
    return found;
}

} // namespace gatepost::cli
