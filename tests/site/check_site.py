"""Holds a site of static pages: each page is reached from the menu, each link leads somewhere, and nothing is asked of
another machine. Usage: check_site.py FOLDER_OF_SITE FOLDER_OF_DOCS. Exit status 1 when something is wrong."""

import html.parser
import pathlib
import sys
import urllib.parse


class Page(html.parser.HTMLParser):
    """What a page can be led to (`names`), where it leads (`links`), and what it loads (`loaded`)."""

    def __init__(self, text):
        super().__init__()
        self.names, self.links, self.loaded = set(), set(), set()
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        of = dict(attributes)
        self.names.update(of[key] for key in ("id", "name") if of.get(key))
        if tag == "a" and of.get("href"):
            self.links.add(of["href"])
        loads = tag == "link" and of.get("rel") not in ("canonical", "next", "prev")
        for key, counts in (("href", loads), ("src", True)):
            if counts and of.get(key):
                self.loaded.add(of[key])


def faults_of(site, docs):
    pages = {path: Page(path.read_text()) for path in sorted(site.rglob("*.html"))}
    menu = pages[site / "index.html"].links
    for path in sorted(docs.rglob("*.md")):
        name = path.relative_to(docs).with_suffix(".html").as_posix()
        if name != "index.html" and name not in menu:
            yield f"{name}: in no menu; add its source to tools/site/mkdocs.yml"
    for path, page in pages.items():
        if path.name == "404.html":
            continue  # its links are absolute: it is served in the place of any page
        for link in sorted(page.links | page.loaded):
            parts = urllib.parse.urlsplit(link)
            if parts.scheme or parts.netloc:
                if link in page.loaded and parts.scheme != "data":
                    yield f"{path.relative_to(site)}: loads {link} from elsewhere"
                continue
            to = (path.parent / urllib.parse.unquote(parts.path)).resolve() if parts.path else path
            if to.is_dir():
                to = to / "index.html"
            if not to.exists():
                yield f"{path.relative_to(site)}: {link} leads nowhere"
            elif parts.fragment and to in pages and not pages[to].names & {
                    parts.fragment, urllib.parse.unquote(parts.fragment)}:
                yield f"{path.relative_to(site)}: {link} names no place of {to.name}"


def main():
    faults = list(faults_of(pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()))
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
