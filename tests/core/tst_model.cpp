// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Edits as given / do / becomes, from tests/cases/model/*.txt:
//
//     == name of the case
//     -- given robots.txt [crlf] [cr] [open] [bom]
//     whole text            open: without its last line end; \t stands for a tab
//     -- do operation (tests/support/modelops.cpp)
//     -- becomes
//     whole text            or "-- refused" and the sentence, or "-- same": an empty edit
//
// A becomes may be followed by further do and becomes, each from the text reached.
#include "core/dialect/dialect.h"
#include "tests/support/modelops.h"

#include <QDir>
#include <QTest>

using namespace gatepost;

namespace {

struct Step {
    QByteArray operation;
    QByteArray kind; // becomes, refused, same
    QByteArray text;
};

struct Case {
    QByteArray name;
    QByteArrayList flags;
    QByteArray given;
    QList<Step> steps;
};

QByteArray written(QByteArray text, const QByteArrayList &flags) {
    text.replace("\\t", "\t").replace("\\s", " ");
    if (flags.contains("open") && text.endsWith('\n'))
        text.chop(1);
    if (flags.contains("crlf"))
        text.replace("\n", "\r\n");
    if (flags.contains("cr"))
        text.replace("\n", "\r");
    return flags.contains("bom") ? "\xEF\xBB\xBF" + text : text;
}

QList<Case> readCases(const QString &path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QList<Case> cases;
    QByteArray *text = nullptr;
    for (QByteArray line : file.readAll().split('\n')) {
        if (line.startsWith("== ")) {
            cases.append({line.mid(3), {}, {}, {}});
            text = nullptr;
        } else if (line.startsWith("-- given ")) {
            cases.last().flags = line.mid(9).split(' ');
            text = &cases.last().given;
        } else if (line.startsWith("-- do ")) {
            cases.last().steps.append({line.mid(6), {}, {}});
            text = nullptr;
        } else if (line.startsWith("-- ")) {
            cases.last().steps.last().kind = line.mid(3);
            text = &cases.last().steps.last().text;
        } else if (text != nullptr) {
            *text += line + '\n';
        }
    }
    // The empty lines before the next "==" part the cases; a text that ends blank writes "\e" last.
    const auto finished = [](QByteArray last) {
        while (last == "\n" || last.endsWith("\n\n"))
            last.chop(1);
        return last.replace("\\e\n", "");
    };
    for (Case &c : cases) {
        if (c.steps.isEmpty())
            continue;
        c.given.replace("\\e\n", "");
        for (Step &step : c.steps)
            step.text =
                &step == &c.steps.last() ? finished(step.text) : step.text.replace("\\e\n", "");
    }
    return cases;
}

std::string_view view(const QByteArray &bytes) {
    return {bytes.data(), static_cast<std::size_t>(bytes.size())};
}

} // namespace

class ModelTest : public QObject {
    Q_OBJECT

private slots:
    void cases_data();
    void cases();
};

void ModelTest::cases_data() {
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("index");
    const QDir folder(QStringLiteral(GATEPOST_SOURCE_DIR "/tests/cases/model"));
    const QStringList files = folder.entryList({"*.txt"}, QDir::Files, QDir::Name);
    QVERIFY(!files.isEmpty());
    for (const QString &file : files) {
        const QList<Case> cases = readCases(folder.filePath(file));
        QVERIFY2(!cases.isEmpty(), qPrintable(file));
        for (int i = 0; i < cases.size(); ++i)
            QTest::newRow(qPrintable(file + ": " + cases[i].name)) << folder.filePath(file) << i;
    }
}

void ModelTest::cases() {
    QFETCH(QString, path);
    QFETCH(int, index);
    const Case c = readCases(path).at(index);
    QVERIFY2(!c.flags.isEmpty() && !c.steps.isEmpty(), "no given or no do");
    std::string text(view(written(c.given, c.flags)));
    for (const Step &step : c.steps) {
        const Tree tree = Tree::parse(text, dialectOfFileName(view(c.flags.first())));
        const EditResult result = test::runOperation(tree, view(step.operation));
        if (step.kind == "refused") {
            QVERIFY2(!result, "was not refused");
            QCOMPARE(QByteArray::fromStdString(result.error()), step.text.trimmed());
            continue;
        }
        QVERIFY2(result, result ? "" : result.error().c_str());
        QVERIFY(result->fits(text.size()));
        const std::string after = result->applied(text);
        QCOMPARE(result->inverse(text).applied(after), text);
        if (step.kind == "same") {
            QVERIFY2(result->empty(), after.c_str());
            continue;
        }
        QCOMPARE(step.kind, "becomes");
        QCOMPARE(QByteArray::fromStdString(after), written(step.text, c.flags));
        text = after;
    }
}

QTEST_APPLESS_MAIN(ModelTest)
#include "tst_model.moc"
