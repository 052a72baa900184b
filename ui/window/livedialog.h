// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/live/compare.h"
#include "ui/bridge/label.h"
#include "ui/bridge/latest.h"
#include "ui/site/site.h"

#include <QDialog>
#include <QTimer>

#include <expected>
#include <memory>
#include <optional>
#include <vector>

class QPushButton;
class QStackedWidget;

namespace gatepost::ui {

class Dialogs;
class LiveAnswerPage;
class LiveAskPage;
class Requests;
struct LiveResult;

/// A file as it is served.
struct ServedFile {
    Role role = Role::Robots;
    std::string bytes;
};

/// Site ▸ Compare with live…: asks which site, shows every request that will be sent, sends them once that is confirmed, and shows
/// draft, live and after upload side by side. The answer for robots.txt is compared as soon as it is there, and again with the rest;
/// and again when the draft is edited. Writes no file but the version that Keep as version is asked for.
class LiveDialog : public QDialog {
    Q_OBJECT
    Q_PROPERTY(bool busy READ isBusy)

public:
    LiveDialog(SiteModel &site, Dialogs &dialogs, QWidget *parent = nullptr);
    /// Ends what is under way.

    /// Requests, or the comparison.
    [[nodiscard]] bool isBusy() const;
    [[nodiscard]] LiveAskPage &askPage() const { return *m_ask; }
    [[nodiscard]] LiveAnswerPage &answerPage() const { return *m_answer; }
    [[nodiscard]] const live::Answers &answers() const { return m_answers; }
    /// Sends the requests that the first page shows. `origin`: "https://shop.example".
    void send(const QString &origin, bool usesProxy);
    void cancel();
    /// Shows answers, however they came; the requests tell theirs so. `isFinished`: no more will come.
    void take(const live::Answers &answers, bool isFinished);
    /// Writes what came into a new folder below `folder`, as `live --keep` does, so that replay reads it as a version. The
    /// error says what could not be written.
    [[nodiscard]] std::expected<QString, QString> keepBelow(const QString &folder) const;

Q_SIGNALS:
    void takeRequested(const std::vector<gatepost::ui::ServedFile> &files);
    void renewed(); ///< a comparison is shown

private:
    void layOut();
    void compareSoon();
    void compare();
    void showResult(std::shared_ptr<const LiveResult> result);
    void askAgain(const QString &complaint);
    void askWhereToKeep();
    void takeAsDocument();
    void renewButtons();
    void showProgress();
    [[nodiscard]] std::optional<Query> startPageQuery() const;

    SiteModel &m_site;
    Dialogs &m_dialogs;
    Requests *m_requests;
    QStackedWidget *m_pages;
    LiveAskPage *m_ask;
    LiveAnswerPage *m_answer;
    Label *m_said; ///< what became of a button
    QPushButton *m_again;
    QPushButton *m_document;
    QPushButton *m_keep;
    QString m_folder; ///< whose draft is compared
    live::Answers m_answers;
    bool m_isFinished = false;
    bool m_wasCancelled = false;
    bool m_usesProxy = false;
    Instant m_when{}; ///< of the answer for robots.txt
    Latest m_job;     ///< the comparison
    QTimer m_soon;
    bool m_comparing = false;
};

} // namespace gatepost::ui
