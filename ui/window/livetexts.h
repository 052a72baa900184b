// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/live/compare.h"
#include "core/simulate/simulate.h"
#include "core/value/time.h"
#include "ui/bridge/rowtable.h"

#include <QList>
#include <QString>

#include <optional>

/// Answers of a site in words.
namespace gatepost::ui {

/// "301 → https://www.shop.example/robots.txt, 200": the statuses on the way, and what is odd about them.
[[nodiscard]] QString liveHopsText(const live::Fetched &got);
/// "https://shop.example/robots.txt: 200  ·  1.2 kB  ·  text/plain  ·  through Cloudflare".
[[nodiscard]] QString liveFactsText(const live::Fetched &robots);
/// What to do about an answer that is probably not the site's; empty: nothing looks like that.
[[nodiscard]] QString liveAdvice(const live::Answers &answers, bool usesProxy);
/// What is not known of the site, or is odd, a sentence each.
[[nodiscard]] QStringList liveWarnings(const live::Answers &answers, const live::Comparison *made,
                                       bool usesProxy, bool isFinished);

/// A line of a table with two columns.
struct LiveFact {
    QString about;
    QString said;
};
/// Every request, how it ended and what its headers say; what was left out comes last.
[[nodiscard]] QList<LiveFact> liveRequests(const live::Answers &answers);
/// Until when crawlers may go on with the old file after an upload; empty where none was given.
[[nodiscard]] QString liveUntil(const live::Answers &answers, Instant now);
/// What crawlers make of the answer for robots.txt.
[[nodiscard]] QList<LiveFact> liveMeanings(const live::Answers &answers);
/// What files and headers say together about the start page, each with its origin (S135). `asked`: absent where the question
/// names nobody, and then only what the page itself says is in the list.
[[nodiscard]] QList<LiveFact> liveStartPage(const live::Answers &answers,
                                            const CompiledSite &served,
                                            const std::optional<Query> &asked);

class LiveFactsModel : public RowTable<LiveFact> {
    Q_OBJECT

public:
    LiveFactsModel(const QString &about, const QString &said, QObject *parent = nullptr);
};

} // namespace gatepost::ui
