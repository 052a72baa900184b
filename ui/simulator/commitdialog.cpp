// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulator/commitdialog.h"

#include "core/store/gitfolder.h"
#include "ui/bridge/paths.h"
#include "ui/bridge/rowtable.h"
#include "ui/bridge/text.h"
#include "ui/bridge/when.h"
#include "ui/simulator/viewparts.h"

#include <QDateTime>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace gatepost::ui {

namespace {

class CommitsModel : public RowTable<GitLogEntry> {
public:
    explicit CommitsModel(QObject *parent) : RowTable(parent) {
        setColumns({{.head = CommitDialog::tr("Date"),
                     .shown =
                         [](const GitLogEntry &commit) {
                             return listedText(QDateTime::fromSecsSinceEpoch(commit.time),
                                               QDateTime::currentDateTime());
                         }},
                    {.head = CommitDialog::tr("Author"),
                     .shown = [](const GitLogEntry &commit) { return text(commit.author); }},
                    {.head = CommitDialog::tr("Subject"),
                     .shown = [](const GitLogEntry &commit) { return text(commit.subject); }},
                    {.head = CommitDialog::tr("Commit"),
                     .shown = [](const GitLogEntry &commit) { return text(commit.id).left(7); }}});
    }
};

} // namespace

CommitDialog::CommitDialog(const QString &folder, QWidget *parent)
    : QDialog(parent),
      m_folder(folder),
      m_list(makeTable(QStringLiteral("commits"), tr("Commits"), this)),
      m_typed(new QLineEdit(this)),
      m_complaint(new Label(this)),
      m_ok(nullptr) {
    setObjectName(QStringLiteral("commitDialog"));
    setWindowTitle(tr("Compare with a commit"));
    resize(std::max(680, 100 * fontMetrics().averageCharWidth()),
           std::max(420, 28 * fontMetrics().lineSpacing()));
    auto *layout = new QVBoxLayout(this);
    auto *model = new CommitsModel(m_list);
    auto commits = gitLog(pathBytes(folder));
    if (commits)
        m_commits = std::move(*commits);
    else
        m_complaint->setText(text(commits.error()));
    model->setRows(m_commits);
    m_list->setModel(model);
    setColumnWidths(m_list, {20, 22, 46, 12});
    m_list->horizontalHeader()->setStretchLastSection(false);
    m_list->horizontalHeader()->setSectionResizeMode(2, QHeaderView::Stretch);
    sayWhenEmpty(m_list, tr("This folder has no commits."));
    layout->addWidget(m_list, 1);
    auto *label = new Label(tr("Or any &revision, such as HEAD~1 or a tag:"), this);
    label->setBuddy(m_typed);
    m_typed->setObjectName(QStringLiteral("revision"));
    m_typed->setClearButtonEnabled(true);
    layout->addWidget(label);
    layout->addWidget(m_typed);
    m_complaint->setObjectName(QStringLiteral("revisionComplaint"));
    m_complaint->setWordWrap(true);
    layout->addWidget(m_complaint);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_ok = buttons->button(QDialogButtonBox::Ok);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &index) {
                if (index.isValid())
                    m_typed->clear();
                check();
            });
    connect(m_list, &QTableView::doubleClicked, this, [this] {
        if (m_ok->isEnabled())
            accept();
    });
    connect(m_typed, &QLineEdit::textEdited, this, &CommitDialog::check);
    if (!m_commits.empty())
        m_list->setCurrentIndex(model->index(0, 0));
    m_list->setFocus();
    m_ok->setEnabled(!m_commits.empty());
}

QString CommitDialog::revision() const {
    if (const QString typed = m_typed->text().trimmed(); !typed.isEmpty())
        return typed;
    const int row = m_list->currentIndex().row();
    return row < 0 ? QString() : text(m_commits[static_cast<std::size_t>(row)].id);
}

QString CommitDialog::title() const {
    const int row = m_list->currentIndex().row();
    if (!m_typed->text().trimmed().isEmpty() || row < 0)
        return revision();
    const GitLogEntry &commit = m_commits[static_cast<std::size_t>(row)];
    return commit.subject.empty() ? text(commit.id).left(10) : text(commit.subject);
}

/// What was typed is looked up at once: nobody is to learn of a slip after OK.
void CommitDialog::check() {
    const QString typed = m_typed->text().trimmed();
    if (typed.isEmpty()) {
        m_complaint->clear();
        m_ok->setEnabled(!revision().isEmpty());
        return;
    }
    const auto opened = GitFolder::open("git:" + typed.toStdString() + ":./", pathBytes(m_folder));
    m_complaint->setText(opened ? QString() : text(opened.error()));
    m_ok->setEnabled(opened.has_value());
}

} // namespace gatepost::ui
