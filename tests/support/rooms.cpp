// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/rooms.h"

#include <QRegularExpression>

#include <algorithm>

namespace gatepost::test {

const Room *RoomTable::find(const QString &name) const {
    const auto found = std::find_if(rooms.begin(), rooms.end(),
                                    [&](const Room &room) { return room.name == name; });
    return found == rooms.end() ? nullptr : &*found;
}

RoomTable roomTable(const QString &text) {
    static const QRegularExpression call("^gatepost_(floor|room)\\(([^)]*)\\)$",
                                         QRegularExpression::MultilineOption);
    static const QRegularExpression spaces("\\s+");
    RoomTable table;
    for (auto it = call.globalMatch(text); it.hasNext();) {
        const QRegularExpressionMatch row = it.next();
        QStringList words = row.captured(2).split(spaces, Qt::SkipEmptyParts);
        const QString name = words.takeFirst();
        if (row.captured(1) == "floor") {
            table.floors[name] = words;
            continue;
        }
        if (const qsizetype links = words.indexOf("LINKS"); links >= 0)
            words.resize(links);
        words.removeOne("USES");
        table.rooms.append({name, words});
    }
    return table;
}

QStringList arrowsUp(const RoomTable &table) {
    QStringList found, above;
    for (const Room &room : table.rooms) {
        const QString floor = room.name.section('/', 0, 0);
        for (const QString &other : room.uses)
            if (!above.contains(floor + '/' + other))
                found << room.name + " USES " + other;
        above << room.name;
    }
    return found;
}

QStringList arrowsNotIn(const QMap<QString, QStringList> &drawn, const RoomTable &table) {
    QStringList found;
    for (const Room &room : table.rooms)
        for (const QString &other : room.uses)
            if (!drawn.value(room.name).contains(other))
                found << room.name + " USES " + other;
    return found;
}

QString pictureOfFloor(const RoomTable &table, const QString &floor) {
    QStringList names; // without the floor, in the order of the rows
    QMap<QString, int> levels;
    for (const Room &room : table.rooms) {
        if (!room.name.startsWith(floor + '/'))
            continue;
        int level = 0;
        for (const QString &other : room.uses)
            level = std::max(level, levels.value(other) + 1);
        names << room.name.section('/', 1);
        levels[names.last()] = level;
    }
    QString picture;
    for (int level = std::ranges::max(levels); level >= 0; --level) {
        QString label = QString::number(level);
        for (const QString &name : std::as_const(names)) {
            if (levels.value(name) != level)
                continue;
            QStringList uses = table.find(floor + '/' + name)->uses;
            std::ranges::sort(uses, {}, [&](const QString &other) { return names.indexOf(other); });
            picture += "    " + label + "  " +
                       (uses.isEmpty() ? name : name.leftJustified(12) + uses.join(' ')) + '\n';
            label = " ";
        }
    }
    return picture;
}

} // namespace gatepost::test
