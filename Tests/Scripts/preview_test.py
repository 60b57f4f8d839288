"""The preview of the next CLDR takes what changed in it, and not what Babel always does in its own way."""

import json
import pathlib
import sys
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "Support/Preview"))
import coming  # noqa: E402
import ldml_tree  # noqa: E402
import pending  # noqa: E402
import preview  # noqa: E402
import snapshots  # noqa: E402

GROUP = ("systems", "latn", "symbols", "group")
STANDARD, ACCOUNTING = (("systems", "latn", "patterns", kind) for kind in ("standard", "accounting"))


def babel(version, locales, **tables):
    """The values of a Babel, in which every locale's parent is found by dropping the last subtag."""
    data = {"version": version, "cldr": version, "plurals": {}, "ordinals": {}, "fractions": {}, "regions": {}, "likelySubtags": {},
            "parents": {},
            "aliases": {kind: {} for kind in ("language", "script", "territory", "variant")},
            "english": {kind: {} for kind in ("languages", "scripts", "territories", "variants")}, **tables}
    data["locales"] = {
        name: {"parent": name.rpartition("-")[0] or "und", "values": {"/".join(path): text for path, text in values.items()}}
        for name, values in locales.items()}
    del data["locales"]["und"]["parent"]
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "values.json"
        file.write_text(json.dumps(data))
        return preview.Babel(file)


def snapshot(locales, **supplemental):
    made = snapshots.Snapshot.__new__(snapshots.Snapshot)
    snapshots.Values.__init__(made, locales, {})
    identifiers = {"parentLocales": {}, "defaultContent": [], "likelySubtags": {}, "languageAliases": {}, "scriptAliases": {},
                   "territoryAliases": {}, "variantAliases": {}}
    made.supplemental = {"identifiers": identifiers, "fractions": {}, "regionCurrencies": {},
                         "plurals": {"cardinals": {}, "ordinals": {}}, "englishNames": {}, **supplemental}
    return made


ROOT = {GROUP: ",", STANDARD: "¤#"}


class Changes(unittest.TestCase):
    def locale(self, ours, older, newer, known=None):
        made = preview.Preview(
            snapshot({"und": ROOT, "gl": ours}), babel("49", {"und": ROOT, "gl": newer}), babel("47", {"und": ROOT, "gl": older}),
            known and snapshot({"und": ROOT, "gl": known}))
        return made.locales["gl"], made

    def test_what_both_babels_have_is_no_news(self):
        # As of es-AR, whose pattern Babel leaves out as a draft.
        values, made = self.locale({STANDARD: "¤ #"}, {}, {})
        self.assertEqual((values, made.taken), ({STANDARD: "¤ #"}, []))

    def test_what_changed_is_taken(self):
        values, made = self.locale({GROUP: "."}, {GROUP: "."}, {GROUP: "\u00a0"})
        self.assertEqual((values, made.taken), ({GROUP: "\u00a0"}, [("gl", GROUP, ".", "\u00a0")]))

    def test_what_the_snapshot_has_already_is_no_news(self):
        self.assertEqual(self.locale({GROUP: "'"}, {GROUP: "’"}, {GROUP: "'"})[1].taken, [])

    def test_a_value_that_is_inherited_again_is_removed(self):
        self.assertEqual(self.locale({GROUP: "."}, {GROUP: "."}, {})[0], {})

    def test_a_value_that_the_older_cldr_does_not_have_is_doubtful(self):
        values, made = self.locale({GROUP: "."}, {GROUP: "."}, {GROUP: " "}, known={GROUP: "'"})
        self.assertEqual((values, made.taken, len(made.doubtful)), ({GROUP: "."}, [], 1))

    def test_accounting_follows_standard(self):
        # The root's alias: a locale without an accounting pattern has the standard one.
        values, _ = self.locale({STANDARD: "¤ #"}, {STANDARD: "¤ #"}, {STANDARD: "# ¤"})
        self.assertEqual(values, {STANDARD: "# ¤"})
        self.assertEqual(snapshot({"und": ROOT, "gl": values}).find("gl", ACCOUNTING), "# ¤")

    def test_digits_that_were_changed_and_changed_back_are_taken(self):
        # PKR had 2 digits in CLDR 47, 0 in 48, and 2 in 49.
        digits = {"fractions": {"PKR": (2, 0, 0, 0)}}
        made = preview.Preview(snapshot({"und": ROOT}, fractions={"PKR": {"digits": 0, "rounding": 0}}),
                               babel("49", {"und": ROOT}, **digits), babel("47", {"und": ROOT}, **digits))
        self.assertEqual(made.supplemental["fractions"]["PKR"], {"digits": 2, "rounding": 0, "cashDigits": 0})

    def test_new_locales_and_their_default_content(self):
        likely = {"hrx": "hrx-Latn-BR", "ady": "ady-Cyrl-RU"}
        newer = {"und": ROOT, "ady": {GROUP: "."}, "ady-RU": {}, "ady-TR": {}, "hrx": {}, "hrx-BR": {}}
        made = preview.Preview(snapshot({"und": ROOT}), babel("49", newer, likelySubtags=likely), babel("47", {"und": ROOT}))
        self.assertEqual(sorted(made.locales), ["ady", "ady-TR", "hrx", "und"])
        self.assertEqual(made.supplemental["identifiers"]["defaultContent"], ["ady-RU", "hrx-BR"])

    def test_another_spelling_of_a_rule_is_no_news(self):
        before = {"one": "i = 0,1", "other": ""}
        self.assertIsNone(preview.Preview.rules("fr", {"one": "i = 0..1", "other": ""}, {"fr": before}))
        self.assertIsNotNone(preview.Preview.rules("fr", {"one": "i = 0..2", "other": ""}, {"fr": before}))


    def test_ordinals_are_taken_as_cardinals_are(self):
        # CLDR 49 has rules for the ordinals of Bulgarian.
        rules = {"one": "n = 1", "other": ""}
        made = preview.Preview(snapshot({"und": ROOT}), babel("49", {"und": ROOT}, ordinals={"bg": rules}), babel("47", {"und": ROOT}))
        self.assertEqual(made.supplemental["plurals"], {"cardinals": {}, "ordinals": {"bg": rules}})

    def test_what_babel_lacks_stays_and_is_counted(self):
        words = {("rules", "SpelloutRules"): ["%spellout-numbering:", "0: zero;"]}
        made = preview.Preview(snapshot({"und": {**ROOT, **words}}), babel("49", {"und": {**ROOT, GROUP: "."}}), babel("47", {"und": ROOT}))
        self.assertEqual(made.locales["und"], {**ROOT, **words, GROUP: "."})
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "provenance.tsv"
            made.snapshot.folder = pathlib.Path(folder)
            (made.snapshot.folder / "sources.json").write_text(json.dumps({"locales": {"cldrVersion": "48"}}))
            made.write_provenance(file)
            self.assertEqual(file.read_text().splitlines()[-1], "und\t2")


