// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/console.h"
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
struct CheckTarget {
    std::optional<LoadedSite> site;
    std::string path;               ///< of the file, or of the site's agent policy
    std::optional<YamlText> policy; ///< the agent policy, where `path` is one
    std::optional<Tree> tree;

    [[nodiscard]] bool isStdin() const {
        return path == "-" || (site && std::ranges::contains(site->paths, "-"));
    }
};

FindingFormat outputOf(const CheckOptions &options) {
    if (options.json || options.format == "json")
        return FindingFormat::JsonText;
    if (options.format == "sarif")
        return FindingFormat::Sarif;
    if (options.format == "text")
        return FindingFormat::Text;
    fail("--format " + options.format + ": text, json or sarif is expected");
}

std::string inWords(const MisnamedFile &file) {
    return file.name +
           (file.isServed ? ": servers are asked for " : ": this name is not read, but ") +
           std::string(file.meant);
}

/// A folder without a policy is most likely the wrong one, or its file has another name: to find nothing wrong in it would
/// be no answer. What is misnamed beside policies is said.
void lookForPolicies(const SiteOptions &options, const LoadedSite &site) {
    std::vector<MisnamedFile> misnamed;
    if (!options.folder.empty())
        if (const auto names = DiskFolder(FileSystem::real(), options.folder).names())
            misnamed = misnamedFiles(*names);
    if (!site.site.present().empty() || !site.policyPath.empty()) {
        for (const MisnamedFile &file : misnamed)
            std::cerr << "gatepost-cli: note: " << inWords(file) << '\n';
        return;
    }
    std::string why = options.folder.empty() ? "no policy file is given"
                                             : options.folder + ": there is no policy file in it";
    why += " (" + siteFileNames(Conjunction::Comma) + " or an agent policy, *.kno)";
    for (const MisnamedFile &file : misnamed)
        why += "; " + inWords(file);
    fail(why);
}

CheckTarget loadSiteTarget(SiteOptions &options) {
    auto site = loadSite(options);
    lookForPolicies(options, site);
    CheckTarget target;
    target.path = site.policyPath;
    if (!site.policyPath.empty()) // an empty file is a policy with a fault; no file is none
        target.policy.emplace(site.policy);
    target.site = std::move(site);
    return target;
}

/// What goes with a site's files but is none of them: it is read like there, and has no findings of its own.
bool isReadWithASite(const std::string &path, const std::string &text) {
    const std::string name = toLower(nameOf(path));
    if (name == kSettingsFile) {
        need(readSiteSettings(text), path);
        return true;
    }
    if (name == kAsksFile) {
        need(readAskRehearsal(text), path);
        return true;
    }
    return false;
}

CheckTarget loadFileTarget(const std::string &path, const std::string &as) {
    const auto format = need(formatOf(path, as));
    auto text = need(readFile(path));
    CheckTarget target;
    target.path = path;
    if (as.empty() && isReadWithASite(path, text))
        return target;
    if (dialect(format).syntax == Syntax::Yaml)
        target.policy.emplace(std::move(text));
    else
        target.tree = Tree::parse(std::move(text), format);
    return target;
}

std::vector<CheckTarget> loadTargets(CheckOptions &options) {
    std::vector<CheckTarget> targets;
    if (options.site.isGiven())
        targets.push_back(loadSiteTarget(options.site));
    for (const std::string &path : options.targets) {
        SiteOptions folder;
        folder.folder = path;
        const bool isSite = path != "-" && isFolder(FileSystem::real(), path);
        targets.push_back(isSite ? loadSiteTarget(folder) : loadFileTarget(path, options.as));
    }
    if (targets.empty())
        fail("nothing to check: name a folder or files");
    return targets;
}

class Checker {
public:
    /// `least`: what fix() may make.
    Checker(LintOptions options, WriteOptions write, FixKind least)
        : m_options(std::move(options)), m_write(write), m_least(least) {}

    void check(const CheckTarget &target) {
        if (target.site) {
            checkSite(*target.site, target.policy);
        } else if (target.tree) {
            files.push_back({target.path, target.tree->text(), lintFile(*target.tree, m_options)});
        }
        if (target.policy) // an empty one has the fault that rendering it has
            checkPolicy(target, *target.policy);
    }

    /// Makes the fixes of a target's files until none is left, in memory; then writes what changed. `made` tells
    /// what is in a file, and nothing else.
    void fix(CheckTarget &target) {
        LintOptions options = target.site ? optionsOf(*target.site, target.policy) : m_options;
        options.most = std::numeric_limits<std::size_t>::max();
        if (target.tree)
            fixFile(
                target.path, {}, std::string(target.tree->text()),
                [&] { return lintFile(*target.tree, options); },
                [&tree = *target.tree](const std::string &text) {
                    tree = Tree::parse(text, tree.dialectId());
                });
        if (!target.site)
            return;
        Site &site = target.site->site;
        for (const FileRoleRow &row : siteFiles())
            if (const Tree *tree = site.tree(row.role))
                fixFile(
                    target.site->paths[FileId(row.role).index()], row.role,
                    std::string(tree->text()), [&] { return lint(site, options); },
                    [&](const std::string &text) { site.put(row.role, text); });
    }

