// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/logs/answermemory.h"
#include "core/logs/history.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

/// What the versions of a policy say to agents, for the readers of logs.
namespace gatepost::logs {

/// Each class of agents, and each distinct row of answers, once.
class AnswerClasses {
public:
    /// Agents that get the same answers.
    struct Class {
        AnswerClass agents;
        std::size_t number = 0; ///< ever: the memory of answers knows classes by it
        /// Many paths, but few rules that decide: what was answered, by PolicyHistory::addGrounds.
        std::unordered_map<std::string, std::uint32_t> byGrounds;
    };

    /// `history` must outlive this.
    explicit AnswerClasses(const PolicyHistory &history);

    /// The class is kept until forget().
    [[nodiscard]] Class &of(const Identity &agent);
    /// The place of a path in the memory of answers.
    [[nodiscard]] std::uint64_t tag(const Class &agents, std::string_view target) const {
        return m_memory->tag(target, agents.number);
    }
    /// answersFor() with this tag will be called some lines later: memory is told now.
    void expect(std::uint64_t tag) const { m_memory->expect(tag); }
    /// The number of the answers to a request. `tag`: of its path.
    [[nodiscard]] std::uint32_t answersFor(Class &agents, const Hit &hit, std::uint64_t tag);
    /// What a number means: 0 that every version allows.
    [[nodiscard]] const Answers &operator[](std::uint32_t number) const {
        return *m_answers[number];
    }

    [[nodiscard]] std::size_t size() const { return m_classes.size(); }
    /// How many answers all classes keep beside the memory of paths.
    [[nodiscard]] std::size_t grounds() const;
    [[nodiscard]] std::size_t memory() const; ///< bytes, estimated
    /// Numbers of answers stay.
    void forget() { m_classes.clear(); }

private:
    std::uint32_t numberOf(Answers answers);
    std::uint32_t ask(Class &agents, const Hit &hit);

    const PolicyHistory &m_history;
    std::map<std::vector<ViewKey>, std::unique_ptr<Class>> m_classes; ///< by AnswerClass::key
    std::size_t m_count = 0;                                          ///< of classes, ever
    std::map<Answers, std::uint32_t> m_numbers;
    std::vector<const Answers *> m_answers; ///< keys of these
    std::unique_ptr<AnswerMemory> m_memory;
    std::string m_grounds;
};

} // namespace gatepost::logs
