// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The newest of a row of jobs: what is dropped, what is said meanwhile, and that nothing is said after the end.

#include "ui/bridge/latest.h"

#include <QStringList>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <memory>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

using namespace gatepost::ui;
using namespace Qt::StringLiterals;

namespace {

/// A job that ends when it is stopped, and only then.
std::function<void()> untilStopped(const Latest::Run &run, std::atomic<int> &began,
                                   std::function<void()> then) {
    ++began;
    began.notify_all();
    std::atomic<bool> isStopped = false;
    const std::stop_callback stopping(run.stop(), [&] {
        isStopped = true;
        isStopped.notify_all();
    });
    isStopped.wait(false);
    return then;
}

} // namespace

class TestLatest : public QObject {
    Q_OBJECT

private slots:
    void newestAlone() {
        QStringList said;
        std::atomic<int> began = 0;
        Latest job;
        QVERIFY(!job.isRunning());
        job.start([&](const Latest::Run &run) {
            return untilStopped(run, began, [&] { said << u"first"_s; });
        });
        began.wait(0);
        job.start([&](const Latest::Run &run) {
            run.say([&] { said << (job.isRunning() ? u"meanwhile"_s : u"over"_s); });
            return [&] { said << (job.isRunning() ? u"running"_s : u"second"_s); };
        });
        QVERIFY(job.isRunning());
        QTRY_VERIFY(!job.isRunning());
        QCOMPARE(said, QStringList({u"meanwhile"_s, u"second"_s}));
    }

    /// Nobody waits for a job: where processors are few, keys come first.
    void givesWay() {
#ifdef Q_OS_LINUX
        std::atomic<int> first = 0;
        std::atomic<int> second = 0;
        const int own = ::getpriority(PRIO_PROCESS, 0);
        Latest job;
        job.start([&](const Latest::Run &) {
            first = ::getpriority(PRIO_PROCESS, 0);
            return std::function<void()>();
        });
        QTRY_VERIFY(!job.isRunning());
        job.start([&](const Latest::Run &) {
            second = ::getpriority(PRIO_PROCESS, 0);
            return std::function<void()>();
        });
        QTRY_VERIFY(!job.isRunning());
        QCOMPARE(first.load(), std::min(19, own + 5));
        QCOMPARE(second.load(), first.load());
        QCOMPARE(::getpriority(PRIO_PROCESS, 0), own);
#else
        QSKIP("a thread's priority cannot be read here");
#endif
    }

    void cancelled() {
        QStringList said;
        std::atomic<int> began = 0;
        Latest job;
        job.start([&](const Latest::Run &run) {
            run.say([&] { said << u"meanwhile"_s; });
            return untilStopped(run, began, [&] { said << u"end"_s; });
        });
        began.wait(0);
        job.cancel();
        QVERIFY(!job.isRunning());
        QVERIFY(job.waitFor(10'000));
        QCoreApplication::processEvents();
        QCOMPARE(said, QStringList());
    }

    void waitedFor() {
        QStringList said;
        std::atomic<int> began = 0;
        Latest job;
        job.start([&](const Latest::Run &) { return [&] { said << u"here"_s; }; });
        QVERIFY(job.waitFor(10'000));
        QCOMPARE(said, QStringList(u"here"_s));
        job.start([&](const Latest::Run &run) { return untilStopped(run, began, {}); });
        QVERIFY(!job.waitFor(1));
        QVERIFY(job.isRunning());
    }

    void destroyedWhileItWorks() {
        QStringList said;
        std::atomic<int> began = 0;
        auto job = std::make_unique<Latest>();
        job->start([&](const Latest::Run &run) {
            run.say([&] { said << u"meanwhile"_s; });
            return untilStopped(run, began, [&] { said << u"end"_s; });
        });
        began.wait(0);
        job.reset();
        QCoreApplication::processEvents();
        QCOMPARE(said, QStringList());
    }
};

QTEST_MAIN(TestLatest)
#include "tst_latest.moc"
