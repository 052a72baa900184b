// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/plainpolicy.h"

#include "tests/support/plainrobots.h"

#include <algorithm>
#include <set>

namespace gatepost::test {

const std::vector<std::string> &plainUses() {
    static const std::vector<std::string> uses = {
        "crawl",      "read",         "summarise",     "quote",       "derivative",
        "train",      "store",        "compete",       "personalise", "monetise",
        "announce",   "honest",       "attribution",   "link-back",   "rate",
        "market",     "content-type", "editorialised", "ai-assisted", "primary-language",
        "age-rating",
    };
    return uses;
}

namespace {

bool isOneOf(const std::string &word, const std::vector<std::string> &words) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

bool isAlpha(const std::string &text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

bool isAlnum(const std::string &text) {
    return std::all_of(text.begin(), text.end(),
                       [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); });
}

/// A well-formed BCP 47 tag (RFC 5646 section 2.1), the irregular old ones left out.
bool isLanguage(const std::string &text) {
    std::vector<std::string> parts(1);
    for (const char c : lower(text)) {
        if (c == '-')
            parts.emplace_back();
        else
            parts.back() += c;
    }
    for (const std::string &part : parts)
        if (part.empty() || part.size() > 8 || !isAlnum(part))
            return false;
    std::size_t at = 0;
    const auto size = [&] { return at < parts.size() ? parts[at].size() : 0; };
    if (parts[0] != "x") {
        if (size() < 2 || !isAlpha(parts[0]))
            return false;
        const bool mayExtend = size() <= 3;
        ++at;
        for (int extension = 0; mayExtend && extension < 3 && size() == 3 && isAlpha(parts[at]);
             ++extension)
            ++at;
        if (size() == 4 && isAlpha(parts[at]))
            ++at;
        if ((size() == 2 && isAlpha(parts[at])) ||
            (size() == 3 && parts[at].find_first_not_of("0123456789") == std::string::npos))
            ++at;
        std::set<std::string> seen;
        while (size() >= 5 || (size() == 4 && parts[at][0] >= '0' && parts[at][0] <= '9'))
            if (!seen.insert(parts[at++]).second)
                return false;
        while (size() == 1 && parts[at] != "x") {
            if (!seen.insert(parts[at++]).second || size() < 2)
                return false;
            while (size() >= 2)
                ++at;
        }
    }
    if (at == parts.size())
        return true;
    return parts[at] == "x" && at + 1 < parts.size();
}

/// S52: the canonical value, or none if it is invalid.
std::optional<std::string> canonical(const std::string &directive, const std::string &value) {
    static const std::map<std::string, std::vector<std::string>> words = {
        {"crawl", {"yes", "no", "ask"}},
        {"read", {"yes", "no", "ask"}},
        {"summarise", {"yes", "no", "ask"}},
        {"derivative", {"yes", "no", "ask"}},
        {"train", {"yes", "no", "ask"}},
        {"monetise", {"yes", "no", "ask"}},
        {"quote", {"yes", "no", "short-only"}},
        {"store", {"yes", "no", "session-only"}},
        {"compete", {"yes", "no"}},
        {"personalise", {"yes", "no"}},
        {"announce", {"yes", "no"}},
        {"honest", {"yes"}},
        {"attribution", {"required", "preferred", "none"}},
        {"link-back", {"required", "preferred", "none"}},
        {"content-type",
         {"opinion", "news", "reference", "satire", "commercial", "research", "personal"}},
        {"editorialised", {"yes", "no", "partial"}},
        {"ai-assisted", {"yes", "no", "partial"}},
        {"age-rating", {"all", "7+", "13+", "16+", "18+"}},
    };
    const std::string word = lower(value);
    if (directive == "market") { // free text; control characters are none
        const bool text = !value.empty() && std::all_of(value.begin(), value.end(), [](char c) {
            return static_cast<unsigned char>(c) >= ' ' && c != '\x7F';
        });
        return text ? std::optional(value) : std::nullopt;
    }
    if (directive == "primary-language")
        return isLanguage(value) ? std::optional(value) : std::nullopt;
    if (directive == "rate") {
        const bool number = !word.empty() &&
                            word.find_first_not_of("0123456789") == std::string::npos &&
                            word.find_first_not_of('0') != std::string::npos;
        return number || word == "polite" ? std::optional(word) : std::nullopt;
    }
    return isOneOf(word, words.at(directive)) ? std::optional(word) : std::nullopt;
}

bool isWholeFile(const std::string &directive) {
    return isOneOf(directive, {"market", "content-type", "editorialised", "ai-assisted",
                               "primary-language", "age-rating"});
}

std::string meant(const std::string &key) {
    if (key == "summarize")
        return "summarise";
    if (key == "personalize")
        return "personalise";
    if (key == "monetize")
        return "monetise";
    return key == "editorialized" ? "editorialised" : key;
}

using Placed = PlainPolicyLine;

std::vector<Placed> placed(const std::string &text) {
    std::vector<Placed> result;
    bool inBlock = false;
    std::string block;
    std::size_t number = 0;
    for (const PlainLine &line : plainLines(text, true)) {
        ++number;
        if (isBlockHeader(line, &block)) {
            inBlock = true;
            continue;
        }
        if (line.key == "user-agent")
            inBlock = false;
        result.push_back(
            {number, meant(line.key), line, inBlock, inBlock ? lower(cutToken(block)) : ""});
    }
    return result;
}

std::optional<PlainStated> firstValid(const std::vector<Placed> &lines, std::size_t file,
                                      const std::string &directive, bool wholeFile, bool inBlock,
                                      const std::string &block) {
    for (const Placed &line : lines)
        if (line.directive == directive &&
            (wholeFile || (line.inBlock == inBlock && line.block == block)))
            if (const auto value = canonical(directive, line.line.value))
                return PlainStated{*value, file, line.number, line.line.content, "global"};
    return {};
}

/// S54: the age rating of the longest matching path.
std::optional<PlainStated> ageRating(const std::vector<Placed> &lines, std::size_t file,
                                     const std::string &path) {
    std::optional<PlainStated> best;
    std::size_t bestLength = 0;
    for (const Placed &line : lines) {
        if (line.line.key != "age-rating")
            continue;
        const std::string &value = line.line.value;
        const std::size_t colon = value.find(':');
        const auto word = canonical("age-rating", value.substr(0, colon));
        if (!word)
            continue;
        std::size_t length = 0;
        if (colon != std::string::npos) {
            const std::string rule = value.substr(colon + 1);
            if (rule.empty() || (rule[0] != '/' && rule[0] != '*') ||
                !ruleMatches(normaliseRule(rule), normaliseUrl(path)))
                continue;
            length = normaliseRule(rule).size();
        }
        if (!best || length > bestLength) {
            best = PlainStated{*word, file, line.number, line.line.content, "global"};
            bestLength = length;
        }
    }
    return best;
}

bool isHttpUrl(const std::string &url) {
    const std::string low = lower(url);
    const std::size_t host = startsWith(low, "http://") ? 7 : startsWith(low, "https://") ? 8 : 0;
    return host > 0 && low.size() > host && low.find_first_of(" \t") == std::string::npos &&
           low.find_first_of("/?#:", host) != host;
}

/// The value of chain, if it is the last line that is neither blank nor a comment.
std::string chainOf(const std::string &text) {
    const std::vector<PlainLine> lines = plainLines(text, true);
    for (std::size_t i = lines.size(); i-- > 0;)
        if (!lines[i].blank && !lines[i].comment)
            return lines[i].key == "chain" ? lines[i].value : "";
    return "";
}

/// "# meta: chain-id: x" before the first directive.
std::string chainId(const std::string &text) {
    for (const PlainLine &line : plainLines(text, true)) {
        if (line.blank)
            continue;
        const std::string key = meant(line.key);
        if (isBlockHeader(line, nullptr) ||
            isOneOf(key, {"user-agent", "allow", "disallow", "chain", "report-to"}) ||
            isOneOf(key, plainUses()))
            return "";
        if (!line.comment)
            continue; // a line that is none of these decides nothing, not even where the top ends (S5)
        const std::string comment = trimmed(trimmed(line.whole).substr(1));
        const std::size_t first = comment.find(':');
        if (first == std::string::npos || lower(trimmed(comment.substr(0, first))) != "meta")
            continue;
        const std::string rest = trimmed(comment.substr(first + 1));
        const std::size_t second = rest.find(':');
        if (second == std::string::npos || lower(trimmed(rest.substr(0, second))) != "chain-id")
            continue;
        if (const std::string id = trimmed(rest.substr(second + 1)); !id.empty())
            return id;
    }
    return "";
}

} // namespace

std::vector<PlainPolicyFile> plainChain(const std::string &local,
                                        const std::map<std::string, std::string> &reachable) {
    std::vector<PlainPolicyFile> files = {{"", local, placed(local)}};
    std::set<std::string> urls;
    std::set<std::string> ids = {chainId(local)};
    while (files.size() < 4) {
        const std::string url = chainOf(files.back().text);
        if (!isHttpUrl(url) || !urls.insert(url).second || !reachable.count(url))
            break;
        const std::string id = chainId(reachable.at(url));
        if (!id.empty() && !ids.insert(id).second)
            break;
        files.push_back({url, reachable.at(url), placed(reachable.at(url))});
    }
    return files;
}

std::optional<PlainStated> plainLookUp(const std::vector<PlainPolicyFile> &files,
                                       const std::string &directive, const PlainAgent &agent,
                                       const std::string &path) {
    for (std::size_t file = 0; file < files.size(); ++file) {
        const std::vector<Placed> &lines = files[file].lines;
        const std::string via = file == 0 ? "" : " via " + files[file].url;
        std::optional<PlainStated> found;
        std::string scope = "global";
        if (directive == "age-rating") {
            found = ageRating(lines, file, path);
        } else if (isWholeFile(directive)) {
            found = firstValid(lines, file, directive, true, false, "");
        } else {
            if ((found = firstValid(lines, file, directive, false, true, agent.own)))
                scope = "agent:" + agent.token;
            else if (!agent.category.empty() &&
                     (found = firstValid(lines, file, directive, false, true, agent.category)))
                scope = "agent:" + agent.category;
            else
                found = firstValid(lines, file, directive, false, false, "");
        }
        if (found) {
            found->scope = scope + via;
            return found;
        }
    }
    return {};
}

namespace {

std::vector<std::string> segments(const std::string &path) {
    std::vector<std::string> parts(1);
    for (const char c : path) {
        if (c == '/')
            parts.emplace_back();
        else
            parts.back() += c;
    }
    return parts;
}

/// S74.
bool scopeCovers(const std::string &scope, const std::string &path) {
    if (scope == "*" || scope == "/*")
        return true;
    const std::vector<std::string> wanted = segments(scope);
    const std::vector<std::string> there = segments(path);
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        if (i >= there.size())
            return false;
        if (wanted[i] == "*" && i + 1 == wanted.size())
            return true;
        if (!globMatches(wanted[i], there[i]))
            return false;
    }
    return wanted.size() == there.size();
}

} // namespace

