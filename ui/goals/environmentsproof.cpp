// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/goals/environmentsproof.h"

#include "core/goals/outputs.h"
#include "core/store/environmentfiles.h"
#include "core/store/readfile.h"
#include "ui/bridge/paths.h"
#include "ui/bridge/text.h"
#include "ui/bridge/when.h"
#include "ui/bridge/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace gatepost::ui {

namespace {

constexpr int kEnvironmentsPause = 250; // ms: who types on starts nothing

struct EnvironmentWords {
    Q_DECLARE_TR_FUNCTIONS(gatepost::ui::EnvironmentsProof)
};

GoalRow::Sign signOf(exact::Proof proof) {
    switch (proof) {
    case exact::Proof::Holds: return GoalRow::Sign::True;
    case exact::Proof::Fails: return GoalRow::Sign::False;
    case exact::Proof::Open: break;
    }
    return GoalRow::Sign::Open;
}

/// What an environment is that is as it must be.
QString mustText(Must must) {
    switch (must) {
    case Must::Closed:
        return EnvironmentWords::tr("nobody may fetch anything but the policy files");
    case Must::Open: return EnvironmentWords::tr("every search engine may fetch the start page");
    case Must::NoIndex:
        return EnvironmentWords::tr(
            "every search engine may fetch every page and see its noindex; whether "
            "pages have one is not in the files");
    case Must::Password:
        return EnvironmentWords::tr("a password keeps it closed: nothing is claimed of the "
                                    "files");
    case Must::Goals: break;
    }
    return {};
}

/// The site of an environment's files; the error says why there is none.
std::expected<std::shared_ptr<const CompiledSite>, QString>
filesOf(const EnvironmentsQuestion &question, const Environment &environment) {
    const Site &open = question.site->site();
    if (environment.files == ".") {
        if (environment.hosts.empty() || open.host == environment.hosts.front())
            return question.site;
        Site site = open;
        site.host = environment.hosts.front();
        return std::make_shared<const CompiledSite>(std::move(site));
    }
    FileSystem &system = FileSystem::real();
    if (question.folder.empty() ||
        !isFolder(system, joinedPath(question.folder, environment.files)))
        return std::unexpected(
            EnvironmentWords::tr("There is no folder %1.").arg(text(environment.files)));
    const DiskFolder files(system, question.folder);
    auto site = siteOf(files, question.settings, environment);
    if (!site)
        return std::unexpected(text(site.error()));
    site->registry = open.registry;
    return std::make_shared<const CompiledSite>(*std::move(site));
}

ProvedEnvironment prove(const EnvironmentsQuestion &question, const Environment &environment,
                        const std::shared_ptr<const CompiledSite> &site) {
    ProvedEnvironment made;
    made.environment = environment;
    Environment bare = environment;
    bare.goals.reset(); // they are proved with their members below
    made.must = goals::stateOf(
        *site, bare, {.at = question.at, .limits = question.limits, .said = instantMessage});
    if (!claimsGoals(environment.must) || !environment.goals)
        return made;
    GoalsResult result;
    result.site = site;
    result.day = std::chrono::floor<std::chrono::days>(question.at);
    proveGoals(result, *environment.goals,
               {.at = question.at, .limits = question.limits, .said = instantMessage});
    made.goals = goalRows(environment.goals, &result, site->site().registry);
    std::erase_if(made.goals, [](const GoalRow &row) { return !row.stance; });
    return made;
}

/// `sites`: of all environments, in their order; one that is missing leaves all outputs unknown.
void checkOutputs(const EnvironmentsQuestion &question, const std::vector<goals::OutputSite> &sites,
                  EnvironmentsResult &made) {
    const auto outputs = goals::outputsOf(question.settings, sites);
    if (!outputs) {
        made.outputsTrouble = text(outputs.error());
        return;
    }
    std::vector<MadeFile> files;
    for (const goals::MadeOutput &output : *outputs)
        files.push_back({output.file, output.text});
    std::vector<MadeState> states(files.size(), MadeState::Missing);
    if (!question.folder.empty()) {
        auto found = statesBelow(FileSystem::real(), question.folder, files);
        if (!found) {
            made.outputsTrouble = text(found.error());
            return;
        }
        states = *std::move(found);
    }
    for (std::size_t i = 0; i < files.size(); ++i)
        made.outputs.push_back({(*outputs)[i].target, std::move(files[i]), states[i]});
}

} // namespace

GoalRow::Sign ProvedEnvironment::sign() const {
    if (!trouble.isEmpty())
        return GoalRow::Sign::Open;
    const GoalsSummary summary = summaryOf(goals);
    const auto own = must.proof ? signOf(*must.proof) : GoalRow::Sign::None;
    for (const auto worst : {GoalRow::Sign::False, GoalRow::Sign::Open})
        if (own == worst || (worst == GoalRow::Sign::False ? summary.isFalse : summary.open) > 0)
            return worst;
    return own == GoalRow::Sign::True || summary.isTrue > 0 ? GoalRow::Sign::True
                                                            : GoalRow::Sign::None;
}

