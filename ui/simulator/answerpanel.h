// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/label.h"
#include "ui/site/site.h"

#include <QWidget>

class QScrollArea;
class QToolButton;
class QVBoxLayout;

/// The answer in the order in which it is read: the verdict, why (the deciding line), which rules lost, pace and hours, and
/// what may be done with what is fetched. One column, one scroll bar. Pressing a line goes to it.
namespace gatepost::ui {

class AnswerRows;
struct AnswerLine;

class AnswerPanel : public QWidget {
    Q_OBJECT

public:
    explicit AnswerPanel(SiteModel &site, QWidget *parent = nullptr);

    /// The command line's text and JSON of the present answer (same strings).
    [[nodiscard]] QString asText() const;
    [[nodiscard]] QString asJson() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    /// A heading that folds the rows below it.
    struct Fold {
        QToolButton *button = nullptr;
        AnswerRows *rows = nullptr;
        Outcome outcome = Outcome::Lost;
        int count = 0;
        bool shown = false;       ///< is open
        std::optional<bool> open; ///< as the reader set it
    };

    void makeColumn(QVBoxLayout *column);
    Fold makeFold(QVBoxLayout *column, Outcome outcome);
    /// Sets what is another text: setting the same would lay out everything again, at each key.
    static void say(Label *label, const QString &words);
    void showVerdict();
    void showHead(const Verdict &verdict);
    void showWhy(const Verdict &verdict);
    /// Rows are made when they are unfolded: a big file has thousands of rules that lost.
    void showFold(Fold &fold, const Verdict &verdict, const QString &title, bool usuallyOpen);
    [[nodiscard]] QStringList notesOf(const Verdict &verdict) const;
    [[nodiscard]] static QStringList signalsOf(const Verdict &verdict);
    void showFacts(const Verdict &verdict);
    void showUses(const Verdict &verdict);
    [[nodiscard]] AnswerLine lineOf(const TraceEntry &entry, const Verdict &verdict) const;
    void goToTrace(int index);

    SiteModel &m_site;
    QScrollArea *m_scroll;
    Label *m_verdict;
    Label *m_who;
    AnswerRows *m_why;
    Label *m_known;
    Fold m_lost;
    Fold m_unread;
    Label *m_facts;
    Label *m_usesTitle;
    AnswerRows *m_uses;
    Label *m_unstated;
    Rich m_factsShown;
};

} // namespace gatepost::ui
