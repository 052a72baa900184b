// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lab/scenario.h"

#include "core/access/access.h"
#include "core/access/duration.h"
#include "core/text/lineindex.h"
#include "core/text/nearword.h"
#include "core/yaml/yamltext.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <span>

namespace gatepost::lab {

namespace {

/// What is wrong, thrown in this file alone.
struct ScenarioFault {
    std::uint32_t offset;
    Message message;
};

constexpr std::array<std::string_view, 9> kScenarioKeys = {
    "site", "clock", "speed", "enforce", "limit", "agent", "ladder", "pages", "events"};
constexpr std::array<std::string_view, 6> kEventKeys = {"at",   "path",     "status",
                                                        "file", "redirect", "for"};

std::optional<int> parseMinute(std::string_view text) {
    const auto digits = [&](std::size_t at) -> int {
        const auto digit = [&](std::size_t i) {
            return text[i] >= '0' && text[i] <= '9' ? text[i] - '0' : 100;
        };
        return digit(at) * 10 + digit(at + 1);
    };
    if (text.size() != 5 || text[2] != ':' || digits(0) > 23 || digits(3) > 59)
        return {};
    return digits(0) * 60 + digits(3);
}

class ScenarioReader {
public:
    ScenarioReader(std::string_view text, const YamlTree &tree) : m_tree(tree), m_lines(text) {}

    Scenario read() const {
        if (m_tree.root == kNoYaml)
            return {};
        const YamlId root = m_tree.root;
        mustKnow(root, "a scenario", kScenarioKeys);
        Scenario made;
        made.site = textOf(root, "site");
        made.agent = textOf(root, "agent");
        readClock(root, made);
        if (const YamlId value = valueOf(root, "ladder"); value != kNoYaml) {
            made.ladder = scalar(value);
            if (std::ranges::none_of(fetcherRows(),
                                     [&](const FetcherRow &row) { return row.who == made.ladder; }))
                fail(value, {GATEPOST_TEXT("lab", "the answers that %1 gives to errors are not "
                                                  "documented; write one such as Google"),
                             gatepost::quoted(made.ladder)});
        }
        if (const YamlId value = valueOf(root, "pages"); value != kNoYaml)
            for (const YamlId item : list(value, "pages"))
                made.pages.push_back(path(item));
        if (const YamlId value = valueOf(root, "events"); value != kNoYaml)
            for (const YamlId item : list(value, "events"))
                made.events.push_back(event(m_tree.resolved(item)));
        return made;
    }

private:
    [[noreturn]] void fail(YamlId at, Message message) const {
        throw ScenarioFault{m_tree[at].whole, std::move(message)};
    }
    /// The value of a key; kNoYaml if there is none, or if it is null.
    [[nodiscard]] YamlId valueOf(YamlId mapping, std::string_view key) const {
        YamlId value = m_tree.valueOf(mapping, key);
        if (value != kNoYaml)
            value = m_tree.resolved(value);
        return value == kNoYaml || m_tree[value].kind == YamlKind::Null ? kNoYaml : value;
    }
    [[nodiscard]] const std::string &scalar(YamlId value) const {
        if (m_tree[value].kind != YamlKind::Scalar)
            fail(value, GATEPOST_TEXT("lab", "one text is expected here"));
        return m_tree[value].text;
    }
    [[nodiscard]] std::string textOf(YamlId mapping, std::string_view key) const {
        const YamlId value = valueOf(mapping, key);
        return value == kNoYaml ? std::string() : scalar(value);
    }
    [[nodiscard]] const std::vector<YamlId> &list(YamlId value, std::string_view name) const {
        if (m_tree[value].kind != YamlKind::Sequence)
            fail(value, {GATEPOST_TEXT("lab", "%1 must be a list"), name});
        if (m_tree[value].children.size() > kMostEvents)
            fail(value, {GATEPOST_TEXT("lab", "%1 has more than %2 items, which is more than is "
                                              "read"),
                         name, kMostEvents});
        return m_tree[value].children;
    }
    [[nodiscard]] std::string path(YamlId value) const {
        const std::string &text = scalar(m_tree.resolved(value));
        if (!text.starts_with('/') || text.find_first_of(" \t\r\n") != std::string::npos)
            fail(value, {GATEPOST_TEXT("lab", "%1 is not a path; write one that begins with / "
                                              "and has no spaces"),
                         gatepost::quoted(text)});
        return text;
    }

