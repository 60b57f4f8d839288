"""The decisions that scripts/mutants.sh changes are in modules of the runtime, into whose folders it writes."""

import pathlib
import re
import subprocess
import sys
import unittest

ROOT = pathlib.Path(__file__).parents[2]
# Attributes that let other modules inline code. `@inline` is that of `@inline(never)`.
ATTRIBUTE = re.compile(rb"@_?[a-zA-Z]*(?:[iI]nlin|transparent)[a-zA-Z]*(?:\(__always\))?")
FILE = "Sources/Runtime/CurrencyReader/Lenient/LenientReader+Scale.swift"
PROGRAM = f"""
import sys
sys.path.insert(0, "scripts/mutants")
from places import MODULES
from sites import sites
found = sites([{FILE!r}])
print(len(found), *sorted({{site.module for site in found}} & set(MODULES)))
"""


class MutantsTest(unittest.TestCase):
    def test_sites_know_their_module(self):
        result = subprocess.run([sys.executable, "-c", PROGRAM], cwd=ROOT, capture_output=True, text=True, check=True)
        count, *modules = result.stdout.split()
        self.assertGreater(int(count), 20)
        self.assertEqual(modules, ["CurrencyReader"])
        self.assertTrue((ROOT / "Sources/Runtime" / modules[0]).is_dir())

    def test_copy_lets_no_module_inline(self):
        sys.path.insert(0, str(ROOT / "scripts/mutants"))
        from places import INLINABLE
        found = {
            attribute for file in (ROOT / "Sources/Runtime").rglob("*.swift")
            for attribute in ATTRIBUTE.findall(file.read_bytes())
        }
        self.assertIn(b"@_transparent", found)
        self.assertEqual({attribute for attribute in found if not INLINABLE.fullmatch(attribute)}, {b"@inline"})

    def test_equivalent_changes_are_changes_of_the_sources(self):
        result = subprocess.run([ROOT / "scripts/mutants.sh", "--sites"], cwd=ROOT, capture_output=True, text=True)
        self.assertEqual(result.returncode, 0, result.stdout)


if __name__ == "__main__":
    unittest.main()
