// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the palette finds in this window.

#include "core/agents/names.h"
#include "core/agents/purpose.h"
#include "core/export/export.h"
#include "core/simulate/rulepaths.h"
#include "core/text/ascii.h"
#include "ui/bridge/look.h"
#include "ui/bridge/manualurl.h"
#include "ui/bridge/text.h"
#include "ui/bridge/words.h"
#include "ui/forms/formarea.h"
#include "ui/manual/manualwindow.h"
#include "ui/site/statedanswers.h"
#include "ui/window/dialogs.h"
#include "ui/window/exportdialog.h"
#include "ui/window/keys.h"
#include "ui/window/mainwindow.h"
#include "ui/window/manualopener.h"
#include "ui/window/palette.h"
#include "ui/window/panes.h"

#include <QLocale>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>

#include <algorithm>

namespace gatepost::ui {

namespace {

// What is meant by the same letters: a command rather than an agent, an agent rather than a page.
constexpr int kCommand = 60;
constexpr int kUsualAgent = 290; // "goog" is Googlebot before the reading "Google"
constexpr int kDocumentedAgent = 20;
constexpr int kPage = 30;
constexpr int kLine = -150;
constexpr std::size_t kMostLines = 40;
constexpr std::size_t kMostPaths = 200;

void addCommands(const QMenu *menu, const QString &path, std::vector<PaletteEntry> &entries) {
    for (QAction *action : menu->actions()) {
        if (const QMenu *below = action->menu()) {
            addCommands(below, plainActionName(action->text()), entries);
            continue;
        }
        if (action->isSeparator() || !action->isEnabled() || !action->isVisible())
            continue;
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        entries.push_back({plainActionName(action->text()),
                           keys.isEmpty() ? path : factsText({path, keys}),
                           [action] { action->trigger(); }, kCommand});
    }
}

/// Lines that contain what was typed, and ":12".
std::vector<PaletteEntry> linesWith(SiteModel &site, const QString &typed) {
    std::vector<PaletteEntry> entries;
    const std::string wanted = toLower(typed.toStdString());
    const auto add = [&](Document *document, std::size_t line) {
        const ByteRange range = document->lines().content(line);
        entries.push_back({text(document->bytes().substr(range.begin, range.size())).trimmed(),
                           MainWindow::tr("%1, line %2")
                               .arg(document->displayName(), QLocale().toString(int(line) + 1)),
                           [&site, document = QPointer<Document>(document), range] {
                               if (document)
                                   site.navigator().goTo(document, range);
                           },
                           kLine});
    };
    bool isNumber = false;
    if (const int line = typed.mid(1).toInt(&isNumber);
        typed.startsWith(QLatin1Char(':')) && isNumber) {
        Document *document = site.files().current();
        if (document && line > 0 && static_cast<std::size_t>(line) <= document->lines().count()) {
            const ByteRange range = document->lines().content(static_cast<std::size_t>(line) - 1);
            entries.push_back({typed,
                               MainWindow::tr("Go to line %1 of %2")
                                   .arg(QLocale().toString(line), document->displayName()),
                               [&site, document = QPointer<Document>(document), range] {
                                   if (document)
                                       site.navigator().goTo(document, range);
                               },
                               0});
        }
        return entries;
    }
    if (wanted.size() < 2)
        return entries;
    for (const SiteFile &file : site.files().all())
        for (std::size_t line = 0;
             line < file.document->lines().count() && entries.size() < kMostLines; ++line) {
            const ByteRange range = file.document->lines().content(line);
            if (toLower(file.document->bytes().substr(range.begin, range.size())).find(wanted) !=
                std::string::npos)
                add(file.document, line);
        }
    return entries;
}

/// "Block GPTBot…", "Let GPTBot in…": whichever turns what its answer on the start page is now.
void addTurns(SiteModel &site, std::vector<PaletteEntry> &entries) {
    if (site.analysis().isPaused())
        return;
    const auto draft = draftOf(site);
    const CompiledSite &compiled = *draft;
    const PathQuestion start("/");
    const auto usual = usualAgents();
    for (const KnownAgent &agent : site.analysis().registry().agents()) {
        const auto who = identify(agent.token, {}, site.analysis().registry());
        if (!canBeWished(agent) || !who)
            continue;
        const QString name = text(agent.token);
        const bool isOut =
            compiled.fetch(*compiled.view(*who, Reading::Author), start, site.analysis().now())
                .decision == Decision::Deny;
        entries.push_back(
            {isOut ? MainWindow::tr("Let %1 in…").arg(name) : MainWindow::tr("Block %1…").arg(name),
             MainWindow::tr("the smallest edit"),
             [&site, name] {
                 Question question = site.analysis().question();
                 question.setAgent(name);
                 question.url = QStringLiteral("/");
                 site.analysis().setQuestion(question);
                 site.navigator().askToChange(question);
             },
             std::ranges::contains(usual, std::string_view(agent.token)) ? kDocumentedAgent : 0});
    }
}

/// "Export to nginx…".
void addExports(MainWindow &window, std::vector<PaletteEntry> &entries) {
    if (window.site().files().all().isEmpty())
        return;
    for (const exporting::TargetInfo &target : exporting::targets())
        entries.push_back({MainWindow::tr("Export to %1…").arg(text(target.title)),
                           MainWindow::tr("File"),
                           [&window, which = target.target] {
                               ExportDialog dialog(window.site(), window.dialogs(), &window);
                               dialog.choose(which);
                               window.dialogs().show(dialog);
                           },
                           kPage});
}

/// Agents and paths: choosing one asks about it.
void addQuestions(SiteModel &site, std::vector<PaletteEntry> &entries) {
    if (site.files().all().isEmpty())
        return;
    const auto ask = [&site](auto set) {
        return [&site, set] { site.analysis().changeQuestion(set); };
    };
    const auto usual = usualAgents();
    for (const KnownAgent &agent : site.analysis().registry().agents()) {
        const QString name = text(agent.token);
        const bool isUsual = std::ranges::contains(usual, std::string_view(agent.token));
        entries.push_back(
            {MainWindow::tr("Ask about %1").arg(name),
             factsText({text(agent.operatorName), text(purposeName(purposeOf(agent)))}),
             ask([name](Question &question) { question.setAgent(name); }),
             isUsual                ? kUsualAgent
             : isKnownToObey(agent) ? kDocumentedAgent
                                    : 0});
    }
    addTurns(site, entries);
    QStringList paths = site.side().samplePaths();
    for (const std::string &path : pathsOfRules(site.analysis().compiled().site(), kMostPaths))
        paths << text(path);
    paths.removeDuplicates();
    for (const QString &path : std::as_const(paths))
        entries.push_back({MainWindow::tr("Ask about %1").arg(path), MainWindow::tr("path"),
                           ask([path](Question &question) { question.url = path; }), 0});
}

/// Pages of the forms, directives, pages of the manual.
void addPlaces(MainWindow &window, std::vector<PaletteEntry> &entries) {
    for (const SiteFile &file : window.site().files().all())
        for (const FormPageFactory &page : formPages())
            if (page.dialect == file.document->dialectId())
                entries.push_back(
                    {QCoreApplication::translate("gatepost::ui::FormPages", page.title),
                     file.document->displayName(),
                     [&window, document = QPointer<Document>(file.document),
                      id = QString::fromLatin1(page.id)] {
                         if (!document)
                             return;
                         window.site().files().setCurrent(document);
                         window.panes().goToPage(document, id);
                     },
                     kPage});
    const Document *current = window.site().files().current();
    const Dialect &of = dialect(current ? current->dialectId() : DialectId::Robots);
    for (const Directive &directive : of.directives)
        entries.push_back(
            {text(directive.name), MainWindow::tr("directive, in the manual"),
             [&window, url = manualUrlOfDirective(directive)] { window.manual().open(url); }, 0});
    for (const Chapter &chapter : window.manual().window()->manual().chapters)
        entries.push_back(
            {text(chapter.title), MainWindow::tr("manual"),
             [&window, url = manualUrl(text(chapter.name))] { window.manual().open(url); }, 0});
}

/// What nothing is called may be an agent that nobody lists, or a path.
std::vector<PaletteEntry> askAboutTyped(SiteModel &site, const QString &typed) {
    if (typed.isEmpty() || site.files().all().isEmpty())
        return {};
    return {{MainWindow::tr("No command. Ask about “%1”?").arg(typed), QString(),
             [&site, typed] {
                 site.analysis().changeQuestion([&typed](Question &question) {
                     if (typed.startsWith(QLatin1Char('/')))
                         question.url = typed;
                     else
                         question.setAgent(typed);
                 });
             },
             0}};
}

} // namespace

void showPalette(MainWindow &window) {
    std::vector<PaletteEntry> entries;
    for (const QAction *top : window.menuBar()->actions())
        if (const QMenu *menu = top->menu(); menu && top->isEnabled())
            addCommands(menu, plainActionName(top->text()), entries);
    addExports(window, entries);
    addPlaces(window, entries);
    addQuestions(window.site(), entries);
    auto *palette = new Palette(
        std::move(entries),
        [&window](const QString &typed) { return linesWith(window.site(), typed); },
        [&window](const QString &typed) { return askAboutTyped(window.site(), typed); }, &window);
    palette->setAttribute(Qt::WA_DeleteOnClose);
    palette->open();
}

} // namespace gatepost::ui
