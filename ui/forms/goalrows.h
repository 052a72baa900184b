// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/purpose.h"
#include "ui/bridge/label.h"

#include <QStringList>
#include <QWidget>

#include <array>

class QComboBox;
class QGridLayout;
class QLineEdit;

namespace gatepost::ui {

class PurposeModel;

/// What is wanted of all agents that come for one purpose.
// No underlying type: after "enum class X : T" lupdate misses the classes that follow.
enum class Goal { Welcome, SomePaths, KeepOut, Ask };
/// Whom KeepOut means.
enum class Extent {
    Matter, ///< who is documented to obey robots.txt
    All,    ///< every known agent
    Except  ///< likewise; who is let in is ticked afterwards
};

/// How many of the known agents may come, and how many must ask, as a bar of 60 px.
class ShareBar : public QWidget {
    Q_OBJECT

public:
    explicit ShareBar(QWidget *parent = nullptr);
    void setShare(int free, int asking, int whole);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_free = 0;
    int m_asking = 0;
    int m_whole = 0;
};

/// A row for each purpose: its name, the goal, how many may come now. Choosing a goal ticks agents in the model and changes no
/// text.
class GoalRows : public QWidget {
    Q_OBJECT

public:
    GoalRows(PurposeModel &model, QWidget *parent = nullptr);
    /// Goals as the ticks say them. `canAsk`: there is a file that can say "ask".
    void renew(bool canAsk);
    /// Nothing is wanted beyond what the ticks say.
    void reset();

    struct PathGoal {
        Purpose purpose = Purpose::Other;
        QStringList paths;
    };
    /// The purposes that are to be kept out of some paths, with the paths.
    [[nodiscard]] QList<PathGoal> pathGoals() const;
    [[nodiscard]] QList<Purpose> askGoals() const;

Q_SIGNALS:
    void changed();
    void exceptionsWanted(gatepost::Purpose purpose); ///< who is to be ticked again

private:
    struct Row {
        bool used = false;
        QComboBox *goal = nullptr;
        QComboBox *extent = nullptr;
        QLineEdit *paths = nullptr;
        ShareBar *bar = nullptr;
        Label *count = nullptr;
        bool chosen = false; ///< by hand, and not yet done
    };
    void addRow(QGridLayout *grid, int at, Purpose purpose);
    void choose(Purpose purpose);
    void showMore(Row &row);
    [[nodiscard]] Row &rowOf(Purpose purpose) { return m_rows[static_cast<std::size_t>(purpose)]; }
    [[nodiscard]] static Goal goalOf(const Row &row);

    PurposeModel &m_model;
    std::array<Row, kPurposeCount> m_rows;
    bool m_writing = false;
};

} // namespace gatepost::ui
