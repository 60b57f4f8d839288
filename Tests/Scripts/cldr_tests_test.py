"""The suite's runner reads CLDR's own tests of currency formatting. A sample in their form is written here."""

import pathlib
import shlex
import subprocess
import sys
import tempfile
import unittest

MAKE = pathlib.Path(__file__).parents[2] / "Suite/make"
sys.path.insert(0, str(MAKE))
import cldr_tests  # noqa: E402

# The first lines of the files of two versions. The texts are those that CLDR's tests expect of these inputs.
HEAD = "locale\tcurrency\tcurrency_format_type\tnumber_format_length\tcurrency_display\tinput\texpected"
OLDER_HEAD = "# locale\tcurrency\tcurrency_format_length\tcurrency_format_type\tcurrency_display\tinput\texpected"
ROWS = ["en\tUSD\taccounting\t\tcode\t-0.125\t(USD\u00a00.12)", "en\tJPY\tstandard\t\tcode\t2.5\tJPY\u00a02",
        "en\tUSD\taccounting\t\tcode\t-5.0E12\t(USD\u00a05,000,000,000,000.00)"]

# An engine that has all the answers but for the number of cases in its argument, and that lacks names.
ENGINE = """
import json, sys
texts = {"-0.125": "(USD\\u00a00.12)", "2.5": "JPY\\u00a02", "-5000000000000": "(USD\\u00a05,000,000,000,000.00)"}
for index, line in enumerate(sys.stdin):
    asked = json.loads(line)
    if asked["options"].get("currencyDisplay") == "name":
        print(json.dumps({"unsupported": "names"}))
    else:
        print(json.dumps({"result": "?" if index < int(sys.argv[1]) else texts[asked["input"]]}))
"""