PlainAsk plainAsk(const nlohmann::json &asks, const std::string &directive, const PlainAgent &agent,
                  const std::string &path, std::int64_t at) {
    if (!asks.is_array())
        return {};
    const nlohmann::json *row = nullptr;
    std::int64_t rowAt = 0;
    for (const nlohmann::json &candidate : asks) {
        if (candidate.value("endpoint", "") == "absent")
            return {"no", "ask:absent"};
        if (candidate.value("directive", "") != directive)
            continue;
        if (candidate.contains("agent") && candidate["agent"].is_string() &&
            candidate["agent"] != "*") {
            const auto named = plainAgent(candidate["agent"].get<std::string>(), "");
            if (!named || named->own != agent.own)
                continue;
        }
        const std::int64_t asked = candidate.contains("asked_at")
                                       ? *plainTime(candidate["asked_at"].get<std::string>())
                                       : at;
        if (asked > at || (row != nullptr && asked < rowAt))
            continue;
        row = &candidate;
        rowAt = asked;
    }
    if (row == nullptr)
        return {};
    const int status = row->value("status", 200);
    const std::string decision = row->contains("decision") && (*row)["decision"].is_string()
                                     ? lower((*row)["decision"].get<std::string>())
                                     : "";
    if (status == 429)
        return {"ask", "ask:rate-limited"};
    if (status != 200 || (decision != "allow" && decision != "allow-once"))
        return {"no", "ask:deny"};
    if (decision == "allow" ? at - rowAt >= 24 * 3600 : at != rowAt)
        return {"ask", "ask:expired"};
    const nlohmann::json scopes = row->value("scopes", nlohmann::json::array());
    bool inside = scopes.empty();
    for (const nlohmann::json &scope : scopes)
        inside = inside || scopeCovers(scope.get<std::string>(), path.substr(0, path.find('?')));
    if (!inside)
        return {"no", "ask:scope"};
    return {"yes", "ask:" + decision};
}

} // namespace gatepost::test
