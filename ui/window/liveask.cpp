// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/liveask.h"

#include "core/live/requests.h"
#include "core/net/gather.h"
#include "ui/bridge/text.h"
#include "ui/bridge/words.h"
#include "ui/simulator/viewparts.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace gatepost::ui {

PlannedModel::PlannedModel(QObject *parent) : RowTable(parent) {
    setColumns({{.head = tr("Request"), .shown = &PlannedRow::request, .alignment = kTextAlignment},
                {.head = tr("What for"), .shown = &PlannedRow::why}});
}

LiveAskPage::LiveAskPage(QWidget *parent)
    : QWidget(parent),
      m_host(new QLineEdit(this)),
      m_complaint(new Label(this)),
      m_planned(new PlannedModel(this)),
      m_list(makeTable(QStringLiteral("plannedRequests"), tr("Requests that will be sent"), this)),
      m_later(makeRemark(this)),
      m_proxy(new QCheckBox(tr("Use the &proxy that the environment names"), this)),
      m_send(new QPushButton(this)) {
    m_host->setObjectName(QStringLiteral("liveHost"));
    m_host->setLayoutDirection(Qt::LeftToRight);
    m_host->setPlaceholderText(QStringLiteral("www.example.org"));
    m_complaint->setObjectName(QStringLiteral("liveComplaint"));
    m_complaint->setWordWrap(true);
    m_complaint->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_complaint->hide();
    m_list->setModel(m_planned);
    m_list->horizontalHeader()->setStretchLastSection(true);
    m_list->setSelectionMode(QAbstractItemView::NoSelection);
    sayWhenEmpty(m_list, tr("Type the host of the site, such as www.example.org. What will be sent "
                            "is then listed here."));
    m_proxy->setObjectName(QStringLiteral("liveProxy"));
    m_proxy->setToolTip(tr("It looks up names itself, so that the addresses it connects to are not "
                           "checked"));
    m_send->setObjectName(QStringLiteral("liveSend"));
    m_send->setDefault(true);
    auto *label = new Label(tr("Site"), this);
    label->setBuddy(m_host);
    auto *host = new QHBoxLayout;
    host->addWidget(label);
    host->addWidget(m_host, 1);
    auto *intro = new Label(tr("The draft is compared with what the site serves now. Nothing is "
                               "sent before you press the button below."),
                            this);
    intro->setWordWrap(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(intro);
    layout->addWidget(m_complaint);
    layout->addLayout(host);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_later);
    layout->addWidget(m_proxy);
    connect(m_host, &QLineEdit::textChanged, this, &LiveAskPage::renew);
    connect(m_send, &QPushButton::clicked, this, [this] {
        if (!m_origin.isEmpty())
            emit sendRequested(m_origin, m_proxy->isChecked() && !m_proxy->isHidden());
    });
    renew();
}

void LiveAskPage::setHost(const QString &host) {
    m_host->setText(host);
    m_host->selectAll();
}

void LiveAskPage::complain(const QString &sentence) {
    m_complaint->setText(sentence);
    m_complaint->setVisible(!sentence.isEmpty());
}

void LiveAskPage::renew() {
    const auto origin = live::originOf(m_host->text().toStdString());
    const bool isTyped = !m_host->text().trimmed().isEmpty();
    m_origin = isTyped && origin ? text(*origin) : QString();
    QList<PlannedRow> rows;
    if (!m_origin.isEmpty())
        for (const live::Planned &planned : live::certainRequests(*origin))
            rows << PlannedRow{QStringLiteral("GET %1").arg(text(planned.request.url)),
                               text(planned.why)};
    const auto count = static_cast<int>(rows.size());
    m_planned->setRows(std::move(rows));
    m_list->resizeColumnToContents(0);
    m_send->setEnabled(!m_origin.isEmpty());
    m_send->setText(tr("Send these %n request(s)", nullptr, count));
    if (isTyped && !origin)
        m_later->setText(tr("%1.").arg(text(origin.error())));
    else
        m_later->setText(sentencesText(
            {text(live::laterRequests()),
             tr("Each names Gatepost as the sender: %1.").arg(text(net::ownUserAgent()))}));
    m_proxy->setVisible(!m_origin.isEmpty() && net::environmentNamesProxy(*origin));
}

} // namespace gatepost::ui
