// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/editor/completion.h"

#include "ui/bridge/text.h"
#include "ui/site/help.h"
#include "ui/site/useragents.h"

#include <utility>

namespace gatepost::ui {

namespace {

Completion shown(assist::Completion item) {
    Completion made;
    made.kind = item.kind;
    made.label = text(item.label);
    made.detail = joined(item.detail);
    if (item.help)
        made.help = [help = std::move(item.help)] { return rich(help()); };
    made.insert = std::move(item.insert);
    made.hole = item.hole;
    made.goesOn = item.goesOn;
    return made;
}

} // namespace

CompletionList completionsAt(const CompletionContext &context) {
    std::vector<std::string> paths;
    for (const QString &path : context.paths)
        paths.push_back(path.toStdString());
    assist::CompletionList found =
        assist::completionsAt({context.snapshot, context.caret, UserAgents::instance().registry(),
                               std::move(paths), context.now});
    CompletionList list;
    list.replaced = found.replaced;
    list.begin = found.begin;
    list.typed = fromBytes(found.typed);
    list.asTyped = found.asTyped;
    for (assist::Completion &item : found.items)
        list.items << shown(std::move(item));
    return list;
}

QList<Completion> matching(const QList<Completion> &items, const QString &typed) {
    if (typed.isEmpty())
        return items;
    QList<Completion> begins;
    QList<Completion> words;
    QList<Completion> holds;
    for (const Completion &item : items) {
        const qsizetype at = item.label.indexOf(typed, 0, Qt::CaseInsensitive);
        if (at == 0) {
            begins << item;
            continue;
        }
        if (at < 0)
            continue;
        bool atWord = false;
        for (qsizetype i = at; i > 0 && !atWord;
             i = item.label.indexOf(typed, i + 1, Qt::CaseInsensitive))
            atWord = !item.label[i - 1].isLetterOrNumber();
        if (atWord)
            words << item;
        else if (typed.size() > 1) // one character is in nearly everything
            holds << item;
    }
    if (begins.size() == 1 && begins.first().label.compare(typed, Qt::CaseInsensitive) == 0 &&
        !begins.first().goesOn && words.isEmpty() && holds.isEmpty())
        return {};
    return begins + words + holds;
}

} // namespace gatepost::ui
