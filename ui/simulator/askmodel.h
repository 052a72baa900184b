// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ask/ask.h"
#include "core/simulate/site.h"
#include "core/simulate/verdict.h"
#include "ui/bridge/rowtable.h"

/// The answers of a site's ask endpoint as an editable table (S70–S74).
namespace gatepost::ui {

class AskModel : public RowTable<AskAnswer> {
    Q_OBJECT

public:
    enum Column { Directive, Agent, Status, Decision, Scopes, AskedAt, Age };

    explicit AskModel(QObject *parent = nullptr);
    /// What is edited; `at` is the question's time, for ages.
    void setRehearsal(const AskRehearsal &rehearsal, Instant at);
    void setTime(Instant at);
    [[nodiscard]] AskRehearsal rehearsal() const { return {m_endpointAbsent, rows()}; }
    /// The row that decided the present question, marked; absent = none.
    void setDeciding(std::optional<std::size_t> row);

Q_SIGNALS:
    void edited(); ///< a user's change: rehearsal() holds it

private:
    [[nodiscard]] QVariant special(const QModelIndex &index, int role) const override;
    void rowsEdited() override { Q_EMIT edited(); }

    bool m_endpointAbsent = false;
    Instant m_at{};
    std::optional<std::size_t> m_deciding;
};

/// The words that may follow "directive" in an ask: those that take "ask", with the crawl directive.
[[nodiscard]] QStringList askableDirectives();
/// "answered 3 h 20 min before the question; valid for another 20 h 40 min", by S71–S73.
[[nodiscard]] QString cacheAge(const AskAnswer &answer, Instant at);
/// The host to ask, as far as the site tells: that of the question's URL, else of the first Sitemap line of robots.txt
/// that has one. Empty if neither has.
[[nodiscard]] QString hostOf(const Site &site, std::string_view url);
/// The exchange as it would go over the wire: request, blank line, response. Absent endpoint: 404. Without a host, words
/// stand in its place.
[[nodiscard]] QString httpExchange(DirectiveId directive, const QString &host,
                                   const QString &identity, const AskRehearsal &rehearsal,
                                   const AskAnswer *answer);

} // namespace gatepost::ui
