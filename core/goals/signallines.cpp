// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/goals/signallines.h"

#include "core/model/groupedits.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <optional>

namespace gatepost::goals {

namespace {

/// A member of a list by its key: where its text begins and ends.
struct MemberPlace {
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// All members with the key: of a repeated one every one counts somewhere.
std::vector<MemberPlace> signalMembersOf(std::string_view value, std::string_view key) {
    std::vector<MemberPlace> found;
    for (std::size_t begin = 0; begin <= value.size();) {
        const std::size_t end = std::min(value.find(',', begin), value.size());
        const std::string_view item = trimmed(value.substr(begin, end - begin));
        if (equalsIgnoringCase(trimmed(item.substr(0, item.find('='))), key) && !item.empty()) {
            const auto from = static_cast<std::size_t>(item.data() - value.data());
            found.push_back({from, from + item.size()});
        }
        begin = end + 1;
    }
    return found;
}

/// The path before the members, with the spaces behind it; empty: there is none.
std::string_view pathPart(std::string_view value) {
    if (!value.starts_with('/'))
        return {};
    std::size_t end = 0;
    while (end < value.size() && !isBlank(value[end]))
        ++end;
    while (end < value.size() && isBlank(value[end]))
        ++end;
    return value.substr(0, end);
}

/// One line of the directive, by its group and its number among those of the group.
struct SignalLine {
    std::size_t group = 0;
    std::size_t nth = 0;
    bool isManaged = false;
    std::string value;

    [[nodiscard]] std::string path() const {
        const std::string_view part = trimmed(pathPart(value));
        return part == "/" ? std::string() : std::string(part);
    }
    [[nodiscard]] std::string_view members() const {
        return std::string_view(value).substr(pathPart(value).size());
    }
};

class Stating {
public:
    Stating(Steps &steps, std::vector<std::size_t> groups, DirectiveId directive)
        : m_steps(steps), m_groups(std::move(groups)), m_directive(directive) {}

    bool run(const std::vector<SignalWish> &wishes) {
        for (const SignalWish &wish : wishes)
            if (!state(wish, wish.path))
                return false;
        // Lines of paths that no wish names decide alone, too.
        for (const SignalLine &line : lines()) {
            const std::string path = line.path();
            if (std::ranges::contains(wishes, path, &SignalWish::path))
                continue;
            const auto whole = std::ranges::find(wishes, std::string(), &SignalWish::path);
            if (whole != wishes.end() && !state(*whole, path))
                return false;
        }
        return true;
    }

private:
    [[nodiscard]] std::vector<SignalLine> lines() const {
        std::vector<SignalLine> all;
        for (const std::size_t group : m_groups) {
            std::size_t nth = 0;
            for (const std::uint32_t index :
                 m_steps.groups().othersOf(m_steps.groups().groups[group])) {
                const Line &line = m_steps.tree().lines()[index];
                if (line.is(m_directive))
                    all.push_back({group, nth++, m_steps.isManaged(group),
                                   std::string(m_steps.tree().value(line))});
            }
        }
        return all;
    }

    bool state(const SignalWish &wish, const std::string &path) {
        for (const auto &[key, value] : wish.members)
            if (!stateMember(path, key, value))
                return false;
        return true;
    }
    bool stateMember(const std::string &path, const std::string &key, const std::string &value) {
        bool isThere = false;
        std::optional<SignalLine> host;
        for (const SignalLine &line : lines()) {
            if (line.path() != path)
                continue;
            const bool has = !signalMembersOf(line.members(), key).empty();
            isThere = isThere || has;
            if (line.isManaged)
                continue;
            if (!has && !host)
                host = line;
            if (has && !set(line, key, value))
                return false;
        }
        if (isThere)
            return true;
        return host ? set(*host, key, value) : addLine(path, key, value);
    }
    bool set(const SignalLine &line, const std::string &key, const std::string &value) {
        const std::string_view part = pathPart(line.value);
        return m_steps.take(
            setGroupDirective(m_steps.tree(), line.group, m_directive, line.nth,
                              std::string(part) + withMember(line.members(), key, value)));
    }
    bool addLine(const std::string &path, const std::string &key, const std::string &value) {
        const auto group = std::ranges::find_if(
            m_groups, [&](std::size_t each) { return !m_steps.isManaged(each); });
        if (group == m_groups.end())
            return true; // the caller puts a group beside the block
        std::size_t nth = 0;
        std::string others; // members for the whole site, which do not count below the path
        for (const SignalLine &line : lines()) {
            if (line.group == *group)
                ++nth;
            if (!path.empty() && line.path().empty() && others.empty())
                others = line.members();
        }
        const std::string members = withMember(others, key, value);
        return m_steps.take(setGroupDirective(m_steps.tree(), *group, m_directive, nth,
                                              path.empty() ? members : path + " " + members));
    }

    Steps &m_steps;
    std::vector<std::size_t> m_groups;
    DirectiveId m_directive;
};

} // namespace

std::string withMember(std::string_view value, std::string_view key, std::string_view wanted) {
    std::string text(value);
    const auto there = signalMembersOf(value, key);
    for (std::size_t i = there.size(); i-- > 0;) {
        const std::string_view item = value.substr(there[i].begin, there[i].end - there[i].begin);
        const std::size_t equals = item.find('=');
        std::size_t from = equals == std::string_view::npos ? item.size() : equals + 1;
        while (from < item.size() && isBlank(item[from]))
            ++from;
        text.replace(there[i].begin + from, item.size() - from,
                     (equals == std::string_view::npos ? "=" : "") + std::string(wanted));
    }
    if (!there.empty())
        return text;
    return std::string(trimmed(value)) + (trimmed(value).empty() ? "" : ", ") + std::string(key) +
           "=" + std::string(wanted);
}

bool stateSignals(Steps &steps, std::vector<std::size_t> groups, DirectiveId directive,
                  const std::vector<SignalWish> &wishes) {
    return Stating(steps, std::move(groups), directive).run(wishes);
}

} // namespace gatepost::goals
