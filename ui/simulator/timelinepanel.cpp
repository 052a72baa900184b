// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulator/timelinepanel.h"

#include "ui/bridge/label.h"
#include "ui/bridge/look.h"
#include "ui/bridge/text.h"
#include "ui/bridge/words.h"
#include "ui/simulator/viewparts.h"
#include "ui/simulator/zone.h"

#include <QComboBox>
#include <QCompleter>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>
#include <QSplitter>

namespace gatepost::ui {

namespace {

using std::chrono::days;
using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;

/// Fills the part of each hour in its band's colour. Texts lie over several cells: the view draws them.
class BandDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override {
        const auto *model = qobject_cast<const WeekModel *>(index.model());
        const Instant hour = model->hourOf(index.row(), index.column());
        const QPalette palette = QGuiApplication::palette();
        const double perSecond = option.rect.width() / 3600.0;
        for (const TimelineBand &band : model->bandsOf(index.row(), index.column())) {
            const double left = std::max(0.0, double((band.from - hour).count()) * perSecond);
            const double right =
                std::min(double(option.rect.width()), double((band.to - hour).count()) * perSecond);
            const QRectF part(option.rect.x() + left, option.rect.y() + 2, right - left,
                              option.rect.height() - 4);
            const Tone tone = toneOf(band.decision);
            painter->fillRect(part, toneBackground(tone, palette));
            // Never colour alone: a closed hour is hatched, and an open one has a strong lower edge.
            if (band.decision == Decision::Later || band.decision == Decision::Deny) {
                QColor ink = toneColor(tone, palette);
                ink.setAlphaF(0.35F);
                painter->fillRect(part,
                                  QBrush(ink, band.decision == Decision::Deny ? Qt::DiagCrossPattern
                                                                              : Qt::BDiagPattern));
            }
            painter->fillRect(QRectF(part.left(), part.bottom() - 2, part.width(), 2),
                              toneColor(tone, palette));
        }
        if (option.state & QStyle::State_HasFocus) {
            painter->setPen(palette.color(QPalette::Text));
            painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
        }
    }
};

} // namespace

QComboBox *makeZoneBox(QWidget *parent) {
    auto *box = new QComboBox(parent);
    box->setEditable(true);
    box->setInsertPolicy(QComboBox::NoInsert);
    // "Europe/Berlin" is no word of any language.
    box->lineEdit()->setLayoutDirection(Qt::LeftToRight);
    for (const QByteArray &id : QTimeZone::availableTimeZoneIds())
        box->addItem(QString::fromLatin1(id), id);
    box->completer()->setFilterMode(Qt::MatchContains);
    box->completer()->setCompletionMode(QCompleter::PopupCompletion);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(16);
    box->setAccessibleName(QCoreApplication::translate("gatepost::ui::Zone", "Time zone"));
    box->setToolTip(QCoreApplication::translate("gatepost::ui::Zone",
                                                "The time zone that is shown beside UTC"));
    const auto show = [box] {
        const QSignalBlocker blocker(box);
        const int index = box->findData(DisplayZone::instance().zone().id());
        box->setCurrentIndex(index);
        if (index < 0)
            box->setEditText(DisplayZone::instance().name());
    };
    show();
    QObject::connect(&DisplayZone::instance(), &DisplayZone::changed, box, show);
    QObject::connect(box, &QComboBox::currentIndexChanged, box, [box](int index) {
        if (index >= 0)
            DisplayZone::instance().setZone(box->itemData(index).toByteArray());
    });
    return box;
}

// ---- the bands -----------------------------------------------------------------------------------

/// A band is pressed and dragged.
constexpr int kLeastRow = 24;

