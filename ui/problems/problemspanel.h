// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/site/site.h"

#include <QAbstractTableModel>
#include <QWidget>

class QTreeView;

/// The problems of all files; Enter goes there, Ctrl+. or the row's own button offers fixes, F1 explains. The tab counts what
/// is wrong, not what is merely remarked.
namespace gatepost::ui {

class ProblemsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Message, Fix, File, Line, Code, ColumnCount };

    explicit ProblemsModel(SiteModel &site, QObject *parent = nullptr);
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] const Problem &problem(int row) const {
        return m_problems[static_cast<std::size_t>(row)];
    }

private:
    SiteModel &m_site;
    std::vector<Problem> m_problems;
};

class ProblemsPanel : public QWidget {
    Q_OBJECT

public:
    explicit ProblemsPanel(SiteModel &site, QWidget *parent = nullptr);
    /// F8, Shift+F8: to the next or previous problem after the present one.
    void step(int by);

Q_SIGNALS:
    void titleChanged(const QString &title);

private:
    void goToRow(int row, bool focus);
    void offerFixes(const QPoint &at); ///< of the present problem; in the view's coordinates
    void explain();

    SiteModel &m_site;
    ProblemsModel *m_model;
    QTreeView *m_view;
};

} // namespace gatepost::ui
