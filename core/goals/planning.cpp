// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/goals/planning.h"

#include "core/dialect/dialect.h"
#include "core/goals/cells.h"
#include "core/goals/examples.h"
#include "core/goals/form.h"
#include "core/goals/hunks.h"
#include "core/goals/otherfiles.h"
#include "core/goals/policyplan.h"
#include "core/goals/saying.h"
#include "core/goals/ways.h"
#include "core/model/lineedits.h"
#include "core/render/renderrobots.h"
#include "core/syntax/managed.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace gatepost::goals {

namespace {

using What = Fault::What;

constexpr std::size_t kMostPlanningRounds = 6;
/// A plan is made some times: all of them may cost what one proof may.
constexpr std::uint64_t kPasses = 4;
constexpr std::size_t kMostHunks = 64;
/// How often parts of a cell are tried by themselves, where the whole cannot be made true.
constexpr std::size_t kMostParts = 16;
/// How often people are added to an edit of a policy who would lose what is true of them.
constexpr std::size_t kMostPolicyRounds = 4;

/// How many lines say what content may be used for.
std::ptrdiff_t signalsIn(const Tree &tree) {
    return std::ranges::count_if(tree.lines(), [](const Line &line) {
        return line.is(DirectiveId::ContentSignal) || line.is(DirectiveId::ContentUsage);
    });
}

class Planning {
public:
    Planning(const CompiledSite &start, const Goals &goals, const std::vector<Purpose> &purposes,
             const Frozen &frozen, const ApplyQuestion &question, PlanMemory &memory)
        : m_start(start),
          m_goals(goals),
          m_purposes(purposes),
          m_frozen(frozen),
          m_question(question),
          m_budget(budgetOf(question.limits)),
          m_day(std::chrono::floor<std::chrono::days>(question.at)),
          m_crowd(crowdOf(start, goals, m_day, purposes)),
          m_uses(usesOf(start.site())),
          m_memory(memory),
          m_judge(m_start, m_crowd, m_question, m_uses, m_budget, memory.judge),
          m_now(start.site()),
          m_policy(question.policy) {}

    Planned run() {
        m_memory.reach.begin();
        for (std::size_t round = 0; round < kMostPlanningRounds; ++round) {
            const std::string before = textOfAll();
            letInAndKeepOut();
            if (!m_question.uncoveredAlone)
                sayUses();
            if (textOfAll() == before)
                break;
        }
        if (!m_question.uncoveredAlone)
            sayLicence();
        dropIdle();
        m_memory.usesCourses = m_judge.wasSparedCourses();
        return {std::move(m_now), m_budget.isSpent(), std::move(m_policy)};
    }

private:
    static Budget budgetOf(exact::Limits limits) {
        limits.steps /= kPasses;
        return Budget(std::move(limits));
    }
    std::vector<ClaimedUse> usesOf(const Site &site) const {
        std::vector<ClaimedUse> uses = claimedUses(site, m_goals, m_day);
        std::erase_if(uses, [this](const ClaimedUse &use) {
            return !std::ranges::contains(m_purposes, use.purpose);
        });
        return uses;
    }
    [[nodiscard]] std::string textOfAll() const {
        std::string all;
        for (const FileRoleRow &row : siteFiles())
            if (const auto &file = m_now.file(row.role))
                all.append(file->text()).append("\n--\n");
        return all;
    }
    [[nodiscard]] Faults faultsNow() {
        std::string text = textOfAll();
        if (!m_faults || m_faultsOf != text) {
            m_faults = m_judge.judge(CompiledSite(m_now));
            m_faultsOf = std::move(text);
        }
        return *m_faults;
    }

    [[nodiscard]] bool isAllowed(const CompiledSite &site, const Counting &counting) {
        const auto isWrong = [&](const Fault &fault) { return !counting.allows(fault); };
        return counting.allows(m_judge.judge(site, {}, isWrong));
    }

    // ---- fetches ----

    void letInAndKeepOut() {
        if (m_now.file(FileRole::RobotsAi) && !m_frozen.contains(FileRole::RobotsAi))
            editCells(FileRole::RobotsAi);
        if (m_now.file(FileRole::Robots2) && !m_frozen.contains(FileRole::Robots2)) {
            editCrawl();
            editCells(FileRole::Robots2);
        }
        if (!m_frozen.contains(FileRole::Robots))
            editCells(FileRole::Robots);
        else if (m_frozen.isRendered && !m_frozen.isPolicyFrozen)
            editPolicy();
    }

