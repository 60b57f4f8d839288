"""Makes the snapshots for the page's tests, and lists what the page must find.

Usage: snapshots.py SNAPSHOT FOLDER

    FOLDER/older       SNAPSHOT with older values
    FOLDER/small       three locales of SNAPSHOT
    FOLDER/hostile     the same three with markup as values
    FOLDER/expected.json
"""

import json
import pathlib
import shutil
import sys

HOSTILE = "</script><img src=x onerror=\"hacked=1\"><script>hacked=2</script><!--"


def change(file, path, value):
    content = json.loads(file.read_text(encoding="utf-8"))
    at = content
    for part in path[:-1]:
        at = at[part]
    if path[-1] not in at:
        sys.exit(f"{file}: there is no {'/'.join(map(str, path))}")
    at[path[-1]] = value
    file.write_text(json.dumps(content, ensure_ascii=False), encoding="utf-8")


def write_contents(folder):
    """The list of files, as in every snapshot."""
    contents = {part: sorted(file.stem for file in (folder / part).glob("*.json")) for part in ["locales", "names", "rules"]}
    if (folder / "supplemental/languageMatching.json").exists():
        contents["languageMatching"] = True
    (folder / "contents.json").write_text(json.dumps(contents), encoding="utf-8")


def older(source, folder):
    shutil.copytree(source, folder)
    # Visible in every locale.
    change(folder / "supplemental/fractions.json", ["HUF", "digits"], 2)
    # Inherited by German in Belgium, Italy and Luxembourg. Austria, Switzerland and Liechtenstein have own values.
    change(folder / "locales/de.json", ["systems", "latn", "symbols", "group"], "\u2019")
    change(folder / "locales/pl.json", ["currencies", "PLN", "symbol"], "PLN")
    (folder / "locales/gsw-LI.json").unlink()
    write_contents(folder)
    locales = len(list((folder / "locales").glob("*.json")))
    return {
        "new_locale": "gsw-LI",
        # The numbers of locales that show a change of a currency's fraction digits, of grouping separators and of a
        # symbol, and the number of currencies with their own grouping separator in these locales: LUF in de-LU.
        "decimals": locales, "group_marks": 4, "own_group_marks": 1, "symbols": 1,
        "changes": [
            ["de", "HUF", "1\u2019234\u2019567,89\u00a0HUF", "1.234.568\u00a0HUF"],
            ["fr", "HUF", "1\u202f234\u202f567,89\u00a0HUF", "1\u202f234\u202f568\u00a0HUF"],
            ["de-LU", "EUR", "1\u2019234\u2019567,89\u00a0\u20ac", "1.234.567,89\u00a0\u20ac"],
            ["pl", "PLN", "1\u00a0234\u00a0567,89\u00a0PLN", "1\u00a0234\u00a0567,89\u00a0z\u0142"],
        ],
    }


def small(source, folder):
    shutil.copytree(source, folder)
    for part in ["locales", "names", "rules"]:
        for file in (folder / part).glob("*.json"):
            if file.stem not in ["de", "en", "und"]:
                file.unlink()
    write_contents(folder)


def hostile(source, folder):
    shutil.copytree(source, folder)
    change(folder / "locales/de.json", ["currencies", "ATS", "symbol"], HOSTILE)
    content = json.loads((folder / "locales/de.json").read_text(encoding="utf-8"))
    content["currencies"]["EUR"] = {"symbol": HOSTILE}
    (folder / "locales/de.json").write_text(json.dumps(content), encoding="utf-8")
    change(folder / "names/de.json", ["EUR", "displayName"], HOSTILE)
    change(folder / "names/en.json", ["EUR", "displayName"], HOSTILE)
    change(folder / "supplemental/englishNames.json", ["languages", "de"], HOSTILE)
    change(folder / "supplemental/englishNames.json", ["territories", "DE"], HOSTILE)
    change(folder / "iso4217.json", ["current", 0, "name"], HOSTILE)


def main():
    source, folder = map(pathlib.Path, sys.argv[1:])
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    expected = older(source, folder / "older")
    small(source, folder / "small")
    hostile(folder / "small", folder / "hostile")
    expected["hostile_text"] = HOSTILE
    (folder / "expected.json").write_text(json.dumps(expected), encoding="utf-8")


if __name__ == "__main__":
    main()
