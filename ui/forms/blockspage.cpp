// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/blockspage.h"

#include "core/agents/registry.h"
#include "core/model/policyedits.h"
#include "ui/bridge/flowrow.h"
#include "ui/bridge/label.h"
#include "ui/bridge/look.h"
#include "ui/bridge/readable.h"
#include "ui/bridge/text.h"
#include "ui/bridge/valuestyle.h"
#include "ui/forms/agentcompletion.h"
#include "ui/forms/comments.h"
#include "ui/forms/fields/segmenteditor.h"
#include "ui/forms/fields/valueeditor.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCompleter>
#include <QGridLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace gatepost::ui {

// ---- page ----------------------------------------------------------------------------------------

BlocksPage::BlocksPage(SiteModel &site, Document &document, QWidget *parent)
    : FormPage(site, document, parent),
      m_model(new BlocksModel(site, document, this)),
      m_table(new BlocksTable(*m_model, this)),
      m_newName(new QComboBox(this)),
      m_help(new Label(this)),
      m_words(new QWidget(this)),
      m_problem(new Label(this)) {
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(makeBar());
    layout->addWidget(m_table, 1);
    auto *below = new QVBoxLayout;
    below->setContentsMargins(10, 2, 10, 8);
    m_help->setWordWrap(true);
    m_help->setMinimumHeight(fontMetrics().lineSpacing() * 2);
    m_help->setAlignment(Qt::AlignTop);
    m_problem->setObjectName(QStringLiteral("cellProblem"));
    m_problem->setWordWrap(true);
    m_problem->hide();
    below->addWidget(m_help);
    m_words->setObjectName(QStringLiteral("cellWords"));
    auto *words = new FlowRow(m_words, 4);
    words->setContentsMargins(0, 0, 0, 0);
    below->addWidget(m_words);
    below->addWidget(m_problem);
    auto *tools = new QGridLayout;
    tools->setSpacing(4);
    prepareNewName();
    tools->addWidget(m_newName, 0, 0, 1, 2);
    addTools(tools);
    below->addLayout(tools);
    addComments(below);
    layout->addLayout(below);
    connect(m_newName->lineEdit(), &QLineEdit::returnPressed, this, &BlocksPage::addBlock);
    connect(m_model, &BlocksModel::refused, this, [this](const QString &why) { say(why, true); });
    site.analysis().whenUpdated(Analysis::Part::Site, this,
                                &BlocksPage::renew); // another file of the chain
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &index) {
                m_document.breakUndo();
                m_site.navigator().setFieldLine(&m_document,
                                                index.data(BlocksModel::LineRole).toInt());
                renewProblem();
                for (Field *field : fields())
                    field->renew();
            });
    m_table->setCurrentIndex(m_model->index(0, 0));
}

void BlocksPage::prepareNewName() {
    m_newName->setEditable(true);
    m_newName->setObjectName(QStringLiteral("newBlock"));
    m_newName->lineEdit()->setPlaceholderText(tr("Block for an agent or category"));
    m_newName->setAccessibleName(tr("Name of a new block"));
    m_newName->lineEdit()->setAccessibleName(tr("Name of a new block"));
    m_newName->lineEdit()->setCompleter(agentCompleter(m_newName));
    m_newName->setInsertPolicy(QComboBox::NoInsert);
    for (std::size_t i = 0; i < kCategoryCount; ++i)
        m_newName->addItem(text(categoryName(static_cast<Category>(i))));
    m_newName->setCurrentIndex(-1);
    m_newName->setMinimumContentsLength(10);
    m_newName->setMaximumWidth(readableWidth(*this) * 2 / 3); // beside it and below it are buttons
    m_newName->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
}

/// What can be done with a block, three buttons a row.
void BlocksPage::addTools(QGridLayout *tools) {
    const auto button = [&](const QString &said, const char *name, auto run) {
        auto *made = new QPushButton(said, this);
        made->setObjectName(QLatin1String(name));
        connect(made, &QPushButton::clicked, this, run);
        const int at = made->objectName() == QLatin1String("addBlock")
                           ? 2
                           : 3 + tools->property("next").toInt();
        if (at > 2)
            tools->setProperty("next", at - 2);
        tools->addWidget(made, at / 3, at % 3);
    };
    button(tr("&Add block"), "addBlock", [this] { addBlock(); });
    button(tr("&Copy"), "copyBlock", [this] {
        const QString scope = m_model->scope(m_table->currentIndex().column());
        const QString name = m_newName->currentText().trimmed();
        if (name.isEmpty())
            say(tr("Type the name of the copy first."), false);
        else if (apply(duplicateBlock(m_document.tree(), toBytes(scope), toBytes(name)),
                       tr("Copy block %1 to %2").arg(scope, name)))
            m_newName->clearEditText();
    });
    button(tr("Re&name"), "renameBlock", [this] {
        const QString scope = m_model->scope(m_table->currentIndex().column());
        const QString name = m_newName->currentText().trimmed();
        if (name.isEmpty())
            say(tr("Type the new name first."), false);
        else if (apply(renameBlock(m_document.tree(), toBytes(scope), toBytes(name)),
                       tr("Rename block %1 to %2").arg(scope, name)))
            m_newName->clearEditText();
    });
    button(tr("&Remove block"), "removeBlock", [this] {
        const int column = m_table->currentIndex().column();
        if (column > 0 && m_model->hasBlock(column))
            apply(removeBlock(m_document.tree(), toBytes(m_model->scope(column))),
                  tr("Remove block %1").arg(m_model->scope(column)));
    });
}

