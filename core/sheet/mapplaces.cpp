// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/sheet/mapplaces.h"

#include <algorithm>
#include <map>

namespace gatepost::exact {

namespace {

/// Surely every path of `inner` is in `outer`; false where only a search could tell.
bool isWithin(const Language &inner, const Language &outer) {
    if (inner == outer)
        return true;
    if (!inner.globs.empty() || inner.stars.empty())
        return false;
    // A pattern without stars is one path; with stars, a literal head that the other's open end takes is enough here.
    return std::ranges::all_of(inner.stars, [&](const std::string &pattern) {
        return std::ranges::any_of(outer.stars, [&](const std::string &other) {
            if (!other.ends_with('*') || other.find('*') + 1 != other.size())
                return other == pattern;
            return std::string_view(pattern).starts_with(
                std::string_view(other).substr(0, other.size() - 1));
        });
    });
}

bool mayMeet(const Language &a, const Language &b) {
    if (!a.globs.empty() || !b.globs.empty())
        return true;
    return std::ranges::any_of(a.stars,
                               [&](const std::string &pattern) { return b.mayMeet(pattern); });
}

/// "/blog/" of "/blog/2026/*.html"; what begins with a star stays.
SitePattern folderOf(const SitePattern &pattern) {
    const std::string_view text = pattern.pattern;
    const std::size_t wild = text.find_first_of("*?[$");
    const std::size_t slash = text.find('/', 1);
    if (!text.starts_with('/') || slash == std::string_view::npos || slash >= wild ||
        pattern.syntax == Syntax::Scope)
        return pattern;
    return {std::string(text.substr(0, slash + 1)), Syntax::Path};
}

/// Those that lie in most folders' way give way to the folder.
std::vector<SitePattern> thinned(std::vector<SitePattern> patterns, std::size_t most) {
    if (patterns.size() <= most)
        return patterns;
    std::map<SitePattern, std::size_t> folders;
    for (const SitePattern &pattern : patterns)
        ++folders[folderOf(pattern)];
    std::vector<std::pair<SitePattern, std::size_t>> counted(folders.begin(), folders.end());
    std::ranges::stable_sort(counted, std::ranges::greater{},
                             [](const auto &each) { return each.second; });
    counted.resize(std::min(counted.size(), most));
    std::vector<SitePattern> kept;
    for (auto &[folder, count] : counted)
        kept.push_back(std::move(folder));
    return kept;
}

/// Patterns of which each says something that the others do not, none of every path or of none.
class Candidates {
public:
    Candidates(std::vector<SitePattern> patterns, Domain domain, Work &work)
        : m_domain(domain), m_work(work) {
        std::ranges::sort(patterns);
        patterns.erase(std::ranges::unique(patterns).begin(), patterns.end());
        for (SitePattern &pattern : patterns) {
            const Language language = languageOf(pattern);
            const auto same = std::ranges::find_if(
                m_patterns, [&](const auto &other) { return other.second == language; });
            // Of two with the same paths, as most crawlers read it: "/*.pdf$", not the "*.pdf" of a group of 2.0.
            if (same != m_patterns.end() && same->first.syntax == Syntax::Whole)
                same->first = pattern;
            const SitePattern alone[] = {pattern};
            if (same == m_patterns.end() && regionOf({}, alone, domain, work) &&
                regionOf(alone, {}, domain, work))
                m_patterns.emplace_back(std::move(pattern), language);
        }
        findWithin();
    }

    [[nodiscard]] std::vector<Place>
    places(const std::function<bool(const RegionTest &paths)> &decisive) {
        const std::size_t count = m_patterns.size();
        // Which pattern goes before which, where neither is within the other: folders, then those across folders.
        std::vector<int> rank(count, 1);
        for (std::size_t i = 0; i < count; ++i) {
            if (!isAcross(m_patterns[i].first))
                continue;
            const auto paths = regionWithout(i, [&](std::size_t j) { return m_within[j][i]; });
            rank[i] = paths && decisive(RegionTest(*paths)) ? 0 : 2;
        }
        std::vector<Place> places;
        std::vector<SitePattern> widest;
        for (std::size_t i = 0; i < count; ++i)
            if (std::ranges::none_of(m_within[i], std::identity{}))
                widest.push_back(m_patterns[i].first);
        if (auto rest = regionOf({}, widest, m_domain, m_work))
            places.push_back({{}, RegionTest(std::move(*rest))});
        for (std::size_t i = 0; i < count; ++i) {
            auto region = regionWithout(i, [&](std::size_t j) {
                return m_within[j][i] ||
                       (!m_within[i][j] && std::pair(rank[j], j) < std::pair(rank[i], i));
            });
            if (!region)
                continue;
            Place &place = places.emplace_back(m_patterns[i].first, RegionTest(std::move(*region)));
            const auto crosses = [&](std::size_t j) { return j != i && !m_within[i][j]; };
            bool any = false;
            for (std::size_t j = 0; j < count && !any; ++j)
                any = crosses(j) && !m_within[j][i] &&
                      std::pair(rank[j], j) > std::pair(rank[i], i) &&
                      mayMeet(m_patterns[j].second, m_patterns[i].second);
            if (any)
                if (auto plain = regionWithout(i, crosses))
                    place.plain.emplace(std::move(*plain));
        }
        return places;
    }

private:
    static bool isAcross(const SitePattern &pattern) {
        return pattern.pattern.starts_with('*') || pattern.pattern.starts_with("/*");
    }

