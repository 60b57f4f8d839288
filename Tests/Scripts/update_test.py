"""The page of an update says what must be decided, and names the entry that each decision wants."""

import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "Support/Update"))
import update  # noqa: E402

# As currency-data writes them.
UNDECIDED = """Data/Decisions/sources.json: 2 differences of the sources need an entry:
  fr-CH systems/latn/symbols/group: "\\u{202F}" -> "'"
  supplemental fractions/RSD: nothing -> "Fractions(digits: 2)\""""
LOST = ('CurrencyLocale would lose what was released: englishStHelena (en_SH), germanLiechtenstein (de_LI); where that is meant, '
        'record each under "removed" in Data/Decisions/Naming')


class Decisions(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.update = update.Update("tool", folder.name, "old", [])
        (self.update.decisions / "Naming").mkdir(parents=True)
        (self.update.decisions / "sources.json").write_text('[{"source": "icu"}]')
        (self.update.decisions / "Naming/locales.json").write_text('{"names": {}}')

    def read(self, name):
        return json.loads((self.update.decisions / name).read_text())

    def test_differences_get_a_provisional_entry(self):
        self.assertTrue(self.update.decide(UNDECIDED))
        entry = self.read("sources.json")[1]
        self.assertEqual(entry["fields"], {"fr-CH": ["systems/latn/symbols/group"], "supplemental": ["fractions/RSD"]})
        file, wanted, reasons = self.update.provisional[0]
        self.assertEqual((file, wanted["reason"], len(reasons)), ("Data/Decisions/sources.json", "…", 2))

    def test_another_error_gets_none(self):
        self.assertFalse(self.update.decide("libicudata: no data of ICU"))
        self.assertFalse(self.update.decide("Data/Decisions/sources.json: locale fr-CH: x is no longer needed; remove the entry"))
        self.assertEqual(self.update.provisional, [])

    def test_a_released_case_keeps_its_name(self):
        found = update.LOST.search(LOST)
        cases = update.LOST_CASE.findall(found[2])
        self.assertEqual((found[1], cases), ("CurrencyLocale", [("englishStHelena", "en_SH"), ("germanLiechtenstein", "de_LI")]))
        pending = {"en_SH": {"value": "englishStHelena", "reason": "why", "link": "where"}}
        self.assertTrue(self.update.keep("CurrencyLocale", cases, pending))
        names = self.read("Naming/locales.json")["names"]
        self.assertEqual((names["en_SH"]["reason"], names["de_LI"]["value"]), ("why", "germanLiechtenstein"))
        # If the name does not help, because the locale is gone, the emitter says so again, and its error is shown.
        self.assertFalse(self.update.keep("CurrencyLocale", cases, pending))


class Warnings(unittest.TestCase):
    def test_what_is_said_of_several_locales_is_said_once(self):
        self.assertEqual(
            update.grouped(["ldml 49 is newer than 48", "hrx: no name for hrx", "hrx-BR: no name for hrx", "isv: no name for isv"]),
            ["ldml 49 is newer than 48", "hrx, hrx-BR: no name for hrx", "isv: no name for isv"])


class Audit(unittest.TestCase):
    """A snapshot in which a separator has two meanings is not applied."""

    def page(self, code):
        with tempfile.TemporaryDirectory() as folder:
            made = update.Update("tool", folder, update.ROOT / "Data/Snapshot", [])
            made.snapshot = update.ROOT / "Data/Snapshot"
            answer = {"release-note": (0, "### Data\n"), "audit": (code, "symbols 1 finding: de is the grouping separator")}

            def run(step, *words):
                self.assertIn(words[0], answer)
                # Against other sources, findings are no mistake of the update.
                status, text = (1, "x") if "--against" in words else answer[words[0]]
                return subprocess.CompletedProcess(words, status, text, "")

            made.run = run
            made.compare()
            return made.misread, made.page()

    def test_what_cannot_be_told_apart_must_be_decided(self):
        misread, page = self.page(1)
        self.assertIn("is the grouping separator", misread)
        self.assertIn("Something must be decided", page)
        self.assertIn("Signs or separators cannot be told apart", page)

    def test_nothing_is_said_of_a_sound_snapshot(self):
        misread, page = self.page(0)
        self.assertEqual(misread, "")
        self.assertIn("Nothing must be decided.", page)


class Applying(unittest.TestCase):
    """New names and versions hold up nothing; decisions that do not fit do."""

    def must(self, *warnings):
        made = update.Update("tool", "folder", "old", [])
        made.warnings = list(warnings)
        return made.must

    def test_only_decisions_hold_up(self):
        self.assertEqual(self.must("ldml 49 is newer than 48", "hrx: there is no English name for hrx"), [])
        for lapse in ["Naming: the decision languages/lld is not needed; remove it",
                      "Data/Decisions/sources.json: locale fr-CH: x is no longer needed; remove the entry"]:
            self.assertEqual(self.must("ldml 49 is newer than 48", lapse), [lapse])


class Folders(unittest.TestCase):
    def test_the_committed_data_are_copied_and_not_changed(self):
        with tempfile.TemporaryDirectory() as folder:
            made = update.Update("tool", pathlib.Path(folder) / "update", "old", [])
            made.prepare()
            self.assertTrue((made.decisions / "sources.json").exists() and (made.folder / "Cases/Currency.txt").exists())
            made.add("sources.json", {"source": "icu"}, [])
            self.assertNotIn({"source": "icu"}, json.loads((update.ROOT / "Data/Decisions/sources.json").read_text()))


if __name__ == "__main__":
    unittest.main()
