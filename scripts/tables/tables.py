"""Writes generated files that are not made from the snapshot. scripts/tables.sh calls it, with packages from PyPI.

Usage: tables.py ROOT NAME...

NAME is "unicode", "width", "letters", "minus", "reordered", "prices", "price-texts" or "ordinals", from ICU; "phones", from
libphonenumber; "measured", from wcwidth; or "coverage", from CLDR's levels in the folder that CURRENCY_FORMAT_SOURCES names.
Tests compare orders, widths and prices with "reordered", "measured" and "price-texts".
"""

import json
import os
import pathlib
import re
import sys

from generated import INVISIBLE, REPOSITORY, file
from prices import price_texts, prices


# MARK: Unicode's categories

SETS = [
    ("letters", "General_Category L", "[:L:]"),
    ("symbolsAndSeparators", "General_Category S or Z", "[[:S:][:Z:]]"),
    # Whole runs from zero to nine.
    ("decimalDigits", "General_Category Nd", "[:Nd:]"),
]
# A range has three bytes for its first scalar and two for its length, of seven bits each, lowest first.
LONGEST = 0x3FFF


def ranges(pattern):
    import icu

    found = icu.UnicodeSet(pattern)
    for index in range(found.getRangeCount()):
        first, last = (ord(end) for end in (found.getRangeStart(index), found.getRangeEnd(index)))
        while last - first >= LONGEST:
            yield first, LONGEST
            first += LONGEST
        yield first, last + 1 - first


def literal(data):
    """The bytes as lines of a string literal."""
    lines, line = [], ""
    for byte in data:
        text = chr(byte) if 0x21 <= byte <= 0x7E and byte not in b'"\\' else f"\\u{{{byte:x}}}"
        if 8 + len(line) + len(text) > 119:
            lines.append(line)
            line = ""
        line += text
    return "\\\n".join("        " + text for text in [*lines, line])


def range_sets(path, head, name, properties):
    """A file with ranges of scalars. Each set has a name, a description, and the pattern of a UnicodeSet."""
    import icu

    sets = []
    for each, what, pattern in properties:
        found = list(ranges(pattern))
        data = bytes(part for first, more in found for part in (
            first & 0x7F, first >> 7 & 0x7F, first >> 14, more & 0x7F, more >> 7))
        sets.append(f'''    /// {what}: {len(found)} ranges, {len(data)} bytes.
    static let {each}: StaticString = """
{literal(data)}
        """
''')
    text = "\n".join(sets)
    return file(path, f"Unicode {icu.UNICODE_VERSION}", f'''\
/// Ranges of scalars by {head}, sorted: three bytes for the first scalar, two for the length.
enum {name} {{
{text}}}
''')


def unicode():
    return range_sets(
        "Sources/Runtime/CurrencyCore/Generated/UnicodeRanges.swift", "general category", "UnicodeRanges", SETS)


# MARK: Widths in terminals

WIDTH_SETS = [
    # Arabic number signs precede digits and take room, and the Hangul filler represents a wide letter.
    ("zero", "Marks, format characters and controls, which take no room",
     "[[:M:][:Cf:][:Cc:][:Zl:][:Zp:][:Default_Ignorable_Code_Point:][:HST=V:][:HST=T:]"
     "-[:Prepended_Concatenation_Mark:]-[\\u00AD\\u115F]]"),
    ("wide", "East_Asian_Width W or F, and regional indicators", "[[:ea=W:][:ea=F:][:Regional_Indicator:]]"),
    ("spacingMarks", "General_Category Mc", "[:Mc:]"),
    ("viramas", "Indic_Syllabic_Category Virama", "[:InSC=Virama:]"),
    ("narrowEmoji", "Emoji that are wide with U+FE0F alone", "[[:Emoji:]-[:ea=W:]-[:Regional_Indicator:]]"),
    ("pictographs", "Extended_Pictographic", "[:ExtPict:]"),
]


def width():
    return range_sets(
        "Sources/Extras/CurrencyAlignment/Generated/DisplayWidthRanges.swift", "what decides their width in a terminal",
        "DisplayWidthRanges", WIDTH_SETS)


# Clusters that are narrower than the sum of their scalars.
CLUSTERS = """
🇨🇭 🇨🇭🇩🇪 🇨 👍🏽 🏽 👩‍👩‍👧‍👦 👩🏽‍💻 🧔🏻‍♂️ ❤️ ❤ ❤️‍🔥 1️⃣ #️⃣ ⚖️ ☠️ 🏴‍☠️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🪙 💶 ✌🏿 é ệ が 각 각 क् क्ष क्षि
""".split()


def currency_texts(path):
    """The symbols of currencies in a locale's file, or their names in its file of names."""
    data = json.loads(path.read_text(encoding="utf-8"))
    found = {"locales": lambda: data.get("currencies", {}), "names": lambda: data}.get(path.parent.name, dict)()
    return [text for currency in found.values() for text in currency.values() if isinstance(text, str)]


