// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/dialect/tables.h"

// Robot-version must follow the User-agent lines at once (S30), hence its rank right behind them.
namespace gatepost::tables {
namespace {

constexpr Directive kExtendedRows[] = {
    {.id = DirectiveId::RobotVersion,
     .name = "Robot-version",
     .place = Place::Group,
     .kind = ValueKind::RobotVersion,
     .experimental = true,
     .label = GATEPOST_TEXT("dialect", "Robot version"),
     .section = SectionId::AgentsAndPaths,
     .help = GATEPOST_TEXT("dialect",
                           "Directly after the User-agent lines, 2.0 makes the group one of the "
                           "extended standard: paths are explicit or shell patterns. An odd second "
                           "number is experimental, and the group then applies to no agent."),
     .example = "2.0",
     .source = "Extended standard 2.0, Robot-version",
     .order = 11},
    {.id = DirectiveId::VisitTime,
     .name = "Visit-time",
     .place = Place::Group,
     .kind = ValueKind::TimeWindow,
     .repeats = true,
     .experimental = true,
     .label = GATEPOST_TEXT("dialect", "Visit time"),
     .section = SectionId::HoursAndPace,
     .help = GATEPOST_TEXT(
         "dialect", "Opens the site to the group's crawlers only in these hours, in UTC, both ends "
                    "included. An "
                    "end before its start runs past midnight; several lines are several windows."),
     .example = "0600-0845",
     .source = "Extended standard 2.0, Visit-time",
     .order = 20},
    {.id = DirectiveId::RequestRate,
     .name = "Request-rate",
     .place = Place::Group,
     .kind = ValueKind::RequestRate,
     .repeats = true,
     .experimental = true,
     .label = GATEPOST_TEXT("dialect", "Request rate"),
     .section = SectionId::HoursAndPace,
     .help = GATEPOST_TEXT(
         "dialect", "At most so many documents in so many seconds (s), minutes (m) or hours (h), "
                    "optionally only "
                    "in a window of the day in UTC. Of several that apply the slowest counts."),
     .example = "1/10m 1300-1659",
     .source = "Extended standard 2.0, Request-rate",
     .order = 21},
    {.id = DirectiveId::Comment,
     .name = "Comment",
     .place = Place::Group,
     .kind = ValueKind::FreeText,
     .repeats = true,
     .experimental = true,
     .label = GATEPOST_TEXT("dialect", "Comment"),
     .section = SectionId::AgentsAndPaths,
     .help = GATEPOST_TEXT(
         "dialect",
         "A message for the people who run the robot: it is asked to pass the line on to them. It "
         "decides nothing."),
     .example = "please come at night",
     .source = "Extended standard 2.0, Comment",
     .order = 23},
};

} // namespace

std::span<const Directive> extended() {
    return kExtendedRows;
}

} // namespace gatepost::tables
