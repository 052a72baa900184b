// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/agents/agentsdata.h"
#include "core/text/version.h"

#include <QTest>

class TestVersion : public QObject {
    Q_OBJECT
private slots:
    void versionIsThreeNumbers() {
        const QByteArray text(gatepost::version().data(), qsizetype(gatepost::version().size()));
        const QList<QByteArray> parts = text.split('.');
        QCOMPARE(parts.size(), 3);
        for (const QByteArray &part : parts) {
            bool isNumber = false;
            part.toInt(&isNumber);
            QVERIFY2(isNumber, text.constData());
        }
    }
    void agentsAreCompiledIn() {
        QVERIFY(gatepost::kAgentsTsv.starts_with("# gatepost-agents 2 "));
        QVERIFY(gatepost::kAgentsTsv.contains("\ntoken\toperator\t"));
        QVERIFY(gatepost::kAgentsTsv.contains("\nGPTBot\t"));
        QVERIFY(gatepost::kAgentsTsv.ends_with("\n"));
    }
};

QTEST_APPLESS_MAIN(TestVersion)
#include "tst_version.moc"
