// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/windowhostile.h"

#include "core/dialect/dialect.h"
#include "tests/support/windowchecks.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QMenu>
#include <QTabBar>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextEdit>
#include <QToolTip>

#include <algorithm>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;

namespace gatepost::test {

// ---- the pipe ------------------------------------------------------------------------------------

#ifdef Q_OS_UNIX
PipeWatch::PipeWatch() {
    if (::mkfifo(kPipe, 0600) != 0)
        qFatal("cannot make a pipe in %s", qPrintable(QDir::currentPath()));
    m_thread = std::thread([this] {
        while (!m_end) {
            // Succeeds only while somebody has it open to read.
            if (const int pipe = ::open(kPipe, O_WRONLY | O_NONBLOCK | O_CLOEXEC); pipe >= 0) {
                ++m_opened;
                ::close(pipe);
            }
            ::usleep(2000);
        }
    });
}

PipeWatch::~PipeWatch() {
    m_end = true;
    m_thread.join();
    ::unlink(kPipe);
}
#else
// Windows has no pipes in folders: nothing can be opened.
PipeWatch::PipeWatch() = default;
PipeWatch::~PipeWatch() = default;
#endif

// ---- the site ------------------------------------------------------------------------------------

namespace {

void put(const QString &path, const QByteArray &bytes) {
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
}

QByteArray bytesOf(std::string_view text) {
    return {text.data(), static_cast<qsizetype>(text.size())};
}

/// Lines of all directives of the places, with markup as value and behind an example of one.
QByteArray linesOf(DialectId id, std::initializer_list<Place> places, const QByteArray &markup,
                   bool valid) {
    QByteArray lines;
    for (const Directive &row : dialect(id).directives) {
        if (std::ranges::find(places, row.place) == places.end())
            continue;
        const QByteArray name = bytesOf(row.name) + ": ";
        const bool isFree = row.kind == ValueKind::FreeText || row.kind == ValueKind::AgentName ||
                            row.kind == ValueKind::MailOrUrlOrText;
        const bool isPath = row.kind == ValueKind::Path;
        if (!valid || isFree)
            lines += name + markup + '\n';
        if (isPath)
            lines += name + '/' + markup + '\n';
        if (!valid || !(isFree || isPath))
            lines += name + bytesOf(row.example) + (valid ? "" : markup) + '\n';
    }
    return lines;
}

QByteArray robots(DialectId id, const QByteArray &markup, bool valid) {
    QByteArray text = "# " + markup + '\n';
    const QByteArray group = linesOf(id, {Place::Group}, markup, valid) + "Disallow: /" + markup +
                             "\nAllow: " + (valid ? "/a" : "") + markup + "\n# " + markup + '\n';
    text +=
        "User-agent: *\n" + group + "\nUser-agent: " + markup + '\n' + group +
        "\nUser-agent: GPTBot\nUser-agent: " + markup + "/1.0\nDisallow: /" + markup +
        "\n\nUser-agent: AhrefsBot\nRobot-version: 2.0\nVisit-time: 0000-0600\nComment: " + markup +
        "\nDisallow: /" + markup + "*\n\n" + linesOf(id, {Place::File}, markup, valid);
    if (!valid)
        text += markup + ": " + markup + '\n' + markup + "\nUser-agent: GPTBot\n" + markup +
                ": x\nDisalow: " + markup + '\n';
    return text;
}

QByteArray robots2(const QByteArray &markup, bool valid) {
    QByteArray text = "# " + markup + '\n';
    for (const Directive &row : dialect(DialectId::Robots2).directives)
        if (row.place == Place::Meta)
            text += "# meta: " + bytesOf(row.name) + ": " +
                    (row.kind == ValueKind::FreeText || !valid ? markup : bytesOf(row.example)) +
                    '\n';
    if (!valid)
        text += "# meta: " + markup + ": " + markup + '\n';
    const QByteArray scope = linesOf(DialectId::Robots2, {Place::PolicyScope}, markup, valid);
    text += "\nUser-agent: *\nDisallow: /" + markup + "\n\nUser-agent: " + markup +
            "\nDisallow: /" + markup + "\n\n" +
            linesOf(DialectId::Robots2, {Place::File}, markup, valid) + scope +
            "\n[agent: ai-assistant]\n" + scope + "\n[agent: " + markup + "]\n" + scope;
    if (!valid)
        text += markup + ": " + markup + "\n[" + markup + "]\n[agent: ai-" + markup + "]\n";
    return text + "\nchain: https://commons.example/all?" + (valid ? QByteArray() : markup) + '\n';
}

QByteArray quoted(QByteArray value) {
    return '"' + value.replace('\\', "\\\\").replace('"', "\\\"") + '"';
}

QByteArray field(const Directive &row, const QByteArray &indent, const QByteArray &markup,
                 bool valid) {
    const QByteArray name = indent + bytesOf(row.name) + ": ";
    const QByteArray example = bytesOf(row.example);
    switch (row.kind) {
    case ValueKind::AgentList:
    case ValueKind::NoteMap: return {};
    case ValueKind::PathList: return name + '[' + quoted('/' + markup) + "]\n";
    case ValueKind::FreeText:
    case ValueKind::AgentName: return name + quoted(markup) + '\n';
    default: return name + (valid ? example : quoted(markup)) + '\n';
    }
}

QByteArray policy(const QByteArray &markup, bool valid) {
    QByteArray text = "# " + markup + '\n';
    const Dialect &table = dialect(DialectId::AgentPolicy);
    for (const Directive &row : table.directives)
        if (row.place == Place::EntityField)
            text += field(row, {}, markup, valid);
    text += "role_notes:\n  training: " + quoted(markup) + '\n';
    if (!valid)
        text += quoted(markup) + ": " + quoted(markup) + '\n';
    text += "agents:\n";
    for (int n = 0; n < 2; ++n) {
        QByteArray entry;
        for (const Directive &row : table.directives)
            if (row.place == Place::AgentField)
                entry += field(row, "    ", markup, valid);
        if (!valid)
            entry += "    " + quoted(markup) + ": " + quoted(markup) + '\n';
        text += "  - " + entry.trimmed() + '\n';
    }
    return text;
}

} // namespace

void writeHostileSite(const QString &folder, const QByteArray &markup, bool valid) {
    const QDir dir(folder);
    put(dir.filePath(u"robots.txt"_s), robots(DialectId::Robots, markup, valid));
    put(dir.filePath(u"robots-ai.txt"_s), robots(DialectId::RobotsAi, markup, valid));
    put(dir.filePath(u"robots2.txt"_s), robots2(markup, valid));
    put(dir.filePath(u"agent-policy.kno"_s), policy(markup, valid));
    // A file's name has no slash.
    const QByteArray name = QByteArray(markup).replace('/', "");
    put(dir.filePath(QString::fromUtf8("chain/" + name + ".txt")), robots2(markup, valid));
    put(dir.filePath(u"gatepost.yaml"_s),
        "# " + markup + "\npaths:\n  - " + quoted('/' + markup) + "\n  - /a\n  - " +
            (valid ? QByteArray("/b") : quoted(markup)) + "\nagents:\n  - " + quoted(markup) +
            "\n  - GPTBot\nchain:\n  " + quoted("https://commons.example/all?") + ": " +
            quoted("chain/" + name + ".txt") + "\n  " + quoted("https://" + markup) + ": " +
            quoted(markup) + "\ntests:\n  - {agent: " + quoted(markup) +
            ", path: " + quoted('/' + markup) +
            ", expect: deny}\n  - {agent: GPTBot, path: " + quoted('/' + markup) +
            ", expect: " + (valid ? QByteArray("allow") : quoted(markup)) + "}\n");
    put(dir.filePath(u"asks.json"_s),
        "[{\"directive\": \"crawl\", \"agent\": " + quoted(markup) +
            ", \"status\": 200, \"decision\": " +
            (valid ? QByteArray("\"allow\"") : quoted(markup)) + ", \"scopes\": [" +
            quoted('/' + markup) +
            "]},\n{\"directive\": " + (valid ? QByteArray("\"train\"") : quoted(markup)) +
            ", \"agent\": \"GPTBot\", \"status\": 429}]\n");
}

// ---- what is shown -------------------------------------------------------------------------------

namespace {

/// Loads nothing.
class DeafDocument : public QTextDocument {
protected:
    QVariant loadResource(int, const QUrl &) override { return {}; }
};

QStringList faultsOfDocument(const QTextDocument &document) {
    QStringList faults;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextFragment part = it.fragment();
            const QTextCharFormat format = part.charFormat();
            // The manual's own pictures are there where a manual was made.
            if (const QString name = format.toImageFormat().name();
                format.isImageFormat() && !name.contains(u"/manual/html/pictures/"))
                faults << u"a picture, %1"_s.arg(name);
            if (const QString to = format.anchorHref();
                !to.isEmpty() && !to.startsWith(u"https://") && !to.startsWith(u"gatepost-manual:"))
                faults << u"a link to %1"_s.arg(to);
            if (part.text().contains(QLatin1StringView(kBold)) &&
                !part.text().contains(QLatin1StringView("<b>") + QLatin1StringView(kBold)) &&
                format.fontWeight() >= QFont::Bold)
                faults << u"bold text of the file"_s;
        }
    return faults;
}

QStringList faultsOfMarkup(const QString &markup) {
    DeafDocument document;
    document.setHtml(markup);
    return faultsOfDocument(document);
}

class Finder {
public:
    void look(QWidget *top) {
        QList<QWidget *> all = top->findChildren<QWidget *>();
        all.prepend(top);
        for (QWidget *widget : all) {
            if (const auto *label = qobject_cast<const QLabel *>(widget))
                lookAt(label);
            if (const auto *text = qobject_cast<const QTextEdit *>(widget))
                add(text, u"shows"_s, faultsOfDocument(*text->document()));
            if (const QString help = widget->whatsThis(); Qt::mightBeRichText(help))
                add(widget, u"What's This"_s, faultsOfMarkup(help));
            if (!widget->isVisible())
                continue;
            if (!widget->toolTip().isEmpty())
                pointAt(widget, widget->rect().center());
            if (auto *view = qobject_cast<QAbstractItemView *>(widget))
                lookAt(view);
            if (auto *tabs = qobject_cast<QTabBar *>(widget))
                for (int i = 0; i < tabs->count(); ++i)
                    pointAt(tabs, tabs->tabRect(i).center());
            if (auto *menu = qobject_cast<QMenu *>(widget); menu && menu->toolTipsVisible())
                for (QAction *action : menu->actions())
                    pointAt(menu, menu->actionGeometry(action).center());
        }
    }
    [[nodiscard]] const QStringList &faults() const { return m_faults; }

private:
    void add(const QWidget *widget, const QString &where, const QStringList &faults) {
        for (const QString &fault : faults)
            m_faults << u"%1: %2 %3"_s.arg(described(widget), where, fault);
    }

