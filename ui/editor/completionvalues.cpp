// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/agents/agentorder.h"
#include "core/agents/registry.h"
#include "ui/bridge/text.h"
#include "ui/editor/completion.h"
#include "ui/site/help.h"
#include "ui/site/useragents.h"

#include <QCoreApplication>

#include <algorithm>
#include <chrono>
#include <format>
#include <span>

namespace gatepost::ui {

namespace {

struct Said {
    Q_DECLARE_TR_FUNCTIONS(gatepost::ui::Completion)
};

Completion value(std::string_view insert, const QString &detail,
                 CompletionKind kind = CompletionKind::Value, std::function<Rich()> help = {}) {
    Completion item;
    item.kind = kind;
    item.label = text(insert);
    item.detail = detail;
    item.help = std::move(help);
    item.insert = insert;
    return item;
}

QList<Completion> words(const Directive &directive) {
    QList<Completion> list;
    for (const Word &word : directive.words)
        list << value(word.name, text(word.meaning), CompletionKind::Word,
                      [&directive, &word] { return helpOfWord(directive, word); });
    return list;
}

QList<Completion> agents(bool withStar) {
    QList<Completion> list;
    if (withStar)
        list << value("*", Said::tr("every agent without its own group"), CompletionKind::Agent);
    QList<Completion> retired;
    for (const KnownAgent &agent : UserAgents::instance().registry().agents())
        (agent.status == AgentStatus::Retired ? retired : list)
            << value(agent.token, agentSummary(agent), CompletionKind::Agent,
                     [&agent] { return helpOfAgent(agent); });
    std::ranges::stable_sort(list.begin() + (withStar ? 1 : 0), list.end(),
                             [](const Completion &a, const Completion &b) {
                                 return a.label.compare(b.label, Qt::CaseInsensitive) < 0;
                             });
    // The well-known first: who types "goog" wants Googlebot.
    const Registry &registry = UserAgents::instance().registry();
    std::ranges::stable_sort(list.begin() + (withStar ? 1 : 0), list.end(), {},
                             [&](const Completion &one) {
                                 const KnownAgent *agent = registry.find(one.insert);
                                 return agent ? fameOf(*agent) : std::size_t{1000};
                             });
    return list + retired;
}

/// The site's sample paths and the folders that they lie in.
QList<Completion> paths(const QStringList &samples) {
    QList<Completion> list;
    QStringList seen;
    const auto offer = [&](const QString &path, const QString &detail) {
        if (!path.startsWith(QLatin1Char('/')) || seen.contains(path))
            return;
        seen << path;
        list << value(path.toStdString(), detail, CompletionKind::Path);
    };
    for (const QString &sample : samples)
        offer(sample, Said::tr("sample path"));
    for (const QString &sample : samples)
        for (qsizetype slash = sample.indexOf(QLatin1Char('/'), 1); slash > 0;
             slash = sample.indexOf(QLatin1Char('/'), slash + 1))
            offer(sample.first(slash + 1), Said::tr("folder of sample paths"));
    offer(QStringLiteral("/"), Said::tr("the whole site"));
    return list;
}

/// "https://host" of the first absolute URL among the file's whole-file lines.
std::string originIn(const Snapshot &snapshot) {
    const Tree *tree = snapshot.tree();
    if (tree == nullptr)
        return {};
    for (const Line &line : tree->lines()) {
        if (!line.is(DirectiveId::Sitemap) && !line.is(DirectiveId::Discovery) &&
            !line.is(DirectiveId::ReportTo))
            continue;
        const std::string_view url = tree->value(line);
        const std::size_t host = url.find("://");
        if (host != std::string_view::npos)
            return std::string(url.substr(0, url.find('/', host + 3)));
    }
    return {};
}

QList<Completion> urls(const CompletionContext &context, const Directive &directive) {
    QList<Completion> list;
    if (const std::string origin = originIn(context.snapshot); !origin.empty()) {
        const char *file = directive.id == DirectiveId::Sitemap     ? "/sitemap.xml"
                           : directive.id == DirectiveId::Discovery ? "/llms.txt"
                                                                    : "/";
        list << value(origin + file, Said::tr("on the host that this file names"));
    }
    list << value("https://", Said::tr("an absolute URL"));
    if (!directive.example.empty())
        list << value(directive.example, Said::tr("example"));
    return list;
}

/// A value that is offered, and what it means; empty where it says so itself.
struct Offer {
    const char *insert;
    const char *meaning;
};

constexpr Offer kPerMinute[] = {
    {"6", QT_TRANSLATE_NOOP("gatepost::ui::Completion", "one in ten seconds")},
    {"30", QT_TRANSLATE_NOOP("gatepost::ui::Completion", "one in two seconds")},
    {"60", QT_TRANSLATE_NOOP("gatepost::ui::Completion", "one a second")},
};
constexpr Offer kSeconds[] = {
    {"1", ""}, {"2", ""}, {"5", ""}, {"10", ""}, {"30", ""}, {"60", ""},
};
constexpr Offer kRequestRates[] = {
    {"1/10m", QT_TRANSLATE_NOOP("gatepost::ui::Completion", "one in ten minutes")},
    {"1/1m", QT_TRANSLATE_NOOP("gatepost::ui::Completion", "one a minute")},
    {"1/10s", QT_TRANSLATE_NOOP("gatepost::ui::Completion", "one in ten seconds")},
    {"1/10m 0800-1859",
     QT_TRANSLATE_NOOP("gatepost::ui::Completion", "one in ten minutes, in these hours")},
    {"1/1m 1900-0759",
     QT_TRANSLATE_NOOP("gatepost::ui::Completion", "one a minute, in these hours")},
};
constexpr Offer kTimeWindows[] = {
    {"2200-0545", QT_TRANSLATE_NOOP("gatepost::ui::Completion", "at night, UTC")},
    {"0600-0845", QT_TRANSLATE_NOOP("gatepost::ui::Completion", "in the morning, UTC")},
};
constexpr Offer kRobotVersions[] = {
    {"2.0",
     QT_TRANSLATE_NOOP("gatepost::ui::Completion", "extended standard: explicit and shell paths")},
    {"1.0", QT_TRANSLATE_NOOP("gatepost::ui::Completion", "as without this line")},
};
constexpr Offer kLanguages[] = {
    {"en", ""}, {"en-GB", ""}, {"en-US", ""}, {"de", ""},    {"es", ""},
    {"fr", ""}, {"it", ""},    {"ja", ""},    {"pt-BR", ""}, {"zh-Hans", ""},
};
constexpr Offer kContentUsages[] = {
    {"train-ai=n", QT_TRANSLATE_NOOP("gatepost::ui::Completion", "no training of AI")},
    {"train-ai=y", QT_TRANSLATE_NOOP("gatepost::ui::Completion", "training of AI is fine")},
    {"ai-use=n", QT_TRANSLATE_NOOP("gatepost::ui::Completion", "not as input of an AI")},
    {"ai-use=y", QT_TRANSLATE_NOOP("gatepost::ui::Completion", "may be given to an AI as input")},
    {"search=y", QT_TRANSLATE_NOOP("gatepost::ui::Completion", "search is fine")},
    {"search=n", QT_TRANSLATE_NOOP("gatepost::ui::Completion", "not for search")},
};
constexpr Offer kContentSignals[] = {
    {"search=yes", QT_TRANSLATE_NOOP("gatepost::ui::Completion", "search is fine")},
    {"search=no", QT_TRANSLATE_NOOP("gatepost::ui::Completion", "not for search")},
    {"ai-input=yes",
     QT_TRANSLATE_NOOP("gatepost::ui::Completion", "may be given to an AI as input")},
    {"ai-input=no", QT_TRANSLATE_NOOP("gatepost::ui::Completion", "not as input of an AI")},
    {"ai-train=yes", QT_TRANSLATE_NOOP("gatepost::ui::Completion", "training of AI is fine")},
    {"ai-train=no", QT_TRANSLATE_NOOP("gatepost::ui::Completion", "no training of AI")},
    {"use=immediate",
     QT_TRANSLATE_NOOP("gatepost::ui::Completion", "to be shown in an answer, not kept")},
    {"use=reference",
     QT_TRANSLATE_NOOP("gatepost::ui::Completion", "to be shown as a short excerpt with a link")},
    {"use=full", QT_TRANSLATE_NOOP("gatepost::ui::Completion", "may be shown as a whole")},
};

QList<Completion> listed(std::span<const Offer> offers) {
    QList<Completion> list;
    for (const auto &[insert, meaning] : offers)
        list << value(insert, *meaning != '\0' ? Said::tr(meaning) : QString());
    return list;
}

QList<Completion> example(const Directive &directive) {
    if (directive.example.empty())
        return {};
    return {value(directive.example, Said::tr("example"))};
}

QList<Completion> times(std::optional<Instant> now) {
    if (!now)
        return {};
    const auto at = std::chrono::floor<std::chrono::minutes>(*now);
    return {value(std::format("{:%Y-%m-%d %H:%M} UTC", at), Said::tr("now"))};
}

} // namespace

QList<Completion> valueCompletions(const CompletionContext &context, const Directive &directive) {
    switch (directive.kind) {
    case ValueKind::AgentName: return agents(directive.place == Place::AgentLine);
    case ValueKind::Path:
    case ValueKind::PathList: return paths(context.paths);
    case ValueKind::Words:
    case ValueKind::AgeRating: return words(directive);
    case ValueKind::PerMinute: return words(directive) + listed(kPerMinute);
    case ValueKind::HttpUrl:
    case ValueKind::HttpUrlOrMail: return urls(context, directive);
    case ValueKind::Seconds: return listed(kSeconds);
    case ValueKind::RequestRate: return listed(kRequestRates);
    case ValueKind::TimeWindow: return listed(kTimeWindows);
    case ValueKind::RobotVersion: return listed(kRobotVersions);
    case ValueKind::LanguageTag: return listed(kLanguages);
    case ValueKind::ContentUsage: return listed(kContentUsages);
    case ValueKind::ContentSignal: return listed(kContentSignals);
    case ValueKind::DateTimeUtc: return times(context.now);
    case ValueKind::MailOrUrlOrText:
    case ValueKind::Ulid:
    case ValueKind::FreeText: return example(directive);
    case ValueKind::AgentList:
    case ValueKind::NoteMap:
    case ValueKind::Structure: return {};
    }
    return {};
}

} // namespace gatepost::ui
