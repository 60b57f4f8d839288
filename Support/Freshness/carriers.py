"""The packages that carry data of CLDR or ISO 4217: their newest versions, and the data in each.

`carriers.json` names the packages, and what versions were seen to carry, so that only a new one is downloaded. Wheels are read
and not run: nothing of a package that is not pinned is executed.
"""

import io
import json
import pathlib
import pickle
import re
import subprocess
import sys
import tempfile
import zipfile

FOLDER = pathlib.Path(__file__).resolve().parent
SECONDS = 300
# ICU's major version minus that of its CLDR, since ICU 67: https://icu.unicode.org/download.
ICU_BEFORE_CLDR = 30


class NotReached(Exception):
    """A registry does not answer; the message says why."""


class Contents:
    """The data in a version of a package: versions of ICU and CLDR, and the date of ISO 4217's lists, as far as it has them.

    Babel also has the digits of currencies: `fractions`, by code, with the digits and the rounding for all amounts and for cash.
    """

    def __init__(self, icu=None, cldr=None, iso4217=None, fractions=None):
        self.icu, self.iso4217, self.fractions = icu, iso4217, fractions
        self.cldr = cldr or (icu and str(order(icu)[0] - ICU_BEFORE_CLDR))


def order(version):
    """The numbers of a version, to compare it."""
    return tuple(int(part) for part in re.findall(r"\d+", version))


class Registries:
    """PyPI through pip, and Debian through apt-cache."""

    def __init__(self, cache):
        self.cache = pathlib.Path(cache)

    def newest(self, package, reads):
        """The newest version of a package; None if there is none here, as of Debian's packages elsewhere."""
        if reads.startswith("debian"):
            try:
                done = run("apt-cache", "madison", package)
            except NotReached:
                return None
            found = re.findall(r"\| +(\S+) +\|", done)
            return max(found, key=order, default=None)
        answer = run(sys.executable, "-m", "pip", "index", "versions", "--disable-pip-version-check", package)
        return versions(answer)[0]

    def wheel(self, package, version):
        """The bytes of a wheel."""
        kept = self.cache / f"{package}-{version}.whl"
        if not kept.exists():
            with tempfile.TemporaryDirectory() as folder:
                run(sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps",
                    "--only-binary", ":all:", "--dest", folder, f"{package}=={version}")
                kept.parent.mkdir(parents=True, exist_ok=True)
                kept.write_bytes(next(pathlib.Path(folder).glob("*.whl")).read_bytes())
        return kept.read_bytes()


class Recorded:
    """Saved answers: `{"babel": "2.19.0", …}`, the newest version of each package."""

    def __init__(self, file, cache):
        try:
            self.versions = json.loads(pathlib.Path(file).read_text())
        except (OSError, ValueError) as error:
            raise NotReached(f"{file} is no saved answer: {error}") from error
        self.registries = Registries(cache)

    def newest(self, package, reads):
        return self.versions.get(package)

    def wheel(self, package, version):
        return self.registries.wheel(package, version)


def run(*command):
    try:
        done = subprocess.run([str(word) for word in command], capture_output=True, text=True, timeout=SECONDS)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise NotReached(str(error)) from error
    if done.returncode != 0:
        raise NotReached((done.stderr.strip() or "no answer").splitlines()[-1])
    return done.stdout


def versions(answer):
    """The versions in an answer of `pip index versions`, newest first."""
    line = re.search(r"^Available versions: (.+)$", answer, re.MULTILINE)
    if not line:
        raise NotReached(f"the registry's answer names no versions: {answer.strip()[:80]!r}")
    return sorted((word.strip() for word in line.group(1).split(",")), key=order, reverse=True)


# MARK: What a version carries


class PlainUnpickler(pickle.Unpickler):
    """Reads a pickle of plain values. One that names a class or function is refused."""

    def find_class(self, module, name):
        raise pickle.UnpicklingError(f"the data name {module}.{name}")


def of_babel(wheel):
    """Babel's `global.dat` states the version of CLDR, and has the digits of currencies."""
    with zipfile.ZipFile(io.BytesIO(wheel)) as archive:
        data = PlainUnpickler(io.BytesIO(archive.read("babel/global.dat"))).load()
    return Contents(cldr=data["cldr"]["version"], fractions=data["currency_fractions"])


def of_icu(wheel):
    """The name of `libicudata.so.NN` states ICU's version; a program that includes ICU has the name of its data, `icudtNN`."""
    with zipfile.ZipFile(io.BytesIO(wheel)) as archive:
        for name in archive.namelist():
            if found := re.search(r"/libicudata[^/]*\.so\.([0-9.]+)$", name):
                return Contents(icu=found[1])
        for name in archive.namelist():
            if name.endswith("/bin/node") and (found := re.search(rb"icudt(\d+)", archive.read(name))):
                return Contents(icu=found[1].decode())
    raise NotReached("the wheel has no ICU that is known")


def contents(package, version, reads, seen, registries):
    """The data of a version."""
    known = seen.get(f"{package} {version}", {})
    match reads:
        case "babel":
            # The digits are wanted too.
            return of_babel(registries.wheel(package, version))
        case "icu":
            return Contents(**known) if known else of_icu(registries.wheel(package, version))
        case "iso4217":
            # The last part of the version is the date of the lists.
            year, month, day = re.search(r"(\d{4})(\d{2})(\d{2})$", version).groups()
            return Contents(iso4217=f"{year}-{month}-{day}")
        case "debian-cldr":
            return Contents(cldr=str(order(version)[0]))
        case "debian-icu":
            return Contents(icu=".".join(map(str, order(version)[:2])))
        case _:
            return Contents()


def read(registries):
    """Yields each carrier with its newest version and the data in it, or with the reason why nothing is known."""
    listed = json.loads((FOLDER / "carriers.json").read_text())
    for carrier in listed["carriers"]:
        version = registries.newest(carrier["package"], carrier["reads"])
        if version is not None:
            found = contents(carrier["package"], version, carrier["reads"], listed["seen"], registries)
            yield carrier, version, found
