// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulate/readings.h"
#include "ui/bridge/label.h"
#include "ui/bridge/latest.h"
#include "ui/bridge/rowtable.h"
#include "ui/site/site.h"

#include <QWidget>

#include <atomic>

class QCheckBox;
class QTableView;
class QToolButton;

/// The same question as the author meant it, as RFC 9309, as Google, as in 1994; and the same for agents × paths. Where
/// they part, why, with the line that makes the difference.
namespace gatepost::ui {

struct ReadingRow {
    Reading reading = Reading::Author;
    Decision decision = Decision::Allow;
    QString sentence;
    QString why;                 ///< empty where it agrees with the author's reading
    std::optional<LineRef> line; ///< of the difference, else of the verdict
};

/// A row for each reading, about the question.
class ReadingsModel : public RowTable<ReadingRow> {
    Q_OBJECT

public:
    enum Column { Name, Answer, Sentence, Why };
    enum Role { ToneRole = Qt::UserRole + 1 };

    explicit ReadingsModel(QObject *parent = nullptr);

private:
    [[nodiscard]] QVariant special(const QModelIndex &index, int role) const override;
};
[[nodiscard]] QList<ReadingRow> readingsRows(const CompiledSite &site, const Query &query);

/// One row for each cause for which the readings part: the agents and paths that it is true of.
class ReadingsTableModel : public RowTable<ReadingsCause> {
    Q_OBJECT

public:
    /// The readings' columns are in the order of Reading.
    enum Column { Agent, Path, Questions, Author, Rfc9309, Google, Koster, Known, Why };
    enum Role { ToneRole = Qt::UserRole + 1 };

    explicit ReadingsTableModel(QObject *parent = nullptr);

private:
    [[nodiscard]] QVariant special(const QModelIndex &index, int role) const override;
};

class ReadingsPanel : public QWidget {
    Q_OBJECT
    Q_PROPERTY(bool busy READ isBusy)

public:
    explicit ReadingsPanel(SiteModel &site, QWidget *parent = nullptr);
    [[nodiscard]] ReadingsModel &model() const { return *m_model; }
    [[nodiscard]] ReadingsTableModel &table() const { return *m_table; }
    /// Whether the reading of 1994 is compared as well, which no crawler of today has.
    void setWith1994(bool with);
    [[nodiscard]] bool isBusy() const { return m_job.isRunning(); }

Q_SIGNALS:
    void titleChanged(const QString &title);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void connectTables();
    void renew();
    void build();
    void startTable();
    void fitHeight();
    [[nodiscard]] bool isShown(Reading reading) const;

    SiteModel &m_site;
    ReadingsModel *m_model;
    ReadingsTableModel *m_table;
    QTableView *m_view;
    QTableView *m_tableView;
    QCheckBox *m_with1994;
    Label *m_remark;
    Latest m_job;
    QString m_stamp;
    bool m_wanted = true;
};

} // namespace gatepost::ui
