// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulator/crawlmodel.h"

#include "ui/bridge/text.h"
#include "ui/bridge/when.h"
#include "ui/bridge/words.h"
#include "ui/simulator/zone.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace gatepost::ui {

namespace {

QString throughText(const CrawlResult &result, const CrawlSide &side) {
    if (side.notReached > 0)
        return CrawlersModel::tr("not in this time");
    if (!side.last)
        return CrawlersModel::tr("never");
    const auto seconds = [](auto at) { return std::chrono::floor<std::chrono::seconds>(at); };
    return listedText(utcDateTime(seconds(*side.last)), utcDateTime(seconds(result.request.from)));
}

double secondsOf(const CrawlResult &result, const CrawlSide &side) {
    if (side.notReached > 0)
        return 1e18;
    return side.last ? std::chrono::duration<double>(*side.last - result.request.from).count() : 0;
}

QString needsText(const CrawlResult &result, const CrawlSide &side) {
    if (side.notReached > 0)
        return CrawlersModel::tr("%1 left").arg(numberText(side.notReached));
    return side.last ? crawlLengthText(*side.last - result.request.from) : QStringLiteral("–");
}

QString fateText(PageFate fate) {
    switch (fate) {
    case PageFate::Fetched: break;
    case PageFate::Denied: return CrawlFactsModel::tr("Never fetched");
    case PageFate::MustAsk: return CrawlFactsModel::tr("Must be asked for first");
    case PageFate::NotReached: return CrawlFactsModel::tr("Not reached in this time");
    }
    return CrawlFactsModel::tr("Fetched");
}

} // namespace

CrawlersModel::CrawlersModel(QObject *parent) : RowTable(parent) {
    setColumns({
        {.head = tr("Crawler"),
         .shown = [](const CrawlRow *row) { return text(row->agent.token); }},
        {.head = tr("Fetched"),
         .shown = [](const CrawlRow *row) { return numberText(row->draft.fetched); },
         .tip = tr("Pages of the list that it gets"),
         .alignment = kNumberAlignment,
         .number = [](const CrawlRow *row) { return static_cast<double>(row->draft.fetched); }},
        {.head = tr("Through on"),
         .shown = [this](const CrawlRow *row) { return throughText(*m_result, row->draft); },
         .tip = tr("When it fetches the last page, in UTC"),
         .number = [this](const CrawlRow *row) { return secondsOf(*m_result, row->draft); }},
        {.head = tr("Needs"),
         .shown = [this](const CrawlRow *row) { return needsText(*m_result, row->draft); },
         .tip = tr("From the start to the last page, with this draft"),
         .number = [this](const CrawlRow *row) { return secondsOf(*m_result, row->draft); }},
        {.head = tr("Saved"),
         .shown =
             [this](const CrawlRow *row) {
                 return row->saved ? needsText(*m_result, *row->saved) : QString();
             },
         .tip = tr("From the start to the last page, with the saved files"),
         .number =
             [this](const CrawlRow *row) {
                 return row->saved ? secondsOf(*m_result, *row->saved) : 0;
             }},
    });
}

void CrawlersModel::setResult(std::shared_ptr<const CrawlResult> result) {
    std::vector<const CrawlRow *> rows;
    if (result)
        for (const CrawlRow &row : result->rows)
            rows.push_back(&row);
    const auto before = std::exchange(m_result, std::move(result)); // rows of it go first
    setRows(std::move(rows));
}

CrawlDaysModel::CrawlDaysModel(QObject *parent) : RowTable(parent) {
    const auto column = [](const QString &head, const QString &tip, auto value) {
        return RowColumn<CrawlSpan>{
            .head = head,
            .shown = [value](const CrawlSpan &span) { return numberText(value(span)); },
            .tip = tip,
            .alignment = kNumberAlignment};
    };
    setColumns({
        {.head = tr("Days"),
         .shown =
             [this](const CrawlSpan &span) {
                 const QString first = dayText(m_result->day(span.first));
                 return span.first == span.last
                            ? first
                            : tr("%1 to %2").arg(first, dayText(m_result->day(span.last)));
             }},
        column(tr("Each day"), tr("Pages on each of these days, with this draft"),
               [](const CrawlSpan &span) { return span.draft; }),
        column(tr("So far"), tr("Pages by the end of these days, with this draft"),
               [](const CrawlSpan &span) { return span.draftUntil; }),
        column(tr("Saved: each day"), tr("Pages on each of these days, with the saved files"),
               [](const CrawlSpan &span) { return span.saved; }),
        column(tr("Saved: so far"), tr("Pages by the end of these days, with the saved files"),
               [](const CrawlSpan &span) { return span.savedUntil; }),
    });
}

void CrawlDaysModel::setCrawler(std::shared_ptr<const CrawlResult> result, const CrawlRow *row) {
    const auto before = std::exchange(m_result, std::move(result));
    setRows(row ? spansOf(*row, m_result->shownDays()) : std::vector<CrawlSpan>());
}

int CrawlDaysModel::rowOfDay(std::size_t day) const {
    const auto found = std::ranges::find_if(
        rows(), [day](const CrawlSpan &span) { return span.first <= day && day <= span.last; });
    return found == rows().end() ? -1 : static_cast<int>(found - rows().begin());
}

CrawlFactsModel::CrawlFactsModel(QObject *parent) : RowTable(parent) {
    setColumns({
        {.head = tr("What"), .shown = [](const CrawlFact &fact) { return fact.what; }},
        {.head = tr("How much"),
         .shown = [](const CrawlFact &fact) { return fact.count; },
         .alignment = kNumberAlignment},
        {.head = tr("Why"), .shown = [](const CrawlFact &fact) { return fact.why; }},
        {.head = tr("Such as"), .shown = [](const CrawlFact &fact) { return fact.example; }},
    });
}

void CrawlFactsModel::setCrawler(const CrawlRow *row) {
    std::vector<CrawlFact> facts;
    if (row == nullptr)
        return setRows(std::move(facts));
    for (const CrawlLeft &left : row->draft.left)
        facts.push_back({fateText(left.fate), numberText(left.pages), text(left.reason),
                         forPeople(fromBytes(left.example)), left.line});
    const auto waits = [&facts](std::chrono::seconds time, const QString &what,
                                const QString &why) {
        if (time.count() > 0)
            facts.push_back({what, crawlLengthText(time), why, {}});
    };
    waits(row->draft.waitedForHours, tr("Waits for hours"), tr("it may not come at all times"));
    waits(row->draft.waitedForAnswers, tr("Waits for an answer"),
          tr("a later answer of the rehearsal lets it in"));
    waits(row->draft.waitedForPace, tr("Waits for its pace"),
          row->draft.usedOwnPace ? tr("no file states one: %1 is taken").arg(paceText(1))
                                 : tr("the files state one"));
    setRows(std::move(facts));
}

} // namespace gatepost::ui
