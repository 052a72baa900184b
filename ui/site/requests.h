// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/live/compare.h"
#include "core/net/request.h"
#include "ui/bridge/latest.h"

#include <QObject>
#include <QString>

#include <functional>

namespace gatepost::ui {

/// Requests of the window to web servers, on a separate thread: core/net where nobody waits for it. Nothing else of the window
/// uses the network, and nothing is sent before one of its two functions is called.
class Requests : public QObject {
    Q_OBJECT

public:
    explicit Requests(QObject *parent = nullptr);

    /// One request; fetched() says how it ended.
    void fetch(const live::Request &request);
    /// All that live::nextRequest() says, "https://shop.example"; answered() after each, then finished().
    void gather(const QString &origin, bool usesProxy);
    /// Nothing more is heard of what is under way.
    void cancel() { m_job.cancel(); }
    [[nodiscard]] bool isBusy() const { return m_job.isRunning(); }

    /// What every request is made with; tests have theirs sent to their own machine.
    [[nodiscard]] static net::Options &options();

Q_SIGNALS:
    void fetched(const gatepost::live::Fetched &got);
    void answered(const gatepost::live::Answers &answers);
    void finished(const gatepost::live::Answers &answers);

private:
    Latest m_job;
};

} // namespace gatepost::ui