QString ProvedEnvironment::words() const {
    const QString without = hasNoAnswer
                                ? EnvironmentWords::tr("no robots.txt was found that makes it true")
                                : QString();
    if (!trouble.isEmpty())
        return without.isEmpty() ? trouble : factsText({trouble, without});
    QStringList said;
    if (environment.must != Must::Goals) // as gatepost.yaml writes it
        said << QStringLiteral("must: ") + text(mustName(environment.must));
    if (must.proof == exact::Proof::Fails && must.counterExample)
        said << text(must.counterExample->text);
    else if (must.proof == exact::Proof::Open)
        said << (must.unproven.empty()
                     ? EnvironmentWords::tr("not decided")
                     : EnvironmentWords::tr("not decided: %1").arg(text(must.unproven.front())));
    else if (const QString is = mustText(environment.must); !is.isEmpty())
        said << is;
    if (!goals.empty())
        said << summaryText(summaryOf(goals));
    if (!without.isEmpty())
        said << without;
    return said.isEmpty() ? EnvironmentWords::tr("no goals are claimed") : factsText(said);
}

namespace {

/// The robots.txt that is offered where there is no folder, or where the files are not as they must be and have none.
std::optional<MadeFile> missingRobots(const EnvironmentsQuestion &question,
                                      ProvedEnvironment &environment, const CompiledSite *site) {
    const bool hasFolder =
        question.folder.empty() ||
        isFolder(FileSystem::real(), joinedPath(question.folder, environment.environment.files));
    const bool isNeeded =
        site ? !site->site().file(FileRole::Robots) && environment.sign() == GoalRow::Sign::False
             : !hasFolder;
    if (environment.isOpen() || !isNeeded)
        return std::nullopt;
    Site empty;
    empty.registry = question.site->site().registry;
    empty.host = environment.environment.hosts.empty() ? std::string()
                                                       : environment.environment.hosts.front();
    auto robots = goals::robotsFor(CompiledSite(std::move(empty)), environment.environment,
                                   {.at = question.at, .limits = question.limits});
    environment.hasNoAnswer = !robots;
    if (!robots)
        return std::nullopt;
    return MadeFile{environment.environment.files + "/robots.txt", *std::move(robots)};
}

} // namespace

EnvironmentsResult proveEnvironments(const EnvironmentsQuestion &question) {
    EnvironmentsResult made;
    const std::vector<Environment> all = environmentsOf(question.settings);
    std::vector<std::shared_ptr<const CompiledSite>> sites;
    for (const Environment &environment : all) {
        auto site = filesOf(question, environment);
        sites.push_back(site ? *site : nullptr);
        if (question.settings.environments.empty())
            continue; // the site's own folder, of which the page says all
        if (site) {
            made.environments.push_back(prove(question, environment, *site));
        } else {
            made.environments.emplace_back().environment = environment;
            made.environments.back().trouble = site.error();
            if (made.outputsTrouble.isEmpty())
                made.outputsTrouble = site.error();
        }
        made.environments.back().toWrite =
            missingRobots(question, made.environments.back(), sites.back().get());
    }
    if (question.settings.outputs.empty() || !made.outputsTrouble.isEmpty())
        return made;
    std::vector<goals::OutputSite> pairs;
    for (std::size_t i = 0; i < all.size(); ++i)
        pairs.push_back({&all[i], sites[i].get()});
    checkOutputs(question, pairs, made);
    return made;
}

// ---- off the GUI thread --------------------------------------------------------------------------

EnvironmentsProof &EnvironmentsProof::of(SiteModel &site) {
    if (auto *known = site.findChild<EnvironmentsProof *>(Qt::FindDirectChildrenOnly))
        return *known;
    return *new EnvironmentsProof(site);
}

EnvironmentsProof::EnvironmentsProof(SiteModel &site) : QObject(&site), m_site(site) {
    m_soon.setSingleShot(true);
    m_soon.setInterval(kEnvironmentsPause);
    connect(&m_soon, &QTimer::timeout, this, &EnvironmentsProof::start);
    connect(&site.side(), &SideDocuments::settingsChanged, this, &EnvironmentsProof::renew);
    connect(&site.files(), &OpenFiles::filesChanged, this, &EnvironmentsProof::renew);
    site.analysis().whenUpdated(Analysis::Part::Site, this, &EnvironmentsProof::renew);
}

void EnvironmentsProof::setIsWanted(bool isWanted) {
    m_isWanted = isWanted;
    if (isWanted && !m_result && !isBusy())
        renew();
}

void EnvironmentsProof::renew() {
    m_job.cancel();
    m_soon.stop();
    const bool hadResult = std::exchange(m_result, nullptr) != nullptr;
    const SiteSettings &settings = m_site.side().settings();
    if (m_isWanted && !m_site.analysis().isPaused() &&
        (!settings.environments.empty() || !settings.outputs.empty()))
        m_soon.start();
    if (hadResult || m_soon.isActive())
        emit changed();
}

void EnvironmentsProof::start() {
    EnvironmentsQuestion question{.site = m_site.analysis().snapshot(),
                                  .settings = m_site.side().settings(),
                                  .folder = {},
                                  .at = m_site.analysis().now()};
    if (m_site.files().hasRealFolder())
        question.folder = pathBytes(m_site.files().folder());
    m_job.start([this, question = std::move(question)](const Latest::Run &run) mutable {
        question.limits.stop = run.stop();
        return [this,
                result = std::make_shared<const EnvironmentsResult>(proveEnvironments(question))] {
            m_result = result;
            emit changed();
        };
    });
}

} // namespace gatepost::ui
