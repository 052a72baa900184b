// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/library/gatepost_c.h"

#include "core/library/gatepost.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <new>

namespace library = gatepost::library;

struct gatepost_site {
    library::Site site;
};
struct gatepost_agent {
    library::Agent agent;
};

namespace {

std::string_view viewOf(gatepost_text text) {
    return text.data == nullptr ? std::string_view() : std::string_view(text.data, text.size);
}

gatepost_text borrowed(std::string_view text) {
    return {text.data(), text.size()};
}

/// NULL data where memory is short.
gatepost_owned owned(std::string_view text) noexcept {
    auto *data = static_cast<char *>(std::malloc(text.size() + 1));
    if (data == nullptr)
        return {};
    if (!text.empty())
        std::memcpy(data, text.data(), text.size());
    data[text.size()] = '\0';
    return {data, text.size()};
}

void report(gatepost_owned *error, std::string_view text) noexcept {
    if (error != nullptr)
        *error = owned(text);
}

/// What `call` returns, or the value that stands for an error: no exception may reach C.
template <typename Call>
auto guarded(gatepost_owned *error, Call &&call) noexcept -> decltype(call()) {
    if (error != nullptr)
        *error = {};
    try {
        return call();
    } catch (const std::exception &exception) {
        report(error, exception.what());
    } catch (...) {
        report(error, "an exception that is none of C++'s own");
    }
    return decltype(call())();
}

library::Instant instantOf(int64_t at) {
    return library::Instant(std::chrono::seconds(at));
}

library::File fileOf(const gatepost_file &from) {
    library::File file;
    if (from.bytes.data != nullptr)
        file.bytes = std::string(viewOf(from.bytes));
    const bool stated = from.status != GATEPOST_NOT_STATED || from.since_seconds != 0 ||
                        from.copy != 0 || from.is_html != 0;
    if (!stated)
        return file;
    library::FileAnswer answer;
    answer.status = from.status;
    if (from.status == GATEPOST_NOT_STATED)
        answer.status = file.bytes ? 200 : 404;
    else if (from.status < 0)
        answer.failure = static_cast<library::FileAnswer::Failure>(
            std::min(-(from.status + 1), -(GATEPOST_REDIRECTS + 1)));
    answer.since = std::chrono::seconds(from.since_seconds);
    if (from.copy != 0)
        answer.copy = from.copy == 1;
    answer.isText = from.is_html == 0;
    file.answer = answer;
    return file;
}

gatepost_fetch fetchOf(const library::Fetch &fetch) {
    return {static_cast<uint8_t>(fetch.decision), static_cast<uint8_t>(fetch.reason),
            fetch.line.file, 0, fetch.line.number};
}

constexpr gatepost_fetch kNotAsked{GATEPOST_NOT_ASKED, 0, 0, 0, 0};

static_assert(static_cast<int>(library::Decision::Ask) == GATEPOST_ASK);
static_assert(static_cast<int>(library::Reason::UnreachableLong) == GATEPOST_UNREACHABLE_LONG);
static_assert(static_cast<int>(library::Reading::Known) == GATEPOST_KNOWN);
static_assert(static_cast<int>(library::PaceKind::Polite) == GATEPOST_POLITE);
static_assert(static_cast<int>(library::FileAnswer::Failure::Redirects) ==
              -(GATEPOST_REDIRECTS + 1));

} // namespace

gatepost_site *gatepost_site_new(const gatepost_files *files, gatepost_owned *error) {
    return guarded(error, [&]() -> gatepost_site * {
        if (files == nullptr || files->size < sizeof(gatepost_files)) {
            report(error, "files: size is not sizeof(gatepost_files)");
            return nullptr;
        }
        library::Files all;
        all.robots = fileOf(files->robots);
        all.robotsAi = fileOf(files->robots_ai);
        all.robots2 = fileOf(files->robots2);
        all.host = viewOf(files->host);
        if (files->chain != nullptr)
            all.chain = [files](std::string_view url) -> std::optional<std::string> {
                gatepost_text bytes{};
                if (files->chain(files->context, borrowed(url), &bytes) == 0)
                    return {};
                return std::string(viewOf(bytes));
            };
        if (files->registry.data != nullptr) {
            auto registry = library::Registry::parse(viewOf(files->registry));
            if (!registry) {
                report(error, registry.error().text);
                return nullptr;
            }
            all.registry = *std::move(registry);
        }
        library::Site site(all);
        if (files->asks.data != nullptr) {
            auto asked = site.withAsks(viewOf(files->asks));
            if (!asked) {
                report(error, asked.error().text);
                return nullptr;
            }
            site = *std::move(asked);
        }
        return new gatepost_site{std::move(site)};
    });
}

gatepost_site *gatepost_site_in_folder(gatepost_text folder, gatepost_owned *error) {
    return guarded(error, [&]() -> gatepost_site * {
        auto site = library::Site::inFolder(std::string(viewOf(folder)));
        if (site)
            return new gatepost_site{*std::move(site)};
        report(error, site.error().text);
        return nullptr;
    });
}

void gatepost_site_free(gatepost_site *site) {
    delete site;
}

