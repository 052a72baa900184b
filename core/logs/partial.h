// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/logs/tallystore.h"
#include "core/text/message.h"

#include <expected>
#include <functional>
#include <string>
#include <string_view>

/// Tallies as JSON Lines, for machines that read parts of a log. Each row stands for itself and rows of one thing add up, so
/// that other programs can add them up too:
///
///     {"k":"lines","lines":4517024,"bad":3}
///     {"k":"pol","a":"GPTBot","v":"verified","f":"robots.txt","status":200,"get":true,"size":1234,"n":1,"b":1234,"s":[…],"t":"494236:17"}
///     {"k":"url","a":"GPTBot","hll":"…"}
///     {"k":"net","a":"AhrefsBot","complete":true,"list":[["0c3…"],["51f…","203.0.113.0/24"]]}
///     {"k":"spoof","a":"GPTBot","list":[["203.0.113.0/24",7]]}
///     {"k":"hit","a":"GPTBot","v":"verified","p":[0,["robots.txt",14]],"served":true,"n":41,"b":812345,"s":[0,40,0,1,0,0]}
///     {"k":"path","a":"GPTBot","version":1,"f":0,"l":14,"list":[["/blog/a",2],[{"bytes":"/a\u00e9"},1]]}
///     {"k":"day","a":"GPTBot","v":"verified","p":[0,["robots.txt",14]],"served":true,"t":"494236:0,5x3"}
///     {"k":"day","a":"AhrefsBot","net":"0c3…","t":"494236:0,5x3"}
///
/// `v` is null without address files. `p`: what each version of the policy says: 0 allowed, "ask", or [file, line] that
/// forbids, file by its number (0 robots.txt, 1 robots-ai.txt, 2 robots2.txt, 3… chained); a honeypot is {"honeypot": …}, and
/// {"times":3,"p":…} three versions that say the same. `list` of a network: a number made of it, and its name where it is
/// wanted. `list` of paths: a path that is not UTF-8 is {"bytes": …}, each byte as the character of its number. `t`: how many
/// came at each second: hours since 1970, then seconds of them. `s`: statuses by hundreds.
///
/// What one log comes to is written in one way only: agents, then rows in this order, then keys by their bytes.
namespace gatepost::logs {

/// `use` gets each row, with its line end. The error is the store's.
[[nodiscard]] std::expected<void, Message>
forEachPartialRow(const TallyStore &store, const std::function<void(const std::string &row)> &use);
/// False for a line that is longer, nests deeper or has more values than a row can have (core/text/listlimits.h), which is
/// known before JSON is made of it.
[[nodiscard]] bool mayBePartialRow(std::string_view line);
/// Adds one row. The error: the line is not one of these.
[[nodiscard]] std::expected<void, Message> addPartialRow(std::string_view line, Tally &tally);

} // namespace gatepost::logs
