// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/store/gitplace.h"

#include "core/store/nativepath.h"
#include "core/store/readfile.h"
#include "core/text/ascii.h"
#include "core/text/listlimits.h"

#include <cstdlib>
#include <filesystem>
#include <set>
#include <vector>

namespace gatepost {

namespace {

namespace fs = std::filesystem;

template <typename T>
using Result = std::expected<T, Message>;

/// The text of one of Git's small files without trailing white space; absent if the file does not exist.
Result<std::optional<std::string>> smallText(const fs::path &file) {
    std::error_code error;
    if (fs::status(file, error).type() == fs::file_type::not_found)
        return std::nullopt;
    return readFile(FileSystem::real(), pathText(file), limits::kMiB)
        .transform([](std::string text) {
            text.erase(text.find_last_not_of(" \t\r\n\v\f") + 1);
            return std::optional(std::move(text));
        });
}

/// What a worktree shares with its main repository: the folder of objects, refs and config.
Result<fs::path> commonFolder(const fs::path &git) {
    const auto text = smallText(git / "commondir");
    if (!text)
        return std::unexpected(text.error());
    return *text ? git / nativePath(**text) : git;
}

/// As libgit2 tells: an empty .git is none, and the search goes on above it.
Result<bool> isRepository(const fs::path &git) {
    std::error_code error;
    if (!fs::is_regular_file(git / "HEAD", error))
        return false;
    return commonFolder(git).transform([](const fs::path &common) {
        std::error_code failed;
        return fs::is_directory(common / "objects", failed) &&
               fs::is_directory(common / "refs", failed);
    });
}

/// The folder that a .git file names, as worktrees and submodules have it; empty if it names none.
Result<fs::path> namedByFile(const fs::path &file) {
    constexpr std::string_view kKey = "gitdir:";
    const auto text = smallText(file);
    if (!text)
        return std::unexpected(text.error());
    if (!*text || !(*text)->starts_with(kKey))
        return fs::path();
    return file.parent_path() /
           nativePath(std::string(trimmed(std::string_view(**text).substr(kKey.size()))));
}

bool isSpecial(fs::file_type type) {
    return type == fs::file_type::fifo || type == fs::file_type::socket ||
           type == fs::file_type::character || type == fs::file_type::block;
}

/// Looks through all that libgit2 may read.
class Guard {
public:
    explicit Guard(const std::string &name) : m_name(name) {}

    Result<void> check(const fs::path &git) {
        const auto common = commonFolder(git);
        if (!common)
            return std::unexpected(common.error());
        std::vector<fs::path> configs;
        for (const fs::path &each : {git, *common}) {
            if (auto walked = walk(each); !walked)
                return walked;
            configs.insert(configs.end(), {each / "config", each / "config.worktree"});
        }
        return checkAlternates(*common / "objects").and_then([&] {
            return checkIncludes(configs);
        });
    }

private:
    [[nodiscard]] Message notRead(const fs::path &special) const {
        return {GATEPOST_TEXT("store",
                              "%1: %2 is not a regular file but a pipe, a device or something "
                              "else, so the repository was not read"),
                m_name, pathText(special)};
    }

    /// Every file of a folder, and of folders that links in it lead to.
    Result<void> walk(const fs::path &start) {
        std::vector<fs::path> folders{start};
        while (!folders.empty()) {
            std::error_code error;
            const fs::path folder = fs::canonical(folders.back(), error);
            folders.pop_back();
            if (error || !m_walked.insert(folder).second)
                continue; // nothing is there
            fs::recursive_directory_iterator entry(
                folder, fs::directory_options::skip_permission_denied, error);
            for (const fs::recursive_directory_iterator end; !error && entry != end;
                 entry.increment(error)) {
                std::error_code none; // a link to nothing
                const fs::file_type type = entry->status(none).type();
                if (isSpecial(type))
                    return std::unexpected(notRead(entry->path()));
                if (++m_entries > limits::kGitEntries)
                    return std::unexpected(
                        Message(GATEPOST_TEXT("store", "%1: %2 has more than %3 files, so the "
                                                       "repository was not read"),
                                m_name, pathText(start), limits::kGitEntries));
                if (type == fs::file_type::directory && entry->is_symlink(none))
                    folders.push_back(entry->path());
            }
            if (error) // what was not looked at may be anything
                return std::unexpected(
                    notread::failed(pathText(folder), SystemError{error.value()}));
        }
        return {};
    }

