// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/editor/hover.h"

#include "core/assist/hover.h"
#include "ui/bridge/text.h"
#include "ui/site/help.h"
#include "ui/site/useragents.h"

namespace gatepost::ui {

std::optional<Hover> hoverAt(const Snapshot &snapshot, std::uint32_t offset) {
    const auto found = assist::hoverAt(snapshot, offset, UserAgents::instance().registry());
    if (!found)
        return std::nullopt;
    return Hover{found->range, text(found->title), rich(found->help)};
}

} // namespace gatepost::ui
