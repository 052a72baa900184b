// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/label.h"
#include "ui/bridge/latest.h"
#include "ui/simulator/changesmodel.h"
#include "ui/site/site.h"

#include <QWidget>

#include <expected>

class QComboBox;
class QTableView;

namespace gatepost::ui {

/// What must be asked before a save: the search engines to which the draft newly denies "/" or all but single places, in a
/// sentence; empty if there is none. The window calls it. `patience`: ms that it waits for the exact comparison, at most.
[[nodiscard]] QString closingQuestion(SiteModel &site, int patience = 400);

/// The draft against the saved files, a folder, a commit, or any two files: lines on the left, who gains and loses what on the
/// right.
class ChangesPanel : public QWidget {
    Q_OBJECT
    Q_PROPERTY(bool busy READ isBusy)

public:
    explicit ChangesPanel(SiteModel &site, QWidget *parent = nullptr);
    [[nodiscard]] DiffModel &diff() const { return *m_diff; }
    [[nodiscard]] SiteChangesModel &changes() const { return *m_changes; }
    [[nodiscard]] bool isBusy() const;
    [[nodiscard]] QString summary() const;
    /// Any two files instead of draft and saved; empty paths go back to the draft.
    void compareFiles(const QString &before, const QString &after);
    /// The site in a folder instead of the saved files; the error is shown in the panel.
    void compareFolder(const QString &folder);
    /// The site as a revision of its folder's Git history has it: "HEAD~1".
    /// `title`: what it is called; empty: as the revision.
    void compareCommit(const QString &revision, const QString &title = {});
    /// Another site, under a name.
    void compareSite(const QString &name, std::shared_ptr<const CompiledSite> site);
    void compareSaved();
    /// To the list of changes. No focus proxy: Tab would pass over what stands before it.
    void focusChanges();

Q_SIGNALS:
    void titleChanged(const QString &title);
    void renewed();

protected:
    void showEvent(QShowEvent *event) override;

private:
    void prepareViews();
    void connectViews();
    struct Result {
        QList<DiffRow> rows;
        std::vector<exact::Difference> changes;
        std::size_t agents = 0;
        bool complete = true;
    };
    /// What the draft is held against, where that is not the saved files.
    struct Other {
        QString name;
        std::shared_ptr<const CompiledSite> site;
        std::array<std::string, kSiteFileCount> texts; ///< by FileId::index()
    };
    /// One side of the comparison: the lines of the file that is chosen, and its site.
    struct Side {
        std::string lines;
        std::shared_ptr<const CompiledSite> site;
    };
    struct Sides {
        Side before;
        Side after;
    };
    [[nodiscard]] std::expected<Sides, QString> sidesOfFiles();
    [[nodiscard]] std::expected<Sides, QString> sidesOfSite() const;
    void compareWith(const QString &name, const FolderFiles &files);
    void chooseOther(int choice);
    bool askCommit();
    void fillFiles();
    void renew();
    void start();
    void take(Result result);
    [[nodiscard]] static QStringList comparedInWords(const Result &result, int count);
    void askTwoFiles();

    SiteModel &m_site;
    DiffModel *m_diff;
    SiteChangesModel *m_changes;
    QComboBox *m_against;
    QComboBox *m_file;
    QTableView *m_diffView;
    QTableView *m_changesView;
    Label *m_summary;
    Latest m_job;
    QString m_before; ///< two files
    QString m_after;
    std::optional<Other> m_other;
    QString m_complaint;
    bool m_wanted = true;
};

} // namespace gatepost::ui
