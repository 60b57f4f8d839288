"""Writes values in a snapshot's form as a tree of LDML, which `currency-data import --ldml` reads.

See https://www.unicode.org/reports/tr35/tr35-numbers.html#Number_Elements.
"""

import pathlib
import re
from xml.sax.saxutils import escape, quoteattr

import snapshots

ROOT = "und"
HEAD = '<?xml version="1.0" encoding="UTF-8" ?>\n<!DOCTYPE {0} SYSTEM "../../common/dtd/{1}.dtd">\n'
ALTERNATE = "-alphaNextToNumber"


def underscored(identifier):
    """An identifier as files and attributes of LDML spell it."""
    if identifier == ROOT:
        return "root"
    first, *rest = identifier.split("-")
    return "_".join([first, *(part.upper() if len(part) >= 5 else part for part in rest)])


class Element:
    """An element with attributes and children, made as paths need it."""

    def __init__(self, name, attributes=()):
        self.name, self.attributes, self.children, self.text = name, tuple(attributes), {}, None

    def child(self, name, **attributes):
        """The child with a name and attributes. The attribute `of` stands for `type`, and None for no attribute."""
        given = tuple(("type" if key == "of" else key, value) for key, value in attributes.items() if value is not None)
        return self.children.setdefault((name, given), Element(name, given))

    def written(self, indent=""):
        start = f"{indent}<{self.name}{''.join(f' {key}={quoteattr(value)}' for key, value in self.attributes)}"
        if self.text is not None:
            return f"{start}>{escape(self.text)}</{self.name}>\n"
        if not self.children:
            return f"{start}/>\n"
        return f"{start}>\n{''.join(each.written(indent + '  ') for each in self.children.values())}{indent}</{self.name}>\n"


def place(root, path):
    """The element of a value in a locale's file."""
    numbers = root.child("numbers")
    match path:
        case ("numberingSystems", "default"):
            return numbers.child("defaultNumberingSystem")
        case ("numberingSystems", role):
            return numbers.child("otherNumberingSystems").child(role)
        case ("minimumGroupingDigits",):
            return numbers.child("minimumGroupingDigits")
        case ("systems", system, "symbols", kind):
            name, _, alternate = kind.partition("-alt-")
            return numbers.child("symbols", numberSystem=system).child(name, alt=alternate or None)
        case ("systems", system, "patterns", ("decimal" | "percent" | "scientific") as kind):
            name = f"{kind}Format"
            return numbers.child(f"{name}s", numberSystem=system).child(f"{name}Length").child(name).child("pattern")
        case ("systems", system, "patterns", kind):
            kind, _, alternate = kind.partition("-")
            length = numbers.child("currencyFormats", numberSystem=system).child("currencyFormatLength")
            return length.child("currencyFormat", of=kind).child("pattern", alt=alternate or None)
        case ("systems", system, "compact", kind, magnitude, category):
            style, length = kind.split("-")
            formats = numbers.child(f"{style}Formats", numberSystem=system).child(f"{style}FormatLength", of=length)
            alternate = category.endswith(ALTERNATE)
            return formats.child(f"{style}Format", of="standard" if style == "currency" else None).child(
                "pattern", of=magnitude, count=category.removesuffix(ALTERNATE), alt=ALTERNATE[1:] if alternate else None)
        case ("systems", system, "currencySpacing", side, part):
            return numbers.child("currencyFormats", numberSystem=system).child("currencySpacing").child(side).child(part)
        case ("systems", system, "appendISO"):
            return numbers.child("currencyFormats", numberSystem=system).child("currencyPatternAppendISO")
        case ("systems", system, "unitPatterns", category):
            return numbers.child("currencyFormats", numberSystem=system).child("unitPattern", count=category)
        case ("systems", system, "miscellaneous", kind):
            return numbers.child("miscPatterns", numberSystem=system).child("pattern", of=kind)
        case ("currencies", code, ("narrow" | "formal" | "variant") as kind):
            return numbers.child("currencies").child("currency", of=code).child("symbol", alt=kind)
        case ("currencies", code, part):
            return numbers.child("currencies").child("currency", of=code).child(part)
        case ("names", code, category):
            count = None if category == "displayName" else category
            return numbers.child("currencies").child("currency", of=code).child("displayName", count=count)
        case ("units", unit, category):
            length = root.child("units").child("unitLength", of="short")
            return length.child("unit", of=f"concentr-{unit}").child("unitPattern", count=category)
    raise ValueError(f"no element of LDML is known for {'/'.join(path)}")


def identity(root, identifier):
    """The element that repeats the file's name."""
    language, *rest = underscored(identifier).split("_")
    element = root.child("identity")
    element.child("language", of=language)
    for subtag in rest:
        kind = "script" if re.fullmatch("[A-Z][a-z]{3}", subtag) else "territory" if re.fullmatch("[A-Z]{2}|[0-9]{3}", subtag) else "variant"
        element.child(kind, of=subtag)