    /// The paths of a pattern without those of others.
    [[nodiscard]] std::optional<Region>
    regionWithout(std::size_t pattern, const std::function<bool(std::size_t)> &goesBefore) {
        std::vector<SitePattern> others;
        for (std::size_t j = 0; j < m_patterns.size(); ++j)
            if (j != pattern && goesBefore(j) &&
                mayMeet(m_patterns[j].second, m_patterns[pattern].second))
                others.push_back(m_patterns[j].first);
        const SitePattern alone[] = {m_patterns[pattern].first};
        return regionOf(alone, others, m_domain, m_work);
    }

    [[nodiscard]] bool within(std::size_t inner, std::size_t outer) const {
        const Language &a = m_patterns[inner].second;
        const Language &b = m_patterns[outer].second;
        if (isWithin(a, b))
            return true;
        if (!mayMeet(a, b))
            return false;
        const SitePattern in[] = {m_patterns[inner].first};
        const SitePattern out[] = {m_patterns[outer].first};
        return !regionOf(in, out, m_domain, m_work) && m_work.goesOn();
    }

    void findWithin() {
        const std::size_t count = m_patterns.size();
        m_within.assign(count, std::vector<bool>(count, false));
        for (std::size_t i = 0; i < count && m_work.goesOn(); ++i)
            for (std::size_t j = 0; j < count;
                 ++j) // of two with the same paths the first is within the other
                m_within[i][j] = i != j && within(i, j) && (j < i || !within(j, i));
    }

    std::vector<std::pair<SitePattern, Language>> m_patterns;
    std::vector<std::vector<bool>> m_within; ///< [inner][outer]
    Domain m_domain;
    Work &m_work;
};

} // namespace

RegionTest::RegionTest(Region region) : m_region(std::move(region)) {
    for (const SitePattern &pattern : m_region.matches)
        m_matches.push_back(languageOf(pattern));
    for (const SitePattern &pattern : m_region.except)
        m_except.push_back(languageOf(pattern));
}

bool RegionTest::contains(std::string_view path) const {
    const auto matching = [path](const Language &each) { return each.contains(path); };
    return std::ranges::all_of(m_matches, matching) && std::ranges::none_of(m_except, matching);
}

bool RegionTest::isApart(const RegionTest &other) const {
    for (const Language &mine : m_matches) {
        for (const Language &theirs : other.m_matches)
            if (!mayMeet(mine, theirs))
                return true;
        for (const Language &theirs : other.m_except)
            if (isWithin(mine, theirs))
                return true;
    }
    for (const Language &theirs : other.m_matches)
        for (const Language &mine : m_except)
            if (isWithin(theirs, mine))
                return true;
    return false;
}

std::optional<std::string> RegionTest::exampleInBoth(const RegionTest &other, Domain domain) const {
    if (contains(canonicalPath(other.m_region.example, domain)))
        return other.m_region.example;
    if (other.contains(canonicalPath(m_region.example, domain)))
        return m_region.example;
    return {};
}

std::optional<std::string> RegionTest::pathInBoth(const RegionTest &other, Domain domain,
                                                  Work &work) const {
    if (!work.spend())
        return {};
    if (auto example = exampleInBoth(other, domain))
        return example;
    if (isApart(other))
        return {};
    std::vector<SitePattern> within = m_region.matches;
    within.insert(within.end(), other.m_region.matches.begin(), other.m_region.matches.end());
    std::vector<SitePattern> without;
    for (const RegionTest *each : {this, &other})
        for (std::size_t i = 0; i < each->m_except.size(); ++i) {
            const bool speaks = within.empty() || m_matches.empty() || other.m_matches.empty() ||
                                std::ranges::all_of(m_matches, [&](const Language &mine) {
                                    return mayMeet(mine, each->m_except[i]);
                                });
            if (speaks)
                without.push_back(each->m_region.except[i]);
        }
    if (auto both = regionOf(within, without, domain, work))
        return std::move(both->example);
    return {};
}

std::vector<Place> placesOfPatterns(std::span<const SitePattern> patterns, std::size_t most,
                                    const std::function<bool(const RegionTest &paths)> &decisive,
                                    Domain domain, Work &work) {
    std::vector<SitePattern> all(patterns.begin(), patterns.end());
    std::ranges::sort(all);
    all.erase(std::ranges::unique(all).begin(), all.end());
    return Candidates(thinned(std::move(all), most), domain, work).places(decisive);
}

} // namespace gatepost::exact
