// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/goals/wrappedheight.h"

#include "ui/bridge/label.h"

#include <QEvent>

#include <algorithm>

namespace gatepost::ui {

namespace {

class Watcher : public QObject {
public:
    explicit Watcher(Label &label) : QObject(&label), m_label(label) {
        label.installEventFilter(this);
    }
    bool eventFilter(QObject *object, QEvent *event) override {
        // A new text is painted before it is known that it needs more lines.
        // Once for each: measuring a label whose text can be selected paints it again.
        const bool isOther = m_label.width() != m_width || m_label.text() != m_text;
        if (event->type() == QEvent::Resize || event->type() == QEvent::FontChange ||
            (event->type() == QEvent::Paint && isOther)) {
            m_width = m_label.width();
            m_text = m_label.text();
            m_label.setMinimumHeight(0); // a label never says that it needs less than its minimum
            m_label.setMinimumHeight(std::max(0, m_label.heightForWidth(m_label.width())));
        }
        return QObject::eventFilter(object, event);
    }

private:
    Label &m_label;
    int m_width = -1; ///< for which, and with m_text, the height was measured
    QString m_text;
};

} // namespace

void keepWrappedHeight(Label &label) {
    new Watcher(label);
}

} // namespace gatepost::ui
