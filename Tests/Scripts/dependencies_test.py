"""What scripts/dependencies.sh does to a machine: it asks once on a terminal, prints what it installs otherwise, and does
not touch what is installed. It calls replacements of the machine's apt-get, dpkg-query and pkg-config."""
import os
import pathlib
import pty
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).parents[2]
# The system's programs that the script may call.
SYSTEM = ["bash", "sh", "dirname", "basename", "sed", "head", "grep", "uname", "id", "env", "mkdir", "awk", "cut", "tail",
          "cat", "sleep"]


class Machine:
    """A folder of programs, and the log of those that would change the machine."""

    def __init__(self, folder, installed=(), installs=True):
        self.folder = pathlib.Path(folder)
        self.log = self.folder / "log"
        self.log.touch()
        for name in SYSTEM:
            (self.folder / name).symlink_to(shutil.which(name))
        self.program("swift", "echo 'Swift version 6.3'")
        self.program("id", "echo 0")
        names = " ".join(installed)
        self.program("dpkg-query", f'for last; do :; done; case " {names} " in *" $last "*) echo installed;; *) exit 1;; esac')
        # Installed packages are found afterwards.
        self.program("pkg-config", f"test -e {self.folder}/done")
        self.program("apt-get", f'echo "$*" >>{self.log}; ' + (f": >{self.folder}/done" if installs else "exit 1"))

    def program(self, name, text):
        file = self.folder / name
        file.unlink(missing_ok=True)
        file.write_text(f"#!/bin/sh\n{text}\n")
        file.chmod(0o755)

    def environment(self, **more):
        return {"PATH": str(self.folder), "HOME": str(self.folder), **more}

    @property
    def calls(self):
        return self.log.read_text().splitlines()


def command(arguments):
    return ["bash", str(ROOT / "scripts/dependencies.sh"), *arguments]


def without_terminal(machine, *arguments, **environment):
    done = subprocess.run(command(arguments), stdin=subprocess.DEVNULL, capture_output=True, text=True,
                          env=machine.environment(**environment))
    return done.returncode, done.stdout + done.stderr


def on_terminal(machine, answers, *arguments):
    """Runs the script on a pseudo-terminal and gives a person's answers."""
    ours, theirs = pty.openpty()
    os.write(ours, answers.encode())
    process = subprocess.Popen(command(arguments), stdin=theirs, stdout=theirs, stderr=theirs, env=machine.environment())
    os.close(theirs)
    text = b""
    while True:
        try:
            piece = os.read(ours, 1024)
        except OSError:
            break
        if not piece:
            break
        text += piece
    os.close(ours)
    return process.wait(), text.decode()


INSTALL = "install --yes --no-upgrade -o APT::Get::Upgrade-By-Source-Package=false --no-install-recommends"
DATABASES = "sqlite3 libsqlite3-dev postgresql-15 postgresql-server-dev-15"
GENERATOR = "libicu-dev libxml2-dev libssl-dev pkg-config"


class DependenciesTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = folder.name

    def test_without_a_terminal_it_says_what_it_installs(self):
        machine = Machine(self.path)
        code, text = without_terminal(machine)
        self.assertEqual((code, machine.calls), (0, [f"{INSTALL} {GENERATOR}"]))
        self.assertIn(f"Installing {GENERATOR}", text)

    def test_on_a_terminal_it_asks_once(self):
        machine = Machine(self.path)
        code, text = on_terminal(machine, "y\n", "generator", "emulators")
        self.assertEqual((code, machine.calls), (0, [f"{INSTALL} {GENERATOR} qemu-user-static"]))
        self.assertIn(f"Missing here: {GENERATOR} qemu-user-static", text)
        self.assertEqual(text.count("[y/N]"), 1)

    def test_without_a_yes_nothing_happens(self):
        for answer in ["\n", "n\n", "x\n", "\x04"]:
            with tempfile.TemporaryDirectory() as folder:
                machine = Machine(folder)
                code, text = on_terminal(machine, answer)
                self.assertEqual((code, machine.calls), (1, []), answer)
                self.assertIn("Nothing was installed.", text)

    def test_what_can_be_done_without_is_no_failure(self):
        machine = Machine(self.path)
        self.assertEqual((on_terminal(machine, "n\n", "emulators", "browser")[0], machine.calls), (0, []))

    def test_the_package_of_each_job_is_named(self):
        for job, package in [("emulators", "qemu-user-static"), ("types", "node-typescript"), ("databases", DATABASES)]:
            with tempfile.TemporaryDirectory() as folder:
                machine = Machine(folder)
                code, _ = without_terminal(machine, job, "--yes")
                self.assertEqual((code, machine.calls), (0, [f"{INSTALL} {package}"]))

    def test_without_a_terminal_only_what_a_new_machine_needs_is_installed(self):
        # Whether the engines are there, the machine's own Python says.
        for job, package in [("types", "node-typescript"), ("emulators", "qemu-user-static"),
                             ("browser", "chromium chromium-driver fonts-dejavu-core"), ("databases", DATABASES)]:
            with tempfile.TemporaryDirectory() as folder:
                machine = Machine(folder)
                code, text = without_terminal(machine, job)
                self.assertEqual((code, machine.calls), (0, []))
                self.assertIn(f"Not installed, because nobody can be asked: {package}; --yes installs them", text)
        machine = Machine(self.path)
        code, text = without_terminal(machine, "generator", "types")
        self.assertEqual((code, machine.calls), (0, [f"{INSTALL} {GENERATOR}"]))

    def test_yes_skips_the_question(self):
        machine = Machine(self.path)
        code, text = on_terminal(machine, "", "--yes")
        self.assertEqual((code, machine.calls), (0, [f"{INSTALL} {GENERATOR}"]))
        self.assertNotIn("[y/N]", text)

    def test_what_is_there_is_left_alone(self):
        machine = Machine(self.path, installed=["libxml2-dev", "pkg-config"])
        self.assertEqual(without_terminal(machine)[0], 0)
        self.assertEqual(machine.calls, [f"{INSTALL} libicu-dev libssl-dev"])
        # Everything is installed now: the script prints and does nothing.
        self.assertEqual(without_terminal(machine), (0, ""))
        self.assertEqual(len(machine.calls), 1)

    def test_lists_are_brought_up_to_date_only_where_need_be(self):
        machine = Machine(self.path, installs=False)
        self.assertEqual(without_terminal(machine)[0], 1)
        self.assertEqual(machine.calls, [f"{INSTALL} {GENERATOR}", "update"])

    def test_within_a_step_nothing_is_installed(self):
        machine = Machine(self.path)
        code, text = without_terminal(machine, "emulators", CURRENCY_FORMAT_INSTALLS_NOTHING="1")
        self.assertEqual((code, machine.calls), (0, []))

    def test_who_is_not_root_needs_sudo(self):
        machine = Machine(self.path)
        machine.program("id", "echo 1000")
        code, text = without_terminal(machine)
        self.assertEqual((code, machine.calls), (1, []))
        self.assertIn(f"Run as root: apt-get install {GENERATOR}", text)
        # Without a terminal nobody can enter a password.
        machine.program("sudo", f'echo "sudo $*" >>{machine.log}; exit 1')
        self.assertEqual(without_terminal(machine)[0], 1)
        self.assertTrue(machine.calls and all(call.startswith("sudo -n env ") for call in machine.calls))

    def test_requirements_are_pinned_by_hash(self):
        files = sorted((ROOT / "scripts/requirements").glob("*.txt"))
        self.assertGreaterEqual(len(files), 6)
        for file in files:
            lines = [line for line in file.read_text().splitlines() if not line.startswith(("#", "    --hash=sha256:"))]
            for line in lines:
                self.assertRegex(line, r"^[A-Za-z0-9._-]+==[^ ]+( ; .*)? \\$", file.name)


if __name__ == "__main__":
    unittest.main()
