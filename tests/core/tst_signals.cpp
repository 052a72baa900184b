// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Preference signals and the structured fields they are. Tables: one line a case, input → printed form; "-" is "absent".

#include "core/value/signals.h"
#include "core/value/structuredfield.h"
#include "tests/support/printedcases.h"

#include <QElapsedTimer>
#include <QTest>

using namespace gatepost;
using namespace gatepost::test;

namespace {

std::string printed(const SignalMap &signals) {
    std::string text;
    for (const auto &[key, value] : signals)
        text += (text.empty() ? "" : " ") + key + ':' + value;
    return text;
}

} // namespace

class TestSignals : public QObject {
    Q_OBJECT

private slots:
    void contentUsageS110();
    void dictionariesOfRfc9651();
    void contentSignalsS111();
    void joinedSignals();
};

void TestSignals::contentUsageS110() {
    const Case cases[] = {
        {"train-ai=n", "/ train-ai:n"},
        {"train-ai=n, search=y", "/ train-ai:n search:y"},
        {"train-ai=n,search=y", "/ train-ai:n search:y"},
        {"train-ai=n\t,\tsearch=y", "/ train-ai:n search:y"},
        {"/open/ train-ai=y", "/open/ train-ai:y"},
        {"/open/\ttrain-ai=y", "/open/ train-ai:y"},
        {"/a?b=* train-ai=y", "/a?b=* train-ai:y"},
        {"  /open/   train-ai=y  ", "/open/ train-ai:y"},
        {"train-ai=n, search=y, train-ai=y", "/ train-ai:y search:y"},
        {"train-ai=n, train-ai=5", "/ "},
        {"train-ai=n;x=1;y, search=y", "/ train-ai:n search:y"},
        {"train-ai", "/ "},
        {"train-ai, search=y", "/ search:y"},
        {"train-ai=\"n\", search=y", "/ search:y"},
        {"train-ai=?0, search=y", "/ search:y"},
        {"train-ai=no, search=y", "/ search:y"},
        {"train-ai=N, search=y", "/ search:y"},
        {"train-ai=(n), search=y", "/ search:y"},
        {"", "/ "},
        {"/open/", "/open/ "},
        {"train-ai = n", "-"},
        {"train-ai= n", "-"},
        {"train-ai =n", "-"},
        {"train-ai=n search=y", "-"},
        {"train-ai=n; search = y", "-"},
        {"train-ai=n,", "-"},
        {",train-ai=n", "-"},
        {"train-ai=n,,search=y", "-"},
        {"Train-AI=n", "-"},
        {"train-ai=n, search=", "-"},
        {"train-ai:n", "-"},
        {"/a /b train-ai=n", "-"},
        {"train-ai=n, caf\xc3\xa9=y", "-"},
    };
    check(cases, [](std::string_view text) -> std::string {
        const auto usage = parseContentUsage(text);
        return usage ? usage->path + ' ' + printed(usage->preferences) : "-";
    });
}

