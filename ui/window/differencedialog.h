// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/label.h"
#include "ui/document/recovery.h"

#include <QDialog>

#include <string_view>

class QListWidget;
class QPushButton;

namespace gatepost::ui {

class DiffView;

/// "Compare": the file on disk and the text here.
class CompareDialog : public QDialog {
    Q_OBJECT

public:
    CompareDialog(const QString &title, const QString &explanation, std::string_view before,
                  std::string_view after, QWidget *parent = nullptr);
};

/// What was found after a crash, text by text. It decides nothing itself: each button emits a signal, and a draft that
/// somebody has taken care of is taken off the list with removeAt(). Closing it keeps all drafts for the next start.
class RecoveryDialog : public QDialog {
    Q_OBJECT

public:
    explicit RecoveryDialog(Found found, QWidget *parent = nullptr);

    void removeAt(qsizetype index);
    [[nodiscard]] const QList<Draft> &drafts() const { return m_found.drafts; }

Q_SIGNALS:
    void restoreRequested(qsizetype index);  ///< into the window, unsaved
    void keepFileRequested(qsizetype index); ///< the draft goes
    void saveBothRequested(qsizetype index); ///< the draft beside the file, the file as it is

private:
    void fillList();
    void showCurrent();

    Found m_found;
    QListWidget *m_list;
    Label *m_about;
    DiffView *m_difference;
    QPushButton *m_restore;
    QPushButton *m_keep;
    QPushButton *m_both;
};

} // namespace gatepost::ui
