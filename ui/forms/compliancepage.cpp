// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/compliancepage.h"
#include "ui/bridge/label.h"
#include "ui/bridge/valuestyle.h"
#include "ui/forms/fields/field.h"

#include "core/match/ruleset.h"
#include "core/model/edits.h"
#include "core/model/groupedits.h"
#include "core/syntax/groups.h"
#include "core/syntax/managed.h"
#include "ui/bridge/look.h"
#include "ui/bridge/text.h"
#include "ui/bridge/words.h"
#include "ui/forms/bindings.h"
#include "ui/forms/previewdialog.h"
#include "ui/site/statedanswers.h"
#include "ui/site/useragents.h"

#include <QApplication>
#include <QClipboard>
#include <QCompleter>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace gatepost::ui {

namespace {

bool closes(const Tree &tree, const Groups &groups, const Group &group, const std::string &path) {
    std::vector<RuleLine> rules;
    for (const GroupRule &rule : groups.rulesOf(group))
        rules.push_back(
            {tree.slice(rule.value), rule.line,
             rule.directive == DirectiveId::Allow ? RuleKind::Allow : RuleKind::Disallow});
    const RuleSet set = RuleSet::compile(
        group.version == GroupVersion::Extended ? PathReading::Extended : PathReading::Rfc9309,
        rules);
    const PathOutcome outcome = set.decide(PathQuestion(path)).outcome;
    return outcome == PathOutcome::Disallowed || outcome == PathOutcome::DisallowedByDefault;
}

/// Search engines that may fetch the path as the site stands.
QStringList openTo(const SiteModel &site, const QString &path) {
    QStringList names;
    const PathQuestion question(toBytes(path));
    for (const KnownAgent &agent : UserAgents::instance().registry().agents()) {
        if (agent.category != Category::SearchIndexer || agent.status != AgentStatus::Current ||
            agent.kind != AgentKind::Crawler)
            continue;
        const auto who = identify(agent.token, {}, UserAgents::instance().registry());
        if (!who)
            continue;
        const auto view = draftOf(site)->view(*who, Reading::Author);
        if (draftOf(site)->fetch(*view, question, site.analysis().now()).decision ==
            Decision::Allow)
            names << text(agent.token);
    }
    return names;
}

} // namespace

EditResult closePath(const Tree &start, std::string_view path) {
    const std::string rule(path);
    Edits edits(start);
    const Tree &tree = edits.tree();
    bool star = false;
    const auto managed = managedBlocks(start);
    std::vector<std::vector<std::string>> beside; // agents of groups that somebody else manages
    const std::size_t count = tree.groups().groups.size();
    for (std::size_t i = 0; i < count; ++i) {
        const Groups &groups = tree.groups();
        const Group &group = groups.groups[i];
        for (const GroupAgent &agent : groups.agentsOf(group))
            star = star || agent.value == "*";
        if (group.version == GroupVersion::Experimental || closes(tree, groups, group, rule))
            continue;
        if (managedBlockAt(managed, start.groups().groups[i].firstLine)) {
            auto &agents = beside.emplace_back();
            for (const GroupAgent &agent : groups.agentsOf(group))
                agents.emplace_back(agent.value);
            continue;
        }
        const bool extended = group.version == GroupVersion::Extended;
        if (!edits.take(addRule(tree, i, {DirectiveId::Disallow, extended ? rule + "*" : rule})))
            return edits.result();
    }
    if (!star)
        beside.push_back({"*"});
    for (const std::vector<std::string> &agents : beside)
        if (!edits.take(addGroup(tree, {agents, {{DirectiveId::Disallow, rule}}})))
            break;
    return edits.result();
}

QString honeypotHtml() {
    return QStringLiteral("<!doctype html>\n"
                          "<html lang=\"en\">\n"
                          "<head>\n"
                          "<meta charset=\"utf-8\">\n"
                          "<title>Compliance check</title>\n"
                          "</head>\n"
                          "<body>\n"
                          "<p>This page exists to verify compliance with robots2.txt.\n"
                          "If you are reading this as an AI agent, you should not be here.\n"
                          "Your access has been logged.</p>\n"
                          "</body>\n"
                          "</html>\n");
}

CompliancePage::CompliancePage(SiteModel &site, Document &document, QWidget *parent)
    : FormPage(site, document, parent),
      m_path(new QLineEdit(this)),
      m_state(new Label(this)),
      m_html(new QPlainTextEdit(this)) {
    QVBoxLayout *column = makeColumn(this);
    addHeading(column, tr("Reports"));
    for (const Directive &row : dialect(document.dialectId()).directives)
        if (row.section == SectionId::Compliance)
            addField(column, row, fileBinding(site, document, row));

    addHoneypot(column);
    addRemark(column,
              tr("The page itself, with a notice that people and agents can see and without "
                 "robots meta tags:"));
    m_html->setPlainText(honeypotHtml());
    m_html->setReadOnly(true);
    m_html->setTabChangesFocus(true);
    m_html->setObjectName(QStringLiteral("honeypotHtml"));
    m_html->setAccessibleName(tr("HTML of the honeypot page"));
    m_html->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    keepLeftToRight(*m_html);
    m_html->setFixedHeight(fontMetrics().lineSpacing() * 13);
    column->addWidget(m_html);
    auto *copy = new QPushButton(icon(QStringLiteral("copy")), tr("&Copy the page"), this);
    column->addWidget(copy, 0, Qt::AlignLeft);
    column->addStretch(1);
    connect(copy, &QPushButton::clicked, this,
            [this] { QApplication::clipboard()->setText(m_html->toPlainText()); });
    site.analysis().whenUpdated(Analysis::Part::Site, this, [this] {
        if (isVisible())
            afterFields();
    });
}

