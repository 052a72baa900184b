// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/files.h"
#include "app/cli/findings.h"
#include "app/cli/formats.h"
#include "app/cli/paths.h"
#include "app/cli/settingsfindings.h"
#include "app/cli/siteloader.h"
#include "app/cli/userregistry.h"
#include "core/ask/ask.h"
#include "core/lint/lint.h"
#include "core/render/agentpolicy.h"
#include "core/render/renderrobots.h"
#include "core/settings/sitesettings.h"
#include "core/store/misnamed.h"
#include "core/store/readfile.h"
#include "core/store/sitefolder.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <chrono>
#include <deque>
#include <iostream>
#include <iterator>
#include <limits>
#include <map>
#include <memory>

namespace gatepost::cli {

namespace {

struct CheckOptions {
    std::vector<std::string> targets;
    SiteOptions site;
    std::string format = "text";
    bool json = false;
    bool fix = false;
    bool repair = false;
    std::string explain;
    std::string as;
    std::vector<std::string> deny;
    WriteOptions write;
};

/// Something to check: one file, or a site.
struct Target {
    std::optional<LoadedSite> site;
    std::string path;               ///< of the file, or of the site's agent policy
    std::optional<YamlText> policy; ///< the agent policy, where `path` is one
    std::optional<Tree> tree;

    [[nodiscard]] bool isStdin() const {
        return path == "-" || (site && std::ranges::contains(site->paths, "-"));
    }
};

Result<FindingFormat> outputOf(const CheckOptions &options) {
    if (options.json || options.format == "json")
        return FindingFormat::Json;
    if (options.format == "sarif")
        return FindingFormat::Sarif;
    if (options.format == "text")
        return FindingFormat::Text;
    return std::unexpected("--format " + options.format + ": text, json or sarif is expected");
}

std::string inWords(const MisnamedFile &file) {
    return file.name +
           (file.isServed ? ": servers are asked for " : ": this name is not read, but ") +
           std::string(file.meant);
}

/// A folder without a policy is most likely the wrong one, or its file has another name: to find nothing wrong in it would
/// be no answer. What is misnamed beside policies is said.
Result<void> lookForPolicies(const SiteOptions &options, const LoadedSite &site) {
    std::vector<MisnamedFile> misnamed;
    if (!options.folder.empty())
        if (const auto names = DiskFolder(FileSystem::real(), options.folder).names())
            misnamed = misnamedFiles(*names);
    if (!site.site.present().empty() || !site.policyPath.empty()) {
        for (const MisnamedFile &file : misnamed)
            std::cerr << "gatepost-cli: note: " << inWords(file) << '\n';
        return {};
    }
    std::string why = options.folder.empty() ? "no policy file is given"
                                             : options.folder + ": there is no policy file in it";
    why += " (" + siteFileNames(Conjunction::Comma) + " or an agent policy, *.kno)";
    for (const MisnamedFile &file : misnamed)
        why += "; " + inWords(file);
    return std::unexpected(why);
}

Result<Target> loadSiteTarget(const SiteOptions &options) {
    auto site = loadSite(options);
    if (!site)
        return std::unexpected(site.error());
    if (auto found = lookForPolicies(options, *site); !found)
        return std::unexpected(found.error());
    Target target;
    target.path = site->policyPath;
    if (!site->policyPath.empty()) // an empty file is a policy with a fault; no file is none
        target.policy.emplace(site->policy);
    target.site = std::move(*site);
    return target;
}

/// What goes with a site's files but is none of them: it is read like there, and has no findings of its own.
Result<bool> isReadWithASite(const std::string &path, const std::string &text) {
    const auto fault = [&path](const Message &why) {
        return std::unexpected(path + ": " + why.english());
    };
    const std::string name = toLower(nameOf(path));
    if (name == kSettingsFile) {
        if (const auto read = readSiteSettings(text); !read)
            return fault(read.error());
        return true;
    }
    if (name == kAsksFile) {
        if (const auto read = readAskRehearsal(text); !read)
            return fault(read.error());
        return true;
    }
    return false;
}

Result<Target> loadFileTarget(const std::string &path, const std::string &as) {
    const auto format = formatOf(path, as);
    if (!format)
        return std::unexpected(format.error());
    auto text = readFile(path);
    if (!text)
        return std::unexpected(text.error());
    Target target;
    target.path = path;
    if (as.empty()) {
        const auto besides = isReadWithASite(path, *text);
        if (!besides)
            return std::unexpected(besides.error());
        if (*besides)
            return target;
    }
    if (dialect(*format).syntax == Syntax::Yaml)
        target.policy.emplace(std::move(*text));
    else
        target.tree = Tree::parse(std::move(*text), *format);
    return target;
}

Result<std::vector<Target>> loadTargets(const CheckOptions &options) {
    std::vector<Target> targets;
    const auto take = [&](Result<Target> target) -> Result<void> {
        if (!target)
            return std::unexpected(target.error());
        targets.push_back(std::move(*target));
        return {};
    };
    if (options.site.isGiven())
        if (auto taken = take(loadSiteTarget(options.site)); !taken)
            return std::unexpected(taken.error());
    for (const std::string &path : options.targets) {
        SiteOptions folder;
        folder.folder = path;
        const bool isSite = path != "-" && isFolder(FileSystem::real(), path);
        if (auto taken = take(isSite ? loadSiteTarget(folder) : loadFileTarget(path, options.as));
            !taken)
            return std::unexpected(taken.error());
    }
    if (targets.empty())
        return std::unexpected("nothing to check: name a folder or files");
    return targets;
}

class Checker {
public:
    /// `least`: what fix() may make.
    Checker(LintOptions options, WriteOptions write, FixKind least)
        : m_options(std::move(options)), m_write(write), m_least(least) {}

