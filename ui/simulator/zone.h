// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/value/time.h"

#include <QDateTime>
#include <QObject>
#include <QTimeZone>

#include <optional>

/// Policy times are UTC; people have a zone. The chosen one is shown beside UTC wherever a time is shown, and kept in
/// the program's settings.
namespace gatepost::ui {

class DisplayZone : public QObject {
    Q_OBJECT

public:
    static DisplayZone &instance();

    [[nodiscard]] const QTimeZone &zone() const { return m_zone; }
    void setZone(const QByteArray &id); ///< an unknown id means UTC
    [[nodiscard]] bool isUtc() const;
    [[nodiscard]] QString name() const; ///< "Europe/Berlin"

    /// "Fri 20 Nov 08:00" in the zone; "07:00" alone if `timeOnly`.
    [[nodiscard]] QString shown(Instant at, bool timeOnly = false) const;

    /// The next change of the zone's clock in (after, until].
    struct ClockChange {
        Instant at{};
        int offsetBefore = 0; ///< seconds east of UTC
        int offsetAfter = 0;
    };
    [[nodiscard]] std::optional<ClockChange> clockChange(Instant after, Instant until) const;

Q_SIGNALS:
    void changed();

private:
    DisplayZone();
    QTimeZone m_zone;
};

[[nodiscard]] QDateTime utcDateTime(Instant at);
[[nodiscard]] Instant instantOf(const QDateTime &at);
/// "Fri 20 Nov 07:00" in UTC, as the locale writes days and months.
[[nodiscard]] QString shownUtc(Instant at);
/// "Fri 20 Nov 07:00 UTC (08:00 Europe/Berlin)", the zone only where it is another.
[[nodiscard]] QString utcAndZoneText(Instant at);
/// comingText(), and the zone's time where it is another: "06:00 UTC, in 1 h 44 min (07:00 Europe/Berlin)".
[[nodiscard]] QString comingAndZoneText(Instant at, Instant now);
/// "UTC+1", "UTC+5:30".
[[nodiscard]] QString offsetText(int seconds);

} // namespace gatepost::ui
