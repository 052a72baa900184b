// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/goals/environmentdialog.h"

#include "ui/bridge/look.h"
#include "ui/bridge/text.h"
#include "ui/bridge/words.h"
#include "ui/goals/goalrow.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace gatepost::ui {

namespace {

/// In the order of the list; the first is what most are wanted for.
constexpr std::array kMustsOfEnvironments = {Must::Closed, Must::Password, Must::NoIndex,
                                             Must::Open, Must::Goals};

/// The first of the usual names that is free; empty: none is.
QString freeName(const std::vector<Environment> &present) {
    for (const char *name : {"staging", "preview", "test"})
        if (!std::ranges::contains(present, name, &Environment::name))
            return QLatin1String(name);
    return {};
}

} // namespace

EnvironmentDialog::EnvironmentDialog(const std::vector<Environment> &present, const QString &host,
                                     Take take, QWidget *parent)
    : QDialog(parent), m_take(std::move(take)), m_knownHost(host), m_wrong(new Label(this)) {
    setObjectName(QStringLiteral("environmentDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Add environment"));
    resize(std::max(460, 64 * fontMetrics().averageCharWidth()), 0);
    auto *layout = new QVBoxLayout(this);
    auto *form = new QFormLayout;
    if (present.empty()) {
        m_ownHost = addField(*form, tr("H&ost of the open files"), "environmentOwnHost",
                             QStringLiteral("www.example.org"));
        m_ownHost->setText(host);
    }
    m_name = addField(*form, tr("&Name"), "environmentName", {});
    m_name->setText(freeName(present));
    m_host = addField(*form, tr("&Host"), "environmentHost", QStringLiteral("staging.example.org"));
    m_must = new QComboBox(this);
    m_must->setObjectName(QStringLiteral("environmentMust"));
    m_must->addItems({tr("Closed: nobody may fetch anything"),
                      tr("Behind a password: nothing is claimed of its files"),
                      tr("Noindex: search engines may fetch every page"),
                      tr("Open: search engines may fetch the start page"),
                      tr("Only as the goals say")});
    form->addRow(tr("It &must be"), m_must);
    m_folder = addField(*form, tr("&Folder of its files, below this one"), "environmentFolder",
                        QStringLiteral("staging"));
    layout->addLayout(form);
    m_wrong->setObjectName(QStringLiteral("environmentWrong"));
    m_wrong->setWordWrap(true);
    m_wrong->hide();
    layout->addWidget(m_wrong);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &EnvironmentDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &EnvironmentDialog::reject);
    follow();
    QLineEdit *first = m_ownHost && host.isEmpty() ? m_ownHost : m_name;
    first->setFocus();
    first->selectAll();
}

QLineEdit *EnvironmentDialog::addField(QFormLayout &form, const QString &label, const char *name,
                                       const QString &hint) {
    auto *field = new QLineEdit(this);
    field->setObjectName(QLatin1String(name));
    field->setPlaceholderText(hint);
    field->setLayoutDirection(Qt::LeftToRight);
    form.addRow(label, field);
    connect(field, &QLineEdit::textEdited, this, &EnvironmentDialog::follow);
    return field;
}

void EnvironmentDialog::follow() {
    const QString name = m_name->text().trimmed();
    QString host = m_ownHost ? m_ownHost->text().trimmed() : m_knownHost;
    if (host.startsWith(QLatin1String("www.")))
        host.remove(0, 4);
    if (!m_host->isModified())
        m_host->setText(host.isEmpty() || name.isEmpty() ? QString()
                                                         : name + QLatin1Char('.') + host);
    if (!m_folder->isModified())
        m_folder->setText(name);
}

std::vector<Environment> EnvironmentDialog::environments() const {
    std::vector<Environment> all;
    const auto hostsOf = [](const QLineEdit &field) {
        const QString host = field.text().trimmed();
        return host.isEmpty() ? std::vector<std::string>() : std::vector{toBytes(host)};
    };
    if (m_ownHost) {
        Environment own;
        own.name = "production";
        own.hosts = hostsOf(*m_ownHost);
        all.push_back(std::move(own));
    }
    Environment made;
    made.name = toBytes(m_name->text().trimmed());
    made.hosts = hostsOf(*m_host);
    made.must = kMustsOfEnvironments[static_cast<std::size_t>(m_must->currentIndex())];
    if (const QString folder = m_folder->text().trimmed(); !folder.isEmpty())
        made.files = toBytes(folder);
    all.push_back(std::move(made));
    return all;
}

void EnvironmentDialog::accept() {
    const std::vector<Environment> made = environments();
    std::expected<void, Message> taken;
    if (std::ranges::any_of(made, [](const Environment &each) { return each.hosts.empty(); }))
        taken = std::unexpected<Message>(GATEPOST_TEXT("settings", "an environment needs a host"));
    else
        taken = m_take(made);
    if (taken) {
        QDialog::accept();
        return;
    }
    QPalette ink = palette();
    ink.setColor(QPalette::WindowText, toneColor(Tone::Error, palette()));
    m_wrong->setPalette(ink);
    m_wrong->setText(text(taken.error()));
    m_wrong->show();
}

} // namespace gatepost::ui
