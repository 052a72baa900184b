// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

class QGridLayout;
class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace gatepost::ui {

class Card;
struct GoalPreset;

/// What is shown while nothing is open, by what one comes for: go on with something recent, check a robots.txt, write a new
/// one, look at the sample. Formats are behind "More templates". One scroll bar, never a horizontal one.
class WelcomePage : public QWidget {
    Q_OBJECT

public:
    explicit WelcomePage(QWidget *parent = nullptr);

Q_SIGNALS:
    void openFileRequested();
    void openFolderRequested();
    void pasteRequested(); ///< a robots.txt from the clipboard
    void sampleRequested();
    void goalsRequested();                       ///< three questions
    void presetRequested(const QString &id);     ///< of goalPresets()
    void templateRequested(const QString &file); ///< of resources/templates
    void pathRequested(const QString &path);

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *makeCheck();
    QWidget *makeWrite();
    QWidget *makeSample();
    Card *makePreset(const GoalPreset &preset, QWidget *parent);
    void makeTemplates(QVBoxLayout *column);
    void fillRecent();
    void addRecent(const QString &path, bool pinned, const QString &title, const QString &words);
    /// Intents beside each other and recent sites on their left, where there is room.
    void place();

    QScrollArea *m_scroll;
    QWidget *m_content = nullptr; ///< the page, in the middle of a wide window
    QWidget *m_recentSide;
    QWidget *m_intentSide;
    QVBoxLayout *m_recent;
    QGridLayout *m_columns; ///< recent | intents
    QGridLayout *m_intents;
    QGridLayout *m_grid; ///< more templates
    QToolButton *m_more;
    QList<QWidget *> m_intentCards;
    QList<QWidget *> m_cards;
};

} // namespace gatepost::ui
