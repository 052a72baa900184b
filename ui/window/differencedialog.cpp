// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/differencedialog.h"

#include "ui/bridge/label.h"
#include "ui/bridge/valuestyle.h"
#include "ui/bridge/words.h"
#include "ui/forms/diffview.h"

#include <QDateTime>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace gatepost::ui {

CompareDialog::CompareDialog(const QString &title, const QString &explanation,
                             std::string_view before, std::string_view after, QWidget *parent)
    : QDialog(parent) {
    setWindowTitle(title);
    setObjectName(QStringLiteral("compare"));
    auto *label = new Label(explanation, this);
    label->setWordWrap(true);
    auto *view = new DiffView(this);
    view->showDifference(before, after);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(label);
    layout->addWidget(view, 1);
    layout->addWidget(buttons);
    resize(800, 560);
}

RecoveryDialog::RecoveryDialog(Found found, QWidget *parent)
    : QDialog(parent),
      m_found(std::move(found)),
      m_list(new QListWidget(this)),
      m_about(new Label(this)),
      m_difference(new DiffView(this)),
      m_restore(new QPushButton(tr("&Restore"), this)),
      m_keep(new QPushButton(tr("&Keep the file"), this)),
      m_both(new QPushButton(tr("Keep &both"), this)) {
    setObjectName(QStringLiteral("recovery"));
    setWindowTitle(tr("Unsaved text was found"));
    auto *intro =
        new Label(tr("Gatepost closed unexpectedly. This is what had not been saved."), this);
    intro->setWordWrap(true);
    m_list->setAccessibleName(tr("Unsaved texts"));
    fillList();
    m_about->setWordWrap(true);
    m_restore->setObjectName(QStringLiteral("restore"));
    m_keep->setObjectName(QStringLiteral("keepFile"));
    m_both->setObjectName(QStringLiteral("saveBoth"));
    m_restore->setDefault(true);
    m_restore->setToolTip(tr("Opens the text, unsaved. Undo gives the file's text back."));
    m_both->setToolTip(tr("Saves the text as a separate file beside the other."));
    auto *later = new QPushButton(tr("&Decide later"), this);
    later->setToolTip(tr("Nothing is lost: it is found again at the next start."));

    const auto act = [this](const QPushButton *button, auto signal) {
        connect(button, &QPushButton::clicked, this, [this, signal] {
            if (m_list->currentRow() >= 0)
                emit(this->*signal)(m_list->currentRow());
        });
    };
    act(m_restore, &RecoveryDialog::restoreRequested);
    act(m_keep, &RecoveryDialog::keepFileRequested);
    act(m_both, &RecoveryDialog::saveBothRequested);
    connect(later, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_list, &QListWidget::currentRowChanged, this, &RecoveryDialog::showCurrent);

    auto *right = new QVBoxLayout;
    right->addWidget(m_about);
    right->addWidget(m_difference, 1);
    auto *columns = new QHBoxLayout;
    columns->addWidget(m_list);
    columns->addLayout(right, 1);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(later);
    buttons->addStretch();
    buttons->addWidget(m_both);
    buttons->addWidget(m_keep);
    buttons->addWidget(m_restore);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(intro);
    layout->addLayout(columns, 1);
    layout->addLayout(buttons);
    resize(860, 560);
    m_list->setCurrentRow(0);
}

void RecoveryDialog::fillList() {
    for (const Draft &draft : std::as_const(m_found.drafts)) {
        // Files of several sites have the same name.
        const QString folder = QFileInfo(draft.header.path).dir().dirName();
        const QString name = draft.header.path.isEmpty()
                                 ? draft.header.name
                                 : folder + QLatin1Char('/') + draft.header.name;
        auto *item = new QListWidgetItem(
            QStringLiteral("%1\n%2").arg(QDir::toNativeSeparators(name),
                                         agoText(draft.when, QDateTime::currentDateTime())),
            m_list);
        item->setToolTip(QDir::toNativeSeparators(draft.header.path));
    }
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFixedWidth(std::clamp(m_list->sizeHintForColumn(0) + 24, 210, 320));
    m_list->setVisible(m_found.drafts.size() > 1);
}

void RecoveryDialog::showCurrent() {
    const int row = m_list->currentRow();
    if (row < 0 || row >= m_found.drafts.size())
        return;
    const Draft &draft = m_found.drafts[row];
    QStringList about;
    if (draft.header.path.isEmpty())
        about << tr("%1, never saved").arg(draft.header.name);
    else
        about << QDir::toNativeSeparators(draft.header.path);
    about << tr("Last kept %1").arg(agoText(draft.when, QDateTime::currentDateTime()));
    if (draft.damaged)
        about << tr("The end of the recovery journal was cut off; this is what came before.");
    // A file that is empty to the journal may well never have been there.
    if (!draft.header.path.isEmpty() && !draft.disk && draft.header.savedHash != hashOf({}))
        about << tr("The file itself is not there any more or cannot be read.");
    else if (draft.changedSince && draft.disk)
        about << tr("The file was changed by another program in the meantime.");
    about << tr("− in the file, + in the unsaved text:");
    m_about->setText(atLayoutSide(about.join(QLatin1Char('\n'))));
    m_keep->setText(draft.disk ? tr("&Keep the file") : tr("&Discard"));
    m_difference->showDifference(draft.disk.value_or(std::string()), draft.text);
}

void RecoveryDialog::removeAt(qsizetype index) {
    if (index < 0 || index >= m_found.drafts.size())
        return;
    m_found.drafts.removeAt(index);
    delete m_list->takeItem(static_cast<int>(index));
    if (m_found.drafts.isEmpty()) {
        accept();
        return;
    }
    m_list->setCurrentRow(std::min(static_cast<int>(index), m_list->count() - 1));
    showCurrent();
}

} // namespace gatepost::ui
