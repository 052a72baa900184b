// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/manual/webpages.h"

#include "core/text/markup.h"

#include <algorithm>

namespace gatepost::manualapp {

namespace {

constexpr std::string_view kStyle = R"css(/* The manual of Gatepost. */
:root {
    color-scheme: light dark;
    --text: #1d2125; --soft: #565d64; --base: #ffffff; --side: #f5f6f7; --line: #d9dde1;
    --code: #f4f5f7; --link: #00598c; --word: #00598c; --mark: #00704f; --note: #eef5fb;
}
@media (prefers-color-scheme: dark) {
    :root {
        --text: #e3e6e8; --soft: #a5acb3; --base: #1b1e21; --side: #22262a; --line: #383e44;
        --code: #25292d; --link: #7cc4f2; --word: #7cc4f2; --mark: #4cc9a0; --note: #1e2c37;
    }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body {
    margin: 0; display: grid; grid-template-columns: 18rem minmax(0, 1fr); min-height: 100vh;
    font: 1rem/1.6 system-ui, "Segoe UI", "Noto Sans", sans-serif; color: var(--text); background: var(--base);
}
a { color: var(--link); text-underline-offset: .15em; }
a:focus-visible, pre:focus-visible, summary:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.skip { position: absolute; left: -100vw; }
.skip:focus { left: 1rem; top: 1rem; background: var(--base); padding: .5rem 1rem; z-index: 1; }
nav.contents { background: var(--side); border-right: 1px solid var(--line); }
nav.contents > div { position: sticky; top: 0; max-height: 100vh; overflow-y: auto; padding: 1.5rem 1rem 2rem 1.5rem; }
nav .title { font-weight: 650; font-size: 1.1rem; margin: 0 0 1rem; }
nav .title a { color: inherit; text-decoration: none; }
nav .version { display: block; font-weight: 400; font-size: .8rem; color: var(--soft); }
nav ol { list-style: none; margin: 0; padding: 0; }
nav ol ol { margin: .15rem 0 .5rem; border-left: 1px solid var(--line); }
nav li a { display: block; padding: .2rem .6rem; color: var(--text); text-decoration: none; border-radius: 4px; line-height: 1.35; }
nav ol ol li a { font-size: .86rem; color: var(--soft); padding-left: .9rem; }
nav li a:hover { background: var(--line); }
nav a[aria-current] { background: var(--line); font-weight: 600; }
main { padding: 2rem clamp(1rem, 4vw, 4rem) 4rem; max-width: 60rem; width: 100%; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 1.2rem; letter-spacing: -.01em; }
h2 { font-size: 1.4rem; line-height: 1.25; margin: 2.6rem 0 .8rem; padding-bottom: .3rem; border-bottom: 1px solid var(--line); }
h3 { font-size: 1.12rem; margin: 2rem 0 .5rem; }
h4 { font-size: 1rem; margin: 1.6rem 0 .4rem; }
.here { color: var(--soft); text-decoration: none; opacity: 0; font-weight: 400; }
h1 .here { display: none; }
:is(h2, h3, h4):hover .here, .here:focus { opacity: 1; }
p, ul, ol { margin: 0 0 1rem; }
li > ul, li > ol { margin: .25rem 0; }
li { margin: .2rem 0; }
code { font: .9em/1.5 ui-monospace, "Cascadia Mono", "DejaVu Sans Mono", monospace; background: var(--code); padding: .1em .3em; border-radius: 3px; overflow-wrap: anywhere; }
kbd { font: .85em/1.4 inherit; border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 4px; padding: .05em .4em; white-space: nowrap; background: var(--side); }
figure { margin: 0 0 1.2rem; }
figure.code { border: 1px solid var(--line); border-radius: 6px; overflow: hidden; }
figure.code figcaption { font-size: .82rem; color: var(--soft); background: var(--side); padding: .3rem .9rem; border-bottom: 1px solid var(--line); }
pre { margin: 0; padding: .8rem .9rem; overflow-x: auto; background: var(--code); font: .86rem/1.55 ui-monospace, "Cascadia Mono", "DejaVu Sans Mono", monospace; }
.comment { color: var(--soft); }
.word { color: var(--word); }
.typed { color: var(--mark); font-weight: 600; }
.grid { overflow-x: auto; margin: 0 0 1.2rem; }
table { border-collapse: collapse; width: 100%; font-size: .94rem; }
th, td { text-align: left; vertical-align: top; padding: .4rem .7rem .4rem 0; border-bottom: 1px solid var(--line); }
th { font-weight: 600; color: var(--soft); font-size: .86rem; }
aside { background: var(--note); border-left: 4px solid var(--link); border-radius: 0 6px 6px 0; padding: .8rem 1rem; margin: 0 0 1.2rem; }
aside > :last-child { margin-bottom: 0; }
figure.picture { margin: 1.2rem 0 1.6rem; }
figure.picture img { max-width: 100%; height: auto; display: block; border: 1px solid var(--line); border-radius: 6px; }
figure.picture figcaption, .seen { color: var(--soft); font-size: .88rem; margin-top: .4rem; }
footer.steps { display: flex; justify-content: space-between; gap: 1rem; margin-top: 3.5rem; padding-top: 1rem; border-top: 1px solid var(--line); }
ol.chapters { padding-left: 1.4rem; }
ol.chapters li { margin: .4rem 0; }
@media (max-width: 60rem) {
    body { display: block; }
    nav.contents { border-right: 0; border-bottom: 1px solid var(--line); }
    nav.contents > div { position: static; max-height: none; padding: 1rem; }
    nav ol ol { display: none; }
    nav ol { columns: 2 13rem; }
}
@media print {
    body { display: block; }
    nav.contents, footer.steps, .here, .skip { display: none; }
}
)css";

constexpr std::ptrdiff_t kMostSections = 30;

bool isSection(const TextBlock &block) {
    return block.kind == TextBlock::Kind::Heading && block.level == 2;
}

std::string navigation(const Manual &manual, const Chapter *current, std::string_view version) {
    std::string html =
        "<nav class=\"contents\" aria-label=\"Contents\"><div>\n<p class=\"title\">"
        "<a href=\"index.html\">Gatepost manual</a><span class=\"version\">Version " +
        escapeMarkup(version) + "</span></p>\n<ol>\n";
    for (const Chapter &chapter : manual.chapters) {
        const bool here = &chapter == current;
        html += "<li><a href=\"" + chapter.name + ".html\"" +
                (here ? " aria-current=\"page\"" : "") + ">" + escapeMarkup(chapter.title) + "</a>";
        if (here) {
            std::string sections;
            for (const TextBlock &block : chapter.blocks)
                if (isSection(block))
                    sections += "<li><a href=\"#" + escapeMarkup(block.id) + "\">" +
                                escapeMarkup(plainText(block.spans)) + "</a></li>\n";
            // The diagnostics have far too many; their page begins with a table of them.
            if (!sections.empty() &&
                std::ranges::count_if(chapter.blocks, isSection) <= kMostSections)
                html += "\n<ol>\n" + sections + "</ol>";
        }
        html += "</li>\n";
    }
    return html + "</ol>\n</div></nav>\n";
}

std::string page(const std::string &title, const std::string &navigation,
                 const std::string &inside) {
    return "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n<meta "
           "name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n<title>" +
           escapeMarkup(title) +
           "</title>\n<link rel=\"stylesheet\" href=\"manual.css\"/>\n</head>\n<body>\n<a "
           "class=\"skip\" href=\"#text\">To the text</a>\n" +
           navigation + "<main id=\"text\">\n" + inside + "</main>\n</body>\n</html>\n";
}

std::string picture(const WebPicture &known, std::string_view address, std::string_view seen) {
    const std::string size = " width=\"" + std::to_string(known.width) + "\" height=\"" +
                             std::to_string(known.height) + "\"";
    const std::string image = "<img src=\"" + escapeMarkup(address) + "\"" + size + " alt=\"" +
                              escapeMarkup(seen) + "\" loading=\"lazy\"/>";
    const std::string both = known.dark.empty()
                                 ? image
                                 : "<picture><source srcset=\"" + escapeMarkup(known.dark) +
                                       "\" media=\"(prefers-color-scheme: dark)\"/>" + image +
                                       "</picture>";
    return "<figure class=\"picture\">" + both + "<figcaption>" + escapeMarkup(seen) +
           "</figcaption></figure>\n";
}

std::string stepTo(const Chapter *chapter, std::string_view arrowBefore,
                   std::string_view arrowBehind) {
    if (!chapter)
        return "<span></span>";
    return "<a href=\"" + chapter->name + ".html\">" + std::string(arrowBefore) +
           escapeMarkup(chapter->title) + std::string(arrowBehind) + "</a>";
}

} // namespace

std::map<std::string, std::string> webPages(const Manual &manual,
                                            const std::map<std::string, WebPicture> &pictures,
                                            std::string_view version) {
    std::map<std::string, std::string> files{{"manual.css", std::string(kStyle)}};
    std::string list;
    for (std::size_t i = 0; i < manual.chapters.size(); ++i) {
        const Chapter &chapter = manual.chapters[i];
        HtmlOptions options;
        options.link = [&](std::string_view address) {
            const auto place = manual.placeOf(chapter, address);
            if (!place)
                return std::string(address);
            const std::string mark = place->id.empty() ? "" : "#" + place->id;
            return place->chapter == chapter.name && !mark.empty()
                       ? mark
                       : place->chapter + ".html" + mark;
        };
        options.picture = [&](std::string_view address, std::string_view seen) {
            const auto known = pictures.find(std::string(address));
            return known == pictures.end() ? std::string() : picture(known->second, address, seen);
        };
        const std::string steps =
            "<footer class=\"steps\">" +
            stepTo(i > 0 ? &manual.chapters[i - 1] : nullptr, "← ", "") +
            stepTo(i + 1 < manual.chapters.size() ? &manual.chapters[i + 1] : nullptr, "", " →") +
            "</footer>\n";
        files[chapter.name + ".html"] =
            page(chapter.title + " — Gatepost manual", navigation(manual, &chapter, version),
                 toHtml(chapter.blocks, options) + steps);
        list += "<li><a href=\"" + chapter.name + ".html\">" + escapeMarkup(chapter.title) +
                "</a></li>\n";
    }
    files["index.html"] =
        page("Gatepost manual", navigation(manual, nullptr, version),
             "<h1>Gatepost manual</h1>\n<p>Gatepost edits and simulates the files with which a web "
             "site tells crawlers and AI agents what they may do: robots.txt, robots-ai.txt, "
             "robots2.txt and agent policies.</p>\n<ol class=\"chapters\">\n" +
                 list + "</ol>\n");
    return files;
}

} // namespace gatepost::manualapp
