"""Tests the formatter behind the suite's cases with examples of UTS #35, and the judging of answers."""

import pathlib
import re
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "Suite/make"))
import features  # noqa: E402
import ldml  # noqa: E402
import results  # noqa: E402


class Patterns(unittest.TestCase):
    def test_groups_of_both_sizes(self):
        pattern = ldml.parse_pattern("#,##,##0.00")
        self.assertEqual((pattern["primary"], pattern["secondary"], pattern["least"]), (3, 2, 2))

    def test_quoted_text_is_no_symbol(self):
        # https://www.unicode.org/reports/tr35/tr35-numbers.html#Special_Pattern_Characters
        self.assertEqual(ldml.parse_pattern("0 Mio'.' ¤")["positive"][1][-1], ("¤", "¤"))
        self.assertEqual("".join(text for _, text in ldml.parse_pattern("'#'#")["positive"][0]), "#")


class PluralRules(unittest.TestCase):
    def test_samples_of_polish(self):
        # CLDR's samples for the rules.
        rules = ldml.Plurals({"pl": {
            "pluralRule-count-one": "i = 1 and v = 0 @integer 1",
            "pluralRule-count-few": "v = 0 and i % 10 = 2..4 and i % 100 != 12..14 @integer 2~4, 22~24",
            "pluralRule-count-many": "v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 12..14",
            "pluralRule-count-other": "",
        }})
        for digits, category in {"1": "one", "22": "few", "12": "many", "5": "many", "0": "many", "1.0": "other", "1.5": "other"}.items():
            self.assertEqual(rules.category("pl", digits), category, digits)


class Coverage(unittest.TestCase):
    def test_a_value_counts_where_its_letters_stand(self):
        self.assertTrue(features.shows("systems/latn/compact/decimal-short/1000000/one", "0 Mio'.'", "1 Mio."))
        self.assertFalse(features.shows("systems/latn/compact/decimal-short/1000000/one", "0 Mio'.'", "1 M"))
        self.assertFalse(features.shows("currencies/DJF/symbol", "Fdj", "DJF 12,346"))


    def test_what_is_covered(self):
        # scripts/check.sh suite recounts it from the cases.
        lines = (features.ROOT / "Suite/coverage.txt").read_text().splitlines()
        counts = {match[1]: (int(match[2]), int(match[3])) for line in lines if (match := re.match(r"(.+?) +(\d+) of +(\d+)", line))}
        for kind in ["digits of numbering systems", "spacing", "currencies of ISO 4217", "minor units of ISO 4217", "currencies/narrow",
                     "currencies/pattern", "minimumGroupingDigits", "miscellaneous/range", "numberingSystems/native"]:
            self.assertEqual(*counts[kind], kind)
        # The only pattern features not covered are those that no number or no published numbering system shows.
        self.assertNotIn("not seen", "\n".join(lines))
        self.assertEqual(sum(int(count) for line in lines for count in re.findall(r"(\d+) without a case", line)), 1)


class Verdicts(unittest.TestCase):
    def test_amounts_are_numbers_and_texts_are_not(self):
        self.assertEqual(results.verdict({"kind": "parsing", "verify": "1234.5"}, {"result": "1234.50"}), "passes")
        self.assertEqual(results.verdict({"kind": "format", "verify": "1.5"}, {"result": "1.50"}), "fails")

    def test_what_is_refused(self):
        self.assertEqual(results.verdict({"kind": "parsing", "verify": None}, {"result": None, "error": "…"}), "passes")
        self.assertEqual(results.verdict({"kind": "parsing", "verify": None}, {"result": "1"}), "fails")
        self.assertEqual(results.verdict({"kind": "parsing", "verify": None}, {"error": "…"}), "fails")
        self.assertEqual(results.verdict({"kind": "minor-units", "verify": None}, {"error": "…"}), "passes")
        self.assertEqual(results.verdict({"kind": "parsing", "verify": None}, {"unsupported": "…"}), "lacks")


if __name__ == "__main__":
    unittest.main()
