// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/exportdialog.h"

#include "ui/bridge/flowrow.h"
#include "ui/bridge/look.h"
#include "ui/bridge/text.h"
#include "ui/bridge/valuestyle.h"
#include "ui/bridge/wrappedrows.h"
#include "ui/window/dialogs.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QEvent>
#include <QFile>
#include <QFontDatabase>
#include <QFormLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSaveFile>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTabBar>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <array>

namespace gatepost::ui {

using exporting::Loss;
using exporting::Target;

namespace {

/// The grammar that a file is shown with; plain text where there is none.
QString definitionOf(Target target, const QString &name) {
    if (name.endsWith(QLatin1String(".json")))
        return QStringLiteral("JSON");
    if (name.endsWith(QLatin1String(".xml")))
        return QStringLiteral("XML");
    switch (target) {
    case Target::Nginx: return QStringLiteral("nginx Configuration");
    case Target::Apache: return QStringLiteral("Apache Configuration");
    case Target::Varnish: return QStringLiteral("Varnish Configuration Language");
    case Target::Anubis: return QStringLiteral("YAML");
    case Target::ContentSignal:
    case Target::ContentUsage: return QStringLiteral("Gatepost robots.txt");
    default: return {};
    }
}

Tone toneOfLoss(exporting::Severity severity) {
    switch (severity) {
    case exporting::Severity::Lost:
        return Tone::Warning; // a remark about a format, no fault of the files
    case exporting::Severity::Approximated: return Tone::Part;
    case exporting::Severity::Moved:
    case exporting::Severity::Remark: return Tone::Unstated;
    }
    return Tone::Warning;
}

} // namespace

ExportDialog::ExportDialog(SiteModel &site, Dialogs &dialogs, QWidget *parent)
    : QDialog(parent),
      m_site(site),
      m_dialogs(dialogs),
      m_target(new QComboBox(this)),
      m_agents(new QComboBox(this)),
      m_mode(new QComboBox(this)),
      m_compact(new QCheckBox(tr("S&horter expressions"), this)),
      m_files(new QTabBar(this)),
      m_preview(new QPlainTextEdit(this)),
      m_losses(new QTreeWidget(this)),
      m_summary(new Label(this)),
      m_copy(new QPushButton(tr("Co&py"), this)),
      m_save(new QPushButton(tr("&Save…"), this)) {
    setObjectName(QStringLiteral("export"));
    setWindowTitle(tr("Export"));
    fillChoices();
    prepareParts();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(m_copy, QDialogButtonBox::ActionRole);
    buttons->addButton(m_save, QDialogButtonBox::ActionRole);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(makeTargets());
    layout->addWidget(makeSides(), 1);
    layout->addWidget(buttons);
    resize(1120, 680);

    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_copy, &QPushButton::clicked, this, &ExportDialog::copy);
    connect(m_save, &QPushButton::clicked, this, &ExportDialog::saveAll);
    connect(m_files, &QTabBar::currentChanged, this, &ExportDialog::showFile);
    connect(m_losses, &QTreeWidget::itemClicked, this, &ExportDialog::goToLoss);
    connect(m_losses, &QTreeWidget::itemActivated, this, &ExportDialog::goToLoss);
    for (QComboBox *box : {m_target, m_mode})
        connect(box, &QComboBox::currentIndexChanged, this, &ExportDialog::renew);
    connect(m_agents, &QComboBox::currentIndexChanged, this, &ExportDialog::renew);
    connect(m_agents->lineEdit(), &QLineEdit::editingFinished, this, &ExportDialog::renew);
    connect(m_compact, &QCheckBox::toggled, this, &ExportDialog::renew);
    m_site.analysis().whenUpdated(Analysis::Part::Site, this, &ExportDialog::renew);
    renew();
}

void ExportDialog::prepareParts() {
    m_files->setDrawBase(false);
    m_files->setExpanding(false);
    m_preview->setReadOnly(true);
    m_preview->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_preview->setTabChangesFocus(true);
    keepLeftToRight(*m_preview);
    m_preview->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_preview->setAccessibleName(tr("What is written"));
    m_losses->setObjectName(QStringLiteral("losses"));
    m_losses->setAccessibleName(tr("What is lost"));
    m_losses->setHeaderLabels({tr("Line"), tr("What is lost")});
    m_losses->setRootIsDecorated(false);
    m_losses->header()->resizeSection(0, 18 * fontMetrics().averageCharWidth() +
                                             28); // URLs are longer
    m_losses->setItemDelegate(new WrappedRows(m_losses));
    m_losses->header()->setStretchLastSection(true);
    m_summary->setWordWrap(true);
}

