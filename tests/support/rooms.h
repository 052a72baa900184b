// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

/// The table of rooms and of the arrows between them, which CMake reads too.
namespace gatepost::test {

struct Room {
    QString name;     ///< "core/text"
    QStringList uses; ///< rooms of its floor, without the floor: "text"
};

struct RoomTable {
    QList<Room> rooms;                 ///< in the order of the rows
    QMap<QString, QStringList> floors; ///< "ui" or "app/cli" → the floors it stands on

    [[nodiscard]] const Room *find(const QString &name) const;
};

/// The rows of cmake/rooms.cmake.
[[nodiscard]] RoomTable roomTable(const QString &text);

/// Arrows that point at no row above their own: those of a cycle, and those at rooms that do not exist.
[[nodiscard]] QStringList arrowsUp(const RoomTable &table);

/// Arrows of the table that `drawn` does not have, as "core/match USES value".
[[nodiscard]] QStringList arrowsNotIn(const QMap<QString, QStringList> &drawn,
                                      const RoomTable &table);

/// The rooms of a floor with what each may include, highest first, as ARCHITECTURE.md shows them. A room's level is one
/// more than that of the highest room it uses.
[[nodiscard]] QString pictureOfFloor(const RoomTable &table, const QString &floor);

} // namespace gatepost::test
