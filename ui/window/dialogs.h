// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/rich.h"

#include <QString>
#include <QStringList>

class QDialog;
class QWidget;

/// Everything the window asks in a way that stops it until there is an answer. What is asked is plain text. Tests give their own.
namespace gatepost::ui {

class Dialogs {
public:
    virtual ~Dialogs() = default;

    virtual void complain(QWidget *parent, const QString &sentence);
    virtual void tell(QWidget *parent, const QString &title, const Rich &said);
    /// Buttons with these labels in this order; the answer's index, or -1 for Escape. Enter must lose nothing: of three and
    /// more the first is the default, so it shows, compares or keeps; of two it is the last, which cancels. Escape presses
    /// the last.
    virtual int choose(QWidget *parent, const QString &title, const QString &sentence,
                       const QString &more, const QStringList &labels);
    /// The same with the icon of a warning: something would be lost. The sentence names what.
    int warn(QWidget *parent, const QString &title, const QString &sentence, const QString &more,
             const QStringList &labels);
    /// Empty if the user lets it be.
    virtual QString fileToOpen(QWidget *parent, const QString &title, const QString &folder,
                               const QString &filter);
    virtual QString folderToOpen(QWidget *parent, const QString &title, const QString &folder);
    /// In the system's file manager.
    virtual void showFolder(const QString &folder);
    virtual QString fileToSave(QWidget *parent, const QString &title, const QString &path);

    /// Shows it until it is closed.
    virtual void show(QDialog &dialog);

    static Dialogs &real();

private:
    bool m_warns = false; ///< while warn() asks
};

} // namespace gatepost::ui
