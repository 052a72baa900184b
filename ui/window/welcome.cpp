// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/welcome.h"

#include "ui/bridge/label.h"
#include "ui/bridge/look.h"
#include "ui/bridge/templates.h"
#include "ui/bridge/text.h"
#include "ui/bridge/valuestyle.h"
#include "ui/window/preferences.h"

#include <QAbstractButton>
#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QGridLayout>
#include <QPainter>
#include <QPushButton>
#include <QResizeEvent>
#include <QScrollArea>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace gatepost::ui {

namespace {

Label *heading(const QString &said, double scale, QWidget *parent) {
    auto *label = new Label(atLayoutSide(said), parent);
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * scale);
    font.setBold(true);
    label->setFont(font);
    label->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    return label;
}

/// A large button: icon, bold title, one or two lines of description.
class Card : public QAbstractButton {
public:
    Card(const QString &glyph, const QString &title, const QString &description, QWidget *parent)
        : QAbstractButton(parent), m_description(description) {
        setIcon(ui::icon(glyph));
        setText(title);
        setAccessibleDescription(description);
        setFocusPolicy(Qt::StrongFocus);
        setAttribute(Qt::WA_Hover);
        setCursor(Qt::PointingHandCursor);
        QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }
    QSize sizeHint() const override { return {260, heightForWidth(260)}; }
    QSize minimumSizeHint() const override {
        QFont bold = font();
        bold.setBold(true);
        const int title = kLeft + QFontMetrics(bold).horizontalAdvance(text()) + kPad;
        return {std::max(160, title), heightForWidth(std::max(260, title))};
    }
    int heightForWidth(int width) const override {
        const int text = fontMetrics()
                             .boundingRect(QRect(0, 0, width - kLeft - kPad, 1000),
                                           Qt::TextWordWrap, m_description)
                             .height();
        return 2 * kPad + fontMetrics().height() + (m_description.isEmpty() ? 0 : 2 + text);
    }

protected:
    void paintEvent(QPaintEvent *) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
        QColor border = palette().color(QPalette::Mid);
        QColor fill = palette().color(QPalette::Base);
        if (underMouse())
            fill = palette().color(QPalette::AlternateBase);
        if (isDown())
            fill = palette().color(QPalette::Button);
        if (hasFocus())
            border = palette().color(QPalette::Highlight);
        painter.setPen(QPen(border, hasFocus() ? 2 : 1));
        painter.setBrush(fill);
        painter.drawRoundedRect(frame, 5, 5);
        const int line = fontMetrics().height();
        // The icon stands where reading begins.
        const auto placed = [&](const QRect &place) {
            return QStyle::visualRect(layoutDirection(), rect(), place);
        };
        icon().paint(&painter, placed(QRect(kPad, kPad + (line - 16) / 2, 16, 16)));
        QFont bold = font();
        bold.setBold(true);
        painter.setFont(bold);
        painter.setPen(palette().color(QPalette::Text));
        const int width = this->width() - kLeft - kPad;
        const int leading =
            Qt::AlignAbsolute | int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft));
        painter.drawText(placed(QRect(kLeft, kPad, width, line)), leading | Qt::AlignVCenter,
                         text());
        painter.setFont(font());
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(placed(QRect(kLeft, kPad + line + 2, width, height() - 2 * kPad - line)),
                         leading | Qt::TextWordWrap, m_description);
    }

private:
    static constexpr int kPad = 10;
    static constexpr int kLeft = 36;
    QString m_description;
};

} // namespace

WelcomePage::WelcomePage(QWidget *parent) : QWidget(parent), m_recent(new QVBoxLayout) {
    setObjectName(QStringLiteral("welcome"));
    auto *title = heading(tr("Gatepost"), 2.2, this);
    auto *subtitle = new Label(tr("Says who may fetch, read and use your site, and shows what "
                                  "each agent makes of it before you upload it."),
                               this);
    subtitle->setWordWrap(true);
    auto *promise = new Label(
        tr("No account, no telemetry. Nothing is fetched or sent unless you press a button."),
        this);
    promise->setWordWrap(true);
    promise->setForegroundRole(QPalette::PlaceholderText);

    auto *folder = new Card(QStringLiteral("open"), tr("Open a site's folder…"),
                            tr("All its policy files together."), this);
    auto *file = new Card(QStringLiteral("file"), tr("Open a file…"),
                          tr("robots.txt, robots-ai.txt, robots2.txt or an agent policy."), this);
    auto *sample = new Card(QStringLiteral("sample"), tr("Look at the sample site"),
                            tr("Every view with something in it."), this);
    sample->setObjectName(QStringLiteral("openSample"));
    connect(folder, &QAbstractButton::clicked, this, &WelcomePage::openFolderRequested);
    connect(file, &QAbstractButton::clicked, this, &WelcomePage::openFileRequested);
    connect(sample, &QAbstractButton::clicked, this, &WelcomePage::sampleRequested);

    auto *left = new QVBoxLayout;
    left->setSpacing(10);
    left->addWidget(heading(tr("Open"), 1.15, this));
    left->addWidget(folder);
    left->addWidget(file);
    left->addWidget(sample);
    left->addSpacing(14);
    left->addLayout(m_recent);
    left->addStretch();

    auto *list = new QWidget(this);
    m_grid = new QGridLayout(list);
    m_grid->setContentsMargins(0, 0, 8, 0);
    m_grid->setSpacing(10);
    for (const Template &one : templates()) {
        auto *button = new Card(QStringLiteral("new"), one.title, one.description, list);
        button->setToolTip(ui::text(dialect(one.dialect).name));
        m_cards << button;
        connect(button, &QAbstractButton::clicked, this,
                [this, file = one.file] { emit templateRequested(file); });
    }
    auto *scroll = new QScrollArea(this);
    scroll->setWidget(list);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus); // the cards in it take the focus, and it follows them
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->viewport()->installEventFilter(this);
    placeCards(2);
    auto *right = new QVBoxLayout;
    right->setSpacing(10);
    right->addWidget(heading(tr("Start from a template"), 1.15, this));
    right->addWidget(scroll, 1);

    auto *columns = new QHBoxLayout;
    columns->setSpacing(48);
    columns->addLayout(left, 2);
    columns->addLayout(right, 5);
    auto *page = new QVBoxLayout;
    page->setSpacing(6);
    page->addWidget(title);
    page->addWidget(subtitle);
    page->addWidget(promise);
    page->addSpacing(24);
    page->addLayout(columns, 1);
    m_outer = new QHBoxLayout(this);
    m_outer->setContentsMargins(32, 40, 32, 24);
    m_outer->addStretch(1);
    m_outer->addLayout(page, 8);
    m_outer->addStretch(1);
}

