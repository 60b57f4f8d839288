"""Fetches the upstream publications that the project reads, and checks that they are the pinned ones.

Data/Sources.json pins the versions and hashes of the snapshot's sources, and Tests/Sources.json those of the publications that
only tests and scripts read. The hash of a publication is the SHA-256 of the lines "HASH  PATH" of the files that are read from
it, sorted by path. Every fetched, copied or existing publication is checked against it.
"""

import argparse
import hashlib
import io
import json
import pathlib
import shutil
import struct
import subprocess
import sys
import tempfile
import urllib.request
import zipfile

CANNOT_RUN = 77
SECONDS = 60


class Missing(Exception):
    """A publication is unavailable; the message says why."""


class Unexpected(Exception):
    """The publication differs from the pinned one."""


# MARK: The files that are read from each publication


class Publication:
    """A pinned publication: its folder, the files that are read from it, and its origin."""

    name: str
    # The patterns of the paths that are read.
    patterns: list = []

    def __init__(self, pin):
        self.version, self.pinned, self.count = pin["version"], pin["sha256"], pin["files"]

    @property
    def folder(self):
        """The name of the folder, which the tests use too."""
        return f"{self.name}-{self.version}"

    @property
    def origin(self):
        """The name of the folder in the place that --from names."""
        return self.folder

    def contents(self, folder):
        """The paths and bytes of the files that are read."""
        for pattern in self.patterns:
            for path in folder.glob(pattern):
                yield path.relative_to(folder).as_posix(), path.read_bytes()

    def is_there(self, folder):
        return any(True for _ in self.contents(folder))

    def check(self, folder):
        listing = {path: hashlib.sha256(data).hexdigest() for path, data in self.contents(folder)}
        # Sorted by bytes, as in the importer.
        lines = "".join(f"{listing[path]}  {path}\n" for path in sorted(listing, key=lambda path: path.encode()))
        found = hashlib.sha256(lines.encode()).hexdigest()
        if found != self.pinned:
            raise Unexpected(
                f"{folder} is not {self.name} {self.version}: its {len(listing)} files have SHA-256 {found}, "
                f"pinned are {self.count} files and {self.pinned}")

    def fetch(self, folder):
        raise NotImplementedError


class CLDRJSON(Publication):
    name = "cldr-json"
    patterns = [
        "cldr-core/availableLocales.json", "cldr-core/defaultContent.json", "cldr-core/package.json",
        "cldr-core/scriptMetadata.json",
        "cldr-core/supplemental/aliases.json", "cldr-core/supplemental/currencyData.json",
        "cldr-core/supplemental/languageMatching.json", "cldr-core/supplemental/likelySubtags.json",
        "cldr-core/supplemental/numberingSystems.json", "cldr-core/supplemental/parentLocales.json",
        "cldr-core/supplemental/pluralRanges.json", "cldr-core/supplemental/plurals.json",
        "cldr-core/supplemental/territoryContainment.json",
        "cldr-localenames-full/main/en/languages.json", "cldr-localenames-full/main/en/scripts.json",
        "cldr-localenames-full/main/en/territories.json", "cldr-localenames-full/main/en/variants.json",
        "cldr-numbers-full/main/*/numbers.json", "cldr-numbers-full/main/*/currencies.json",
    ]

    @property
    def folder(self):
        return f"{self.name}-{self.version.split('.')[0]}"

    def fetch(self, folder):
        release = "https://github.com/unicode-org/cldr-json/releases/download"
        unpack(download(f"{release}/{self.version}/cldr-{self.version}-json-full.zip"), folder, self.patterns)


class Coverage(CLDRJSON):
    """The coverage levels of CLDR's locales, for a table that is not made from the snapshot: see scripts/tables."""

    name = "cldr-coverage"
    patterns = ["cldr-core/coverageLevels.json"]

    @property
    def origin(self):
        return f"cldr-json-{self.version.split('.')[0]}"


class Territories(Coverage):
    """The languages of regions, which Data/Decisions/regionLanguages.json records."""

    name = "cldr-territories"
    patterns = ["cldr-core/supplemental/territoryInfo.json"]


class LDML(Publication):
    name = "cldr"
    patterns = [
        "common/dtd/ldml.dtd", "common/main/*.xml", "common/supplemental/likelySubtags.xml",
        "common/supplemental/numberingSystems.xml", "common/supplemental/pluralRanges.xml",
        "common/supplemental/plurals.xml", "common/supplemental/supplementalData.xml",
        "common/supplemental/supplementalMetadata.xml",
    ]
    # Debian's package unicode-cldr-core.
    installed = pathlib.Path("/usr/share/unicode/cldr")

    def fetch(self, folder):
        if self.is_there(self.installed):
            copy(self, self.installed, folder)
        else:
            unpack(download(f"https://unicode.org/Public/cldr/{self.version}/core.zip"), folder, self.patterns)


class ISO4217(Publication):
    name = "iso4217"
    patterns = ["list-one.xml", "list-three.xml"]

    @property
    def folder(self):
        return f"{self.name}-{self.version[:len('2026-01')]}"

    def fetch(self, folder):
        lists = "https://www.six-group.com/dam/download/financial-information/data-center/iso-currrency/lists"
        # The agency publishes only the current lists; the archive has earlier ones.
        archived = f"https://web.archive.org/web/{self.version.replace('-', '')}id_/{lists}"
        for place in (lists, archived):
            for pattern in self.patterns:
                write(folder / pattern, download(f"{place}/{pattern}"))
            try:
                return self.check(folder)
            except Unexpected:
                continue
        raise Missing(f"neither today's lists nor the archived ones are those of {self.version}")


