// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/label.h"
#include "ui/simulator/matrixmodel.h"
#include "ui/simulator/pathlist.h"
#include "ui/site/site.h"

#include <QWidget>

class QAction;
class QActionGroup;
class QComboBox;
class QLineEdit;
class QMenu;
class QProgressBar;
class QTimer;
class QToolButton;

/// The matrix: agents × paths, agents × directives, one agent's hours × paths, or agents × answers for robots.txt. Renewed off the GUI thread after
/// every edit; a click on a cell puts its question. The question's agent and path always have a row and a column.
namespace gatepost::ui {

class MatrixRunner;
class MatrixView;

/// Which agents are rows.
struct AgentChoice {
    // No underlying type: after "enum class X : T" lupdate misses the classes that follow.
    enum class By { Site, Category, Operator, Registry, Behaviour };
    By by = By::Site;
    Category category = Category::SearchIndexer;
    QString operatorName = {};
    Behaviour behaviour = Behaviour::Unknown;
};
/// The columns of agents × answers: the usual ones, and what the question states.
[[nodiscard]] std::vector<std::string> answersToCompare(const SiteAnswers &asked);
/// The agents a choice means, in the registry's order; `site` = the site's own list.
[[nodiscard]] std::vector<Identity> chosenAgents(const AgentChoice &choice, const QStringList &site,
                                                 const Registry &registry = Registry::builtIn());

class MatrixPanel : public QWidget {
    Q_OBJECT
    Q_PROPERTY(bool busy READ isBusy)

public:
    explicit MatrixPanel(SiteModel &site, QWidget *parent = nullptr);
    ~MatrixPanel() override;

    void setKind(GridKind kind);
    void setAgents(const AgentChoice &choice);
    /// An empty list: the site's sample paths again.
    void setPaths(const PathList &list, const QString &source);
    /// Reads a text file or a sitemap, also gzipped; complaints are shown in the panel.
    void openPaths(const QString &file);
    [[nodiscard]] MatrixModel &model() const { return *m_model; }
    [[nodiscard]] MatrixView &view() const { return *m_view; }
    /// What “Keep as test” adds for a cell.
    [[nodiscard]] PolicyTest testOf(const QModelIndex &index) const;
    [[nodiscard]] bool isBusy() const;
    [[nodiscard]] QString status() const;

Q_SIGNALS:
    void renewed(); ///< a result is shown
    void titleChanged(const QString &title);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void makeTools();
    void connectParts();
    void makeAgentsMenu();
    void fillOperators(QMenu *menu);
    void makePathsMenu();
    void renew();
    void start();
    void showGrid(const std::shared_ptr<const Grid> &grid);
    void applyFilter();
    void showStatus();
    void showAsked();
    void showHovered(const QModelIndex &index);
    void showMenu(const QModelIndex &index, const QPoint &globalPos);
    [[nodiscard]] Question questionOf(const QModelIndex &index) const;
    [[nodiscard]] SiteAnswers answersOf(MatrixModel::Place place) const;
    [[nodiscard]] std::optional<LineRef> lineOf(const QModelIndex &index) const;
    void keepAsTest(const QModelIndex &index);
    [[nodiscard]] GridQuestion gridQuestion();
    void putQuestion(const QModelIndex &index);
    void editPaths();
    [[nodiscard]] QToolButton *makeExportButton();
    void makeOptions();
    void showOptions();
    [[nodiscard]] GridOrder order() const;
    void exportTable(bool markdown);
    [[nodiscard]] QStringList paths() const;

    SiteModel &m_site;
    MatrixModel *m_model;
    MatrixRunner *m_runner;
    MatrixView *m_view;
    QComboBox *m_kind;
    QToolButton *m_agentsButton;
    QToolButton *m_pathsButton;
    QToolButton *m_denied;
    QToolButton *m_changed;
    QToolButton *m_options; ///< what is rarely changed, in a menu
    QAction *m_readings;
    QAction *m_known;
    QAction *m_swap;
    QAction *m_merge;
    QAction *m_whole;
    QLineEdit *m_search;
    QActionGroup *m_order;
    QProgressBar *m_progress;
    QToolButton *m_cancel;
    Label *m_status;
    QTimer *m_slow; ///< progress is shown only where it takes longer than a blink
    AgentChoice m_agents;
    PathList m_paths;
    QString m_pathSource;
    /// What was asked last beside the lists: it keeps its row and column until something else is.
    struct {
        QString name;
        std::optional<Category> category;
    } m_otherAgent;
    QString m_otherPath;
    QString m_remark;
    QString m_stamp; ///< of what the shown grid was computed for, with m_saved
    std::shared_ptr<const CompiledSite> m_saved;
    bool m_wanted = true;
};

} // namespace gatepost::ui
