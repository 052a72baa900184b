// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The form of a policy file that does not exist (tst_madeup.cpp): its pages are made of the rows of its table.

#include "tests/madeup/kiosktext.h"
#include "tests/support/uiforms.h"
#include "ui/bridge/look.h"

#include <QTest>

using namespace gatepost;
using namespace gatepost::madeup;
using namespace gatepost::test;

class TestMadeUpForm : public QObject {
    Q_OBJECT

private slots:
    void isShownInAForm() {
        FormHost host(kDialect, std::string(kKiosk));
        QCOMPARE(host.pages(), (QStringList{"groups", "file"}));
        for (const Directive &row : dialect(kDialect).directives)
            if (row.id != DirectiveId::UserAgent && row.id != DirectiveId::Allow &&
                row.id != DirectiveId::Disallow) // chips and table of the group
                QVERIFY2(host.field(row.id) != nullptr, row.name.data());
        ui::Field *hours = host.field(kHours);
        QCOMPARE(hours->editor()->value(), QStringLiteral("0900-1700"));
        ui::Field *photos = host.field(kPhotosId);
        QCOMPARE(photos->editor()->value(), QStringLiteral("no"));
        Q_EMIT photos->editor()->edited(QStringLiteral("yes")); // as if the user had chosen it
        QCOMPARE(QString::fromStdString(host.bytes()), with("Photos: no", "Photos: yes"));
        host.document->undo();
        QCOMPARE(host.bytes(), std::string(kKiosk));
        QVERIFY(!ui::fileGlyph(kDialect).isEmpty());
    }
};

QTEST_MAIN(TestMadeUpForm)
#include "tst_madeupform.moc"
