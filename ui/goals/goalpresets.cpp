// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/goals/goalpresets.h"

#include <QCoreApplication>

#include <utility>
#include <vector>

namespace gatepost::ui {

namespace {

struct PresetWords {
    Q_DECLARE_TR_FUNCTIONS(gatepost::ui::GoalPresets)
};

Goals goalsOf(const std::vector<std::pair<Purpose, Stance>> &stances) {
    Goals goals;
    for (const auto &[purpose, stance] : stances)
        goals.of[static_cast<std::size_t>(purpose)].emplace().is = stance;
    return goals;
}

} // namespace

std::optional<Stance> GoalPreset::stanceOf(Purpose purpose) const {
    const std::optional<Goal> &goal = goals[purpose] ? goals[purpose] : goals[Purpose::Other];
    return goal ? std::optional(goal->is) : std::nullopt;
}

QList<GoalPreset> goalPresets() {
    using enum Stance;
    return {
        {QStringLiteral("block-training"), PresetWords::tr("Block AI training, allow search"),
         PresetWords::tr(
             "Search engines and assistants may come; crawlers that collect text to train "
             "models may not."),
         goalsOf({{Purpose::Search, Welcome},
                  {Purpose::UserFetch, Welcome},
                  {Purpose::Training, Out}})},
        {QStringLiteral("welcome"), PresetWords::tr("Everything welcome"),
         PresetWords::tr(
             "Every crawler may fetch everything, and the file says that it may use it."),
         goalsOf({{Purpose::Search, Welcome},
                  {Purpose::UserFetch, Welcome},
                  {Purpose::Training, Welcome},
                  {Purpose::Other, Open}})},
        {QStringLiteral("closed"), PresetWords::tr("Close the whole site"),
         PresetWords::tr("No crawler may fetch anything, Google's ad crawlers included."),
         goalsOf({{Purpose::Other, Out}})},
        {QStringLiteral("search-only"), PresetWords::tr("Search engines only"),
         PresetWords::tr("Search engines may fetch everything; nobody else may come."),
         goalsOf({{Purpose::Search, Welcome}, {Purpose::Other, Out}})},
        {QStringLiteral("no-ai"), PresetWords::tr("No AI at all"),
         PresetWords::tr(
             "Neither assistants nor crawlers for research, training or new content may "
             "come."),
         goalsOf({{Purpose::Search, Welcome},
                  {Purpose::UserFetch, Out},
                  {Purpose::Training, Out},
                  {Purpose::Research, Out},
                  {Purpose::Making, Out}})},
        {QStringLiteral("ask-first"), PresetWords::tr("Ask first"),
         PresetWords::tr("Reading is free; training and new content only after asking."),
         goalsOf({{Purpose::Search, Welcome},
                  {Purpose::UserFetch, Welcome},
                  {Purpose::Training, Ask},
                  {Purpose::Making, Ask}})},
        {QStringLiteral("archives"), PresetWords::tr("Search and archives, no training"),
         PresetWords::tr(
             "Search engines and web archives may keep pages; nobody may train models."),
         goalsOf(
             {{Purpose::Search, Welcome}, {Purpose::Archives, Open}, {Purpose::Training, Out}})},
    };
}

} // namespace gatepost::ui
