// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lsp/server.h"

#include <nlohmann/json.hpp>

#include <expected>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// A language server with a site in memory, and its client's side.
namespace gatepost::test {

using gatepost::lsp::Host;
using gatepost::lsp::Server;
using Json = nlohmann::json;

using Files = std::map<std::string, std::string>;

/// The content of a file that cannot be read.
inline constexpr char kNobodyMayRead[] = "nobody may read";

class MemoryFolder final : public FolderFiles {
public:
    explicit MemoryFolder(Files files) : m_files(std::move(files)) {}
    std::expected<std::optional<std::string>, Message>
    read(const std::string &name) const override {
        const auto found = m_files.find(name);
        if (found != m_files.end() && found->second == kNobodyMayRead)
            return std::unexpected(Message(name + ": permission denied"));
        return found == m_files.end() ? std::nullopt : std::optional(found->second);
    }
    std::expected<std::vector<std::string>, Message> names() const override {
        std::vector<std::string> names;
        for (const auto &[name, text] : m_files)
            names.push_back(name);
        return names;
    }
    std::string pathOf(const std::string &name) const override { return "/site/" + name; }

private:
    Files m_files;
};

inline Host hostOf(const Files &files, const std::optional<Files> &head = {}) {
    Host host;
    host.folder = [files](const std::string &) { return std::make_unique<MemoryFolder>(files); };
    host.head = [head](const std::string &) -> std::unique_ptr<FolderFiles> {
        return head ? std::make_unique<MemoryFolder>(*head) : nullptr;
    };
    host.now = [] { return *parseInstant("2026-11-20T08:00:00Z"); };
    return host;
}

/// A server and its client's side.
struct Client {
    explicit Client(const Host &host, const Json &capabilities = Json::object()) : server(host) {
        request("initialize", {{"capabilities", capabilities}});
        notify("initialized", Json::object());
    }
    std::vector<Json> send(const Json &message) {
        server.take(message.dump());
        return drain();
    }
    std::vector<Json> drain() {
        while (server.work()) {
        }
        std::vector<Json> all;
        for (const std::string &each : server.sent())
            all.push_back(Json::parse(each));
        return all;
    }
    /// The result; of an error the object with code and message.
    Json request(const std::string &method, const Json &params) {
        for (const Json &each :
             send({{"jsonrpc", "2.0"}, {"id", ++last}, {"method", method}, {"params", params}}))
            if (each.contains("id") && each["id"] == last)
                return each.contains("result") ? each["result"] : each["error"];
        return "no answer";
    }
    std::vector<Json> notify(const std::string &method, const Json &params) {
        return send({{"jsonrpc", "2.0"}, {"method", method}, {"params", params}});
    }
    std::vector<Json> open(const std::string &name, const std::string &text) {
        return notify("textDocument/didOpen", {{"textDocument",
                                                {{"uri", "file:///site/" + name},
                                                 {"languageId", "x"},
                                                 {"version", 1},
                                                 {"text", text}}}});
    }
    Json about(const std::string &method, const std::string &name, Json params = Json::object()) {
        params["textDocument"] = {{"uri", "file:///site/" + name}};
        return request("textDocument/" + method, params);
    }

    Server server;
    int last = 0;
};

inline Json position(int line, int character) {
    return {{"line", line}, {"character", character}};
}
inline Json range(int line, int begin, int end) {
    return {{"start", position(line, begin)}, {"end", position(line, end)}};
}

inline constexpr char kRobots[] = "User-agent: GPTBot\n"
                                  "Disallow: /\n"
                                  "\n"
                                  "User-agent: *\n"
                                  "Disallow: /a\n"
                                  "Disallow: /a\n"
                                  "Disalow: /b\n"
                                  "Sitemap: https://shop.example/s.xml\n";

} // namespace gatepost::test