/// The comments of the chosen block and of the chosen value.
void BlocksPage::addComments(QVBoxLayout *column) {
    QVBoxLayout *inner = addFold(column, tr("Comments"), false);
    addField(inner, commentRow(CommentOf::Block), blockCommentBinding(m_document, [this] {
                 const int at = m_table->currentIndex().column();
                 return at > 0 && m_model->hasBlock(at) ? toBytes(m_model->scope(at))
                                                        : std::string();
             }));
    addField(inner, commentRow(CommentOf::Line), lineCommentBinding(m_document, [this] {
                 const QVariant line = m_table->currentIndex().data(BlocksModel::LineRole);
                 return line.isValid() && line.toInt() >= 0
                            ? std::optional(static_cast<std::uint32_t>(line.toInt()))
                            : std::nullopt;
             }));
}

void BlocksPage::addBlock() {
    const QString name = m_newName->currentText().trimmed();
    if (name.isEmpty()) {
        m_newName->setFocus();
        return;
    }
    const int there = m_model->columnOf(name);
    if (there >= 0 && m_model->hasBlock(there)) {
        m_table->setCurrentIndex(m_model->index(0, there));
        m_table->setFocus();
        return;
    }
    if (!apply(gatepost::addBlock(m_document.tree(), toBytes(name)), tr("Add block %1").arg(name)))
        return;
    m_newName->clearEditText();
    if (const int column = m_model->columnOf(name); column >= 0) {
        m_newName->lineEdit()->completer()->popup()->hide(); // it would keep the focus
        m_table->setCurrentIndex(m_model->index(0, column));
        m_table->setFocus();
    }
}

void BlocksPage::read() {
    const QPersistentModelIndex at = m_table->currentIndex();
    const int row = std::max(0, at.row());
    const QString scope = m_model->scope(at.column());
    m_model->renew();
    if (!m_table->currentIndex().isValid())
        m_table->setCurrentIndex(m_model->index(row, std::max(0, m_model->columnOf(scope))));
    renewProblem();
}

void BlocksPage::markLine(int line) {
    const QModelIndex cell = line < 0 ? QModelIndex() : m_model->cellOfLine(line);
    if (cell.isValid() && cell != m_table->currentIndex()) {
        const QSignalBlocker quiet(&m_site.navigator()); // the caret is there already
        m_table->setCurrentIndex(cell);
    }
}

void BlocksPage::renewProblem() {
    const QModelIndex at = m_table->currentIndex();
    QPalette ink = palette();
    ink.setColor(QPalette::WindowText, toneColor(Tone::Error, palette()));
    m_problem->setPalette(ink);
    const QString problem = at.data(BlocksModel::ProblemRole).toString();
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    if (!at.isValid())
        return;
    const Directive &row = m_model->directive(at.row());
    renewWords(at);
    // A narrow cell shows a sign alone: here it says its value.
    const QString cell =
        at.data(Qt::AccessibleTextRole).toString().section(QLatin1Char('\n'), 0, 0);
    m_help->setText(Rich::ours(QStringLiteral("%1<b>%2</b><br>%3"))
                        .arg(atLayoutSide(QString()), cell, text(row.help)));
}

/// What the cell may say, to be pressed; the same word again takes it back. Keys are at the table, so Tab passes them by.
void BlocksPage::renewWords(const QModelIndex &at) {
    const Directive &row = m_model->directive(at.row());
    if (m_wordsOf != row.id) {
        m_wordsOf = row.id;
        qDeleteAll(m_words->findChildren<SegmentButton *>(Qt::FindDirectChildrenOnly));
        for (const Word &word : row.words) {
            auto *button = new SegmentButton(text(word.name), toneOfWord(row, word.name), m_words);
            button->setToolTip(text(word.meaning));
            button->setObjectName(QStringLiteral("word-") + text(word.name));
            button->setFocusPolicy(Qt::NoFocus);
            connect(button, &QToolButton::clicked, this, [this, name = text(word.name)] {
                const QModelIndex cell = m_table->currentIndex();
                const bool isSet = cell.data(BlocksModel::SetRole).toBool() &&
                                   cell.data(Qt::EditRole).toString() == name;
                m_model->setData(cell, isSet ? QString() : name, Qt::EditRole);
                m_table->setFocus();
            });
            static_cast<FlowRow *>(m_words->layout())->add(button);
            button->show();
        }
    }
    const QString value =
        at.data(BlocksModel::SetRole).toBool() ? at.data(Qt::EditRole).toString() : QString();
    for (auto *button : m_words->findChildren<SegmentButton *>(Qt::FindDirectChildrenOnly))
        button->setChecked(button->text() == value);
}

} // namespace gatepost::ui
