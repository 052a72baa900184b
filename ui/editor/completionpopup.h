// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/label.h"
#include "ui/editor/completion.h"

#include <QAbstractListModel>
#include <QFrame>

class QKeyEvent;
class QListView;

/// The list below the caret. It never takes the focus; the view passes it keys. As long as nothing is chosen, Enter and
/// Tab are not its business.
namespace gatepost::ui {

class CompletionModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { DetailRole = Qt::UserRole, KindRole };

    using QAbstractListModel::QAbstractListModel;
    void setItems(QList<Completion> items);
    [[nodiscard]] const Completion &item(int row) const { return m_items[row]; }
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    QList<Completion> m_items;
};

class CompletionPopup : public QFrame {
    Q_OBJECT

public:
    explicit CompletionPopup(QWidget *view);

    /// Shows the items below `word` (global), or above it where there is no room. What was chosen stays chosen if it is
    /// still there; else the first is if `chooseFirst`, else nothing.
    void offer(const QList<Completion> &items, const QRect &word, bool chooseFirst);
    /// True if the key was the list's: the arrows, and Enter, Tab and Esc as far as they mean it.
    bool takeKey(const QKeyEvent *event);
    [[nodiscard]] QStringList labels() const;
    [[nodiscard]] int chosenRow() const; ///< -1: nothing is chosen

Q_SIGNALS:
    void accepted(const gatepost::ui::Completion &item);

private:
    void choose(int row);
    void fit();
    void showHelp();
    void accept(int row);

    CompletionModel *m_model;
    QListView *m_list;
    Label *m_help;
    QRect m_word;
};

} // namespace gatepost::ui
