"""Files of the source tree are not part of the site: a link to one becomes the file's path, in the form of code."""

import posixpath
import re

LINK = re.compile(r"\[([^\]]*)\]\((?!\w+:|#)([^)#\s]+)(?:#[^)\s]*)?\)")


def on_page_markdown(markdown, page, config, files):
    folder = posixpath.dirname(page.file.src_path)

    def replaced(link):
        path = posixpath.normpath(posixpath.join(folder, link.group(2)))
        if not path.startswith("../"):
            return link.group(0)
        shown = path[len("../"):]
        text = link.group(1).strip("`")
        return f"`{shown}`" if text in shown else f"{text} (`{shown}`)"

    return LINK.sub(replaced, markdown)
