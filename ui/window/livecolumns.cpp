// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/livecolumns.h"

#include "ui/bridge/look.h"
#include "ui/bridge/scheme.h"
#include "ui/bridge/text.h"

#include <QFontDatabase>
#include <QGuiApplication>

#include <algorithm>

namespace gatepost::ui {

namespace {

constexpr std::size_t kContext = 3;

bool isEverywhere(const live::ColumnRow &line) {
    return line.draft && line.served && line.uploaded && !line.isForeign;
}

/// What an upload does to a line.
enum class Fate { Stays, Comes, Goes };

Fate fateOf(const live::ColumnRow &line, bool knowsUploaded) {
    if (line.isForeign)
        return Fate::Stays;
    if (!line.served)
        return Fate::Comes;
    const bool isKept = knowsUploaded ? line.uploaded.has_value() : line.draft.has_value();
    return isKept ? Fate::Stays : Fate::Goes;
}

const std::optional<std::string> &cellOf(const live::ColumnRow &line, int column) {
    return column == LiveColumnsModel::Draft  ? line.draft
           : column == LiveColumnsModel::Live ? line.served
                                              : line.uploaded;
}

} // namespace

QList<LiveRow> liveRows(const std::vector<live::ColumnRow> &lines, int most) {
    QList<LiveRow> rows;
    std::size_t at = 0;
    while (at < lines.size()) {
        std::size_t end = at;
        while (end < lines.size() && isEverywhere(lines[end]))
            ++end;
        const std::size_t head = at == 0 ? 0 : kContext;
        const std::size_t tail = end == lines.size() ? 0 : kContext;
        const bool isAll = at == 0 && end == lines.size(); // nothing differs: all is shown
        if (!isAll && end - at > head + tail + 1) {
            for (std::size_t i = at; i < at + head; ++i)
                rows << LiveRow{lines[i]};
            rows << LiveRow{{}, static_cast<int>(end - at - head - tail)};
            at = end - tail;
        }
        for (; at < end; ++at)
            rows << LiveRow{lines[at]};
        if (at < lines.size())
            rows << LiveRow{lines[at++]};
    }
    if (rows.size() > most) {
        const auto more = static_cast<int>(rows.size()) - most;
        rows.resize(most);
        rows << LiveRow{{}, more};
    }
    return rows;
}

LiveColumnsModel::LiveColumnsModel(QObject *parent) : RowTable(parent) {
    setColumns({{.head = tr("Whose"), .alignment = kTextAlignment},
                {.head = tr("Draft"), .alignment = kTextAlignment},
                {.head = tr("Live"), .alignment = kTextAlignment},
                {.head = tr("After upload"), .alignment = kTextAlignment}});
}

void LiveColumnsModel::show(const std::vector<live::ColumnRow> &lines, const QString &by,
                            bool knowsUploaded) {
    m_by = by.isEmpty() ? tr("others") : by;
    m_knowsUploaded = knowsUploaded;
    setRows(liveRows(lines));
}

QVariant LiveColumnsModel::shown(const Row &row, int column) const {
    if (row.folded > 0)
        return column == Draft ? tr("… %n equal line(s)", nullptr, row.folded) : QVariant();
    if (column == Owner)
        return row.line.isForeign ? m_by : QString();
    const auto &cell = cellOf(row.line, column);
    if (!cell)
        return {};
    const Fate fate = fateOf(row.line, m_knowsUploaded);
    const QString sign = fate == Fate::Comes  ? QStringLiteral("+ ")
                         : fate == Fate::Goes ? QStringLiteral("− ")
                                              : QStringLiteral("  ");
    return sign + fromBytes(*cell);
}

QVariant LiveColumnsModel::ground(const Row &row, int column) const {
    if (row.folded > 0 || (column != Owner && !cellOf(row.line, column)))
        return {};
    const QPalette palette = QGuiApplication::palette();
    if (row.line.isForeign)
        return toneBackground(Tone::Warning, palette);
    const Fate fate = fateOf(row.line, m_knowsUploaded);
    return column == Owner || fate == Fate::Stays
               ? QVariant()
               : QVariant(diffBackground(fate == Fate::Comes, palette));
}

QString LiveColumnsModel::spoken(const Row &row, int column) const {
    const QVariant cell = shown(row, column);
    if (row.folded > 0 || column == Owner || !cell.isValid())
        return cell.toString();
    const QString line = forPeople(cell.toString().mid(2));
    if (row.line.isForeign)
        return tr("%1, by %2", "%1 a line of a file, %2 who put it there").arg(line, m_by);
    switch (fateOf(row.line, m_knowsUploaded)) {
    case Fate::Comes: return tr("not served: %1").arg(line);
    case Fate::Goes: return tr("goes with an upload: %1").arg(line);
    case Fate::Stays: break;
    }
    return line;
}

QVariant LiveColumnsModel::special(const QModelIndex &index, int role) const {
    const Row &row = this->row(index.row());
    switch (role) {
    case Qt::DisplayRole: return shown(row, index.column());
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: return spoken(row, index.column());
    case Qt::FontRole:
        return index.column() != Owner && row.folded == 0
                   ? QVariant(QFontDatabase::systemFont(QFontDatabase::FixedFont))
                   : QVariant();
    case Qt::BackgroundRole: return ground(row, index.column());
    case Qt::ForegroundRole:
        return row.folded > 0
                   ? QVariant(QGuiApplication::palette().color(QPalette::PlaceholderText))
                   : QVariant();
    default: return {};
    }
}

} // namespace gatepost::ui
