// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/journal.h"
#include "ui/site/site.h"

#include <array>
#include <memory>

/// Journals of what is typed beside the policies, in tests, sample paths, rehearsed answers: gatepost.yaml and asks.json as
/// saving would write them, kept while they differ from what the folder holds.
namespace gatepost::ui {

class SideJournals : public QObject {
    Q_OBJECT

public:
    /// Journals go below `root`; what is unsaved stays in them at the end.
    SideJournals(SiteModel &site, const QString &root, QObject *parent = nullptr);

    /// Unsaved text is on the disk when it returns.
    void flush();
    /// The user lets it go.
    void discard();

Q_SIGNALS:
    void failed(const QString &sentence);
    void written();

private:
    void renew(SideFile file);
    void follow();

    struct Kept {
        std::unique_ptr<Document> document; ///< absent while nothing is unsaved
        std::unique_ptr<Journal> journal;   ///< goes before the document
    };
    SiteModel &m_site;
    QString m_root;
    std::array<Kept, std::size(kSideFiles)> m_kept;
};

} // namespace gatepost::ui
