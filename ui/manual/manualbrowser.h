// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/manualtext/manual.h"

#include <QHash>
#include <QTextBrowser>

/// Shows the pages gatepost-manual:CHAPTER#ID with QTextBrowser's history; pictures where they are installed.
namespace gatepost::ui {

class ManualBrowser : public QTextBrowser {
    Q_OBJECT

public:
    explicit ManualBrowser(const Manual &manual, QWidget *parent = nullptr);

    /// Marks all places of the words in the page.
    void markWords(const QStringList &words);

    QVariant loadResource(int type, const QUrl &name) override;

Q_SIGNALS:
    void drawnAnew(); ///< in another palette or font

protected:
    void changeEvent(QEvent *event) override;
    void doSetSource(const QUrl &url, QTextDocument::ResourceType type) override;

private:
    /// Draws the page anew, in the palette and font of the moment; the place stays.
    void renew();
    [[nodiscard]] std::string pictureHtml(std::string_view address, std::string_view seen) const;

    const Manual &m_manual;
    QString m_pictures; ///< folder of pictures, empty if none is installed
};

} // namespace gatepost::ui
