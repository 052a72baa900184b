// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/rich.h"

#include <QLabel>

namespace gatepost::ui {

/// The program's label. Its text is plain: a QLabel would guess, and take `<img src="/dev/zero">` in a policy for a picture
/// to load. Markup of ours is given as Rich. Screen readers are told the words.
///
/// One that wraps asks for no more width than a few words need, so that a word of a thousand characters in a file does not
/// make the window wider than the screen.
class Label : public QLabel {
    Q_OBJECT

public:
    explicit Label(QWidget *parent = nullptr);
    explicit Label(const QString &words, QWidget *parent = nullptr);

    void setText(const QString &words);
    void setText(const Rich &ours);
    void clear() { setText(QString()); }
    void setTextFormat(Qt::TextFormat) = delete;
    [[nodiscard]] QSize minimumSizeHint() const override;
};

} // namespace gatepost::ui