WeekView::WeekView(WeekModel &model, QWidget *parent) : QTableView(parent), m_model(model) {
    setObjectName(QStringLiteral("week"));
    setAccessibleName(tr("Week of the agent on the path: days and hours in UTC"));
    setModel(&model);
    setLayoutDirection(Qt::LeftToRight); // time runs to the right in every language
    setItemDelegate(new BandDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setSelectionMode(QAbstractItemView::NoSelection);
    setTabKeyNavigation(false);
    setCornerButtonEnabled(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setMinimumSectionSize(8);
    horizontalHeader()->setSectionsClickable(false);
    horizontalHeader()->setHighlightSections(false);
    verticalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    verticalHeader()->setMinimumSectionSize(kLeastRow);
    verticalHeader()->setSectionsClickable(false);
    QFont small = horizontalHeader()->font();
    small.setPointSizeF(small.pointSizeF() * 0.85);
    horizontalHeader()->setFont(small);
    setMinimumHeight(7 * kLeastRow + 2 * fontMetrics().height() + 8);
    setToolTip(tr("Drag the needle: it is the question's time"));
}

bool WeekView::isInWeek(Instant at) const {
    const Instant monday = m_model.week().monday;
    return at >= monday && at < monday + days(7);
}

void WeekView::setNeedle(std::optional<Instant> at) {
    m_needle = at;
    viewport()->update();
}

void WeekView::setClockChange(std::optional<Instant> at) {
    m_clockChange = at;
    viewport()->update();
}

QPoint WeekView::pointOf(Instant at) const {
    const auto since = at - m_model.week().monday;
    const int day = static_cast<int>(since / days(1));
    const int hour = static_cast<int>(since % days(1) / hours(1));
    const QRect cell = visualRect(m_model.index(day, hour));
    const auto within = (since % hours(1)).count();
    return {cell.x() + static_cast<int>(cell.width() * within / 3600), cell.center().y()};
}

Instant WeekView::instantAt(const QPoint &point) const {
    const int width = viewport()->width();
    int day = rowAt(std::clamp(point.y(), 0, viewport()->height() - 1));
    if (day < 0)
        day = 6;
    const double part = std::clamp(double(point.x()) / std::max(1, width), 0.0, 0.99999);
    const auto minute = static_cast<int>(part * 24 * 60) / 5 * 5;
    return m_model.week().monday + days(day) + minutes(minute);
}

void WeekView::paintEvent(QPaintEvent *event) {
    QTableView::paintEvent(event);
    QPainter painter(viewport());
    const QPalette palette = QGuiApplication::palette();
    for (const QList<TimelineBand> &day : m_model.week().days)
        for (const TimelineBand &band : day) {
            const QPoint from = pointOf(band.from);
            const QPoint last = pointOf(band.to - seconds(1));
            const QRect row = visualRect(
                m_model.index(static_cast<int>((band.from - m_model.week().monday) / days(1)), 0));
            const QRect place(from.x() + 5, row.y(), last.x() - from.x() - 6, row.height());
            const QFontMetrics metrics(font());
            if (place.width() < metrics.averageCharWidth() * 4)
                continue; // the tooltip and the list say it
            painter.setPen(palette.color(QPalette::Text));
            painter.drawText(place, Qt::AlignVCenter | Qt::AlignLeft | Qt::AlignAbsolute,
                             metrics.elidedText(toneSymbol(toneOf(band.decision)) +
                                                    QLatin1Char(' ') + band.label,
                                                Qt::ElideRight, place.width()));
        }
    if (m_clockChange && isInWeek(*m_clockChange)) {
        const QPoint at = pointOf(*m_clockChange);
        const QRect row = visualRect(
            m_model.index(static_cast<int>((*m_clockChange - m_model.week().monday) / days(1)), 0));
        painter.setPen(QPen(palette.color(QPalette::Text), 1, Qt::DashLine));
        painter.drawLine(at.x(), row.top(), at.x(), row.bottom());
        painter.drawText(QPoint(at.x() + 3, row.top() + QFontMetrics(font()).ascent() + 1),
                         QStringLiteral("⏰"));
    }
    if (m_needle && isInWeek(*m_needle)) {
        const QPoint at = pointOf(*m_needle);
        const int row = static_cast<int>((*m_needle - m_model.week().monday) / days(1));
        const QRect cell = visualRect(m_model.index(row, 0));
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(palette.color(QPalette::Highlight), 2));
        painter.drawLine(at.x(), cell.top(), at.x(), cell.bottom());
        painter.setBrush(palette.color(QPalette::Highlight));
        painter.setPen(QPen(palette.color(QPalette::Base), 1));
        painter.drawEllipse(QPoint(at.x(), cell.center().y()), 5, 5);
    }
}

void WeekView::mousePressEvent(QMouseEvent *event) {
    if (event->button() != Qt::LeftButton)
        return;
    setFocus(Qt::MouseFocusReason);
    emit needleMoved(instantAt(event->position().toPoint()));
}

void WeekView::mouseMoveEvent(QMouseEvent *event) {
    if (event->buttons() & Qt::LeftButton)
        emit needleMoved(instantAt(event->position().toPoint()));
}

void WeekView::keyPressEvent(QKeyEvent *event) {
    // Enter takes the needle to the cell; with Alt the arrows move it by a quarter of an hour.
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter ||
         event->key() == Qt::Key_Space) &&
        currentIndex().isValid()) {
        emit needleMoved(m_model.hourOf(currentIndex().row(), currentIndex().column()));
        return;
    }
    if (event->modifiers() & Qt::AltModifier && m_needle &&
        (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right)) {
        emit needleMoved(*m_needle + (event->key() == Qt::Key_Left ? -minutes(15) : minutes(15)));
        return;
    }
    QTableView::keyPressEvent(event);
}

void WeekView::resizeEvent(QResizeEvent *event) {
    QTableView::resizeEvent(event);
    viewport()->update();
}

// ---- the panel -----------------------------------------------------------------------------------

