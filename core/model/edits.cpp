// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/model/edits.h"

#include <utility>

namespace gatepost {

Edits::Edits(const Tree &start, Refusal refusal)
    : m_start(start), m_now(start), m_refusal(std::move(refusal)) {}

bool Edits::take(const EditResult &edit) {
    if (!edit) {
        m_error = edit.error();
        return false;
    }
    if (edit->empty())
        return true;
    Tree after = Tree::parse(edit->applied(m_now.text()), m_now.dialectId());
    if (m_refusal)
        if (auto reason = m_refusal(m_now, after)) {
            m_error = std::move(*reason);
            return false;
        }
    m_now = std::move(after);
    return true;
}

EditResult Edits::result() const {
    if (!m_error.empty())
        return std::unexpected(m_error);
    return TextEdit::between(m_start.text(), m_now.text());
}

} // namespace gatepost
