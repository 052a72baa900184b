// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulator/matrixheads.h"

#include <QHash>
#include <QMouseEvent>
#include <QPainter>
#include <QtMath>

namespace gatepost::ui {

namespace {

constexpr double kAngle =
    50; // degrees; steep enough for narrow columns, and still read without turning the head
constexpr int kLeastForNames = 13; // px: columns closer than this have no room for a name each
constexpr int kTriangle = 12;      // px: where a bundle opens
constexpr int kHeadAir = 6;
constexpr int kMostMeasured = 400; // names; thousands of paths have no say in how high the head is

double sine() {
    return qSin(qDegreesToRadians(kAngle));
}
double cosine() {
    return qCos(qDegreesToRadians(kAngle));
}

} // namespace

QStringList cutNames(const QStringList &names, const QFontMetrics &metrics, int width) {
    QStringList cut;
    QHash<QString, int> seen;
    for (const QString &name : names) {
        cut << metrics.elidedText(name, Qt::ElideMiddle, width);
        ++seen[cut.last()];
    }
    for (qsizetype i = 0; i < names.size(); ++i)
        if (seen[cut[i]] > 1 && cut[i] != names[i])
            cut[i] = metrics.elidedText(names[i], Qt::ElideLeft, width);
    return cut;
}

// ---- both ----------------------------------------------------------------------------------------

MatrixHead::MatrixHead(MatrixModel &model, Qt::Orientation orientation, QWidget *parent)
    : QHeaderView(orientation, parent), m_matrix(model) {
    setSectionsClickable(true);
    setHighlightSections(false);
    setMinimumSectionSize(1);
    setSectionResizeMode(QHeaderView::Fixed);
    setMouseTracking(true);
}

void MatrixHead::setHovered(int section) {
    if (section == m_hovered)
        return;
    m_hovered = section;
    viewport()->update();
}

int MatrixHead::sectionAt(const QPoint &point) const {
    return logicalIndexAt(point);
}

void MatrixHead::mousePressEvent(QMouseEvent *event) {
    const QPoint at = event->position().toPoint();
    const int section = sectionAt(at);
    if (event->button() == Qt::LeftButton && section >= 0)
        pressed(section, at);
}

void MatrixHead::mouseMoveEvent(QMouseEvent *event) {
    const int section = sectionAt(event->position().toPoint());
    setCursor(section >= 0 && m_matrix.line(section, orientation()).isBundle()
                  ? Qt::PointingHandCursor
                  : Qt::ArrowCursor);
}

QFont MatrixHead::fontOf(int section) const {
    QFont chosen = font();
    chosen.setBold(m_matrix.isAsked(section, orientation()));
    return chosen;
}

QString MatrixHead::name(int section) const {
    return m_matrix.headerData(section, orientation(), Qt::DisplayRole).toString();
}

void MatrixHead::drawTriangle(QPainter &painter, const QRectF &place, bool open, bool mirrored) {
    const QPointF c = place.center();
    QPolygonF triangle;
    if (open)
        triangle << c + QPointF(-4, -2) << c + QPointF(4, -2) << c + QPointF(0, 3);
    else if (mirrored)
        triangle << c + QPointF(2, -4) << c + QPointF(2, 4) << c + QPointF(-3, 0);
    else
        triangle << c + QPointF(-2, -4) << c + QPointF(-2, 4) << c + QPointF(3, 0);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(painter.pen().color());
    painter.setPen(Qt::NoPen);
    painter.drawPolygon(triangle);
    painter.restore();
}

// ---- columns -------------------------------------------------------------------------------------

ColumnHead::ColumnHead(MatrixModel &model, QWidget *parent)
    : MatrixHead(model, Qt::Horizontal, parent) {
    setSortIndicatorClearable(true); // a third press clears it
}

bool ColumnHead::namesFit() const {
    return !m_slanted || m_columnWidth >= kLeastForNames;
}

int ColumnHead::layOut(int columnWidth, int most) {
    m_columnWidth = columnWidth;
    QFont bold = font();
    bold.setBold(true);
    const QFontMetrics metrics(bold);
    QStringList names;
    int widest = 0;
    bool bundles = false;
    for (int column = 0; column < std::min(kMostMeasured, m_matrix.columnCount()); ++column) {
        names << name(column);
        widest = std::max(widest, metrics.horizontalAdvance(names.last()));
        bundles = bundles || m_matrix.line(column, Qt::Horizontal).isBundle();
    }
    m_slanted = widest + 2 * kHeadAir + (bundles ? kTriangle : 0) > columnWidth;
    const int level = metrics.height() + 8;
    if (!m_slanted) {
        m_height = level;
        m_names = names;
    } else {
        const int base = (bundles ? kTriangle : 4) + qCeil(metrics.height() * cosine());
        const int wanted = base + qCeil(widest * sine());
        m_height = std::clamp(wanted, level, std::max(level, most));
        m_room = qFloor((m_height - base) / sine());
        m_names = cutNames(names, metrics, m_room);
    }
    updateGeometry();
    viewport()->update();
    return m_height;
}

QSize ColumnHead::sizeHint() const {
    return {QHeaderView::sizeHint().width(), m_height};
}

int ColumnHead::overhang() const {
    if (!m_slanted)
        return 0;
    return std::max(0, qCeil(m_height / sine() * cosine()) - m_columnWidth / 2);
}

int ColumnHead::sectionAt(const QPoint &point) const {
    if (!m_slanted)
        return logicalIndexAt(point);
    const double above = std::max(0, m_height - kTriangle - point.y());
    const int shift = qRound(above * cosine() / sine());
    return logicalIndexAt(point.x() + (isRightToLeft() ? shift : -shift));
}

void ColumnHead::drawName(QPainter &painter, int section) const {
    const int width = sectionSize(section);
    const QRect place(sectionViewportPosition(section), 0, width, m_height);
    const MatrixModel::Line &line = m_matrix.line(section, Qt::Horizontal);
    const bool mirrored = isRightToLeft();
    painter.setLayoutDirection(Qt::LeftToRight); // a path is policy text: its slash stays in front
    painter.setFont(fontOf(section));
    const QFontMetrics metrics = painter.fontMetrics();
    const QString said = section < m_names.size()
                             ? m_names[section]
                             : metrics.elidedText(name(section), Qt::ElideMiddle, m_room);
    painter.setPen(palette().color(QPalette::Text));
    const bool sorted = sortIndicatorSection() == section;
    const QRectF base(place.left(), m_height - kTriangle, width, kTriangle);
    if (!m_slanted) {
        const int mark = line.isBundle() ? kTriangle : 0;
        const int whole = metrics.horizontalAdvance(said) + mark;
        QRect room(place.center().x() - whole / 2, 0, whole, m_height - 1);
        if (mark > 0) {
            const QRectF sign(mirrored ? room.right() - mark : room.left(), 0, mark, m_height - 1);
            drawTriangle(painter, sign, line.isOpen(), mirrored);
            room.adjust(mirrored ? 0 : mark, 0, mirrored ? -mark : 0, 0);
        }
        painter.drawText(room, Qt::AlignCenter | Qt::TextDontClip, said);
    } else {
        const int foot = m_height - (line.isBundle() ? kTriangle : 4);
        painter.save();
        painter.translate(place.center().x() + 1, foot);
        painter.rotate(mirrored ? kAngle : -kAngle);
        const double down = metrics.ascent() / 2.0 - 1;
        painter.drawText(QPointF(mirrored ? -2.0 - metrics.horizontalAdvance(said) : 2.0, down),
                         said);
        painter.restore();
        if (line.isBundle() && width >= kTriangle && line.place <= 0)
            drawTriangle(painter, base, line.isOpen(), mirrored);
    }
    if (line.isOpen()) // what came out of one bundle
        painter.drawLine(place.left() + 1, m_height - 2, place.right() - (line.isLast ? 2 : 0),
                         m_height - 2);
    if (sorted) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        const bool up = sortIndicatorOrder() == Qt::AscendingOrder;
        painter.drawLine(place.left() + 1, m_height - (up ? 1 : 4), place.right() - 1,
                         m_height - (up ? 4 : 1));
    }
}

