// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/fetchdialog.h"

#include "core/live/advice.h"
#include "core/live/requests.h"
#include "core/net/gather.h"
#include "core/text/textedit.h"
#include "core/value/url.h"
#include "ui/bridge/accessible.h"
#include "ui/bridge/text.h"
#include "ui/bridge/words.h"
#include "ui/site/requests.h"
#include "ui/window/mainwindow.h"

#include <QDialogButtonBox>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace gatepost::ui {

QString policyUrlOf(const QString &address) {
    const std::string typed = address.trimmed().toStdString();
    const auto origin = live::originOf(typed);
    if (!origin || net::whyNotFetched(typed))
        return {};
    const std::string path = pathOfUrl(typed);
    const bool isFile = std::string_view(path).substr(0, path.find('?')).ends_with(".txt");
    return text(std::string_view(isFile ? typed : *origin + "/robots.txt"));
}

void askToFetch(MainWindow &window, Document &document) {
    const QString url = policyUrlOf(text(document.bytes()));
    if (url.isEmpty()) {
        window.complain(
            FetchDialog::tr("The text is not an address of http or https that can be fetched."));
        return;
    }
    auto *dialog = new FetchDialog(document, url, &window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

FetchDialog::FetchDialog(Document &document, const QString &url, QWidget *parent)
    : QDialog(parent),
      m_document(&document),
      m_url(url),
      m_requests(new Requests(this)),
      m_said(new Label(this)),
      m_progress(new QProgressBar(this)),
      m_send(nullptr) {
    setObjectName(QStringLiteral("fetchDialog"));
    setWindowTitle(tr("Fetch the file"));
    auto *what =
        new Label(tr("This request will be sent, and no other. Redirects are followed."), this);
    what->setWordWrap(true);
    auto *request = new Label(QStringLiteral("GET %1").arg(url), this);
    request->setObjectName(QStringLiteral("fetchRequest"));
    request->setWordWrap(true);
    request->setTextInteractionFlags(Qt::TextSelectableByMouse);
    request->setLayoutDirection(Qt::LeftToRight);
    m_said->setObjectName(QStringLiteral("fetchSaid"));
    m_said->setWordWrap(true);
    m_said->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_said->setText(tr("What comes takes the place of the text; Undo gives it back."));
    m_progress->setRange(0, 0);
    m_progress->setAccessibleName(tr("The request is under way"));
    m_progress->hide();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_send = buttons->addButton(tr("&Send this request"), QDialogButtonBox::AcceptRole);
    m_send->setObjectName(QStringLiteral("fetchSend"));
    m_send->setDefault(true);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(what);
    layout->addWidget(request);
    layout->addWidget(m_said);
    layout->addWidget(m_progress);
    layout->addStretch();
    layout->addWidget(buttons);
    resize(std::max(520, 70 * fontMetrics().averageCharWidth()), sizeHint().height());
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_send, &QPushButton::clicked, this, &FetchDialog::send);
    connect(m_requests, &Requests::fetched, this, &FetchDialog::take);
}

bool FetchDialog::isBusy() const {
    return m_requests->isBusy();
}

void FetchDialog::send() {
    m_send->setEnabled(false);
    m_progress->show();
    m_said->setText(tr("Fetching %1 …").arg(m_url));
    m_requests->fetch({.url = m_url.toStdString()});
}

void FetchDialog::take(const live::Fetched &got) {
    m_progress->hide();
    m_send->setEnabled(true);
    QStringList said;
    if (!got.isKnown() || got.failure || got.isCut) {
        said << text(got.why);
    } else if (const FileAnswer answer = got.answer();
               accessResult(answer) != AccessResult::Given) {
        said << tr("The answer was %1.", "%1 a status, such as 404").arg(text(answerText(answer)))
             << text(got.why);
    } else if (!m_document) {
        said << tr("The document was closed in the meantime.");
    } else {
        m_document->apply(TextEdit::between(m_document->bytes(), got.bytes),
                          {tr("Fetch %1").arg(m_url)});
        accept();
        return;
    }
    if (const auto help = live::advice(
            got, {.namesProxy = net::environmentNamesProxy(got.request.url), .usesProxy = false}))
        said << text(*help);
    m_said->setText(sentencesText(said));
    announce(this, Topic::Message, m_said->text(), Urgency::Assertive);
}

} // namespace gatepost::ui
