// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/site/site.h"

namespace gatepost::ui {

/// Between whoever shows a line that changes nothing and the window, which offers to remove all of them. One for each site.
class TidyWish : public QObject {
    Q_OBJECT

public:
    /// The site's own, made when first asked for.
    [[nodiscard]] static TidyWish &of(SiteModel &site);
    void ask(Document *document) { emit asked(document); }

Q_SIGNALS:
    void asked(gatepost::ui::Document *document);

private:
    explicit TidyWish(SiteModel &site) : QObject(&site) {}
};

} // namespace gatepost::ui
