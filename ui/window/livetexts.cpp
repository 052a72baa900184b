// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/livetexts.h"

#include "core/live/advice.h"
#include "core/live/headers.h"
#include "core/live/requests.h"
#include "core/live/until.h"
#include "core/net/gather.h"
#include "core/value/url.h"
#include "ui/bridge/text.h"
#include "ui/bridge/when.h"
#include "ui/bridge/words.h"

#include <QCoreApplication>
#include <QLocale>

#include <array>

namespace gatepost::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(gatepost::ui::LiveTexts)
};

/// Those that document what a status means, and the two that do not.
constexpr std::array<std::string_view, 6> kFetchers = {kRfcFetcher,    kGoogleFetcher, "Yandex",
                                                       "Common Crawl", "Microsoft",    "Apple"};

QString statementText(const live::PageStatement &each) {
    const QString value = text(std::string_view(each.value));
    return each.agent.empty()
               ? QStringLiteral("%1: %2").arg(text(each.name), value)
               : Words::tr("%1 for %2: %3", "%1 a header, %2 an agent, %3 the header's value")
                     .arg(text(each.name), text(each.agent), value);
}

QString methodText(live::Method method) {
    switch (method) {
    case live::Method::Get: return QStringLiteral("GET");
    case live::Method::Head: return QStringLiteral("HEAD");
    case live::Method::FirstByte: return QStringLiteral("GET (1 byte)");
    }
    return {};
}

void addJoined(QList<LiveFact> &facts, const QString &name,
               const std::vector<live::OriginSignal> &all) {
    for (const live::OriginSignal &each : all)
        facts << LiveFact{
            name,
            QStringLiteral("%1=%2 (%3)").arg(text(each.key), text(each.value), text(each.origin))};
}

} // namespace

QString liveHopsText(const live::Fetched &got) {
    QStringList hops;
    for (const live::Hop &hop : got.hops) {
        QString said = hop.status == 0 ? Words::tr("no answer") : QString::number(hop.status);
        if (!hop.location.empty())
            said += QStringLiteral(" → ") + text(hop.location);
        if (hop.leavesTls)
            said = Words::tr("%1 (no longer encrypted)").arg(said);
        hops << said;
    }
    QStringList sentences{listText(hops)};
    if (!got.why.empty()) {
        if (!sentences.first().isEmpty())
            sentences.first() += QLatin1Char('.');
        sentences << text(got.why);
    }
    return sentencesText(sentences);
}

QString liveFactsText(const live::Fetched &robots) {
    QStringList facts{QStringLiteral("%1: %2").arg(text(robots.request.url), liveHopsText(robots))};
    if (robots.status() != 0)
        facts << QLocale().formattedDataSize(static_cast<qint64>(robots.bytes.size()));
    if (const auto type = robots.header("Content-Type"); !type.empty())
        facts << text(type);
    if (const auto network = live::deliveryNetwork(robots); !network.empty())
        facts << Words::tr("through %1", "%1 a content delivery network").arg(text(network));
    return factsText(facts);
}

QString liveAdvice(const live::Answers &answers, bool usesProxy) {
    const live::Fetched *robots = answers.find("/robots.txt");
    if (robots == nullptr)
        return {};
    const auto help =
        live::advice(*robots, {.namesProxy = net::environmentNamesProxy(robots->request.url),
                               .usesProxy = usesProxy});
    return help ? text(*help) : QString();
}

QStringList liveWarnings(const live::Answers &answers, const live::Comparison *made, bool usesProxy,
                         bool isFinished) {
    QStringList said;
    const live::Fetched *robots = answers.find("/robots.txt");
    if (robots == nullptr)
        return said;
    if (live::isChallenge(*robots))
        said << Words::tr("A firewall asked a question in place of the file: crawlers may get the "
                          "same.");
    if (robots->isKnown() && accessResult(robots->answer()) != AccessResult::Given)
        said << Words::tr("%1.").arg(text(accessText(
            robots->answer(), accessMeaning({.answer = robots->answer()}, kRfcFetcher))));
    if (const QString help = liveAdvice(answers, usesProxy); !help.isEmpty())
        said << help;
    if (made != nullptr && isFinished)
        for (const Message &unknown : made->unknown)
            said << Words::tr("Not known: %1").arg(text(unknown));
    return said;
}

QList<LiveFact> liveRequests(const live::Answers &answers) {
    QList<LiveFact> facts;
    for (const live::Fetched &each : answers.all) {
        QStringList said{liveHopsText(each)};
        if (each.status() != 0)
            said << QLocale().formattedDataSize(static_cast<qint64>(each.bytes.size()));
        for (const live::PageStatement &statement : live::statementsOf(each))
            said << statementText(statement);
        facts << LiveFact{methodText(each.request.method) + QLatin1Char(' ') +
                              text(each.request.url),
                          factsText(said)};
    }
    for (const std::string &url : live::leftOut(answers))
        facts << LiveFact{text(url), Words::tr("left out")};
    return facts;
}

QString liveUntil(const live::Answers &answers, Instant now) {
    QStringList said;
    if (const live::Fetched *robots = answers.find("/robots.txt"))
        for (const Message &until : live::untilText(*robots, now, saidFrom(now)))
            said << text(until);
    return sentencesText(said);
}

QList<LiveFact> liveMeanings(const live::Answers &answers) {
    QList<LiveFact> facts;
    const live::Fetched *robots = answers.find("/robots.txt");
    if (robots == nullptr || !robots->isKnown())
        return facts;
    const FileAnswer answer = robots->answer();
    const bool isGiven = accessResult(answer) == AccessResult::Given;
    for (const std::string_view who : kFetchers)
        facts << LiveFact{text(who),
                          text(accessText(answer, accessMeaning({.answer = answer,
                                                                 .hasFile = isGiven,
                                                                 .bytes = robots->bytes.size()},
                                                                who)))};
    return facts;
}

QList<LiveFact> liveStartPage(const live::Answers &answers, const CompiledSite &served,
                              const std::optional<Query> &asked) {
    QList<LiveFact> facts;
    const live::Fetched *page = answers.find("/");
    if (page == nullptr)
        return facts;
    const QString about = Words::tr("Start page");
    facts << LiveFact{about, liveHopsText(*page)};
    if (accessResult(page->answer()) != AccessResult::Given || !page->isKnown())
        return facts; // what an error page says is not said of the page
    const Verdict verdict = asked ? served.simulate(*asked, TraceLevel::None) : Verdict();
    addJoined(facts, QStringLiteral("Content-Usage"),
              live::joinedSignals(verdict.signals.contentUsage, live::contentUsageOf(*page)));
    addJoined(facts, QStringLiteral("Content-Signal"),
              live::joinedSignals(verdict.signals.contentSignal, live::contentSignalOf(*page)));
    for (const live::PageStatement &each : live::statementsOf(*page))
        if (each.name != "content-usage" && each.name != "content-signal")
            facts << LiveFact{about, QStringLiteral("%1 (%2)").arg(
                                         statementText(each), text(live::originName(each.origin)))};
    return facts;
}

LiveFactsModel::LiveFactsModel(const QString &about, const QString &said, QObject *parent)
    : RowTable(parent) {
    setColumns({{.head = about, .shown = &LiveFact::about, .alignment = kTextAlignment},
                {.head = said, .shown = &LiveFact::said}});
}

} // namespace gatepost::ui
