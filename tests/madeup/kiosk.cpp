// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The table of kiosk.txt, a policy file that does not exist (madeup.cmake).

#include "core/dialect/tables.h"

namespace gatepost::tables {
namespace {

constexpr Word kPhotos[] = {
    {.name = "yes", .meaning = GATEPOST_TEXT("dialect", "pictures may be shown")},
    {.name = "no", .meaning = GATEPOST_TEXT("dialect", "pictures must not be shown")},
};

constexpr Directive kRows[] = {
    {.id = DirectiveId::KioskHours,
     .name = "Opening-hours",
     .place = Place::Group,
     .kind = ValueKind::TimeWindow,
     .label = GATEPOST_TEXT("dialect", "Opening hours"),
     .section = SectionId::Behaviour,
     .help = GATEPOST_TEXT("dialect", "When the kiosk is open to the group, in UTC."),
     .example = "0900-1700",
     .source = "made up",
     .order = 40},
    {.id = DirectiveId::KioskKeeper,
     .name = "Keeper",
     .place = Place::File,
     .kind = ValueKind::HttpUrlOrMail,
     .repeats = true,
     .label = GATEPOST_TEXT("dialect", "Keeper"),
     .section = SectionId::WholeFile,
     .help = GATEPOST_TEXT("dialect", "Who has the key of the kiosk."),
     .example = "keeper@example.com",
     .source = "made up",
     .order = 90},
    {.id = DirectiveId::KioskPhotos,
     .name = "Photos",
     .place = Place::File,
     .kind = ValueKind::Words,
     .words = kPhotos,
     .label = GATEPOST_TEXT("dialect", "Photos"),
     .section = SectionId::WholeFile,
     .help = GATEPOST_TEXT("dialect", "Whether pictures of the kiosk may be shown."),
     .example = "no",
     .source = "made up",
     .order = 91},
};

} // namespace

std::span<const Directive> kiosk() {
    return kRows;
}

} // namespace gatepost::tables