    void lookAt(const QLabel *label) {
        const QString text = label->text();
        const Qt::TextFormat format = label->textFormat();
        if (text.isEmpty() || label->inherits("QTipLabel") || format == Qt::PlainText)
            return;
        if (format == Qt::AutoText && label->isVisible())
            m_faults << u"%1: guesses whether it is given markup"_s.arg(described(label));
        if (format == Qt::RichText || Qt::mightBeRichText(text))
            add(label, u"shows"_s, faultsOfMarkup(text));
    }

    /// As a mouse that rests there.
    void pointAt(QWidget *widget, const QPoint &at) {
        QHelpEvent event(QEvent::ToolTip, at, widget->mapToGlobal(at));
        QApplication::sendEvent(widget, &event);
        const QString said = QToolTip::text();
        if (event.isAccepted() && Qt::mightBeRichText(said))
            add(widget, u"the tooltip has"_s, faultsOfMarkup(said));
    }

    void lookAt(QAbstractItemView *view) {
        constexpr int kMost = 60;
        int cells = 0;
        if (auto *header = qobject_cast<QHeaderView *>(view)) {
            for (int i = 0; i < header->count() && i < kMost; ++i) {
                const int at = header->sectionViewportPosition(i) + 2;
                pointAt(header->viewport(),
                        header->orientation() == Qt::Horizontal ? QPoint(at, 4) : QPoint(4, at));
            }
            return;
        }
        const QAbstractItemModel *model = view->model();
        for (int row = 0; model && row < model->rowCount(); ++row)
            for (int column = 0; column < model->columnCount() && cells < kMost; ++column) {
                const QModelIndex index = model->index(row, column);
                const QRect place = view->visualRect(index) & view->viewport()->rect();
                if (place.isEmpty())
                    continue;
                ++cells;
                pointAt(view->viewport(), place.center());
            }
    }

    QStringList m_faults;
};

} // namespace

QStringList markupFaults(QWidget *part) {
    Finder finder;
    if (part) {
        finder.look(part);
    } else {
        for (QWidget *top : QApplication::topLevelWidgets())
            if (top->isVisible())
                finder.look(top);
    }
    return finder.faults();
}

} // namespace gatepost::test
