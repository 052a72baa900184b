// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/rowtable.h"
#include "ui/simulator/crawlwork.h"

namespace gatepost::ui {

/// A row for each crawler: what it gets, and how long it takes under both policies.
class CrawlersModel : public RowTable<const CrawlRow *> {
    Q_OBJECT

public:
    enum Column { Agent, Fetched, Through, Needs, SavedNeeds };

    explicit CrawlersModel(QObject *parent = nullptr);
    void setResult(std::shared_ptr<const CrawlResult> result);

private:
    std::shared_ptr<const CrawlResult> m_result;
};

/// The numbers of a crawler's curve; days on which the same is fetched share a row.
class CrawlDaysModel : public RowTable<CrawlSpan> {
    Q_OBJECT

public:
    enum Column { Days, Draft, DraftUntil, Saved, SavedUntil };

    explicit CrawlDaysModel(QObject *parent = nullptr);
    void setCrawler(std::shared_ptr<const CrawlResult> result, const CrawlRow *row);
    [[nodiscard]] int rowOfDay(std::size_t day) const; ///< -1: of none

private:
    std::shared_ptr<const CrawlResult> m_result;
};

struct CrawlFact {
    QString what;
    QString count; ///< pages, or a length of time
    QString why;
    QString example;
    std::optional<LineRef> line = {};
};

/// What a crawler never fetches, and what it waits for.
class CrawlFactsModel : public RowTable<CrawlFact> {
    Q_OBJECT

public:
    enum Column { What, Count, Why, Example };

    explicit CrawlFactsModel(QObject *parent = nullptr);
    void setCrawler(const CrawlRow *row);
};

} // namespace gatepost::ui
