// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The table of kiosk.txt, a policy file that does not exist, and what it is for a site. Somebody who adds a policy file
// writes these rows into the tables and nothing else.

#include "core/dialect/added.h"
#include "core/dialect/tables.h"
#include "tests/madeup/kiosktext.h"

#include <iterator>
#include <span>
#include <vector>

namespace gatepost {
namespace {

constexpr Word kPhotos[] = {
    {.name = "yes", .meaning = GATEPOST_TEXT("dialect", "pictures may be shown")},
    {.name = "no", .meaning = GATEPOST_TEXT("dialect", "pictures must not be shown")},
};

constexpr Directive kRows[] = {
    {.id = madeup::kHours,
     .name = "Opening-hours",
     .place = Place::Group,
     .kind = ValueKind::TimeWindow,
     .label = GATEPOST_TEXT("dialect", "Opening hours"),
     .section = SectionId::Behaviour,
     .help = GATEPOST_TEXT("dialect", "When the kiosk is open to the group, in UTC."),
     .example = "0900-1700",
     .source = "made up",
     .order = 40},
    {.id = madeup::kKeeper,
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
    {.id = madeup::kPhotosId,
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

/// The file has groups like robots.txt, and the three.
const std::vector<Directive> &rows() {
    static const std::vector<Directive> all = [] {
        const std::span<const Directive> robots = tables::robots();
        std::vector<Directive> result(robots.begin(), robots.end());
        result.insert(result.end(), std::begin(kRows), std::end(kRows));
        return result;
    }();
    return all;
}

} // namespace

const AddedFile *addedFile() {
    static const AddedFile file = {
        .dialect = {.id = madeup::kDialect,
                    .name = "kiosk.txt",
                    .version = "1",
                    .highlighting = "Gatepost robots.txt",
                    .glyph = "file",
                    .comments = CommentStyle::Anywhere,
                    .hasBlocks = false,
                    .directives = rows(),
                    .spellings = {}},
        .row = {.role = madeup::kRole,
                .fileName = "kiosk.txt",
                .dialect = madeup::kDialect,
                .precedence = Precedence::Narrows,
                .readAsRobots = true},
    };
    return &file;
}

} // namespace gatepost
