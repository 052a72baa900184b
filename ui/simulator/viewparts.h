// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulate/verdict.h"
#include "ui/bridge/label.h"
#include "ui/site/site.h"

#include <QStringList>
#include <QStyledItemDelegate>
#include <QToolButton>

class QAbstractItemView;
class QHBoxLayout;
class QLayout;
class QSplitter;
class QTableView;

/// Parts that the simulator's views share.
namespace gatepost::ui {

/// A row of controls above a view.
[[nodiscard]] QHBoxLayout *makeToolRow();
/// A flat button with an icon of resources/icons, a text and a name for screen readers.
[[nodiscard]] QToolButton *makeToolButton(const QString &glyph, const QString &text,
                                          const QString &toolTip, QWidget *parent);
/// A table as all views have it: whole rows or cells, no grid lines, sensible sizes, a name.
[[nodiscard]] QTableView *makeTable(const QString &objectName, const QString &name,
                                    QWidget *parent);
/// Widths of the first columns in characters of the table's font, but never less than their headings need.
void setColumnWidths(QTableView *table, std::initializer_list<int> characters);
/// A grey sentence in the middle of a table that has no rows: what would stand there, and how it gets there. After
/// setModel().
void sayWhenEmpty(QTableView *table, const QString &said);
/// A grey line of text under or above a view, wrapped, selectable.
[[nodiscard]] Label *makeRemark(QWidget *parent);

/// Two views beside each other, in widths of this proportion (3 : 2); neither can be dragged to nothing.
[[nodiscard]] QSplitter *makeSplitter(QWidget *first, int firstPart, QWidget *second,
                                      int secondPart, QWidget *parent);
/// Fills a panel to its edges: tools, view, and if there is one a remark below.
void fillPanel(QWidget *panel, QLayout *tools, QWidget *view, QWidget *remark = nullptr);

/// "robots.txt", "robots-ai.txt", … by FileId::index().
[[nodiscard]] QStringList fileNames(const CompiledSite &site);
/// "robots.txt line 12".
[[nodiscard]] QString placeText(const CompiledSite &site, const LineRef &line);

/// Asks for a name and writes the bytes atomically. False and a sentence in `problem` if it could not be written;
/// false and an empty one if the user gave up.
[[nodiscard]] bool exportBytes(QWidget *parent, const QString &title, const QString &name,
                               const QByteArray &bytes, QString &problem);

/// Reads a model's Tone role and paints icon, colour and text of a verdict; a corner mark for what changed.
class VerdictDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    struct Roles {
        int tone = -1;    ///< int of Tone
        int changed = -1; ///< bool: corner mark; -1 = none
        int differs = -1; ///< bool: second mark
        int taken = -1;   ///< bool: false dims the cell
    };
    VerdictDelegate(Roles roles, QObject *parent);
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

private:
    Roles m_roles;
};

} // namespace gatepost::ui
