// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/site/site.h"

#include <QFrame>

class QCheckBox;
class QComboBox;
class QDateTimeEdit;
class QLabel;

/// "May [agent] fetch [url] at [time]?" and its one-sentence answer. Never leaves the screen. Every keystroke asks anew.
namespace gatepost::ui {

class QuestionBar : public QFrame {
    Q_OBJECT

public:
    explicit QuestionBar(SiteModel &site, QWidget *parent = nullptr);

    void focusAgent(); ///< Ctrl+L

protected:
    void changeEvent(QEvent *event) override;

private:
    void readQuestion();
    void writeQuestion();
    void showAnswer();
    void fillPaths();

    SiteModel &m_site;
    QComboBox *m_agent;
    QComboBox *m_category;
    QComboBox *m_url;
    QComboBox *m_when;
    QDateTimeEdit *m_time;
    QCheckBox *m_competitor;
    QLabel *m_icon;
    QLabel *m_sentence;
    QString m_announced;
    bool m_writing = false;
};

} // namespace gatepost::ui
