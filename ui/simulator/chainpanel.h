// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/live/fetched.h"
#include "ui/bridge/label.h"
#include "ui/bridge/rowtable.h"
#include "ui/site/site.h"

#include <QWidget>

class QListView;
class QToolButton;

/// The chain of robots2.txt files as a picture of nodes: what was followed, what each supplied to the present answer, why it stopped. Offline:
/// a URL is mapped to a local file, and fetched only when its button is pressed.
namespace gatepost::ui {

class Requests;

struct ChainRow {
    QString step; ///< "1", "↳ 2", "✕" for the one that was not followed
    QString url;  ///< empty for the local file
    QString name;
    int lines = 0;
    QString supplies; ///< "train, quote": rows of the use table that this file states
    QString state;    ///< "followed", or why not
    bool isFollowed = true;
};

class ChainModel : public RowTable<ChainRow> {
    Q_OBJECT

public:
    enum Column { Step, File, Lines, Supplies, State };
    enum Role {
        NodeRole = Qt::UserRole + 1, ///< of Step, QStringList: name, what it is, what it does
        FollowedRole,                ///< of Step, bool
    };

    explicit ChainModel(QObject *parent = nullptr);
    /// "commons.example ▸ baseline.txt", "followed · 12 lines", "adds quote, store".
    [[nodiscard]] static QStringList nodeText(const Row &row);

private:
    [[nodiscard]] QVariant special(const QModelIndex &index, int role) const override;
};
[[nodiscard]] QList<ChainRow> chainRows(const CompiledSite &site,
                                        const std::optional<Verdict> &verdict);
/// Why a walk ended, in words.
[[nodiscard]] QString chainEndText(const Chain &chain);

class ChainPanel : public QWidget {
    Q_OBJECT
    Q_PROPERTY(bool busy READ isBusy)

public:
    explicit ChainPanel(SiteModel &site, QWidget *parent = nullptr);
    [[nodiscard]] ChainModel &model() const { return *m_model; }
    [[nodiscard]] bool isBusy() const;
    /// What became of the last request, in words.
    [[nodiscard]] QString result() const { return m_result->text(); }

Q_SIGNALS:
    void titleChanged(const QString &title);

private:
    void take(const live::Fetched &got);
    void renew();
    void renewButtons();
    void mapChosen();
    void fetchChosen();
    [[nodiscard]] QString chosenUrl() const;

    SiteModel &m_site;
    ChainModel *m_model;
    Requests *m_requests;
    QListView *m_view;
    QToolButton *m_map;
    QToolButton *m_fetch;
    QToolButton *m_cancel;
    Label *m_end;
    Label *m_result;
    QString m_fetching;
};

} // namespace gatepost::ui
