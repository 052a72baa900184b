// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulator/changesmodel.h"

#include "core/agents/agentorder.h"
#include "ui/bridge/look.h"
#include "ui/bridge/scheme.h"
#include "ui/bridge/text.h"
#include "ui/bridge/unturned.h"
#include "ui/bridge/usetone.h"
#include "ui/bridge/words.h"

#include <QFontDatabase>
#include <QGuiApplication>

#include <map>
#include <optional>
#include <span>
#include <tuple>

namespace gatepost::ui {

namespace {

std::string_view withoutLineEnd(std::string_view line) {
    while (!line.empty() && (line.back() == '\n' || line.back() == '\r'))
        line.remove_suffix(1);
    return line;
}

QString lineEndName(std::string_view line) {
    if (line.ends_with("\r\n"))
        return QStringLiteral("CRLF");
    if (line.ends_with('\n'))
        return QStringLiteral("LF");
    if (line.ends_with('\r'))
        return QStringLiteral("CR");
    return DiffModel::tr("no line end");
}

Tone toneOfChange(const exact::Difference &change) {
    switch (change.what) {
    case exact::Difference::What::Fetch: return toneOf(change.decisionAfter);
    case exact::Difference::What::Use:
    case exact::Difference::What::Signal: return toneOfUse(change.directive, change.after.value);
    case exact::Difference::What::Pace: return Tone::Later;
    }
    return Tone::Unstated;
}

class RowWriter {
public:
    RowWriter(std::string_view before, std::string_view after)
        : m_before(splitLines(before)), m_after(splitLines(after)) {}

    void same(LineRun before, LineRun after, bool isFirst, bool isLast) {
        const int count = static_cast<int>(before.size());
        const int head = isFirst ? 0 : std::min(kDiffContext, count);
        const int tail = isLast ? 0 : std::min(kDiffContext, count - head);
        for (int i = 0; i < count; ++i) {
            if (i == head && count - head - tail > 1) {
                const int folded = count - head - tail;
                m_rows << DiffRow{DiffRow::Kind::Folded, folded, folded,
                                  DiffModel::tr("… %n equal line(s)", nullptr, folded)};
                i += folded - 1;
                continue;
            }
            const std::uint32_t at = before.begin + static_cast<std::uint32_t>(i);
            m_rows << DiffRow{DiffRow::Kind::Same, static_cast<int>(at) + 1,
                              static_cast<int>(after.begin) + i + 1,
                              fromBytes(withoutLineEnd(m_before[at]))};
        }
    }

    void changed(LineRun before, LineRun after) {
        for (std::uint32_t i = before.begin; i < before.end; ++i) {
            const std::uint32_t partner = after.begin + (i - before.begin);
            m_rows << DiffRow{
                DiffRow::Kind::Removed, static_cast<int>(i) + 1, 0,
                shown(m_before[i], partner < after.end ? m_after[partner] : std::string_view())};
        }
        for (std::uint32_t i = after.begin; i < after.end; ++i) {
            const std::uint32_t partner = before.begin + (i - after.begin);
            m_rows << DiffRow{
                DiffRow::Kind::Added, 0, static_cast<int>(i) + 1,
                shown(m_after[i], partner < before.end ? m_before[partner] : std::string_view())};
        }
    }

    QList<DiffRow> &rows() { return m_rows; }

private:
    /// Where only the line end differs, it is named: nothing else could be seen.
    static QString shown(std::string_view line, std::string_view partner) {
        QString text = fromBytes(withoutLineEnd(line));
        if (line != partner && withoutLineEnd(line) == withoutLineEnd(partner))
            text += QStringLiteral("  ⏎ ") + lineEndName(line);
        return text;
    }

