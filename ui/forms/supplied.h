// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/registry.h"
#include "core/simulate/policy.h"
#include "ui/site/site.h"

#include <QHash>
#include <QString>

/// What holds in a scope of robots2.txt where it says nothing itself: fields and cells show it greyed.
namespace gatepost::ui {

/// A value that a scope does not state, and where it is from.
struct Supplied {
    QString value; ///< canonical; empty = unstated
    /// "line 4", "example.org/base.txt, line 3", "crawl: no in line 4": for people.
    QString from = {};

    [[nodiscard]] std::pair<QString, QString> pair() const { return {value, from}; }
};

/// Reads a robots2.txt with the files that its chain reaches (S53) and says what follows from what (S55). Of a document
/// that is itself a chained file, those after it.
class SuppliedPolicy {
public:
    SuppliedPolicy(const SiteModel &site, const Document &document);

    /// `scope`: "" = the agents that no block names, a category, or the token of a block.
    [[nodiscard]] Supplied find(const QString &scope, DirectiveId directive) const;

private:
    struct Scope {
        UseTable uses;
        std::vector<std::pair<DirectiveId, StatedValue>> stated;
    };
    [[nodiscard]] const Scope &read(const QString &scope) const;
    [[nodiscard]] QString place(const LineRef &line) const;

    Registry m_registry;
    std::vector<PolicyFile> m_files;
    QHash<int, QString> m_names; ///< of chained files, by FileId's index
    FileId m_own;                ///< of the document
    mutable QHash<QString, Scope> m_scopes;
};

} // namespace gatepost::ui
