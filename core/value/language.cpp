// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/value/language.h"

#include "core/text/ascii.h"

#include <algorithm>
#include <vector>

namespace gatepost {
namespace {

/// Registered before the grammar and outside of it (RFC 5646 §2.1, "irregular"). The regular ones fit the
/// grammar.
constexpr std::string_view kIrregular[] = {
    "en-gb-oed", "i-ami", "i-bnn",     "i-default", "i-enochian", "i-hak",
    "i-klingon", "i-lux", "i-mingo",   "i-navajo",  "i-pwn",      "i-tao",
    "i-tay",     "i-tsu", "sgn-be-fr", "sgn-be-nl", "sgn-ch-de",
};

bool isAlphas(std::string_view subtag, std::size_t least, std::size_t most) {
    return subtag.size() >= least && subtag.size() <= most && std::ranges::all_of(subtag, isAlpha);
}
bool isAlnums(std::string_view subtag, std::size_t least, std::size_t most) {
    return subtag.size() >= least && subtag.size() <= most && std::ranges::all_of(subtag, isAlnum);
}
bool isRegion(std::string_view subtag) {
    return isAlphas(subtag, 2, 2) || (subtag.size() == 3 && std::ranges::all_of(subtag, isDigit));
}
bool isVariant(std::string_view subtag) {
    return isAlnums(subtag, 5, 8) || (isAlnums(subtag, 4, 4) && isDigit(subtag.front()));
}
bool isPrivateMark(std::string_view subtag) {
    return subtag == "x" || subtag == "X";
}

/// Walks over the subtags of one tag; `takeAll` says whether all of them fit.
class TagReader {
public:
    explicit TagReader(std::span<const std::string_view> subtags) : m_rest(subtags) {}

    bool takeAll() {
        if (!isPrivateMark(m_rest.front()) && !takeLanguageAndMore())
            return false;
        return takePrivateUse() && m_rest.empty();
    }

private:
    template <typename Predicate>
    bool take(Predicate fits) {
        if (m_rest.empty() || !fits(m_rest.front()))
            return false;
        m_rest = m_rest.subspan(1);
        return true;
    }

    bool takeLanguageAndMore() {
        if (!isAlphas(m_rest.front(), 2, 8))
            return false;
        const bool mayExtend = m_rest.front().size() <= 3;
        m_rest = m_rest.subspan(1);
        for (int i = 0; mayExtend && i < 3; ++i) {
            if (!take([](std::string_view s) { return isAlphas(s, 3, 3); }))
                break;
        }
        take([](std::string_view s) { return isAlphas(s, 4, 4); }); // script
        take(isRegion);
        while (take(isVariant)) {
        }
        return takeExtensions();
    }

    bool takeExtensions() {
        while (take([](std::string_view s) { return isAlnums(s, 1, 1) && !isPrivateMark(s); })) {
            const auto isPart = [](std::string_view s) { return isAlnums(s, 2, 8); };
            if (!take(isPart))
                return false;
            while (take(isPart)) {
            }
        }
        return true;
    }

    /// Optional; false only if "x" stands there with nothing fit after it.
    bool takePrivateUse() {
        if (!take(isPrivateMark))
            return true;
        const auto isPart = [](std::string_view s) { return isAlnums(s, 1, 8); };
        if (!take(isPart))
            return false;
        while (take(isPart)) {
        }
        return true;
    }

    std::span<const std::string_view> m_rest;
};

std::vector<std::string_view> subtagsOf(std::string_view text) {
    std::vector<std::string_view> subtags;
    while (true) {
        const std::size_t dash = text.find('-');
        subtags.push_back(text.substr(0, dash));
        if (dash == std::string_view::npos)
            return subtags;
        text.remove_prefix(dash + 1);
    }
}

constexpr LanguageName kCommonLanguages[] = {
    {"ar", "العربية", "Arabic"},
    {"bg", "български", "Bulgarian"},
    {"bn", "বাংলা", "Bengali"},
    {"ca", "català", "Catalan"},
    {"cs", "čeština", "Czech"},
    {"da", "dansk", "Danish"},
    {"de", "Deutsch", "German"},
    {"de-AT", "Deutsch (Österreich)", "German (Austria)"},
    {"de-CH", "Deutsch (Schweiz)", "German (Switzerland)"},
    {"el", "Ελληνικά", "Greek"},
    {"en", "English", "English"},
    {"en-AU", "English (Australia)", "English (Australia)"},
    {"en-CA", "English (Canada)", "English (Canada)"},
    {"en-GB", "English (United Kingdom)", "English (United Kingdom)"},
    {"en-IN", "English (India)", "English (India)"},
    {"en-US", "English (United States)", "English (United States)"},
    {"es", "español", "Spanish"},
    {"es-419", "español (Latinoamérica)", "Spanish (Latin America)"},
    {"es-MX", "español (México)", "Spanish (Mexico)"},
    {"et", "eesti", "Estonian"},
    {"eu", "euskara", "Basque"},
    {"fa", "فارسی", "Persian"},
    {"fi", "suomi", "Finnish"},
    {"fr", "français", "French"},
    {"fr-CA", "français (Canada)", "French (Canada)"},
    {"fr-CH", "français (Suisse)", "French (Switzerland)"},
    {"ga", "Gaeilge", "Irish"},
    {"he", "עברית", "Hebrew"},
    {"hi", "हिन्दी", "Hindi"},
    {"hr", "hrvatski", "Croatian"},
    {"hu", "magyar", "Hungarian"},
    {"id", "Bahasa Indonesia", "Indonesian"},
    {"it", "italiano", "Italian"},
    {"ja", "日本語", "Japanese"},
    {"ko", "한국어", "Korean"},
    {"lt", "lietuvių", "Lithuanian"},
    {"lv", "latviešu", "Latvian"},
    {"ms", "Bahasa Melayu", "Malay"},
    {"nb", "norsk bokmål", "Norwegian Bokmål"},
    {"nl", "Nederlands", "Dutch"},
    {"nl-BE", "Nederlands (België)", "Dutch (Belgium)"},
    {"pl", "polski", "Polish"},
    {"pt", "português", "Portuguese"},
    {"pt-BR", "português (Brasil)", "Portuguese (Brazil)"},
    {"ro", "română", "Romanian"},
    {"ru", "русский", "Russian"},
    {"sk", "slovenčina", "Slovak"},
    {"sl", "slovenščina", "Slovenian"},
    {"sr", "српски", "Serbian"},
    {"sv", "svenska", "Swedish"},
    {"sw", "Kiswahili", "Swahili"},
    {"th", "ไทย", "Thai"},
    {"tr", "Türkçe", "Turkish"},
    {"uk", "українська", "Ukrainian"},
    {"ur", "اردو", "Urdu"},
    {"vi", "Tiếng Việt", "Vietnamese"},
    {"zh", "中文", "Chinese"},
    {"zh-Hans", "简体中文", "Chinese (simplified)"},
    {"zh-Hant", "繁體中文", "Chinese (traditional)"},
};

} // namespace

bool isLanguageTag(std::string_view text) {
    if (std::ranges::any_of(kIrregular,
                            [&](std::string_view tag) { return equalsIgnoringCase(tag, text); }))
        return true;
    const auto subtags = subtagsOf(text);
    return TagReader(subtags).takeAll();
}

std::span<const LanguageName> commonLanguages() {
    return kCommonLanguages;
}

} // namespace gatepost
