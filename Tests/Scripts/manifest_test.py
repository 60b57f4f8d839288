"""What Package.swift provides to dependent packages, and to this package itself."""

import json
import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

MANIFEST = pathlib.Path(__file__).parents[2] / "Package.swift"


@unittest.skipUnless(shutil.which("swift"), "there is no swift")
class Manifest(unittest.TestCase):
    def manifest(self, *parents):
        """The manifest as SwiftPM reads it if the package is in folders with these names."""
        with tempfile.TemporaryDirectory() as folder:
            place = pathlib.Path(folder).joinpath(*parents, "swift-currency-format")
            place.mkdir(parents=True)
            shutil.copy(MANIFEST, place)
            environment = {key: value for key, value in os.environ.items() if not key.startswith("CURRENCY_")}
            command = ["swift", "package", "--package-path", place, "dump-package"]
            return json.loads(subprocess.check_output(command, env=environment, stderr=subprocess.DEVNULL))

    def test_dependents_fetch_no_other_package(self):
        manifest = self.manifest("SourcePackages", "checkouts")
        self.assertEqual(manifest["dependencies"], [])
        self.assertEqual([target["name"] for target in manifest["targets"] if target["type"] == "system"], [])

    def test_dependents_have_all_products(self):
        names = [{product["name"] for product in self.manifest(*parents)["products"]} for parents in [["checkouts"], ["clones"]]]
        self.assertEqual(*names)
        for plugin in ["CurrencyTablesPlugin", "RegenerateCurrencyTables", "AuditCurrencyTables", "DiffCurrencyTables"]:
            self.assertIn(plugin, names[0])

    def test_a_clone_has_the_generator(self):
        manifest = self.manifest("checkouts", "clones")
        self.assertEqual(len(manifest["dependencies"]), 1)
        self.assertIn("currency-data", [target["name"] for target in manifest["targets"]])


if __name__ == "__main__":
    unittest.main()
