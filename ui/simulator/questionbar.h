// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/label.h"
#include "ui/site/site.h"

#include <QFrame>

class QCheckBox;
class QComboBox;
class QDateTimeEdit;
class QTimer;
class QToolButton;

/// "May [agent] fetch [url] at [time]?" and its one-sentence answer. Never leaves the screen. Every keystroke asks anew.
namespace gatepost::ui {

class FlowRow;

class QuestionBar : public QFrame {
    Q_OBJECT

public:
    explicit QuestionBar(SiteModel &site, QWidget *parent = nullptr);

    void focusAgent(); ///< Ctrl+L
    /// The next instant within eight days at which the present question is answered otherwise.
    [[nodiscard]] std::optional<Instant> nextChange() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    /// The fields with the words of the question around them.
    [[nodiscard]] FlowRow *makeQuestion();
    void readQuestion();
    void writeQuestion();
    void showAnswer();
    void levelHeights();
    void fillPaths();
    void fillAgents();
    void remember(); ///< agent and URL among the recent ones, the question for this site
    void recall();   ///< the site's last question
    void showTimes();
    void goToNextChange();
    [[nodiscard]] QString siteKey() const;

    SiteModel &m_site;
    QComboBox *m_agent;
    QComboBox *m_category;
    QComboBox *m_url;
    QComboBox *m_when;
    QDateTimeEdit *m_time;
    QCheckBox *m_competitor;
    Label *m_icon;
    Label *m_sentence;
    QToolButton *m_reading; ///< seen when it is not the author's
    QToolButton *m_zone;
    QToolButton *m_next;
    QTimer *m_rememberLater;
    QString m_folder; ///< whose question is kept
    QString m_zoneShown;
    int m_shownTone = -1;
    bool m_writing = false;
};

} // namespace gatepost::ui