    void mustKnow(YamlId mapping, std::string_view where,
                  std::span<const std::string_view> known) const {
        if (m_tree[mapping].kind != YamlKind::Mapping)
            fail(mapping, {GATEPOST_TEXT("lab", "%1 must have keys and values"), where});
        std::map<std::string_view, YamlId> seen;
        const std::vector<YamlId> &children = m_tree[mapping].children;
        for (std::size_t i = 0; i + 1 < children.size(); i += 2) {
            const YamlId key = children[i];
            const std::string &name = scalar(key);
            if (const auto [first, isNew] = seen.emplace(name, key); !isNew)
                fail(key,
                     {GATEPOST_TEXT("lab", "%1 is given in line %2 already; remove one"),
                      gatepost::quoted(name), m_lines.lineAt(m_tree[first->second].whole) + 1});
            if (std::ranges::contains(known, name))
                continue;
            if (const auto meant = nearestWord(name, known))
                fail(key, {GATEPOST_TEXT("lab", "%1 is not a key of %2; did you mean %3?"),
                           gatepost::quoted(name), where, gatepost::quoted(*meant)});
            std::vector<Message> all(known.begin(), known.end());
            fail(key,
                 {GATEPOST_TEXT("lab", "%1 is not a key of %2, which has %3; correct it or "
                                       "remove it"),
                  gatepost::quoted(name), where, Message::list(std::move(all), Conjunction::And)});
        }
    }

    [[nodiscard]] std::chrono::seconds duration(YamlId value) const {
        const auto time = parseDuration(scalar(value));
        if (!time || time->count() == 0)
            fail(value, {GATEPOST_TEXT("lab", "%1 is not a length of time; write one such as "
                                              "90s, 15m, 14h or 2d"),
                         gatepost::quoted(scalar(value))});
        return *time;
    }

    [[nodiscard]] std::optional<int> number(YamlId value, int least, int most) const {
        const std::string &text = scalar(value);
        int read = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), read);
        if (error != std::errc() || end != text.data() + text.size() || read < least || read > most)
            return {};
        return read;
    }

    void readClock(YamlId root, Scenario &made) const {
        if (const YamlId value = valueOf(root, "clock"); value != kNoYaml) {
            made.clock = parseInstant(scalar(value));
            if (!made.clock)
                fail(value, {GATEPOST_TEXT("lab", "%1 is not a time such as "
                                                  "2026-11-20T07:00:00Z"),
                             gatepost::quoted(scalar(value))});
        }
        if (const YamlId value = valueOf(root, "speed"); value != kNoYaml) {
            const auto speed = number(value, 0, kMostSpeed);
            if (!speed)
                fail(value, {GATEPOST_TEXT("lab", "%1 is not a speed; write a whole number from "
                                                  "0 to 1000000"),
                             gatepost::quoted(scalar(value))});
            made.speed = static_cast<std::uint32_t>(*speed);
        }
        if (const YamlId value = valueOf(root, "enforce"); value != kNoYaml) {
            if (scalar(value) != "off" && scalar(value) != "verdict")
                fail(value, {GATEPOST_TEXT("lab", "%1 is not a way to enforce; write off or "
                                                  "verdict"),
                             gatepost::quoted(scalar(value))});
            made.enforce = scalar(value) == "verdict";
        }
        if (const YamlId value = valueOf(root, "limit"); value != kNoYaml)
            made.limit = duration(value);
    }

    [[nodiscard]] Event event(YamlId id) const {
        mustKnow(id, "an event", kEventKeys);
        Event made;
        made.line = static_cast<std::uint32_t>(m_lines.lineAt(m_tree[id].whole) + 1);
        const YamlId at = needed(id, "at");
        made.minute = parseMinute(scalar(at));
        if (!made.minute)
            made.instant = parseInstant(scalar(at));
        if (!made.minute && !made.instant)
            fail(at, {GATEPOST_TEXT("lab", "%1 is not a time such as 02:00 or "
                                           "2026-11-20T02:00:00Z"),
                      gatepost::quoted(scalar(at))});
        const YamlId where = needed(id, "path");
        made.path = path(where);
        if (made.path.find_first_of("?#") != std::string::npos)
            fail(where, {GATEPOST_TEXT("lab", "%1 has a query; an event is for a path with any "
                                              "query: remove it"),
                         gatepost::quoted(made.path)});
        if (const YamlId value = valueOf(id, "for"); value != kNoYaml)
            made.lasts = duration(value);
        readWhat(id, made);
        return made;
    }