/// What it is made for is the first choice: all of them by name, in a row on top.
QLayout *ExportDialog::makeTargets() {
    auto *row = new FlowRow(2);
    auto *group = new QButtonGroup(this);
    for (int i = 0; i < m_target->count(); ++i) {
        auto *button = new QToolButton(this);
        button->setText(m_target->itemText(i));
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        group->addButton(button, i);
        row->add(button);
    }
    group->button(std::max(0, m_target->currentIndex()))->setChecked(true);
    connect(group, &QButtonGroup::idClicked, m_target, &QComboBox::setCurrentIndex);
    connect(m_target, &QComboBox::currentIndexChanged, group, [group](int index) {
        if (QAbstractButton *button = group->button(index))
            button->setChecked(true);
    });
    m_target->hide(); // which one is chosen
    return row;
}

void ExportDialog::choose(Target target) {
    m_target->setCurrentIndex(m_target->findData(static_cast<int>(target)));
}

QSplitter *ExportDialog::makeSides() {
    auto *form = new QFormLayout;
    form->addRow(tr("&Agents:"), m_agents);
    form->addRow(tr("&Enforced:"), m_mode);
    form->addRow(QString(), m_compact);
    auto *right = new QWidget(this);
    auto *rightLayout = new QVBoxLayout(right);
    rightLayout->setContentsMargins(8, 0, 0, 0);
    rightLayout->addLayout(form);
    rightLayout->addWidget(m_summary);
    rightLayout->addWidget(m_losses, 1);
    auto *left = new QWidget(this);
    auto *leftLayout = new QVBoxLayout(left);
    leftLayout->setContentsMargins(0, 0, 0, 0);
    leftLayout->setSpacing(0);
    leftLayout->addWidget(m_files);
    leftLayout->addWidget(m_preview, 1);
    auto *splitter = new QSplitter(this);
    splitter->addWidget(left);
    splitter->addWidget(right);
    splitter->setChildrenCollapsible(false);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    return splitter;
}

void ExportDialog::fillChoices() {
    m_target->setObjectName(QStringLiteral("target"));
    for (const exporting::TargetInfo &target : exporting::targets())
        m_target->addItem(text(target.title), static_cast<int>(target.target));
    m_agents->setObjectName(QStringLiteral("agents"));
    m_agents->setEditable(true);
    m_agents->setInsertPolicy(QComboBox::NoInsert);
    m_agents->addItem(tr("Named in the files, and agents of the list"), QString());
    m_agents->addItem(tr("All agents of the list"), QStringLiteral("known"));
    m_agents->addItem(tr("Search engines"), QStringLiteral("search"));
    m_agents->addItem(tr("AI agents"), QStringLiteral("ai"));
    m_agents->setToolTip(tr("Or names with commas: GPTBot, CCBot"));
    m_agents->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_agents->setMinimumContentsLength(24);
    m_mode->setObjectName(QStringLiteral("mode"));
    m_mode->addItem(tr("Refusals and pace"), static_cast<int>(exporting::Mode::Both));
    m_mode->addItem(tr("Refusals alone"), static_cast<int>(exporting::Mode::Deny));
    m_mode->addItem(tr("Pace alone"), static_cast<int>(exporting::Mode::Rate));
    m_compact->setToolTip(
        tr("Easier to read. A path in which a character is written as an escape slips past."));
}

std::expected<exporting::Question, QString> ExportDialog::question(const CompiledSite &site) const {
    exporting::Question asked;
    asked.target = static_cast<Target>(m_target->currentData().toInt());
    asked.mode = static_cast<exporting::Mode>(m_mode->currentData().toInt());
    asked.compact = m_compact->isChecked();
    const int chosen = m_agents->findText(m_agents->currentText());
    const QString who =
        chosen >= 0 ? m_agents->itemData(chosen).toString() : m_agents->currentText();
    if (who.trimmed().isEmpty())
        return asked;
    const std::array<const CompiledSite *, 1> sites = {&site};
    auto agents = exact::chosenAgents(exact::agentsOf(sites, Reading::Author), who.toStdString());
    if (!agents)
        return std::unexpected(text(agents.error()));
    asked.agents = std::move(*agents);
    return asked;
}