gatepost_agent *gatepost_agent_new(const gatepost_site *site, gatepost_text who,
                                   const gatepost_as *as, gatepost_owned *error) {
    return guarded(error, [&]() -> gatepost_agent * {
        if (site == nullptr) {
            report(error, "site: it is NULL");
            return nullptr;
        }
        library::As taken;
        if (as != nullptr) {
            if (as->size < sizeof(gatepost_as) || as->reading > GATEPOST_KNOWN) {
                report(error, "as: size is not sizeof(gatepost_as), or there is no such reading");
                return nullptr;
            }
            taken.reading = static_cast<library::Reading>(as->reading);
            taken.category = viewOf(as->category);
            taken.competitor = as->competitor != 0;
        }
        auto agent = site->site.agent(viewOf(who), taken);
        if (agent)
            return new gatepost_agent{*std::move(agent)};
        report(error, agent.error().text);
        return nullptr;
    });
}

void gatepost_agent_free(gatepost_agent *agent) {
    delete agent;
}

gatepost_fetch gatepost_fetch_one(const gatepost_agent *agent, gatepost_text url, int64_t at) {
    gatepost_fetch fetch = kNotAsked;
    gatepost_fetch_many(agent, &url, 1, at, &fetch);
    return fetch;
}

void gatepost_fetch_many(const gatepost_agent *agent, const gatepost_text *urls, size_t count,
                         int64_t at, gatepost_fetch *into) {
    std::fill_n(into, count, kNotAsked);
    if (agent == nullptr)
        return;
    try {
        for (size_t i = 0; i < count; ++i)
            into[i] = fetchOf(agent->agent.fetch(viewOf(urls[i]), instantOf(at)));
    } catch (...) {
        return; // the rest is not asked
    }
}

gatepost_times gatepost_times_at(const gatepost_agent *agent, int64_t at) {
    return guarded(nullptr, [&] {
        gatepost_times times{};
        if (agent == nullptr)
            return times;
        const library::Instant instant = instantOf(at);
        times.is_open = agent->agent.isOpen(instant) ? 1 : 0;
        if (const auto opening = agent->agent.nextOpening(instant)) {
            times.opens = 1;
            times.next_opening = opening->time_since_epoch().count();
        }
        if (const auto pace = agent->agent.pace(instant)) {
            times.has_pace = 1;
            times.pace_kind = static_cast<uint8_t>(pace->kind);
            times.seconds_per_request = pace->secondsPerRequest.value_or(0);
        }
        return times;
    });
}

gatepost_owned gatepost_answer_json(const gatepost_agent *agent, gatepost_text url, int64_t at) {
    return guarded(nullptr, [&] {
        return agent == nullptr ? gatepost_owned{}
                                : owned(agent->agent.json(viewOf(url), instantOf(at)));
    });
}

gatepost_text gatepost_file_name(const gatepost_site *site, uint8_t file) {
    return guarded(nullptr, [&] {
        return site == nullptr ? gatepost_text{} : borrowed(site->site.fileName({file, 1}));
    });
}

gatepost_text gatepost_line_text(const gatepost_site *site, uint8_t file, uint32_t line) {
    return guarded(nullptr, [&] {
        return site == nullptr ? gatepost_text{} : borrowed(site->site.text({file, line}));
    });
}

gatepost_owned gatepost_sitemaps(const gatepost_site *site) {
    return guarded(nullptr, [&] {
        if (site == nullptr)
            return gatepost_owned{};
        std::string all;
        for (const std::string &url : site->site.sitemaps())
            all += url + '\n';
        return owned(all);
    });
}

gatepost_text gatepost_decision_name(uint8_t decision) {
    return decision > GATEPOST_ASK
               ? gatepost_text{}
               : borrowed(library::name(static_cast<library::Decision>(decision)));
}

gatepost_text gatepost_reason_name(uint8_t reason) {
    return reason > GATEPOST_UNREACHABLE_LONG
               ? gatepost_text{}
               : borrowed(library::name(static_cast<library::Reason>(reason)));
}

gatepost_fetch gatepost_quick_answer(gatepost_text robots, gatepost_text token, gatepost_text url) {
    try {
        const auto answer = library::quickAnswer(viewOf(robots), viewOf(token), viewOf(url));
        const int reason = answer.line == 0 ? GATEPOST_NO_RULE : GATEPOST_RULE;
        return {static_cast<uint8_t>(answer.allowed ? GATEPOST_ALLOW : GATEPOST_DENY),
                static_cast<uint8_t>(reason), 0, 0, answer.line};
    } catch (...) {
        return kNotAsked;
    }
}

gatepost_owned gatepost_with_rule(gatepost_text robots, gatepost_text agent, int allow,
                                  gatepost_text path, gatepost_owned *error) {
    return guarded(error, [&] {
        const auto made = library::withRule(
            std::string(viewOf(robots)), viewOf(agent),
            allow != 0 ? library::Rule::Allow : library::Rule::Disallow, viewOf(path));
        if (made)
            return owned(*made);
        report(error, made.error().text);
        return gatepost_owned{};
    });
}

void gatepost_free_text(gatepost_owned text) {
    std::free(text.data);
}

uint32_t gatepost_version(void) {
    return library::kVersionMajor << 16 | library::kVersionMinor << 8;
}
