// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/label.h"
#include "ui/site/site.h"

#include <QFrame>

#include <functional>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QDateTimeEdit;
class QTimer;
class QToolButton;

/// "May [agent] fetch [path] [now]?" and its one-sentence answer. Never leaves the screen. Every keystroke asks again. What
/// is seldom asked (time, zone, category, competitor, reading, another answer for robots.txt) is behind "More"; what of it is not as usual is a chip
/// beside the question, which puts it back when it is pressed.
namespace gatepost::ui {

class AgentBox;
class AnswerChooser;
class Chip;
class FlowRow;
class Popover;

class QuestionBar : public QFrame {
    Q_OBJECT

public:
    explicit QuestionBar(SiteModel &site, QWidget *parent = nullptr);

    void focusAgent(); ///< Ctrl+L
    /// The next instant within eight days at which the present question is answered otherwise.
    [[nodiscard]] std::optional<Instant> nextChange() const;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange();
    [[nodiscard]] QFrame *makeAnswer();
    /// The fields with the words of the question around them.
    [[nodiscard]] FlowRow *makeQuestion();
    void makeAgent();
    void makeUrl();
    void makeTime();
    void makeMore();
    void connectAll();
    /// Asks what is asked now with something in it changed.
    void showChips();
    void readQuestion();
    void writeQuestion();
    void showAnswer();
    void levelHeights();
    void fillPaths();
    void fillAgents();
    void remember(); ///< agent and URL among the recent ones, the question for this site
    void recall();   ///< the site's last question
    void goToNextChange();
    [[nodiscard]] QString siteKey() const;

    SiteModel &m_site;
    QBoxLayout *m_parts =
        nullptr; ///< the question and its answer, beside each other where there is room
    AgentBox *m_agent;
    QComboBox *m_category;
    QComboBox *m_url;
    QToolButton *m_now; ///< "now" or "at"
    QToolButton *m_more;
    Popover *m_popover;
    QComboBox *m_when;
    QDateTimeEdit *m_time;
    QToolButton *m_next;
    QComboBox *m_reading;
    QCheckBox *m_competitor;
    AnswerChooser *m_answers;
    Chip *m_timeChip;
    Chip *m_zoneChip;
    Chip *m_categoryChip;
    Chip *m_readingChip;
    Chip *m_competitorChip;
    Chip *m_answersChip;
    Label *m_icon;
    Label *m_sentence;
    Label *m_asked; ///< what was asked and whom was meant, where that is not what was typed
    QTimer *m_rememberLater;
    QString m_folder; ///< whose question is kept
    int m_shownTone = -1;
    bool m_writing = false;
};

} // namespace gatepost::ui
