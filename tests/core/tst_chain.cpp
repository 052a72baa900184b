// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The walk along chained files (S59): where it stops, and what is asked for on the way. What chained files state is in
// tests/cases/verdicts.

#include "core/chain/chain.h"

#include <QTest>

#include <map>

using namespace gatepost;

namespace {

using Files = std::map<std::string, std::string>; ///< URL → text; "" is the site's own file

struct Walk {
    std::string asked; ///< the URLs that were asked for, in order
    Chain chain;
};

Walk walked(const Files &files) {
    Walk walk;
    walk.chain = followChain(Tree::parse(files.at(""), DialectId::Robots2),
                             [&](const std::string &url) -> std::expected<std::string, Message> {
                                 walk.asked += url + " ";
                                 const auto file = files.find(url);
                                 if (file == files.end())
                                     return std::unexpected<Message>("there is no such file");
                                 return file->second;
                             });
    return walk;
}

} // namespace

class TestChain : public QObject {
    Q_OBJECT

private slots:
    void stops();
};

void TestChain::stops() {
    struct Row {
        const char *name;
        Files files;
        const char *asked;
        std::size_t read;
        ChainEnd end;
        const char *stoppedAt;
    };
    const Row rows[] = {
        {"no chain", {{"", "train: no\n"}}, "", 0, ChainEnd::NoChain, ""},
        {"two files",
         {{"", "chain: http://a/1\n"}, {"http://a/1", "chain: http://a/2\n"}, {"http://a/2", ""}},
         "http://a/1 http://a/2 ",
         2,
         ChainEnd::NoChain,
         ""},
        {"loop by URL",
         {{"", "chain: http://a/1\n"},
          {"http://a/1", "chain: http://a/2\n"},
          {"http://a/2", "chain: http://a/1\n"}},
         "http://a/1 http://a/2 ",
         2,
         ChainEnd::LoopByUrl,
         "http://a/1"},
        {"a file that names itself",
         {{"", "chain: http://a/1\n"}, {"http://a/1", "chain: http://a/1\n"}},
         "http://a/1 ",
         1,
         ChainEnd::LoopByUrl,
         "http://a/1"},
        {"a URL with another case is another",
         {{"", "chain: http://a/1\n"}, {"http://a/1", "chain: HTTP://a/1\n"}, {"HTTP://a/1", ""}},
         "http://a/1 HTTP://a/1 ",
         2,
         ChainEnd::NoChain,
         ""},
        {"loop by id",
         {{"", "chain: http://a/1\n"},
          {"http://a/1", "# meta: chain-id: x\nchain: http://a/2\n"},
          {"http://a/2", "# meta: chain-id: x\ntrain: no\n"}},
         "http://a/1 http://a/2 ",
         1,
         ChainEnd::LoopById,
         "http://a/2"},
        {"loop to the site's own id",
         {{"", "# meta: chain-id: x\nchain: http://a/1\n"},
          {"http://a/1", "# meta: chain-id: x\n"}},
         "http://a/1 ",
         0,
         ChainEnd::LoopById,
         "http://a/1"},
        {"three files",
         {{"", "chain: http://a/1\n"},
          {"http://a/1", "chain: http://a/2\n"},
          {"http://a/2", "chain: http://a/3\n"},
          {"http://a/3", ""}},
         "http://a/1 http://a/2 http://a/3 ",
         3,
         ChainEnd::NoChain,
         ""},
        {"four files",
         {{"", "chain: http://a/1\n"},
          {"http://a/1", "chain: http://a/2\n"},
          {"http://a/2", "chain: http://a/3\n"},
          {"http://a/3", "chain: http://a/4\n"},
          {"http://a/4", ""}},
         "http://a/1 http://a/2 http://a/3 ",
         3,
         ChainEnd::DepthReached,
         "http://a/4"},
        {"no file",
         {{"", "chain: http://a/1\n"}},
         "http://a/1 ",
         0,
         ChainEnd::Unavailable,
         "http://a/1"},
        {"not an address", {{"", "chain: a/1\n"}}, "", 0, ChainEnd::BadUrl, "a/1"},
    };
    for (const Row &row : rows) {
        const Walk walk = walked(row.files);
        QVERIFY2(walk.asked == row.asked, (row.name + (": asked " + walk.asked)).c_str());
        QVERIFY2(walk.chain.files.size() == row.read, row.name);
        QVERIFY2(walk.chain.end == row.end, row.name);
        QVERIFY2(walk.chain.stoppedAt == row.stoppedAt, row.name);
    }
}

QTEST_APPLESS_MAIN(TestChain)
#include "tst_chain.moc"
