// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <stddef.h>
#include <stdint.h>

/* Gatepost's core for C, and for languages that can call C: what gatepost.h offers to crawlers. Maps, differences, findings,
 * tests and exports are there alone.
 *
 *     gatepost_files files = {sizeof files};
 *     files.robots.bytes = (gatepost_text){body, length};
 *     gatepost_site *site = gatepost_site_new(&files, NULL);
 *     gatepost_agent *agent = gatepost_agent_new(site, GATEPOST_LITERAL("GPTBot"), NULL, NULL);
 *     if (gatepost_fetch_one(agent, url, now).decision == GATEPOST_ALLOW) …
 *
 * Text is UTF-8 with a length; a policy file is any bytes. Nothing throws and nothing exits. Where memory runs out a function
 * returns what it returns for an error. Sites and agents never change, and any number of threads may use them; each is freed
 * once. An agent keeps its site alive. Instants are seconds since 1970 UTC. Numbers of enums are stable, later versions may add
 * some. Rule numbers such as S82 are those of docs/rules.md. */

#ifdef __cplusplus
extern "C" {
#endif

typedef struct gatepost_site gatepost_site;
typedef struct gatepost_agent gatepost_agent;

/* Borrowed: valid as long as its owner. `data` may be NULL where `size` is 0. */
typedef struct {
    const char *data;
    size_t size;
} gatepost_text;
/* A text in quotation marks. */
#define GATEPOST_LITERAL(literal) (gatepost_text){(literal), sizeof(literal) - 1}

/* Owned by the caller: freed by gatepost_free_text(). A 0 byte follows the text. `data` is NULL if there is none. */
typedef struct {
    char *data;
    size_t size;
} gatepost_owned;

enum { GATEPOST_ALLOW, GATEPOST_DENY, GATEPOST_LATER, GATEPOST_ASK, GATEPOST_NOT_ASKED = 255 };
enum {
    GATEPOST_NO_FILE,
    GATEPOST_NO_GROUP,
    GATEPOST_NO_RULE,
    GATEPOST_RULE,
    GATEPOST_POLICY_FILE,
    GATEPOST_VISIT_TIME,
    GATEPOST_CRAWL_DIRECTIVE,
    GATEPOST_IGNORES,
    GATEPOST_UNREACHABLE,
    GATEPOST_UNREACHABLE_LONG
};
enum { GATEPOST_AUTHOR, GATEPOST_RFC9309, GATEPOST_GOOGLE, GATEPOST_KOSTER1994, GATEPOST_KNOWN };
enum { GATEPOST_REQUEST_RATE, GATEPOST_CRAWL_DELAY, GATEPOST_RATE, GATEPOST_POLITE };

/* How the request for a file ended (S130). */
enum {
    GATEPOST_NOT_STATED = 0, /* 200 if the file has bytes, else 404 */
    GATEPOST_NO_DNS = -1,
    GATEPOST_NO_CONNECTION = -2,
    GATEPOST_NO_TLS = -3,
    GATEPOST_TIMEOUT = -4,
    GATEPOST_TRUNCATED = -5,
    GATEPOST_REDIRECTS = -6
};
typedef struct {
    gatepost_text bytes;   /* data NULL: there is no such file */
    int64_t since_seconds; /* how long it has been so */
    int32_t status;        /* 100 to 599, or one of the numbers above */
    uint8_t copy;          /* a good copy was seen before: 0 as `bytes` say, 1 yes, 2 no */
    uint8_t is_html;       /* 1: the media type is not that of a text */
} gatepost_file;

/* Returns 1 and puts the bytes of `url` into `bytes`, or returns 0. They must be valid until the next call, or until
 * gatepost_site_new() returns. */
typedef int (*gatepost_chain)(void *context, gatepost_text url, gatepost_text *bytes);

/* Zero but for `size`, which is sizeof(gatepost_files): later versions add members at the end. */
typedef struct {
    size_t size;
    gatepost_file robots;    /* /robots.txt */
    gatepost_file robots_ai; /* /robots-ai.txt */
    gatepost_file robots2;   /* /robots2.txt */
    gatepost_text asks;      /* asks.json (S70); data NULL: none */
    gatepost_text host;      /* empty: that of the first absolute Sitemap (S25) */
    gatepost_text registry; /* a whole list of agents, tab-separated; data NULL: the built-in one */
    gatepost_chain chain;   /* NULL: no chain is followed (S59) */
    void *context;          /* passed to `chain` */
} gatepost_files;

/* How an agent is to be taken. Zero but for `size`: the reading of the author. */
typedef struct {
    size_t size;
    gatepost_text category; /* of robots2.txt (S11); empty: as the agent or the registry says */
    uint8_t reading;        /* GATEPOST_AUTHOR … */
    uint8_t competitor;     /* 1: S57 */
} gatepost_as;

typedef struct {
    uint8_t decision; /* GATEPOST_ALLOW … */
    uint8_t reason;   /* GATEPOST_NO_FILE … */
    uint8_t file;     /* of the line that decided */
    uint8_t reserved;
    uint32_t line; /* 1-based; 0: no line decided */
} gatepost_fetch;

typedef struct {
    double seconds_per_request; /* 0 for GATEPOST_POLITE */
    int64_t next_opening;       /* the given instant if open */
    uint8_t has_pace;           /* 0: none is stated, and seconds_per_request and pace_kind are 0 */
    uint8_t pace_kind;          /* GATEPOST_REQUEST_RATE … */
    uint8_t is_open;            /* by Visit-time */
    uint8_t opens;              /* 0: it never opens, and next_opening is 0 */
} gatepost_times;

/* In each function that has it, `error` may be NULL; else it receives an English sentence to be freed, or NULL data. */

/* NULL if `size`, `asks` or `registry` cannot be read. Parsing a policy file never fails. */
gatepost_site *gatepost_site_new(const gatepost_files *files, gatepost_owned *error);
/* A folder as `gatepost-cli --site` reads it. */
gatepost_site *gatepost_site_in_folder(gatepost_text folder, gatepost_owned *error);
void gatepost_site_free(gatepost_site *site); /* NULL is let be */

/* `who`: a product token or a whole User-Agent header. `as` may be NULL. Costs some microseconds: keep the result. */
gatepost_agent *gatepost_agent_new(const gatepost_site *site, gatepost_text who,
                                   const gatepost_as *as, gatepost_owned *error);
void gatepost_agent_free(gatepost_agent *agent); /* NULL is let be */

/* Whether a URL may be fetched, absolute or a path. GATEPOST_NOT_ASKED if `agent` is NULL. */
gatepost_fetch gatepost_fetch_one(const gatepost_agent *agent, gatepost_text url, int64_t at);
/* The same for `count` URLs. */
void gatepost_fetch_many(const gatepost_agent *agent, const gatepost_text *urls, size_t count,
                         int64_t at, gatepost_fetch *into);
/* All 0 if `agent` is NULL. */
gatepost_times gatepost_times_at(const gatepost_agent *agent, int64_t at);
/* All that the site says, as `gatepost-cli simulate --json` writes it. NULL data if `agent` is NULL. */
gatepost_owned gatepost_answer_json(const gatepost_agent *agent, gatepost_text url, int64_t at);

/* The name as in robots.txt, or the URL of a chained file; empty if the site has no such file. Valid as long as the site. */
gatepost_text gatepost_file_name(const gatepost_site *site, uint8_t file);
/* A line without its comment; empty if the site has no such line. Valid as long as the site. */
gatepost_text gatepost_line_text(const gatepost_site *site, uint8_t file, uint32_t line);
/* Addresses of sitemaps as written, each once, with a line feed behind each. */
gatepost_owned gatepost_sitemaps(const gatepost_site *site);

/* The words of the command line: "deny", "no-group". Empty for other numbers. Valid for ever. */
gatepost_text gatepost_decision_name(uint8_t decision);
gatepost_text gatepost_reason_name(uint8_t reason);

/* One question about one robots.txt, as Google reads it: GATEPOST_ALLOW or GATEPOST_DENY, with the line. `token` is compared
 * as it is. An empty one names nobody, where google/robotstxt may deny: see quickAnswer() in gatepost.h. */
gatepost_fetch gatepost_quick_answer(gatepost_text robots, gatepost_text token, gatepost_text url);
/* robots.txt with one more rule for an agent: "Disallow" if `allow` is 0. NULL data if it is refused. */
gatepost_owned gatepost_with_rule(gatepost_text robots, gatepost_text agent, int allow,
                                  gatepost_text path, gatepost_owned *error);

void gatepost_free_text(gatepost_owned text); /* NULL data is let be */

/* Of this interface: 0x000200 is 0.2. */
uint32_t gatepost_version(void);

#ifdef __cplusplus
}
#endif
