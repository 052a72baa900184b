// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/textedit.h"
#include "ui/document/document.h"

#include <QDialog>
#include <QStringList>

#include <functional>
#include <vector>

namespace gatepost::ui {

struct PendingEdit {
    Document *document; ///< null: the file is new, and `make` makes its document
    TextEdit edit;
    QString name = {}; ///< of a new file
    std::function<Document *()> make = {};
};

/// Applies each as one step of that name, to a document that is made where it must be. Returns the documents.
std::vector<Document *> applyEdits(const std::vector<PendingEdit> &edits, const QString &label);

/// Shows what edits do, in sentences and in the text, before they are applied. Returns at once. The dialog (objectName
/// "previewDialog") applies them as one named step in each document when its button is pressed, if no document has
/// changed since. `applied` is told the documents then; it may be null.
QDialog *previewEdits(QWidget *parent, const std::vector<PendingEdit> &edits, const QString &label,
                      const QStringList &remarks,
                      const std::function<void(const std::vector<Document *> &)> &applied = {});

} // namespace gatepost::ui