class Tree(unittest.TestCase):
    def written(self, values, folder_of_file="main"):
        with tempfile.TemporaryDirectory() as folder:
            ldml_tree.Tree(folder).locale("ca-ES-valencia", values)
            return ElementTree.parse(pathlib.Path(folder) / "common" / folder_of_file / "ca_ES_VALENCIA.xml").getroot()

    def test_rules_of_words_have_a_file_of_their_own(self):
        values = {("rules", "SpelloutRules"): ["%spellout-numbering:", "-x: menys >>;"]}
        found = self.written(values, "rbnf").findall("rbnf/rulesetGrouping[@type='SpelloutRules']/rbnfRules")
        self.assertEqual([each.text for each in found], ["%spellout-numbering:\n-x: menys >>;"])
        self.assertIsNone(self.written(values).find("rbnf"))

    def test_the_elements_of_values(self):
        # The XPaths of https://www.unicode.org/reports/tr35/tr35-numbers.html#Number_Elements.
        for path, place in [
            (("systems", "latn", "symbols", "group-alt-us"), "numbers/symbols[@numberSystem='latn']/group[@alt='us']"),
            (("systems", "latn", "patterns", "percent"), "numbers/percentFormats/percentFormatLength/percentFormat/pattern"),
            (("systems", "arab", "patterns", "accounting-noCurrency"), "numbers/currencyFormats[@numberSystem='arab']/"
             "currencyFormatLength/currencyFormat[@type='accounting']/pattern[@alt='noCurrency']"),
            (("systems", "latn", "compact", "currency-short", "1000", "one-alphaNextToNumber"), "numbers/currencyFormats/"
             "currencyFormatLength[@type='short']/currencyFormat[@type='standard']/pattern[@type='1000'][@count='one']"
             "[@alt='alphaNextToNumber']"),
            (("systems", "latn", "compact", "decimal-long", "1000", "other"), "numbers/decimalFormats/"
             "decimalFormatLength[@type='long']/decimalFormat/pattern[@type='1000'][@count='other']"),
            (("currencies", "EUR", "narrow"), "numbers/currencies/currency[@type='EUR']/symbol[@alt='narrow']"),
            (("names", "EUR", "displayName"), "numbers/currencies/currency[@type='EUR']/displayName"),
            (("names", "EUR", "one"), "numbers/currencies/currency[@type='EUR']/displayName[@count='one']"),
            (("units", "percent", "other"), "units/unitLength[@type='short']/unit[@type='concentr-percent']/unitPattern[@count='other']"),
        ]:
            self.assertEqual([each.text for each in self.written({path: "a & <b>"}).findall(place)], ["a & <b>"], path)
        with self.assertRaises(ValueError):
            self.written({("systems", "latn", "new"): "x"})

    def test_the_file_names_its_locale(self):
        identity = self.written({}).find("identity")
        self.assertEqual([(each.tag, each.get("type")) for each in identity],
                         [("language", "ca"), ("territory", "ES"), ("variant", "VALENCIA")])


class Page(unittest.TestCase):
    def test_what_most_people_see_is_first(self):
        people = coming.People()
        one, other = ({"class": "symbol", "field": "currencies/USD/symbol", "locale": locale, "currency": "USD"} for locale in ("da", "fa"))
        self.assertEqual(coming.places([one, other], people), [other, one])
        self.assertIn("7,237,402 people", coming.line({**one, "old": "US$", "new": "USD"}, people, {}))

    def test_what_cannot_be_seen_is_shown(self):
        self.assertEqual(coming.shown("\u200e€\u00a01\u202f2"), "<U+200E>€⍽1⎵2")

    def test_the_committed_page_warns_payments_teams_first(self):
        headings = [line for line in coming.PAGE.read_text().splitlines() if line.startswith("## ")]
        self.assertEqual(headings[0], "## Rupees of Pakistan: display digits go from 0 to 2")

    def test_pending_names_are_not_released(self):
        released = (coming.ROOT / "Data/Cases/CurrencyLocale.txt").read_text().splitlines()
        cases = pending.read()["cases"]
        self.assertEqual(len(cases), 26)
        self.assertFalse({f"{name} {value}" for value, name in cases.items()} & set(released))
        # What is decided for a released case is its name.
        for value, decision in pending.read()["names"].items():
            self.assertIn(f"{decision['value']} {value}", released)


if __name__ == "__main__":
    unittest.main()
