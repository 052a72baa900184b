// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goals/apply.h"
#include "ui/bridge/label.h"
#include "ui/bridge/latest.h"
#include "ui/goals/answers.h"
#include "ui/site/site.h"

#include <QTimer>
#include <QWidget>

#include <array>
#include <memory>
#include <optional>

class QBoxLayout;
class QButtonGroup;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace gatepost::ui {

class DiffView;

/// Three questions for a site without goals. Enter goes on to the next one, and behind the last one makes the goals and the
/// files that say them, unsaved. Below them is what the files will be, live.
class FirstRun : public QWidget {
    Q_OBJECT

public:
    FirstRun(SiteModel &site, QWidget *parent);

    /// Begins again, with the answers that the site's files give.
    void begin();
    void focusFirst(); ///< the first question has the focus.
    void finish();
    [[nodiscard]] GoalAnswers answers() const;
    [[nodiscard]] bool isBusy() const { return m_soon.isActive() || m_job.isRunning(); }
    /// True while the last question is answered and its goals are not proved yet: saveRequested() follows done() then.
    bool saveSoon();

Q_SIGNALS:
    void done();          ///< the site has goals.
    void saveRequested(); ///< after done(), if saveSoon() said so.
    void skipped();       ///< the questions are not wanted.

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// What the answers come to: computed away from the window's thread.
    struct Outcome {
        std::shared_ptr<const CompiledSite> site;
        Goals base;      ///< what the files say.
        QString untried; ///< why they were not asked; empty: they were.
        bool hasBase = false;
        GoalAnswers answers;
        goals::Applied applied;
    };
    QButtonGroup *addQuestion(QVBoxLayout *column, const QString &question,
                              const QStringList &answers, const char *name);
    QLineEdit *addLine(QVBoxLayout *column, const char *name, const QString &said,
                       const QString &hint);
    void makeButtons(QVBoxLayout *column);
    void changed();
    void start();
    void take(std::shared_ptr<const Outcome> outcome);
    void fill(const Goals &base);
    void showOutcome();
    void showNotes();
    [[nodiscard]] static QString heldText();
    [[nodiscard]] QString untriedText() const;
    void showPreview();
    void showFiles();
    void waitForOutcome();
    [[nodiscard]] bool isCurrent() const;
    void focusQuestion(std::size_t question);
    [[nodiscard]] int questionWithFocus() const;

    SiteModel &m_site;
    QBoxLayout *m_sides = nullptr; ///< questions and what they come to.
    std::array<QButtonGroup *, 3> m_questions{};
    std::array<Label *, 3> m_notes{};
    QLineEdit *m_searchPaths = nullptr;
    QLineEdit *m_terms = nullptr;
    QLineEdit *m_closed = nullptr;
    Label *m_sentence = nullptr;
    DiffView *m_preview = nullptr;
    QPushButton *m_done = nullptr;
    QTimer m_soon;
    Latest m_job;
    std::shared_ptr<const Outcome> m_outcome; ///< null: not known yet.
    Goals m_base;                             ///< what the files say.
    QString m_untried;                        ///< why they were not asked; empty: they were.
    bool m_hasBase = false;                   ///< they were asked.
    std::array<bool, 3> m_answered{}; ///< by hand: what the files say is not filled in there.
    std::array<std::optional<int>, 3> m_found{}; ///< the answers that the files give.
    bool m_isHeld =
        false; ///< Done waits for a second look: the files keep out whom the answers let in.
    bool m_wantsDone = false; ///< as soon as it is known what the answers come to.
    bool m_wantsSave = false; ///< likewise, and then they are saved.
    QString m_start; ///< what the files say of the start page; known long before the proof.
    std::shared_ptr<const CompiledSite> m_startOf; ///< the site that m_start is about.
};

} // namespace gatepost::ui
