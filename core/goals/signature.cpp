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

    /// What decides of fetches besides the rules of paths.
    void addTimes(const FileRules &rules) {
        add(std::size_t{rules.extended});
        for (const auto &window : rules.windows)
            add(window.value);
    }
    /// All but the rules of paths.
    void addOthers(const FileRules &rules) {
        addTimes(rules);
        add("rates");
        for (const auto &rate : rules.requestRates) {
            add(rate.value.documents);
            add(rate.value.seconds);
            if (rate.value.window)
                add(*rate.value.window);
            add("");
        }
        for (const auto &delay : rules.crawlDelays)
            add(std::format("{}", delay.value));
        add("usage");
        for (const auto &usage : rules.contentUsage) {
            add(usage.value.path);
            add(usage.value.preferences);
        }
        add("signals");
        for (const auto &signal : rules.contentSignal)
            add(signal.value);
        add(std::size_t{rules.hasAiTraining});
        if (rules.hasAiTraining)
            add(rules.aiTraining);
    }

    [[nodiscard]] std::string text() && { return std::move(m_text); }

private:
    std::string m_text;
};

} // namespace

Signature Signatures::of(const FileRules *rules) {
    if (rules == nullptr)
        return {};
    const auto [at, isNew] = m_rules.try_emplace(rules);
    if (isNew) {
        Signing others;
        others.addOthers(*rules);
        at->second.besidesRules =
            1 + m_numbers.texts.of("others " + std::move(others).text()).first;
        Signing all;
        all.add(rules->rules);
        all.add(at->second.besidesRules);
        at->second.all = 1 + m_numbers.texts.of("rules " + std::move(all).text()).first;
        Signing fetches;
        fetches.add(rules->rules);
        fetches.addTimes(*rules);
        at->second.fetches = 1 + m_numbers.texts.of("fetches " + std::move(fetches).text()).first;
    }
    return at->second;
}

Signature Signatures::of(const Identity &agent, Reading reading) {
    auto likeness = m_likenesses.of(agent, reading);
    if (!likeness)
        return ofView(agent, reading);
    const auto [at, isNew] = m_numbers.known.try_emplace(*std::move(likeness));
    if (isNew)
        at->second = ofView(agent, reading);
    return at->second;
}

std::size_t Signatures::ofStar(const Identity *unknown) {
    std::string all;
    if (unknown != nullptr)
        for (const Reading reading : {Reading::Author, Reading::Rfc9309, Reading::Google})
            all += std::to_string(of(*unknown, reading).fetches) + ' ';
    return m_numbers.texts.of("star " + all).first;
}

Signature Signatures::ofView(const Identity &agent, Reading reading) {
    const auto view = m_site.view(agent, reading);
    Signing rules;
    Signing others;
    Signing fetches;
    others.add(std::size_t{view->ignores} * 2 + std::size_t{view->crawlDelays});
    fetches.add(std::size_t{view->ignores});
    for (const ResolvedFile &file : view->files) {
        const Signature said = of(file.rules());
        rules.add(said.all);
        fetches.add(said.fetches);
        for (Signing *each : {&others, &fetches}) {
            each->add(std::size_t{file.file.index()});
            each->add(static_cast<std::size_t>(file.reading));
            each->add(std::size_t{file.match.starIgnored} * 2 + std::size_t{file.unreachable});
        }
        others.add(said.besidesRules);
        for (const auto &delay : file.starDelays)
            others.add(std::format("{}", delay.value));
    }
    others.add(of(view->useToken.get()).all);
    for (const DirectiveId directive : useDirectives())
        if (const StatedValue *stated = view->policy.find(directive)) {
            others.add(directiveName(directive));
            others.add(stated->value.text());
            fetches.add(directiveName(directive));
            fetches.add(stated->value.text());
        }
    if (const StatedValue *rate = view->policy.find(DirectiveId::Rate))
        others.add(rate->value.text());
    for (const auto &rating : view->policy.ageRatings())
        others.add(rating.stated->value.text());
    Signature signature;
    signature.besidesRules = m_numbers.texts.of("view " + std::move(others).text()).first;
    rules.add(signature.besidesRules);
    signature.all = m_numbers.texts.of("all " + std::move(rules).text()).first;
    signature.fetches = m_numbers.texts.of("view fetches " + std::move(fetches).text()).first;
    return signature;
}

} // namespace gatepost::goals
