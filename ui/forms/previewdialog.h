// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/textedit.h"
#include "ui/document/document.h"

#include <QDialog>
#include <QStringList>

#include <vector>

namespace gatepost::ui {

struct PendingEdit {
    Document *document;
    TextEdit edit;
};

/// Shows what edits do, in sentences and in the text, before they are applied. Returns at once. The dialog (objectName
/// "previewDialog") applies them as one named step in each document when its button is pressed, if no document has
/// changed since.
QDialog *previewEdits(QWidget *parent, const std::vector<PendingEdit> &edits, const QString &label,
                      const QStringList &remarks);

} // namespace gatepost::ui