    /// A robots.txt that is rendered is changed by its policy alone.
    void editPolicy() {
        for (const Cell &cell : cellsOf(CompiledSite(m_now), m_crowd, faultsNow(), FileRole::Robots,
                                        m_question.uncoveredAlone))
            if (!tryPolicy(cell))
                for (const std::size_t each : cell.people)
                    (void)tryPolicy(
                        {.people = {each}, .hasUnknown = m_crowd.people[each].agent.isUnknown()});
    }
    bool tryPolicy(const Cell &cell) {
        const Counting counting(faultsNow(), cell);
        std::vector<std::size_t> people = cell.people;
        if (cell.hasUnknown) // the default is for everybody who has no entry
            std::erase_if(people, [this](std::size_t each) {
                return m_crowd.people[each].agent.isNamed() && m_crowd.people[each].isUncovered;
            });
        for (std::size_t round = 0; round < kMostPolicyRounds && !m_judge.isSpent(); ++round) {
            const auto policy = policyWith(*m_policy, m_crowd, people);
            const auto robots = policy ? renderedFrom(*policy) : std::nullopt;
            if (!robots)
                return false;
            Site next = m_now;
            next.put(FileRole::Robots, *robots);
            const Faults faults = m_judge.judge(CompiledSite(next));
            if (counting.allows(faults)) {
                m_now = std::move(next);
                m_policy = *policy;
                return true;
            }
            // Who followed what is turned gets an entry in the same step.
            const std::size_t before = people.size();
            for (const Fault &fault : faults)
                for (const std::size_t each : fault.people)
                    if (fault.what == Fault::What::Fetch && m_crowd.people[each].kind &&
                        !std::ranges::contains(people, each))
                        people.push_back(each);
            if (people.size() == before)
                return false;
        }
        return false;
    }

    void editCells(FileRole file) {
        std::vector<Cell> cells =
            cellsOf(CompiledSite(m_now), m_crowd, faultsNow(), file, m_question.uncoveredAlone);
        const Site before = m_now;
        for (const Cell &cell : cells)
            editCell(cell, file);
        if (!mayTakeOver(before, m_now, file))
            return;
        // Who has no group may join one before its own people leave it.
        const Site first = std::exchange(m_now, before);
        std::ranges::stable_partition(cells, [](const Cell &cell) { return !cell.firstGroup; });
        for (const Cell &cell : cells)
            editCell(cell, file);
        if (!isSmaller(before, m_now, first, file))
            m_now = first;
    }
    /// Whether one of two edits changes less and leaves no more false.
    [[nodiscard]] bool isSmaller(const Site &before, const Site &one, const Site &other,
                                 FileRole file) {
        const Tree &text = *before.file(file);
        return sizeOf(text, one.file(file)->text()) < sizeOf(text, other.file(file)->text()) &&
               isAllowed(CompiledSite(one), Counting(m_judge.judge(CompiledSite(other)), {}));
    }
    void editCell(const Cell &cell, FileRole file) {
        std::size_t attempts = 0;
        if (tryCell(cell, file))
            return;
        std::vector<std::size_t> good;
        findParts(cell, cell.people, file, good, attempts);
        if (good.empty())
            return;
        Cell rest{.people = good};
        for (const std::size_t each : good)
            rest.hasUnknown = rest.hasUnknown || m_crowd.people[each].agent.isUnknown();
        if (good.size() == cell.people.size() || !tryCell(rest, file))
            for (const std::size_t each : good)
                (void)tryCell(
                    {.people = {each}, .hasUnknown = m_crowd.people[each].agent.isUnknown()}, file);
    }
    /// Whose claims can be made true by themselves.
    void findParts(const Cell &cell, const std::vector<std::size_t> &people, FileRole file,
                   std::vector<std::size_t> &good, std::size_t &attempts) {
        if (people.size() < 2 && cell.people.size() < 2)
            return;
        const auto middle = people.begin() + static_cast<std::ptrdiff_t>(people.size() / 2);
        for (const auto &part :
             {std::vector(people.begin(), middle), std::vector(middle, people.end())}) {
            if (part.empty() || ++attempts > kMostParts || m_judge.isSpent())
                continue;
            Cell some{.people = part};
            for (const std::size_t each : part)
                some.hasUnknown = some.hasUnknown || m_crowd.people[each].agent.isUnknown();
            const Faults faults = faultsNow();
            if (smallestWay({m_judge, m_wishes, m_now, file}, some, faults))
                good.insert(good.end(), part.begin(), part.end());
            else if (part.size() > 1)
                findParts(cell, part, file, good, attempts);
        }
    }
    bool tryCell(const Cell &cell, FileRole file) {
        const Faults faults = faultsNow();
        const std::set<FalseClaim> open = falseClaims(faults);
        Cell left{.firstGroup =
                      cell.firstGroup}; // without those for whom an edit before made it true
        for (const std::size_t each : cell.people)
            if (std::ranges::any_of(open, [each](const FalseClaim &claim) {
                    return claim.what != What::Crawl && claim.person == each;
                })) {
                left.people.push_back(each);
                left.hasUnknown = left.hasUnknown || m_crowd.people[each].agent.isUnknown();
            }
        if (left.people.empty())
            return true;
        if (m_judge.isSpent())
            return false;
        const auto text = smallestWay({m_judge, m_wishes, m_now, file}, left, faults);
        if (text)
            m_now.put(file, *text);
        return text.has_value();
    }