void ExportDialog::renew() {
    const auto site = m_site.analysis().judged();
    auto asked = question(*site);
    m_job.cancel();
    if (!asked) {
        take({});
        m_summary->setText(asked.error());
        return;
    }
    const bool isServer = exporting::infoOf(asked->target).isServer;
    m_mode->setEnabled(isServer);
    m_compact->setEnabled(isServer);
    m_job.start([this, site, asked = std::move(*asked)](const Latest::Run &run) mutable {
        asked.limits.stop = run.stop();
        return
            [this, made = exporting::exportSite(*site, asked)]() mutable { take(std::move(made)); };
    });
}

void ExportDialog::take(exporting::Export made) {
    m_made = std::move(made);
    const QSignalBlocker blocker(m_files);
    const int was = m_files->currentIndex();
    while (m_files->count() > 0)
        m_files->removeTab(0);
    for (const exporting::File &file : m_made.files)
        m_files->addTab(text(file.name));
    m_files->setCurrentIndex(std::min(std::max(was, 0), m_files->count() - 1));
    m_copy->setEnabled(!m_made.files.empty());
    m_save->setEnabled(!m_made.files.empty());
    showFile(m_files->currentIndex());
    showLosses();
}

void ExportDialog::showFile(int index) {
    if (index < 0 || index >= static_cast<int>(m_made.files.size())) {
        m_preview->clear();
        return;
    }
    const exporting::File &file = m_made.files[static_cast<std::size_t>(index)];
    const QString definition =
        definitionOf(static_cast<Target>(m_target->currentData().toInt()), text(file.name));
    if (definition != m_definition || !m_highlighter) {
        m_definition = definition;
        m_highlighter = std::make_unique<Highlighter>(m_preview->document(), definition,
                                                      isDark(palette()), this);
    }
    m_preview->setPlainText(text(file.text));
}

void ExportDialog::showLosses() {
    m_losses->clear();
    for (std::size_t i = 0; i < m_made.losses.size(); ++i) {
        const Loss &loss = m_made.losses[i];
        auto *item = new QTreeWidgetItem(m_losses);
        item->setIcon(0, toneIcon(toneOfLoss(loss.severity)));
        item->setText(0, loss.source.line ? QStringLiteral("%1:%2")
                                                .arg(text(loss.source.file))
                                                .arg(loss.source.line->line.value)
                                          : tr("Site"));
        const QString stated = loss.source.line
                                   ? fromBytes(loss.source.text).left(200) + QLatin1Char('\n')
                                   : QString();
        item->setText(1,
                      forPeople(stated) + text(loss.said) + QLatin1Char('\n') + text(loss.effect));
        item->setToolTip(0, text(exporting::lossMeaning(loss.code)));
        item->setToolTip(1, text(exporting::lossMeaning(loss.code)));
        item->setData(0, Qt::UserRole, static_cast<qulonglong>(i));
    }
    m_summary->setText(m_made.losses.empty() ? tr("Nothing is lost.")
                                             : tr("Not enforced, or enforced differently:"));
}

void ExportDialog::goToLoss(QTreeWidgetItem *item) {
    const auto index = item->data(0, Qt::UserRole).toULongLong();
    if (index < m_made.losses.size() && m_made.losses[index].source.line)
        m_site.navigator().goTo(*m_made.losses[index].source.line, false);
}

void ExportDialog::copy() {
    const int index = m_files->currentIndex();
    if (index >= 0)
        QGuiApplication::clipboard()->setText(
            text(m_made.files[static_cast<std::size_t>(index)].text));
}

void ExportDialog::saveAll() {
    const QString folder =
        m_dialogs.folderToOpen(this, tr("Save the export"), m_site.files().folder());
    if (folder.isEmpty())
        return;
    QStringList there;
    for (const exporting::File &file : m_made.files)
        if (QFile::exists(QDir(folder).filePath(text(file.name))))
            there << text(file.name);
    if (!there.isEmpty() &&
        m_dialogs.choose(this, tr("Save the export"),
                         tr("%1 is already there.").arg(there.join(QStringLiteral(", "))),
                         tr("Replacing it discards what it contains now."),
                         {tr("&Replace"), tr("Cancel")}) != 0)
        return;
    for (const exporting::File &file : m_made.files) {
        QSaveFile out(QDir(folder).filePath(text(file.name)));
        const QByteArray bytes(file.text.data(), static_cast<qsizetype>(file.text.size()));
        if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size() || !out.commit()) {
            m_dialogs.complain(
                this, tr("%1 could not be written: %2").arg(text(file.name), out.errorString()));
            return;
        }
    }
}

void ExportDialog::changeEvent(QEvent *event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_highlighter)
        m_highlighter->setDark(isDark(palette()));
}

} // namespace gatepost::ui
