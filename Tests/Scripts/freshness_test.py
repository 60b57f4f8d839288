"""check-freshness.sh's evaluation of recorded registry answers."""

import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "Support/Freshness"))
import registry  # noqa: E402

# Recorded on 2026-11-24, `pip index versions icukit-pyicu`.
ANSWER = """icukit-pyicu (78.3.1)
Available versions: 78.3.1, 78.3.0, 78.2.1
"""


class Registry(unittest.TestCase):
    def test_versions_newest_first_by_number(self):
        self.assertEqual(registry.versions(ANSWER), ["78.3.1", "78.3.0", "78.2.1"])
        self.assertEqual(registry.versions("Available versions: 78.3.1, 100.1.0, 79.1.0"), ["100.1.0", "79.1.0", "78.3.1"])

    def test_a_registry_that_is_not_reached(self):
        with self.assertRaises(registry.NotReached):
            registry.ask_registry(command=(sys.executable, "-c", "import sys; sys.exit('no route to host')"))
        with self.assertRaises(registry.NotReached):
            registry.ask_registry(command=("/nonexistent/pip",))
        with self.assertRaises(registry.NotReached):
            registry.versions("<html>a portal wants a password</html>")

    def test_the_version_that_is_pinned(self):
        text = (registry.ROOT / "scripts/requirements/icu.txt").read_text()
        self.assertIn(registry.pinned(text), registry.versions(ANSWER))


class Script(unittest.TestCase):
    """Runs check-freshness.sh, up to the build."""

    def run_with(self, answer):
        with tempfile.TemporaryDirectory() as folder:
            recorded = pathlib.Path(folder) / "answer"
            recorded.write_text(answer)
            return subprocess.run(
                [sys.executable, registry.__file__, "-", "cldr", "iso", folder, f"{folder}/page.md", "--recorded", recorded],
                capture_output=True, text=True)

    def test_nothing_is_newer(self):
        done = self.run_with(ANSWER)
        self.assertEqual((done.returncode, "Nothing is newer." in done.stdout), (0, True))

    def test_something_is_newer(self):
        done = self.run_with("Available versions: 79.1.0, 78.3.1\n")
        self.assertEqual((done.returncode, "Newer: 79.1.0." in done.stdout), (1, True))

    def test_the_registry_is_not_reached(self):
        done = self.run_with("connection refused")
        self.assertEqual(done.returncode, 77)
        self.assertTrue(done.stdout.startswith("SKIPPED: PyPI was not reached"))


class Decisions(unittest.TestCase):
    def test_the_place_of_an_error(self):
        error = "Data/Decisions/sources.json: locale fr-CH: systems/latn/symbols/group is no longer needed; remove the entry"
        self.assertEqual(registry.reader_of_errors(error), ("fr-CH", "systems/latn/symbols/group"))
        self.assertIsNone(registry.reader_of_errors("libicudata: no data of ICU"))

    def test_a_decision_goes_with_its_last_field(self):
        with tempfile.TemporaryDirectory() as folder:
            folder = pathlib.Path(folder)
            (folder / "sources.json").write_text(json.dumps([
                {"source": "icu", "fields": {"my": ["a", "b"]}}, {"source": "icu", "fields": {"fr-CH": ["c"]}}]))
            (folder / "values.json").write_text(json.dumps([{"locale": "de", "values": {"d": "1"}, "replaces": {"d": "2"}}]))
            self.assertTrue(registry.without(folder, "fr-CH", "c"))
            self.assertTrue(registry.without(folder, "my", "a"))
            self.assertTrue(registry.without(folder, "de", "d"))
            self.assertFalse(registry.without(folder, "de", "d"))
            self.assertEqual(json.loads((folder / "sources.json").read_text()), [{"source": "icu", "fields": {"my": ["b"]}}])
            self.assertEqual(json.loads((folder / "values.json").read_text()), [])


class Page(unittest.TestCase):
    def test_nothing_is_newer(self):
        self.assertIn("Nothing is newer.", registry.page("78.3.1", [], [], None, None))

    def test_what_is_newer_for_whom(self):
        text = registry.page("78.3.1", ["79.1.0"], ["fr-CH: no longer needed"], None, "- **Symbols**: nb, de-CH")
        self.assertIn("- fr-CH: no longer needed", text)
        self.assertIn("- de-CH: 6,734,033 people", text)

    def test_where_a_person_must_decide(self):
        self.assertIn("    xx: two sources differ", registry.page("78.3.1", ["79.1.0"], [], "xx: two sources differ", None))


if __name__ == "__main__":
    unittest.main()
