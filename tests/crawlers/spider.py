# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A spider as Scrapy's tutorial writes one: it follows every link of every page. What it obeys, Scrapy decides.

    scrapy runspider spider.py -a url=http://127.0.0.1:8484 -s ROBOTSTXT_OBEY=True
"""

import scrapy


class Follower(scrapy.Spider):
    name = "follower"
    custom_settings = {
        "CONCURRENT_REQUESTS": 1,  # in one order, so that the number of faults is always the same
        "RANDOMIZE_DOWNLOAD_DELAY": False,
        "TELNETCONSOLE_ENABLED": False,
        "LOG_LEVEL": "ERROR",
    }

    def __init__(self, url: str, **more: object) -> None:
        super().__init__(**more)
        self.start_urls = [url]

    def parse(self, response):
        if isinstance(response, scrapy.http.HtmlResponse):
            yield from response.follow_all(css="a")
