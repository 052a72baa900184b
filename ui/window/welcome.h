// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

class QGridLayout;
class QHBoxLayout;
class QVBoxLayout;

namespace gatepost::ui {

/// What is shown while nothing is open: open, start from a template, look at the sample.
class WelcomePage : public QWidget {
    Q_OBJECT

public:
    explicit WelcomePage(QWidget *parent = nullptr);

Q_SIGNALS:
    void openFileRequested();
    void openFolderRequested();
    void sampleRequested();
    void templateRequested(const QString &file); ///< of resources/templates
    void pathRequested(const QString &path);

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fillRecent();
    /// The templates side by side, or below each other where two do not fit.
    void placeCards(int columns);

    QVBoxLayout *m_recent;
    QHBoxLayout *m_outer = nullptr;
    QGridLayout *m_grid = nullptr;
    QList<QWidget *> m_cards;
    int m_columns = 0;
};

} // namespace gatepost::ui
