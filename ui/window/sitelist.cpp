// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/sitelist.h"

#include "core/agents/distinctagents.h"
#include "core/agents/purpose.h"
#include "ui/bridge/look.h"
#include "ui/bridge/rows.h"
#include "ui/bridge/words.h"

#include <QGuiApplication>
#include <QHeaderView>
#include <QMenu>
#include <QMouseEvent>
#include <QStyle>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <ranges>

namespace gatepost::ui {

namespace {

constexpr int kDocumentRole = Qt::UserRole + 1;
constexpr int kPageRole = Qt::UserRole + 2;

/// Who is documented to keep to files of this kind.
QString readersOf(const Registry &registry, DialectId dialect) {
    int readers = 0;
    int others = 0;
    int all = 0; // as the map and the goals count them
    for (const KnownAgent *agent : distinctAgents(registry)) {
        if (!canBeWished(*agent))
            continue;
        ++all;
        readers += agent->readsFile(dialect) && agent->obeysRobots == Documented::Yes ? 1 : 0;
        others += agent->obeysRobots == Documented::No ? 1 : 0;
    }
    if (dialect == DialectId::Robots)
        return SiteList::tr("%1 of %2 known agents are documented to obey it, %3 not to.")
            .arg(readers)
            .arg(all)
            .arg(others);
    return readers == 0 ? SiteList::tr("No known agent is documented to read it.")
                        : SiteList::tr("%1 of %2 known agents are documented to read it.")
                              .arg(readers)
                              .arg(all);
}

/// "baseline.txt · commons.example": the file first, since the list is narrow.
QString chainedName(const QString &address) {
    QStringList parts = shortUrl(address).split(QStringLiteral(" ▸ "));
    std::ranges::reverse(parts);
    return factsText(parts);
}

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
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_tree, &QTreeWidget::customContextMenuRequested, this, [this](const QPoint &at) {
        const QTreeWidgetItem *item = m_tree->itemAt(at);
        if (!item)
            return;
        activate(item); // the menu is about the file that was pressed
        emit menuRequested(m_tree->viewport()->mapToGlobal(at));
    });
    connect(&site.files(), &OpenFiles::filesChanged, this, &SiteList::renew);
    connect(&site.files(), &OpenFiles::currentChanged, this, &SiteList::renew);
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
    if (item == m_goals) {
        emit goalsChosen();
        return;
    }
    Document *document = documentOf(item);
    const QString page = item->data(0, kPageRole).toString();
    m_site.files().setCurrent(document);
    emit pageChosen(document, page);
}

QTreeWidgetItem *SiteList::itemOf(const Document *document) const {
    for (int i = 1; i < m_tree->topLevelItemCount(); ++i)
        if (documentOf(m_tree->topLevelItem(i)) == document)
            return m_tree->topLevelItem(i);
    return nullptr;
}

void SiteList::rebuild() {
    m_tree->clear();
    m_goals = new QTreeWidgetItem(m_tree);
    m_goals->setIcon(0, icon(QStringLiteral("goals")));
    for (const SiteFile &file : m_site.files().all()) {
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
    for (const Role role : folderFiles() | std::views::transform(&FileRoleRow::role))
        if (!m_site.files().document(role))
            menu->addAction(roleFileName(role), this, [this, role] { emit addRequested(role); });
    m_add->setVisible(!menu->isEmpty());
}

void SiteList::renew() {
    m_renewing = true;
    // Rebuilt only when the files are others; else renamed in place, so that keyboard users keep their place.
    bool same = m_tree->topLevelItemCount() == 1 + m_site.files().all().size();
    for (int i = 0; same && i < m_site.files().all().size(); ++i)
        same = documentOf(m_tree->topLevelItem(1 + i)) == m_site.files().all()[i].document;
    if (!same)
        rebuild();
    renewGoals();
    for (int i = 0; i < m_site.files().all().size(); ++i) {
        QTreeWidgetItem *item = m_tree->topLevelItem(1 + i);
        const SiteFile &file = m_site.files().all()[i];
        const bool modified = file.document->isModified();
        const bool chained = file.role == Role::Chained;
        const QString name = chained ? file.url : file.document->displayName();
        item->setText(0, (chained ? QStringLiteral("↳ ") + chainedName(name) : name) +
                             (modified ? QStringLiteral(" ●") : QString()));
        item->setIcon(
            0, icon(chained ? QStringLiteral("chain") : fileGlyph(file.document->dialectId())));
        QStringList said{file.document->path().isEmpty() ? name : file.document->path()};
        if (modified)
            said << tr("not saved");
        if (isSiteFile(rowOf(file.role)))
            said << readersOf(m_site.analysis().registry(), file.document->dialectId());
        item->setToolTip(0, said.join(QLatin1Char('\n')));
        QFont font = m_tree->font();
        font.setBold(file.document == m_site.files().current());
        item->setFont(0, font);
        item->setExpanded(file.document == m_site.files().current());
    }
    m_renewing = false;
    if (m_onGoals)
        mark(m_goals);
    else
        setPage(m_site.files().current(), m_pageId);
}

void SiteList::setGoals(const QString &sign, const QString &said) {
    m_goalsSign = sign;
    m_goalsSaid = said;
    renewGoals();
}

void SiteList::renewGoals() {
    const QString name = tr("Goals");
    m_goals->setText(0, m_goalsSign.isEmpty() ? name : tr("%1 %2").arg(name, m_goalsSign));
    m_goals->setToolTip(0, m_goalsSaid.isEmpty()
                               ? tr("What you want of crawlers, for the whole site")
                               : m_goalsSaid);
}

void SiteList::setPage(Document *document, const QString &id) {
    m_onGoals = !document && !id.isEmpty();
    if (m_onGoals) {
        mark(m_goals);
        return;
    }
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
    mark(item);
}

void SiteList::mark(QTreeWidgetItem *item) {
    if (m_tree->currentItem() == item)
        return;
    m_renewing = true;
    m_tree->setCurrentItem(item);
    m_renewing = false;
}

} // namespace gatepost::ui
