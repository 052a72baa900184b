// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulate/simulate.h"
#include "ui/site/site.h"

#include <memory>

namespace gatepost::ui {

/// "What if robots.txt is answered with 503?" (S130): a part of the question that makes the site another. The views of the simulator
/// ask Analysis::compiled(), which has these answers; what guards, compares, tests or edits the files asks draftOf(). It is not kept
/// with the site.
class StatedAnswers : public QObject {
    Q_OBJECT

public:
    /// The site's own, made when first asked for.
    [[nodiscard]] static StatedAnswers &of(SiteModel &site);

    [[nodiscard]] const SiteAnswers &answers() const { return m_answers; }
    /// Has the site analysed again if they are others.
    void set(const SiteAnswers &answers);
    /// The saved site with these answers: what Analysis::snapshot() is compared with.
    [[nodiscard]] std::shared_ptr<const CompiledSite> saved() const;

    /// The analysis gives what the files say, and gets the same with the answers; itself where none is stated.
    [[nodiscard]] std::shared_ptr<const CompiledSite>
    take(std::shared_ptr<const CompiledSite> draft);
    [[nodiscard]] const std::shared_ptr<const CompiledSite> &draft() const { return m_draft; }

Q_SIGNALS:
    void changed();

private:
    explicit StatedAnswers(SiteModel &site);
    [[nodiscard]] std::shared_ptr<const CompiledSite>
    asked(const std::shared_ptr<const CompiledSite> &site) const;

    SiteModel &m_site;
    SiteAnswers m_answers;
    std::shared_ptr<const CompiledSite> m_draft;           ///< null: not analysed yet
    mutable std::shared_ptr<const CompiledSite> m_savedOf; ///< of which m_saved was made
    mutable std::shared_ptr<const CompiledSite> m_saved;
};

/// Analysis::snapshot() without the answers that are stated: what the files themselves say.
[[nodiscard]] std::shared_ptr<const CompiledSite> draftOf(const SiteModel &site);

} // namespace gatepost::ui
