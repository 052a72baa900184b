// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/label.h"
#include "ui/bridge/latest.h"
#include "ui/simulator/timelinemodel.h"
#include "ui/site/site.h"

#include <QWidget>

class QComboBox;
class QStackedWidget;
class QTableView;
class QToolButton;

namespace gatepost::ui {

class CrawlPanel;
class HoursView;

/// When agents may come to the question's path: the hours of a day, one row for each way of being answered, and the changes
/// of the question's agent as a list. Seven days where they differ, or where the zone's clocks change. Renewed off the GUI
/// thread. Another page rehearses a whole crawl.
class TimelinePanel : public QWidget {
    Q_OBJECT
    Q_PROPERTY(bool busy READ isBusy)

public:
    explicit TimelinePanel(SiteModel &site, QWidget *parent = nullptr);

    [[nodiscard]] HoursModel &hours() const { return *m_hours; }
    [[nodiscard]] ChangeListModel &changes() const { return *m_changes; }
    [[nodiscard]] HoursView &view() const { return *m_view; }
    [[nodiscard]] QString remark() const { return m_remark->text(); }
    [[nodiscard]] bool isBusy() const;
    /// The page of a day, and that of a crawl, in front.
    void showDay() { showPage(0); }
    CrawlPanel &showCrawl();
    void moveTo(Instant at); ///< the needle, and with it the question's time

protected:
    void showEvent(QShowEvent *event) override;

private:
    [[nodiscard]] QWidget *makeDay();
    void makePages();
    void showPage(int page);
    void renew();
    void start();
    void chooseFirstDay();
    [[nodiscard]] DayQuestion questionOfDays(const Identity &asking) const;
    void compute(const Query &query, DayQuestion question);
    void take(std::shared_ptr<const DaySheet> sheet, QList<TimelineChange> week);
    void showChanges(const QList<TimelineChange> &week);
    void ask(int row, Instant at);
    [[nodiscard]] QString clockText() const;

    SiteModel &m_site;
    HoursModel *m_hours;
    ChangeListModel *m_changes;
    HoursView *m_view;
    QTableView *m_list;
    QComboBox *m_zone;
    QComboBox *m_who;
    Label *m_title;
    Label *m_remark;
    QStackedWidget *m_pages = nullptr; ///< a day, and a crawl
    QList<QToolButton *> m_switches;   ///< one for each page
    CrawlPanel *m_crawl = nullptr;
    Latest m_job;
    QList<TimelineChange> m_week; ///< of the question's agent, eight days from the first
    Instant m_from{};             ///< the first day that is shown
    QString m_stamp;
    bool m_wanted = true;
};

/// A combo box of all zones, the chosen one set; choosing tells DisplayZone.
[[nodiscard]] QComboBox *makeZoneBox(QWidget *parent);

} // namespace gatepost::ui
