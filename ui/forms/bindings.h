// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/views.h"
#include "ui/forms/fields/field.h"
#include "ui/forms/supplied.h"

/// How fields of each place (core/dialect) read and write a document: the forms' side of core/model.
namespace gatepost::ui {

/// Sitemap, report-to, age-rating, market…: about the whole file.
[[nodiscard]] FieldBinding fileBinding(SiteModel &site, Document &document, const Directive &row);
/// A directive of robots2.txt in the global scope. `supplied` gives what the chain fills in, as the page read it last; it
/// may hold none.
[[nodiscard]] FieldBinding globalBinding(Document &document, const Directive &row,
                                         const std::optional<SuppliedPolicy> &supplied);
[[nodiscard]] FieldBinding metaBinding(Document &document, const Directive &row);
[[nodiscard]] FieldBinding chainBinding(Document &document);
/// A directive of the group that `chosen` says (absent: none).
[[nodiscard]] FieldBinding groupBinding(SiteModel &site, Document &document, const Directive &row,
                                        std::function<const GroupView *()> chosen);

/// "3 of 12 paths": how many of the site's sample paths a single path pattern matches. Empty without sample paths.
[[nodiscard]] QString sampleCount(const SiteModel &site, const QString &path);
/// The site's sample paths.
[[nodiscard]] QStringList samplePaths(const SiteModel &site);

} // namespace gatepost::ui
