// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/bindings.h"

#include "core/match/ruleset.h"
#include "core/model/groupedits.h"
#include "core/model/lineedits.h"
#include "core/model/metaedits.h"
#include "core/model/policyedits.h"
#include "core/text/ascii.h"
#include "core/value/agerating.h"
#include "core/value/time.h"
#include "ui/bridge/text.h"
#include "ui/bridge/words.h"

#include <QCoreApplication>

namespace gatepost::ui {

namespace {

struct Notes {
    Q_DECLARE_TR_FUNCTIONS(gatepost::ui::FieldNotes)
};

FieldLine shown(const ValueLine &line) {
    return {fromBytes(line.value), static_cast<int>(line.line)};
}

/// What a value comes to, for people.
QString noteOf(const SiteModel &site, const Directive &row, const QString &value) {
    const std::string bytes = toBytes(value);
    switch (row.kind) {
    case ValueKind::Seconds:
        if (const auto seconds = parseSeconds(bytes))
            return paceText(*seconds);
        return {};
    case ValueKind::RequestRate:
        if (const auto rate = parseRequestRate(bytes))
            return paceText(rate->secondsPerRequest());
        return {};
    case ValueKind::PerMinute:
        if (const auto rate = parsePerMinute(bytes))
            return paceText(60.0 / static_cast<double>(*rate));
        return {};
    case ValueKind::Path: return sampleCount(site, value);
    case ValueKind::AgeRating:
        if (const auto rating = parseAgeRating(bytes); rating && rating->path)
            return sampleCount(site, fromBytes(*rating->path));
        return {};
    default: return {};
    }
}

} // namespace

QStringList samplePaths(const SiteModel &site) {
    return site.side().samplePaths();
}

QString sampleCount(const SiteModel &site, const QString &path) {
    const QStringList paths = samplePaths(site);
    if (paths.isEmpty() || path.isEmpty())
        return {};
    const std::string value = toBytes(path);
    const PathPattern pattern(value);
    int count = 0;
    for (const QString &sample : paths)
        count += pattern.matches(PathQuestion(toBytes(sample))) ? 1 : 0;
    //: %1 of the site's %n sample paths match
    return Notes::tr("%1 of %n path(s)", nullptr, static_cast<int>(paths.size())).arg(count);
}

FieldBinding fileBinding(SiteModel &site, Document &document, const Directive &row) {
    FieldBinding binding;
    binding.read = [&document, &row] {
        std::vector<FieldLine> lines;
        for (const ValueLine &line : fileDirectives(document.tree(), row.id))
            lines.push_back(shown(line));
        return lines;
    };
    binding.set = [&document, &row](std::size_t nth, std::string_view value) {
        return setFileDirective(document.tree(), row.id, nth, value);
    };
    binding.remove = [&document, &row](std::size_t nth) {
        return removeFileDirective(document.tree(), row.id, nth);
    };
    binding.note = [&site, &row](const QString &value) { return noteOf(site, row, value); };
    binding.repeats = row.repeats;
    return binding;
}

FieldBinding globalBinding(Document &document, const Directive &row,
                           const std::optional<SuppliedPolicy> &supplied) {
    FieldBinding binding;
    binding.read = [&document, &row] {
        const PolicyCell cell = PolicyView(document.tree()).cell({}, row.id);
        std::vector<FieldLine> lines;
        if (cell.line)
            lines.push_back({fromBytes(cell.value), static_cast<int>(*cell.line)});
        return lines;
    };
    binding.set = [&document, &row](std::size_t, std::string_view value) {
        return setPolicy(document.tree(), {}, row.id, value);
    };
    binding.remove = [&document, &row](std::size_t) {
        return removePolicy(document.tree(), {}, row.id);
    };
    binding.inherited = [&supplied, &row] {
        return supplied ? supplied->find({}, row.id).pair() : Supplied().pair();
    };
    binding.note = [&row](const QString &value) -> QString {
        const auto rate = row.kind == ValueKind::PerMinute ? parsePerMinute(toBytes(value))
                                                           : std::optional<std::uint64_t>();
        return rate ? paceText(60.0 / static_cast<double>(*rate)) : QString();
    };
    return binding;
}

FieldBinding metaBinding(Document &document, const Directive &row) {
    FieldBinding binding;
    binding.read = [&document, &row] {
        std::vector<FieldLine> lines;
        std::optional<FieldLine> counts;
        for (const MetaEntry &entry : metaEntries(document.tree())) {
            if (entry.directive != row.id)
                continue;
            const FieldLine line{fromBytes(entry.value), static_cast<int>(entry.line)};
            if (entry.valid) {
                counts = line;
                break;
            }
            if (!counts)
                counts = line;
        }
        if (counts)
            lines.push_back(*counts);
        return lines;
    };
    binding.set = [&document, &row](std::size_t, std::string_view value) {
        return setMeta(document.tree(), row.name, value);
    };
    binding.remove = [&document, &row](std::size_t) {
        return removeMeta(document.tree(), row.name);
    };
    return binding;
}

FieldBinding chainBinding(Document &document) {
    FieldBinding binding;
    binding.read = [&document] {
        std::vector<FieldLine> lines;
        if (const auto chain = PolicyView(document.tree()).chain())
            lines.push_back(shown(*chain));
        return lines;
    };
    binding.set = [&document](std::size_t, std::string_view value) {
        return setChain(document.tree(), value);
    };
    binding.remove = [&document](std::size_t) { return removeChain(document.tree()); };
    return binding;
}

FieldBinding groupBinding(SiteModel &site, Document &document, const Directive &row,
                          std::function<const GroupView *()> chosen) {
    FieldBinding binding;
    const auto lines = [chosen, &row] {
        const GroupView *group = chosen();
        std::vector<ValueLine> all = group ? group->of(row.id) : std::vector<ValueLine>();
        return all;
    };
    binding.read = [lines, chosen, &row] {
        std::vector<FieldLine> read;
        const std::vector<ValueLine> all = lines();
        if (row.repeats) {
            for (const ValueLine &line : all)
                read.push_back(shown(line));
            return read;
        }
        // Robot-version: the line that counts, else the first (S30).
        const GroupView *group = chosen();
        const ValueLine *counts = all.empty() ? nullptr : &all.front();
        for (const ValueLine &line : all)
            if (group->group.versionLine == line.line)
                counts = &line;
        if (counts)
            read.push_back(shown(*counts));
        return read;
    };
    binding.set = [&document, chosen, &row](std::size_t nth, std::string_view value) -> EditResult {
        const GroupView *group = chosen();
        if (!group)
            return TextEdit();
        return setGroupDirective(document.tree(), group->index, row.id, nth, value);
    };
    binding.remove = [&document, chosen, &row](std::size_t nth) -> EditResult {
        const GroupView *group = chosen();
        if (!group)
            return TextEdit();
        return removeGroupDirective(document.tree(), group->index, row.id, nth);
    };
    binding.note = [&site, &row](const QString &value) { return noteOf(site, row, value); };
    if (row.id == DirectiveId::RequestRate)
        binding.inherited = [chosen]() -> std::pair<QString, QString> {
            // S34: what the extended standard advises where a group says neither.
            const GroupView *group = chosen();
            if (!group || group->group.version != GroupVersion::Extended || group->crawlDelay())
                return {};
            return {Notes::tr("at least 10 s"), Notes::tr("rule of thumb: twice what the last "
                                                          "document took, at least 10 s")};
        };
    binding.owner = [chosen] {
        const GroupView *group = chosen();
        return group && !group->agents.empty() ? forPeople(fromBytes(group->agents.front().value))
                                               : QString();
    };
    binding.repeats = row.repeats;
    return binding;
}

} // namespace gatepost::ui
