// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/plainrobots.h"

namespace gatepost::test {

bool isBlockHeader(const PlainLine &line, std::string *name) {
    const std::string &text = line.content;
    if (text.size() < 2 || text.front() != '[' || text.back() != ']')
        return false;
    const std::string inside = text.substr(1, text.size() - 2);
    const std::size_t colon = inside.find(':');
    if (colon == std::string::npos || lower(trimmed(inside.substr(0, colon))) != "agent")
        return false;
    if (name)
        *name = trimmed(inside.substr(colon + 1));
    return true;
}

namespace {

/// A file's group as it stands.
struct Standing {
    enum Kind { Plain, Extended, Experimental } kind = Plain;
    std::vector<std::string> agents; ///< cut values
    std::vector<PlainEntry> entries;
};

bool allDigits(const std::string &text) {
    return !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
}

/// S30: what a version makes of a group.
Standing::Kind kindOfVersion(const std::string &version) {
    std::vector<std::string> parts(1);
    for (const char c : version) {
        if (c == '.')
            parts.emplace_back();
        else
            parts.back() += c;
    }
    if (parts.size() < 2 || parts.size() > 3)
        return Standing::Plain;
    for (const std::string &part : parts)
        if (!allDigits(part))
            return Standing::Plain;
    if ((parts[1].back() - '0') % 2 == 1)
        return Standing::Experimental;
    std::string major = parts[0];
    while (major.size() > 1 && major[0] == '0')
        major.erase(0, 1);
    return major == "0" || major == "1" ? Standing::Plain : Standing::Extended;
}

/// S17: where the rule of a joined line begins in a User-agent value; npos: none.
std::size_t joinedAt(const std::string &value) {
    const std::string text = lower(value);
    for (std::size_t at = 1; at < text.size(); ++at) {
        if (!isBlank(text[at - 1]))
            continue;
        for (const char *word : {"allow", "disallow"}) {
            std::size_t end = at + std::string(word).size();
            if (text.compare(at, end - at, word) != 0)
                continue;
            while (end < text.size() && isBlank(text[end]))
                ++end;
            if (end < text.size() && text[end] == ':')
                return at;
        }
    }
    return std::string::npos;
}

bool isRule(const std::string &key) {
    return key == "allow" || key == "disallow";
}

/// The lines as entries, joined ones as two. `atOnce`: see below.
struct PlainReader {
    explicit PlainReader(PlainKind reading) : kind(reading) {}

    void read(const std::vector<PlainLine> &lines) {
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const PlainLine &line = lines[i];
            if (line.blank || line.comment)
                continue;
            if (kind == PlainKind::Robots2 && isBlockHeader(line, nullptr)) {
                running = inGroup = false;
                continue;
            }
            const std::size_t joined =
                line.key == "user-agent" && !plain() ? joinedAt(line.value) : std::string::npos;
            if (joined == std::string::npos) {
                entry({i + 1, line.key, line.value});
                continue;
            }
            entry({i + 1, "user-agent", trimmed(line.value.substr(0, joined))});
            const std::string rule = line.value.substr(joined);
            const std::size_t colon = rule.find(':');
            entry({i + 1, lower(trimmed(rule.substr(0, colon))), trimmed(rule.substr(colon + 1))});
        }
    }

    void entry(const PlainEntry &entry) {
        if (entry.key == "user-agent") {
            if (!running)
                groups.emplace_back();
            running = inGroup = true;
            atOnce = true;
            groups.back().agents.push_back(cutToken(entry.value));
            return;
        }
        if (!inGroup)
            return;
        if (entry.key == "robot-version" && atOnce && kind == PlainKind::Author) {
            groups.back().kind = kindOfVersion(entry.value);
            if (groups.back().kind != Standing::Plain)
                running = false;
        }
        atOnce = false;
        if (isRule(entry.key))
            running = false;
        groups.back().entries.push_back(entry);
    }

    [[nodiscard]] bool plain() const {
        return kind == PlainKind::Rfc9309 || kind == PlainKind::Known;
    }

