// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

class QDate;
class QDateTime;

/// Whole pieces of language put side by side as the language of the window does it, and core's measures in its words.
/// Only what stands on its own may be joined here: sentences, facts, names. Parts of a sentence go into it by %1.
namespace gatepost::ui {

/// One sentence after the other: with a blank between in English, without in Chinese. Empty ones are left out.
[[nodiscard]] QString sentencesText(const QStringList &sentences);
/// Names one after the other: "a, b, c"; the comma is the language's.
[[nodiscard]] QString listText(const QStringList &names);
/// Facts that do not depend on each other: "UTF-8  ·  LF".
[[nodiscard]] QString factsText(const QStringList &facts);

/// "commons.example ▸ baseline.txt": what tells an address from others, for narrow places. What is not an address stays.
[[nodiscard]] QString shortUrl(const QString &address);

/// "Fri 20 Nov 07:00": day and minute without a year, in the order of the window's language.
[[nodiscard]] QString dayAndTimeText(const QDateTime &at);
/// "today 01:36, 2 minutes ago", "yesterday 23:50, 2 hours ago", "Fri 20 Nov 07:00, 9 days ago", of another year
/// "20 Nov 2025 07:00": when something of the past was, in the zone of both.
[[nodiscard]] QString agoText(const QDateTime &at, const QDateTime &now);
/// "Fri 20 Nov".
[[nodiscard]] QString dayText(const QDate &day);
/// "12,345", with the separators of the language.
[[nodiscard]] QString numberText(quint64 number);
/// "40 s", "3 h 20 min"; whole minutes from a minute on. Not negative.
[[nodiscard]] QString durationText(long long seconds);
/// core's describePace() in the window's language: "1 request / 20 min", "no pause".
[[nodiscard]] QString paceText(double secondsPerRequest);

} // namespace gatepost::ui
