// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/tablepages.h"

#include "core/model/edits.h"
#include "core/model/policyedits.h"
#include "core/model/views.h"
#include "core/syntax/groups.h"
#include "ui/bridge/look.h"
#include "ui/bridge/text.h"
#include "ui/bridge/words.h"
#include "ui/forms/bindings.h"
#include "ui/forms/comments.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace gatepost::ui {

// ---- whole file ----------------------------------------------------------------------------------

FilePage::FilePage(SiteModel &site, Document &document, QWidget *parent)
    : FormPage(site, document, parent), m_rest(new OtherLines(site, document, this)) {
    QVBoxLayout *column = makeColumn(this);
    addHeading(column, tr("About the whole file"),
               tr("These lines belong to no group. They may be anywhere; new ones go to the end."));
    for (const Directive &row : dialect(document.dialectId()).directives)
        if (row.place == Place::File && row.section == SectionId::WholeFile)
            addField(column, row, fileBinding(site, document, row));
    addField(column, commentRow(CommentOf::File), fileCommentBinding(document));
    QVBoxLayout *few = nullptr;
    for (const Directive &row : dialect(document.dialectId()).directives) {
        if (row.place != Place::File || row.section == SectionId::WholeFile)
            continue;
        if (!few)
            few = addFold(column, tr("Rarely supported"), true);
        addField(few, row, fileBinding(site, document, row));
    }
    m_restHeading = addHeading(column, tr("Lines without a field"),
                               tr("Comments, lines that are not understood and lines that apply to "
                                  "no agent stay as they are. Press Enter to go there."));
    column->addWidget(m_rest, 1);
}

void FilePage::read() {
    m_rest->renew();
    m_restHeading->setText(m_rest->heading());
}

// ---- meta ----------------------------------------------------------------------------------------

MetaPage::MetaPage(SiteModel &site, Document &document, QWidget *parent)
    : FormPage(site, document, parent), m_rest(new OtherLines(site, document, this)) {
    QVBoxLayout *column = makeColumn(this);
    addHeading(
        column, tr("About this file"),
        tr("Comments of the form “# meta: key: value” at the top of the file. They tell people "
           "and agents what the file is; only chain-id is read by the chain walk."));
    for (const Directive &row : dialect(document.dialectId()).directives)
        if (row.place == Place::Meta)
            addField(column, row, metaBinding(document, row));
    addField(column, commentRow(CommentOf::File), fileCommentBinding(document));
    m_restHeading = addHeading(column, tr("Lines without a field"),
                               tr("Comments, lines that are not understood and lines that apply to "
                                  "no agent stay as they are. Press Enter to go there."));
    column->addWidget(m_rest, 1);
}

void MetaPage::read() {
    m_rest->renew();
    m_restHeading->setText(m_rest->heading());
}

// ---- policy --------------------------------------------------------------------------------------

SuppliedPage::SuppliedPage(SiteModel &site, Document &document, QWidget *parent)
    : FormPage(site, document, parent) {
    // Another file of the chain may have changed.
    site.analysis().whenUpdated(Analysis::Part::Site, this, &SuppliedPage::renew);
}

void SuppliedPage::read() {
    m_supplied.emplace(m_site, m_document);
}

void SuppliedPage::addGlobalField(QVBoxLayout *column, const Directive &row) {
    addField(column, row, globalBinding(m_document, row, m_supplied));
}

PolicyPage::PolicyPage(SiteModel &site, Document &document, QWidget *parent)
    : SuppliedPage(site, document, parent) {
    QVBoxLayout *column = makeColumn(this);
    addHeading(
        column, tr("Global AI policy"),
        tr("For every agent that no block names. What is not set here is filled by the chain, "
           "or stays unstated."));
    auto *presets = new QMenu(this);
    auto *several = new QPushButton(tr("Set several at &once"), this);
    several->setObjectName(QStringLiteral("presets"));
    several->setMenu(presets);
    column->addWidget(several, 0, Qt::AlignLeft);
    using Values = QList<QPair<DirectiveId, const char *>>;
    const auto preset = [&](const QString &said, const char *name, const Values &values) {
        QAction *action =
            presets->addAction(said, this, [this, said, values] { set(said, values); });
        action->setObjectName(QLatin1String(name));
    };
    preset(tr("Read, do not train"), "presetRead",
           {{DirectiveId::Crawl, "yes"},
            {DirectiveId::Read, "yes"},
            {DirectiveId::Summarise, "yes"},
            {DirectiveId::Quote, "short-only"},
            {DirectiveId::Derivative, "no"},
            {DirectiveId::Train, "no"},
            {DirectiveId::Store, "session-only"}});
    preset(tr("Everything welcome"), "presetOpen",
           {{DirectiveId::Crawl, "yes"},
            {DirectiveId::Read, "yes"},
            {DirectiveId::Summarise, "yes"},
            {DirectiveId::Quote, "yes"},
            {DirectiveId::Derivative, "yes"},
            {DirectiveId::Train, "yes"},
            {DirectiveId::Store, "yes"}});
    preset(tr("Ask first"), "presetAsk",
           {{DirectiveId::Crawl, "yes"},
            {DirectiveId::Read, "yes"},
            {DirectiveId::Summarise, "ask"},
            {DirectiveId::Derivative, "ask"},
            {DirectiveId::Train, "ask"}});
    const auto addSection = [&](SectionId section) {
        for (const Directive &row : dialect(document.dialectId()).directives)
            if (row.section == section &&
                (row.place == Place::PolicyScope || row.place == Place::File))
                addGlobalField(column, row);
    };
    addSection(SectionId::AiPolicy);
    addHeading(column, tr("Behaviour"));
    addSection(SectionId::Behaviour);
    column->addStretch(1);
}

