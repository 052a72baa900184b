// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/assist/snapshot.h"

#include <algorithm>

namespace gatepost::assist {

Snapshot::Read Snapshot::readAs(std::string bytes, const Dialect &dialect) {
    switch (dialect.syntax) {
    case Syntax::Lines: break;
    case Syntax::Yaml: return YamlText(std::move(bytes));
    }
    return Tree::parse(std::move(bytes), dialect.id);
}

ByteRange Snapshot::line(std::size_t index) const {
    ByteRange range = lines().content(index);
    if (index == 0)
        range.begin =
            std::min(range.end, range.begin + (text().starts_with("\xEF\xBB\xBF") ? 3U : 0U));
    return range;
}

} // namespace gatepost::assist
