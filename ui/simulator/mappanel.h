// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/label.h"
#include "ui/bridge/latest.h"
#include "ui/site/site.h"

#include <QTimer>
#include <QWidget>

#include <memory>

class QToolButton;

namespace gatepost::exact {
struct MapSheet;
struct SheetCell;
} // namespace gatepost::exact

namespace gatepost::ui {

struct MapCellAt;
class MapView;

/// The map of the site: who may do what, where and when, exactly, with what the draft changes. Made off the GUI thread a
/// moment after each edit; a click on a cell puts its question.
class MapPanel : public QWidget {
    Q_OBJECT
    Q_PROPERTY(bool busy READ isBusy)

public:
    explicit MapPanel(SiteModel &site, QWidget *parent = nullptr);

    [[nodiscard]] MapView &view() const { return *m_view; }
    [[nodiscard]] bool isBusy() const;
    [[nodiscard]] QString status() const;
    /// A cell in a sentence or more, as its tooltip and a screen reader say it.
    [[nodiscard]] QString tell(const MapCellAt &cell) const;
    /// The agent, path and time of a cell becomes the question; a row's name asks about the start page.
    void ask(const MapCellAt &cell);
    /// What a cell says becomes rules about all in the site's tests, the widest that hold.
    void makeRule(const MapCellAt &cell);

    enum class Format { Svg, Png, Pdf, Html };
    /// The picture as a file has it: light, of a page's width.
    [[nodiscard]] QByteArray exported(Format format) const;

Q_SIGNALS:
    void renewed();
    void goalsRequested(); ///< there is nothing to map yet ///< a result is shown
    void titleChanged(const QString &title);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void makeTools();
    [[nodiscard]] QWidget *makeNothing();
    void renew();
    void start();
    void take(std::shared_ptr<const exact::MapSheet> sheet, bool withChanges);
    void showAsked();
    void showStatus();
    void showMenu(const MapCellAt &cell, const QPoint &globalPos);
    void exportAs(Format format);
    /// The question that a cell answers; that of its first agent.
    [[nodiscard]] std::optional<Question> questionOf(const MapCellAt &cell) const;
    [[nodiscard]] std::optional<Verdict> verdictOf(const MapCellAt &cell) const;
    [[nodiscard]] QStringList sentencesOn(const exact::SheetCell &cell,
                                          const Identity &agent) const;

    SiteModel &m_site;
    MapView *m_view;
    QWidget *m_nothing = nullptr; ///< in its place where everything is allowed
    Label *m_status;
    QToolButton *m_onlyChanged;
    QToolButton *m_export;
    QTimer m_soon;
    Latest m_job;
    QString m_problem;
    bool m_wanted = true;
    bool m_withChanges = false; ///< what is shown knows what differs from the saved site
};

} // namespace gatepost::ui
