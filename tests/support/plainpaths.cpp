// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/plaintext.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace gatepost::test {

namespace {

bool isHex(const std::string &text, std::size_t at) {
    return at < text.size() &&
           ((text[at] >= '0' && text[at] <= '9') || (text[at] >= 'a' && text[at] <= 'f') ||
            (text[at] >= 'A' && text[at] <= 'F'));
}

bool isEscape(const std::string &text, std::size_t at) {
    return text[at] == '%' && isHex(text, at + 1) && isHex(text, at + 2);
}

std::string escaped(char c) {
    char text[8];
    std::snprintf(text, sizeof text, "%%%02X",
                  static_cast<unsigned>(static_cast<unsigned char>(c)));
    return text;
}

bool isUnreserved(char c) {
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '-' ||
           c == '.' || c == '_' || c == '~';
}

std::string normalise(const std::string &text, bool rule) {
    std::string result;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (isEscape(text, at)) {
            const char meant =
                static_cast<char>(std::strtol(text.substr(at + 1, 2).c_str(), nullptr, 16));
            result += isUnreserved(meant) ? std::string(1, meant) : escaped(meant);
            at += 2;
        } else if (static_cast<unsigned char>(c) > 126 || c <= ' ' ||
                   std::string("\"<>\\^`{|}").find(c) != std::string::npos) {
            result += escaped(c);
        } else if (c == '*' && !rule) {
            result += escaped(c);
        } else if (c == '$' && !(rule && at + 1 == text.size())) {
            result += escaped(c);
        } else {
            result += c;
        }
    }
    return result;
}

/// Rest of a rule on the rest of a path; `seen` remembers pairs that failed, so that stars stay affordable.
bool ruleFrom(const std::string &rule, std::size_t r, const std::string &path, std::size_t p,
              std::vector<char> &failed) {
    if (r == rule.size())
        return true;
    char &known = failed[r * (path.size() + 1) + p];
    if (known)
        return false;
    bool matches = false;
    if (rule[r] == '$' && r + 1 == rule.size())
        matches = p == path.size();
    else if (rule[r] == '*')
        matches = ruleFrom(rule, r + 1, path, p, failed) ||
                  (p < path.size() && ruleFrom(rule, r, path, p + 1, failed));
    else
        matches =
            p < path.size() && rule[r] == path[p] && ruleFrom(rule, r + 1, path, p + 1, failed);
    known = !matches;
    return matches;
}

/// A piece of a shell pattern: a byte, any byte, any run, or one of a set.
struct Piece {
    enum Kind { Byte, Any, Run, Set } kind = Byte;
    char byte = 0;
    std::string set; ///< all bytes that it takes
};

/// A set that begins at `at` (its "["); absent if it is never closed.
std::optional<Piece> setAt(const std::string &pattern, std::size_t &at) {
    std::size_t i = at + 1;
    bool negated = false;
    if (i < pattern.size() && pattern[i] == '!') {
        negated = true;
        ++i;
    }
    std::vector<unsigned char> members;
    std::vector<char> literal; // a "-" that was escaped makes no range
    bool first = true;
    for (;; first = false, ++i) {
        if (i >= pattern.size())
            return {};
        if (pattern[i] == ']' && !first)
            break;
        const bool quoted = pattern[i] == '\\' && i + 1 < pattern.size();
        if (quoted)
            ++i;
        members.push_back(static_cast<unsigned char>(pattern[i]));
        literal.push_back(quoted);
    }
    at = i;
    Piece piece{Piece::Set, 0, {}};
    for (unsigned byte = 1; byte < 128; ++byte) {
        bool in = false;
        for (std::size_t m = 0; m < members.size(); ++m) {
            if (m + 2 < members.size() && members[m + 1] == '-' && !literal[m + 1]) {
                if (members[m] < 128 && members[m + 2] < 128)
                    in = in || (members[m] <= byte && byte <= members[m + 2]);
                m += 2;
            } else {
                in = in || members[m] == byte;
            }
        }
        if (in != negated)
            piece.set += static_cast<char>(byte);
    }
    return piece;
}

std::vector<Piece> shellPieces(const std::string &pattern) {
    std::vector<Piece> pieces;
    std::string literal;
    const auto flush = [&] {
        for (const char c : normaliseUrl(literal))
            pieces.push_back({Piece::Byte, c, {}});
        literal.clear();
    };
    for (std::size_t at = 0; at < pattern.size(); ++at) {
        if (pattern[at] == '*' || pattern[at] == '?') {
            flush();
            pieces.push_back({pattern[at] == '*' ? Piece::Run : Piece::Any, 0, {}});
        } else if (pattern[at] == '[') {
            if (auto set = setAt(pattern, at)) {
                flush();
                pieces.push_back(*set);
            } else {
                literal += '[';
            }
        } else if (pattern[at] == '\\' && at + 1 < pattern.size()) {
            literal += pattern[++at];
        } else {
            literal += pattern[at];
        }
    }
    flush();
    return pieces;
}

