// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/guard.h"

#include "ui/bridge/text.h"
#include "ui/document/journalformat.h"

#include <QDir>
#include <QFileInfo>
#include <QPointer>
#include <QUuid>

#include <algorithm>

namespace gatepost::ui {

namespace {

/// What is in gatepost.yaml or asks.json and is not understood is not used, as long as it is so: nobody should take tests that
/// are not run for tests that pass.
void sayTroubles(const SiteModel &site, MessageArea &messages) {
    const bool hasFolder = site.files().hasRealFolder();
    const SideFiles side = hasFolder ? readSideFiles(*site.files().folderFiles()) : SideFiles();
    for (const SideFile file : kSideFiles) {
        const QString id = QStringLiteral("unread-") + sideFileName(file);
        const auto unread = std::ranges::find_if(side.unread, [&](const UnreadFile &each) {
            return text(each.name) == sideFileName(file);
        });
        if (unread == side.unread.end())
            messages.dismiss(id);
        else
            messages.post(id, Tone::Warning,
                          Guard::tr("What %1 says now is not used until it is corrected: %2")
                              .arg(sideFileName(file), text(unread->why)));
    }
}

} // namespace

Guard::Guard(SiteModel &site, MessageArea &messages, const QString &root, QObject *parent)
    : QObject(parent), m_site(site), m_messages(messages), m_root(root), m_side(site, root) {
    connect(&site.files(), &OpenFiles::filesChanged, this, &Guard::renew);
    connect(&m_watch, &FileWatch::mayHaveChanged, this, [this](const QString &path) {
        for (const SiteFile &file : QList<SiteFile>(m_site.files().all()))
            if (file.document->path() == path)
                lookAt(file.document);
        for (const SideFile file : kSideFiles) {
            if (m_site.side().pathOf(file) != path)
                continue;
            if (m_site.side().follow(file))
                m_messages.post(QStringLiteral("side-") + sideFileName(file), Tone::Ask,
                                tr("%1 was changed by another program and has been reloaded.")
                                    .arg(sideFileName(file)));
            sayTroubles(m_site, m_messages);
        }
    });
    connect(&m_side, &SideJournals::failed, this, [this](const QString &sentence) {
        m_messages.post(QStringLiteral("journal"), Tone::Error, sentence);
    });
    connect(&m_side, &SideJournals::written, this,
            [this] { m_messages.dismiss(QStringLiteral("journal")); });
    renew();
}

Guard::~Guard() {
    m_site.files().disconnect(this);
    m_kept.clear();
    Journal::waitForSyncs();
}

QString Guard::diskMessage(const Document *document) {
    return QStringLiteral("disk-%1").arg(reinterpret_cast<quintptr>(document));
}

void Guard::renew() {
    QStringList paths;
    for (auto it = m_kept.begin(); it != m_kept.end();) {
        if (m_site.files().roleOfDocument(it->first)) {
            ++it;
            continue;
        }
        // Closed: the window has asked before, so what was unsaved is not wanted.
        it->second.journal->discard();
        m_messages.dismiss(diskMessage(it->first));
        it = m_kept.erase(it);
    }
    for (const SiteFile &file : m_site.files().all()) {
        Document *document = file.document;
        Kept &kept = m_kept[document];
        if (!kept.journal) {
            kept.journal = std::make_unique<Journal>(*document, m_root);
            document->setHistoryBytes(m_historyBytes);
            const QString journal =
                QStringLiteral("journal-%1").arg(reinterpret_cast<quintptr>(document));
            connect(kept.journal.get(), &Journal::failed, this,
                    [this, journal](const QString &sentence) {
                        m_messages.post(journal, Tone::Error, sentence);
                    });
            connect(kept.journal.get(), &Journal::written, this,
                    [this, journal] { m_messages.dismiss(journal); });
            connect(document, &Document::historyTrimmed, this, [this, document] {
                const auto found = m_kept.find(document);
                // A full history loses a step with every edit: once is enough.
                if (found == m_kept.end() || std::exchange(found->second.saidHistory, true))
                    return;
                m_messages.post(QStringLiteral("history"), Tone::Warning,
                                tr("The undo history of %1 is full: its oldest steps are gone.")
                                    .arg(document->displayName()),
                                {});
            });
            connect(document, &Document::savedChanged, this,
                    [this, document] { m_messages.dismiss(diskMessage(document)); });
        }
        if (kept.path != document->path()) {
            kept.path = document->path();
            markOpen(document, kept);
        }
        if (!kept.path.isEmpty())
            paths << kept.path;
    }
    for (const SideFile file : kSideFiles)
        if (const QString path = m_site.side().pathOf(file); !path.isEmpty())
            paths << path;
    m_watch.setPaths(paths);
    sayTroubles(m_site, m_messages);
}

void Guard::markOpen(Document *document, Kept &kept) {
    kept.mark.reset();
    const QString canonical = QFileInfo(kept.path).canonicalFilePath();
    if (canonical.isEmpty())
        return;
    const QDir folder(m_root + QStringLiteral("/../open"));
    if (!QDir().mkpath(folder.path()))
        return; // the warning is a courtesy; saving looks at the disk in any case
    const QByteArray bytes = canonical.toUtf8();
    const QString name = QString::fromLatin1(
        hashOf({bytes.constData(), static_cast<std::size_t>(bytes.size())}).first(32));
    auto mark = std::make_unique<ProcessLock>(folder.filePath(name));
    const ProcessLock::Outcome outcome = mark->tryLock();
    if (outcome == ProcessLock::Outcome::Taken)
        kept.mark = std::move(mark);
    if (outcome != ProcessLock::Outcome::Held)
        return;
    m_messages.post(
        QStringLiteral("twice-") + canonical, Tone::Warning,
        tr("%1 is also open in another Gatepost window (process %2). Gatepost looks at the file "
           "before each save and asks if the other one has saved.")
            .arg(document->displayName(), QString::number(mark->holder())));
}

void Guard::reload(Document *document) {
    if (const auto reloaded = document->reload(); !reloaded) {
        m_messages.post(diskMessage(document), Tone::Error, reloaded.error());
        return;
    }
    const QPointer<Document> still(document);
    m_messages.post(
        diskMessage(document), Tone::Ask,
        tr("%1 was changed by another program and has been reloaded.").arg(document->displayName()),
        {{tr("Undo"), [still] {
              if (still)
                  still->undo();
          }}});
    // After another edit it would take that one back.
    connect(
        document, &Document::changed, this,
        [this, id = diskMessage(document)] { m_messages.withdraw(id, tr("Undo")); },
        Qt::SingleShotConnection);
}

void Guard::lookAt(Document *document) {
    const QPointer<Document> still(document);
    const QString id = diskMessage(document);
    const DiskState state = document->diskState();
    // A program that writes by removing and making anew leaves a moment without a file.
    document->setFileGone(state == DiskState::Gone || state == DiskState::Unreadable);
    switch (state) {
    case DiskState::Same: m_messages.dismiss(id); return; // our own save, or changed back
    case DiskState::Unreadable:
        m_messages.post(id, Tone::Warning,
                        tr("%1 cannot be read any more. Your text is still here.")
                            .arg(document->displayName()));
        return;
    case DiskState::Gone:
        m_messages.post(id, Tone::Warning,
                        tr("%1 was removed or renamed by another program. Your text is still here; "
                           "saving writes the file again.")
                            .arg(document->displayName()),
                        {{tr("Save"), [this, still] {
                              if (still)
                                  emit saveRequested(still);
                          }}});
        return;
    case DiskState::Changed: break;
    }
    if (const auto disk = Document::readFile(document->path());
        disk && *disk == document->bytes()) {
        document->keepMine(); // it wrote the very text that is here: there is nothing to decide
        return;
    }
    if (!document->isModified() && m_reloadClean) {
        reload(document);
        return;
    }
    m_messages.post(id, Tone::Warning,
                    document->isModified()
                        ? tr("%1 was changed by another program, and you have unsaved edits.")
                              .arg(document->displayName())
                        : tr("%1 was changed by another program.").arg(document->displayName()),
                    {{tr("Compare"),
                      [this, still] {
                          if (!still)
                              return;
                          emit compareRequested(still);
                          if (still->differsOnDisk())
                              lookAt(still); // looking decides nothing
                      }},
                     {tr("Reload"),
                      [this, still] {
                          if (still)
                              reload(still);
                      }},
                     {tr("Keep mine"), [still] {
                          if (still)
                              still->keepMine();
                      }}});
}

void Guard::flush() {
    for (const auto &[document, kept] : m_kept)
        if (document->isModified())
            kept.journal->flush(true);
    m_side.flush();
}

void Guard::setHistoryBytes(std::size_t most) {
    if (m_historyBytes == most)
        return;
    m_historyBytes = most;
    for (auto &[document, kept] : m_kept) {
        kept.saidHistory = false;
        document->setHistoryBytes(most);
    }
}

void Guard::discardAll() {
    for (const auto &[document, kept] : m_kept)
        kept.journal->discard();
    m_side.discard();
}

QString Guard::safetyCopy() const {
    if (!QDir().mkpath(m_root))
        return {};
    return m_root + QStringLiteral("/before-save-") +
           QUuid::createUuid().toString(QUuid::WithoutBraces);
}

} // namespace gatepost::ui
