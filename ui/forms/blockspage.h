// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/views.h"
#include "ui/bridge/label.h"
#include "ui/forms/formpage.h"
#include "ui/forms/supplied.h"

#include <QAbstractTableModel>
#include <QTableView>

class QComboBox;
class QGridLayout;

namespace gatepost::ui {

/// Directives of robots2.txt's policy × scopes: Global, the eight categories, and the file's further blocks. An empty cell
/// shows what holds in its stead (S53, S55).
class BlocksModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role {
        InheritedRole = Qt::UserRole + 1,
        LineRole,
        ProblemRole,
        SetRole,
        SignRole ///< an icon of what applies, set here or inherited; null for facts and what is unstated
    };

    BlocksModel(SiteModel &site, Document &document, QObject *parent = nullptr);
    void renew();
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    /// An empty value removes the directive.
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    /// Sets what "directive: value" lines say in a column's scope, as one step; other lines are left out. How many it took.
    int setLines(int column, const QStringList &lines);

    [[nodiscard]] const Directive &directive(int row) const {
        return *m_rows[static_cast<std::size_t>(row)];
    }
    [[nodiscard]] QString scope(int column) const {
        return m_scopes.value(column);
    } ///< "" = global
    [[nodiscard]] bool hasBlock(int column) const { return m_hasBlock.value(column); }
    [[nodiscard]] int columnOf(const QString &scope) const;
    [[nodiscard]] QModelIndex cellOfLine(int line) const;

Q_SIGNALS:
    void refused(const QString &why);

private:
    struct Cell {
        QString value;
        Supplied inherited;
        QString problem;
        int line = -1;
    };
    [[nodiscard]] const Cell &cell(const QModelIndex &index) const;

    SiteModel &m_site;
    Document &m_document;
    std::vector<const Directive *> m_rows;
    QStringList m_scopes;
    QList<bool> m_hasBlock;
    std::vector<Cell> m_cells;
};

/// The matrix. Arrows walk; a letter sets the word that begins with it (with Shift on to the row below), Delete unsets,
/// F2 or Enter opens the words, a pasted list of "directive: value" lines goes into the column.
class BlocksTable : public QTableView {
    Q_OBJECT

public:
    BlocksTable(BlocksModel &model, QWidget *parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitColumns();

    BlocksModel &m_model;
    int m_wide = 0; ///< px of a column that shows words
};

class BlocksPage : public FormPage {
    Q_OBJECT

public:
    BlocksPage(SiteModel &site, Document &document, QWidget *parent = nullptr);

protected:
    void read() override;
    void markLine(int line) override;

private:
    void prepareNewName();
    void addTools(QGridLayout *tools);
    void addBlock();
    void addComments(QVBoxLayout *column);
    void renewProblem();
    void renewWords(const QModelIndex &at);

    BlocksModel *m_model;
    BlocksTable *m_table;
    QComboBox *m_newName;
    Label *m_help;
    QWidget *m_words; ///< a button for each word of the chosen cell
    DirectiveId m_wordsOf = DirectiveId::None;
    Label *m_problem;
};

} // namespace gatepost::ui
