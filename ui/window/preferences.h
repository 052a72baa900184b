// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulate/verdict.h"

#include <QDateTime>
#include <QDialog>
#include <QString>
#include <QStringList>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QSpinBox;

/// What the user has set, in the platform's place for settings (QSettings). Values that are out of range or of no
/// known kind are the defaults.
namespace gatepost::ui {

struct Preferences {
    // No underlying type: after "enum class X : T" lupdate misses the classes that follow.
    enum class Scheme { System, Light, Dark };
    // Appearance
    Scheme scheme = Scheme::System;
    QString language; ///< code of languages(); empty = the system's. Holds from the next start
    // Editor
    int textSize = 0; ///< points; 0 = the system's
    bool wrap = true;
    // Simulator: what a new question starts with
    QString agent = QStringLiteral("GPTBot");
    Reading reading = Reading::Author;
    // Files
    bool backup = false;
    bool restoreSession = true;
    bool reloadClean = true; ///< a file without unsaved edits follows the disk
    int historyMiB = 64;
    friend bool operator==(const Preferences &, const Preferences &) = default;

    [[nodiscard]] static Preferences load();
    void store() const;
};

/// Light, dark, or as the system.
void applyScheme(Preferences::Scheme scheme);

/// If the settings file cannot be read, puts it aside as FILE.broken-DATE and says so; empty if all is well. Before
/// anything reads settings.
[[nodiscard]] QString setAsideBrokenSettings();
/// The same for a given file.
[[nodiscard]] QString setAsideIfBroken(const QString &settingsFile);

/// Files and folders opened lately: pinned ones first, then the newest.
class RecentFiles {
public:
    struct Entry {
        QString path;
        bool pinned = false;
        bool missing = false;
        QDateTime when = {}; ///< opened last; invalid: not known
    };
    static constexpr int kMost = 12; ///< not counting pinned ones
    [[nodiscard]] static QList<Entry> list();
    static void add(const QString &path);
    static void pin(const QString &path, bool pinned);
    static void remove(const QString &path);
    static void clear(); ///< pinned ones stay
};

/// Appearance, editor, simulator, files: one page in sections.
class PreferencesDialog : public QDialog {
    Q_OBJECT

public:
    explicit PreferencesDialog(const Preferences &preferences, QWidget *parent = nullptr);
    [[nodiscard]] Preferences preferences() const;

private:
    void fillChoices();
    [[nodiscard]] QWidget *makePage();
    void fill(const Preferences &preferences);
    QComboBox *m_scheme;
    QComboBox *m_language;
    QSpinBox *m_textSize;
    QCheckBox *m_wrap;
    QLineEdit *m_agent;
    QComboBox *m_reading;
    QCheckBox *m_backup;
    QCheckBox *m_restoreSession;
    QCheckBox *m_reloadClean;
    QSpinBox *m_history;
};

} // namespace gatepost::ui
