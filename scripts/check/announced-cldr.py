#!/usr/bin/env python3
"""Usage: announced-cldr.py FOLDER NEW

Converts CLDR 41's XML to the form that is announced for versions 49 and 50:

- version 49 in the DTD;
- the attribute numberSystem on a currency with its own pattern and separators (cldr-staging pull request 225), once for the
  locale's default system and once for another;
- supplementalData.xml and supplementalMetadata.xml split by content;
- the new locales brh and hrx; the language of the second has no English name;
- the plural category many for Galician, with a pattern for it;
- variant signs for AED, MVR and OMR.
"""
import pathlib
import re
import shutil
import sys

source, target = map(pathlib.Path, sys.argv[1:])
shutil.copytree(source, target)


def edit(file, *changes):
    path = target / "common" / file
    text = path.read_text(encoding="utf-8")
    for pattern, replacement in changes:
        text, count = re.subn(pattern, replacement, text, count=1, flags=re.DOTALL)
        if count == 0:
            sys.exit(f"{file}: {pattern} is not there")
    path.write_text(text, encoding="utf-8")


def supplemental(name, *elements):
    head = '<?xml version="1.0" encoding="UTF-8" ?>\n<!DOCTYPE supplementalData SYSTEM "../../common/dtd/ldmlSupplemental.dtd">\n'
    text = head + "<supplementalData>\n<version number=\"$Revision$\"/>\n" + "\n".join(elements) + "\n</supplementalData>\n"
    (target / "common/supplemental" / f"{name}.xml").write_text(text, encoding="utf-8")


def taken(file, pattern):
    """Removes the element that matches a pattern from its file, and returns it."""
    path = target / "common/supplemental" / file
    text = path.read_text(encoding="utf-8")
    found = re.search(pattern, text, flags=re.DOTALL)
    if not found:
        sys.exit(f"{file}: {pattern} is not there")
    path.write_text(text[: found.start()] + text[found.end() :], encoding="utf-8")
    return found.group(0)


edit("dtd/ldml.dtd", (r'cldrVersion CDATA #FIXED "41"', 'cldrVersion CDATA #FIXED "49"'))

parts = r"<pattern>[^<]*</pattern>"
separators = r"<decimal>[^<]*</decimal>\s*<group>[^<]*</group>"
for locale in ("ca", "gl"):
    edit(
        f"main/{locale}.xml",
        (
            rf'(<currency type="ESP">)\s*({parts})(.*?)({separators})\s*</currency>',
            r'\1\3</currency><currency type="ESP" numberSystem="latn">\2\4</currency>'
            r'<currency type="ESP" numberSystem="arab"><decimal>٫</decimal></currency>',
        ),
    )

supplemental("currencyData", taken("supplementalData.xml", r"<currencyData>.*</currencyData>"))
supplemental("parentLocales", taken("supplementalData.xml", r"<parentLocales>.*?</parentLocales>"))
aliases = taken("supplementalMetadata.xml", r"<alias>.*</alias>")
supplemental("aliases", "<metadata>", aliases, "</metadata>")
contents = taken("supplementalMetadata.xml", r"<defaultContent [^>]*>")
supplemental("defaultContent", "<metadata>", contents, "</metadata>")

for locale in ("brh", "hrx"):
    (target / f"common/main/{locale}.xml").write_text(
        '<?xml version="1.0" encoding="UTF-8" ?>\n<!DOCTYPE ldml SYSTEM "../../common/dtd/ldml.dtd">\n'
        f'<ldml><identity><version number="$Revision$"/><language type="{locale}"/></identity>'
        '<numbers><symbols numberSystem="latn"><decimal>.</decimal></symbols></numbers></ldml>\n',
        encoding="utf-8",
    )

edit(
    "supplemental/plurals.xml",
    (r'( fy) gl( ia[^"]*">)', r"\1\2"),
    (
        r'(<plurals type="cardinal">)',
        r'\1<pluralRules locales="gl"><pluralRule count="one">i = 1 and v = 0</pluralRule>'
        r'<pluralRule count="many">e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5</pluralRule>'
        r'<pluralRule count="other"></pluralRule></pluralRules>',
    ),
)
edit("main/gl.xml", (r'(<unitPattern count="one">\{0\} \{1\}</unitPattern>)', r'\1<unitPattern count="many">{0} de {1}</unitPattern>'))

for code in ("AED", "MVR", "OMR"):
    edit("main/root.xml", (r"(<currencies>)", rf'\1<currency type="{code}"><symbol alt="variant">{code.lower()}</symbol></currency>'))