void ColumnHead::paintEvent(QPaintEvent *) {
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::TextAntialiasing);
    painter.fillRect(viewport()->rect(), palette().color(QPalette::Base));
    const int columns = m_matrix.columnCount();
    const int reach = overhang();
    for (int column = 0; column < columns; ++column) {
        const int x = sectionViewportPosition(column);
        if (x + sectionSize(column) + reach < 0 || x - reach > viewport()->width())
            continue;
        if (namesFit())
            drawName(painter, column);
    }
    if (namesFit())
        return;
    // No room for all: the one that is pointed at, else the question's.
    for (int column = 0; column < columns; ++column)
        if (column == m_hovered || (m_hovered < 0 && m_matrix.isAsked(column, Qt::Horizontal)))
            drawName(painter, column);
}

void ColumnHead::pressed(int section, const QPoint &at) {
    if (m_matrix.line(section, Qt::Horizontal).isBundle() &&
        (!m_slanted || at.y() >= m_height - kTriangle)) {
        emit bundlePressed(section);
        return;
    }
    if (sortIndicatorSection() != section)
        setSortIndicator(section, Qt::AscendingOrder);
    else if (sortIndicatorOrder() == Qt::AscendingOrder)
        setSortIndicator(section, Qt::DescendingOrder);
    else
        setSortIndicator(-1, Qt::AscendingOrder);
}

