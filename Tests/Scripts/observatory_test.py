"""The observatory detects known incidents, in the releases that introduced them."""

import json
import pathlib
import sys
import unittest

FOLDER = pathlib.Path(__file__).parents[2] / "Support/Observatory"
sys.path.insert(0, str(FOLDER))
import pages  # noqa: E402
import texts  # noqa: E402

FOUND = json.loads((FOLDER / "steps.json").read_text())


def step(chain, old, new):
    return next(step for step in FOUND["steps"] if step["chain"] == chain and (step["from"]["version"], step["to"]["version"]) == (old, new))


def changes(step, **wanted):
    return [change for change in step["changes"] if all(
        value in change[key] if isinstance(change[key], list) else change[key] == value for key, value in wanted.items())]


class Incidents(unittest.TestCase):
    def test_the_order_of_norwegian(self):
        # https://github.com/nodejs/node/issues/52376
        change = changes(step("Node", "20.11.1", "20.12.0"), language="nb", field="order in the pattern")[0]
        self.assertEqual(change["people"], 5_509_730)
        self.assertIn("CLDR 44", change["cause"])
        self.assertTrue(change["example"]["before"].startswith("kr") and change["example"]["after"].endswith("kr"))

    def test_the_separator_of_swiss_german(self):
        # https://cldr.unicode.org/downloads/cldr-48: an ASCII apostrophe instead of a curved one.
        change = changes(step("Node", "24.13.0", "24.13.1"), language="de", field="grouping separator")[0]
        self.assertIn("de-CH", change["locales"])
        self.assertEqual((change["example"]["before"].count("\u2019"), change["example"]["after"].count("'")), (2, 2))

    def test_the_digits_of_forint_and_dinar(self):
        # CLDR 48 shows the forint without decimals; CLDR 48.1 gave the dinar two, https://cldr.unicode.org/downloads/cldr-48#481-changes
        patch = step("Node", "24.13.0", "24.13.1")
        for language, locale, before, after in [("hu", "hu-HU", "567,89", "568"), ("sr", "sr-RS", "568", "567,89")]:
            change = changes(patch, language=language, field="digits of the currency")[0]
            self.assertIn(locale, change["locales"])
            self.assertIn(before, change["example"]["before"])
            self.assertIn(after, change["example"]["after"])

    def test_a_correction_of_cldr_within_a_version(self):
        # https://cldr.unicode.org/downloads/cldr-48#482-changes, with CLDR 48.0 in Node's own words.
        change = changes(step("Node", "24.15.0", "24.16.0"), language="fr", field="grouping separator")[0]
        self.assertEqual((change["locales"], change["cause"]), (["fr-CH"], "ICU 78.3: its code, or a correction of CLDR 48.0"))

    def test_a_patch_release_of_node(self):
        # https://github.com/nodejs/node/issues/61861
        patch = step("Node", "24.13.0", "24.13.1")
        self.assertEqual((patch["from"]["icu"], patch["to"]["icu"]), ("77.1", "78.2"))
        self.assertGreater(patch["texts"], 100)

    def test_nothing_changes_where_icu_is_the_same(self):
        for one in FOUND["steps"]:
            if one["chain"] == "Node" and one["from"]["icu"] == one["to"]["icu"]:
                self.assertEqual(one["changes"], [], pages.title(one))

    def test_the_first_engine_with_cldr_49(self):
        # CLDR 49 groups Tamil by three and gives Danish the codes of dollars, in Babel before any ICU.
        newest = step("Babel", "2.18.0", "2.19.0")
        self.assertEqual((newest["from"]["cldr"], newest["to"]["cldr"]), ("47", "49"))
        groups = changes(newest, language="ta", field="groups in the pattern")[0]
        self.assertIn("ta-IN", groups["locales"])
        self.assertEqual(groups["cause"], "CLDR 49: groups in the pattern")
        self.assertIn("USD", changes(newest, language="da", field="symbol of the currency")[0]["currencies"])

    def test_its_size(self):
        self.assertLess((FOLDER / "steps.json").stat().st_size, 3_000_000)


class Fields(unittest.TestCase):
    def test_each_field_by_its_texts(self):
        for before, after, field in [
            ("-kr\u00a01\u00a0234,50", "-1\u00a0234,50\u00a0kr", "order in the pattern"),
            ("CHF-1\u2019234.50", "CHF-1'234.50", "grouping separator"),
            ("1\u00a0234,50\u00a0Ft", "1\u00a0235\u00a0Ft", "digits of the currency"),
            ("1,234.50 Lek", "1,234.50 L", "symbol of the currency"),
            ("1.234.567,00 €", "12.34.567,00 €", "groups in the pattern"),
            ("(1,234.50)", "-1,234.50", "parentheses or sign"),
            ("€1,234.50", "€\u00a01,234.50", "spaces and marks"),
            ("١٢٫٥", "12.5", "default numbering system"),
        ]:
            self.assertEqual(texts.field("standard", before, after), field, before)


class Pages(unittest.TestCase):
    def test_texts_are_escaped_and_spaces_shown(self):
        self.assertEqual(pages.shown("<1>"), "<bdi>&lt;1&gt;</bdi>")
        self.assertIn("⍽", pages.shown("1\u00a0€"))

    def test_each_step_with_changes_is_in_the_feed(self):
        feed = pages.feed(FOUND)
        self.assertEqual(feed.count("<entry>"), sum(bool(one["changes"]) for one in FOUND["steps"]))


if __name__ == "__main__":
    unittest.main()
