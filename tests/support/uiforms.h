// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/forms/fields/field.h"
#include "ui/forms/formpage.h"
#include "ui/site/site.h"

#include <QString>
#include <QVBoxLayout>
#include <QWidget>

#include <map>
#include <memory>

/// Pages of the form without the window around them, and keys as a user presses them.
namespace gatepost::test {

/// A site with one document, and its pages, made and shown when first asked for.
class FormHost {
public:
    explicit FormHost(DialectId dialect, const std::string &bytes);
    ~FormHost();

    ui::SiteModel site;
    ui::Document *document = nullptr;

    /// Shows a page by its factory's id; fails the program if there is none.
    ui::FormPage *page(const QString &id);
    /// Ids of the dialect's pages.
    [[nodiscard]] QStringList pages() const;
    [[nodiscard]] std::string bytes() const { return std::string(document->bytes()); }
    /// The page and field of a directive: the first page that has one; null if none has.
    ui::Field *field(DirectiveId directive);
    /// Messages of the site's problems on a line (0-based).
    [[nodiscard]] QStringList problemsOn(int line) const;

    template <class Widget>
    Widget *find(const QString &page, const char *name) {
        auto *widget = this->page(page)->template findChild<Widget *>(QLatin1String(name));
        if (!widget)
            qFatal("no widget %s on page %s", name, qPrintable(page));
        return widget;
    }

private:
    QWidget m_window;
    std::map<QString, ui::FormPage *> m_pages;
};

/// Presses keys on whatever has the focus, and counts them.
struct Keys {
    int strokes = 0;
    int steps = 0; ///< a text typed or a command key, Tab included

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void type(const QString &text);
};

/// Sets the value of a field's nth editor by keys alone: walks a row of words, types anywhere else. `raw` types into a row of
/// words too (F2).
void typeValue(ui::Field *field, qsizetype nth, const QString &value, bool raw = false);

} // namespace gatepost::test
