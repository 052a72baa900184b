// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// "New policy from robots.txt" (S104): a new file, and what it does not say.

#include "core/render/newpolicy.h"
#include "core/model/views.h"
#include "core/text/ascii.h"
#include "ui/bridge/text.h"
#include "ui/editor/textview.h"
#include "ui/forms/fields/lineeditor.h"
#include "ui/window/editorarea.h"
#include "ui/window/mainwindow.h"
#include "ui/window/messagearea.h"

#include <QDir>

#include <set>

namespace gatepost::ui {

namespace {

/// Tokens that plain groups name, in lower case.
std::set<std::string> plainTokens(const Groups &groups) {
    std::set<std::string> tokens;
    for (const Group &group : groups.groups)
        if (group.version == GroupVersion::Plain)
            for (const GroupAgent &agent : groups.agentsOf(group))
                tokens.insert(toLower(agent.value));
    return tokens;
}

/// The comment lines right above a group and within it, without their #.
std::vector<std::string> commentsOf(const Tree &tree, const Group &group) {
    const auto lines = tree.lines();
    std::uint32_t from = group.firstLine;
    while (from > 0 && lines[from - 1].kind == LineKind::Comment)
        --from;
    std::vector<std::string> comments;
    for (std::uint32_t index = from; index <= group.lastLine; ++index)
        if (lines[index].kind == LineKind::Comment)
            comments.emplace_back(
                tree.slice({lines[index].commentBegin + 1, lines[index].contentEnd}));
    return comments;
}

/// A policy holds plain groups. Of an agent that has a group of the extended standard too, the plain one is taken: it is
/// for all robots that do not know the standard (S30). An experimental group is as if it were not there.
PolicySource sourceOf(const Tree &tree) {
    PolicySource source;
    const Groups groups = readGroups(tree);
    const auto plain = plainTokens(groups);
    for (std::size_t i = 0; i < groups.groups.size(); ++i) {
        const GroupView view = groupView(tree, groups, i);
        PolicySourceGroup &group = source.groups.emplace_back();
        for (const GroupAgentEntry &agent : view.agents)
            if (view.group.version == GroupVersion::Plain ||
                (view.group.version == GroupVersion::Extended &&
                 !plain.contains(toLower(agent.token))))
                group.agents.emplace_back(agent.token);
        for (const RuleEntry &rule : view.rules)
            (rule.directive == DirectiveId::Allow ? group.allow : group.disallow)
                .emplace_back(rule.path);
        group.comments = commentsOf(tree, view.group);
        for (const ValueLine &other : view.directives)
            group.others.emplace_back(tree.quoted(tree.lines()[other.line]));
    }
    PolicySourceGroup &rest = source.groups.emplace_back(); // what is about the whole file
    for (const Line &line : tree.lines()) {
        const Directive *row =
            line.kind == LineKind::Directive ? tree.dialect().find(line.directive) : nullptr;
        if (row == nullptr || row->place != Place::File)
            continue;
        if (row->id == DirectiveId::Sitemap)
            source.sitemaps.emplace_back(tree.value(line));
        else
            rest.others.emplace_back(tree.quoted(line));
    }
    return source;
}

} // namespace

void MainWindow::newPolicyFromRobots() {
    const Document *robots = m_site->document(Role::Robots);
    if (!robots)
        return; // the action is off
    const QString folder = m_site->hasRealFolder() ? QDir(m_site->folder()).dirName() : QString();
    const NewPolicyNames names{newUlid().toStdString(),
                               (folder.isEmpty() ? tr("Crawler policy") : folder).toStdString()};
    const auto made = newPolicy(sourceOf(robots->tree()), names);
    if (!made) {
        complain(text(made.error()));
        return;
    }
    if (Document *old = m_site->document(Role::AgentPolicy); old && !mayClose({old}))
        return;
    m_site->newFile(Role::AgentPolicy, made->text);
    QStringList remarks;
    for (const Message &remark : made->remarks)
        remarks << text(remark);
    if (!remarks.isEmpty())
        m_messages->post(QStringLiteral("new-policy"), Tone::Unstated,
                         remarks.join(QLatin1Char('\n')));
    if (TextView *view = m_editor->view())
        view->setFocus();
}

} // namespace gatepost::ui
