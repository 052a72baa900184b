// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/export/services.h"
#include "core/export/statements.h"
#include "core/text/markup.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <format>

namespace gatepost::exporting {

namespace {

std::string listed(const Keys &keys, std::string_view (*name)(Key), std::string_view yes,
                   std::string_view no) {
    std::string text;
    for (const auto &[key, allows] : keys)
        text += std::format("{}{}={}", text.empty() ? "" : ", ", name(key), allows ? yes : no);
    return text;
}

/// S22's pattern with its stars: "/a" is "/a*", "/a$" is "/a".
std::string starsOf(const std::string &path) {
    return path.ends_with('$') ? path.substr(0, path.size() - 1) : path + '*';
}

/// What is said of a path, with what shorter ones refuse of the other keys where both can match: the longest path counts as a whole
/// there, and what a longer one leaves unstated must not become permitted.
Keys withShorter(const Statements &all, const std::string &path) {
    Keys keys = all.byPath.at(path);
    const exact::Language own{{starsOf(path)}, {}};
    for (const auto &[other, said] : all.byPath)
        if (other.size() <= path.size() && own.mayMeet(starsOf(other)))
            for (const auto &[key, allows] : said)
                if (!allows)
                    keys[key] = false;
    return keys;
}

/// A path below which the key is refused though the whole site permits it; null if there is none.
const std::string *refusedBelow(const Statements &all, Key key) {
    for (const auto &[path, keys] : all.byPath)
        if (const auto at = keys.find(key); path != "/" && at != keys.end() && !at->second)
            return &path;
    return nullptr;
}

struct StatementsWriter {
    const CompiledSite &site;
    Plan plan;
    Statements all;
    const Question &question;
    Export &out;

