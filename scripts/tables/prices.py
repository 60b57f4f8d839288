"""ICU's patterns for units and codes beside prices, and ICU's texts that a test compares with them."""

import json

from generated import INVISIBLE, REPOSITORY, file

# The units of prices, with CLDR's names, in the order of PriceUnit.
PRICE_UNITS = """
second minute hour day night week month quarter year
gram kilogram tonne ounce pound
milliliter centiliter liter hectoliter cubic-meter fluid-ounce pint quart gallon
centimeter meter kilometer inch foot yard mile
square-meter hectare square-foot acre
item kilowatt-hour megabyte gigabyte terabyte
""".split()
# Amounts that CLDR has no unit for. They are written as the number and CLDR's unit, in its pattern for compound units.
PRICE_AMOUNTS = [("gram", 100), ("milliliter", 100)]
# ICU's names of the widths and of their resources.
PRICE_WIDTHS = [("full-name", "units"), ("short", "unitsShort"), ("narrow", "unitsNarrow")]
# For each width, the widths whose patterns are tried in order.
PRICE_FALLBACKS = [[0], [1, 0], [2, 1, 0]]
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"


def locales():
    return sorted(path.stem for path in (REPOSITORY / "Data/Snapshot/locales").glob("*.json"))


def icu_locale(name):
    import icu

    return icu.Locale.forLanguageTag(name)


def in_units(locale, unit, width, number):
    import icu

    formatter = icu.NumberFormatter.forSkeleton(f"unit/{unit} unit-width-{width}").locale(locale)
    return str(formatter.formatDouble(number))


def icu_text(package, locale, *keys):
    """A text of ICU's data, possibly inherited; None if there is none."""
    import icu

    bundle = icu.ResourceBundle(package, locale)
    try:
        for key in keys:
            bundle = bundle.getWithFallback(key)
        return bundle.getString()
    except icu.ICUError:
        return None


def price_pattern(locale, unit, width):
    """The texts that ICU writes around any quantity per unit."""
    found = {
        in_units(locale, f"{quantity}-per-{unit}", width, 5).replace(in_units(locale, quantity, width, 5), "{0}")
        for quantity in ("kilobyte", "lux")}
    pattern = found.pop()
    if found or pattern.count("{0}") != 1:
        raise SystemExit(f"{locale} {unit} {width}: one pattern for all quantities was expected")
    return pattern


def price_patterns(name):
    """All patterns of a locale by key: a letter for the unit, and a digit for the width."""
    import icu

    locale = icu_locale(name)
    package = f"icudt{icu.ICU_VERSION.split('.')[0]}l-unit"
    patterns = {}
    for width, (stem, _) in enumerate(PRICE_WIDTHS):
        for letter, unit in zip(LETTERS, PRICE_UNITS):
            patterns[f"{letter}{width}"] = price_pattern(locale, unit, stem)
        compound = next(
            text for index in (*PRICE_FALLBACKS[width], 1)
            if (text := icu_text(package, locale, PRICE_WIDTHS[index][1], "compound", "per")))
        for letter, (unit, number) in zip(LETTERS[len(PRICE_UNITS):], PRICE_AMOUNTS):
            patterns[f"{letter}{width}"] = compound.replace("{1}", in_units(locale, unit, stem, number))
    system = icu.NumberingSystem.createInstance(locale).getName()
    keys = ("patterns", "currencyPatternAppendISO")
    patterns["+"] = (icu_text("", locale, "NumberElements", system, *keys)
                     or icu_text("", locale, "NumberElements", "latn", *keys)).replace("¤¤", "{1}")
    symbols = json.loads((REPOSITORY / f"Data/Snapshot/locales/{name}.json").read_text(encoding="utf-8"))
    symbols = symbols.get("systems", {}).get("latn", {}).get("symbols", {})
    if "decimal-alt-us" in symbols:
        patterns["="] = symbols["decimal-alt-us"] + symbols["group-alt-us"]
    return patterns


def price_lookup(sets, index, key):
    """The pattern that the runtime finds in a set or in its bases."""
    keys = [key[0] + str(width) for width in PRICE_FALLBACKS[int(key[1])]] if len(key) > 1 else [key]
    for key in keys:
        at = index
        while at is not None:
            base, entries = sets[at]
            if key in entries:
                return entries[key]
            at = base
    return None


def price_difference(sets, base, patterns):
    """The entries that a set adds to its base."""
    entries = {}
    trial = [*sets, (base, entries)]
    for key in sorted(patterns, key=lambda key: (key[1:], key)):
        if price_lookup(trial, len(sets), key) != patterns[key]:
            entries[key] = patterns[key]
    return entries


def escaped(text):
    return "".join(
        f"\\u{{{ord(each):X}}}" if not each.isprintable() or (each.isspace() and each not in " ") or each == "\xa0"
        else each for each in text.replace("\\", "\\\\"))


def prices():
    import icu

    icu.Locale.setDefault(icu.Locale("root"))
    sets, places, known = [], {}, {}
    for name in ["und", *(name for name in locales() if name != "und")]:
        patterns = price_patterns(name)
        frozen = tuple(sorted(patterns.items()))
        if frozen not in known:
            # A set cannot remove entries of its base, such as separators.
            bases = [index for index, (_, entries) in enumerate(sets) if "=" not in entries]
            options = [(price_difference(sets, base, patterns), base) for base in [None, *bases]]
            entries, base = min(options, key=lambda option: sum(len(text) + 2 for text in option[0].values()))
            known[frozen] = len(sets)
            sets.append((base, entries))
        places[name] = known[frozen]
    offsets, lines, size = [], [], 0
    for base, entries in sets:
        offsets.append(size)
        fields = ["-" if base is None else str(offsets[base])]
        fields += [key + text.removeprefix("{0}") for key, text in sorted(entries.items())]
        line = "\t".join(fields)
        size += len(line.encode()) + 1
        lines.append("        " + escaped(line.replace("\t", "|")))
    index = "\n".join(f"        {name} {offsets[place]}" for name, place in sorted(places.items()))
    text = "\n".join(lines)
    return file("Sources/Extras/PriceLabels/Generated/PriceLabelTable.swift", f"ICU {icu.ICU_VERSION}, Unicode License v3", f'''\
/// What stands beside prices: {len(places)} locales, {len(sets)} sets of patterns, {size} bytes.
enum PriceLabelTable {{
    /// A set of patterns in each line, which `PricePatterns` explains.
    static let sets: StaticString = """
{text}
        """
    /// The locales, and at which byte of `sets` their set begins.
    static let locales: StaticString = """
{index}
        """
}}
''')


def price_texts():
    """ICU's texts for a quantity other than those that the table was made with."""
    import icu

    rows = [f"# From ICU {icu.ICU_VERSION}, by scripts/tables.sh: a locale, a unit, a width, a quantity, and the quantity "
            "per unit."]
    for place, name in enumerate(locales()):
        locale = icu_locale(name)
        for width, (stem, _) in enumerate(PRICE_WIDTHS):
            unit = PRICE_UNITS[(place * 3 + width) % len(PRICE_UNITS)]
            texts = [in_units(locale, quantity, stem, 1234.5) for quantity in ("candela", f"candela-per-{unit}")]
            rows.append("\t".join([name, unit, ["long", "short", "narrow"][width], *texts]).translate(INVISIBLE))
    return "Tests/Extras/PriceLabelsTests/per-unit.tsv", "\n".join(rows) + "\n"