class ICU(Publication):
    """The data of an ICU in its library, of which the items are read."""

    name = "icu"
    patterns = ["libicudata*", "*.dat"]
    # PyPI has complete ICUs; the releases of one ICU version differ only in their packaging.
    packages = {"78.3": "icu.txt"}

    def contents(self, folder):
        for library in super().contents(folder):
            yield from items(*library)

    def is_there(self, folder):
        return any(True for _ in super().contents(folder))

    def fetch(self, folder):
        if self.version not in self.packages:
            raise Missing(f"no package of PyPI is known that has ICU {self.version}")
        with tempfile.TemporaryDirectory() as scratch:
            requirements = pathlib.Path(__file__).parent / "requirements" / self.packages[self.version]
            pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", scratch]
            pip += ["--require-hashes", "--requirement", str(requirements)]
            result = subprocess.run(pip, capture_output=True, text=True)
            wheels = list(pathlib.Path(scratch).glob("*.whl"))
            if result.returncode != 0 or not wheels:
                raise Missing(f"pip does not download what {requirements} pins")
            with zipfile.ZipFile(wheels[0]) as wheel:
                data = [name for name in wheel.namelist() if "/libicudata" in name]
                if not data:
                    raise Missing(f"{wheels[0].name} has no libicudata")
                # A wheel has no links: if the library has several names, their files are identical.
                write(folder / "libicudata", wheel.read(data[0]))


def items(file, data):
    """The items of an ICU data package, anywhere in the file: see Sources/Generator/ICUSource/ICUPackage.swift."""
    begin = data.find(b"CmnD") - 12
    if begin < 0:
        raise Unexpected(f"{file} has no data of ICU")
    data = data[begin:]
    start = struct.unpack_from("<H", data)[0]
    count = struct.unpack_from("<I", data, start)[0]
    entries = []
    for index in range(count):
        name, item = struct.unpack_from("<II", data, start + 4 + 8 * index)
        name = data[start + name:data.index(0, start + name)].decode()
        entries.append((name.split("/", 1)[1], start + item))
    for index, (name, item) in enumerate(entries):
        if index + 1 < count:
            end = entries[index + 1][1]
        else:
            # The last item is a bundle, which states its own length.
            header = struct.unpack_from("<H", data, item)[0]
            end = item + header + 4 * struct.unpack_from("<I", data, item + header + 16)[0]
        yield name, data[item:end]


KINDS = {kind.name: kind for kind in (CLDRJSON, Coverage, Territories, LDML, ISO4217, ICU)}

# MARK: Files and networks


def download(address):
    """The bytes at an address."""
    try:
        with urllib.request.urlopen(address, timeout=SECONDS) as answer:
            return answer.read()
    except OSError as error:
        raise Missing(f"{address}: {error}") from error


def write(path, data):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def unpack(archive, folder, patterns):
    with zipfile.ZipFile(io.BytesIO(archive)) as archive:
        for name in archive.namelist():
            if any(pathlib.PurePosixPath(name).match(pattern) for pattern in patterns):
                # Unlike a joined path, `extract` stays inside the folder for every name.
                archive.extract(name, folder)


def copy(publication, source, folder):
    for pattern in publication.patterns:
        for path in source.glob(pattern):
            write(folder / path.relative_to(source), path.read_bytes())


# MARK: The command


def bring(publication, sources, origin):
    """Checks the existing publication or fetches it, and returns what it did."""
    folder = sources / publication.folder
    # A publication from an older pin may lack files that are read now, and is fetched again.
    if publication.is_there(folder) and sum(1 for _ in publication.contents(folder)) >= publication.count:
        publication.check(folder)
        return "is there"
    # An unfinished folder has another name, so that a folder with the final name is complete.
    part = sources / (publication.folder + ".part")
    shutil.rmtree(part, ignore_errors=True)
    part.mkdir(parents=True)
    try:
        origins = [] if origin is None else [origin / publication.folder, origin / publication.origin]
        found = next((folder for folder in origins if publication.is_there(folder)), None)
        if found is not None:
            copy(publication, found, part)
            result = "copied"
        else:
            publication.fetch(part)
            result = "fetched"
        publication.check(part)
        shutil.rmtree(folder, ignore_errors=True)
        part.rename(folder)
        return result
    finally:
        shutil.rmtree(part, ignore_errors=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--into", type=pathlib.Path, required=True)
    parser.add_argument("--from", dest="origin", type=pathlib.Path)
    parser.add_argument("--pins", type=pathlib.Path, action="append", required=True)
    parser.add_argument("names", nargs="*")
    arguments = parser.parse_args()

    pins = [pin for file in arguments.pins for pin in json.loads(file.read_text())["sources"]]
    publications = [KINDS[pin["name"]](pin) for pin in pins]
    unknown = set(arguments.names) - {publication.folder for publication in publications}
    if unknown:
        known = ", ".join(publication.folder for publication in publications)
        print(f"not pinned: {', '.join(sorted(unknown))}; there are {known}", file=sys.stderr)
        return 2

    status = 0
    missing = []
    for publication in publications:
        if arguments.names and publication.folder not in arguments.names:
            continue
        try:
            print(f"{publication.folder:<20} {bring(publication, arguments.into, arguments.origin)}")
        except Missing as reason:
            print(f"{publication.folder:<20} not here: {reason}")
            missing.append(publication.folder)
        except Unexpected as error:
            print(error, file=sys.stderr)
            status = 1
    if status == 0 and missing:
        print(
            f"SKIPPED: {', '.join(missing)} cannot be fetched; the tests that read them are skipped, "
            f"unless they are put into {arguments.into} by hand or with --from")
        return CANNOT_RUN
    return status


sys.exit(main())
