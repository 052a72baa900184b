// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

#include <vector>

namespace gatepost::ui {

/// A row of widgets that goes on in a line below where it is narrow or the text is large: nothing is cut, and no page
/// gets a horizontal scroll bar because of a remark.
///
/// A widget needs its size hint; one that expands needs its least width alone and takes its share of what its line has
/// left, up to its greatest. Hidden widgets take no place. A line that is higher than a widget has it in the middle.
class FlowRow : public QLayout {
public:
    /// `gap`: pixels between widgets of a line.
    explicit FlowRow(QWidget *parent, int gap = 6);
    /// For a row inside another layout.
    explicit FlowRow(int gap) : FlowRow(nullptr, gap) {}
    ~FlowRow() override;

    /// `gap`: pixels before this widget, if it does not begin a line; -1 = the row's. `weight`: of its share.
    void add(QWidget *widget, int gap = -1, int weight = 1);

    /// Before all others.
    void addFirst(QWidget *widget);

    void addItem(QLayoutItem *item) override;
    [[nodiscard]] int count() const override { return static_cast<int>(m_parts.size()); }
    [[nodiscard]] QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    /// All in one line.
    [[nodiscard]] QSize sizeHint() const override;
    /// As narrow as the widest of them.
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect &rect) override;
    void invalidate() override;

private:
    struct Part {
        QLayoutItem *item = nullptr;
        int gap = 0;
        int weight = 1;
    };
    struct Place {
        const Part *part = nullptr;
        QRect rect;
    };

    /// Where everything goes in a row of this width that begins at 0, 0; left to right.
    [[nodiscard]] std::vector<Place> places(int width) const;

    std::vector<Part> m_parts;
    int m_gap;
    mutable int m_knownWidth = -1;
    mutable int m_knownHeight = 0;
};

} // namespace gatepost::ui
