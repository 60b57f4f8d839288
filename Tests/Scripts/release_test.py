"""scripts/release.sh reports what is not ready, and a dry run changes nothing."""

import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
VERSION = "Sources/Commands/CommandSupport/Output/ToolVersion.swift"


class ReleaseTest(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        listed = subprocess.run(
            ["git", "ls-files", "-z", "*.md", "scripts", VERSION, "Tests/Conformance/Golden",
             "Sources/Runtime/CurrencyFormat/Generated"],
            cwd=ROOT, check=True, capture_output=True).stdout.decode().split("\0")
        for name in filter(None, listed):
            target = self.folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target)
        self.git("init", "--quiet", "--initial-branch=main")
        self.git("add", ".")
        self.commit()

    def git(self, *arguments):
        return subprocess.run(
            ["git", "-c", "user.name=Test", "-c", "user.email=test@example.org", *arguments],
            cwd=self.folder, check=True, capture_output=True, text=True).stdout

    def commit(self):
        self.git("commit", "--quiet", "--all", "--message", "State")

    def release(self, *arguments):
        return subprocess.run(
            ["scripts/release.sh", *arguments], cwd=self.folder, capture_output=True, text=True,
            env={"PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": str(self.folder), "GIT_AUTHOR_NAME": "Test",
                 "GIT_AUTHOR_EMAIL": "test@example.org", "GIT_COMMITTER_NAME": "Test",
                 "GIT_COMMITTER_EMAIL": "test@example.org"})

    def change(self, name, pattern, replacement):
        file = self.folder / name
        text = file.read_text(encoding="utf-8")
        changed = re.sub(pattern, replacement, text, count=1)
        self.assertNotEqual(text, changed)
        file.write_text(changed, encoding="utf-8")
        self.commit()

    def version(self):
        return re.search(r'number = "(.*)"', (self.folder / VERSION).read_text(encoding="utf-8"))[1]

    def test_a_dry_run_prints_the_notes_and_changes_nothing(self):
        result = self.release("--dry-run")
        self.assertEqual(result.returncode, 0, result.stderr)
        golden = (ROOT / "Tests/Conformance/Golden/golden.tsv").read_text(encoding="utf-8").split("\n")[0].split("\t")[-1]
        self.assertIn(golden, result.stdout)
        self.assertTrue(result.stdout.endswith("is ready: nothing was committed\n"))
        self.assertEqual(self.git("status", "--porcelain"), "")
        self.assertEqual(self.git("tag"), "")

    def test_a_release_dates_installs_and_tags(self):
        number = self.version()
        version = number.removesuffix("-dev")
        self.assertNotEqual(version, number)
        result = self.release("--checked")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertEqual(self.version(), version)
        self.assertEqual(self.git("tag").strip(), version)
        self.assertEqual(self.git("status", "--porcelain"), "")
        self.assertIn(f'from: "{version}"', (self.folder / "README.md").read_text(encoding="utf-8"))
        changelog = (self.folder / "CHANGELOG.md").read_text(encoding="utf-8")
        self.assertRegex(changelog, rf"(?m)^## {re.escape(version)} \(\d{{4}}-\d\d-\d\d\)$")
        notes = self.git("cat-file", "-p", f"refs/tags/{version}")
        self.assertTrue("### Data" in notes, "the notes lack the data")
        self.assertTrue("### Formatting" in notes, "the notes lack the changes")
        again = self.release("--checked")
        self.assertEqual(again.returncode, 1)
        self.assertIn(f"there is a tag {version} already", again.stderr)

    def test_what_is_not_ready_is_said(self):
        self.change("CHANGELOG.md", r"(?m)^## .*$", "## Soon")
        self.change("README.md", r'branch: "main"', 'branch: "next"')
        self.change("Tests/Conformance/Golden/golden.tsv", r"(?m)^whole", "hole")
        result = self.release("--dry-run")
        self.assertEqual(result.returncode, 1)
        for words in ['"## Soon"', "README.md installs neither", "no hash of the whole texts"]:
            self.assertIn(words, result.stderr)

    def test_changes_that_are_not_committed_stop_it(self):
        (self.folder / "README.md").write_text("", encoding="utf-8")
        result = self.release("--checked")
        self.assertEqual(result.returncode, 1)
        self.assertIn("not committed", result.stderr)
        self.assertEqual(self.release("--wrong").returncode, 2)


if __name__ == "__main__":
    unittest.main()