class Runner(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.engine = self.folder / "engine.py"
        self.engine.write_text(ENGINE)

    def sample(self, *lines, name="currencies.tsv"):
        file = self.folder / name
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
        return file

    def run_on(self, wrong):
        command = f"mine={shlex.join([sys.executable, str(self.engine), str(wrong)])}"
        return subprocess.run([sys.executable, MAKE / "cldr_tests.py", self.folder, command], capture_output=True, text=True)

    def test_a_sample_is_read_and_run(self):
        self.sample(HEAD, *ROWS, "en\tUSD\tstandard\t\tname\t1.0\t1.00 US dollars")
        done = self.run_on(wrong=0)
        self.assertEqual((done.returncode, done.stdout), (0, "currencies.tsv: 4 cases; mine passes 3 of 3, lacks 1\n"), done.stderr)

    def test_failures_are_shown_with_their_line(self):
        self.sample(HEAD, *ROWS)
        done = self.run_on(wrong=1)
        self.assertEqual(done.returncode, 1)
        self.assertIn("mine: currencies.tsv:2: ", done.stdout)
        self.assertIn("'?', expected '(USD\\xa00.12)'", done.stdout)

    def test_each_column_becomes_an_option(self):
        file = self.sample(HEAD, "de_CH\tEUR\tstandard\tshort\tnarrowSymbol\t1.0E7\tx", "ar\tUSD\taccounting\tlong\tname\t-0.0\tx")
        first, second = (case["request"] for case in cldr_tests.read(file))
        self.assertEqual((first["locale"], first["input"]), ("de-CH", "10000000"))
        self.assertEqual(first["options"], {
            "style": "currency", "currency": "EUR", "roundingMode": "halfEven", "currencyDisplay": "narrowSymbol", "notation": "compact",
            "compactDisplay": "short"})
        # The sign of zero stays.
        self.assertEqual((second["input"], second["options"]["currencySign"]), ("-0", "accounting"))

    def test_the_form_of_older_files(self):
        file = self.sample(OLDER_HEAD, "en\tUSD\tstandard\taccounting\tcode\t1.0\tUSD\u00a01.00", name="code_acc.tsv")
        case = next(cldr_tests.read(file))
        self.assertEqual(case["request"]["options"], {
            "style": "currency", "currency": "USD", "roundingMode": "halfEven", "currencySign": "accounting", "currencyDisplay": "code"})

    def test_rows_without_a_currency_are_counted_and_asked_of_nobody(self):
        """Lines of the Arabic in older files; the empty currency is that of plain numbers."""
        file = self.sample(OLDER_HEAD, "ar\tRUB\t\tstandard\tsymbolNarrow\t1.2\tx", "ar\tRUB\t\tstandard\tnoCurrency\t1.2\tx",
                           "ar\t\t\tstandard\tcode\t1.2\tx")
        self.assertEqual([case["request"] and case["request"]["options"]["currencyDisplay"] for case in cldr_tests.read(file)],
                         ["narrowSymbol", None, None])
        self.engine.write_text("import sys\nfor line in sys.stdin: print('{\"result\": \"x\"}')")
        done = self.run_on(wrong=0)
        self.assertEqual(done.stdout, "currencies.tsv: 1 cases, 2 plain numbers; mine passes 1 of 1\n")

    def test_numbers_in_words(self):
        """The lines are those of CLDR's files for Swiss German and the root."""
        german = self.sample("# Format: type;rule name;number;expected result", "", "spell;%spellout-cardinal-m;0.5;null Komma fünf",
                             "spell;;-1;minus eins", "digits;;3;3.", name="de_CH.ssv")
        self.assertEqual([(case["line"], case["expected"], case["request"]) for case in cldr_tests.read_words(german)], [
            (3, "null Komma fünf", {"op": "spell", "locale": "de-CH", "input": "0.5", "ruleSet": "spellout-cardinal-m"}),
            (4, "minus eins", {"op": "spell", "locale": "de-CH", "input": "-1", "ruleSet": "spellout-numbering"}),
            (5, "3.", {"op": "spell", "locale": "de-CH", "input": "3", "ruleSet": "digits-ordinal"})])
        root = self.sample("number;%roman-upper;1000;M", "number;;10000;10,000", name="root.ssv")
        self.assertEqual([case["request"]["ruleSet"] for case in cldr_tests.read_words(root)], ["roman-upper", "zz-default"])
        self.assertEqual(next(cldr_tests.read_words(root))["request"]["locale"], "und")

    def test_words_are_run(self):
        self.engine.write_text("import json, sys\nfor line in sys.stdin:\n    asked = json.loads(line)\n"
                               "    print(json.dumps({'result': {'1': 'I', '2': 'I I'}[asked['input']]}))")
        self.sample("number;%roman-upper;1;I", "number;%roman-upper;2;II", name="root.ssv")
        done = self.run_on(wrong=0)
        self.assertEqual(done.returncode, 1)
        self.assertIn("root.ssv: 2 cases; mine passes 1 of 2\nmine: root.ssv:2: ", done.stdout)

    def test_words_that_are_not_in_their_form(self):
        for line, message in [
            ("spell;%x;1", "en.ssv:1: 3 parts, expected 4"), ("say;%x;1;one", "en.ssv:1: 'say' is not known"),
            ("spell;%x;one;one", "en.ssv:1: "), ("say;;1;one", "en.ssv:1: 'say' is not known"),
        ]:
            self.sample(line, name="en.ssv")
            done = self.run_on(wrong=0)
            self.assertTrue(done.returncode == 1 and done.stderr.startswith(message), done.stderr)

    def test_what_is_not_in_their_form(self):
        for lines, message in [
            (["locale\tcurrency"], "currencies.tsv:1: the columns currency_format_type, "),
            ([], "currencies.tsv:1: the columns "),
            ([HEAD, "en\tUSD"], "currencies.tsv:2: 2 columns, expected 7"),
            ([HEAD, "en\tUSD\tcash\t\tcode\t1\tx"], "currencies.tsv:2: 'cash' is not known"),
            ([HEAD, "en\tUSD\tstandard\tnarrow\tcode\t1\tx"], "currencies.tsv:2: 'narrow' is not known"),
            ([HEAD, "en\tUSD\tstandard\t\tcode\tone\tx"], "currencies.tsv:2: "),
        ]:
            self.sample(*lines)
            done = self.run_on(wrong=0)
            self.assertEqual(done.returncode, 1)
            self.assertTrue(done.stderr.startswith(message), done.stderr)


if __name__ == "__main__":
    unittest.main()