class Tree:
    """A folder with a release."""

    def __init__(self, folder):
        self.common = pathlib.Path(folder) / "common"

    def write(self, file, text):
        path = self.common / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def version(self, cldr):
        self.write("dtd/ldml.dtd", f'<!ATTLIST version cldrVersion CDATA #FIXED "{cldr}" >\n')

    def locale(self, identifier, values, english=None):
        """One locale's file. English has the names of languages and regions, too."""
        root = Element("ldml")
        identity(root, identifier)
        if english:
            names = root.child("localeDisplayNames")
            for kind, member in [("languages", "language"), ("scripts", "script"), ("territories", "territory"), ("variants", "variant")]:
                for code, name in sorted(english[kind].items()):
                    names.child(kind).child(member, of=code.replace("-", "_")).text = name
        rules = {path: lines for path, lines in values.items() if path[0] == snapshots.RULES}
        for path, value in sorted(values.items()):
            if path not in rules:
                place(root, path).text = value
        self.write(f"main/{underscored(identifier)}.xml", HEAD.format("ldml", "ldml") + root.written())
        if rules:
            self.rules(identifier, rules)

    def rules(self, identifier, rules):
        """The file of one locale's rules for numbers in words, in the form that CLDR has had since 48."""
        root = Element("ldml")
        identity(root, identifier)
        for (_, group), lines in sorted(rules.items()):
            root.child("rbnf").child("rulesetGrouping", of=group).child("rbnfRules").text = "\n".join(lines)
        self.write(f"rbnf/{underscored(identifier)}.xml", HEAD.format("ldml", "ldml") + root.written())

    def supplemental(self, name, *elements):
        text = "".join(element.written("  ") for element in elements)
        self.write(f"supplemental/{name}.xml",
                   HEAD.format("supplementalData", "ldmlSupplemental") + f"<supplementalData>\n{text}</supplementalData>\n")

    def all_supplemental(self, data):
        """The supplemental files, from the tables of a snapshot."""
        identifiers = data["identifiers"]
        money = Element("currencyData")
        for code, own in sorted(data["fractions"].items()):
            numbers = {key: str(value) for key, value in own.items() if value is not None}
            money.child("fractions").child("info", iso4217=code, **numbers)
        for region, currencies in sorted(data["regionCurrencies"].items()):
            listed = money.child("region", iso3166=region)
            for index, each in enumerate(currencies):
                attributes = [("iso4217", each["code"])] + [(key, each[key]) for key in ("from", "to") if each.get(key)]
                attributes += [] if each["isTender"] else [("tender", "false")]
                # A region can have a currency twice, even with the same dates.
                listed.children[("currency", index)] = Element("currency", attributes)
        parents = Element("parentLocales")
        for child, parent in sorted(identifiers["parentLocales"].items()):
            parents.child("parentLocale", parent=underscored(parent), locales=underscored(child))
        self.supplemental("supplementalData", money, parents)

        metadata = Element("metadata")
        for kind in ("language", "script", "territory", "variant"):
            for old, new in sorted(identifiers[f"{kind}Aliases"].items()):
                metadata.child("alias").child(f"{kind}Alias", of=old.replace("-", "_"), replacement=new.replace("-", "_"))
        content = " ".join(underscored(each) for each in identifiers["defaultContent"])
        metadata.child("defaultContent", locales=content)
        self.supplemental("supplementalMetadata", metadata)

        likely = Element("likelySubtags")
        for old, new in sorted(identifiers["likelySubtags"].items()):
            likely.child("likelySubtag", **{"from": underscored(old), "to": underscored(new)})
        self.supplemental("likelySubtags", likely)

        systems = Element("numberingSystems")
        for name, system in sorted(data["numberingSystems"].items()):
            digits = system.get("digits")
            # The importer has no place for the rules of the others.
            given = {"of": "numeric", "digits": digits} if digits else {"of": "algorithmic", "rules": name}
            systems.child("numberingSystem", id=name, **given)
        self.supplemental("numberingSystems", systems)

        for file, kind in (("plurals", "cardinal"), ("ordinals", "ordinal")):
            plurals = Element("plurals", [("type", kind)])
            for language, rules in sorted(data["plurals"][f"{kind}s"].items()):
                for category, rule in rules.items():
                    plurals.child("pluralRules", locales=underscored(language)).child("pluralRule", count=category).text = rule
            self.supplemental(file, plurals)
        ranges = Element("plurals")
        for language, starts in sorted(data["plurals"]["ranges"].items()):
            for start, ends in starts.items():
                for end, result in ends.items():
                    ranges.child("pluralRanges", locales=underscored(language)).child("pluralRange", start=start, end=end, result=result)
        self.supplemental("pluralRanges", ranges)
