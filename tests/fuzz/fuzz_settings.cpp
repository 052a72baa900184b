// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// gatepost.yaml of a stranger, in a folder with links out of it and a pipe: whatever `chain:` names, nothing outside the folder
// is read, nothing waits, and no name is given to write to outside it. What is read back after writing says the same.

#include "core/settings/writesettings.h"
#include "core/store/readfile.h"
#include "core/store/sitefolder.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include <sys/stat.h>

using namespace gatepost;

namespace {

void require(bool holds) {
    if (!holds)
        std::abort();
}

const char kSecret[] = "what-nobody-may-see";

/// …/site with a file, a folder, links and a pipe; beside it …/secret and …/site-too/secret.
struct Place {
    std::filesystem::path top;
    std::string site;

    Place() {
        namespace fs = std::filesystem;
        const char *wanted = std::getenv("TMPDIR");
        std::string name =
            std::string(wanted == nullptr ? "/tmp" : wanted) + "/gatepost-fuzz-XXXXXX";
        require(::mkdtemp(name.data()) != nullptr);
        top = fs::canonical(name);
        const fs::path folder = top / "site";
        fs::create_directories(folder / "chain" / "a.example");
        fs::create_directories(top / "site-too");
        std::ofstream(top / "secret") << kSecret;
        std::ofstream(top / "site-too" / "secret") << kSecret;
        std::ofstream(folder / "chain" / "a.example" / "2.txt") << "crawl: yes\n";
        fs::create_symlink("../secret", folder / "out");
        fs::create_symlink("..", folder / "up");
        fs::create_symlink(top / "secret", folder / "chain" / "a.example" / "out.txt");
        fs::create_symlink("/dev/zero", folder / "zero");
        require(::mkfifo((folder / "pipe").c_str(), 0600) == 0);
        site = folder.string();
    }
    ~Place() { std::filesystem::remove_all(top); }
};

void follow(const SiteSettings &settings, const std::string &url) {
    static const Place place;
    const DiskFolder files(FileSystem::real(), place.site);
    if (const auto read = readChainedFile(files, settings, url))
        require(!read->contains(kSecret));
    if (const auto name = chainedFileName(settings, url))
        if (const auto where = pathBelow(FileSystem::real(), place.site, *name)) {
            const auto path = std::filesystem::weakly_canonical(*where).string();
            require(path == place.site || path.starts_with(place.site + "/"));
        }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    follow({}, std::string(text.substr(0, text.find('\n')))); // as a URL without a mapping
    const auto settings = readSiteSettings(text);
    if (!settings) {
        require(!settings.error().empty());
        return 0;
    }
    for (const auto &[url, name] : settings->chain)
        follow(*settings, url);
    if (const auto written = writeSiteSettings(text, *settings)) {
        const auto again = readSiteSettings(*written);
        require(again.has_value());
        require(again->chain == settings->chain && again->paths == settings->paths &&
                again->tests.size() == settings->tests.size());
    }
    return 0;
}