def measured():
    """The widths that wcwidth gives all scalars, some clusters, and the symbols and names of currencies."""
    import wcwidth

    lines = []
    start, last = 0, None
    for code in [*(each for each in range(0x110000) if not 0xD800 <= each < 0xE000), None]:
        found = None if code is None else wcwidth.wcwidth(chr(code))
        if found != last:
            # Most scalars take one column.
            if last is not None and last != 1:
                lines.append(f"{start:04X}\t{previous:04X}\t{last}")
            start, last = code, found
        previous = code
    texts = {text for path in (REPOSITORY / "Data/Snapshot").glob("*/*.json") for text in currency_texts(path)}
    # Leaves out texts that are as wide as they are long, such as Latin ones. A tenth of the others has every script.
    texts = sorted(text for text in texts if wcwidth.wcswidth(text) != len(text))[::10] + CLUSTERS
    lines += (f"{text}\t{wcwidth.wcswidth(text)}" for text in texts)
    path = "Tests/Extras/CurrencyAlignmentTests/Width/measured.tsv"
    return path, f"# Written by scripts/tables.sh from wcwidth {wcwidth.__version__}. Do not edit.\n" + "\n".join(lines) + "\n"


# MARK: The order of characters in right-to-left text


def reordered():
    """The file's amounts, each with the order in which ICU shows it in a right-to-left paragraph."""
    import icu

    path = "Tests/Extras/CurrencyAlignmentTests/Column/reordered.tsv"
    rows = [f"# From ICU {icu.ICU_VERSION}, by scripts/tables.sh: an amount, and how it is seen from left to right in a "
            "paragraph from right to left", "# without marks of direction. Brackets are not mirrored."]
    for line in (REPOSITORY / path).read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        amount = re.sub(r"\\u\{(\w+)\}", lambda match: chr(int(match[1], 16)), line.split("\t")[0])
        text = icu.UnicodeString(amount)
        order = icu.Bidi(len(text))
        order.setPara(text, 1)
        seen = str(order.writeReordered(icu.Bidi.REMOVE_BIDI_CONTROLS)).replace("\u061c", "")
        rows.append(f"{amount.translate(INVISIBLE)}\t{seen.translate(INVISIBLE)}")
    return path, "\n".join(rows) + "\n"


# MARK: Latin letters


def letters():
    import icu

    decomposed = icu.Normalizer2.getNFDInstance()

    def capital(code):
        """The capital ASCII letter in a letter's decomposition, or a point."""
        base = decomposed.normalize(chr(code))[0].upper()
        return base if len(base) == 1 and "A" <= base <= "Z" else "."

    def lines(first, last, width=96):
        text = "".join(map(capital, range(first, last + 1)))
        return "\\\n".join("        " + text[start:start + width] for start in range(0, len(text), width))

    return file("Sources/Compatibility/FieldFormats/Generated/LatinLetterTable.swift", f"Unicode {icu.UNICODE_VERSION}", f'''\
/// The capital letter of ASCII for each scalar, or a point where there is none.
enum LatinLetterTable {{
    /// U+00C0 to U+024F.
    static let fromC0: StaticString = """
{lines(0xC0, 0x24F)}
        """
    /// U+1E00 to U+1EFF.
    static let from1E00: StaticString = """
{lines(0x1E00, 0x1EFF)}
        """
}}
''')


# MARK: Words for minus

NUMBER = 5


def language(identifier):
    """The language, and the script if there is one: az-Cyrl from az-Cyrl-AZ."""
    return re.match(r"[a-z]+(-[A-Z][a-z]{3})?", identifier)[0]


def rule(identifier):
    """The spoken form of a negative number, with > for the number: "minus >"."""
    import icu

    spelled = icu.RuleBasedNumberFormat(icu.URBNFRuleSetTag.SPELLOUT, icu.Locale(identifier))
    number = spelled.format(NUMBER)
    before, found, behind = spelled.format(-NUMBER).partition(number)
    if not found or ">" in before + behind or ":" in before + behind:
        raise SystemExit(f"{identifier}: {before}{found}{behind} is not a word beside {number}")
    return f"{before}>{behind}"


def minus():
    import icu

    # ICU uses the default locale for languages without rules, so it must not be the machine's.
    icu.Locale.setDefault(icu.Locale("root"))
    languages = {language(path.stem) for path in (REPOSITORY / "Data/Snapshot/locales").glob("*.json")}
    rules = {}
    for name in sorted(languages):
        rules.setdefault(rule(name), []).append(name)
    root = rule("root")
    del rules[root]
    text = "\n".join(f"        {words}:{' '.join(names)}" for words, names in sorted(rules.items()))
    # Escapes invisible characters for reviewers.
    text, root = (line.replace("\u200b", "\\u{200B}").replace("\u2212", "\\u{2212}") for line in (text, root))
    origin = f"the spell-out rules of ICU {icu.ICU_VERSION}, Unicode License v3"
    return file("Sources/Runtime/FieldEngine/Generated/MinusWordTable.swift", origin, f'''\
/// What is said around a negative number, with > for the number, and the languages that say so; with their script where
/// their locales name it.
enum MinusWordTable {{
    static let lines: StaticString = """
{text}
        """
    /// For all other languages.
    static let root: StaticString = "{root}"
}}
''')


