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
    char mark = ' ';    ///< ' ' same, '-' gone, '+' new, '@' lines left out
    QString text = {};  ///< as it is drawn
    QString exact = {}; ///< as it is copied, as long as the text; empty where that is the same
    friend bool operator==(const DiffLine &, const DiffLine &) = default;
};
/// The changed lines with `context` lines around them; empty where nothing differs.
[[nodiscard]] std::vector<DiffLine> diffLines(std::string_view before, std::string_view after,
                                              int context);

/// A difference as a view shows it. It can be made on any thread.
struct ShownDifference {
    std::vector<DiffLine>
        lines;     ///< those that are shown: a line '@' at the end says that there are more
    int added = 0; ///< of all lines
    int removed = 0;
};
/// `whole` has every line, else three around each change.
[[nodiscard]] ShownDifference shownDifference(std::string_view before, std::string_view after,
                                              bool whole);

/// Shows how a text changes: what goes with − on a faint ground, what comes with +.
class DiffView : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit DiffView(QWidget *parent = nullptr);
    /// shownDifference() and take() in one.
    void showDifference(std::string_view before, std::string_view after, bool whole = false);
    /// Shows it. Lines that are shown already stay as they are, so that a changed line costs one line.
    void take(ShownDifference difference);
    [[nodiscard]] int added() const { return m_shown.added; }
    [[nodiscard]] int removed() const { return m_shown.removed; }

protected:
    QMimeData *createMimeDataFromSelection() const override;
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    /// False if so much is different that the text had better be set.
    bool editLines(const std::vector<DiffLine> &lines);

    ShownDifference m_shown;
};

} // namespace gatepost::ui