    Result<void> check(const Target &target) {
        if (target.site) {
            if (auto checked = checkSite(*target.site, target.policy); !checked)
                return checked;
        } else if (target.tree) {
            files.push_back({target.path, target.tree->text(), lintFile(*target.tree, m_options)});
        }
        if (target.policy) // an empty one has the fault that rendering it has
            checkPolicy(target, *target.policy);
        return {};
    }

    /// Makes the fixes of a target's files until none is left, in memory; then writes what changed. `made` tells
    /// what is in a file, and nothing else.
    Result<void> fix(Target &target) {
        if (target.site)
            return fixSite(target);
        if (!target.tree)
            return {};
        LintOptions options = m_options;
        options.most = kAll;
        const std::string before(target.tree->text());
        std::string text = before;
        std::vector<FixMade> fixes;
        constexpr int kMostRounds = 20; // a fix may uncover another; none uncovers itself
        for (int round = 0; round < kMostRounds; ++round) {
            const auto found = lintFile(*target.tree, options);
            const FixAll all = fixAll(found, {}, m_least);
            if (all.applied.empty())
                break;
            note(found, all, target.path, text, fixes);
            text = all.edit.applied(text);
            target.tree = Tree::parse(text, target.tree->dialectId());
        }
        return save(target.path, before, text, std::move(fixes));
    }

    std::vector<CheckedFile> files; ///< their texts are the targets'
    std::vector<FixMade> made;

private:
    static constexpr std::size_t kAll = std::numeric_limits<std::size_t>::max();

    Result<void> checkSite(const LoadedSite &loaded, const std::optional<YamlText> &policy) {
        std::map<FileId, std::vector<Diagnostic>> found;
        for (Diagnostic &each : lint(loaded.site, optionsOf(loaded, policy)))
            found[each.file].push_back(std::move(each));
        const bool hasClaims = claimsAnything(loaded.settings) && !loaded.folder.empty();
        if (hasClaims) {
            auto claimed = checkClaims(loaded);
            if (!claimed)
                return std::unexpected(claimed.error());
            auto &inRobots = found[FileRole::Robots];
            std::ranges::move(claimed->inRobots, std::back_inserter(inRobots));
            std::ranges::stable_sort(inRobots, {},
                                     [](const Diagnostic &each) { return each.range.begin; });
            m_claimed.push_back(*std::move(claimed));
        }
        for (const FileId file : loaded.site.present())
            files.push_back({file.isChained() ? std::string(loaded.site.nameOf(file))
                                              : loaded.paths[file.index()],
                             loaded.site.tree(file)->text(), std::move(found[file])});
        if (hasClaims)
            files.push_back({joinedPath(loaded.folder, std::string(kSettingsFile)),
                             m_claimed.back().yaml, m_claimed.back().inYaml});
        return {};
    }

