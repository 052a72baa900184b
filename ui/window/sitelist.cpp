// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/sitelist.h"

#include "ui/bridge/look.h"
#include "ui/bridge/rows.h"

#include <QGuiApplication>
#include <QHeaderView>
#include <QMenu>
#include <QMouseEvent>
#include <QStyle>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace gatepost::ui {

namespace {

constexpr int kDocumentRole = Qt::UserRole + 1;
constexpr int kPageRole = Qt::UserRole + 2;

Document *documentOf(const QTreeWidgetItem *item) {
    return item->data(0, kDocumentRole).value<Document *>();
}

} // namespace

SiteList::SiteList(SiteModel &site, std::span<const FormPageFactory> pages, QWidget *parent)
    : QWidget(parent),
      m_site(site),
      m_pages(pages),
      m_tree(new QTreeWidget(this)),
      m_add(new QToolButton(this)) {
    m_tree->setObjectName(QStringLiteral("siteList"));
    m_tree->setAccessibleName(tr("Files of the site"));
    m_tree->setItemDelegate(new RowDelegate(m_tree));
    m_tree->header()->hide();
    m_tree->setFrameShape(QFrame::NoFrame);
    // Pages begin under the name of their file, not under its icon.
    m_tree->setIndentation(m_tree->style()->pixelMetric(QStyle::PM_SmallIconSize) + 14);
    m_tree->setRootIsDecorated(false);
    m_tree->setExpandsOnDoubleClick(false);
    m_tree->setTextElideMode(
        Qt::ElideMiddle); // a chained file's address tells itself apart at its end
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_add->setText(tr("Add file"));
    m_add->setIcon(icon(QStringLiteral("add")));
    m_add->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_add->setAutoRaise(true);
    m_add->setPopupMode(QToolButton::InstantPopup);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_tree, 1);
    layout->addWidget(m_add);

    // Rows move when a file opens. Under a button that is still down, another row would be chosen: the mouse goes where it
    // was pressed once it is released.
    connect(m_tree, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem *item) {
        if (QGuiApplication::mouseButtons() == Qt::NoButton)
            activate(item);
    });
    m_tree->viewport()->installEventFilter(this);
    connect(&site, &SiteModel::filesChanged, this, &SiteList::renew);
    connect(&site, &SiteModel::currentChanged, this, &SiteList::renew);
    renew();
}

bool SiteList::eventFilter(QObject *watched, QEvent *event) {
    if (watched == m_tree->viewport() && event->type() == QEvent::MouseButtonRelease)
        QMetaObject::invokeMethod(
            this, [this] { activate(m_tree->currentItem()); }, Qt::QueuedConnection);
    return QWidget::eventFilter(watched, event);
}

void SiteList::activate(const QTreeWidgetItem *item) {
    if (!item || m_renewing)
        return;
    Document *document = documentOf(item);
    const QString page = item->data(0, kPageRole).toString();
    m_site.setCurrent(document);
    emit pageChosen(document, page);
}

QTreeWidgetItem *SiteList::itemOf(const Document *document) const {
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i)
        if (documentOf(m_tree->topLevelItem(i)) == document)
            return m_tree->topLevelItem(i);
    return nullptr;
}

void SiteList::rebuild() {
    m_tree->clear();
    for (const SiteFile &file : m_site.files()) {
        auto *item = new QTreeWidgetItem(m_tree);
        item->setData(0, kDocumentRole, QVariant::fromValue(file.document));
        for (const FormPageFactory &page : m_pages) {
            if (page.dialect != file.document->dialectId())
                continue;
            auto *child = new QTreeWidgetItem(item);
            child->setText(0, QCoreApplication::translate("gatepost::ui::FormPages", page.title));
            child->setData(0, kDocumentRole, QVariant::fromValue(file.document));
            child->setData(0, kPageRole, QString::fromLatin1(page.id));
        }
    }
    // The same menu always: the files may change while it is open.
    QMenu *menu = m_add->menu();
    if (!menu) {
        menu = new QMenu(m_add);
        m_add->setMenu(menu);
    }
    menu->clear();
    for (const Role role : {Role::Robots, Role::RobotsAi, Role::Robots2, Role::AgentPolicy})
        if (!m_site.document(role))
            menu->addAction(roleFileName(role), this, [this, role] { emit addRequested(role); });
    m_add->setVisible(!menu->isEmpty());
}

void SiteList::renew() {
    m_renewing = true;
    // Rebuilt only when the files are others; else renamed in place, so that keyboard users keep their place.
    bool same = m_tree->topLevelItemCount() == m_site.files().size();
    for (int i = 0; same && i < m_tree->topLevelItemCount(); ++i)
        same = documentOf(m_tree->topLevelItem(i)) == m_site.files()[i].document;
    if (!same)
        rebuild();
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        QTreeWidgetItem *item = m_tree->topLevelItem(i);
        const SiteFile &file = m_site.files()[i];
        const bool modified = file.document->isModified();
        const bool chained = file.role == Role::Chained;
        const QString name = chained ? file.url : file.document->displayName();
        item->setText(0, (chained ? QStringLiteral("↳ ") : QString()) + name +
                             (modified ? QStringLiteral(" ●") : QString()));
        item->setIcon(0, icon(chained ? QStringLiteral("chain") : QStringLiteral("file")));
        item->setToolTip(0, (file.document->path().isEmpty() ? name : file.document->path()) +
                                (modified ? QLatin1Char('\n') + tr("not saved") : QString()));
        QFont font = m_tree->font();
        font.setBold(file.document == m_site.current());
        item->setFont(0, font);
        item->setExpanded(file.document == m_site.current());
    }
    m_renewing = false;
    setPage(m_site.current(), m_pageId);
}

void SiteList::setPage(Document *document, const QString &id) {
    m_pageId = id;
    QTreeWidgetItem *item = itemOf(document);
    if (!item)
        return;
    for (int i = 0; i < item->childCount(); ++i) {
        if (item->child(i)->data(0, kPageRole).toString() == id) {
            item = item->child(i);
            break;
        }
    }
    if (m_tree->currentItem() == item)
        return;
    m_renewing = true;
    m_tree->setCurrentItem(item);
    m_renewing = false;
}

} // namespace gatepost::ui
