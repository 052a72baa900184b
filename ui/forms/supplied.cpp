// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/supplied.h"

#include "core/agents/identity.h"
#include "core/value/term.h"
#include "ui/bridge/text.h"

#include <QCoreApplication>

#include <algorithm>

namespace gatepost::ui {

namespace {

struct SuppliedWords {
    Q_DECLARE_TR_FUNCTIONS(gatepost::ui::SuppliedPolicy)
};

/// "https://example.org/base.txt" without its scheme: the place is narrow.
QString shortUrl(const QString &url) {
    const qsizetype at = url.indexOf(QLatin1String("://"));
    return at < 0 ? url : url.mid(at + 3);
}

/// Somebody of the scope. No block can name a control character, so it stands for "whom no block names".
Identity somebody(const QString &scope, const Registry &registry) {
    if (const auto category = parseCategory(toBytes(scope))) {
        Identity any;
        any.ownToken = "\x01";
        any.category = category;
        return any;
    }
    if (!scope.isEmpty())
        if (auto known = identify(toBytes(scope), {}, registry))
            return std::move(*known);
    Identity any;
    any.ownToken = "\x01";
    return any;
}

} // namespace

SuppliedPolicy::SuppliedPolicy(const SiteModel &site, const Document &document)
    : m_registry(site.analysis().registry()) {
    const FileId own = site.analysis().fileId(&document).value_or(
        FileId(FileRole::Robots2)); // not reached: as if it were
    m_own = own;
    m_files.emplace_back(document.tree(), own, std::string());
    const auto &chained = site.analysis().chain().files;
    const auto first = site.analysis().fileId(&document) ? (own.isChained() ? own.place() + 1 : 0)
                                                         : chained.size();
    for (std::size_t i = first; i < chained.size(); ++i) {
        const FileId file = FileId::chained(i);
        m_files.emplace_back(chained[i].tree, file, chained[i].url);
        m_names.insert(file.index(), shortUrl(text(chained[i].url)));
    }
}

const SuppliedPolicy::Scope &SuppliedPolicy::read(const QString &scope) const {
    const QString key = scope.toLower();
    if (const auto found = m_scopes.constFind(key); found != m_scopes.cend())
        return *found;
    const Identity who = somebody(scope, m_registry);
    const StatedPolicy stated(m_files, who);
    const PathQuestion root("/");
    Scope made;
    made.uses = useTable(stated, nullptr, {.agent = who, .path = root, .at = {}});
    for (const Directive &row : dialect(DialectId::Robots2).directives)
        if (const StatedValue *value = stated.find(row.id))
            made.stated.emplace_back(row.id, *value);
    return *m_scopes.insert(key, std::move(made));
}

QString SuppliedPolicy::place(const LineRef &line) const {
    const QString name = m_names.value(line.file.index());
    return name.isEmpty() ? SuppliedWords::tr("line %1").arg(line.line.value)
                          : SuppliedWords::tr("%1, line %2").arg(name).arg(line.line.value);
}

Supplied SuppliedPolicy::find(const QString &scope, DirectiveId directive) const {
    const Scope &all = read(scope);
    const auto statedOf = [&](DirectiveId id) {
        const auto found =
            std::ranges::find(all.stated, id, [](const auto &row) { return row.first; });
        return found == all.stated.end() ? nullptr : &found->second;
    };
    const auto use = std::ranges::find(all.uses, directive, &UseVerdict::directive);
    if (use != all.uses.end() && (use->cause == Cause::Crawl || use->cause == Cause::Read)) {
        // Where read is no because of crawl, crawl is the line to look at.
        const StatedValue *stated = statedOf(DirectiveId::Read);
        const DirectiveId why =
            use->cause == Cause::Read && stated && termOf(stated->value) == Term::No
                ? DirectiveId::Read
                : DirectiveId::Crawl;
        if (const StatedValue *cause = statedOf(why))
            //: %1 is a directive, %2 its value, %3 a line, perhaps with its file: "crawl: no in line 4"
            return {
                text(use->effective.text()),
                SuppliedWords::tr("%1: %2 in %3")
                    .arg(text(directiveName(why)), text(cause->value.text()), place(cause->line))};
    }
    if (const StatedValue *value = statedOf(directive))
        return {text(value->value.text()), place(value->line)};
    return {};
}

} // namespace gatepost::ui
