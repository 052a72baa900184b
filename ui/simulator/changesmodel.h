// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exact/diff.h"
#include "core/text/linediff.h"
#include "ui/bridge/rowtable.h"

#include <QList>

#include <vector>

/// What a draft changes: its lines, and what that means for agents.
namespace gatepost::ui {

/// One row of a line difference as it is shown: equal lines far from a change are folded into one row.
struct DiffRow {
    // No underlying type: after "enum class X : T" lupdate misses the classes that follow.
    enum class Kind { Same, Removed, Added, Folded };
    Kind kind = Kind::Same;
    int before = 0; ///< 1-based line number; 0 = none. Folded: how many lines
    int after = 0;
    QString
        text; ///< as ui/bridge shows it, without line end; a changed line end is named at its end
};
constexpr int kDiffContext = 3;
/// At most `most` rows; what lies beyond is one Folded row.
[[nodiscard]] QList<DiffRow> diffRows(std::string_view before, std::string_view after,
                                      int most = 5000);

class DiffModel : public RowTable<DiffRow> {
    Q_OBJECT

public:
    enum Column { Before, After, Text };
    enum Role { KindRole = Qt::UserRole + 1 };

    explicit DiffModel(QObject *parent = nullptr);

private:
    [[nodiscard]] QVariant special(const QModelIndex &index, int role) const override;
};

/// A row of the list of changes: the first place that a line changes, and the others.
struct ChangeRow : exact::Difference {
    std::vector<exact::Difference>
        also; ///< the same agents, hours, decisions and line, on other places
};

/// One typed line is one row, however many places of other rules it divides. In the order of the first of each.
[[nodiscard]] std::vector<ChangeRow> changeRows(std::vector<exact::Difference> changes);

class SiteChangesModel : public RowTable<ChangeRow> {
    Q_OBJECT

public:
    enum Column { What };

    explicit SiteChangesModel(QObject *parent = nullptr);

private:
    [[nodiscard]] QVariant special(const QModelIndex &index, int role) const override;
};

} // namespace gatepost::ui
