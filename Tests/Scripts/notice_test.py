"""NOTICE names every file that is generated or derived from others' data, and CONTRIBUTING the pinned publications."""
import json
import pathlib
import re
import subprocess
import unittest

ROOT = pathlib.Path(__file__).parents[2]
NOTICE = (ROOT / "NOTICE").read_text()


def files(*patterns):
    listed = subprocess.run(["git", "ls-files", *patterns], cwd=ROOT, capture_output=True, text=True).stdout.split()
    if not listed:
        raise unittest.SkipTest("this is no git checkout")
    return listed


class NoticeTest(unittest.TestCase):
    # A path: folders separated by slashes, at the start of a word.
    named = sorted(set(re.findall(r"\b(?:Data|Sources|Tests)/[A-Za-z0-9_./-]*[A-Za-z0-9]", NOTICE)))

    def test_what_it_names_is_there(self):
        self.assertGreaterEqual(len(self.named), 20)
        for path in self.named:
            self.assertTrue((ROOT / path).exists(), path)

    def test_generated_and_derived_files_are_named(self):
        derived = files("Sources/*/*/Generated/*", "Tests/*/Generated/*", "Data/Snapshot", "Data/Releases", "*.image",
                        "Data/*.tsv", "Tests/*.tsv", "Tests/*.json")
        # Handwritten, or counts and hashes of this package's own output.
        own = {"Tests/Sources.json", "Tests/Compatibility/CurrencyTextTests/Facts/ledger.json", "Tests/Conformance/Golden/golden.tsv",
               "Tests/Runtime/CurrencyNamesTests/Statements/statements.tsv", "Tests/Foundation/CurrencyFoundationTests/styles.tsv",
               "Tests/Conformance/Slices/left-out.tsv", *files("Tests/Conformance/Reading/*.tsv")}
        for file in sorted(set(derived) - own):
            self.assertTrue(any(file == path or file.startswith(path + "/") for path in self.named), file)

    def test_the_owner_is_named_alike(self):
        owner = "Copyright 2026 The swift-currency-format authors"
        self.assertIn(owner, NOTICE)
        self.assertIn(owner, (ROOT / "LICENSE").read_text())
        self.assertNotIn("[name of copyright owner]", (ROOT / "LICENSE").read_text())

    def test_contributing_imports_what_is_pinned(self):
        pins = json.loads((ROOT / "Data/Sources.json").read_text())["sources"]
        folders = {
            "cldr-json": lambda version: "cldr-json-" + version.split(".")[0],
            "iso4217": lambda version: "iso4217-" + version[:len("2026-01")],
            "icu": lambda version: "icu-" + version,
        }
        pinned = {folders[pin["name"]](pin["version"]) for pin in pins}
        text = (ROOT / "CONTRIBUTING.md").read_text()
        recipe = text[text.index("### Correct a value"):text.index("### Take a new CLDR")]
        self.assertEqual(set(re.findall(r"\.sources/([A-Za-z0-9.-]+)", recipe)), pinned)


if __name__ == "__main__":
    unittest.main()
