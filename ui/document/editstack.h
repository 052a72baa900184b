// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/textedit.h"

#include <QString>

#include <deque>
#include <optional>

/// The history of one document: named edits, where in it the text stands, and where the saved text stands. Bounded in
/// memory: the oldest steps go first. Knows no document; Document applies what undo() and redo() hand out.
namespace gatepost::ui {

class EditStack {
public:
    static constexpr std::size_t kMostBytes = 64 * 1024 * 1024;

    struct Step {
        TextEdit forward;
        TextEdit backward;
        QString text;
        [[nodiscard]] std::size_t bytes() const;
    };

    /// Drops what could be redone and adds the step. True if old steps had to go for it.
    bool push(Step step);
    /// The newest step done becomes this one; an edit that changes nothing takes the step away.
    bool replaceTop(Step step);
    void clear(); ///< the present state is the saved one then

    [[nodiscard]] bool canUndo() const { return m_index > 0; }
    [[nodiscard]] bool canRedo() const { return m_index < m_steps.size(); }
    [[nodiscard]] QString undoText() const;
    [[nodiscard]] QString redoText() const;
    [[nodiscard]] std::size_t count() const { return m_steps.size(); }
    [[nodiscard]] std::size_t bytes() const { return m_bytes; }
    /// The step to apply backward / forward; the index has moved. Only if canUndo() / canRedo().
    const Step &undo();
    const Step &redo();

    [[nodiscard]] bool isClean() const { return m_clean == m_index; }
    void setClean() { m_clean = m_index; }
    /// No state of the history is the saved one.
    void setNeverClean() { m_clean.reset(); }
    /// Trims at once. True if steps had to go.
    bool setMostBytes(std::size_t most);

private:
    void dropUndone();
    bool trim();

    std::deque<Step> m_steps;
    std::size_t m_index = 0; ///< steps done
    std::optional<std::size_t> m_clean = 0;
    std::size_t m_bytes = 0;
    std::size_t m_most = kMostBytes;
};

} // namespace gatepost::ui