    [[nodiscard]] YamlId needed(YamlId event, std::string_view key) const {
        const YamlId value = valueOf(event, key);
        if (value == kNoYaml)
            fail(event, {GATEPOST_TEXT("lab", "an event needs %1; add it"), gatepost::quoted(key)});
        return value;
    }

    void readWhat(YamlId id, Event &made) const {
        const YamlId status = valueOf(id, "status");
        const YamlId file = valueOf(id, "file");
        const YamlId redirect = valueOf(id, "redirect");
        const int count = (status != kNoYaml) + (file != kNoYaml) + (redirect != kNoYaml);
        if (count != 1)
            fail(id, GATEPOST_TEXT("lab", "an event has one of status, file and redirect; write "
                                          "exactly one of them"));
        if (status != kNoYaml) {
            const auto code = number(status, 200, 599);
            if (!code)
                fail(status, {GATEPOST_TEXT("lab", "%1 is not a status; write a whole number "
                                                   "from 200 to 599"),
                              gatepost::quoted(scalar(status))});
            made.status = *code;
        } else if (file != kNoYaml) {
            made.what = Event::What::File;
            made.text = scalar(file);
            if (made.text.empty())
                fail(file, GATEPOST_TEXT("lab", "the name of the file is empty"));
        } else {
            made.text = scalar(redirect);
            made.what = made.text == "loop" ? Event::What::Loop : Event::What::Redirect;
            const bool isUrl = made.text.starts_with('/') || made.text.starts_with("http://") ||
                               made.text.starts_with("https://");
            const bool isPlain = std::ranges::none_of(made.text, [](char c) {
                return static_cast<unsigned char>(c) <= ' ' || c == '\x7f';
            });
            if (made.what == Event::What::Redirect && (!isUrl || !isPlain))
                fail(redirect, {GATEPOST_TEXT("lab", "%1 is not a target; write loop, a path, or "
                                                     "an http(s) URL"),
                                gatepost::quoted(made.text)});
        }
    }

    const YamlTree &m_tree;
    LineIndex m_lines;
};

Message placed(std::string_view yaml, std::uint32_t offset, Message message) {
    const LineIndex lines(yaml);
    const std::size_t line = lines.lineAt(offset);
    const std::uint32_t bom = line == 0 && yaml.starts_with("\xEF\xBB\xBF") ? 3 : 0;
    const std::uint32_t begin = std::min(lines.start(line) + bom, offset);
    return {GATEPOST_TEXT("lab", "line %1, column %2: %3"), line + 1, offset - begin + 1,
            std::move(message)};
}

} // namespace

Instant Event::begin(Instant start) const {
    if (instant)
        return *instant;
    const Instant today =
        std::chrono::floor<std::chrono::days>(start) + std::chrono::minutes(minute.value_or(0));
    return today < start ? today + std::chrono::days(1) : today;
}

bool Event::isOn(Instant start, Instant at) const {
    const Instant from = begin(start);
    return from <= at && (!lasts || at - from < *lasts);
}

std::expected<Scenario, Message> readScenario(std::string_view yaml) {
    const YamlText text{std::string(yaml)};
    const auto &tree = text.read();
    if (!tree) {
        Message why = tree.error().message;
        if (why.empty())
            why = GATEPOST_TEXT("lab", "the scenario is larger or deeper than is read");
        return std::unexpected(placed(yaml, tree.error().range.begin, std::move(why)));
    }
    try {
        return ScenarioReader(yaml, *tree).read();
    } catch (const ScenarioFault &fault) {
        return std::unexpected(placed(yaml, fault.offset, fault.message));
    }
}

} // namespace gatepost::lab
