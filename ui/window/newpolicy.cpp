// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// "New policy from robots.txt" (S104): a new file, and what it does not say.

#include "core/model/policysource.h"
#include "ui/bridge/text.h"
#include "ui/editor/textview.h"
#include "ui/forms/fields/lineeditor.h"
#include "ui/window/editorarea.h"
#include "ui/window/mainwindow.h"
#include "ui/window/messagearea.h"

#include <QDir>

namespace gatepost::ui {

void MainWindow::newPolicyFromRobots() {
    const Document *robots = m_site->document(Role::Robots);
    if (!robots)
        return; // the action is off
    const QString folder = m_site->hasRealFolder() ? QDir(m_site->folder()).dirName() : QString();
    const NewPolicyNames names{newUlid().toStdString(),
                               (folder.isEmpty() ? tr("Crawler policy") : folder).toStdString()};
    const auto made = newPolicy(policySource(robots->tree()), names);
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
