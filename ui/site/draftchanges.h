// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exact/diff.h"
#include "ui/bridge/latest.h"
#include "ui/site/site.h"

/// What the draft changes against the saved files, exactly: computed once for everybody who shows it.
namespace gatepost::ui {

struct DraftDifference {
    std::shared_ptr<const CompiledSite> before;
    std::shared_ptr<const CompiledSite> after;
    quint64 revision = 0; ///< of the site
    Reading reading = Reading::Author;
    bool competitor = false;
    exact::Differences found;
};

/// One for each site; it computes off the GUI thread, a moment after each edit, and drops what has become stale.
class DraftChanges : public QObject {
    Q_OBJECT

public:
    /// The site's own, made when first asked for.
    [[nodiscard]] static DraftChanges &of(SiteModel &site);

    /// Of the site as it is now; null while it is not known.
    [[nodiscard]] std::shared_ptr<const DraftDifference> current() const;
    /// The same, waited for, but not longer than that; null if it is not known even then.
    [[nodiscard]] std::shared_ptr<const DraftDifference> waited(int milliseconds);
    [[nodiscard]] bool isBusy() const { return m_wanted || m_job.isRunning(); }
    /// False for what was pasted or made and never saved: it differs from nothing, so that no view marks it as changed.
    [[nodiscard]] bool hasBaseline() const;

Q_SIGNALS:
    void changed(); ///< current() is known again

private:
    explicit DraftChanges(SiteModel &site);
    void renew();
    void start();
    void take(std::shared_ptr<const DraftDifference> result);
    [[nodiscard]] bool isCurrent(const DraftDifference &result) const;

    SiteModel &m_site;
    QTimer m_soon;
    Latest m_job;
    std::shared_ptr<const DraftDifference> m_result;
    bool m_wanted = false;
};

} // namespace gatepost::ui
