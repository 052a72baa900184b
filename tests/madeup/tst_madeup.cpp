// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a new policy file needs, shown with one that does not exist: kiosk.txt (kiosk.cpp). It is parsed, checked,
// simulated and set by `set`, and no room but the tables knows its name. tst_madeupform shows it in a form.

#include "app/cli/formats.h"
#include "app/cli/setedit.h"
#include "core/lint/lint.h"
#include "core/simulate/simulate.h"
#include "core/store/sitefolder.h"
#include "tests/madeup/kiosktext.h"
#include "tests/support/repository.h"

#include <QRegularExpression>
#include <QTest>

#include <map>
#include <set>

using namespace gatepost;
using namespace gatepost::madeup;
using namespace gatepost::test;
using cli::SetRequest;

namespace {

Tree kiosk() {
    return Tree::parse(std::string(kKiosk), kDialect);
}

class Files final : public FolderFiles {
public:
    explicit Files(std::map<std::string, std::string> files) : m_files(std::move(files)) {}
    std::expected<std::optional<std::string>, Message>
    read(const std::string &name) const override {
        const auto found = m_files.find(name);
        return found == m_files.end() ? std::optional<std::string>() : found->second;
    }
    std::expected<std::vector<std::string>, Message> names() const override {
        std::vector<std::string> all;
        for (const auto &[name, bytes] : m_files)
            all.push_back(name);
        return all;
    }
    std::string pathOf(const std::string &name) const override { return name; }

private:
    std::map<std::string, std::string> m_files;
};

Site siteWith(std::map<std::string, std::string> byName) {
    const Files files(std::move(byName));
    return siteOf(readSiteFolder(files), files);
}

Verdict ask(const CompiledSite &site, const char *url) {
    return site.simulate({.agent = *identify("GPTBot"), .url = url});
}

SetRequest setting(std::string name, std::optional<std::string> value) {
    SetRequest request;
    request.name = std::move(name);
    request.value = std::move(value);
    request.remove = !request.value;
    return request;
}

QString after(SetRequest request) {
    const auto set = cli::setDirective(kiosk(), std::move(request));
    return set ? QString::fromStdString(set->text) : QString::fromStdString("! " + set.error());
}

} // namespace

class TestMadeUp : public QObject {
    Q_OBJECT

private slots:
    /// What it needs is a table: kiosk.cpp asks the room of the tables alone. Somebody who adds a file for good writes the
    /// same rows into the files that ARCHITECTURE.md names.
    void files() {
        static const QRegularExpression include(QStringLiteral("#include \"(core/[^\"]+)\""));
        QStringList asked;
        auto each = include.globalMatch(repositoryText("tests/madeup/kiosk.cpp"));
        while (each.hasNext())
            asked << each.next().captured(1);
        QCOMPARE(asked, (QStringList{"core/dialect/added.h", "core/dialect/tables.h"}));
        const QString told = repositoryText("ARCHITECTURE.md")
                                 .section("To add a policy file", 1)
                                 .section("\n\n", 0, 0);
        for (const char *file : {"dialect.h", "tables.h", "dialect.cpp", "filerole.h"})
            QVERIFY2(told.contains(QLatin1String(file)), file);
    }

    void parses() {
        const Tree tree = kiosk();
        std::vector<DirectiveId> ids;
        for (const Line &line : tree.lines())
            ids.push_back(line.directive);
        using enum DirectiveId;
        const std::vector<DirectiveId> expected = {None, UserAgent, Disallow, kHours,
                                                   None, None,      kKeeper,  kPhotosId};
        QVERIFY(ids == expected);
        QCOMPARE(tree.value(tree.lines()[3]), std::string_view("0900-1700"));
        QVERIFY(*cli::formatOf("x/kiosk.txt", {}) == kDialect);
        QVERIFY(*cli::formatOf("x/kiosk-staging.txt", {}) == kDialect);
        QVERIFY(*cli::formatOf("-", "kiosk.txt") == kDialect);
        QCOMPARE(cli::siteFileNames(), "robots.txt, robots-ai.txt, robots2.txt or kiosk.txt");
    }

