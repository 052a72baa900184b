// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The C interface from C: answers, words, errors, things that are missing. Each line is compared with expected-c.txt. */

#include <gatepost/gatepost_c.h>

#include <stdio.h>
#include <string.h>

#define SHOWN(text) (int)(text).size, (text).data ? (text).data : ""

static gatepost_text text(const char *words) {
    return (gatepost_text){words, strlen(words)};
}

static int chained(void *context, gatepost_text url, gatepost_text *bytes) {
    ++*(int *)context;
    printf("asked for %.*s\n", SHOWN(url));
    *bytes = text("User-agent: *\nDisallow: /far\n");
    return 1;
}

static void show(const gatepost_site *site, gatepost_fetch fetch) {
    const gatepost_text decision = gatepost_decision_name(fetch.decision);
    const gatepost_text reason = gatepost_reason_name(fetch.reason);
    const gatepost_text file = gatepost_file_name(site, fetch.file);
    const gatepost_text line = gatepost_line_text(site, fetch.file, fetch.line);
    printf("%.*s, %.*s", SHOWN(decision), SHOWN(reason));
    if (fetch.line != 0)
        printf(": %.*s line %u, %.*s", SHOWN(file), (unsigned)fetch.line, SHOWN(line));
    printf("\n");
}

/* Prints what is wrong, and says whether there was an error at all. */
static int refused(const char *what, const void *made, gatepost_owned error) {
    printf("%s: %.*s\n", what, SHOWN(error));
    const int is_error = made == NULL && error.data != NULL;
    gatepost_free_text(error);
    return is_error;
}

int main(void) {
    gatepost_owned error;
    int calls = 0;
    gatepost_files files = {sizeof files};
    files.robots.bytes = GATEPOST_LITERAL("Sitemap: https://example.com/a.xml\nUser-agent: *\n"
                                       "Disallow: /\377\n\nUser-agent: GPTBot\nDisallow: /blog\n"
                                       "Crawl-delay: 5\nVisit-time: 0600-0845\n");
    files.robots2.bytes = GATEPOST_LITERAL("chain: https://b.example/robots2.txt\n");
    files.chain = chained;
    files.context = &calls;
    gatepost_site *site = gatepost_site_new(&files, &error);
    if (site == NULL)
        return !refused("site", site, error);
    gatepost_agent *agent = gatepost_agent_new(site, text("GPTBot/1.2"), NULL, &error);
    if (agent == NULL)
        return !refused("agent", agent, error);

    const gatepost_text urls[] = {text("https://example.com/blog/a"), text("/open"), text("/far"),
                                  {NULL, 0}};
    gatepost_fetch fetches[4];
    gatepost_fetch_many(agent, urls, 4, 7 * 3600, fetches);
    for (int i = 0; i < 4; ++i)
        show(site, fetches[i]);
    show(site, gatepost_fetch_one(agent, text("/open"), 0));
    const gatepost_times times = gatepost_times_at(agent, 0);
    printf("%d %g, open %d, opens %d at %lld\n", times.has_pace, times.seconds_per_request,
           times.is_open, times.opens, (long long)times.next_opening);
    gatepost_site_free(site); /* the agent keeps it */
    show(NULL, gatepost_fetch_one(agent, text("/blog"), 7 * 3600));
    const gatepost_owned json = gatepost_answer_json(agent, text("/blog"), 7 * 3600);
    printf("%.30s, %d\n", json.data, strlen(json.data) == json.size);
    gatepost_free_text(json);
    gatepost_agent_free(agent);
    printf("chain asked %d time(s)\n", calls);

    /* S131: a server that fails closes the site, one that says 404 opens it. */
    gatepost_files failing = {sizeof failing};
    for (int i = 0; i < 3; ++i) {
        failing.robots.status = (int32_t[]){503, 404, GATEPOST_TIMEOUT}[i];
        gatepost_site *down = gatepost_site_new(&failing, NULL);
        gatepost_agent *bot = gatepost_agent_new(down, text("GPTBot"), NULL, NULL);
        show(down, gatepost_fetch_one(bot, text("/"), 0));
        gatepost_agent_free(bot);
        gatepost_site_free(down);
    }

    /* What is missing or wrong is said, and nothing ends the program. */
    int good = 1;
    files.size = 3;
    good &= refused("size", gatepost_site_new(&files, &error), error);
    failing.asks = text("[");
    good &= refused("asks", gatepost_site_new(&failing, &error), error);
    good &= refused("site", gatepost_agent_new(NULL, text("GPTBot"), NULL, &error), error);
    good &= refused("folder", gatepost_site_in_folder(text("/no/such/folder"), &error), error);
    good &= refused("rule",
                    gatepost_with_rule(text(""), text(""), 0, text("/a"), &error).data, error);
    show(NULL, gatepost_fetch_one(NULL, text("/"), 0));
    good &= gatepost_answer_json(NULL, text("/"), 0).data == NULL;
    good &= gatepost_fetch_one(NULL, text("/"), 0).decision == GATEPOST_NOT_ASKED;
    good &= gatepost_line_text(NULL, 0, 1).size == 0;
    gatepost_site_free(NULL);
    gatepost_agent_free(NULL);

    const gatepost_owned made =
        gatepost_with_rule(text("User-agent: *\nDisallow: /a\n"), text("*"), 1, text("/b"), NULL);
    printf("%s", made.data);
    gatepost_free_text(made);
    printf("0x%06x\n", (unsigned)gatepost_version());
    return good ? 0 : 1;
}
