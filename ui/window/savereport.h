// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/latest.h"
#include "ui/site/site.h"
#include "ui/window/messagearea.h"

#include <QPointer>
#include <QTimer>

#include <memory>
#include <vector>

/// After a save that changes verdicts: who loses and who gains what, which tests fail now, and the ways back. Nothing is said of
/// a save that changes nothing for anybody.
///
///     Saved. 77 agents lose /. No agent gains anything.      [Undo] [Show changes]
///
/// Compared exactly, off the GUI thread, with the files as they were saved before; several saves in one go are told as one.
namespace gatepost::ui {

class SaveReport : public QObject {
    Q_OBJECT

public:
    static constexpr const char *kId = "saved"; ///< of the message

    SaveReport(SiteModel &site, MessageArea &strip, QObject *parent = nullptr);

    /// The document is about to be saved.
    void begin(Document *document);
    /// It was.
    void finish();
    /// Where it says what a save changed.
    [[nodiscard]] MessageArea &strip() { return m_strip; }
    [[nodiscard]] bool isBusy() const { return m_soon.isActive() || m_job.isRunning(); }

Q_SIGNALS:
    void saveRequested(gatepost::ui::Document *document);
    void changesRequested(const QString &name,
                          const std::shared_ptr<const gatepost::CompiledSite> &before);

private:
    struct Saved {
        QPointer<Document> document;
        std::string before; ///< its saved text
        bool wasSaved = false;
    };
    struct Result {
        std::vector<Message> access;
        QStringList failing; ///< tests that passed before
        bool complete = true;
    };
    void compare();
    void take(const Result &result);
    void undo(const std::vector<Saved> &saved);

    SiteModel &m_site;
    MessageArea &m_strip;
    QTimer m_soon;
    Latest m_job;
    std::shared_ptr<const CompiledSite> m_before; ///< null: no save is under way
    std::vector<Saved> m_saved;
    bool m_undoing = false; ///< the save that is compared takes another one back
};

} // namespace gatepost::ui
