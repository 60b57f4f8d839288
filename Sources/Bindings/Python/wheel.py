"""Writes the wheel: `wheel.py VERSION LIBRARY FOLDER`. The same files give the same bytes.

The format is that of https://packaging.python.org/en/latest/specifications/binary-distribution-format/. The platform tag is
`manylinux_X_Y` of PEP 600: a system with glibc X.Y or newer can load the library. X.Y is the newest version of glibc among
the symbols that the library imports. auditwheel, which also knows libstdc++, must find the same (see the tests).
"""

import base64
import hashlib
import pathlib
import platform
import re
import subprocess
import sys
import zipfile

HERE = pathlib.Path(__file__).parent
NAME = "swift_currency_format"
PACKAGE = "currency_format"


def glibc(library):
    """The newest glibc version that a library needs."""
    symbols = subprocess.run(["objdump", "-T", library], check=True, capture_output=True, text=True).stdout
    versions = {tuple(map(int, found)) for found in re.findall(r"\bGLIBC_(\d+)\.(\d+)", symbols)}
    return max(versions)


def metadata(version):
    return "\n".join([
        "Metadata-Version: 2.3",
        "Name: swift-currency-format",
        f"Version: {version}",
        "Summary: Amounts of money in every locale, formatted and parsed: exact, fast, and the same bytes as in Swift programs",
        "License-Expression: Apache-2.0",
        "Requires-Python: >=3.10",
        "Provides-Extra: arrow",
        "Requires-Dist: pyarrow>=14; extra == 'arrow'",
        "Description-Content-Type: text/markdown",
        "",
        (HERE / "README.md").read_text(),
    ])


def main(version, library, folder):
    major, minor = glibc(library)
    tag = f"py3-none-manylinux_{major}_{minor}_{platform.machine()}"
    information = f"{NAME}-{version}.dist-info"
    files = {f"{PACKAGE}/{file.name}": file.read_bytes() for file in sorted((HERE / PACKAGE).glob("*.py"))}
    files[f"{PACKAGE}/py.typed"] = b""
    files[f"{PACKAGE}/libcurrency_format.so"] = pathlib.Path(library).read_bytes()
    files[f"{information}/licenses/LICENSE"] = (HERE / "../../../LICENSE").read_bytes()
    files[f"{information}/licenses/NOTICE"] = (HERE / "../../../NOTICE").read_bytes()
    files[f"{information}/METADATA"] = metadata(version).encode()
    files[f"{information}/WHEEL"] = (
        f"Wheel-Version: 1.0\nGenerator: swift-currency-format\nRoot-Is-Purelib: false\nTag: {tag}\n"
    ).encode()
    record = f"{information}/RECORD"
    lines = []
    for name, data in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        lines.append(f"{name},sha256={digest},{len(data)}")
    files[record] = "\n".join([*lines, f"{record},,", ""]).encode()

    wheel = pathlib.Path(folder) / f"{NAME}-{version}-{tag}.whl"
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.external_attr = (0o755 if name.endswith(".so") else 0o644) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, data)
    print(f"{wheel}: {wheel.stat().st_size} bytes")


if __name__ == "__main__":
    main(*sys.argv[1:])
