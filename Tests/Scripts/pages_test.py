"""Pages are also read as plain text: prose lines have at most 128 columns, and README and CONTRIBUTING stay short."""

import pathlib
import re
import subprocess
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]


def pages():
    patterns = ["*README.md", "*.docc/*.md", ":(glob)*.md"]
    listed = subprocess.run(["git", "ls-files", "--", *patterns], cwd=ROOT, capture_output=True, text=True).stdout.split()
    if not listed:
        raise unittest.SkipTest("this is no git checkout")
    return [ROOT / each for each in listed]


class PagesTest(unittest.TestCase):
    def test_prose_is_not_wider_than_a_terminal(self):
        wide = []
        for page in pages():
            text = re.sub(r"^```.*?^```", lambda block: "\n" * block[0].count("\n"), page.read_text(), flags=re.M | re.S)
            for number, line in enumerate(text.split("\n"), 1):
                # Table rows, commands and program text are exempt.
                if len(line) > 128 and not line.startswith(("|", "    ")):
                    wide.append(f"{page.relative_to(ROOT)}:{number}: {len(line)} columns")
        self.assertEqual(wide, [])

    def test_the_first_pages_are_short(self):
        self.assertLess(len((ROOT / "README.md").read_text().splitlines()), 150)
        self.assertLessEqual(len((ROOT / "CONTRIBUTING.md").read_text().splitlines()), 200)


if __name__ == "__main__":
    unittest.main()
