// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/linedraft.h"
#include "core/model/views.h"
#include "ui/site/site.h"

#include <QAbstractListModel>
#include <QLineEdit>
#include <QListView>

namespace gatepost::ui {

/// The User-agent lines of one group.
class AgentsModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { WarningRole = Qt::UserRole + 1, LineRole };

    explicit AgentsModel(Document &document, QObject *parent = nullptr);
    void show(const GroupView *group);
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

    bool setAgent(int row, const QString &name, const QString &mergeKey);
    int addAgent(const QString &name, const QString &mergeKey); ///< its row, or -1
    /// A name a line, "User-agent:" before it or not, as one step; those that the group has already are left out.
    void addAgents(const QStringList &names);
    void removeAgent(int row);
    /// A new group with one agent by now, and nothing else: takes along what the agent followed until now (owngroup.h), as one
    /// step whose name says so.
    void takeAlong();
    /// The first warning of the group's agents: "AI2Bot: strict crawlers cut it to …".
    [[nodiscard]] QString warning() const;

Q_SIGNALS:
    void refused(const QString &why);
    void told(const QString &what);

private:
    bool apply(const EditResult &edit, const QString &label, const QString &mergeKey);

    struct Agent {
        QString name;
        QString description; ///< operator and purpose
        QString warning;
        int line = 0;
    };

    Document &m_document;
    std::size_t m_group = 0;
    QList<Agent> m_agents;
};

/// Agents as chips that wrap: arrow keys walk, F2 or typing renames with completion, Delete removes, a click on × too. A
/// view on a model, so that a group with hundreds of agents is as light as one with two.
class AgentChips : public QListView {
    Q_OBJECT

public:
    AgentChips(AgentsModel &model, QWidget *parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    AgentsModel &m_agents;
    int m_height = 0;
};

/// A line that makes something while it is typed in: the first character adds, the next ones change what was added, an
/// emptied line removes it again, Enter or a comma begins the next. Nothing typed is ever lost with the focus.
class LiveAdder : public QLineEdit {
    Q_OBJECT

public:
    using QLineEdit::QLineEdit;

    std::function<int(const QString &text, const QString &key)> add; ///< index, or -1
    std::function<bool(int index, const QString &text, const QString &key)> change;
    std::function<bool(int index)> remove; ///< false: it stays, emptied
    /// Takes a pasted list of several lines; may be null, then the lines are one.
    std::function<void(const QStringList &lines)> addLines;
    /// What was added or adopted is typed to its end; may be null.
    std::function<void()> finished;
    /// What was typed to the end without ever being added; may be null.
    std::function<void(const QString &text)> rest;

    void start();
    /// What is typed from now on goes to this one, which is there already.
    void adopt(int index);
    /// What is typed next is something new.
    void finish();
    /// Forgets what was made: the document was changed by somebody else.
    void forget();
    [[nodiscard]] bool isWriting() const { return m_writing; }

Q_SIGNALS:
    void done(); ///< Enter in the empty line: nothing more of this kind

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void onEdited(const QString &typed);

    int m_index = -1;
    int m_serial = 0;
    bool m_writing = false;
};

} // namespace gatepost::ui
