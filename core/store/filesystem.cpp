// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/store/filesystem.h"

#include "core/store/nativepath.h"
#include "core/text/systemwords.h"

#include <cerrno>
#include <system_error>

namespace gatepost {

Message SystemError::message() const {
    switch (code) {
    case ENOSPC: return GATEPOST_TEXT("store", "the disk is full");
#ifdef EDQUOT
    case EDQUOT: return GATEPOST_TEXT("store", "your share of the disk is full");
#endif
    case EACCES:
    case EPERM: return GATEPOST_TEXT("store", "you do not have permission");
    case EROFS: return GATEPOST_TEXT("store", "the disk is read-only");
    case ENOENT:
    case ENOTDIR: return GATEPOST_TEXT("store", "the folder does not exist");
    case EIO: return GATEPOST_TEXT("store", "the disk reports an input/output error");
    case EBUSY: return GATEPOST_TEXT("store", "another program is using it");
    case EFBIG: return GATEPOST_TEXT("store", "it is too large");
    default: break;
    }
    if (native != 0)
        return withinSentence(std::system_category().message(static_cast<int>(native)));
    return std::generic_category().message(code);
}

std::string folderOf(const std::string &path) {
    const auto folder = nativePath(path).parent_path();
    return folder.empty() ? "." : pathText(folder);
}

std::string nameOf(const std::string &path) {
    return pathText(nativePath(path).filename());
}

std::string joinedPath(const std::string &folder, const std::string &name) {
    return pathText(nativePath(folder) / nativePath(name));
}

bool isSameFile(FileSystem &system, const std::string &a, const std::string &b) {
    const auto one = system.status(a);
    const auto other = system.status(b);
    return one && other && one->isSameFile(*other);
}

} // namespace gatepost
