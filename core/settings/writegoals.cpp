// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/settings/writegoals.h"

#include "core/agents/agentfacts.h"
#include "core/agents/purpose.h"
#include "core/settings/mergesettings.h"
#include "core/settings/settingsdraft.h"

#include <cmath>
#include <format>
#include <optional>

namespace gatepost {

namespace {

// ---- goals as values ---------------------------------------------------------------------------

/// A map that is made entry by entry.
class Entries {
public:
    explicit Entries(bool inFlow) : m_value{.kind = YamlKind::Mapping, .inFlow = inFlow} {}

    void add(std::string_view key, YamlValue value) {
        m_value.items.push_back(yamlText(key));
        m_value.items.push_back(std::move(value));
    }
    void addText(std::string_view key, std::string_view text) {
        if (!text.empty())
            add(key, yamlText(text));
    }
    /// One text alone, or a list of them.
    void addTexts(std::string_view key, const std::vector<std::string> &texts) {
        if (texts.size() == 1)
            return add(key, yamlText(texts.front()));
        YamlValue list{.kind = YamlKind::Sequence, .inFlow = true};
        for (const std::string &text : texts)
            list.items.push_back(yamlText(text));
        add(key, std::move(list));
    }
    [[nodiscard]] const YamlValue &value() const { return m_value; }

private:
    YamlValue m_value;
};

std::string_view useName(StatedUse use) {
    switch (use) {
    case StatedUse::FromStance: return "";
    case StatedUse::Yes: return "yes";
    case StatedUse::No: return "no";
    case StatedUse::Unstated: return "unstated";
    }
    return "";
}

/// "10s", "2.5s": never with an exponent, which no reader of a pace knows.
std::string paceText(double seconds) {
    if (seconds == std::floor(seconds))
        return std::format("{:.0f}s", seconds);
    std::string text = std::format("{:.17f}", seconds);
    for (int digits = 1; digits < 17; ++digits)
        if (std::string shorter = std::format("{:.{}f}", seconds, digits);
            parseSeconds(shorter) == std::optional(seconds)) {
            text = std::move(shorter);
            break;
        }
    return text + "s";
}

YamlValue exceptionValue(const GoalException &exception) {
    Entries entries(true);
    if (!exception.agents.empty())
        entries.addTexts("agents", exception.agents);
    if (!exception.paths.empty())
        entries.addTexts("paths", exception.paths);
    entries.addText("is", stanceName(exception.is));
    entries.addText("use", useName(exception.use));
    if (exception.until)
        entries.addText("until", formatDay(*exception.until));
    entries.addText("note", exception.note);
    return entries.value();
}

YamlValue goalValue(const Goal &goal) {
    Entries entries(goal.exceptions.empty());
    entries.addText("is", stanceName(goal.is));
    if (!goal.closed.empty())
        entries.addTexts("closed", goal.closed);
    if (!goal.only.empty())
        entries.addTexts("only", goal.only);
    std::vector<std::string> hours;
    for (const TimeWindow &window : goal.windows)
        hours.push_back(std::format("{:02}:{:02}-{:02}:{:02}", window.first / 60, window.first % 60,
                                    window.last / 60, window.last % 60));
    if (!hours.empty())
        entries.addTexts("hours", hours);
    if (goal.pace)
        entries.addText("pace", paceText(*goal.pace));
    if (goal.otherwise != Stance::Out)
        entries.addText("otherwise", stanceName(goal.otherwise));
    entries.addText("use", useName(goal.use));
    entries.addText("note", goal.note);
    if (!goal.exceptions.empty()) {
        YamlValue list{.kind = YamlKind::Sequence};
        for (const GoalException &exception : goal.exceptions)
            list.items.push_back(exceptionValue(exception));
        entries.add("except", std::move(list));
    }
    return entries.value().items.size() == 2 ? entries.value().items[1] : entries.value();
}

YamlValue licenceValue(const GoalLicence &licence) {
    Entries entries(true);
    entries.addText("terms", licence.terms);
    entries.addText("payment", licence.payment);
    entries.addText("file", licence.file);
    return entries.value();
}

YamlValue goalsValue(const Goals &goals) {
    Entries entries(false);
    for (std::size_t i = 0; i < kPurposeCount; ++i)
        if (goals.of[i])
            entries.add(purposeKey(static_cast<Purpose>(i)), goalValue(*goals.of[i]));
    if (goals.closed)
        entries.addTexts("closed", *goals.closed);
    if (goals.obeyingAlone)
        entries.addText("reach", "obeying");
    if (goals.signals != Goals().signals) {
        std::vector<std::string> names;
        for (const GoalSignal signal : goals.signals)
            names.emplace_back(goalSignalName(signal));
        entries.addTexts("signals", names);
    }
    if (!goals.edit.empty())
        entries.addTexts("edit", goals.edit);
    if (goals.licence)
        entries.add("licence", licenceValue(*goals.licence));
    return entries.value();
}

// ---- edits of what is there --------------------------------------------------------------------

/// What is wanted, spelled as it is there wherever it means the same as `old`, which is what `there` is read as.
YamlValue spelledAsThere(const YamlValue &wanted, const YamlValue &old, const YamlValue &there) {
    if (wanted == old)
        return there;
    YamlValue result = wanted;
    if (wanted.kind != old.kind || wanted.kind != there.kind)
        return result;
    if (wanted.kind == YamlKind::Mapping) {
        for (std::size_t i = 1; i < result.items.size(); i += 2) {
            const auto before = indexOf(old, result.items[i - 1].text);
            const auto raw = indexOf(there, result.items[i - 1].text);
            if (before && raw)
                result.items[i] =
                    spelledAsThere(result.items[i], old.items[*before], there.items[*raw]);
        }
        for (std::size_t i = 1; i < there.items.size();
             i += 2) // a key without a value says nothing
            if (there.items[i].kind == YamlKind::Null && !indexOf(result, there.items[i - 1].text))
                result.items.insert(result.items.end(), {there.items[i - 1], there.items[i]});
    }
    if (wanted.kind == YamlKind::Sequence && old.items.size() == there.items.size())
        for (YamlValue &item : result.items)
            if (const auto same = std::ranges::find(old.items, item); same != old.items.end())
                item = there.items[static_cast<std::size_t>(same - old.items.begin())];
    return result;
}

/// Entries in the order in which they are there, new ones last: order says nothing.
YamlValue inOrderOf(const YamlValue &there, const YamlValue &wanted) {
    if (there.kind != YamlKind::Mapping || wanted.kind != YamlKind::Mapping)
        return wanted;
    YamlValue result{.kind = YamlKind::Mapping, .inFlow = wanted.inFlow};
    for (std::size_t i = 1; i < there.items.size(); i += 2)
        if (const auto found = indexOf(wanted, there.items[i - 1].text))
            result.items.insert(
                result.items.end(),
                {there.items[i - 1], inOrderOf(there.items[i], wanted.items[*found])});
    for (std::size_t i = 1; i < wanted.items.size(); i += 2)
        if (!indexOf(there, wanted.items[i - 1].text))
            result.items.insert(result.items.end(), {wanted.items[i - 1], wanted.items[i]});
    return result;
}

std::expected<YamlText, Message> removed(const YamlText &text) {
    SettingsDraft draft(text);
    const YamlId key = draft.tree().keyOf(draft.root(), "goals");
    if (draft.tree()[draft.root()].children.size() == 2)
        draft.editor().removeOnlyEntry();
    else
        draft.editor().removeEntry(draft.root(), key);
    return draft.finish([&](std::vector<YamlValue> &top) {
        for (auto entry = top.begin(); entry != top.end(); entry += 2)
            if (entry->text == "goals") {
                top.erase(entry, entry + 2);
                return;
            }
    });
}

std::expected<YamlText, Message> appended(const YamlText &text, const YamlValue &value) {
    SettingsDraft draft(text);
    if (!text.read())
        return std::unexpected(text.read().error().message);
    const YamlValue written = draft.editor().appendEntry("goals", value);
    return draft.finish([&](std::vector<YamlValue> &top) {
        top.push_back(yamlText("goals"));
        top.push_back(written);
    });
}

std::expected<YamlText, Message> changed(const YamlText &text, const YamlValue &old,
                                         const YamlValue &wanted) {
    const SettingsDraft draft(text);
    const YamlId node = draft.tree().valueOf(draft.root(), "goals");
    const auto there = yamlValue(draft.tree(), node);
    if (!there)
        return std::unexpected(there.error());
    return mergedAtTop(text, "goals", inOrderOf(*there, spelledAsThere(wanted, old, *there)));
}

} // namespace

std::string writeGoals(const Goals &goals) {
    const YamlValue value = goalsValue(goals);
    YamlQuotes quotes;
    quotes.allButWords = true;
    return (value.items.empty() ? std::string("goals: {}")
                                : yamlEntry("goals", value, 0, {.quotes = quotes})) +
           "\n";
}

std::expected<std::string, Message> putGoals(std::string_view yaml, const Goals &goals) {
    return putGoals(settingsYaml(yaml), goals).transform([](const YamlText &text) {
        return std::string(text.text());
    });
}

std::expected<YamlText, Message> putGoals(const YamlText &text, const Goals &goals) {
    const auto old = readSiteSettings(text);
    if (!old)
        return std::unexpected(old.error());
    const YamlValue wanted = goalsValue(goals);
    const YamlValue before = old->goals ? goalsValue(*old->goals) : YamlValue();
    if (wanted == before || (!old->goals && wanted.items.empty()))
        return text;
    const SettingsDraft draft(text);
    const bool isThere =
        draft.root() != kNoYaml && draft.tree().keyOf(draft.root(), "goals") != kNoYaml;
    const auto edited = wanted.items.empty() ? removed(text)
                        : isThere            ? changed(text, before, wanted)
                                             : appended(text, wanted);
    const auto now = edited ? readSiteSettings(*edited) : std::unexpected(edited.error());
    if (!now)
        return std::unexpected(now.error());
    const bool isSame = now->goals ? goalsValue(*now->goals) == wanted : wanted.items.empty();
    if (!isSame || now->paths != old->paths || now->agents != old->agents ||
        now->chain != old->chain || now->tests.size() != old->tests.size())
        return std::unexpected<Message>(
            GATEPOST_TEXT("settings", "it is written in a way that cannot be changed safely: write "
                                      "goals as a block"));
    return edited;
}

} // namespace gatepost
