// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QDialog>

#include <functional>
#include <vector>

class QFrame;
class QLineEdit;
class QListView;

namespace gatepost::ui {

/// What can be chosen by typing a few letters of its name.
struct PaletteEntry {
    QString name;   ///< what is typed: "Save all", "Ask about GPTBot"
    QString detail; ///< beside it: keys, the operator, the file; found as well, but weaker
    std::function<void()> run;
    int weight = 0; ///< added to the score of a fit: how well known, how near
};
/// Further entries for what was typed: those of which there are too many to list.
using PaletteSource = std::function<std::vector<PaletteEntry>(const QString &typed)>;

/// The entries that fit, best first.
class PaletteModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { DetailRole = Qt::UserRole + 1 };
    static constexpr int kMostShown = 80;

    /// `otherwise`: what is offered where nothing fits.
    PaletteModel(std::vector<PaletteEntry> entries, PaletteSource source, PaletteSource otherwise,
                 QObject *parent = nullptr);
    void find(const QString &typed);
    [[nodiscard]] const PaletteEntry &entry(int row) const {
        return m_found[static_cast<std::size_t>(row)];
    }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    std::vector<PaletteEntry> m_entries;
    PaletteSource m_source;
    PaletteSource m_otherwise;
    std::vector<PaletteEntry> m_found;
};

/// Everything by name: type, go up and down, press Return. What is chosen runs when the dialog has closed. It has no frame and is
/// as high as what it found.
class Palette : public QDialog {
    Q_OBJECT

public:
    Palette(std::vector<PaletteEntry> entries, PaletteSource source, PaletteSource otherwise,
            QWidget *parent);
    [[nodiscard]] PaletteModel &model() const { return *m_model; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void find(const QString &typed);
    void fitHeight();
    void runCurrent();

    PaletteModel *m_model;
    QFrame *m_frame;
    QLineEdit *m_typed;
    QListView *m_list;
};

class MainWindow;
/// Everything that the palette finds in a window: commands, places, questions, lines.
void showPalette(MainWindow &window);

} // namespace gatepost::ui
