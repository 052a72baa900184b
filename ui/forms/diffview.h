// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>
#include <QString>

#include <string_view>
#include <vector>

namespace gatepost::ui {

/// One shown line of a difference.
struct DiffLine {
    char mark = ' '; ///< ' ' same, '-' gone, '+' new, '@' lines left out
    QString text;
};
/// The changed lines with `context` lines around them; empty where nothing differs.
[[nodiscard]] std::vector<DiffLine> diffLines(std::string_view before, std::string_view after,
                                              int context);

/// Shows how a text changes: what goes with − on a faint ground, what comes with +.
class DiffView : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit DiffView(QWidget *parent = nullptr);
    /// `whole` shows every line, else three around each change.
    void showDifference(std::string_view before, std::string_view after, bool whole = false);
    [[nodiscard]] int added() const { return m_added; }
    [[nodiscard]] int removed() const { return m_removed; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void paintGrounds();

    std::vector<DiffLine> m_lines;
    int m_added = 0;
    int m_removed = 0;
};

} // namespace gatepost::ui
