// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/label.h"
#include "ui/document/document.h"
#include "ui/editor/search.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

class QLayout;
class QLineEdit;
class QToolButton;

/// Find and replace below the text. Every change of what is sought shows it at once; the count follows edits when
/// typing pauses.
namespace gatepost::ui {

class TextView;

class FindBar : public QWidget {
    Q_OBJECT

public:
    explicit FindBar(QWidget *parent = nullptr);

    /// The view that is searched; marks of the one before are taken away.
    void setView(TextView *view);
    /// Shows the bar with what is selected (or the word at the caret); several selected lines are searched alone.
    void open(bool withReplace);
    void closeBar();
    void step(bool backwards);
    void replaceOne();
    void replaceAll();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] QLayout *makeFindRow();
    void fillReplaceRow();
    QToolButton *toggle(const QString &name, const QString &label, const QString &help,
                        const QKeySequence &key);
    void onPatternChanged();
    void onEdited(const Change &change);
    void recount();
    void say(const QString &sentence, bool bad = false);
    void sayPlace(bool wrapped = false);
    [[nodiscard]] std::optional<PositionRange> range() const;

    QPointer<TextView> m_view;
    QLineEdit *m_find;
    QLineEdit *m_with;
    QToolButton *m_case;
    QToolButton *m_words;
    QToolButton *m_regex;
    QToolButton *m_inSelection;
    Label *m_said;
    QWidget *m_replaceRow;
    std::optional<Search> m_search;
    std::vector<TextHit> m_hits;
    std::optional<ByteRange> m_selection; ///< searched alone, follows edits
    int m_from = 0;                       ///< where the caret was when the bar opened
    QTimer m_countSoon;
    QMetaObject::Connection m_listening;
};

} // namespace gatepost::ui
