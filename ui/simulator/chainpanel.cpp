// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulator/chainpanel.h"

#include "core/text/limits.h"
#include "ui/bridge/text.h"
#include "ui/bridge/words.h"
#include "ui/simulator/chainnodes.h"
#include "ui/simulator/viewparts.h"
#include "ui/site/requests.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QListView>
#include <QLocale>

namespace gatepost::ui {

QString chainEndText(const Chain &chain) {
    const QString url = text(chain.stoppedAt);
    switch (chain.end) {
    case ChainEnd::NoChain:
        return chain.files.empty() ? ChainModel::tr("robots2.txt does not chain to another file.")
                                   : ChainModel::tr("The last file does not chain to another.");
    case ChainEnd::DepthReached:
        return ChainModel::tr("Stopped before %1: three files are followed, not more.").arg(url);
    case ChainEnd::LoopByUrl:
        return ChainModel::tr("Stopped before %1: that address was followed already.").arg(url);
    case ChainEnd::LoopById:
        return ChainModel::tr("Stopped before %1: a file with the same chain-id was read already.")
            .arg(url);
    case ChainEnd::Unavailable:
        return ChainModel::tr("Stopped before %1. %2 Map it to a local file, or fetch it.")
            .arg(url, text(chain.detail));
    case ChainEnd::BadUrl:
        return ChainModel::tr("Stopped: “%1” is not an http or https address.").arg(url);
    }
    return {};
}

QList<ChainRow> chainRows(const CompiledSite &site, const std::optional<Verdict> &verdict) {
    QList<ChainRow> rows;
    if (!site.site().file(FileRole::Robots2))
        return rows;
    const Chain &chain = site.site().chain;
    const auto supplies = [&](FileId file) {
        QStringList names;
        if (verdict)
            for (const UseVerdict &use : verdict->use)
                if (use.line && use.line->file == file)
                    names << text(directiveName(use.directive));
        return listText(names);
    };
    const auto add = [&](const QString &step, const QString &url, FileId file) {
        const Tree *tree = site.tree(file);
        rows << ChainRow{step,
                         url,
                         text(site.fileName(file)),
                         static_cast<int>(tree->lines().size()),
                         supplies(file),
                         url.isEmpty() ? ChainModel::tr("the site's own")
                                       : ChainModel::tr("followed")};
    };
    add(QStringLiteral("1"), {}, FileRole::Robots2);
    for (std::size_t i = 0; i < chain.files.size(); ++i)
        add(QStringLiteral("↳ %1").arg(i + 2), text(chain.files[i].url), FileId::chained(i));
    if (chain.end != ChainEnd::NoChain)
        rows << ChainRow{QStringLiteral("✕"),
                         text(chain.stoppedAt),
                         text(chain.stoppedAt),
                         0,
                         {},
                         ChainModel::tr("not followed"),
                         false};
    return rows;
}

ChainModel::ChainModel(QObject *parent) : RowTable(parent) {
    setColumns(
        {{.head = tr("Step"), .shown = &ChainRow::step},
         {.head = tr("File"), .shown = &ChainRow::name},
         {.head = tr("Lines"),
          .shown =
              [](const ChainRow &row) {
                  return row.isFollowed ? QVariant(row.lines) : QVariant(QStringLiteral("–"));
              }},
         {.head = tr("Supplies to the present answer"),
          .shown =
              [](const ChainRow &row) {
                  return row.supplies.isEmpty() && row.isFollowed ? tr("nothing") : row.supplies;
              }},
         {.head = tr("State"), .shown = &ChainRow::state}});
}

QStringList ChainModel::nodeText(const Row &row) {
    const QString name = row.url.isEmpty() ? row.name : shortUrl(row.url);
    if (!row.isFollowed)
        return {name, row.state, {}};
    const QString size = tr("%n line(s)", nullptr, row.lines);
    const QString does = row.supplies.isEmpty() ? tr("says nothing about this question")
                         : row.url.isEmpty()
                             ? tr("decides %1", "names of directives").arg(row.supplies)
                             : tr("adds %1", "names of directives").arg(row.supplies);
    return {name, factsText({row.state, size}), does};
}

/// The node, which the first column draws.
QVariant ChainModel::special(const QModelIndex &index, int role) const {
    if (index.column() != Step)
        return {};
    const ChainRow &row = this->row(index.row());
    switch (role) {
    case NodeRole: return nodeText(row);
    case Qt::ToolTipRole: return row.url.isEmpty() ? row.name : row.url;
    case Qt::AccessibleTextRole: return factsText(nodeText(row));
    case FollowedRole: return row.isFollowed;
    default: return {};
    }
}

ChainPanel::ChainPanel(SiteModel &site, QWidget *parent)
    : QWidget(parent),
      m_site(site),
      m_model(new ChainModel(this)),
      m_requests(new Requests(this)),
      m_view(makeChainView(QStringLiteral("chain"), tr("Files of the chain"), this)),
      m_map(makeToolButton(QStringLiteral("file"), tr("Map to a local file…"),
                           tr("Let a file on this computer stand for the address"), this)),
      m_fetch(makeToolButton(QStringLiteral("fetch"), tr("Fetch"),
                             tr("Fetch the address now, once. Nothing is fetched by itself."),
                             this)),
      m_cancel(makeToolButton(QStringLiteral("close"), tr("Cancel"), tr("Stop fetching"), this)),
      m_end(makeRemark(this)),
      m_result(makeRemark(this)) {
    setObjectName(QStringLiteral("chainPanel"));
    m_fetch->setObjectName(QStringLiteral("fetch"));
    m_cancel->setObjectName(QStringLiteral("cancelFetch"));
    m_view->setModel(m_model);
    m_cancel->hide();
    QHBoxLayout *tools = makeToolRow();
    tools->addWidget(m_map);
    tools->addWidget(m_fetch);
    tools->addWidget(m_cancel);
    tools->addWidget(m_result, 1);
    fillPanel(this, tools, m_view, m_end);

    connect(m_map, &QToolButton::clicked, this, &ChainPanel::mapChosen);
    connect(m_fetch, &QToolButton::clicked, this, &ChainPanel::fetchChosen);
    connect(m_cancel, &QToolButton::clicked, this, [this] {
        m_requests->cancel();
        m_result->setText(tr("Cancelled."));
        renewButtons();
    });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &ChainPanel::renewButtons);
    const auto show = [this](const QModelIndex &index) {
        if (!index.isValid())
            return;
        const ChainRow &row = m_model->row(index.row());
        for (const SiteFile &file : m_site.files().all())
            if ((row.url.isEmpty() && file.role == Role::Robots2) ||
                (!row.url.isEmpty() && file.role == Role::Chained && file.url == row.url)) {
                m_site.navigator().goTo(file.document, {}, false);
                return;
            }
    };
    connect(m_view, &QListView::activated, this, show);
    connect(m_view, &QListView::doubleClicked, this, show);
    connect(m_requests, &Requests::fetched, this, &ChainPanel::take);
    site.analysis().whenUpdated(Analysis::Part::Verdict, this, &ChainPanel::renew);
    renew();
}