    void editCrawl() {
        const CompiledSite site(m_now);
        const Faults faults = faultsNow();
        const Bench bench{m_judge, m_wishes, m_now, FileRole::Robots2};
        const std::string text = stateCrawl(bench, site, faults);
        take(FileRole::Robots2, text, faults);
    }
    /// Takes a text that makes fewer claims false and changes nothing that nobody asked for.
    void take(FileRole role, const std::string &text, const Faults &before) {
        const auto &file = m_now.file(role);
        if (text == (file ? file->text() : std::string_view()))
            return;
        Site next = m_now;
        next.put(role, text);
        if (isAllowed(CompiledSite(next), Counting(before, {})))
            m_now = std::move(next);
    }

    // ---- uses ----

    [[nodiscard]] std::vector<ClaimedUse> falseUses(const CompiledSite &site) {
        return goals::falseUses(site, m_goals, m_uses,
                                {.at = m_question.at, .paths = m_question.paths}, m_budget,
                                m_memory.reach);
    }
    void sayUses() {
        const CompiledSite site(m_now);
        const std::vector<ClaimedUse> wrong = falseUses(site);
        if (wrong.empty())
            return;
        const SayingQuestion question{site, m_goals, m_day, m_uses, m_question, m_budget};
        if (!m_frozen.contains(FileRole::Robots))
            takeUses(FileRole::Robots, sayInRobots(onlyKindsOf(question, wrong)), wrong.size());
        if (m_now.file(FileRole::Robots2) && !m_frozen.contains(FileRole::Robots2)) {
            const CompiledSite then(m_now);
            const std::vector<ClaimedUse> left = falseUses(then);
            const SayingQuestion again{then, m_goals, m_day, left, m_question, m_budget};
            takeUses(FileRole::Robots2, sayInRobots2(again), left.size());
        }
    }
    /// Lines of a kind of which nothing is false stay as they are.
    static SayingQuestion onlyKindsOf(SayingQuestion question,
                                      const std::vector<ClaimedUse> &wrong) {
        std::erase_if(question.uses, [&](const ClaimedUse &use) {
            return !std::ranges::contains(wrong, use.signal, &ClaimedUse::signal);
        });
        return question;
    }
    void takeUses(FileRole role, const std::string &text, std::size_t wrong) {
        const auto &file = m_now.file(role);
        if (text == (file ? file->text() : std::string_view()))
            return;
        const Faults before = faultsNow();
        Site next = m_now;
        next.put(role, text);
        const CompiledSite site(next);
        if (isAllowed(site, Counting(before, {})) && falseUses(site).size() < wrong)
            m_now = std::move(next);
    }

    void sayLicence() {
        if (!m_goals.licence || m_goals.licence->file.empty() ||
            m_frozen.contains(FileRole::Robots) || !m_now.file(FileRole::Robots))
            return;
        const Tree &tree = *m_now.file(FileRole::Robots);
        std::size_t nth = 0;
        for (const Line &line : tree.lines()) {
            if (!line.is(DirectiveId::License))
                continue;
            ++nth;
            if (tree.value(line) == m_goals.licence->file)
                return;
        }
        Steps steps(tree);
        if (steps.take(setFileDirective(tree, DirectiveId::License, nth, m_goals.licence->file)))
            m_now.put(FileRole::Robots, std::string(steps.tree().text()));
    }

    // ---- the end ----

