"""There are few scripts, scripts/README.md lists each, and those in scripts/check are steps of check.sh."""
import pathlib
import re
import subprocess
import unittest

SCRIPTS = pathlib.Path(__file__).parents[2] / "scripts"


class ScriptsTest(unittest.TestCase):
    def test_they_are_few(self):
        self.assertLessEqual(sum(1 for file in SCRIPTS.iterdir() if file.is_file()), 30)

    def test_the_readme_names_each(self):
        named = set(re.findall(r"`([a-z-]+(?:\.[a-z]+)?)`", (SCRIPTS / "README.md").read_text()))
        here = {each.name for each in SCRIPTS.iterdir() if each.name != "README.md"}
        self.assertEqual(here - named, set())

    def test_parts_of_the_check_are_steps(self):
        listed = subprocess.run(
            ["bash", str(SCRIPTS / "check.sh"), "--list"], capture_output=True, text=True, check=True).stdout
        steps = {line.split()[0] for line in listed.splitlines()}
        self.assertGreater(len(steps), 40)
        self.assertEqual({file.stem for file in (SCRIPTS / "check").glob("*.sh")} - steps, set())


if __name__ == "__main__":
    unittest.main()