TimelinePanel::TimelinePanel(SiteModel &site, QWidget *parent)
    : QWidget(parent),
      m_site(site),
      m_week(new WeekModel(this)),
      m_changes(new ChangeListModel(this)),
      m_view(new WeekView(*m_week, this)),
      m_list(makeTable(QStringLiteral("timelineChanges"), tr("Changes of the week"), this)),
      m_zone(makeZoneBox(this)),
      m_title(new Label(this)),
      m_remark(makeRemark(this)) {
    setObjectName(QStringLiteral("timelinePanel"));
    m_list->setModel(m_changes);
    m_list->setItemDelegateForColumn(ChangeListModel::Answer,
                                     new VerdictDelegate({ChangeListModel::ToneRole}, m_list));
    auto *before = makeToolButton({}, QStringLiteral("◀"), tr("The week before"), this);
    auto *after = makeToolButton({}, QStringLiteral("▶"), tr("The week after"), this);
    before->setAccessibleName(tr("The week before"));
    after->setAccessibleName(tr("The week after"));
    auto *now =
        makeToolButton(QStringLiteral("clock"), tr("Now"), tr("Ask for the present time"), this);
    QHBoxLayout *tools = makeToolRow();
    tools->addWidget(before);
    tools->addWidget(now);
    tools->addWidget(after);
    tools->addWidget(m_title, 1);
    auto *zoneLabel = new Label(tr("Zone"), this);
    zoneLabel->setBuddy(m_zone);
    tools->addWidget(zoneLabel);
    tools->addWidget(m_zone);
    fillPanel(this, tools, makeSplitter(m_view, 3, m_list, 2, this), m_remark);

    connect(before, &QToolButton::clicked, this, [this] { moveTo(m_site.now() - days(7)); });
    connect(after, &QToolButton::clicked, this, [this] { moveTo(m_site.now() + days(7)); });
    connect(now, &QToolButton::clicked, this, [this] {
        Question question = m_site.question();
        question.at.reset();
        m_site.setQuestion(question);
    });
    connect(m_view, &WeekView::needleMoved, this, &TimelinePanel::moveTo);
    const auto goTo = [this](const QModelIndex &index) {
        if (!index.isValid())
            return;
        const TimelineChange change = m_changes->change(index.row());
        moveTo(change.at);
        if (change.line)
            m_site.goTo(*change.line, false);
    };
    connect(m_list, &QTableView::clicked, this, goTo);
    connect(m_list, &QTableView::activated, this, goTo);
    connect(&site, &SiteModel::verdictChanged, this, &TimelinePanel::renew);
    connect(&DisplayZone::instance(), &DisplayZone::changed, this, [this] {
        m_stamp.clear();
        renew();
    });
    renew();
}

void TimelinePanel::moveTo(Instant at) {
    Question question = m_site.question();
    question.at = at;
    m_site.setQuestion(question);
}

void TimelinePanel::showEvent(QShowEvent *event) {
    QWidget::showEvent(event);
    if (m_wanted)
        build();
}

void TimelinePanel::renew() {
    m_wanted = true;
    if (isVisible())
        build();
}

void TimelinePanel::build() {
    m_wanted = false;
    m_view->setNeedle(m_site.now());
    const Question &asked = m_site.question();
    const Instant monday = mondayOf(m_site.now());
    const QString stamp = QStringLiteral("%1 %2 %3 %4 %5 %6")
                              .arg(m_site.revision())
                              .arg(monday.time_since_epoch().count())
                              .arg(static_cast<int>(asked.reading))
                              .arg(asked.competitor)
                              .arg(asked.category ? static_cast<int>(*asked.category) : -1)
                              .arg(asked.agent + QLatin1Char('\n') + asked.url);
    if (stamp == m_stamp)
        return;
    m_stamp = stamp;
    auto agent = identify(asked.agent.trimmed().toStdString(), asked.category, m_site.registry());
    if (!agent) {
        m_remark->setText(m_site.agentError());
        return;
    }
    m_title->setText(tr("%1 on %2", "an agent on a path").arg(text(agent->name), asked.url));
    m_week->setWeek(weekOf(m_site.compiled(),
                           {std::move(*agent), asked.url.trimmed().toStdString(), monday,
                            asked.reading, asked.competitor},
                           monday));
    m_changes->setChanges(m_week->week().changes);
    const DisplayZone &zone = DisplayZone::instance();
    m_list->setColumnHidden(ChangeListModel::Local, zone.isUtc());
    for (int column = 0; column < ChangeListModel::Uses; ++column)
        m_list->resizeColumnToContents(column);
    m_list->setColumnWidth(ChangeListModel::Answer,
                           std::max(m_list->columnWidth(ChangeListModel::Answer), 100));
    QStringList remarks;
    remarks << tr("Times of the bands are UTC.");
    if (m_week->week().changes.size() == 1)
        remarks << tr("Nothing changes in this week.");
    const auto clock = zone.clockChange(monday, monday + days(7));
    if (clock)
        remarks << tr("%1 changes its clocks %2 UTC: %3 until then, %4 afterwards. Windows do not "
                      "move: they are UTC.")
                       .arg(zone.name(), shownUtc(clock->at), offsetText(clock->offsetBefore),
                            offsetText(clock->offsetAfter));
    else if (const auto next = zone.clockChange(monday, monday + days(370)))
        remarks << tr("%1 is %2; its clocks change next %3 UTC, to %4.")
                       .arg(zone.name(), offsetText(next->offsetBefore), shownUtc(next->at),
                            offsetText(next->offsetAfter));
    m_view->setClockChange(clock ? std::optional(clock->at) : std::nullopt);
    m_remark->setText(sentencesText(remarks));
}

} // namespace gatepost::ui