    /// Changes without which everything that is true now stays true go again.
    void dropIdle() {
        const Counting reached(faultsNow(), {});
        const CompiledSite whole(m_now);
        const std::size_t wrong = falseUses(whole).size();
        std::set<std::size_t> people;
        for (const Fault &fault : m_judge.judge(whole))
            people.insert(fault.people.begin(), fault.people.end());
        const std::vector<std::size_t> said = m_judge.saidBesides();
        Examples examples{whole, std::move(people), {}};
        for (const FileRoleRow &row : siteFiles()) {
            const auto &old = m_start.site().file(row.role);
            const auto &now = m_now.file(row.role);
            if (!now || !old || old->text() == now->text() || m_frozen.contains(row.role))
                continue;
            const Form asItWas(*old);
            const Form asItIs(*now);
            const auto signals = signalsIn(*now);
            const auto isEnough = [&](const std::string &text) {
                Site next = m_now;
                next.put(row.role, text);
                const Tree &tree = *next.file(row.role);
                if (asItWas.isWorse(tree) && asItIs.isWorse(tree))
                    return false;
                const CompiledSite site(next);
                if (!keepsManagedBlocks(*old, tree) || !saysLicence(next))
                    return false;
                const auto isSaid = [&] { return falseUses(site).size() <= wrong; };
                examples.paths = examplePaths(now->text(), text);
                const std::array<const CompiledSite *, 3> sites = {&m_start, &whole, &site};
                examples.hasSameRulesForStar = haveSameRulesForStar(sites);
                const auto isKept = [&] {
                    return m_judge.isFine(
                        site, examples, [&](const Fault &fault) { return reached.allows(fault); });
                };
                // Of two conditions first the one that a change of that kind breaks.
                if (signalsIn(tree) < signals)
                    return isSaid() && isKept();
                // Where everybody gets every answer as before, uses are said to the same people.
                return isKept() &&
                       ((examples.wrong.empty() && m_judge.saidBesides() == said) || isSaid());
            };
            m_now.put(row.role, withoutIdleChanges(old->text(), std::string(now->text()),
                                                   kMostHunks, isEnough));
        }
    }
    [[nodiscard]] bool saysLicence(const Site &site) const {
        if (!m_goals.licence || m_goals.licence->file.empty())
            return true;
        const Tree &tree = *site.file(FileRole::Robots);
        return std::ranges::any_of(tree.lines(), [&](const Line &line) {
            return line.is(DirectiveId::License) && tree.value(line) == m_goals.licence->file;
        });
    }

    const CompiledSite &m_start;
    const Goals &m_goals;
    const std::vector<Purpose> &m_purposes;
    const Frozen &m_frozen;
    const ApplyQuestion &m_question;
    Budget m_budget; ///< of the whole pass
    std::chrono::sys_days m_day;
    const Crowd m_crowd;
    const std::vector<ClaimedUse> m_uses;
    PlanMemory &m_memory;
    Judge m_judge;
    WishMemory m_wishes;
    Site m_now;
    std::optional<std::string> m_policy;
    std::optional<Faults> m_faults; ///< of a site with these texts
    std::string m_faultsOf;
};

} // namespace

bool Frozen::contains(FileRole role) const {
    return std::ranges::contains(files, role);
}

Frozen frozenOf(const Site &site, const Goals &goals, const std::optional<std::string> &policy) {
    Frozen frozen;
    for (const FileRoleRow &row : siteFiles())
        if (!goals.edit.empty() && !std::ranges::contains(goals.edit, row.fileName))
            frozen.files.push_back(row.role);
    const auto &robots = site.file(FileRole::Robots);
    if (!robots)
        return frozen;
    const auto rendered = policy ? renderedFrom(*policy) : std::nullopt;
    frozen.isRendered = rendered && *rendered == robots->text();
    frozen.isOutdated = !frozen.isRendered && saysItIsRendered(robots->text());
    frozen.isPolicyFrozen =
        frozen.contains(FileRole::Robots) ||
        (!goals.edit.empty() &&
         !std::ranges::contains(goals.edit, rowOf(FileRole::AgentPolicy).fileName));
    if (frozen.isRendered || frozen.isOutdated)
        frozen.files.push_back(FileRole::Robots);
    return frozen;
}

Planned planned(const CompiledSite &site, const Goals &goals, const std::vector<Purpose> &purposes,
                const Frozen &frozen, const ApplyQuestion &question, PlanMemory &memory) {
    return Planning(site, goals, purposes, frozen, question, memory).run();
}

} // namespace gatepost::goals
