// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/label.h"
#include "ui/manualtext/manual.h"

#include <QUrl>
#include <QWidget>

class QLayout;
class QLineEdit;
class QListWidget;
class QStackedWidget;
class QTextBrowser;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

/// The manual's window: contents or finds on the left, the text on the right. Nothing is fetched; addresses of the web
/// open in the browser. One for the whole program; it does not keep the program alive.
namespace gatepost::ui {

class ManualBrowser;

class ManualWindow : public QWidget {
    Q_OBJECT

public:
    explicit ManualWindow(Manual manual, QWidget *parent = nullptr);

    [[nodiscard]] const Manual &manual() const { return m_manual; }
    /// Shows a place; a place that the manual does not have shows its start.
    void showPlace(const ManualPlace &place);
    [[nodiscard]] ManualPlace place() const;
    /// Brings the window to the front.
    void present();
    [[nodiscard]] QTextBrowser *browser() const;

Q_SIGNALS:
    /// The reader wants to try a recipe.
    void recipeRequested(const gatepost::ManualPlace &place);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] QLayout *makeBar();
    void layOut();
    void fillContents();
    void follow(const QUrl &url);
    void markContents(const QUrl &here);
    void search(const QString &query);
    void openHit(int row);
    void markWords();

    Manual m_manual;
    ManualBrowser *m_browser;
    QLineEdit *m_search;
    QStackedWidget *m_left;
    QTreeWidget *m_contents;
    QListWidget *m_finds;
    Label *m_count;
    QToolButton *m_back;
    QToolButton *m_forward;
    std::vector<ManualHit> m_hits;
};

} // namespace gatepost::ui
