// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/preferences.h"

#include "ui/bridge/label.h"
#include "ui/bridge/language.h"
#include "ui/bridge/look.h"
#include "ui/bridge/platform.h"
#include "ui/bridge/portable.h"
#include "ui/bridge/scheme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDateTime>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QSettings>
#include <QSpinBox>
#include <QStandardPaths>
#include <QStringDecoder>
#include <QStyleHints>
#include <QVBoxLayout>

#include <algorithm>

namespace gatepost::ui {

namespace {

constexpr int kMostTextSize = 72;
constexpr int kMostHistory = 1024;
constexpr qsizetype kMostPinned = 100;
constexpr qint64 kMostSettings = 4 * 1024 * 1024;
const char kRecent[] = "recent";
const char kPinned[] = "recentPinned";
const char kWhen[] = "recentWhen";

int number(const QSettings &settings, const char *key, int usual, int least, int most) {
    bool isNumber = false;
    const int value = settings.value(QLatin1String(key)).toInt(&isNumber);
    return isNumber && value >= least && value <= most ? value : usual;
}

bool flag(const QSettings &settings, const char *key, bool usual) {
    const QString value = settings.value(QLatin1String(key)).toString();
    return value == QLatin1String("true") ? true : value == QLatin1String("false") ? false : usual;
}

/// A pipe, whose writer QSettings would wait for, a device, or more than settings are.
bool isNoSettingsFile(const QString &path) {
    const QFileInfo there(path);
    return there.exists() && !there.isDir() && (!there.isFile() || there.size() > kMostSettings);
}

/// What people are told of it.
QString putAside(const QString &path) {
    const QString aside =
        path + QStringLiteral(".broken-") +
        QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-HHmmss-zzz"));
    if (!QFile::rename(path, aside))
        return QCoreApplication::translate("gatepost::ui::Preferences",
                                           "The settings in %1 could not be read.")
            .arg(QDir::toNativeSeparators(path));
    return QCoreApplication::translate("gatepost::ui::Preferences",
                                       "The settings could not be read. They were put aside as %1, "
                                       "and Gatepost starts with its own.")
        .arg(QDir::toNativeSeparators(aside));
}

} // namespace

Preferences Preferences::load() {
    const QSettings settings;
    Preferences p;
    p.scheme = static_cast<Scheme>(number(settings, "appearance/scheme", 0, 0, 2));
    p.language = settings.value(QStringLiteral("appearance/language")).toString();
    if (std::ranges::none_of(languages(),
                             [&](const Language &one) { return one.code == p.language; }))
        p.language.clear();
    p.textSize = number(settings, "editor/textSize", 0, 0, kMostTextSize);
    if (p.textSize < 5)
        p.textSize = 0;
    p.wrap = flag(settings, "editor/wrap", p.wrap);
    if (const QString agent =
            settings.value(QStringLiteral("simulator/agent")).toString().trimmed();
        !agent.isEmpty() && agent.size() <= 1000)
        p.agent = agent;
    p.reading = static_cast<Reading>(
        number(settings, "simulator/reading", 0, 0, static_cast<int>(kReadingCount) - 1));
    p.backup = flag(settings, "files/backup", p.backup);
    p.restoreSession = flag(settings, "files/restoreSession", p.restoreSession);
    p.reloadClean = flag(settings, "files/reloadClean", p.reloadClean);
    p.historyMiB = number(settings, "files/historyMiB", p.historyMiB, 1, kMostHistory);
    return p;
}

void Preferences::store() const {
    QSettings settings;
    settings.setValue(QStringLiteral("appearance/scheme"), static_cast<int>(scheme));
    settings.setValue(QStringLiteral("appearance/language"), language);
    settings.setValue(QStringLiteral("editor/textSize"), textSize);
    settings.setValue(QStringLiteral("editor/wrap"), wrap);
    settings.setValue(QStringLiteral("simulator/agent"), agent);
    settings.setValue(QStringLiteral("simulator/reading"), static_cast<int>(reading));
    settings.setValue(QStringLiteral("files/backup"), backup);
    settings.setValue(QStringLiteral("files/restoreSession"), restoreSession);
    settings.setValue(QStringLiteral("files/reloadClean"), reloadClean);
    settings.setValue(QStringLiteral("files/historyMiB"), historyMiB);
}

void applyScheme(Preferences::Scheme scheme) {
    useScheme(scheme == Preferences::Scheme::Light  ? Qt::ColorScheme::Light
              : scheme == Preferences::Scheme::Dark ? Qt::ColorScheme::Dark
                                                    : Qt::ColorScheme::Unknown);
}

QString setAsideIfBroken(const QString &path) {
    if (isNoSettingsFile(path))
        return putAside(path);
    QFile file(path);
    if (!file.exists() || !file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray bytes = file.readAll();
    file.close();
    // QSettings is patient: NUL bytes of a power failure and foreign encodings pass as values.
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString decoded = decoder(bytes);
    const bool broken = bytes.contains('\0') || decoder.hasError() ||
                        QSettings(path, QSettings::IniFormat).status() == QSettings::FormatError;
    return broken ? putAside(path) : QString();
}

QString setAsideBrokenSettings() {
    // Before QSettings opens it.
    const QString native =
        QStringLiteral("%1/%2/%3.conf")
            .arg(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation),
                 QCoreApplication::organizationName(), QCoreApplication::applicationName());
    if (portableFolder().isEmpty() && isNoSettingsFile(native))
        return putAside(native);
    QString path;
    {
        const QSettings settings;
        path = settings.fileName();
    }
    return isOwnSettingsFile(path) ? setAsideIfBroken(path) : QString();
}

// ---- recent files --------------------------------------------------------------------------------

QList<RecentFiles::Entry> RecentFiles::list() {
    const QSettings settings;
    const QStringList pinned =
        settings.value(QLatin1String(kPinned)).toStringList().mid(0, kMostPinned);
    QList<Entry> all;
    const QVariantMap when = settings.value(QLatin1String(kWhen)).toMap();
    const auto whenOf = [&](const QString &path) {
        return QDateTime::fromString(when.value(path).toString(), Qt::ISODate).toLocalTime();
    };
    for (const QString &path : pinned)
        all.append({path, true, !QFileInfo::exists(path), whenOf(path)});
    for (const QString &path : settings.value(QLatin1String(kRecent)).toStringList().mid(0, kMost))
        if (!path.isEmpty() && !pinned.contains(path))
            all.append({path, false, !QFileInfo::exists(path), whenOf(path)});
    return all;
}

void RecentFiles::add(const QString &path) {
    QSettings settings;
    QStringList recent = settings.value(QLatin1String(kRecent)).toStringList();
    recent.removeAll(path);
    recent.prepend(path);
    recent = recent.mid(0, kMost);
    settings.setValue(QLatin1String(kRecent), recent);
    // Keep only entries that are still listed.
    recent += settings.value(QLatin1String(kPinned)).toStringList();
    QVariantMap when = settings.value(QLatin1String(kWhen)).toMap();
    for (const QString &known : when.keys())
        if (!recent.contains(known))
            when.remove(known);
    when.insert(path, QDateTime::currentDateTimeUtc().toString(Qt::ISODate));
    settings.setValue(QLatin1String(kWhen), when);
}

void RecentFiles::pin(const QString &path, bool pinned) {
    QSettings settings;
    QStringList list = settings.value(QLatin1String(kPinned)).toStringList();
    list.removeAll(path);
    if (pinned)
        list.append(path);
    settings.setValue(QLatin1String(kPinned), list);
    if (!pinned)
        add(path);
}

void RecentFiles::remove(const QString &path) {
    QSettings settings;
    for (const char *key : {kRecent, kPinned}) {
        QStringList list = settings.value(QLatin1String(key)).toStringList();
        list.removeAll(path);
        settings.setValue(QLatin1String(key), list);
    }
}

void RecentFiles::clear() {
    QSettings().remove(QLatin1String(kRecent));
}

// ---- the dialog ----------------------------------------------------------------------------------

PreferencesDialog::PreferencesDialog(const Preferences &preferences, QWidget *parent)
    : QDialog(parent),
      m_scheme(new QComboBox(this)),
      m_language(new QComboBox(this)),
      m_textSize(new QSpinBox(this)),
      m_wrap(new QCheckBox(tr("Wrap long lines"), this)),
      m_agent(new QLineEdit(this)),
      m_reading(new QComboBox(this)),
      m_backup(new QCheckBox(tr("Keep the text before each save as a backup (robots.txt~)"), this)),
      m_restoreSession(new QCheckBox(tr("Open what was open last time"), this)),
      m_reloadClean(
          new QCheckBox(tr("Follow changes of other programs where nothing is unsaved"), this)),
      m_history(new QSpinBox(this)) {
    setWindowTitle(tr("Settings"));
    setObjectName(QStringLiteral("preferences"));
    fillChoices();
    QWidget *page = makePage();
    auto *scroll = new QScrollArea(this); // for large letters on a small screen
    scroll->setWidget(page);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    auto *buttons = new QDialogButtonBox(
        QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::RestoreDefaults, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this,
            [this] { fill(Preferences()); });
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(scroll);
    layout->addWidget(buttons);
    const QSize whole = page->minimumSizeHint().expandedTo(QSize(520, 0));
    scroll->setMinimumWidth(whole.width());
    const int rest = buttons->sizeHint().height() + 32;
    resize(whole.width() + 24,
           std::min(page->sizeHint().height() + rest, screen()->availableSize().height() - 80));
    fill(preferences);
}

void PreferencesDialog::fillChoices() {
    m_scheme->addItems({tr("As the system"), tr("Light"), tr("Dark")});
    m_language->addItem(tr("As the system"), QString());
    for (const Language &one : languages()) // each in its own language, so that its readers find it
        m_language->addItem(one.nativeName, one.code);
    m_textSize->setRange(4, kMostTextSize);
    m_textSize->setSpecialValueText(tr("As the system"));
    m_textSize->setSuffix(tr(" pt"));
    for (std::size_t i = 0; i < kReadingCount; ++i)
        m_reading->addItem(readingText(static_cast<Reading>(i)));
    m_agent->setLayoutDirection(Qt::LeftToRight);
    m_history->setRange(1, kMostHistory);
    m_history->setSuffix(tr(" MiB"));
}

QWidget *PreferencesDialog::makePage() {
    auto *page = new QWidget(this);
    auto *form = new QFormLayout(page);
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(8);
    form->setContentsMargins(16, 8, 16, 16);
    const auto section = [&](const QString &title) {
        auto *label = new Label(title, page);
        QFont bold = label->font();
        bold.setBold(true);
        label->setFont(bold);
        label->setContentsMargins(0, form->rowCount() == 0 ? 0 : 12, 0, 0);
        form->addRow(label);
    };
    const auto hint = [&](const QString &words) {
        auto *label = new Label(words, page);
        label->setWordWrap(true);
        label->setForegroundRole(QPalette::PlaceholderText);
        form->addRow(QString(), label);
    };
    section(tr("Appearance"));
    form->addRow(tr("&Colours"), m_scheme);
    form->addRow(tr("&Language"), m_language);
    hint(tr("Takes effect after a restart."));
    section(tr("Editor"));
    form->addRow(tr("Text &size"), m_textSize);
    form->addRow(QString(), m_wrap);
    hint(tr("Files with a line of more than 20,000 characters are never wrapped."));
    section(tr("Simulator"));
    form->addRow(tr("First &agent"), m_agent);
    form->addRow(tr("&Reading"), m_reading);
    section(tr("Files"));
    form->addRow(QString(), m_restoreSession);
    form->addRow(QString(), m_reloadClean);
    form->addRow(QString(), m_backup);
    form->addRow(tr("&Undo history of a file"), m_history);
    hint(tr("Unsaved text is always kept for recovery, on this computer only."));
    return page;
}

void PreferencesDialog::fill(const Preferences &p) {
    m_scheme->setCurrentIndex(static_cast<int>(p.scheme));
    m_language->setCurrentIndex(std::max(0, m_language->findData(p.language)));
    m_textSize->setValue(p.textSize == 0 ? m_textSize->minimum() : p.textSize);
    m_wrap->setChecked(p.wrap);
    m_agent->setText(p.agent);
    m_reading->setCurrentIndex(static_cast<int>(p.reading));
    m_backup->setChecked(p.backup);
    m_restoreSession->setChecked(p.restoreSession);
    m_reloadClean->setChecked(p.reloadClean);
    m_history->setValue(p.historyMiB);
}

Preferences PreferencesDialog::preferences() const {
    Preferences p;
    p.scheme = static_cast<Preferences::Scheme>(m_scheme->currentIndex());
    p.language = m_language->currentData().toString();
    p.textSize = m_textSize->value() == m_textSize->minimum() ? 0 : m_textSize->value();
    p.wrap = m_wrap->isChecked();
    if (const QString agent = m_agent->text().trimmed(); !agent.isEmpty())
        p.agent = agent;
    p.reading = static_cast<Reading>(m_reading->currentIndex());
    p.backup = m_backup->isChecked();
    p.restoreSession = m_restoreSession->isChecked();
    p.reloadClean = m_reloadClean->isChecked();
    p.historyMiB = m_history->value();
    return p;
}

} // namespace gatepost::ui
