// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/dialogs.h"

#include <QApplication>
#include <QDesktopServices>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QUrl>

namespace gatepost::ui {

namespace {

/// A message box wraps its text between words, and cuts off a path that is longer than its line: it may be wrapped at
/// every folder.
QString wrappable(const QString &sentence) {
    constexpr qsizetype kLong = 24;
    QStringList words = sentence.split(QLatin1Char(' '));
    for (QString &word : words)
        if (word.size() > kLong)
            for (const QChar separator : {QLatin1Char('/'), QLatin1Char('\\')})
                word.replace(separator, QString(separator) + QChar(0x200B));
    return words.join(QLatin1Char(' '));
}

/// A desktop's own box would guess what it is given.
void showAs(QMessageBox &box, Qt::TextFormat format) {
    box.setOption(QMessageBox::Option::DontUseNativeDialog);
    box.setTextFormat(format);
}

} // namespace

void Dialogs::complain(QWidget *parent, const QString &sentence) {
    QMessageBox box(QMessageBox::Warning, QStringLiteral("Gatepost"), wrappable(sentence),
                    QMessageBox::Ok, parent);
    showAs(box, Qt::PlainText);
    box.exec();
}

void Dialogs::tell(QWidget *parent, const QString &title, const Rich &said) {
    QMessageBox box(parent);
    box.setWindowTitle(title);
    showAs(box, Qt::RichText);
    box.setText(said.html());
    const QIcon sign = QApplication::windowIcon();
    if (!sign.isNull())
        box.setIconPixmap(sign.pixmap(64));
    box.exec();
}

int Dialogs::warn(QWidget *parent, const QString &title, const QString &sentence,
                  const QString &more, const QStringList &labels) {
    m_warns = true;
    const int answer = choose(parent, title, sentence, more, labels);
    m_warns = false;
    return answer;
}

int Dialogs::choose(QWidget *parent, const QString &title, const QString &sentence,
                    const QString &more, const QStringList &labels) {
    QMessageBox box(m_warns ? QMessageBox::Warning : QMessageBox::Question, title,
                    wrappable(sentence), QMessageBox::NoButton, parent);
    showAs(box, Qt::PlainText);
    box.setInformativeText(wrappable(more));
    QList<QAbstractButton *> buttons;
    for (qsizetype i = 0; i < labels.size(); ++i) {
        const bool last = i + 1 == labels.size();
        QPushButton *button = box.addButton(labels[i], last     ? QMessageBox::RejectRole
                                                       : i == 0 ? QMessageBox::AcceptRole
                                                                : QMessageBox::DestructiveRole);
        if (last)
            box.setEscapeButton(button);
        if (i == 0 ? labels.size() > 2 : last && labels.size() == 2)
            box.setDefaultButton(button);
        buttons << button;
    }
    box.exec();
    return static_cast<int>(buttons.indexOf(box.clickedButton()));
}

QString Dialogs::fileToOpen(QWidget *parent, const QString &title, const QString &folder,
                            const QString &filter) {
    return QFileDialog::getOpenFileName(parent, title, folder, filter);
}

QString Dialogs::folderToOpen(QWidget *parent, const QString &title, const QString &folder) {
    return QFileDialog::getExistingDirectory(parent, title, folder);
}

void Dialogs::showFolder(const QString &folder) {
    QDesktopServices::openUrl(QUrl::fromLocalFile(folder));
}

QString Dialogs::fileToSave(QWidget *parent, const QString &title, const QString &path) {
    return QFileDialog::getSaveFileName(parent, title, path);
}

void Dialogs::show(QDialog &dialog) {
    dialog.exec();
}

Dialogs &Dialogs::real() {
    static Dialogs dialogs;
    return dialogs;
}

} // namespace gatepost::ui
