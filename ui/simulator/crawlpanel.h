// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/label.h"
#include "ui/bridge/latest.h"
#include "ui/simulator/crawlmodel.h"
#include "ui/site/site.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QDateTimeEdit;
class QSpinBox;
class QTableView;
class QToolButton;

namespace gatepost::ui {

class CrawlChart;

/// A crawl rehearsed: by which day crawlers get how many pages of a list, with the draft and with the saved files, and what
/// they never get. Renewed off the GUI thread a moment after each edit, while it is shown.
class CrawlPanel : public QWidget {
    Q_OBJECT
    Q_PROPERTY(bool busy READ isBusy)

public:
    explicit CrawlPanel(SiteModel &site, QWidget *parent = nullptr);

    [[nodiscard]] bool isBusy() const { return m_job.isRunning() || m_soon.isActive(); }
    [[nodiscard]] const std::shared_ptr<const CrawlResult> &result() const { return m_result; }
    [[nodiscard]] CrawlersModel &crawlers() const { return *m_crawlers; }
    [[nodiscard]] CrawlDaysModel &days() const { return *m_days; }
    [[nodiscard]] CrawlFactsModel &facts() const { return *m_facts; }
    [[nodiscard]] CrawlChart &chart() const { return *m_chart; }
    [[nodiscard]] QString status() const { return m_status->text(); }
    void chooseCrawler(int row);
    void setStart(Instant from);
    void setDays(int days);
    /// The pages of a file, one a line, or of a sitemap.
    void openUrls(const QString &path);
    /// The pages that crawlers got by servers' logs.
    void openLogs(const QStringList &paths);
    void cancel();

Q_SIGNALS:
    void renewed(); ///< a result is shown, or why there is none

protected:
    void showEvent(QShowEvent *event) override;

private:
    /// Where the pages come from.
    enum class Pages { Examples, File, Logs };

    void makeTools();
    void makeViews();
    void makeDetails();
    void fillCrawlers();
    void choosePages(int index);
    void askUrls();
    void askLogs();
    void read(Pages from, const QStringList &paths);
    void renew();
    void start();
    void run(Latest::Work work);
    void take(std::shared_ptr<const CrawlResult> result);
    void fail(const QString &why);
    void showCrawler();
    [[nodiscard]] std::vector<Identity> chosenCrawlers() const;
    [[nodiscard]] CrawlUrls urls() const;
    [[nodiscard]] QString about() const;

    SiteModel &m_site;
    CrawlersModel *m_crawlers;
    CrawlDaysModel *m_days;
    CrawlFactsModel *m_facts;
    QTableView *m_crawlersView;
    QTableView *m_daysView;
    QTableView *m_factsView;
    QWidget *m_details = nullptr;    ///< of the crawler that is chosen
    QList<QToolButton *> m_switches; ///< of its tables
    CrawlChart *m_chart;
    QComboBox *m_who;
    QComboBox *m_from;
    QDateTimeEdit *m_start;
    QSpinBox *m_length;
    QComboBox *m_reading;
    QToolButton *m_cancel;
    Label *m_status;
    QTimer m_soon;
    Latest m_job;
    std::shared_ptr<const CrawlResult> m_result;
    CrawlList m_chosen;   ///< of a file or of logs; without URLs: the site's examples count
    QString m_chosenName; ///< of the file
    Pages m_pages = Pages::Examples;
    bool m_wanted = true;
};

} // namespace gatepost::ui
