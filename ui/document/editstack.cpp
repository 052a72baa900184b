// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/document/editstack.h"

namespace gatepost::ui {

std::size_t EditStack::Step::bytes() const {
    std::size_t bytes = sizeof(Step) + static_cast<std::size_t>(text.size()) * sizeof(QChar);
    for (const TextEdit *edit : {&forward, &backward})
        for (const Replacement &one : edit->replacements())
            bytes += sizeof(Replacement) + one.text.size();
    return bytes;
}

void EditStack::dropUndone() {
    while (m_steps.size() > m_index) {
        m_bytes -= m_steps.back().bytes();
        m_steps.pop_back();
    }
    if (m_clean && *m_clean > m_index)
        m_clean.reset();
}

bool EditStack::trim() {
    bool trimmed = false;
    // The step next to the text stays, however large it is. First go the oldest, then what was undone, from its end.
    while (m_bytes > m_most && m_steps.size() > 1) {
        if (m_index > 1) {
            m_bytes -= m_steps.front().bytes();
            m_steps.pop_front();
            --m_index;
            if (m_clean && *m_clean == 0)
                m_clean.reset();
            else if (m_clean)
                --*m_clean;
        } else {
            m_bytes -= m_steps.back().bytes();
            m_steps.pop_back();
            if (m_clean && *m_clean > m_steps.size())
                m_clean.reset();
        }
        trimmed = true;
    }
    return trimmed;
}

bool EditStack::setMostBytes(std::size_t most) {
    m_most = most;
    return trim();
}

bool EditStack::push(Step step) {
    dropUndone();
    m_bytes += step.bytes();
    m_steps.push_back(std::move(step));
    ++m_index;
    return trim();
}

bool EditStack::replaceTop(Step step) {
    dropUndone();
    m_bytes -= m_steps.back().bytes();
    m_steps.pop_back();
    --m_index;
    if (step.forward.empty())
        return false;
    return push(std::move(step));
}

void EditStack::clear() {
    m_steps.clear();
    m_index = 0;
    m_bytes = 0;
    m_clean = 0;
}

QString EditStack::undoText() const {
    return canUndo() ? m_steps[m_index - 1].text : QString();
}

QString EditStack::redoText() const {
    return canRedo() ? m_steps[m_index].text : QString();
}

const EditStack::Step &EditStack::undo() {
    return m_steps[--m_index];
}

const EditStack::Step &EditStack::redo() {
    return m_steps[m_index++];
}

} // namespace gatepost::ui