    std::vector<std::string_view> m_before;
    std::vector<std::string_view> m_after;
    QList<DiffRow> m_rows;
};

} // namespace

QList<DiffRow> diffRows(std::string_view before, std::string_view after, int most) {
    if (before == after)
        return {};
    RowWriter writer(before, after);
    const std::vector<DiffRun> runs = lineDiff(before, after);
    for (std::size_t i = 0; i < runs.size(); ++i) {
        if (runs[i].same)
            writer.same(runs[i].before, runs[i].after, i == 0, i + 1 == runs.size());
        else
            writer.changed(runs[i].before, runs[i].after);
    }
    QList<DiffRow> rows = std::move(writer.rows());
    if (rows.size() > most) {
        const int more = static_cast<int>(rows.size()) - most;
        rows.resize(most);
        rows << DiffRow{DiffRow::Kind::Folded, more, more,
                        DiffModel::tr("… %n more row(s)", nullptr, more)};
    }
    return rows;
}

// ---- lines ---------------------------------------------------------------------------------------

namespace {

/// With a sign before what changed.
QString signedLine(const DiffRow &row) {
    switch (row.kind) {
    case DiffRow::Kind::Removed: return QStringLiteral("− ") + unturned(row.text);
    case DiffRow::Kind::Added: return QStringLiteral("+ ") + unturned(row.text);
    case DiffRow::Kind::Same: return QStringLiteral("  ") + unturned(row.text);
    case DiffRow::Kind::Folded: break;
    }
    return row.text;
}

} // namespace

DiffModel::DiffModel(QObject *parent) : RowTable(parent) {
    const auto number = [](int DiffRow::*line) {
        return [line](const DiffRow &row) {
            return row.kind == DiffRow::Kind::Folded || row.*line == 0 ? QVariant()
                                                                       : QVariant(row.*line);
        };
    };
    setColumns(
        {{.head = tr("Before"), .shown = number(&DiffRow::before), .alignment = kNumberAlignment},
         {.head = tr("After"), .shown = number(&DiffRow::after), .alignment = kNumberAlignment},
         {.head = tr("Line"), .shown = signedLine, .alignment = kTextAlignment}});
}

QVariant DiffModel::special(const QModelIndex &index, int role) const {
    const DiffRow &row = this->row(index.row());
    const bool isText = index.column() == Text;
    const bool isFolded = row.kind == DiffRow::Kind::Folded;
    const bool removed = row.kind == DiffRow::Kind::Removed;
    const bool added = row.kind == DiffRow::Kind::Added;
    const QPalette palette = QGuiApplication::palette();
    switch (role) {
    case KindRole: return static_cast<int>(row.kind);
    case Qt::FontRole:
        return isText && !isFolded ? QVariant(QFontDatabase::systemFont(QFontDatabase::FixedFont))
                                   : QVariant();
    case Qt::BackgroundRole:
        return removed || added ? QVariant(diffBackground(added, palette)) : QVariant();
    case Qt::ForegroundRole:
        return isFolded ? QVariant(palette.color(QPalette::PlaceholderText)) : QVariant();
    case Qt::AccessibleTextRole:
        return isText && (removed || added)
                   ? QVariant(
                         (removed ? tr("removed: %1") : tr("added: %1")).arg(forPeople(row.text)))
                   : QVariant();
    default: return {};
    }
}

// ---- what they mean ------------------------------------------------------------------------------

namespace {

/// What two changes of one row have in common; absent for a change that has its own row.
auto causeOf(const exact::Difference &change) {
    const exact::DifferenceSide &side = change.after.line ? change.after : change.before;
    const auto members = change.who.members();
    using Cause = std::tuple<bool, std::string, std::uint32_t, Decision, Decision, exact::Hours,
                             std::vector<std::uint32_t>>;
    const bool isAlone = change.what != exact::Difference::What::Fetch || !side.line ||
                         change.hours.instant().has_value();
    return isAlone ? std::optional<Cause>()
                   : Cause(change.after.line.has_value(), side.file, side.line->line.value,
                           change.decisionBefore, change.decisionAfter, change.hours,
                           {members.begin(), members.end()});
}

QString changeText(const ChangeRow &change) {
    const QString first = unturned(change.text);
    return change.also.empty() ? first
                               : SiteChangesModel::tr("%1, and %Ln more place(s) by the same line",
                                                      nullptr, static_cast<int>(change.also.size()))
                                     .arg(first);
}

} // namespace

std::vector<ChangeRow> changeRows(std::vector<exact::Difference> changes) {
    std::vector<ChangeRow> rows;
    std::map<decltype(causeOf({}))::value_type, std::size_t> known;
    for (exact::Difference &change : changes) {
        if (auto cause = causeOf(change)) {
            const auto [at, isNew] = known.try_emplace(std::move(*cause), rows.size());
            if (!isNew) {
                rows[at->second].also.push_back(std::move(change));
                continue;
            }
        }
        rows.push_back({std::move(change), {}});
    }
    return rows;
}

SiteChangesModel::SiteChangesModel(QObject *parent) : RowTable(parent) {
    setColumns({{.head = tr("Who gains and loses what"), .shown = changeText}});
}

QVariant SiteChangesModel::special(const QModelIndex &index, int role) const {
    const ChangeRow &change = row(index.row());
    if (role == Qt::DecorationRole && index.column() == What)
        return toneIcon(toneOfChange(change));
    if (role != Qt::ToolTipRole)
        return {};
    std::vector<std::string> names = namesOf(change.who);
    std::ranges::stable_sort(names, {}, noticeOf);
    QStringList agents;
    for (const std::string &agent : names)
        agents << unturned(text(agent));
    constexpr std::size_t kMostListed = 30;
    QStringList said{factsText(
        {unturned(change.text), tr("for example %1").arg(unturned(text(change.region.example)))})};
    for (const exact::Difference &each :
         std::span(change.also).first(std::min(change.also.size(), kMostListed)))
        said << unturned(placesOf(each.region));
    if (change.also.size() > kMostListed)
        said << QStringLiteral("…");
    said << tr("Agents: %1").arg(listText(agents));
    return said.join(QLatin1Char('\n'));
}

} // namespace gatepost::ui