# MARK: Ordinals


def ordinals():
    """The plural rules of ordinal numbers, with the languages of each set. All other languages have only `other`."""
    import icu

    plurals = icu.ResourceBundle("", icu.Locale("plurals"))
    languages, rules = plurals.get("locales_ordinals"), plurals.get("rules")
    sets = {}
    for index in range(languages.getSize()):
        entry = languages.get(index)
        found = rules.get(entry.getString())
        rows = {found.get(row).getKey(): found.get(row).getString().split("@")[0].strip() for row in range(found.getSize())}
        key = "|".join(f"{name}:{rows[name]}" for name in ("zero", "one", "two", "few", "many") if name in rows)
        sets.setdefault(key, []).append(entry.getKey().replace("_", "-"))
    text = "\n".join(f"        {' '.join(sorted(names))}|{key}" for key, names in sorted(
        sets.items(), key=lambda item: sorted(item[1])) if key)
    return file(
        "Sources/Extras/MessageFunctions/Generated/OrdinalRuleTable.swift",
        f"ICU {icu.ICU_VERSION}, Unicode License v3", f'''\
/// The languages with categories of ordinal numbers, and the rule of each category but `other`, in LDML's syntax.
enum OrdinalRuleTable {{
    static let lines: StaticString = """
{text}
        """
}}
''')


# MARK: Phone numbers


def groups(pattern):
    """(\\d{3})(\\d{4,5}) as 3 4-5."""
    found = re.findall(r"\(\\d(?:\{(\d+)(?:,(\d+))?\})?\)", pattern)
    if "".join(re.findall(r"\([^)]*\)", pattern)) != pattern or len(found) != pattern.count("("):
        raise SystemExit(f"{pattern}: groups of digits were expected")
    return " ".join(f"{least or 1}-{most}" if most else least or "1" for least, most in found)


def phone_rows():
    import phonenumbers

    for code, regions in sorted(phonenumbers.COUNTRY_CODE_TO_REGION_CODE.items(), key=lambda item: str(item[0])):
        # All regions of a country code use the forms of its main region.
        if regions[0] == "001":
            data = phonenumbers.PhoneMetadata.metadata_for_nongeo_region(code, None)
        else:
            data = phonenumbers.PhoneMetadata.metadata_for_region(regions[0], None)
        yield f"{code}"
        for number_format in data.number_format if data else []:
            leading = number_format.leading_digits_pattern[-1] if number_format.leading_digits_pattern else ""
            if re.search(r"[^0-9\\d\[\]()?:|-]", leading):
                raise SystemExit(f"{leading}: only classes, groups and alternatives were expected")
            text = re.sub(r"\\(\d)", r"$\1", number_format.format)
            yield f"{code};{groups(number_format.pattern)};{text};{leading.replace(chr(92), '')}"


def phones():
    import phonenumbers

    text = "\n".join("        " + row for row in phone_rows())
    origin = f"libphonenumber {phonenumbers.__version__}, Apache License 2.0"
    return file("Sources/Compatibility/FieldFormats/Generated/PhoneFormatTable.swift", origin, f'''\
/// How national numbers are written, a line each after a line with the country code alone:
/// country code; digits of each group; text; first digits, by a regular expression in which d is any digit.
enum PhoneFormatTable {{
    static let lines: StaticString = """
{text}

        """
}}
''')


# MARK: CLDR's coverage levels


def coverage():
    folder = pathlib.Path(os.environ["CURRENCY_FORMAT_SOURCES"]) / "cldr-coverage-48/cldr-core"
    levels = json.loads((folder / "coverageLevels.json").read_text())["coverageLevels"]
    # CLDR's Norwegian is Bokmål and is inherited by nb, the name in the tables.
    modern = sorted({"no": "nb"}.get(name, name) for name, level in levels.items() if level == "modern")
    lines, line = [], ""
    for name in modern:
        if len(line) + len(name) > 108:
            lines.append(line.rstrip())
            line = ""
        line += name + " "
    text = "\n".join("        " + line for line in [*lines, line.rstrip()])
    return file(
        "Sources/Generator/TableSlices/Generated/ModernCoverage.swift", "CLDR 48's coverage levels", f'''\
/// The languages, with the script where it is not the likely one, that CLDR translates at its level "modern".
///
/// See <https://www.unicode.org/reports/tr35/tr35-info.html#Coverage_Levels>.
enum ModernCoverage {{
    static let languages = """
{text}
        """.split {{ $0 == " " || $0 == "\\n" }}.map(String.init)
}}
''')


FILES = {
    "unicode": unicode, "width": width, "letters": letters, "minus": minus, "reordered": reordered, "phones": phones,
    "measured": measured, "coverage": coverage, "prices": prices, "price-texts": price_texts,
    "ordinals": ordinals,
}


def main():
    root = pathlib.Path(sys.argv[1])
    for name in sys.argv[2:]:
        path, text = FILES[name]()
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")
        print(path)


main()
