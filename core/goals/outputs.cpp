// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/goals/outputs.h"

#include "core/export/export.h"

#include <algorithm>
#include <array>

namespace gatepost::goals {

namespace {

using exporting::Question;
using exporting::Target;

class Making {
public:
    Making(const SiteSettings &settings, std::span<const OutputSite> sites)
        : m_settings(settings), m_sites(sites) {}

    std::expected<std::vector<MadeOutput>, Message> run() {
        std::vector<MadeOutput> all;
        for (const Output &output : m_settings.outputs) {
            const OutputSite *site = siteFor(output);
            if (site == nullptr)
                continue; // its environment is not among those that were asked
            auto made = exportOf(output, *site);
            if (!made)
                return std::unexpected(made.error());
            for (exporting::File &file : made->files) {
                const std::string name = output.to == "." ? file.name : output.to + "/" + file.name;
                const auto other = std::ranges::find(all, name, &MadeOutput::file);
                if (other != all.end())
                    return std::unexpected(
                        Message(GATEPOST_TEXT("goals", "outputs: %1 and %2 are both written to %3; "
                                                       "give one of them another folder"),
                                other->target, output.target, name));
                all.push_back({output.target, site->environment->name, name, std::move(file.text)});
            }
        }
        return all;
    }

private:
    [[nodiscard]] const OutputSite *siteFor(const Output &output) const {
        if (output.environment.empty())
            return m_sites.empty() ? nullptr : &m_sites.front();
        const auto found = std::ranges::find_if(m_sites, [&](const OutputSite &each) {
            return each.environment->name == output.environment;
        });
        return found == m_sites.end() ? nullptr : &*found;
    }

    std::expected<exporting::Export, Message> exportOf(const Output &output,
                                                       const OutputSite &site) const {
        Question question;
        question.target = *exporting::parseTarget(output.target);
        if (!output.mode.empty())
            question.mode = *exporting::parseMode(output.mode);
        question.compact = output.compact;
        question.noindex = site.environment->must == Must::NoIndex;
        if (const GoalLicence *licence = licenceOf(*site.environment)) {
            question.terms = licence->terms;
            question.payment = licence->payment;
        }
        if (!output.agents.empty()) {
            const std::array<const CompiledSite *, 1> sites = {site.site};
            auto chosen =
                exact::chosenAgents(exact::agentsOf(sites, Reading::Author), output.agents);
            if (!chosen)
                return std::unexpected(Message(GATEPOST_TEXT("goals", "outputs: %1: agents: %2"),
                                               output.target, chosen.error()));
            question.agents = *std::move(chosen);
        }
        if (question.target == Target::WordPress)
            question.served = servedBy(output);
        return exporting::exportSite(*site.site, question);
    }

    [[nodiscard]] const GoalLicence *licenceOf(const Environment &environment) const {
        const auto &goals = environment.goals ? environment.goals : m_settings.goals;
        return goals && goals->licence ? &*goals->licence : nullptr;
    }

    /// What the plug-in answers: the environment that the output names, else all of them, each with its policy files and, where
    /// they are outputs, those of RSL and TDMRep.
    [[nodiscard]] std::vector<exporting::ServedSite> servedBy(const Output &plugin) const {
        std::vector<exporting::ServedSite> all;
        for (const OutputSite &site : m_sites) {
            if (!plugin.environment.empty() && site.environment->name != plugin.environment)
                continue;
            exporting::ServedSite served{site.environment->hosts,
                                         site.environment->must == Must::NoIndex,
                                         exporting::servedFilesOf(*site.site)};
            for (const Output &output : m_settings.outputs)
                if (siteFor(output) == &site)
                    addStatement(output, site, served);
            all.push_back(std::move(served));
        }
        return all;
    }
    void addStatement(const Output &output, const OutputSite &site,
                      exporting::ServedSite &served) const {
        const bool isRsl = output.target == "rsl";
        if (!isRsl && output.target != "tdmrep")
            return;
        const auto made = exportOf(output, site);
        if (!made)
            return; // it is said of that output itself
        std::string path = "/.well-known/tdmrep.json";
        if (isRsl) {
            const GoalLicence *licence = licenceOf(*site.environment);
            path = licence != nullptr && !licence->file.empty() ? pathOf(licence->file)
                                                                : "/license.xml";
        }
        for (const exporting::File &file : made->files)
            served.files.push_back(
                {path, isRsl ? "application/rsl+xml" : "application/json", file.text});
    }
    /// Of an http(s) URL, without query and fragment.
    static std::string pathOf(std::string_view url) {
        url.remove_prefix(url.find("://") + 3);
        const std::size_t slash = url.find('/');
        const std::string_view path = slash == std::string_view::npos ? "/" : url.substr(slash);
        return std::string(path.substr(0, path.find_first_of("?#")));
    }

    const SiteSettings &m_settings;
    std::span<const OutputSite> m_sites;
};

} // namespace

std::expected<std::vector<MadeOutput>, Message> outputsOf(const SiteSettings &settings,
                                                          std::span<const OutputSite> sites) {
    return Making(settings, sites).run();
}

} // namespace gatepost::goals