bool shellFrom(const std::vector<Piece> &pieces, std::size_t s, const std::string &path,
               std::size_t p, std::vector<char> &failed) {
    if (s == pieces.size())
        return p == path.size();
    char &known = failed[s * (path.size() + 1) + p];
    if (known)
        return false;
    const bool more = p < path.size();
    bool matches = false;
    switch (pieces[s].kind) {
    case Piece::Byte:
        matches =
            more && path[p] == pieces[s].byte && shellFrom(pieces, s + 1, path, p + 1, failed);
        break;
    case Piece::Any: matches = more && shellFrom(pieces, s + 1, path, p + 1, failed); break;
    case Piece::Set:
        matches = more && pieces[s].set.find(path[p]) != std::string::npos &&
                  shellFrom(pieces, s + 1, path, p + 1, failed);
        break;
    case Piece::Run:
        matches = shellFrom(pieces, s + 1, path, p, failed) ||
                  (more && shellFrom(pieces, s, path, p + 1, failed));
        break;
    }
    known = !matches;
    return matches;
}

/// S25: where what was typed begins, if it begins with a host.
bool namesHost(const std::string &text) {
    const std::string first = lower(text.substr(0, text.find_first_of("/?")));
    const std::size_t colon = first.find_last_of(':');
    if (colon != std::string::npos && colon > 0 && colon + 1 < first.size() &&
        first.find_first_not_of("0123456789", colon + 1) == std::string::npos)
        return true;
    const std::size_t dot = first.find_last_of('.');
    if (dot == std::string::npos || first.size() - dot < 3)
        return false;
    for (std::size_t at = dot + 1; at < first.size(); ++at)
        if ((first[at] < 'a' || first[at] > 'z') && static_cast<unsigned char>(first[at]) < 128)
            return false;
    const std::string files = " html htm xhtml shtml php asp aspx jsp cgi txt xml rss json pdf jpg "
                              "jpeg png gif webp svg js css csv ";
    return files.find(" " + first.substr(dot + 1) + " ") == std::string::npos;
}

} // namespace

std::string cutUrl(std::string url) {
    url = url.substr(0, url.find('#'));
    if (startsWith(url, "/"))
        return url;
    const std::size_t mark = url.find("://");
    bool scheme = mark != std::string::npos && mark > 0;
    for (std::size_t at = 0; scheme && at < mark; ++at) {
        const char c = lower(url)[at];
        scheme = (c >= 'a' && c <= 'z') ||
                 (at > 0 && ((c >= '0' && c <= '9') || c == '+' || c == '-' || c == '.'));
    }
    if (scheme)
        url = url.substr(mark + 3);
    else if (!namesHost(url))
        return "/" + url;
    const std::size_t end = url.find_first_of("/?");
    if (end == std::string::npos)
        return "/";
    url = url.substr(end);
    return startsWith(url, "?") ? "/" + url : url;
}

std::string normaliseUrl(const std::string &path) {
    return normalise(path, false);
}

std::string normaliseRule(const std::string &rule) {
    return normalise(rule, true);
}

bool ruleMatches(const std::string &rule, const std::string &path) {
    std::vector<char> failed((rule.size() + 1) * (path.size() + 1), 0);
    return ruleFrom(rule, 0, path, 0, failed);
}

bool shellMatches(const std::string &pattern, const std::string &path) {
    const std::vector<Piece> pieces = shellPieces(pattern);
    std::vector<char> failed((pieces.size() + 1) * (path.size() + 1), 0);
    return shellFrom(pieces, 0, path, 0, failed);
}

bool globMatches(const std::string &glob, const std::string &text) {
    if (glob.empty())
        return text.empty();
    if (glob[0] == '*')
        return globMatches(glob.substr(1), text) ||
               (!text.empty() && globMatches(glob, text.substr(1)));
    return !text.empty() && glob[0] == text[0] && globMatches(glob.substr(1), text.substr(1));
}

std::string googleUrl(const std::string &typed) {
    const std::size_t none = std::string::npos;
    // What is a path is handed over with a host before it.
    const std::string text = typed.substr(0, typed.find('#'));
    const bool isPath = cutUrl(text) == text || cutUrl(text) == "/" + text;
    const std::string url = isPath ? "http://h" + cutUrl(text) : typed;
    std::size_t host = url.find("://");
    const std::size_t early = url.find_first_of("/?;");
    host = host == none || early < host ? 0 : host + 3;
    const std::size_t path = url.find_first_of("/?;", host);
    const std::size_t fragment = url.find('#');
    if (path == none || fragment < path)
        return "/";
    std::string result = url[path] == '/' ? "" : "/";
    for (std::size_t at = path; at < std::min(fragment, url.size()); ++at)
        result +=
            static_cast<unsigned char>(url[at]) > 127 ? escaped(url[at]) : std::string(1, url[at]);
    return result;
}

std::string googleValue(const std::string &value) {
    std::string result;
    for (std::size_t at = 0; at < value.size(); ++at) {
        if (isEscape(value, at)) {
            for (std::size_t i = 0; i < 3; ++i) {
                const char c = value[at + i];
                result += c >= 'a' && c <= 'f' ? static_cast<char>(c - 'a' + 'A') : c;
            }
            at += 2;
        } else {
            result += static_cast<unsigned char>(value[at]) > 127 ? escaped(value[at])
                                                                  : std::string(1, value[at]);
        }
    }
    return result;
}

} // namespace gatepost::test
