"""The page about the image format is sufficient to read an image."""

import pathlib
import re
import unittest
import zlib

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = (ROOT / "Data/IMAGE.md").read_text(encoding="utf-8")


def bundled():
    """The package's image, read from its Swift literal."""
    source = (ROOT / "Sources/Runtime/CurrencyFormat/Generated/BundledImage.swift").read_text(encoding="utf-8")
    literal = source.split('"""')[1].strip("\n").rsplit("\n", 1)[0]
    literal = re.sub(r"^ {8}", "", literal, flags=re.M).replace("\\\n", "")
    named = {"0": "\0", "t": "\t", "n": "\n", "r": "\r", '"': '"', "'": "'", "\\": "\\"}
    return re.sub(
        r"\\(?:u\{([0-9A-Fa-f]+)\}|(.))",
        lambda match: chr(int(match[1], 16)) if match[1] else named[match[2]], literal).encode()


def tables():
    """The page's tables in order, each with its columns: name, bytes, content."""
    found = {}
    for section in PAGE.split("\n## Looking up")[0].split("\n### ")[1:]:
        columns = re.findall(r"^\| (\S+) \| (\d+) \| ([^|]+) \|", section, re.M)
        found[section.split("\n")[0]] = [(name, int(width), content.strip()) for name, width, content in columns]
    return found


class Image:
    """Reads an image by the page's description alone."""

    def __init__(self, data):
        self.data = data
        self.tables = tables()
        self.places = {}
        for index, name in enumerate(self.tables):
            entry = 13 + 6 * index
            self.places[name] = (self.number(entry, 3), self.number(entry + 3, 3))

    def number(self, offset, width):
        return sum(byte << 7 * place for place, byte in enumerate(self.data[offset:offset + width]))

    def width(self, table):
        return sum(width for _, width, _ in self.tables[table]) or 1

    def count(self, table):
        return self.places[table][1] // self.width(table)

    def text(self, pool, offset):
        start = self.places[pool][0] + offset
        length = self.data[start]
        start += 1
        if length >= 64:
            length = (length - 64) * 64 + self.data[start]
            start += 1
        return self.data[start:start + length]

    def row(self, table, index):
        offset = self.places[table][0] + index * self.width(table)
        row = {}
        for name, width, content in self.tables[table]:
            value = self.number(offset, width)
            text = re.match(r"(?:first )?text of `(\w+)`", content)
            if content.endswith("or none"):
                value = None if value == 0 else value if "36000" in content or "2097151" in content else value - 1
            if content == "code":
                row[name] = bytes(byte for byte in self.data[offset:offset + width] if byte).decode()
            elif text and value is not None and not content.startswith("first"):
                row[name] = self.text(text[1], value)
            else:
                row[name] = value
            offset += width
        return row

    def rows(self, table):
        return [self.row(table, index) for index in range(self.count(table))]


class ImageTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.image = Image(bundled())

    def test_header(self):
        data = self.image.data
        self.assertEqual(data[:4], b"CFT1")
        self.assertEqual(data[4], 7)
        self.assertEqual(self.image.number(5, 3), len(data))
        self.assertEqual(self.image.number(8, 4) | data[12] << 28, zlib.crc32(data[13:]))

    def test_tables_stand_one_behind_the_other(self):
        end = 13 + 6 * len(self.image.tables)
        for name, (offset, length) in self.image.places.items():
            self.assertEqual(offset, end, name)
            self.assertEqual(length % self.image.width(name), 0, name)
            end = offset + length
        self.assertEqual(end, len(self.image.data))

    def test_counts_are_those_of_the_file(self):
        source = (ROOT / "Sources/Runtime/CurrencyFormat/Generated/BundledImage.swift").read_text(encoding="utf-8")
        counts = dict(re.findall(r"^/// - (\w+): (\d+) ", source, re.M))
        self.assertEqual({name: str(self.image.count(name)) for name in self.image.tables}, counts)

    def test_identifiers_are_sorted(self):
        for table, column in [("numberingSystems", "identifier"), ("currencies", "code"), ("pluralLanguages", "identifier")]:
            names = [row[column] for row in self.image.rows(table)]
            self.assertEqual(names, sorted(names), table)

    def test_an_amount_can_be_written(self):
        """The values that de, EUR and 1234.5 need, found by the page's steps."""
        locales = [row["identifier"] for row in self.image.rows("locales")[:-1]]
        self.assertEqual(locales, sorted(locales))
        german = self.image.row("locales", locales.index(b"de"))
        run = range(german["systems"], german["systems"] + german["systems.count"])
        system = next(
            row for row in (self.image.row("systems", index) for index in run)
            if row["numberingSystem"] == german["defaultSystem"])
        symbols = self.image.row("symbolSets", system["symbols"])
        self.assertEqual((symbols["decimal"], symbols["group"], symbols["minusSign"]), (b",", b".", b"-"))
        patterns = self.image.row("currencyPatternSets", system["currencyPatterns"])
        number = b"\x0b" + bytes([0, 3, 0, 0, 0, 8]) + b"#,##0.00"
        self.assertEqual(patterns["standard.pattern"], number + "\u00a0".encode() + b"\x01")
        codes = [row["code"] for row in self.image.rows("currencies")]
        euro = codes.index("EUR")
        self.assertEqual(self.image.row("currencies", euro)["digits"], 2)
        values = {}
        locale = locales.index(b"de")
        while True:
            row = self.image.row("locales", locale)
            end = self.image.row("locales", locale + 1)["firstCurrencyValue"]
            for index in range(row["firstCurrencyValue"], end):
                value = self.image.row("currencyValues", index)
                values.setdefault(value["key"], value["value"])
            if row["parent"] == locale:
                break
            locale = row["parent"]
        self.assertEqual(values[8 * euro].decode(), "€")

    def test_facts_of_a_withdrawn_currency(self):
        codes = [row["code"] for row in self.image.rows("currencies")]
        mark = self.image.row("currencyFacts", codes.index("DEM"))
        self.assertEqual((mark["numericCode"], mark["status"]), (276, 4))
        # ISO 4217's list three: withdrawn in March 2002.
        self.assertEqual(divmod(mark["withdrawn"], 12), (2002, 2))


if __name__ == "__main__":
    unittest.main()