    [[nodiscard]] std::string head(Target target, const std::string &howTo) const {
        std::string text = header(plan, infoOf(target), {howTo});
        std::vector<Source> sources;
        for (const Claim &claim : all.claims)
            sources.push_back(claim.source);
        if (!sources.empty())
            text += comment(placesOf(sources), "");
        return text;
    }
    void lose(const Claim &claim, Message effect) {
        out.losses.push_back({LossCode::Use, Severity::Lost, claim.source,
                              Message(GATEPOST_TEXT("export", "Nothing.")), std::move(effect)});
    }
    void contentSignal() {
        Keys said;
        if (const auto at = all.byPath.find("/"); at != all.byPath.end())
            said = at->second;
        std::erase_if(said, [this](const auto &one) {
            return one.second && refusedBelow(all, one.first) != nullptr;
        });
        std::string text =
            head(Target::ContentSignal,
                 "Put this line into the group of * and into every other group of robots.txt.");
        if (!said.empty())
            text += "Content-Signal: " + listed(said, signalName, "yes", "no") + "\n";
        for (const Claim &claim : all.claims) {
            const std::string *refused = refusedBelow(all, claim.key);
            if (claim.path != "/")
                lose(claim, Message(GATEPOST_TEXT(
                                        "export",
                                        "Content-Signal has no paths: it says nothing about %1."),
                                    gatepost::quoted(claim.path)));
            else if (claim.allows && refused != nullptr)
                lose(claim,
                     Message(GATEPOST_TEXT("export", "Content-Signal has no paths, and %1 "
                                                     "is refused for %2."),
                             std::string(signalName(claim.key)), gatepost::quoted(*refused)));
        }
        out.files = {{"content-signal.txt", text}};
    }
    void contentUsage() {
        std::string lines =
            head(Target::ContentUsage,
                 "Put these lines into the group of * and into every other group of robots.txt.");
        std::string headers =
            head(Target::ContentUsage, "Headers of the answers to requests below the paths.");
        for (const auto &[path, keys] : all.byPath) {
            const std::string value = listed(withShorter(all, path), usageName, "y", "n");
            lines += std::format("Content-Usage: {}{}\n", path == "/" ? "" : path + " ", value);
            headers +=
                std::format("{}Content-Usage: {}\n", path == "/" ? "" : comment(path, ""), value);
        }
        out.files = {{"content-usage.txt", lines}, {"content-usage-headers.txt", headers}};
    }
    void tdmRep() {
        nlohmann::ordered_json list = nlohmann::ordered_json::array();
        std::vector<std::pair<std::string, bool>> rows;
        for (const auto &[path, keys] : all.byPath)
            if (const auto at = keys.find(Key::AiTrain); at != keys.end())
                rows.emplace_back(path, at->second);
        std::ranges::stable_sort(
            rows, [](const auto &a, const auto &b) { return a.first.size() > b.first.size(); });
        for (const auto &[path, allows] : rows) {
            const std::string location =
                path.ends_with('$') || path.ends_with('*') ? path : path + "*";
            list.push_back({{"location", location}, {"tdm-reservation", allows ? 0 : 1}});
            if (!allows && !question.terms.empty())
                list.back()["tdm-policy"] = question.terms;
        }
        using nlohmann::ordered_json;
        out.files = {{"tdmrep.json",
                      list.dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n"}};
    }
    void rsl() {
        std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
        text += std::format("<!-- RSL: made by Gatepost, policy sha256:{}. Serve it as "
                            "application/rsl+xml and name it in robots.txt with License: -->\n",
                            plan.hash);
        text += "<rsl xmlns=\"https://rslstandard.org/rsl\">\n";
        for (const auto &[path, keys] : all.byPath) {
            std::string permits;
            std::string prohibits;
            for (const auto &[key, allows] : withShorter(all, path)) {
                std::string &into = allows ? permits : prohibits;
                into += (into.empty() ? "" : " ") + std::string(signalName(key)) +
                        (key == Key::Search ? " ai-index" : "");
            }
            text += std::format("  <content url=\"{}\">\n    <license>\n", escapeMarkup(path));
            if (!permits.empty())
                text += std::format("      <permits type=\"usage\">{}</permits>\n", permits);
            if (!prohibits.empty())
                text += std::format("      <prohibits type=\"usage\">{}</prohibits>\n", prohibits);
            if (!question.payment.empty())
                text +=
                    std::format("      <payment type=\"{}\"/>\n", escapeMarkup(question.payment));
            text += "    </license>\n";
            if (!question.terms.empty())
                text += std::format("    <terms>{}</terms>\n", escapeMarkup(question.terms));
            text += "  </content>\n";
        }
        out.files = {{"license.xml", text + "</rsl>\n"}};
    }
    void xRobotsTag() {
        std::string text =
            head(Target::XRobotsTag, "Headers of the answers to requests below the paths. noai is "
                                     "a convention that not every crawler knows.");
        if (question.noindex)
            text += "X-Robots-Tag: noindex\n";
        for (const auto &[path, keys] : all.byPath)
            if (const auto at = keys.find(Key::AiTrain); at != keys.end() && !at->second)
                text +=
                    (path == "/" ? "" : comment(commentText(path), "")) + "X-Robots-Tag: noai\n";
        if (const auto at = all.byPath.find("/"); !question.noindex && at != all.byPath.end() &&
                                                  at->second.contains(Key::Search) &&
                                                  !at->second.at(Key::Search))
            out.losses.push_back(
                {LossCode::Use,
                 Severity::Lost,
                 {},
                 Message(GATEPOST_TEXT("export", "Nothing.")),
                 Message(GATEPOST_TEXT("export",
                                       "noindex is not written: a crawler that may not fetch a "
                                       "page never sees it. Add it by hand "
                                       "where pages may be fetched and not be indexed."))});
        out.files = {{"x-robots-tag.txt", text}};
    }
};

} // namespace

void writeStatement(const CompiledSite &site, const Question &question, Export &out) {
    StatementsWriter writer{site, {}, statementsOf(site, question), question, out};
    addFiles(site, writer.plan);
    out.losses = writer.all.losses;
    switch (question.target) {
    case Target::ContentSignal: writer.contentSignal(); break;
    case Target::ContentUsage: writer.contentUsage(); break;
    case Target::TdmRep: writer.tdmRep(); break;
    case Target::Rsl: writer.rsl(); break;
    case Target::XRobotsTag:
    case Target::WordPress: writer.xRobotsTag(); break;
    case Target::Nginx:
    case Target::Apache:
    case Target::Caddy:
    case Target::HAProxy:
    case Target::Varnish:
    case Target::Lighttpd:
    case Target::Cloudflare:
    case Target::AwsWaf:
    case Target::Anubis: break; // these are not statements
    }
}

} // namespace gatepost::exporting