    Result<SettingsFindings> checkClaims(const LoadedSite &loaded) const {
        const auto report = goalReportOf(loaded, *m_options.now, {});
        if (!report)
            return std::unexpected(report.error());
        return findingsOf(loaded, *report, false);
    }

    [[nodiscard]] LintOptions optionsOf(const LoadedSite &loaded,
                                        const std::optional<YamlText> &policy) const {
        LintOptions options = m_options;
        options.off = loaded.settings.lintOff;
        if (policy && !policy->text().empty())
            if (auto rendered = renderRobots(readAgentPolicy(*policy)))
                options.renderedRobots = std::move(*rendered);
        return options;
    }

    Result<void> fixSite(Target &target) {
        LoadedSite &loaded = *target.site;
        LintOptions options = optionsOf(loaded, target.policy);
        options.most = kAll;
        for (const FileRoleRow &row : siteFiles()) {
            const FileId file = row.role;
            const Tree *tree = loaded.site.tree(file);
            if (tree == nullptr)
                continue;
            const std::string &path = loaded.paths[file.index()];
            const std::string before(tree->text());
            std::string text = before;
            std::vector<FixMade> fixes;
            constexpr int kMostRounds = 20;
            for (int round = 0; round < kMostRounds; ++round) {
                const auto found = lint(loaded.site, options);
                const FixAll all = fixAll(found, file, m_least);
                if (all.applied.empty())
                    break;
                note(found, all, path, text, fixes);
                text = all.edit.applied(text);
                loaded.site.put(row.role, text);
            }
            if (auto saved = save(path, before, text, std::move(fixes)); !saved)
                return saved;
        }
        return {};
    }

    Result<void> save(const std::string &path, const std::string &before, const std::string &text,
                      std::vector<FixMade> fixes) {
        if (fixes.empty())
            return {};
        if (auto written = writeFile(path, text, m_write, before, limits::kFile); !written)
            return written;
        std::ranges::move(fixes, std::back_inserter(made));
        return {};
    }

    void note(const std::vector<Diagnostic> &found, const FixAll &all, const std::string &name,
              const std::string &text, std::vector<FixMade> &fixes) const {
        const Positions positions(text);
        for (const std::size_t index : all.applied) {
            const Diagnostic &each = found[index];
            const auto fix = std::ranges::find_if(
                each.fixes, [this](const Fix &one) { return one.kind >= m_least; });
            fixes.push_back({name, positions.of(each.range.begin), std::string(each.code),
                             fix->title.english(), fix->kind});
        }
    }

    void checkPolicy(const Target &target, const YamlText &policy) {
        const Registry &registry = target.site ? target.site->site.registry : m_options.registry;
        std::vector<Diagnostic> faults = readAgentPolicy(policy, registry).faults;
        if (target.site)
            std::erase_if(faults, [&off = target.site->settings.lintOff](const Diagnostic &fault) {
                return std::ranges::contains(off, fault.code);
            });
        files.push_back({target.path, policy.text(), std::move(faults)});
    }