    PlainKind kind;
    std::vector<Standing> groups;
    bool running = false; ///< a further User-agent line joins
    bool inGroup = false;
    bool atOnce = false; ///< only blank lines and comments since the User-agent line
};

/// Groups that one of `names` (lower case) names; all of them are one (S13), EXT ones alone if there are any (S30).
PlainGroup joined(const std::vector<Standing> &groups, const std::string &name,
                  bool starsAreStar = true) {
    PlainGroup result;
    for (const bool extended : {true, false}) {
        for (const Standing &group : groups) {
            if (group.kind == Standing::Experimental ||
                (group.kind == Standing::Extended) != extended)
                continue;
            bool named = false;
            for (const std::string &agent : group.agents)
                named =
                    named || lower(agent) == name || (name == "*" && starsAreStar && isStar(agent));
            if (!named)
                continue;
            result.found = true;
            result.extended = extended;
            result.entries.insert(result.entries.end(), group.entries.begin(), group.entries.end());
        }
        if (result.found)
            break;
    }
    return result;
}

PlainDecision longest(const std::vector<PlainEntry> &entries, const std::string &path,
                      const std::string &allow, const std::string &disallow) {
    PlainDecision decision{PlainDecision::NoRule, 0};
    std::size_t best = 0;
    for (const PlainEntry &entry : entries) {
        if ((entry.key != allow && entry.key != disallow) || entry.value.empty() ||
            (entry.value[0] != '/' && entry.value[0] != '*'))
            continue;
        const std::string rule = normaliseRule(entry.value);
        if (!ruleMatches(rule, normaliseUrl(path)))
            continue;
        const auto outcome = entry.key == allow ? PlainDecision::Allowed : PlainDecision::Denied;
        if (rule.size() > best || (rule.size() == best && outcome == PlainDecision::Allowed &&
                                   decision.outcome == PlainDecision::Denied)) {
            best = rule.size();
            decision = {outcome, entry.number};
        }
    }
    return decision;
}

/// S32, step by step.
PlainDecision extended(const std::vector<PlainEntry> &entries, const std::string &path,
                       const std::string &allow, const std::string &disallow) {
    const std::string whole = normaliseUrl(path);
    const auto isExplicit = [](const std::string &value) {
        return value.find_first_of("*?[\\") == std::string::npos;
    };
    const auto matches = [&](const std::string &value) {
        return isExplicit(value) ? normaliseUrl(value) == whole : shellMatches(value, whole);
    };
    const auto first = [&](const std::string &key, auto &&test) -> std::size_t {
        for (const PlainEntry &entry : entries)
            if (entry.key == key && !entry.value.empty() && test(entry.value))
                return entry.number;
        return 0;
    };
    if (const auto line = first(allow, [&](const auto &v) { return isExplicit(v) && matches(v); }))
        return {PlainDecision::Allowed, line};
    if (const auto line = first(disallow, [&](const auto &v) { return v != "*" && matches(v); }))
        return {PlainDecision::Denied, line};
    if (const auto line = first(allow, [&](const auto &v) { return !isExplicit(v) && matches(v); }))
        return {PlainDecision::Allowed, line};
    if (const auto line = first(disallow, [&](const auto &v) { return v == "*"; }))
        return {PlainDecision::Denied, line};
    const auto any = [](const std::string &) { return true; };
    if (first(allow, any) && !first(disallow, any))
        return {PlainDecision::DeniedAsTheRest, 0};
    return {PlainDecision::NoRule, 0};
}

} // namespace

PlainDecision PlainGroup::decide(const std::string &path) const {
    if (!found)
        return {};
    return extended ? test::extended(entries, path, "allow", "disallow")
                    : longest(entries, path, "allow", "disallow");
}

PlainDecision PlainGroup::decideTraining(const std::string &path) const {
    if (!found)
        return {};
    return extended ? test::extended(entries, path, "allowaitraining", "disallowaitraining")
                    : longest(entries, path, "allowaitraining", "disallowaitraining");
}

PlainGroup plainGroup(const std::string &text, PlainKind kind, const PlainAgent &agent) {
    PlainReader reader(kind);
    reader.read(plainLines(text, kind == PlainKind::Robots2));
    const std::vector<Standing> &groups = reader.groups;

    std::vector<std::string> names = {agent.own};
    if (kind != PlainKind::Rfc9309)
        names.insert(names.end(), agent.fallbacks.begin(), agent.fallbacks.end());
    for (const std::string &name : names)
        if (!isPattern(name) && !isStar(name))
            if (PlainGroup group = joined(groups, name); group.found)
                return group;

    if (kind != PlainKind::Rfc9309 && kind != PlainKind::Known) {
        std::string best;
        for (const Standing &group : groups)
            if (group.kind != Standing::Experimental)
                for (const std::string &value : group.agents)
                    if (isPattern(value) && value.size() > best.size() &&
                        patternMatches(value, agent.name))
                        best = value;
        if (!best.empty())
            return joined(groups, lower(best));
    }

    if (!agent.obeysStar && kind != PlainKind::Rfc9309)
        return {};
    PlainGroup group = joined(groups, "*", kind != PlainKind::Rfc9309 && kind != PlainKind::Known);
    group.star = group.found;
    return group;
}

} // namespace gatepost::test
