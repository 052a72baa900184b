// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/lint.h"

#include "core/diagnostic/settingsrules.h"
#include "core/lint/check.h"
#include "core/lint/repeatedrules.h"
#include "core/lint/rules/list.h"
#include "core/render/policyrules.h"

#include <algorithm>
#include <future>
#include <iterator>
#include <map>
#include <tuple>

namespace gatepost {

namespace linting {

#define GATEPOST_DECLARE(name) extern const Check name;
GATEPOST_CHECKS(GATEPOST_DECLARE)
#undef GATEPOST_DECLARE

namespace {

std::span<const Check *const> checks() {
#define GATEPOST_POINT(name) &name,
    static const Check *const all[] = {GATEPOST_CHECKS(GATEPOST_POINT)};
#undef GATEPOST_POINT
    return all;
}

bool isOn(const Check &check, const LintOptions &options) {
    return !std::ranges::contains(options.off, check.rule.code);
}

void run(const Check &check, const FileUnderCheck &file, const std::deque<FileUnderCheck> &files,
         std::vector<Diagnostic> &found) {
    Report report(check.rule, files, file.options.most, found);
    check.file(file, report);
}

/// Each long check of a large file has a thread: in an editor a key waits for the slowest of them, not for their sum.
void checkFile(const FileUnderCheck &file, const std::deque<FileUnderCheck> &files,
               std::vector<Diagnostic> &found) {
    constexpr std::size_t kLarge = 10'000; ///< bytes: less is checked before a thread has begun
    const unsigned dialect = dialectBit(file.tree.dialectId());
    std::vector<const Check *> wanted;
    for (const Check *check : checks())
        if (check->file != nullptr && (check->dialects & dialect) != 0 &&
            isOn(*check, file.options))
            wanted.push_back(check);
    struct Beside {
        const Check *check = nullptr;
        std::future<std::vector<Diagnostic>> found;
    };
    std::vector<Beside> beside;
    for (const Check *check : wanted)
        if (check->isLong && file.text().size() >= kLarge)
            beside.push_back({check, std::async([check, &file, &files] {
                                  std::vector<Diagnostic> own;
                                  run(*check, file, files, own);
                                  return own;
                              })});
    std::vector<std::size_t>
        places; // in `found`, where a check that runs beside the others has its turn
    for (const Check *check : wanted)
        if (std::ranges::contains(beside, check, &Beside::check))
            places.push_back(found.size());
        else
            run(*check, file, files, found);
    for (std::size_t i = beside.size(); i-- > 0;) {
        std::vector<Diagnostic> own = beside[i].found.get();
        found.insert(found.begin() + static_cast<std::ptrdiff_t>(places[i]),
                     std::make_move_iterator(own.begin()), std::make_move_iterator(own.end()));
    }
}

void sort(std::vector<Diagnostic> &found) {
    // A finding is large: small keys are sorted, and each finding moves once.
    struct Key {
        FileId file;
        Severity severity;
        std::uint32_t begin;
        std::uint32_t index; ///< in `found`: what is equal stays in order
    };
    std::vector<Key> keys;
    keys.reserve(found.size());
    for (const Diagnostic &each : found)
        keys.push_back(
            {each.file, each.severity, each.range.begin, static_cast<std::uint32_t>(keys.size())});
    std::ranges::sort(keys, {}, [](const Key &each) {
        return std::tuple(each.file, each.begin, each.severity, each.index);
    });
    std::vector<Diagnostic> sorted;
    sorted.reserve(found.size());
    for (const Key &each : keys)
        sorted.push_back(std::move(found[each.index]));
    found = std::move(sorted);
}

/// Of two rules that say the same one is named. Where without-effect names the one or the other, a dead rule is not noted too: it
/// decides again once the other is gone.
void dropDeadOfPairs(const FileUnderCheck &file, const std::map<std::size_t, Diagnostic *> &idle,
                     std::vector<Diagnostic> &found) {
    std::map<std::size_t, std::size_t> decidedIn; // lines
    for (const DeadRule &dead : file.dead())
        if (!isReportedAnyway(file, dead))
            decidedIn.emplace(file.groups.rules[dead.rule].line, file.groups.rules[dead.by].line);
    for (Diagnostic &each : found) {
        if (each.code != "dead-rule" || each.file != file.ref || each.unlisted > 0)
            continue;
        const auto line = file.tree.lineAt(each.range.begin);
        const auto dead = line ? decidedIn.find(*line) : decidedIn.end();
        if (dead == decidedIn.end())
            continue;
        const auto decides = idle.find(dead->second);
        const bool goes = decides != idle.end() && !decides->second->fixes.empty();
        if (goes || idle.contains(dead->first))
            each.code = {}; // is dropped
    }
}

/// One line, one finding. A rule without effect, which is proved for every reading, is not said to open nothing as well: where it
/// goes alone, it says instead that its path may have a slip in it.
void dropSaidTwice(const FileUnderCheck &file, std::vector<Diagnostic> &found) {
    std::map<std::size_t, Diagnostic *> idle; // by line
    for (Diagnostic &each : found)
        if (each.code == "without-effect" && each.file == file.ref && each.unlisted == 0)
            if (const auto line = file.tree.lineAt(each.range.begin))
                idle.emplace(*line, &each);
    if (idle.empty())
        return;
    for (Diagnostic &each : found) {
        if (each.code != "allow-opens-nothing" || each.file != file.ref || each.unlisted > 0)
            continue;
        const auto line = file.tree.lineAt(each.range.begin);
        const auto same = line ? idle.find(*line) : idle.end();
        if (same == idle.end())
            continue;
        Diagnostic &other = *same->second;
        if (!other.fixes.empty() && !each.fixes.empty() &&
            other.fixes.front().edit == each.fixes.front().edit)
            other.message = std::move(each.message);
        each.code = {}; // is dropped
    }
    dropDeadOfPairs(file, idle, found);
    std::erase_if(found, [](const Diagnostic &each) { return each.code.empty(); });
}

/// Whether a line other than the first begins with a byte order mark, which is part of its key there (S2).
bool hasMarkAtALine(std::string_view text) {
    constexpr std::string_view kMark = "\xEF\xBB\xBF";
    for (std::size_t at = text.find(kMark, 1); at != std::string_view::npos;
         at = text.find(kMark, at + kMark.size()))
        if (text[at - 1] == '\n' || text[at - 1] == '\r')
            return true;
    return false;
}

/// A mark that comes to the beginning of the file is no longer part of a key, so another line is read. What is taken away
/// at the beginning is therefore no safe fix where a line further down begins with a mark.
void keepMarksInside(const FileUnderCheck &file, std::vector<Diagnostic> &found) {
    if (!hasMarkAtALine(file.text()))
        return;
    for (Diagnostic &each : found) {
        if (each.file != file.ref)
            continue;
        for (Fix &fix : each.fixes)
            for (const Replacement &part : fix.edit.replacements())
                if (part.range.begin == 0 && part.range.end > 0 && part.text.empty())
                    fix.kind = FixKind::Choice;
    }
}

} // namespace
} // namespace linting

using linting::Check;
using linting::FileUnderCheck;
using linting::Report;
using linting::SiteUnderCheck;

std::span<const LintRule> lintRules() {
    static const std::vector<LintRule> all = [] {
        std::vector<LintRule> rules;
        for (const Check *check : linting::checks())
            rules.push_back(check->rule);
        rules.insert(rules.end(), policyRules().begin(), policyRules().end());
        rules.insert(rules.end(), settingsRules().begin(), settingsRules().end());
        return rules;
    }();
    return all;
}

const LintRule *findLintRule(std::string_view code) {
    const auto all = lintRules();
    const auto found = std::ranges::find(all, code, &LintRule::code);
    return found == all.end() ? nullptr : &*found;
}

std::vector<Diagnostic> lintFile(const Tree &tree, const LintOptions &options, FileId ref) {
    std::deque<FileUnderCheck> files;
    const FileUnderCheck &file = files.emplace_back(tree, ref, options);
    std::vector<Diagnostic> found;
    linting::checkFile(file, files, found);
    linting::dropSaidTwice(file, found);
    linting::keepMarksInside(file, found);
    linting::sort(found);
    return found;
}

std::vector<Diagnostic> lint(const Site &site, const LintOptions &given) {
    LintOptions options = given;
    options.registry = site.registry;
    options.besideRobotsAi = site.file(FileRole::RobotsAi).has_value();
    std::deque<FileUnderCheck> files;
    for (const FileId id : site.present())
        files.emplace_back(*site.tree(id), id, options);
    const auto file = [&files](FileId id) -> const FileUnderCheck * {
        const auto found = std::ranges::find(files, id, &FileUnderCheck::ref);
        return found == files.end() ? nullptr : &*found;
    };
    const SiteUnderCheck all{.site = site,
                             .options = options,
                             .files = files,
                             .robots = file(FileRole::Robots),
                             .robotsAi = file(FileRole::RobotsAi),
                             .robots2 = file(FileRole::Robots2)};
    std::vector<Diagnostic> found;
    for (const FileUnderCheck &each : files)
        linting::checkFile(each, files, found);
    for (const Check *check : linting::checks()) {
        if (check->site == nullptr || !linting::isOn(*check, options))
            continue;
        Report report(check->rule, files, options.most, found);
        check->site(all, report);
    }
    for (const FileUnderCheck &each : files) {
        linting::dropSaidTwice(each, found);
        linting::keepMarksInside(each, found);
    }
    linting::sort(found);
    return found;
}

} // namespace gatepost
