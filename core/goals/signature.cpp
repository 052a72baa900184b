// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/goals/signature.h"

#include "core/dialect/dialect.h"
#include "core/simulate/resolvedagent.h"

#include <format>

namespace gatepost::goals {

namespace {

/// Texts one behind the other, so that no two lists make one text.
class Signing {
public:
    void add(std::string_view part) {
        add(part.size());
        m_text += part;
    }
    void add(std::size_t number) {
        m_text += std::to_string(number);
        m_text += ';';
    }

    void add(const RuleSet &set) {
        add(static_cast<std::size_t>(set.reading()));
        add(set.rules().size());
        for (const RuleLine &rule : set.rules()) {
            add(static_cast<std::size_t>(rule.kind));
            add(rule.value);
        }
    }
    void add(const SignalMap &signals) {
        add(signals.size());
        for (const auto &[key, value] : signals) {
            add(key);
            add(value);
        }
    }
    void add(const TimeWindow &window) { add(std::size_t{window.first} * 10'000 + window.last); }

    void add(const FileRules *rules) {
        add(std::size_t{rules->extended});
        add(rules->rules);
        for (const auto &window : rules->windows)
            add(window.value);
        add("rates");
        for (const auto &rate : rules->requestRates) {
            add(rate.value.documents);
            add(rate.value.seconds);
            if (rate.value.window)
                add(*rate.value.window);
            add("");
        }
        for (const auto &delay : rules->crawlDelays)
            add(std::format("{}", delay.value));
        add("usage");
        for (const auto &usage : rules->contentUsage) {
            add(usage.value.path);
            add(usage.value.preferences);
        }
        add("signals");
        for (const auto &signal : rules->contentSignal)
            add(signal.value);
        add(std::size_t{rules->hasAiTraining});
        if (rules->hasAiTraining)
            add(rules->aiTraining);
    }

    [[nodiscard]] std::string text() && { return std::move(m_text); }

private:
    std::string m_text;
};

} // namespace

std::size_t Signatures::of(const FileRules *rules) {
    if (rules == nullptr)
        return 0;
    const auto [at, isNew] = m_rules.try_emplace(rules, 0);
    if (isNew) {
        Signing signing;
        signing.add(rules);
        at->second = 1 + m_numbers.of("rules " + std::move(signing).text()).first;
    }
    return at->second;
}

std::size_t Signatures::of(const Identity &agent, Reading reading) {
    auto likeness = m_likenesses.of(agent, reading);
    if (!likeness)
        return ofView(agent, reading);
    const auto [at, isNew] = m_shared.try_emplace(*std::move(likeness), 0);
    if (isNew)
        at->second = ofView(agent, reading);
    return at->second;
}

std::size_t Signatures::ofView(const Identity &agent, Reading reading) {
    const auto view = m_site.view(agent, reading);
    Signing signing;
    signing.add(std::size_t{view->ignores} * 2 + std::size_t{view->crawlDelays});
    for (const ResolvedFile &file : view->files) {
        signing.add(std::size_t{file.file.index()});
        signing.add(static_cast<std::size_t>(file.reading));
        signing.add(std::size_t{file.match.starIgnored} * 2 + std::size_t{file.unreachable});
        signing.add(of(file.rules()));
        for (const auto &delay : file.starDelays)
            signing.add(std::format("{}", delay.value));
    }
    signing.add(of(view->useToken.get()));
    for (const DirectiveId directive : useDirectives())
        if (const StatedValue *stated = view->policy.find(directive)) {
            signing.add(directiveName(directive));
            signing.add(stated->value.text());
        }
    if (const StatedValue *rate = view->policy.find(DirectiveId::Rate))
        signing.add(rate->value.text());
    for (const auto &rating : view->policy.ageRatings())
        signing.add(rating.stated->value.text());
    return m_numbers.of(std::move(signing).text()).first;
}

} // namespace gatepost::goals