void TestSignals::dictionariesOfRfc9651() {
    // A member is printed with its token, or ? where its value is something else.
    const Case cases[] = {
        {"", ""},
        {"  ", ""},
        {"a", "a=?"},
        {"a;b;c=1", "a=?"},
        {"a; b", "a=?"},
        {"*a-b_c.d*9=x", "*a-b_c.d*9=x"},
        {"a=*x!#$%&'*+-.^_`|~:/0", "a=*x!#$%&'*+-.^_`|~:/0"},
        {"a=1, b=x", "a=? b=x"},
        {"a=-1.5", "a=?"},
        {"a=999999999999999", "a=?"},
        {"a=9999999999999999", "-"},
        {"a=123456789012.123", "a=?"},
        {"a=1234567890123.1", "-"},
        {"a=1.", "-"},
        {"a=1.1234", "-"},
        {"a=-", "-"},
        {"a=.5", "-"},
        {"a=+1", "-"},
        {"a=1e3", "-"},
        {"a=\"x \\\" \\\\ y\"", "a=?"},
        {"a=\"x", "-"},
        {"a=\"x\\", "-"},
        {"a=\"\\n\"", "-"},
        {"a=\"\xc3\xa9\"", "-"},
        {"a=\"\t\"", "-"},
        {"a=:aGVsbG8=:", "a=?"},
        {"a=:aGVsbG8:", "a=?"},
        {"a=::", "a=?"},
        {"a=:aGVsb:", "-"},
        {"a=:a=GVs:", "-"},
        {"a=:aGVsbG8=", "-"},
        {"a=:aG-s:", "-"},
        {"a=?1", "a=?"},
        {"a=?2", "-"},
        {"a=?", "-"},
        {"a=@1659578233", "a=?"},
        {"a=@-62135596800", "a=?"},
        {"a=@1.5", "-"},
        {"a=@", "-"},
        {"a=%\"caf%c3%a9\"", "a=?"},
        {"a=%\"caf%C3%A9\"", "-"},
        {"a=%\"%c3\"", "-"},
        {"a=%\"%4\"", "-"},
        {"a=%\"x", "-"},
        {"a=%x", "-"},
        {"a=()", "a=?"},
        {"a=( )", "a=?"},
        {"a=(1 x \"s\";p=1);q, b=y", "a=? b=y"},
        {"a=(  1   2  )", "a=?"},
        {"a=(1", "-"},
        {"a=(1\t2)", "-"},
        {"a=(1,2)", "-"},
        {"a=(1 (2))", "-"},
        {"a=(1\"x\")", "-"},
        {"a=x ,\t b=y", "a=x b=y"},
        {"a=x;p=(1)", "-"},
        {"a=x;P=1", "-"},
        {"a=x;", "-"},
        {"a=x ;p", "-"},
        {"a=x b=y", "-"},
        {"a==x", "-"},
        {"a=", "-"},
        {"A=x", "-"},
        {"1a=x", "-"},
        {"-a=x", "-"},
        {"\ta=x", "-"},
        {" a=x ", "a=x"},
        {"a=1, a=x", "a=x"},
        {"a=x, b=y, a=z", "a=z b=y"},
        {"a=x, a", "a=?"},
        {std::string_view("a=x\0", 4), "-"},
        {"a={x}", "-"},
    };
    check(cases, [](std::string_view text) -> std::string {
        const auto members = parseTokenDictionary(text);
        if (!members)
            return "-";
        std::string out;
        for (const auto &[key, token] : *members)
            out += (out.empty() ? "" : " ") + key + '=' + token.value_or("?");
        return out;
    });
}

void TestSignals::contentSignalsS111() {
    const Case cases[] = {
        {"search=yes, ai-input=no, ai-train=no", "search:yes ai-input:no ai-train:no"},
        {"search=yes,ai-train=no", "search:yes ai-train:no"},
        {"search=yes, search=no", "search:no"},
        {"search=no, search=yes", "search:no"},
        {"search=maybe, ai-train=no", "ai-train:no"},
        {"search, ai-train=no", "ai-train:no"},
        {"search = yes, ai-train\t=\tno", "search:yes ai-train:no"},
        {"Search=YES, AI-Train=No", "search:yes ai-train:no"},
        {"Search=yes, sEARCH=No", "search:no"},
        {"use=full", "use:full"},
        {"USE = Reference", "use:reference"},
        {"use=full, use=reference", "use:reference"},
        {"use=immediate, use=full, use=reference", "use:immediate"},
        {"use=reference, use=full", "use:reference"},
        {"use=yes, use=no, use=, use", ""},
        {"search=full, ai-input=immediate", ""},
        {"reuse=full", ""},
        {"=yes, ai-train=no", "ai-train:no"},
        {"a b=yes, ai-train=no", "ai-train:no"},
        {",, ai-train=no ,", "ai-train:no"},
        {"search=yes=no", ""},
        {"search=yes; ai-train=no", ""},
        {"", ""},
    };
    check(cases, [](std::string_view text) { return printed(parseContentSignal(text)); });
}

void TestSignals::joinedSignals() {
    SignalMap joined = parseContentSignal("search=yes, ai-train=no");
    joinSignals(joined, parseContentSignal("search=no, ai-train=yes, ai-input=yes"));
    QCOMPARE(printed(joined), "search:no ai-train:no ai-input:yes");

    SignalMap usage = parseContentUsage("train-ai=y").value().preferences;
    joinSignals(usage, parseContentUsage("train-ai=n, search=y").value().preferences);
    QCOMPARE(printed(usage), "train-ai:n search:y");

    // More keys than are compared one by one: the same answers, and no time to speak of.
    std::string text;
    for (int key = 0; key < 60'000; ++key)
        text += "k" + std::to_string(key) + (key % 2 == 0 ? "=yes," : "=no,");
    QElapsedTimer timer;
    timer.start();
    SignalMap many = parseContentSignal(text + text);
    joinSignals(many, parseContentSignal("k0=no, k1=yes, other=yes"));
    QVERIFY2(timer.elapsed() < 2000, qPrintable(QString::number(timer.elapsed())));
    QCOMPARE(many.size(), std::size_t{60'001});
    many.erase(many.begin() + 4, many.end() - 2);
    QCOMPARE(printed(many), "k0:no k1:no k2:yes k3:no k59999:no other:yes");
}

QTEST_APPLESS_MAIN(TestSignals)
#include "tst_signals.moc"