void WelcomePage::placeCards(int columns) {
    if (columns == m_columns)
        return;
    m_columns = columns;
    for (QWidget *card : std::as_const(m_cards))
        m_grid->removeWidget(card);
    const int rows = static_cast<int>(m_cards.size() + columns - 1) / columns;
    for (int i = 0; i < m_cards.size(); ++i)
        m_grid->addWidget(m_cards[i], i / columns, i % columns);
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, columns == 2 ? 1 : 0);
    for (int row = 0; row <= m_cards.size(); ++row)
        m_grid->setRowStretch(row, row == rows ? 1 : 0);
}

bool WelcomePage::eventFilter(QObject *watched, QEvent *event) {
    if (event->type() == QEvent::Resize) {
        int least = 0;
        for (const QWidget *card : std::as_const(m_cards))
            least = std::max(least, card->minimumSizeHint().width());
        const int two = 2 * least + m_grid->horizontalSpacing() + m_grid->contentsMargins().left() +
                        m_grid->contentsMargins().right();
        placeCards(static_cast<QResizeEvent *>(event)->size().width() < two ? 1 : 2);
    }
    return QWidget::eventFilter(watched, event);
}

void WelcomePage::resizeEvent(QResizeEvent *event) {
    QWidget::resizeEvent(event);
    // Air at the sides is for windows that have it.
    constexpr int kRoomy = 1280;
    for (const int side : {0, 2})
        m_outer->setStretch(side, width() < kRoomy ? 0 : 1);
}

void WelcomePage::showEvent(QShowEvent *event) {
    QWidget::showEvent(event);
    fillRecent();
}

void WelcomePage::fillRecent() {
    while (QLayoutItem *item = m_recent->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const QList<RecentFiles::Entry> recent = RecentFiles::list();
    if (recent.isEmpty())
        return;
    m_recent->addWidget(heading(tr("Recent"), 1.15, this));
    for (const RecentFiles::Entry &entry : recent.first(std::min<qsizetype>(recent.size(), 8))) {
        const QString path = entry.path;
        QString name =
            fontMetrics().elidedText(QDir::toNativeSeparators(path), Qt::ElideMiddle, 280);
        if (entry.missing)
            name = tr("%1 (missing)").arg(name);
        else if (entry.pinned)
            name = tr("%1 (kept)").arg(name);
        auto *button = new QPushButton(
            icon(QFileInfo(path).isDir() ? QStringLiteral("open") : QStringLiteral("file")), name,
            this);
        button->setFlat(true);
        button->setToolTip(path);
        // A missing one stays enabled for its menu: what it opens says why it cannot.
        connect(button, &QPushButton::clicked, this, [this, path] { emit pathRequested(path); });
        button->setContextMenuPolicy(Qt::ActionsContextMenu);
        auto *pin = new QAction(entry.pinned ? tr("Do not keep here") : tr("Keep here"), button);
        connect(pin, &QAction::triggered, this, [this, path, pinned = entry.pinned] {
            RecentFiles::pin(path, !pinned);
            QMetaObject::invokeMethod(this, &WelcomePage::fillRecent, Qt::QueuedConnection);
        });
        auto *forget = new QAction(tr("Take off the list"), button);
        connect(forget, &QAction::triggered, this, [this, path] {
            RecentFiles::remove(path);
            QMetaObject::invokeMethod(this, &WelcomePage::fillRecent, Qt::QueuedConnection);
        });
        button->addActions({pin, forget});
        m_recent->addWidget(button, 0, Qt::AlignLeft);
    }
}

} // namespace gatepost::ui
