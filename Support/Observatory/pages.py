"""The observatory's pages: one for all steps, one for each step that changed a text, JSON, and an Atom feed.

The pages need neither scripts nor a server. They use the styles of the page for trying formats.
"""

import datetime
import html
import json
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
STYLES = ROOT / "Sources/Generator/DataPage/Assets/styles"
SHARED = ["1-colours.css", "2-frame.css", "3-controls.css", "4-grid.css", "5-texts.css", "6-pages.css"]
OWN = """
main { max-width: 72rem; margin: 0 auto; padding: 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; padding: .4rem .6rem; border-block-end: 1px solid var(--line); vertical-align: top; }
td.count { text-align: end; font-variant-numeric: tabular-nums; }
bdi { white-space: pre-wrap; }
"""
ADDRESS = "urn:swift-currency-format:observatory"


def shown(text):
    """A text with visible spaces and invisible characters."""
    marked = "".join(
        f'<span title="U+{ord(character):04X}">{mark}</span>' if (mark := MARKS.get(character)) else html.escape(character)
        for character in text)
    return f"<bdi>{marked}</bdi>"


MARKS = {"\u00a0": "⍽", "\u202f": "⌴", "\u200e": "‹LRM›", "\u200f": "‹RLM›", "\u061c": "‹ALM›"}


def people(count):
    if count >= 1_000_000:
        return f"{count / 1_000_000:,.1f} million"
    return f"{count:,}" if count else "abroad"


def some(names):
    return html.escape(", ".join(names[:6])) + (f" and {len(names) - 6} more" if len(names) > 6 else "")


def title(step):
    return f"{step['chain']}: {name(step['from'])} to {name(step['to'])}"


def name(build):
    rest = ", ".join(f"{key.upper()} {build[key]}" for key in ("icu", "cldr") if build.get(key) and build[key] != build["version"])
    return build["version"] + (f" ({rest})" if rest else "")


def file_of(step):
    return re.sub("[^a-z0-9.]+", "-", f"{step['chain']}-{step['from']['version']}-{step['to']['version']}".lower()) + ".html"


def page(heading, body):
    style = "".join((STYLES / file).read_text() for file in SHARED) + OWN
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="color-scheme" content="light dark">\n'
        f'<title>{html.escape(heading)}</title>\n<link rel="alternate" type="application/atom+xml" href="feed.xml">\n'
        f'<link rel="icon" href="data:,">\n<style>\n{style}</style>\n</head>\n<body>\n<header class="bar"><a class="brand" href="index.html">'
        '<span class="sign" aria-hidden="true">¤</span><span class="title">What engines changed in money texts</span></a></header>\n'
        f'<main id="main">\n<h1>{html.escape(heading)}</h1>\n{body}\n</main>\n</body>\n</html>\n')


def of_step(step):
    rows = []
    for change in step["changes"]:
        example = change["example"]
        rows.append(
            f"<tr><td class=count>{people(change['people'])}</td><td>{some(change['locales'])}</td><td>{some(change['currencies'])}</td>"
            f"<td>{shown(example['before'])}</td><td>{shown(example['after'])}</td>"
            f"<td>{html.escape(change['field'])}</td><td>{html.escape(change['cause'])}</td></tr>")
    return page(title(step), (
        f"<p>{step['texts']:,} of the texts differ; {people(step['people'])} people write their own money otherwise. "
        "⍽ is a no-break space, ⌴ a narrow one.</p>\n<table>\n<thead><tr><th>People</th><th>Locales</th><th>Currencies</th>"
        "<th>Before</th><th>After</th><th>What</th><th>Cause</th></tr></thead>\n<tbody>\n" + "\n".join(rows) + "\n</tbody>\n</table>"))


def index(found):
    rows = []
    for step in found["steps"]:
        link = f'<a href="{file_of(step)}">{html.escape(title(step))}</a>' if step["changes"] else html.escape(title(step))
        worst = step["changes"][0] if step["changes"] else None
        example = f"{html.escape(worst['example']['locale'])}: {shown(worst['example']['before'])} → {shown(worst['example']['after'])}" if worst else ""
        rows.append(f"<tr><td>{link}</td><td class=count>{step['texts']:,}</td>"
                    f"<td class=count>{people(step['people']) if step['texts'] else ''}</td><td>{example}</td></tr>")
    return page("What engines changed in money texts", (
        f"<p>The same {found['texts']:,} texts from every build: each language of each territory with its own money, and with "
        "dollars and euros. A step that changed nothing says so.</p>\n<table>\n<thead><tr><th>Step</th><th>Texts</th>"
        "<th>People</th><th>Seen by most</th></tr></thead>\n<tbody>\n" + "\n".join(rows) + "\n</tbody>\n</table>"))


def feed(found):
    # The builds have no dates, so the feed has the time when it was written.
    now = datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
    entries = []
    for step in reversed(found["steps"]):
        if step["changes"]:
            entries.append(
                f"<entry><id>{ADDRESS}:{file_of(step)}</id><title>{html.escape(title(step))}</title><updated>{now}</updated>"
                f'<link href="{file_of(step)}"/><summary>{step["texts"]:,} texts differ, for {people(step["people"])} people.</summary></entry>')
    return (f'<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom"><id>{ADDRESS}</id>'
            f"<title>What engines changed in money texts</title><updated>{now}</updated>"
            "<author><name>swift-currency-format</name></author>\n" + "\n".join(entries) + "\n</feed>\n")


def write(found, folder):
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "index.html").write_text(index(found))
    for step in found["steps"]:
        if step["changes"]:
            (folder / file_of(step)).write_text(of_step(step))
    (folder / "steps.json").write_text(json.dumps(found, ensure_ascii=False))
    (folder / "feed.xml").write_text(feed(found))
    print(f"{folder}: {sum(1 for _ in folder.iterdir())} files, {sum(file.stat().st_size for file in folder.iterdir())} bytes")
