// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulator/violationdialog.h"

#include "core/logs/output.h"
#include "ui/bridge/accessible.h"
#include "ui/bridge/label.h"
#include "ui/bridge/text.h"

#include <QCheckBox>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <ranges>

namespace gatepost::ui {

namespace {

constexpr std::size_t kMostEvidence = 20;

/// In the words that reports of robots2.txt use. A report is for others: it is in English in every language.
QString violationOf(const logs::AgentReport &agent, const std::vector<Evidence> &evidence) {
    for (const Evidence &one : evidence)
        if (one.honeypot)
            return QStringLiteral("honeypot");
    return agent.total().of(logs::HitClass::Denied) > 0 ? QStringLiteral("ignored-disallow")
                                                        : QStringLiteral("none");
}

QString verifiedWord(const logs::AgentReport &agent) {
    const auto count = [&agent](logs::Verified verified) {
        return agent.byVerified[static_cast<std::size_t>(verified)].requests;
    };
    return count(logs::Verified::Spoofed) > 0
               ? QStringLiteral("not among the addresses that the operator publishes")
           : count(logs::Verified::Verified) > 0
               ? QStringLiteral("among the addresses that the operator publishes")
               : QStringLiteral("not compared with published addresses");
}

} // namespace

QString violationReport(const LogResult &result, const logs::AgentReport &agent,
                        const std::vector<Evidence> &evidence, const QString &site,
                        const QStringList &reportTo, bool addresses) {
    const logs::AgentCounts total = agent.total();
    QString out;
    const auto field = [&out](const char *name, const QString &value) {
        out += QLatin1String(name) + QLatin1String(": ") + value + QLatin1Char('\n');
    };
    field("agent", text(agent.name));
    field("identity", verifiedWord(agent));
    field("violation", violationOf(agent, evidence));
    field("site", site.isEmpty() ? QStringLiteral("(fill in)") : site);
    for (const QString &where : reportTo)
        field("report-to", where);
    if (result.report.from && result.report.to)
        field("period", text(logs::timeText(*result.report.from)) + QLatin1String(" to ") +
                            text(logs::timeText(*result.report.to)));
    field("requests", QString::number(total.requests));
    field("denied", QStringLiteral("%1 (served %2, after reading the rule %3)")
                        .arg(total.of(logs::HitClass::Denied) + total.of(logs::HitClass::Honeypot))
                        .arg(total.servedDenied)
                        .arg(total.informed));
    if (agent.firstOffence)
        field("against-policy", QStringLiteral("%1, first %2, last %3")
                                    .arg(agent.offences())
                                    .arg(text(logs::timeText(*agent.firstOffence)),
                                         text(logs::timeText(*agent.lastOffence))));
    if (addresses)
        for (const auto &[network, count] : agent.spoofedNetworks | std::views::take(kMostEvidence))
            field("not-from-its-network",
                  QStringLiteral("%1, %2 times").arg(text(network)).arg(count));
    for (const logs::PolicyReads &reads : agent.reads)
        field("read",
              QStringLiteral("%1, %2 times, first %3, last %4")
                  .arg(text(logs::policyFileName(reads.file)))
                  .arg(reads.requests)
                  .arg(text(logs::timeText(reads.first)), text(logs::timeText(reads.last))));
    out += QLatin1String("evidence:\n");
    for (const Evidence &one : evidence) {
        out += QStringLiteral("  %1 %2 %3 status %4")
                   .arg(text(logs::timeText(one.time)), one.method, one.path)
                   .arg(one.status);
        if (addresses)
            out += QLatin1String(" from ") + one.address;
        if (!one.rule.isEmpty())
            out += QLatin1String(", against ") + one.rule;
        out += QLatin1String(one.informed ? ", which it had read\n" : "\n");
    }
    return out;
}

ViolationDialog::ViolationDialog(std::shared_ptr<const LogResult> result,
                                 const logs::AgentReport &agent, const QString &site,
                                 const QStringList &reportTo, QWidget *parent)
    : QDialog(parent),
      m_result(std::move(result)),
      m_agent(agent),
      m_reportTo(reportTo),
      m_site(new QLineEdit(site, this)),
      m_addresses(new QCheckBox(tr("With &addresses: they may be personal data"), this)),
      m_text(new QPlainTextEdit(this)) {
    setObjectName(QStringLiteral("violationDialog"));
    setWindowTitle(tr("Report %1").arg(text(agent.name)));
    resize(760, 460);
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setLayoutDirection(Qt::LeftToRight);
    m_text->setAccessibleName(tr("The report"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_copy = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
    m_copy->setDefault(true);
    auto *remark = new Label(
        tr("Anybody can send any name: compare addresses before you accuse an operator. Values of "
           "queries are left out. Send the report to the operator first."),
        this);
    remark->setWordWrap(true);
    auto *fields = new QFormLayout;
    fields->addRow(tr("&Site"), m_site);
    fields->addRow(QString(), m_addresses);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(fields);
    layout->addWidget(m_text, 1);
    layout->addWidget(remark);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_copy, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(report());
        announce(m_copy, Topic::Control, tr("The report was copied."));
    });
    connect(m_site, &QLineEdit::textChanged, this, &ViolationDialog::write);
    connect(m_addresses, &QCheckBox::toggled, this, &ViolationDialog::write);
    start();
}

QString ViolationDialog::report() const {
    return m_text->toPlainText();
}

void ViolationDialog::start() {
    m_copy->setEnabled(false);
    m_text->setPlainText(tr("Reading the log again for evidence…"));
    m_job.start([this, result = m_result, agent = m_agent.name](const Latest::Run &run) {
        return [this, evidence = evidenceOf(*result, agent, kMostEvidence, run.stop())]() mutable {
            m_evidence = std::move(evidence);
            m_copy->setEnabled(true);
            write();
        };
    });
}

void ViolationDialog::write() {
    if (!m_job.isRunning())
        m_text->setPlainText(violationReport(*m_result, m_agent, m_evidence,
                                             m_site->text().trimmed(), m_reportTo,
                                             m_addresses->isChecked()));
}

} // namespace gatepost::ui