    LintOptions m_options;
    WriteOptions m_write;
    FixKind m_least;
    std::deque<SettingsFindings> m_claimed; ///< their texts are those of `files`
};

/// Says on stderr that repairs are left, for a person who expected them to be made.
void tellRepairs(const std::vector<CheckedFile> &files) {
    std::size_t left = 0;
    for (const CheckedFile &file : files)
        left += static_cast<std::size_t>(
            std::ranges::count_if(file.diagnostics, [](const Diagnostic &each) {
                return std::ranges::contains(each.fixes, FixKind::Repair, &Fix::kind);
            }));
    if (left > 0)
        std::cerr << "gatepost-cli: note: " << left
                  << (left == 1 ? " fix changes answers and was" : " fixes change answers and were")
                  << " not made; --repair makes " << (left == 1 ? "it" : "them") << '\n';
}

/// True if what `--deny` names is there: a code, or "warning" and "note" for all of these.
bool isDenied(const Diagnostic &found, const std::vector<std::string> &denied) {
    return found.severity == Severity::Error ||
           std::ranges::any_of(denied, [&](const std::string &each) {
               return each == found.code || each == severityName(found.severity);
           });
}

bool isCode(std::string_view word) {
    return findLintRule(word) != nullptr;
}

Result<void> checkDenied(const std::vector<std::string> &denied) {
    for (const std::string &each : denied)
        if (each != "warning" && each != "note" && !isCode(each))
            return std::unexpected("--deny " + each + ": there is no such code");
    return {};
}

/// A misspelt code switches nothing off; a code of another version may be meant, so it is no error.
void tellUnknownCodes(const Target &target) {
    if (!target.site)
        return;
    for (const std::string &each : target.site->settings.lintOff)
        if (!isCode(each))
            std::cerr << "gatepost-cli: note: gatepost.yaml: lint: off: there is no code “" << each
                      << "”\n";
}

int fail(const std::string &why) {
    std::cerr << "gatepost-cli: " << why << '\n';
    return kBadUsage;
}

int explain(const std::string &code, FindingFormat format) {
    if (code == "all") {
        printAllCodes(std::cout, format);
        return kDone;
    }
    if (findLintRule(code) == nullptr)
        return fail("--explain " + code + ": there is no such code");
    printExplanation(std::cout, format, code);
    return kDone;
}

int run(const CheckOptions &options) {
    const auto format = outputOf(options);
    if (!format)
        return fail(format.error());
    if (!options.explain.empty())
        return explain(options.explain, *format);
    if (auto checked = checkDenied(options.deny); !checked)
        return fail(checked.error());
    auto targets = loadTargets(options);
    if (!targets)
        return fail(targets.error());
    const bool fixes = options.fix || options.repair;
    if (fixes && std::ranges::any_of(*targets, &Target::isStdin))
        return fail((options.fix ? "--fix" : "--repair") +
                    std::string(": stdin cannot be changed"));
    auto registry = userRegistry(); // of files alone; a site has its own
    if (!registry)
        return fail(registry.error());
    using namespace std::chrono;
    Checker checker({.now = floor<seconds>(system_clock::now()), .registry = std::move(*registry)},
                    options.write, options.repair ? FixKind::Repair : FixKind::Safe);
    for (Target &target : *targets) {
        tellUnknownCodes(target);
        if (fixes)
            if (auto fixed = checker.fix(target); !fixed) {
                // Nothing is answered, but files that were changed before are changed.
                printFindings(std::cerr, FindingFormat::Text, {}, checker.made);
                return fail(fixed.error());
            }
        if (auto checked = checker.check(target); !checked)
            return fail(checked.error());
    }
    printFindings(std::cout, *format, checker.files, checker.made);
    if (*format == FindingFormat::Sarif) // which has no place for what is no longer there
        printFindings(std::cerr, FindingFormat::Text, {}, checker.made);
    if (options.fix && !options.repair)
        tellRepairs(checker.files);
    const bool bad = std::ranges::any_of(checker.files, [&](const CheckedFile &file) {
        return std::ranges::any_of(
            file.diagnostics, [&](const Diagnostic &each) { return isDenied(each, options.deny); });
    });
    return bad ? kAnswerIsNo : kDone;
}

} // namespace

void addCheckCommand(CLI::App &command, int &status) {
    const auto options = std::make_shared<CheckOptions>();
    addPaths(command, "target", options->targets,
             "Folders of sites and files (- is stdin); a file's name says which of the formats it "
             "is");
    command.add_option("--as", options->as, "Take every file for this one: " + siteFileNames());
    options->site.addTo(command);
    command.add_flag("--json", options->json, "The same as --format json");
    command.add_option(
        "--format", options->format,
        "text, json or sarif; lines and columns count from 1, columns in characters");
    command.add_option("--explain", options->explain,
                       "Say what a code means (all: list them), and check nothing");
    command.add_flag("--fix", options->fix,
                     "Make the fixes that change no answer, in no reading, and say which");
    command.add_flag("--repair", options->repair,
                     "Make those and the fixes that change answers to what was plainly meant");
    options->write.addTo(command);
    command
        .add_option("--deny", options->deny,
                    "CODE: status 1 for it as for an error; also warning or note for all of these")
        ->allow_extra_args(false);
    command.footer(
        "Checks are switched off with “lint: {off: [CODE]}” in the site's gatepost.yaml, or with a "
        "comment\n“# gatepost: off CODE”: at the top of a file for the file, else for the next "
        "line.");
    command.callback([options, &status] { status = run(*options); });
}

} // namespace gatepost::cli
