// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/bridge/flowrow.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace gatepost::ui {

namespace {

constexpr int kBetweenLines = 2;

bool expands(const QLayoutItem &item) {
    return item.expandingDirections() & Qt::Horizontal;
}

/// The width that decides where a line ends.
int need(const QLayoutItem &item) {
    return expands(item) ? item.minimumSize().width() : item.sizeHint().width();
}

int heightAt(const QLayoutItem &item, int width) {
    return item.hasHeightForWidth() ? item.heightForWidth(width) : item.sizeHint().height();
}

} // namespace

FlowRow::FlowRow(QWidget *parent, int gap) : QLayout(parent), m_gap(gap) {
    setContentsMargins(0, 0, 0, 0);
}

FlowRow::~FlowRow() {
    for (const Part &part : m_parts)
        delete part.item;
}

void FlowRow::add(QWidget *widget, int gap, int weight) {
    addWidget(widget);
    m_parts.back().weight = weight;
    if (gap >= 0)
        m_parts.back().gap = gap;
}

void FlowRow::addFirst(QWidget *widget) {
    addWidget(widget);
    std::ranges::rotate(m_parts, m_parts.end() - 1);
    invalidate();
}

void FlowRow::addItem(QLayoutItem *item) {
    m_parts.push_back({item, m_gap, 1});
    invalidate();
}

QLayoutItem *FlowRow::itemAt(int index) const {
    return index >= 0 && index < count() ? m_parts[static_cast<std::size_t>(index)].item : nullptr;
}

QLayoutItem *FlowRow::takeAt(int index) {
    QLayoutItem *item = itemAt(index);
    if (item) {
        m_parts.erase(m_parts.begin() + index);
        invalidate();
    }
    return item;
}

void FlowRow::invalidate() {
    m_knownWidth = -1;
    QLayout::invalidate();
}

std::vector<FlowRow::Place> FlowRow::places(int width) const {
    std::vector<Place> all;
    int y = 0;
    for (std::size_t first = 0; first < m_parts.size();) {
        // As many as the line holds, at least one.
        std::vector<Place> line;
        int x = 0;
        std::size_t next = first;
        for (; next < m_parts.size(); ++next) {
            const Part &part = m_parts[next];
            if (part.item->isEmpty())
                continue;
            const int gap = line.empty() ? 0 : part.gap;
            const int wanted = need(*part.item);
            if (!line.empty() && x + gap + wanted > width)
                break;
            line.push_back({&part, QRect(x + gap, y, std::min(wanted, width), 0)});
            x = line.back().rect.right() + 1;
        }
        first = next;
        // Those that expand share what is left.
        int weights = 0;
        for (const Place &place : line)
            weights += expands(*place.part->item) ? place.part->weight : 0;
        int left = std::max(0, width - x);
        int shift = 0;
        int height = 0;
        for (Place &place : line) {
            const QLayoutItem &item = *place.part->item;
            place.rect.translate(shift, 0);
            if (expands(item) && weights > 0) {
                const int most = item.maximumSize().width() - place.rect.width();
                const int more =
                    std::clamp(left * place.part->weight / weights, 0, std::max(0, most));
                place.rect.setWidth(place.rect.width() + more);
                weights -= place.part->weight;
                left -= more;
                shift += more;
            }
            place.rect.setHeight(heightAt(item, place.rect.width()));
            height = std::max(height, place.rect.height());
        }
        for (Place &place : line)
            place.rect.translate(0, (height - place.rect.height()) / 2);
        all.insert(all.end(), line.begin(), line.end());
        if (!line.empty())
            y += height + kBetweenLines;
    }
    return all;
}

int FlowRow::heightForWidth(int width) const {
    if (width != m_knownWidth) {
        const QMargins around = contentsMargins();
        int height = 0;
        for (const Place &place : places(width - around.left() - around.right()))
            height = std::max(height, place.rect.bottom() + 1);
        m_knownWidth = width;
        m_knownHeight = height + around.top() + around.bottom();
    }
    return m_knownHeight;
}

QSize FlowRow::sizeHint() const {
    QSize size(0, 0);
    for (const Part &part : m_parts) {
        if (part.item->isEmpty())
            continue;
        const QSize one = part.item->sizeHint();
        size = {size.width() + (size.isEmpty() ? 0 : part.gap) + one.width(),
                std::max(size.height(), one.height())};
    }
    return size.grownBy(contentsMargins());
}

QSize FlowRow::minimumSize() const {
    QSize size(0, 0);
    for (const Part &part : m_parts)
        if (!part.item->isEmpty())
            size = size.expandedTo(part.item->minimumSize());
    return size.grownBy(contentsMargins());
}

void FlowRow::setGeometry(const QRect &rect) {
    QLayout::setGeometry(rect);
    const Qt::LayoutDirection direction =
        parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    const QRect within = rect.marginsRemoved(contentsMargins());
    for (const Place &place : places(within.width()))
        place.part->item->setGeometry(
            QStyle::visualRect(direction, within, place.rect.translated(within.topLeft())));
}

} // namespace gatepost::ui
