"""scripts/check/structure.py reports which files of a module depend on one another."""

import pathlib
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "scripts" / "check"))
from structure import Module, circles  # noqa: E402


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

    def test_extensions_declare_no_type(self):
        self.assertEqual(groups(a="struct A {}", b="extension A { var c: C { C() } }", c="struct C { let a: A }"), [])

    def test_members_of_extensions(self):
        first = "extension A {\n    func first(of text: String) { second() }\n}"
        second = "extension A {\n    mutating func second() { first(of: third) }\n}"
        self.assertEqual(groups(a="struct A {}", b=first, c=second), [["b", "c"]])
        self.assertEqual(groups(a="struct A { var x: Int { a.y } }", b="extension A {\n    var y: Int { 0 }\n}"), [["a", "b"]])

    def test_other_members_of_the_same_name(self):
        uses = "struct A {\n    var x: Int { y(in: 1) }\n}"
        for extension in ["extension A {\n    func y(of: Int) -> Int { 0 }\n}",
                          "extension A {\n    private func y(in: Int) -> Int { 0 }\n}",
                          "extension Other {\n    func y(in: A) -> Int { 0 }\n}"]:
            self.assertEqual(groups(a=uses, b=extension), [], extension)
        # Two files declare the name, so the text does not say whose it is.
        one, other = "extension A {\n    var y: Int { 0 }\n}", "struct C {\n    var y = 0\n}"
        self.assertEqual(groups(a="struct A { var x: Int { c.y } }", b=one, c=other), [])


class Circles(unittest.TestCase):
    def mistakes(self, **texts):
        with tempfile.TemporaryDirectory() as folder:
            for name, text in texts.items():
                (pathlib.Path(folder) / f"{name}.swift").write_text(text)
            module = Module({"name": "Some", "path": folder, "dependencies": []})
            module.room = "Runtime"
            return [line for line, is_mistake in circles({"Some": module}) if is_mistake]

    CIRCLE = {"a": "struct A { let b: B }", "b": "struct B { let c: C }", "c": "typealias C = [A]"}

    def test_three_files_may_need_one_another(self):
        self.assertEqual(self.mistakes(**self.CIRCLE), [])

    def test_four_may_not(self):
        found = self.mistakes(**self.CIRCLE | {"c": "typealias C = [D]", "d": "struct D { let a: A }"})
        self.assertEqual(len(found), 1)
        self.assertTrue(found[0].endswith("at most 3 may"))


if __name__ == "__main__":
    unittest.main()
