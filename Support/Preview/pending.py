"""The decisions on names that the next CLDR will need: those recorded as pending, and the cases of its new locales.

    python pending.py DECISIONS

It adds the pending names to a copy of Data/Decisions, with which the preview is emitted. Nothing of them is in the bundled
enums: once these have the next CLDR, `names` go into `Naming/locales.json`, and the listing of released cases has the `cases`.
"""

import json
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
FILE = ROOT / "Data/Decisions/Naming/pending.json"


def read():
    return json.loads(FILE.read_text())


def written(pending, cases):
    """The file's text with other cases: by raw value, as the naming rule proposes them."""
    return json.dumps({**pending, "cases": dict(sorted(cases.items()))}, ensure_ascii=False, indent=2) + "\n"


def add(decisions):
    file = pathlib.Path(decisions) / "Naming/locales.json"
    naming = json.loads(file.read_text())
    naming["names"].update(read()["names"])
    file.write_text(json.dumps(naming, ensure_ascii=False, indent=2) + "\n")


if __name__ == "__main__":
    add(sys.argv[1])
