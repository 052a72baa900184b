// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/export/export.h"
#include "ui/bridge/label.h"
#include "ui/bridge/latest.h"
#include "ui/editor/highlighter.h"
#include "ui/site/site.h"

#include <QDialog>

#include <expected>
#include <memory>
#include <optional>

class QCheckBox;
class QComboBox;
class QPlainTextEdit;
class QPushButton;
class QSplitter;
class QTabBar;
class QTreeWidget;
class QTreeWidgetItem;

namespace gatepost::ui {

class Dialogs;

/// File ▸ Export…: the policy as a server's configuration or in another format, what it loses beside it. It is made again whenever
/// a choice or the site changes, on a thread of its own.
class ExportDialog : public QDialog {
    Q_OBJECT
    Q_PROPERTY(bool busy READ isBusy)

public:
    ExportDialog(SiteModel &site, Dialogs &dialogs, QWidget *parent = nullptr);
    [[nodiscard]] bool isBusy() const { return m_job.isRunning(); }
    [[nodiscard]] const exporting::Export &made() const { return m_made; }
    void choose(exporting::Target target);

protected:
    void changeEvent(QEvent *event) override;

private:
    void prepareParts();
    [[nodiscard]] QSplitter *makeSides();
    [[nodiscard]] QLayout *makeTargets();
    /// The choices, or why they name nobody.
    [[nodiscard]] std::expected<exporting::Question, QString>
    question(const CompiledSite &site) const;
    void fillChoices();
    void renew();
    void take(exporting::Export made);
    void showFile(int index);
    void showLosses();
    void goToLoss(QTreeWidgetItem *item);
    void copy();
    void saveAll();

    SiteModel &m_site;
    Dialogs &m_dialogs;
    QComboBox *m_target;
    QComboBox *m_agents;
    QComboBox *m_mode;
    QCheckBox *m_compact;
    QTabBar *m_files;
    QPlainTextEdit *m_preview;
    QTreeWidget *m_losses;
    Label *m_summary;
    QPushButton *m_copy;
    QPushButton *m_save;
    std::unique_ptr<Highlighter> m_highlighter;
    QString m_definition; ///< of the highlighter
    Latest m_job;
    exporting::Export m_made;
};

} // namespace gatepost::ui
