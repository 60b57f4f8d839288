"""The engines of the observatory and their installation: builds of Node, ICU, Babel and V8 from PyPI, Debian's ICU, and the
Foundation of the installed Swift.

`engines.json` names the builds of each chain, in order. Unavailable builds are left out and reported.
"""

import hashlib
import json
import pathlib
import subprocess
import sys
import zipfile

FOLDER = pathlib.Path(__file__).resolve().parent
ROOT = FOLDER.parents[1]
RUNNERS = ROOT / "Suite/runners"


class CannotHave(Exception):
    pass


def run(command, **options):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, **options)
    if done.returncode != 0:
        raise CannotHave(f"{command[0]} fails: {(done.stderr or done.stdout).strip().splitlines()[-1:]}")
    return done.stdout


class Engines:
    def __init__(self, cache):
        self.cache = pathlib.Path(cache)
        (self.cache / "node").mkdir(parents=True, exist_ok=True)
        # The unavailable builds, with the reasons.
        self.missing = []

    def chains(self):
        """The names of the chains, and for each build a command that answers the suite's requests."""
        listed = json.loads((FOLDER / "engines.json").read_text())
        for chain, builds in listed.items():
            found = []
            for build in builds:
                try:
                    found.append(getattr(self, "of_" + chain.lower())(build))
                except (CannotHave, OSError, subprocess.TimeoutExpired) as error:
                    self.missing.append(f"{chain} {build['version']} cannot be had: {error}")
            yield chain, found

    def environment(self, name, *packages):
        python = self.cache / name / "bin/python"
        if not python.exists():
            run([sys.executable, "-m", "venv", self.cache / name], timeout=120)
            run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *packages], timeout=300)
        return python

    def of_node(self, build):
        version = build["version"]
        program = self.cache / "node" / f"node-{version}"
        if not program.exists():
            wheels = self.cache / "wheels"
            run([sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps",
                 "--dest", wheels, f"{build['package']}=={version}"], timeout=300)
            wheel = next(wheels.glob(f"{build['package'].replace('-', '_')}-{version}-*.whl"))
            with zipfile.ZipFile(wheel) as archive:
                name = next(name for name in archive.namelist() if name.endswith("/bin/node"))
                program.write_bytes(archive.read(name))
            program.chmod(0o755)
            wheel.unlink()
        if hashlib.sha256(program.read_bytes()).hexdigest() != build["sha256"]:
            raise CannotHave("its hash is not the pinned one")
        versions = json.loads(run([program, "-p", "JSON.stringify(process.versions)"], timeout=60))
        return {"version": version, "icu": versions["icu"], "cldr": versions["cldr"], "v8": versions["v8"].split("-")[0],
                "command": [str(program), str(RUNNERS / "node.mjs")]}

    def of_icu(self, build):
        if build.get("package"):
            python = self.environment(f"icu-{build['version']}", f"{build['package']}=={build['release']}")
        else:
            python = pathlib.Path("/usr/bin/python3")
        have = run([python, "-c", "import icu; print(icu.ICU_VERSION)"], timeout=60).strip()
        if not build["version"].startswith(have):
            raise CannotHave(f"{python} has ICU {have}")
        return {"version": build["version"], "icu": have, "cldr": build.get("cldr"),
                "command": [str(python), str(RUNNERS / "with_pyicu.py")]}

    def of_babel(self, build):
        python = self.environment(f"babel-{build['version']}", f"babel=={build['version']}", "pytz", "setuptools<81")
        # Babel states its CLDR since 2.18.
        about = "from babel import core; print(core.get_global('cldr')['version'] if 'cldr' in core._global_data else '')"
        cldr = run([python, "-c", f"from babel import core; core.get_global('likely_subtags'); {about}"], timeout=60).strip() or None
        return {"version": build["version"], "icu": None, "cldr": cldr, "command": [str(python), str(RUNNERS / "with_babel.py")]}

    def of_v8(self, build):
        python = self.environment(f"v8-{build['version']}", f"mini-racer=={build['version']}")
        command = [str(python), str(FOLDER / "with_mini_racer.py")]
        version = run(command + ["--version"], timeout=60).strip()
        return {"version": build["version"], "icu": None, "cldr": None, "v8": version, "command": command}

    def of_foundation(self, build):
        program = self.cache / "foundation"
        if not program.exists():
            run(["swiftc", "-O", RUNNERS / "foundation.swift", "-o", program], timeout=600)
        return {"version": build["version"], "icu": None, "cldr": None, "command": [str(program)]}


def answers(engine, requests):
    """The texts in the order of the requests; None if the engine has no text."""
    lines = "".join(json.dumps(request) + "\n" for request in requests)
    done = subprocess.run(engine["command"], input=lines, capture_output=True, text=True, timeout=600)
    given = [json.loads(line).get("result") for line in done.stdout.splitlines()]
    if len(given) != len(requests):
        raise CannotHave(f"it answered {len(given)} of {len(requests)} lines: {done.stderr[-300:]}")
    return given