void CompliancePage::addHoneypot(QVBoxLayout *column) {
    addHeading(
        column, tr("Honeypot"),
        tr("A path that both robots.txt and robots2.txt close, and that nobody links to. Who "
           "fetches it has not read the files, or does not keep to them."));
    m_path->setObjectName(QStringLiteral("honeypotPath"));
    m_path->setText(QStringLiteral("/internal/reports"));
    m_path->setLayoutDirection(Qt::LeftToRight);
    auto *known = new QCompleter({QStringLiteral("/public/vote"), QStringLiteral("/api/export"),
                                  QStringLiteral("/internal/reports")},
                                 m_path);
    m_path->setCompleter(known);
    auto *label = new Label(tr("Pa&th"), this);
    label->setBuddy(m_path);
    label->setFixedWidth(labelWidth(m_document.dialectId(), fontMetrics()));
    auto *close =
        new QPushButton(icon(QStringLiteral("deny")), tr("Close it in &both files…"), this);
    close->setObjectName(QStringLiteral("closeHoneypot"));
    auto *line = new QHBoxLayout;
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(10); // as a field has it
    line->addWidget(label);
    line->addWidget(m_path, 1);
    column->addLayout(line);
    auto *act = new QHBoxLayout;
    act->addStretch(1);
    act->addWidget(close);
    column->addLayout(act);
    m_state->setObjectName(QStringLiteral("honeypotState"));
    m_state->setWordWrap(true);
    m_state->setContentsMargins(0, 2, 0, 4);
    column->addWidget(m_state);
    connect(m_path, &QLineEdit::textEdited, this, &CompliancePage::afterFields);
    connect(close, &QPushButton::clicked, this, &CompliancePage::closeInBoth);
}

void CompliancePage::afterFields() {
    const QString path = m_path->text().trimmed();
    QStringList said;
    Tone tone = Tone::Allow;
    if (!path.startsWith(QLatin1Char('/')) || path.contains(QLatin1Char('*'))) {
        said << tr("A honeypot is one path that begins with /.");
        tone = Tone::Error;
    } else {
        const QStringList open = openTo(m_site, path);
        if (open.isEmpty()) {
            said << tr("No known search engine may fetch %1.").arg(path);
        } else {
            QStringList named = open.mid(0, 4);
            if (open.size() > 4)
                named << QStringLiteral("…");
            said << tr("Search engines that may fetch %1 and would be caught: %2")
                        .arg(path, listText(named));
            tone = Tone::Warning;
        }
        // The file closes it, but a URL can be listed unread.
        said << tr(
            "Do not link to it and keep it out of sitemaps: a search engine that meets a link "
            "may list the address without fetching it.");
        if (!m_site.files().document(Role::Robots)) {
            said << tr("The site has no robots.txt here: it will be made.");
            tone = Tone::Warning;
        }
        if (m_site.side().samplePaths().contains(path)) {
            said << tr("%1 is among the site's sample paths: is it a real page?").arg(path);
            tone = Tone::Warning;
        }
    }
    QPalette ink = palette();
    ink.setColor(QPalette::WindowText, toneColor(tone, palette()));
    m_state->setPalette(ink);
    m_state->setText(said.join(QLatin1Char('\n')));
}

void CompliancePage::closeInBoth() {
    const QString path = m_path->text().trimmed();
    if (!path.startsWith(QLatin1Char('/')) || path.contains(QLatin1Char('*'))) {
        m_path->setFocus();
        return;
    }
    Document *robots = m_site.files().document(Role::Robots);
    if (!robots) {
        Document *current = m_site.files().current();
        robots = m_site.files().newFile(Role::Robots);
        m_site.files().setCurrent(current);
    }
    std::vector<PendingEdit> edits;
    for (Document *document : {robots, &m_document}) {
        const EditResult edit = closePath(document->tree(), toBytes(path));
        if (!edit) {
            say(text(edit.error()), true);
            return;
        }
        edits.push_back({document, *edit});
    }
    previewEdits(this, edits, tr("Close the honeypot %1").arg(path),
                 {tr("Every group that leaves %1 open closes it, or agents with their own group "
                     "would not know.")
                      .arg(path)});
}

} // namespace gatepost::ui