    std::vector<CheckedFile> files; ///< their texts are the targets'
    std::vector<FixMade> made;

private:
    void checkSite(const LoadedSite &loaded, const std::optional<YamlText> &policy) {
        std::map<FileId, std::vector<Diagnostic>> found;
        for (Diagnostic &each : lint(loaded.site, optionsOf(loaded, policy)))
            found[each.file].push_back(std::move(each));
        const bool hasClaims = claimsAnything(loaded.settings) && !loaded.folder.empty();
        if (hasClaims) {
            SettingsFindings claimed =
                findingsOf(loaded, goalReportOf(loaded, *m_options.now, {}), false);
            auto &inRobots = found[FileRole::Robots];
            std::ranges::move(claimed.inRobots, std::back_inserter(inRobots));
            std::ranges::stable_sort(inRobots, {},
                                     [](const Diagnostic &each) { return each.range.begin; });
            m_claimed.push_back(std::move(claimed));
        }
        for (const FileId file : loaded.site.present())
            files.push_back({file.isChained() ? std::string(loaded.site.nameOf(file))
                                              : loaded.paths[file.index()],
                             loaded.site.tree(file)->text(), std::move(found[file])});
        if (hasClaims)
            files.push_back({joinedPath(loaded.folder, std::string(kSettingsFile)),
                             m_claimed.back().yaml, m_claimed.back().inYaml});
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

    /// `find`: the problems of the text as it is; `put` makes another its text.
    void fixFile(const std::string &path, FileId file, std::string text, const auto &find,
                 const auto &put) {
        const std::string before = text;
        std::vector<FixMade> fixes;
        constexpr int kMostRounds = 20; // a fix may uncover another; none uncovers itself
        for (int round = 0; round < kMostRounds; ++round) {
            const auto found = find();
            const FixAll all = fixAll(found, file, m_least);
            if (all.applied.empty())
                break;
            note(found, all, path, text, fixes);
            text = all.edit.applied(text);
            put(text);
        }
        if (fixes.empty())
            return;
        need(writeFile(path, text, m_write, before, limits::kFile));
        std::ranges::move(fixes, std::back_inserter(made));
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

    void checkPolicy(const CheckTarget &target, const YamlText &policy) {
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

void checkDenied(const std::vector<std::string> &denied) {
    for (const std::string &each : denied)
        if (each != "warning" && each != "note" && !isCode(each))
            fail("--deny " + each + ": there is no such code");
}

/// A misspelt code switches nothing off; a code of another version may be meant, so it is no error.
void tellUnknownCodes(const CheckTarget &target) {
    if (!target.site)
        return;
    for (const std::string &each : target.site->settings.lintOff)
        if (!isCode(each))
            std::cerr << "gatepost-cli: note: gatepost.yaml: lint: off: there is no code “" << each
                      << "”\n";
}

int explain(const std::string &code, FindingFormat format) {
    if (code == "all") {
        printAllCodes(std::cout, format);
        return kDone;
    }
    if (findLintRule(code) == nullptr)
        fail("--explain " + code + ": there is no such code");
    printExplanation(std::cout, format, code);
    return kDone;
}

int runCheck(CheckOptions &options) {
    const auto format = outputOf(options);
    if (!options.explain.empty())
        return explain(options.explain, format);
    checkDenied(options.deny);
    auto targets = loadTargets(options);
    const bool fixes = options.fix || options.repair;
    if (fixes && std::ranges::any_of(targets, &CheckTarget::isStdin))
        fail((options.fix ? "--fix" : "--repair") + std::string(": stdin cannot be changed"));
    // Of files alone; a site has its own registry.
    Checker checker({.now = now(), .registry = need(userRegistry())}, options.write,
                    options.repair ? FixKind::Repair : FixKind::Safe);
    for (CheckTarget &target : targets) {
        tellUnknownCodes(target);
        if (fixes)
            try {
                checker.fix(target);
            } catch (const Failure &) {
                // Nothing is answered, but files that were changed before are changed.
                printFindings(std::cerr, FindingFormat::Text, {}, checker.made);
                throw;
            }
        checker.check(target);
    }
    printFindings(std::cout, format, checker.files, checker.made);
    if (format == FindingFormat::Sarif) // which has no place for what is no longer there
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
    auto &options = runs<CheckOptions>(command, status, runCheck);
    addPaths(command, "target", options.targets,
             "Folders of sites and files (- is stdin); a file's name says which of the formats it "
             "is");
    command.add_option("--as", options.as, "Take every file for this one: " + siteFileNames());
    options.site.addTo(command);
    command.add_flag("--json", options.json, "The same as --format json");
    command.add_option(
        "--format", options.format,
        "text, json or sarif; lines and columns count from 1, columns in characters");
    command.add_option("--explain", options.explain,
                       "Say what a code means (all: list them), and check nothing");
    command.add_flag("--fix", options.fix,
                     "Make the fixes that change no answer, in no reading, and say which");
    command.add_flag("--repair", options.repair,
                     "Make those and the fixes that change answers to what was plainly meant");
    options.write.addTo(command);
    command
        .add_option("--deny", options.deny,
                    "CODE: status 1 for it as for an error; also warning or note for all of these")
        ->allow_extra_args(false);
    command.footer(
        "Checks are switched off with “lint: {off: [CODE]}” in the site's gatepost.yaml, or with a "
        "comment\n“# gatepost: off CODE”: at the top of a file for the file, else for the next "
        "line.");
}

} // namespace gatepost::cli
