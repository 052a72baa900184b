// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Everybody can use the window: names for screen readers, everything by keys, focus that is seen, targets that are hit,
// large text, contrast, and what changes is said.

#include "tests/support/windowtour.h"
#include "ui/bridge/look.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QStandardPaths>
#include <QStyleFactory>
#include <QTest>

using namespace gatepost;
using namespace gatepost::ui;

class TestAccessibility : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void tourIsWholeAndQuick();
};

void TestAccessibility::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName("gatepost-test-accessibility");
    QApplication::setStyle(QStyleFactory::create("Fusion"));
    QApplication::setPalette(lightPalette());
}

void TestAccessibility::tourIsWholeAndQuick() {
    QElapsedTimer clock;
    clock.start();
    QStringList places;
    test::tourWindows([&](const test::Place &place) {
        places << place.name;
        QVERIFY(place.part->isVisible());
        QVERIFY(place.part == place.top || place.top->isAncestorOf(place.part));
    });
    qInfo("%d places in %lld ms", int(places.size()), clock.elapsed());
    const QString all = places.join('\n');
    QVERIFY2(places.removeDuplicates() == 0, qPrintable(all));
    QVERIFY2(places.size() > 90, qPrintable(all));
}

QTEST_MAIN(TestAccessibility)
#include "tst_accessibility.moc"
