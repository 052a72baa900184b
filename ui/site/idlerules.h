// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/logs/report.h"
#include "ui/site/site.h"

#include <QSet>

#include <optional>
#include <vector>

/// Which lines of robots.txt decided nothing in the log that is open, as long as the text has them.
namespace gatepost::ui {

/// One for each site. The Logs view says what it read; the text marks it.
class IdleRules : public QObject {
    Q_OBJECT

public:
    /// The site's own, made when first asked for.
    [[nodiscard]] static IdleRules &of(SiteModel &site);

    void set(std::vector<logs::IdleRule> rules);
    /// Lines of the document from 0. A line counts while its text and the agents of its group are what the log was
    /// judged by; where the same rule stands twice, only if none of them decided anything.
    [[nodiscard]] const QSet<int> &linesOf(const Document &document) const;

Q_SIGNALS:
    void changed();

private:
    explicit IdleRules(SiteModel &site) : QObject(&site), m_site(site) {
        // Another document may have the same revision.
        connect(&site.files(), &OpenFiles::filesChanged, this, [this] { m_revision.reset(); });
    }

    SiteModel &m_site;
    std::vector<logs::IdleRule> m_rules;
    // What linesOf() found, and in which text.
    mutable QSet<int> m_lines;
    mutable std::optional<quint64> m_revision;
};

} // namespace gatepost::ui
