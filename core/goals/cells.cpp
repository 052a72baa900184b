// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/goals/cells.h"

#include "core/model/commentedits.h"
#include "core/simulate/resolvedagent.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <utility>

namespace gatepost::goals {

namespace {

using exact::WantedFetch;
using What = Fault::What;

/// The groups that count for a person; absent: no line of the file names it.
using Followed = std::optional<GroupList>;

struct CellKey {
    std::size_t kind;
    Followed followed;
    bool isBeyondStar; ///< groups for *, turned for others of its kind, may not reach it
    friend auto operator<=>(const CellKey &, const CellKey &) = default;
};

/// Equal for people whom the same groups reach. Who is to be kept out and is named by no group is together with all others:
/// one new group is enough. Who is let in stays closed out where * closes (S142), so it counts what reaches them.
Followed followedBy(const CompiledSite &site, const Person &person, FileRole role, bool letsIn) {
    const auto view = site.view(person.agent.identity, Reading::Author);
    for (const ResolvedFile &file : view->files) {
        if (file.file != FileId(role) ||
            (file.match.by != NamedBy::OwnToken && (!letsIn || file.match.by == NamedBy::Star)))
            continue;
        return file.match.rules ? file.match.rules->groups : GroupList();
    }
    return {};
}

/// Groups for * do not reach the person, or do so only where no group names a token that it falls back to (S83).
bool mayPassStar(const Person &person) {
    const auto &known = person.agent.identity.known;
    return person.agent.identity.ignoresStar() ||
           (known != nullptr && !known->fallbackTokens.empty());
}

/// The file that makes the claim false; robots.txt where no line does.
FileRole fileOf(const CompiledSite &site, const Crowd &crowd, const Fault &fault) {
    if (fault.what != What::Fetch || fault.wanted == WantedFetch::Deny)
        return FileRole::Robots;
    const Person &person = crowd.people[fault.people.front()];
    const auto line = site.simulate({person.agent.identity, fault.path, fault.at, fault.reading},
                                    TraceLevel::None)
                          .fetch.line;
    if (!line)
        return FileRole::Robots;
    return line->file.isChained() ? FileRole::Robots2 : line->file.role();
}

std::optional<std::size_t> kindOfUnknown(const Crowd &crowd) {
    for (const Person &person : crowd.people)
        if (person.agent.isUnknown() && !exact::statedCategory(person.agent))
            return person.kind;
    return {};
}

std::set<std::string> namesIn(const Tree &tree) {
    std::set<std::string> names;
    for (const GroupAgent &agent : tree.groups().agents)
        names.insert(toLower(agent.value));
    return names;
}

/// None of a group's names is one of these.
bool isFree(const Tree &tree, const Group &group, const std::set<std::string> &names) {
    return std::ranges::none_of(tree.groups().agentsOf(group), [&](const GroupAgent &agent) {
        return names.contains(toLower(agent.value));
    });
}

} // namespace

std::vector<Cell> cellsOf(const CompiledSite &site, const Crowd &crowd, const Faults &faults,
                          FileRole file, bool uncoveredAlone) {
    const auto unknowns = kindOfUnknown(crowd);
    const bool turnsStar = std::ranges::any_of(faults, [&crowd](const Fault &fault) {
        return fault.isClaim() && std::ranges::any_of(fault.people, [&crowd](std::size_t each) {
                   return crowd.people[each].agent.isUnknown();
               });
    });
    std::map<CellKey, Cell> cells;
    std::vector<bool> taken(crowd.people.size());
    for (const Fault &fault : faults) {
        if (!fault.isClaim() || fault.what == What::Crawl || fileOf(site, crowd, fault) != file)
            continue;
        for (const std::size_t each : fault.people) {
            const Person &person = crowd.people[each];
            if (taken[each] || (uncoveredAlone && !person.isUncovered) ||
                (exact::statedCategory(person.agent) && person.kind != unknowns))
                continue; // robots.txt cannot name a category
            taken[each] = true;
            CellKey key{*person.kind,
                        followedBy(site, person, file, crowd.kindOf(person)->letsIn()),
                        turnsStar && person.kind == unknowns && mayPassStar(person)};
            Cell &cell = cells[key];
            if (key.followed && !key.followed->empty())
                cell.firstGroup = key.followed->front();
            cell.people.push_back(each);
            cell.hasUnknown = cell.hasUnknown || person.agent.isUnknown();
        }
    }
    const auto rankOf = [&crowd](std::size_t each) { return crowd.people[each].rank; };
    std::vector<Cell> all;
    for (auto &[key, cell] : cells) {
        std::ranges::stable_sort(cell.people, {}, rankOf);
        all.push_back(std::move(cell));
    }
    // Who follows * is asked first: what is done there reaches most.
    std::ranges::stable_sort(all, {}, [&](const Cell &cell) {
        return std::tuple(!cell.hasUnknown, !cell.firstGroup, cell.firstGroup,
                          rankOf(cell.people.front()));
    });
    return all;
}

bool mayTakeOver(const Site &before, const Site &after, FileRole file) {
    if (!before.file(file) || !after.file(file))
        return false;
    const Tree &old = *before.file(file);
    const Tree &now = *after.file(file);
    const std::set<std::string> oldNames = namesIn(old);
    const std::set<std::string> nowNames = namesIn(now);
    bool anyGone = false;
    for (std::size_t i = 0; i < old.groups().groups.size(); ++i)
        if (isFree(old, old.groups().groups[i], nowNames)) {
            if (!groupComment(old, i).empty())
                return false;
            anyGone = true;
        }
    return anyGone && std::ranges::any_of(now.groups().groups, [&](const Group &made) {
               return isFree(now, made, oldNames);
           });
}

} // namespace gatepost::goals
