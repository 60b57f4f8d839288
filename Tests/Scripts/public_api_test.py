"""scripts/check/public-api.py lists the public API and detects a lost declaration."""

import contextlib
import importlib.util
import io
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest
from unittest import mock

SCRIPT = pathlib.Path(__file__).parents[2] / "scripts/check/public-api.py"
specification = importlib.util.spec_from_file_location("public_api", SCRIPT)
public_api = importlib.util.module_from_spec(specification)
specification.loader.exec_module(public_api)

SOURCE = """
public struct Box<Item>: Hashable where Item: Hashable {
    public var item: Item
    var inner = 1
    @available(*, deprecated, renamed: "item") public var old: Item { item }
    public enum Kind { case wide }
}
extension Box where Item: BinaryInteger { public func doubled() -> Item { item * 2 } }
extension Int { public var boxed: Box<Int> { fatalError() } }
"""


@unittest.skipUnless(sys.platform == "linux" and shutil.which("swiftc"), "the listings are of what compiles on Linux")
class Listing(unittest.TestCase):
    def compile(self, source):
        (self.folder / "Boxes.swift").write_text(source)
        subprocess.run(
            ["swiftc", "-emit-module", "-module-name", "Boxes", "-o", self.folder / "Boxes.swiftmodule", self.folder / "Boxes.swift"],
            check=True)

    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        self.compile(SOURCE)

    def run_script(self, *arguments):
        output = io.StringIO()
        command = ["public-api.py", *arguments, "--modules", str(self.folder), "Boxes"]
        with mock.patch.object(sys, "argv", command), mock.patch.object(public_api, "LISTINGS", self.folder), \
                mock.patch.object(public_api, "products", lambda: {"Boxes"}), contextlib.redirect_stdout(output):
            try:
                public_api.main()
            except SystemExit as exit:
                return exit.code, output.getvalue()
        return 0, output.getvalue()

    def test_declarations_are_listed_with_what_they_need(self):
        lines = public_api.listing("Boxes", self.folder).splitlines()[1:]
        for line in [
            "Box  : Hashable",
            "Box  struct Box<Item> where Item : Hashable",
            "Box.doubled()  func doubled() -> Item  [where Item : BinaryInteger]",
            "Box.item  var item: Item",
            "Box.Kind.wide  case wide",
            "Box.old  deprecated var old: Item { get }",
            "Int.boxed  var boxed: Box<Int> { get }",
        ]:
            self.assertIn(line, lines)
        self.assertEqual([line for line in lines if "inner" in line], [])
        self.assertEqual(lines, sorted(lines))

    def test_a_lost_or_changed_declaration_is_an_error(self):
        self.assertEqual(self.run_script("--write")[0], 0)
        self.assertEqual(self.run_script()[0], 0)
        self.compile(SOURCE.replace("case wide", "case high").replace("public var item", "public let item"))
        code, output = self.run_script()
        self.assertEqual(code, 1)
        for line in ["-Box.Kind.wide  case wide", "+Box.Kind.high  case high", "-Box.item  var item: Item", "+Box.item  let item: Item"]:
            self.assertIn(line, output.splitlines())

    def test_a_listing_of_nothing_is_an_error(self):
        self.run_script("--write")
        (self.folder / "Gone.txt").write_text("")
        code, output = self.run_script()
        self.assertEqual(code, 1)
        self.assertIn("Gone.txt lists no library of Package.swift", output)


if __name__ == "__main__":
    unittest.main()