/// What came of the request: kept as what stands for the address, or why not.
void ChainPanel::take(const live::Fetched &got) {
    QStringList said;
    if (!got.isKnown() || got.failure) {
        said << text(got.why);
    } else if (const FileAnswer answer = got.answer();
               accessResult(answer) != AccessResult::Given) {
        said << tr("The answer was %1.", "%1 a status, such as 404").arg(text(answerText(answer)))
             << text(got.why);
    } else if (got.isCut || got.bytes.size() > limits::kFetched) {
        said << tr("It is larger than 512,000 bytes: crawlers would not read all of it.");
    } else {
        const auto kept = m_site.chained().keep(m_fetching, got.bytes);
        const QString size = QLocale().formattedDataSize(static_cast<qint64>(got.bytes.size()));
        const QString url = text(got.hops.back().url);
        const QString status = QString::number(got.status());
        const QString type = text(got.header("Content-Type"));
        said << (type.isEmpty()
                     ? tr("%1 from %2: status %3, no content type.").arg(size, url, status)
                     : tr("%1 from %2: status %3, %4.", "%1 a size, %4 a content type")
                           .arg(size, url, status, type));
        if (!kept)
            said << kept.error();
        else if (!kept->isEmpty())
            said << tr("Kept as %1.").arg(*kept);
    }
    m_result->setText(sentencesText(said));
    renewButtons();
}

bool ChainPanel::isBusy() const {
    return m_requests->isBusy();
}

void ChainPanel::renew() {
    m_model->setRows(chainRows(m_site.analysis().compiled(), m_site.analysis().verdict()),
                     Renew::InPlace); // selection stays
    m_end->setText(m_site.analysis().compiled().site().file(FileRole::Robots2)
                       ? chainEndText(m_site.analysis().chain())
                       : tr("The site has no robots2.txt: there is nothing to chain."));
    const auto followed = static_cast<int>(m_site.analysis().chain().files.size());
    emit titleChanged(followed == 0 ? tr("Chain") : tr("Chain %1").arg(followed));
    if (!m_view->currentIndex().isValid() && m_model->rowCount() > 1)
        m_view->setCurrentIndex(m_model->index(m_model->rowCount() - 1, ChainModel::Step));
    renewButtons();
}

QString ChainPanel::chosenUrl() const {
    const QModelIndex index = m_view->currentIndex();
    return index.isValid() && index.row() < m_model->rowCount() ? m_model->row(index.row()).url
                                                                : QString();
}

void ChainPanel::renewButtons() {
    const bool hasUrl = !chosenUrl().isEmpty();
    const bool busy = m_requests->isBusy();
    m_map->setEnabled(hasUrl && !busy);
    m_fetch->setEnabled(hasUrl && !busy);
    m_cancel->setVisible(busy);
}

void ChainPanel::mapChosen() {
    const QString url = chosenUrl();
    const QString path = QFileDialog::getOpenFileName(
        this, tr("A local file for %1").arg(url),
        m_site.files().hasRealFolder() ? m_site.files().folder() : QString());
    if (path.isEmpty())
        return;
    const auto mapped = m_site.chained().map(url, path);
    m_result->setText(mapped ? tr("%1 stands for it; saving keeps that in gatepost.yaml.").arg(path)
                             : mapped.error());
}

void ChainPanel::fetchChosen() {
    m_fetching = chosenUrl();
    m_result->setText(tr("Fetching %1 …").arg(m_fetching));
    m_requests->fetch({.url = m_fetching.toStdString()});
    renewButtons();
}

} // namespace gatepost::ui
