// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/logs/answerclasses.h"

#include <limits>
#include <utility>

namespace gatepost::logs {

namespace {

constexpr std::size_t kMostGrounds = 100'000;

} // namespace

AnswerClasses::AnswerClasses(const PolicyHistory &history)
    : m_history(history), m_memory(std::make_unique<AnswerMemory>()) {
    numberOf(Answers(history.size()));
}

AnswerClasses::Class &AnswerClasses::of(const Identity &agent) {
    AnswerClass agents = m_history.answerClass(agent);
    std::unique_ptr<Class> &known = m_classes[agents.key];
    if (known == nullptr)
        known = std::make_unique<Class>(std::move(agents), m_count++);
    return *known;
}

std::uint32_t AnswerClasses::numberOf(Answers answers) {
    const auto [at, isNew] =
        m_numbers.try_emplace(std::move(answers), static_cast<std::uint32_t>(m_answers.size()));
    if (isNew)
        m_answers.push_back(&at->first);
    return at->second;
}

std::uint32_t AnswerClasses::ask(Class &agents, const Hit &hit) {
    m_grounds.clear();
    m_history.addGrounds(agents.agents, PathQuestion(hit.target), m_grounds);
    if (const auto found = agents.byGrounds.find(m_grounds); found != agents.byGrounds.end())
        return found->second;
    if (agents.byGrounds.size() >= kMostGrounds)
        agents.byGrounds.clear();
    const std::uint32_t answers = numberOf(m_history.answers(agents.agents, hit.target, hit.time));
    agents.byGrounds.emplace(m_grounds, answers);
    return answers;
}

std::uint32_t AnswerClasses::answersFor(Class &agents, const Hit &hit, std::uint64_t tag) {
    if (agents.agents.dependsOnTime)
        return numberOf(m_history.answers(agents.agents, hit.target, hit.time));
    std::uint16_t &known = m_memory->slot(tag).answers[agents.number % AnswerMemory::kClasses];
    if (known != 0)
        return known - 1U;
    const std::uint32_t answers = ask(agents, hit);
    if (answers < std::numeric_limits<std::uint16_t>::max())
        known = static_cast<std::uint16_t>(answers + 1);
    return answers;
}

std::size_t AnswerClasses::grounds() const {
    std::size_t grounds = 0;
    for (const auto &[key, known] : m_classes)
        grounds += known->byGrounds.size();
    return grounds;
}

std::size_t AnswerClasses::memory() const {
    constexpr std::size_t kClass = 3000; // an agent as each site resolves it
    std::size_t bytes = 0;
    for (const auto &[key, known] : m_classes)
        bytes += kClass + key.capacity() + known->byGrounds.size() * (64 + m_grounds.size());
    return bytes;
}

} // namespace gatepost::logs