/// Several directives as one step.
void PolicyPage::set(const QString &label, const QList<QPair<DirectiveId, const char *>> &values) {
    Edits edits(m_document.tree());
    for (const auto &[directive, value] : values)
        if (!edits.take(setPolicy(edits.tree(), {}, directive, value))) {
            say(text(edits.result().error()), true);
            return;
        }
    apply(edits.result(), tr("Set “%1”").arg(label));
}

// ---- quality -------------------------------------------------------------------------------------

QualityPage::QualityPage(SiteModel &site, Document &document, QWidget *parent)
    : SuppliedPage(site, document, parent) {
    QVBoxLayout *column = makeColumn(this);
    addHeading(column, tr("Quality signals"),
               tr("What you say about your own content. They are about the whole file."));
    for (const Directive &row : dialect(document.dialectId()).directives)
        if (row.section == SectionId::Quality) {
            if (row.repeats)
                addField(column, row, fileBinding(site, document, row));
            else
                addGlobalField(column, row);
        }
    column->addStretch(1);
}

// ---- chain ---------------------------------------------------------------------------------------

ChainPage::ChainPage(SiteModel &site, Document &document, QWidget *parent)
    : FormPage(site, document, parent), m_walk(nullptr), m_warning(nullptr) {
    QVBoxLayout *column = makeColumn(this);
    addHeading(
        column, tr("Chain"),
        tr("The file that fills in what this one leaves unstated. Your file wins, always. The "
           "line is kept as the last one; at most three files are followed."));
    for (const Directive &row : dialect(document.dialectId()).directives) {
        if (row.place == Place::LastLine)
            addField(column, row, chainBinding(document));
        if (row.id == DirectiveId::MetaChainId)
            addField(column, row, metaBinding(document, row));
    }
    m_warning = addRemark(column, {});
    addHeading(column, tr("The chain, as far as files are available"));
    m_walk = addRemark(column, {});
    m_walk->setForegroundRole(QPalette::WindowText);
    m_walk->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addStretch(1);
    site.analysis().whenUpdated(Analysis::Part::Site, this, [this] {
        if (isVisible())
            afterFields();
    });
}

void ChainPage::afterFields() {
    const Tree &tree = m_document.tree();
    // A chain line that does not count is worth a sentence: it looks as if it did.
    QStringList ignored;
    const auto counts = tree.scopes().chain;
    for (std::size_t i = 0; i < tree.lines().size(); ++i)
        if (tree.lines()[i].is(DirectiveId::Chain) && counts != static_cast<std::uint32_t>(i))
            ignored << QString::number(i + 1);
    m_warning->setVisible(!ignored.isEmpty());
    m_warning->setText(
        tr("%n chain line(s) do not count, since they are not the last line: line %1. Typing in "
           "the field above moves the chain to the end.",
           nullptr, static_cast<int>(ignored.size()))
            .arg(listText(ignored)));
    const Chain &chain = m_site.analysis().chain();
    QStringList said;
    int place = 0;
    for (const ChainedFile &file : chain.files)
        said << tr("%1. %2").arg(++place).arg(text(file.url));
    const auto end = [&] {
        const QString url = text(chain.stoppedAt);
        switch (chain.end) {
        case ChainEnd::NoChain:
            return place == 0 ? tr("This file does not chain to another.")
                              : tr("The last file does not chain to another.");
        case ChainEnd::DepthReached:
            return tr("%1 is not followed: three files are the most.").arg(url);
        case ChainEnd::LoopByUrl: return tr("%1 was read already: the walk stops.").arg(url);
        case ChainEnd::LoopById:
            return tr("%1 has the chain-id of a file that was read already: the walk stops.")
                .arg(url);
        case ChainEnd::Unavailable:
            return tr("%1 could not be read. %2").arg(url, text(chain.detail));
        case ChainEnd::BadUrl:
            return tr("“%1” is not an http(s) URL: nothing is followed.").arg(url);
        }
        return QString();
    };
    said << end();
    m_walk->setText(said.join(QLatin1Char('\n')));
}

} // namespace gatepost::ui
