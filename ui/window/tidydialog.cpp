// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/tidydialog.h"

#include "ui/bridge/accessible.h"
#include "ui/bridge/text.h"
#include "ui/bridge/words.h"
#include "ui/document/document.h"
#include "ui/forms/diffview.h"
#include "ui/site/statedanswers.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace gatepost::ui {

TidyDialog::TidyDialog(SiteModel &site, Document &document, QWidget *parent)
    : QDialog(parent),
      m_site(site),
      m_document(&document),
      m_proof(new Label(this)),
      m_stays(new Label(this)),
      m_diff(new DiffView(this)) {
    setObjectName(QStringLiteral("tidyDialog"));
    setWindowTitle(tr("Tidy up %1").arg(document.displayName()));
    const QFontMetrics metrics = fontMetrics();
    resize(std::max(640, 90 * metrics.averageCharWidth()),
           std::max(480, 34 * metrics.lineSpacing()));
    auto *layout = new QVBoxLayout(this);
    m_proof->setObjectName(QStringLiteral("tidyProof"));
    m_stays->setObjectName(QStringLiteral("tidyStays"));
    m_stays->setForegroundRole(QPalette::PlaceholderText);
    for (Label *label : {m_proof, m_stays}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        layout->addWidget(label);
    }
    m_stays->hide();
    m_diff->setAccessibleName(tr("What is removed"));
    layout->addWidget(m_diff, 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_apply = buttons->addButton(tr("&Remove the lines"), QDialogButtonBox::AcceptRole);
    m_apply->setObjectName(QStringLiteral("applyTidy"));
    m_apply->setDefault(true);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, &TidyDialog::apply);
    site.analysis().whenUpdated(Analysis::Part::Site, this, &TidyDialog::renew);
    renew();
}

void TidyDialog::renew() {
    m_job.cancel();
    m_apply->setEnabled(false);
    const auto role = m_document ? m_site.files().roleOfDocument(m_document) : std::nullopt;
    if (!role) {
        reject(); // the file was closed
        return;
    }
    m_revision = m_site.analysis().revision();
    m_proof->setText(tr("Comparing every answer with and without the lines…"));
    LintOptions options;
    options.off = m_site.side().settings().lintOff;
    m_job.start([this, site = draftOf(m_site), role = *role,
                 options = std::move(options)](const Latest::Run &run) {
        exact::Limits limits;
        limits.stop = run.stop();
        Tidied tidy = gatepost::tidied(site->site(), role, options, limits);
        const auto &file = site->site().file(role);
        return [this, tidy = std::move(tidy),
                before = file ? std::string(file->text()) : std::string()]() mutable {
            take(std::move(tidy), before);
        };
    });
}

QString TidyDialog::proofText() const {
    const int lines = static_cast<int>(m_tidy.lines.size());
    if (lines == 0)
        return tr("There is no line of which it is proved that it changes nothing.");
    if (m_tidy.isProved())
        return sentencesText(
            {tr("%Ln line(s) can go.", nullptr, lines),
             tr("No answer differs without them: %n agent(s) were compared, for every path, time "
                "and use, in all five readings.",
                nullptr, static_cast<int>(m_tidy.agents))});
    QStringList said{tr("%Ln line(s) seem to change nothing.", nullptr, lines)};
    if (m_tidy.differs)
        said << tr("But some answer would differ without them, so nothing is removed.");
    else
        said << tr("But whether an answer would differ without them could not be decided, so "
                   "nothing is removed.");
    for (const Message &open : m_tidy.open)
        said << tr("%1.").arg(text(open));
    return sentencesText(said);
}

void TidyDialog::take(Tidied tidy, const std::string &before) {
    m_tidy = std::move(tidy);
    m_proof->setText(proofText());
    QStringList stays;
    if (m_tidy.managed > 0)
        stays << tr("%Ln line(s) that change nothing stay: another program writes the block "
                    "that they are in, and would write them again.",
                    nullptr, static_cast<int>(m_tidy.managed));
    if (!m_tidy.undecided.empty())
        stays << tr(
            "%Ln line(s) were not tried to the end, which is too much work. Some of them may "
            "change nothing, too.",
            nullptr, static_cast<int>(m_tidy.undecided.size()));
    m_stays->setText(sentencesText(stays));
    m_stays->setVisible(!stays.isEmpty());
    m_diff->showDifference(before, m_tidy.edit.applied(before));
    m_apply->setEnabled(m_tidy.isProved());
    emit renewed();
}

void TidyDialog::apply() {
    if (m_job.isRunning() || !m_document || !m_tidy.isProved() ||
        m_revision != m_site.analysis().revision())
        return; // Analysis::updated() looks again
    disconnect(&m_site.analysis(), nullptr, this, nullptr);
    m_document->apply(m_tidy.edit, {tr("Tidy up")});
    announce(this, Topic::Verdict, m_proof->text());
    accept();
}

} // namespace gatepost::ui
