// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/registry.h"

#include <QCompleter>
#include <QString>

/// Known agents as a form offers them.
namespace gatepost::ui {

/// Shows rows "GPTBot  OpenAI · data harvester" and takes the token (Qt::UserRole) alone.
class TokenCompleter : public QCompleter {
    Q_OBJECT

public:
    TokenCompleter(QAbstractItemModel *model, QObject *parent);
    [[nodiscard]] QString pathFromIndex(const QModelIndex &index) const override;
};

/// Completes product tokens of the registry, looked for in token, operator and category.
[[nodiscard]] QCompleter *agentCompleter(QObject *parent);

/// "OpenAI · data harvester · does not fetch": operator, purpose, kind, status. Empty for an unknown agent.
[[nodiscard]] QString agentDescription(const KnownAgent *agent);
/// Why strict crawlers read a User-agent value otherwise than it is written, or empty (S14–S17).
[[nodiscard]] QString agentWarning(std::string_view value);

} // namespace gatepost::ui
