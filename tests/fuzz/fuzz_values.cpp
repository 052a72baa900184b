// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every parser of a value on the same text, and what their results promise.

#include "core/value/agerating.h"
#include "core/value/check.h"
#include "core/value/language.h"
#include "core/value/signals.h"
#include "core/value/structuredfield.h"
#include "core/value/time.h"
#include "core/value/url.h"
#include "core/value/version.h"

#include <cmath>
#include <cstdlib>
#include <set>
#include <utility>
#include <vector>

using namespace gatepost;

namespace {

void require(bool holds) {
    if (!holds)
        std::abort();
}

void times(std::string_view text) {
    if (const auto at = parseInstant(text))
        require(parseInstant(formatInstant(*at)) == at);
    if (const auto at = parseMetaDateTime(text))
        require(parseMetaDateTime(formatMetaDateTime(*at)) == at);
    if (const auto window = parseTimeWindow(text)) {
        require(parseTimeWindow(formatTimeWindow(*window)) == window);
        DaySchedule day;
        day.add(*window);
        const Instant noon = Instant(std::chrono::hours(12));
        const auto change = day.nextChange(noon);
        require(change.has_value() != day.isAlwaysOpen());
        require(!change || day.isOpen(*change) != day.isOpen(noon));
    }
    if (const auto rate = parseRequestRate(text)) {
        require(rate->documents > 0 && rate->seconds > 0);
        require(!describePace(rate->secondsPerRequest()).empty());
    }
    if (const auto seconds = parseSeconds(text)) {
        require(std::isfinite(*seconds) && *seconds >= 0);
        require(!describePace(*seconds).empty());
    }
    if (const auto perMinute = parsePerMinute(text))
        require(*perMinute > 0);
    if (const auto version = parseRobotVersion(text))
        require(!(version->isExperimental() && version->isExtended()));
}

void urls(std::string_view text) {
    const std::string path = pathOfUrl(text);
    require(path.starts_with('/') && !path.contains('#') && pathOfUrl(path) == path);
    require(path.starts_with(withoutQuery(path)));
    if (isHttpUrl(text))
        require(!originOfUrl(text).empty());
    if (isMailAddress(text))
        require(!isHttpUrl(text));
}

void signalsAndTags(std::string_view text) {
    if (const auto members = parseTokenDictionary(text)) {
        for (const auto &[key, token] : *members)
            require(!key.empty() && (!token || !token->empty()));
    }
    if (const auto usage = parseContentUsage(text))
        require(usage->path.starts_with('/'));
    for (const auto &[key, value] : parseContentSignal(text))
        require(!key.empty() && (value == "yes" || value == "no"));
    (void)isLanguageTag(text);
}

/// One row of each kind at each place: others with the same two are checked alike.
std::vector<Directive> differentRows() {
    std::set<std::pair<ValueKind, Place>> seen;
    std::vector<Directive> rows;
    for (const Dialect &each : dialects()) {
        for (const Directive &row : each.directives) {
            if (seen.emplace(row.kind, row.place).second)
                rows.push_back(row);
        }
    }
    return rows;
}

void checks(std::string_view text) {
    static const std::vector<Directive> rows = differentRows();
    for (const Directive &row : rows) {
        const auto checked = checkValue(row, text);
        require(checked || !checked.error().message.empty());
        if (checked) { // what counts is a value itself, and stays the same
            const auto again = checkValue(row, *checked);
            require(again && *again == *checked);
        }
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    times(text);
    urls(text);
    signalsAndTags(text);
    checks(text);
    return 0;
}