    /// Other folders of objects, which may name others again.
    Result<void> checkAlternates(const fs::path &objects) {
        std::set<fs::path> seen;
        std::vector<fs::path> folders{objects};
        while (!folders.empty()) {
            const fs::path folder = folders.back();
            folders.pop_back();
            std::error_code error;
            if (const fs::path real = fs::canonical(folder, error);
                error || !seen.insert(real).second)
                continue;
            if (auto walked = walk(folder); !walked)
                return walked;
            const auto text = smallText(folder / "info" / "alternates");
            if (!text)
                return std::unexpected(text.error());
            if (!*text)
                continue;
            for (std::size_t at = 0; at < (*text)->size();) {
                const std::size_t end =
                    std::min((*text)->find_first_of("\r\n", at), (*text)->size());
                const fs::path line = nativePath((*text)->substr(at, end - at));
                // libgit2 takes "../x" from the folder of objects and "x" from the current one.
                if (!line.empty())
                    folders.insert(folders.end(), {objects / line, folder / line, line});
                at = end + 1;
            }
        }
        return {};
    }

    /// Files that a config includes, and those that they include.
    Result<void> checkIncludes(std::vector<fs::path> files) {
        std::set<fs::path> seen;
        while (!files.empty()) {
            const fs::path file = files.back();
            files.pop_back();
            std::error_code error;
            const fs::file_type type = fs::status(file, error).type();
            if (isSpecial(type))
                return std::unexpected(notRead(file));
            const fs::path real = fs::canonical(file, error);
            if (type != fs::file_type::regular || error || !seen.insert(real).second)
                continue;
            const auto text = smallText(file);
            if (!text)
                return std::unexpected(text.error());
            const auto included = includesOf(file, text->value_or(""));
            if (!included)
                return std::unexpected(included.error());
            files.insert(files.end(), included->begin(), included->end());
        }
        return {};
    }

    /// The values of "path" behind the first [include] or [includeIf]. A few more than there are do no harm; one
    /// that is written so that it would need Git's own parser is an error.
    [[nodiscard]] Result<std::vector<fs::path>> includesOf(const fs::path &file,
                                                           const std::string &text) const {
        constexpr std::string_view kKey = "path";
        std::vector<fs::path> paths;
        const std::string lower = toLower(text);
        for (std::size_t at = lower.find("[include"); at != std::string::npos;) {
            at = lower.find(kKey, at);
            if (at == std::string::npos)
                break;
            const std::size_t sign = lower.find_first_not_of(" \t\r\v\f", at + kKey.size());
            at += kKey.size();
            if (sign == std::string::npos || text[sign] != '=')
                continue;
            std::string value(trimmed(std::string_view(text).substr(
                sign + 1, std::min(text.find('\n', sign), text.size()) - sign - 1)));
            std::erase(value, '"');
            if (value.find_first_of("\\#;") != std::string::npos)
                return std::unexpected(
                    Message(GATEPOST_TEXT("store", "%1: %2 includes a file whose name is not "
                                                   "plain, so the repository was not read"),
                            m_name, pathText(file)));
            const char *home = value.starts_with("~/") ? std::getenv("HOME") : nullptr;
            if (!value.empty())
                paths.push_back(home != nullptr ? fs::path(home) / value.substr(2)
                                                : file.parent_path() / nativePath(value));
        }
        return paths;
    }

    const std::string &m_name;
    std::set<fs::path> m_walked;
    std::size_t m_entries = 0;
};

/// Where it is, not yet looked through.
Result<std::optional<GitPlace>> find(const fs::path &from) {
    for (fs::path folder = from;; folder = folder.parent_path()) {
        const fs::path inner = folder / ".git";
        std::error_code error;
        const fs::file_type type = fs::status(inner, error).type();
        fs::path named;
        if (type != fs::file_type::directory && type != fs::file_type::not_found) {
            auto read = namedByFile(inner);
            if (!read)
                return std::unexpected(read.error());
            if (read->empty())
                return std::nullopt;
            named = std::move(*read);
        }
        for (const fs::path &git : {named.empty() ? inner : named, folder}) {
            const auto is = isRepository(git);
            if (!is)
                return std::unexpected(is.error());
            if (*is)
                return GitPlace{pathText(fs::canonical(git, error)),
                                git == folder ? std::string() : pathText(folder)};
            if (!named.empty())
                return std::nullopt;
        }
        if (folder == folder.root_path())
            return std::nullopt;
    }
}

} // namespace

std::expected<std::optional<GitPlace>, Message> gitPlaceOf(const std::string &name,
                                                           const std::string &from) {
    std::error_code error;
    const fs::path start = fs::canonical(nativePath(from), error);
    if (error)
        return std::nullopt;
    auto place = find(start);
    if (place && *place)
        if (auto checked = Guard(name).check(nativePath((*place)->repository)); !checked)
            return std::unexpected(checked.error());
    return place;
}

std::expected<std::string, Message> shallowEndsOf(const std::string &repository) {
    return commonFolder(nativePath(repository)).and_then([](const fs::path &common) {
        return smallText(common / "shallow").transform([](std::optional<std::string> text) {
            return text.value_or(std::string());
        });
    });
}

} // namespace gatepost