// ---- rows ----------------------------------------------------------------------------------------

RowHead::RowHead(MatrixModel &model, QWidget *parent) : MatrixHead(model, Qt::Vertical, parent) {}

int RowHead::layOut(int rowHeight, int most) {
    m_rowHeight = rowHeight;
    QFont bold = font();
    bold.setBold(true);
    const QFontMetrics metrics(bold);
    int widest = 8 * metrics.averageCharWidth();
    m_purposeWidth = 0;
    bool bundles = false;
    for (int row = 0; row < m_matrix.rowCount(); ++row) {
        if (const auto purpose = m_matrix.purpose(row, Qt::Vertical))
            m_purposeWidth =
                std::max(m_purposeWidth, fontMetrics().horizontalAdvance(*purpose) + kHeadAir);
        bundles = bundles || m_matrix.line(row, Qt::Vertical).isBundle();
        widest = std::max(widest, metrics.horizontalAdvance(name(row)));
    }
    const int names = 2 * kHeadAir + (bundles ? kTriangle : 0) + widest;
    const bool tooLow = rowHeight < fontMetrics().ascent();
    const int wanted =
        tooLow ? std::max(m_purposeWidth + 2 * kHeadAir, 120) : names + m_purposeWidth;
    const int width = std::min(wanted, std::max(most, 80));
    if (!tooLow && names + m_purposeWidth > width && names > width - m_purposeWidth)
        m_purposeWidth = std::min(m_purposeWidth, std::max(0, width - names));
    setFixedWidth(width);
    viewport()->update();
    return width;
}

bool RowHead::beginsPurpose(int section) const {
    const auto own = m_matrix.purpose(section, Qt::Vertical);
    return own && !own->isEmpty() &&
           (section == 0 || m_matrix.purpose(section - 1, Qt::Vertical) != own);
}

