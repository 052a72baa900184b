// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/sidejournals.h"

namespace gatepost::ui {

SideJournals::SideJournals(SiteModel &site, const QString &root, QObject *parent)
    : QObject(parent), m_site(site), m_root(root) {
    connect(&site.side(), &SideDocuments::settingsChanged, this, &SideJournals::follow);
    connect(&site.side(), &SideDocuments::asksChanged, this, &SideJournals::follow);
    connect(&site.files(), &OpenFiles::filesChanged, this, &SideJournals::follow);
}

void SideJournals::follow() {
    for (const SideFile file : kSideFiles)
        renew(file);
}

void SideJournals::renew(SideFile file) {
    Kept &kept = m_kept[static_cast<std::size_t>(file)];
    const QString path = m_site.side().pathOf(file);
    // Saved, let go, or another file now.
    if (kept.document && (!m_site.side().isModified(file) || kept.document->path() != path)) {
        kept.journal->discard();
        kept.journal.reset();
        kept.document.reset();
    }
    if (!m_site.side().isModified(file))
        return;
    if (!kept.document) {
        // Only its bytes matter; the dialect is any.
        kept.document = std::make_unique<Document>(DialectId::Robots);
        kept.document->setLoaded(path, std::string(m_site.side().savedTextOf(file)));
        kept.document->setHistoryBytes(0); // nobody undoes it
        kept.journal = std::make_unique<Journal>(*kept.document, m_root);
        kept.journal->setSideName(sideFileName(file));
        connect(kept.journal.get(), &Journal::failed, this, &SideJournals::failed);
        connect(kept.journal.get(), &Journal::written, this, &SideJournals::written);
    }
    kept.document->apply(TextEdit::between(kept.document->bytes(), m_site.side().textOf(file)),
                         {sideFileName(file)});
}

void SideJournals::flush() {
    for (const Kept &kept : m_kept)
        if (kept.document && kept.document->isModified())
            kept.journal->flush(true);
}

void SideJournals::discard() {
    for (const Kept &kept : m_kept)
        if (kept.journal)
            kept.journal->discard();
}

} // namespace gatepost::ui
