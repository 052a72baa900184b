// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/live/compare.h"
#include "ui/bridge/label.h"
#include "ui/bridge/look.h"
#include "ui/simulator/changesmodel.h"
#include "ui/window/livecolumns.h"
#include "ui/window/livetexts.h"

#include <QWidget>

#include <memory>

class QComboBox;
class QProgressBar;
class QTableView;
class QTabWidget;
class QToolButton;

namespace gatepost::ui {

/// What one of the three comparisons found: a heading and its sentences, or one that says that there are none.
class LiveChanges : public QWidget {
    Q_OBJECT

public:
    LiveChanges(const QString &objectName, const QString &heading, QWidget *parent = nullptr);

    /// `none`: what is said where nothing differs and everything was looked at.
    void show(const exact::Differences &found, const QString &none);
    /// A sentence in place of an answer.
    void say(const QString &sentence);
    [[nodiscard]] const SiteChangesModel &model() const { return *m_model; }
    [[nodiscard]] QString remark() const { return m_remark->text(); }

private:
    SiteChangesModel *m_model;
    QTableView *m_table;
    Label *m_remark;
};

/// What is compared: computed on a thread, shown as a whole.
struct LiveResult {
    live::Answers answers;
    Site draft;
    live::Comparison made;
};

/// The second page of Compare with live: draft, live and after upload side by side with what the differences mean; every request
/// and its answer; what crawlers make of it.
class LiveAnswerPage : public QWidget {
    Q_OBJECT

public:
    explicit LiveAnswerPage(QWidget *parent = nullptr);

    /// How far the requests are; `next` empty: they are at their end.
    void showProgress(int answered, const QString &next);
    /// What came so far; nothing of it is compared yet.
    void showAnswers(const live::Answers &answers, bool usesProxy, bool isFinished);
    void showResult(std::shared_ptr<const LiveResult> result, const std::optional<Query> &asked,
                    bool usesProxy, bool isFinished);
    [[nodiscard]] const LiveColumnsModel &columns() const { return *m_columns; }
    [[nodiscard]] QString headline() const { return m_headline->text(); }
    [[nodiscard]] QString warnings() const { return m_warnings->text(); }

Q_SIGNALS:
    void cancelRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] QWidget *makeComparison();
    [[nodiscard]] QTableView *makeFacts(const QString &name, const QString &title,
                                        LiveFactsModel &model);
    void showHeadline(Tone tone, const QString &sentence);
    void fillFiles();
    void showFile();

    Label *m_icon;
    Label *m_headline;
    Label *m_facts;
    Label *m_warnings;
    QWidget *m_progressRow;
    QProgressBar *m_progress;
    Label *m_asking;
    QTabWidget *m_tabs;
    QComboBox *m_file;
    LiveColumnsModel *m_columns;
    QTableView *m_columnsView;
    LiveChanges *m_missing;
    LiveChanges *m_injected;
    LiveChanges *m_uploaded;
    Label *m_until; ///< how long the old file may be used
    LiveFactsModel *m_requests;
    LiveFactsModel *m_meanings;
    std::shared_ptr<const LiveResult> m_result;
    std::optional<Tone> m_tone; ///< of the headline; absent: there is none yet
};

} // namespace gatepost::ui
