// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/diagnostic/settingsrules.h"

#include <algorithm>

namespace gatepost {

namespace {

constexpr LintRule kRules[] = {
    {.code = "goal-false",
     .severity = Severity::Error,
     .title = GATEPOST_TEXT("lint", "Goal that is not true"),
     .explanation = GATEPOST_TEXT(
         "lint", "Below “goals:” gatepost.yaml says what is wanted, and the policy files say "
                 "something else. The message names an agent, a path and the line that decides. "
                 "Change the files, or the goal if it is no longer wanted."),
     .source = "S143–S145"},
    {.code = "goal-uncovered",
     .severity = Severity::Warning,
     .title = GATEPOST_TEXT("lint", "Agents that a goal does not cover"),
     .explanation = GATEPOST_TEXT(
         "lint", "The list of agents has agents for this goal that no line of the files names, and "
                 "what the files say to everybody else is not what the goal wants. That is how an "
                 "agent looks that came into the list after the files were written. Name these "
                 "agents in the group that says what is wanted."),
     .source = "S146"},
    {.code = "goal-open",
     .severity = Severity::Warning,
     .title = GATEPOST_TEXT("lint", "Goal of which it is not known whether it is true"),
     .explanation = GATEPOST_TEXT(
         "lint", "A limit ended the search before every agent, path and hour was decided, or a "
                 "chained file is missing. Nothing false was found, and nothing was shown either. "
                 "Fewer overlapping patterns make the search shorter."),
     .source = "S126, S145"},
    {.code = "goal-unsaid",
     .severity = Severity::Warning,
     .title = GATEPOST_TEXT("lint", "Part of a goal that no file can say"),
     .explanation = GATEPOST_TEXT(
         "lint", "The goal wants something for which the file or the signal has no word. It is "
                 "left out of what is claimed, and named here. Ask for less, or say it in another "
                 "place."),
     .source = "S149"},
    {.code = "goal-unbound",
     .severity = Severity::Note,
     .title = GATEPOST_TEXT("lint", "Agents of a goal that ignore robots.txt"),
     .explanation = GATEPOST_TEXT(
         "lint", "These agents are documented to ignore robots.txt. Whatever the files say, only a "
                 "server can refuse them. Export the policy for your server."),
     .source = "S145, S149"},
    {.code = "goal-behind-managed-block",
     .severity = Severity::Warning,
     .title = GATEPOST_TEXT("lint", "Goal that a managed block keeps from being true"),
     .explanation = GATEPOST_TEXT(
         "lint", "A service or a plug-in writes a part of robots.txt, and what it says there "
                 "decides against the goal. Gatepost never edits that part, and no line beside it "
                 "would win. Change it where the block is made."),
     .source = "S149"},
    {.code = "goal-unknown-agent",
     .severity = Severity::Warning,
     .title = GATEPOST_TEXT("lint", "Exception for an agent that nobody knows"),
     .explanation = GATEPOST_TEXT(
         "lint", "An exception names an agent that is neither in the list nor in a file of the "
                 "site. With a misspelled name it is about nobody. Correct the name, or add the "
                 "agent to “agents:” in gatepost.yaml."),
     .source = "S10, S140"},
    {.code = "goal-exception-idle",
     .severity = Severity::Note,
     .title = GATEPOST_TEXT("lint", "Exception that changes nothing"),
     .explanation = GATEPOST_TEXT(
         "lint", "Without this exception the same would be wanted of the same agents and paths. "
                 "Another exception says so, or the goal itself does. Remove it, or correct what "
                 "it was meant to change."),
     .source = "S141"},
    {.code = "goal-exception-ended",
     .severity = Severity::Warning,
     .title = GATEPOST_TEXT("lint", "Exception that has ended"),
     .explanation = GATEPOST_TEXT(
         "lint", "An exception counts on its last day (UTC) and no longer. The goal now wants of "
                 "its agents and paths what it wants of the others. Remove the exception, and the "
                 "lines in the files that were made for it."),
     .source = "S148"},
    {.code = "goal-empty",
     .severity = Severity::Note,
     .title = GATEPOST_TEXT("lint", "Goal that is about no agent"),
     .explanation = GATEPOST_TEXT(
         "lint",
         "No agent of the list comes for this purpose, so nothing is claimed of fetches. "
         "That is not a fault: a newer list may have some. What is said of use still counts."),
     .source = "S140"},
    {.code = "goal-token-shared",
     .severity = Severity::Warning,
     .title = GATEPOST_TEXT("lint", "Two agents of different goals with one token"),
     .explanation = GATEPOST_TEXT(
         "lint", "The list has two agents whose names are equal once the version is cut off, so "
                 "that no file can tell them apart. Their purposes have different goals. The goal "
                 "of the one without a version counts for both."),
     .source = "S14, S140"},
    {.code = "mixed-agent",
     .severity = Severity::Note,
     .title = GATEPOST_TEXT("lint", "Agent that may come and also collects for training"),
     .explanation = GATEPOST_TEXT(
         "lint", "The operator documents that one crawler fetches for several purposes. A rule can "
                 "let it in or keep it out, and nothing between. What keeps its texts from "
                 "training is a signal or a policy token, if the operator honours it."),
     .source = "S144, S149"},
    {.code = "ask-without-robots2",
     .severity = Severity::Warning,
     .title = GATEPOST_TEXT("lint", "Ask without a robots2.txt"),
     .explanation = GATEPOST_TEXT(
         "lint", "The goal wants agents to ask first and lets in those that do not know the "
                 "question. Only robots2.txt can say ask. Without it the goal cannot be true: add "
                 "a robots2.txt, or write “otherwise: out”."),
     .source = "S56, S143"},
    {.code = "pay-without-licence",
     .severity = Severity::Warning,
     .title = GATEPOST_TEXT("lint", "Pay without the terms of a licence"),
     .explanation = GATEPOST_TEXT(
         "lint", "The goal wants a licence, and gatepost.yaml does not say where its terms are. "
                 "Nobody can buy what nobody offers. Add “licence: {terms: URL}” below “goals:”."),
     .source = "S143"},
    {.code = "signal-in-one-group",
     .severity = Severity::Warning,
     .title = GATEPOST_TEXT("lint", "Signal that an agent with its own group does not get"),
     .explanation = GATEPOST_TEXT(
         "lint", "Goals of the site claim what Content-Signal or Content-Usage says, and the group "
                 "for * states it. These lines belong to groups: an agent with its own group "
                 "gets what is in that group, and nothing of what the group for * says. Repeat the "
                 "line in each group whose agents may fetch something."),
     .source = "S110, S111, S144"},
    {.code = "staging-open",
     .severity = Severity::Error,
     .title = GATEPOST_TEXT("lint", "Environment that must be closed and is not"),
     .explanation = GATEPOST_TEXT(
         "lint", "gatepost.yaml says that the environment must be closed, and some agent may fetch "
                 "something there. A group for * does not reach every agent: those that skip it "
                 "need their own groups. Close it to them as well."),
     .source = "S18, S147"},
    {.code = "production-closed",
     .severity = Severity::Error,
     .title = GATEPOST_TEXT("lint", "Environment that must be open and is not"),
     .explanation = GATEPOST_TEXT(
         "lint", "gatepost.yaml says that the environment must be open, and a search engine may "
                 "not fetch its start page. The files of staging may have been copied there. Open "
                 "it again."),
     .source = "S147"},
    {.code = "closed-and-noindex",
     .severity = Severity::Error,
     .title = GATEPOST_TEXT("lint", "Pages whose noindex nobody sees"),
     .explanation = GATEPOST_TEXT(
         "lint", "The environment must not be indexed by a noindex on its pages. A crawler sees "
                 "that only if it may fetch the page: what robots.txt closes can still be listed. "
                 "Open it to search engines, or write “must: closed”."),
     .source = "S147"},
    {.code = "sitemap-of-other-host",
     .severity = Severity::Warning,
     .title = GATEPOST_TEXT("lint", "Sitemap of another environment"),
     .explanation = GATEPOST_TEXT(
         "lint", "A Sitemap line in the files of one environment names the host of another one. "
                 "The files may have been copied without changing it. Write the address of this "
                 "environment's own sitemap, or remove the line."),
     .source = "S27, S147"},
    {.code = "environment-differs",
     .severity = Severity::Note,
     .title = GATEPOST_TEXT("lint", "Environments with the same goals that answer differently"),
     .explanation = GATEPOST_TEXT(
         "lint", "The same is wanted of two environments, and their files give some agent another "
                 "answer. Both can be what is wanted all the same, where the goals leave something "
                 "open. Compare the two folders."),
     .source = "S124, S147"},
    {.code = "output-outdated",
     .severity = Severity::Warning,
     .title = GATEPOST_TEXT("lint", "Output that is not what the files come to"),
     .explanation = GATEPOST_TEXT(
         "lint", "A file that “outputs:” asks for was made from other policy files than these, or "
                 "was changed by hand. What a server does is then not what robots.txt says. Run "
                 "“gatepost-cli goals --write”."),
     .source = "S147"},
    {.code = "output-missing",
     .severity = Severity::Warning,
     .title = GATEPOST_TEXT("lint", "Output that is not there"),
     .explanation = GATEPOST_TEXT(
         "lint", "gatepost.yaml asks for a file below “outputs:” that nobody has made yet. Run "
                 "“gatepost-cli goals --write”. Where outputs are made elsewhere, remove the key."),
     .source = "S147"},
};

} // namespace

std::span<const LintRule> settingsRules() {
    return kRules;
}

const LintRule &settingsRule(std::string_view code) {
    return *std::ranges::find(settingsRules(), code, &LintRule::code);
}

} // namespace gatepost
