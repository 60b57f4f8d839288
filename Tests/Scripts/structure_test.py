"""scripts/check/structure.py reports which files of a module depend on one another."""

import pathlib
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "scripts" / "check"))
from structure import Module  # noqa: E402


def groups(**texts):
    """The names of the files in each group of a module made of the texts."""
    with tempfile.TemporaryDirectory() as folder:
        for name, text in texts.items():
            (pathlib.Path(folder) / f"{name}.swift").write_text(text)
        module = Module({"name": "Some", "path": folder, "dependencies": []})
        return [[file.stem for file in group] for group in module.groups()]


class Groups(unittest.TestCase):
    def test_files_that_name_each_others_types(self):
        self.assertEqual(groups(a="struct A { var b: B }", b="public final class B { var a: A? }", c="enum C { case a(A) }"), [["a", "b"]])

    def test_a_way_back_through_a_third_file(self):
        self.assertEqual(groups(a="struct A { let b: B }", b="struct B { let c: C }", c="typealias C = [A]"), [["a", "b", "c"]])

    def test_what_names_no_type(self):
        self.assertEqual(groups(a="struct A {}\n// See B.", b='struct B { let text = "A"; let of: A }'), [])
        self.assertEqual(groups(a="struct A { let of: Other.B }", b="struct B { let of: A }"), [])

    def test_extensions_declare_nothing(self):
        self.assertEqual(groups(a="struct A {}", b="extension A { var c: C { C() } }", c="struct C { let a: A }"), [])


if __name__ == "__main__":
    unittest.main()
