// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/bridge/manualurl.h"

#include "core/lint/lint.h"
#include "ui/bridge/text.h"
#include "ui/manualtext/references.h"

namespace gatepost::ui {

QUrl manualUrl(const QString &chapter, const QString &id) {
    QUrl url;
    url.setScheme(QLatin1String(kManualScheme));
    url.setPath(chapter);
    if (!id.isEmpty())
        url.setFragment(id);
    return url;
}

QUrl manualUrlOfDirective(const Directive &directive) {
    return manualUrl(QStringLiteral("directives"), text(referenceId(directive)));
}

QUrl manualUrlOfCode(std::string_view code) {
    const LintRule *rule = findLintRule(code);
    return rule ? manualUrl(QStringLiteral("diagnostics"), text(referenceId(rule->code))) : QUrl();
}

} // namespace gatepost::ui
