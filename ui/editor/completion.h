// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assist/completion.h"
#include "core/value/time.h"
#include "ui/bridge/rich.h"
#include "ui/document/snapshot.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <string>

/// What could stand at the caret: directives by dialect and place, values of the directive, agents of the registry,
/// block categories, meta keys, the site's sample paths, snippets. No widget: a function of text and caret.
///
///     CompletionList list = completionsAt({snapshot, caret, samplePaths, now});
///     for (const Completion &one : matching(list.items, list.typed)) …
namespace gatepost::ui {

using assist::CompletionKind;

struct Completion {
    CompletionKind kind = CompletionKind::Value;
    QString label;                   ///< what is typed to get it
    QString detail;                  ///< a few words beside it
    std::function<Rich()> help = {}; ///< made when shown; may be null
    std::string
        insert; ///< bytes that take the place of CompletionList::replaced; lines end with \n
    /// Bytes of `insert` that are selected afterwards (a snippet's first hole); absent: the caret goes behind it.
    std::optional<ByteRange> hole = {};
    bool goesOn = false; ///< values follow: completion opens again
};

struct CompletionList {
    ByteRange replaced;      ///< bytes of the text that a chosen item replaces
    std::uint32_t begin = 0; ///< where `typed` begins
    QString typed;           ///< from `begin` to the caret
    /// May open while typing. False: only when asked for (nothing typed yet, free text).
    bool asTyped = false;
    QList<Completion> items; ///< best first
};

struct CompletionContext {
    const Snapshot &snapshot;
    std::uint32_t caret = 0;
    QStringList paths = {};          ///< the site's sample paths
    std::optional<Instant> now = {}; ///< for dates
};

[[nodiscard]] CompletionList completionsAt(const CompletionContext &context);

/// The items that what was typed leads to, without case: those that begin with it first, then those with a word that
/// does, then those that contain it (two characters at least). Empty if what was typed is already the only one.
[[nodiscard]] QList<Completion> matching(const QList<Completion> &items, const QString &typed);

} // namespace gatepost::ui
