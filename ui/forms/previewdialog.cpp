// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/previewdialog.h"

#include "ui/bridge/label.h"
#include "ui/forms/diffview.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QPointer>
#include <QPushButton>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace gatepost::ui {

namespace {

struct PreviewWords {
    Q_DECLARE_TR_FUNCTIONS(gatepost::ui::PreviewDialog)
};

struct Step {
    QPointer<Document> document;
    quint64 revision = 0;
    PendingEdit edit;

    /// Not edited and not closed since it was shown.
    [[nodiscard]] bool isCurrent() const {
        return edit.make || (document && document->revision() == revision);
    }
};

std::string_view bytesOf(const PendingEdit &edit) {
    return edit.document ? edit.document->bytes() : std::string_view();
}

Label *remarkList(const QStringList &remarks, QWidget *parent) {
    Rich said;
    for (const QString &remark : remarks)
        said += Rich::ours(QStringLiteral("<li>%1</li>")).arg(remark);
    auto *list = new Label(parent);
    list->setText(Rich::ours(QStringLiteral("<ul style=\"margin-left:-20px\">%1</ul>")).arg(said));
    list->setObjectName(QStringLiteral("previewRemarks"));
    list->setWordWrap(true);
    list->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return list;
}

} // namespace

std::vector<Document *> applyEdits(const std::vector<PendingEdit> &edits, const QString &label) {
    std::vector<Document *> documents;
    for (const PendingEdit &pending : edits) {
        Document *document = pending.document ? pending.document : pending.make();
        document->apply(pending.edit, {label, {}, Origin::Form});
        documents.push_back(document);
    }
    return documents;
}

QDialog *previewEdits(QWidget *parent, const std::vector<PendingEdit> &edits, const QString &label,
                      const QStringList &remarks,
                      const std::function<void(const std::vector<Document *> &)> &applied) {
    auto *dialog = new QDialog(parent);
    dialog->setObjectName(QStringLiteral("previewDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(label);
    dialog->resize(760, 540);
    auto *layout = new QVBoxLayout(dialog);
    if (!remarks.isEmpty())
        layout->addWidget(remarkList(remarks, dialog));

    auto *tabs = new QTabWidget(dialog);
    tabs->setDocumentMode(true);
    tabs->setAccessibleName(PreviewWords::tr("Files that change"));
    std::vector<Step> steps;
    int added = 0;
    int removed = 0;
    for (const PendingEdit &pending : edits) {
        const std::string after = pending.edit.applied(bytesOf(pending));
        if (after == bytesOf(pending))
            continue;
        steps.push_back({pending.document,
                         pending.document ? pending.document->revision() : quint64(0), pending});
        auto *diff = new DiffView(tabs);
        diff->showDifference(bytesOf(pending), after);
        added += diff->added();
        removed += diff->removed();
        tabs->addTab(diff, pending.document ? pending.document->displayName() : pending.name);
    }
    tabs->setTabBarAutoHide(true);
    tabs->setVisible(!steps.empty());
    layout->addWidget(tabs, 1);
    auto *counts = new Label(
        steps.empty()
            ? PreviewWords::tr("Nothing changes.")
            : PreviewWords::tr("Lines removed: %1. Lines added: %2. Nothing is saved yet.")
                  .arg(removed)
                  .arg(added),
        dialog);
    counts->setForegroundRole(QPalette::PlaceholderText);
    layout->addWidget(counts);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, dialog);
    QPushButton *apply =
        buttons->addButton(PreviewWords::tr("&Apply"), QDialogButtonBox::AcceptRole);
    apply->setObjectName(QStringLiteral("applyPreview"));
    apply->setDefault(true);
    apply->setEnabled(!steps.empty());
    layout->addWidget(buttons);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    QObject::connect(
        buttons, &QDialogButtonBox::accepted, dialog, [dialog, steps, label, counts, applied] {
            if (!std::ranges::all_of(steps, &Step::isCurrent)) {
                counts->setText(PreviewWords::tr(
                    "A file has changed in the meantime. Close this window and try again."));
                return;
            }
            std::vector<PendingEdit> pending;
            for (const Step &step : steps)
                pending.push_back(step.edit);
            const std::vector<Document *> documents = applyEdits(pending, label);
            if (applied)
                applied(documents);
            dialog->accept();
        });
    dialog->open();
    return dialog;
}

} // namespace gatepost::ui
