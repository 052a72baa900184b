// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/label.h"
#include "ui/simulator/timelinemodel.h"
#include "ui/site/site.h"

#include <QTableView>
#include <QWidget>

class QComboBox;

namespace gatepost::ui {

/// The bands of a week as a table that screen readers read, with a needle: the question's time.
class WeekView : public QTableView {
    Q_OBJECT

public:
    explicit WeekView(WeekModel &model, QWidget *parent = nullptr);
    void setNeedle(std::optional<Instant> at);
    [[nodiscard]] std::optional<Instant> needle() const { return m_needle; }
    void setClockChange(std::optional<Instant> at);
    /// Where an instant of the week is drawn, in the viewport; and the other way round, to five minutes.
    [[nodiscard]] QPoint pointOf(Instant at) const;
    [[nodiscard]] Instant instantAt(const QPoint &point) const;

Q_SIGNALS:
    void needleMoved(gatepost::Instant at);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] bool isInWeek(Instant at) const;

    WeekModel &m_model;
    std::optional<Instant> m_needle;
    std::optional<Instant> m_clockChange;
};

/// When the question's agent may come to its path: seven days of bands, and the changes as a list.
class TimelinePanel : public QWidget {
    Q_OBJECT

public:
    explicit TimelinePanel(SiteModel &site, QWidget *parent = nullptr);

    [[nodiscard]] WeekModel &week() const { return *m_week; }
    [[nodiscard]] ChangeListModel &changes() const { return *m_changes; }
    [[nodiscard]] WeekView &view() const { return *m_view; }
    void moveTo(Instant at); ///< the needle, and with it the question's time

protected:
    void showEvent(QShowEvent *event) override;

private:
    void renew();
    void build();

    SiteModel &m_site;
    WeekModel *m_week;
    ChangeListModel *m_changes;
    WeekView *m_view;
    QTableView *m_list;
    QComboBox *m_zone;
    Label *m_title;
    Label *m_remark;
    QString m_stamp;
    bool m_wanted = true;
};

/// A combo box of all zones, the chosen one set; choosing tells DisplayZone.
[[nodiscard]] QComboBox *makeZoneBox(QWidget *parent);

} // namespace gatepost::ui
