// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/lsp/parts.h"

#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// JSON-RPC 2.0: which messages wait for their turn, and what is sent. What a method means is not known here.
namespace gatepost::lsp {

class Calls {
public:
    /// Takes a message: any bytes. What is not a message is answered with an error; a cancellation takes the request that
    /// it names out of those that wait. Answers to requests of this side are dropped.
    void take(std::string_view message);
    /// The oldest message that waits: an object with a method, which is a text.
    [[nodiscard]] std::optional<Json> next();

    /// `result` is written JSON.
    void answer(const Json &id, std::string_view result);
    void fail(const Json &id, Fault fault, const std::string &why);
    void notify(std::string_view method, const Json &params);
    /// `write` writes the parameters behind a string.
    template <class Write>
    void notifyWritten(std::string_view method, const Write &write) {
        std::string &message = begin(method);
        write(message);
        message += '}';
    }
    /// A request to the client, whose answer is not waited for.
    void ask(std::string_view id, std::string_view method, const Json &params);

    /// What is to be sent since the last call, in order.
    [[nodiscard]] std::vector<std::string> sent();

private:
    void cancel(const Json &id);
    /// A notification as far as its parameters.
    std::string &begin(std::string_view method);

    std::deque<Json> m_waiting;
    std::vector<std::string> m_out;
};

} // namespace gatepost::lsp