void RowHead::drawRow(QPainter &painter, int section, const QRect &place, bool withPurpose) const {
    const MatrixModel::Line &line = m_matrix.line(section, Qt::Vertical);
    const bool mirrored = isRightToLeft();
    const auto placed = [&](int x, int width) {
        return QStyle::visualRect(layoutDirection(), place,
                                  QRect(place.left() + x, place.top(), width, place.height()));
    };
    const bool indented = m_matrix.isMerging();
    const int start = kHeadAir + (indented ? kTriangle : 0) + (line.place > 0 ? 4 : 0);
    painter.setFont(fontOf(section));
    painter.setPen(palette().color(QPalette::Text));
    if (line.isBundle() && line.place <= 0)
        drawTriangle(painter, placed(kHeadAir - 2, kTriangle), line.isOpen(), mirrored);
    // A short name leaves more room than all purposes have.
    const int spare = place.width() - start - 2 * kHeadAir -
                      painter.fontMetrics().horizontalAdvance(name(section));
    const int side = withPurpose ? std::max(m_purposeWidth, spare) : m_purposeWidth;
    const QRect room =
        placed(start, place.width() - start - kHeadAir / 2 - (withPurpose ? side : 0));
    // Of a bundle's name the number is what must not be lost.
    const QString said = name(section);
    const qsizetype plus = said.lastIndexOf(QStringLiteral(" + "));
    QString shown = said;
    if (painter.fontMetrics().horizontalAdvance(said) > room.width()) {
        const QString tail = plus < 0 ? QString() : said.mid(plus);
        const int left = room.width() - painter.fontMetrics().horizontalAdvance(tail);
        shown = painter.fontMetrics().elidedText(plus < 0 ? said : said.first(plus),
                                                 Qt::ElideMiddle, left) +
                tail;
    }
    painter.drawText(
        room, Qt::AlignAbsolute | Qt::AlignVCenter | (mirrored ? Qt::AlignRight : Qt::AlignLeft),
        shown);
    if (withPurpose && side > kHeadAir) {
        painter.setFont(font());
        painter.setPen(palette().color(QPalette::PlaceholderText));
        const QString purpose = *m_matrix.purpose(section, Qt::Vertical);
        painter.drawText(placed(place.width() - side - kHeadAir / 2, side),
                         Qt::AlignAbsolute | Qt::AlignVCenter |
                             (mirrored ? Qt::AlignLeft : Qt::AlignRight),
                         painter.fontMetrics().elidedText(purpose, Qt::ElideRight, side));
    }
}

/// Where rows are too low for names: each purpose once, beside its block.
void RowHead::drawPurposes(QPainter &painter, const QRect &exposed) const {
    const int rows = m_matrix.rowCount();
    const int height = fontMetrics().height();
    painter.setFont(font());
    for (int first = 0; first < rows;) {
        const auto purpose = m_matrix.purpose(first, Qt::Vertical);
        int end = first + 1;
        while (end < rows && m_matrix.purpose(end, Qt::Vertical) == purpose)
            ++end;
        const int top = sectionViewportPosition(first);
        const int bottom = sectionViewportPosition(end - 1) + sectionSize(end - 1);
        if (purpose && !purpose->isEmpty() && bottom - top >= height - 2 &&
            bottom >= exposed.top() && top <= exposed.bottom()) {
            painter.setPen(palette().color(QPalette::PlaceholderText));
            const QRect room(kHeadAir, std::max(top, 0), width() - 2 * kHeadAir, height);
            painter.drawText(
                room,
                Qt::AlignAbsolute | Qt::AlignVCenter |
                    (isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft),
                painter.fontMetrics().elidedText(*purpose, Qt::ElideRight, room.width()));
        }
        first = end;
    }
}

void RowHead::paintEvent(QPaintEvent *event) {
    QPainter painter(viewport());
    painter.fillRect(event->rect(), palette().color(QPalette::Base));
    const int rows = m_matrix.rowCount();
    const int first = std::max(0, visualIndexAt(event->rect().top()));
    const bool low = m_rowHeight < fontMetrics().ascent();
    for (int row = first; row < rows; ++row) {
        const QRect place(0, sectionViewportPosition(row), viewport()->width(), sectionSize(row));
        if (place.top() > event->rect().bottom())
            break;
        const bool begins = beginsPurpose(row);
        if (begins && row > 0) {
            painter.setPen(palette().color(QPalette::Mid));
            painter.drawLine(0, place.top() - 1, place.width(), place.top() - 1);
        }
        if (!low)
            drawRow(painter, row, place, begins);
    }
    if (!low)
        return;
    drawPurposes(painter, event->rect());
    for (int row = 0; row < rows; ++row)
        if (row == m_hovered || (m_hovered < 0 && m_matrix.isAsked(row, Qt::Vertical))) {
            const int height = fontMetrics().height() + 2;
            const int middle = sectionViewportPosition(row) + sectionSize(row) / 2;
            const QRect place(
                0, std::clamp(middle - height / 2, 0, std::max(0, viewport()->height() - height)),
                viewport()->width(), height);
            painter.fillRect(place, palette().color(QPalette::AlternateBase));
            drawRow(painter, row, place, false);
        }
}

void RowHead::pressed(int section, const QPoint &) {
    if (m_matrix.line(section, Qt::Vertical).isBundle())
        emit bundlePressed(section);
}

} // namespace gatepost::ui