    void checks_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("found"); // code and line
        const auto row = [](const char *text, const char *found) {
            QTest::newRow(text) << QByteArray(text) << QByteArray(found);
        };
        row("User-agent: *\nDisallow: /a\nOpening-hours: noon\n", "invalid-value 3");
        row("Keeper: nobody\nPhotos: no\n", "invalid-value 1");
        row("Keeper: keeper@example.com\nPhotos: perhaps\n", "invalid-value 2");
        row("User-agent: *\nDisallow: cellar\n", "path-start 2");
        row("User-agent: *\nDisallow: /a\nOpening-hour: 0900-1700\n", "unknown-directive 3");
        row("User-agent: *\nDisallow: /a\ntrain: no\n", "other-dialect 3");
        row("Disallow: /a\n", "rule-before-agent 1");
    }
    void checks() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, found);
        const Site site = siteWith(
            {{"robots.txt", "User-agent: *\nDisallow: /a\n"}, {"kiosk.txt", text.toStdString()}});
        QByteArrayList all;
        for (const Diagnostic &each : lint(site, {})) {
            if (each.file != kRole)
                continue;
            const auto line = site.tree(each.file)->lineAt(each.range.begin);
            all << QByteArray(each.code.data(), qsizetype(each.code.size())) + ' ' +
                       QByteArray::number(qulonglong(*line + 1));
        }
        QVERIFY2(all.contains(found), all.join(", ").constData());
    }

    /// Of another file too: its directives are told apart, and what only it closes is open to crawlers.
    void checksAcrossFiles() {
        const auto codes = [](const Site &site, FileRole file) {
            std::set<std::string_view> all;
            for (const Diagnostic &each : lint(site, {}))
                if (each.file == file)
                    all.insert(each.code);
            return all;
        };
        QVERIFY(codes(siteWith({{"robots.txt", "Photos: no\n"}}), FileRole::Robots)
                    .contains("other-dialect"));
        QVERIFY(codes(siteWith({{"robots.txt", "User-agent: *\nDisallow:\n"},
                                {"kiosk.txt", "User-agent: *\nDisallow: /cellar/\n"}}),
                      kRole)
                    .contains("closed-only-here"));
        QVERIFY(codes(siteWith({{"robots.txt", "User-agent: *\nDisallow: /kiosk\n"},
                                {"kiosk.txt", std::string(kKiosk)}}),
                      FileRole::Robots)
                    .contains("policy-file-closed"));
    }

    void simulates() {
        const CompiledSite site(
            siteWith({{"robots.txt", "User-agent: *\nAllow: /cellar/\nDisallow: /a\n"},
                      {"kiosk.txt", std::string(kKiosk) +
                                        "\n\nUser-agent: GPTBot\nAllow: /a\nDisallow: /cellar/"}}));
        QVERIFY(site.tree(kRole) != nullptr);
        const Verdict cellar = ask(site, "/cellar/wine");
        QVERIFY(cellar.fetch.decision == Decision::Deny);
        QVERIFY(cellar.fetch.line && cellar.fetch.line->file == kRole);
        QCOMPARE(cellar.fetch.line->line.value, 12U);
        QVERIFY(sentence(site, cellar).english().contains("kiosk.txt line 12"));
        // It narrows: what it allows stays closed where robots.txt closes it.
        const Verdict closed = ask(site, "/a");
        QVERIFY(closed.fetch.decision == Decision::Deny);
        QVERIFY(closed.fetch.line && closed.fetch.line->file == FileRole::Robots);
        QVERIFY(ask(site, "/b").fetch.decision == Decision::Allow);
        QVERIFY(ask(site, "/kiosk.txt").fetch.reason == FetchReason::PolicyFile);
    }

    void isSet() {
        QCOMPARE(after(setting("photos", "yes")), with("Photos: no", "Photos: yes"));
        QCOMPARE(after(setting("Keeper", "https://a.example/k")),
                 with("example.com\r\n", "example.com\r\nKeeper: https://a.example/k\r\n"));
        QCOMPARE(after(setting("Keeper", {})), with("Keeper: keeper@example.com\r\n", ""));
        SetRequest hours = setting("Opening-hours", "1000-1200");
        hours.scope = SetRequest::Scope::Group;
        hours.scopeName = "*";
        QCOMPARE(after(hours), with("0900-1700", "1000-1200"));
        QVERIFY(after(setting("Photos", "perhaps")).startsWith(QStringLiteral("! ")));
    }
};

QTEST_APPLESS_MAIN(TestMadeUp)
#include "tst_madeup.moc"
