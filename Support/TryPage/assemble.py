#!/usr/bin/env python3
"""Assembles the page for trying formats: one HTML file with styles, scripts, the WebAssembly module, and the names of all
locales and currencies, from the generated enums.

Usage: Support/TryPage/assemble.py SKELETON ENUMS-FOLDER MODULE OUTPUT STYLE-OR-SCRIPT...
"""

import base64
import gzip
import json
import pathlib
import re
import sys

LOCALE = re.compile(r"^    /// (.+), `(\S+)`\.\n    case (\S+)$", re.MULTILINE)
CURRENCY = re.compile(r"^    /// (.+?), ([A-Z]{3}), (.+)\.\n    case (\S+)$", re.MULTILINE)


def catalog(folder):
    """[[identifier, English name, case]] and [[code, name, case, is in use]], and the origin of the data."""
    sources = {name: (folder / f"{name}.swift").read_text(encoding="utf-8") for name in ["CurrencyLocale", "Currency"]}
    locales = [[identifier, name, case] for name, identifier, case in LOCALE.findall(sources["CurrencyLocale"])]
    currencies = [[code, name, case, facts.startswith("number") and "withdrawn" not in facts]
                  for name, code, facts, case in CURRENCY.findall(sources["Currency"])]
    # Leaves out the cases that follow the user, and the one for no currency.
    for name, found, others in [("CurrencyLocale", locales, 2), ("Currency", currencies, 1)]:
        count = int(re.search(r"caseCount: Int \{ (\d+) \}", sources[name]).group(1))
        if len(found) != count - others:
            sys.exit(f"{name}.swift has {count} cases, of which {len(found)} were read")
    data = re.search(r"^// Data: (.+)$", sources["CurrencyLocale"], re.MULTILINE).group(1)
    return {"data": data, "locales": locales, "currencies": currencies}


def main():
    skeleton, enums, module, output, *parts = map(pathlib.Path, sys.argv[1:])
    texts = {suffix: "".join(part.read_text(encoding="utf-8") for part in parts if part.suffix in suffix.split())
             for suffix in [".css", ".js .mjs"]}
    if "</script" in texts[".js .mjs"]:
        sys.exit("a script has an end tag in it")
    values = {
        "style": texts[".css"], "script": texts[".js .mjs"],
        "catalog": json.dumps(catalog(enums), ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c"),
        "module": base64.b64encode(gzip.compress(module.read_bytes(), mtime=0)).decode("ascii"),
    }
    page = re.sub(r"\{\{(\w+)\}\}", lambda match: values[match.group(1)], skeleton.read_text(encoding="utf-8"))
    output.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
