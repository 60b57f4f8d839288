#!/usr/bin/env python3
"""Usage: scripts/check/terminal-field.py [PROGRAM]
Types into the terminal field through a pseudo-terminal, and checks the text, the caret and the value after each key."""
import os
import pty
import select
import subprocess
import sys
import time

PROGRAM = sys.argv[1] if len(sys.argv) > 1 else ".build/debug/terminal-field"

# The keys that are sent; then the last line: the text before the caret, the text after it, the value, and the announcement.
# The keys of a list are sent one by one, each after the program has read the one before.
CASES = [
    (["en-US", "USD"], [
        ("1", "$0.01", "", "0.01"), ("234567", "$12,345.67", "", "12345.67"), ("\x7f", "$1,234.56", "", "1234.56"),
        ("\x1b[H", "$", "1,234.56", "1234.56"), ("\x1b[C", "$1", ",234.56", "1234.56"),
        ("\x1b[3~", "$1", "34.56", "134.56"), ("9", "$1,9", "34.56", "1934.56"),
        ("\x1a", "$1", "34.56", "134.56"), ("-", "-$1", "34.56", "-134.56"),
        ("\x07", "\x1b[7m-$134.56\x1b[0m", "", "-134.56"), ("\x1b[200~1.234,5\x1b[201~", "$1,234.50", "", "1234.50"),
        ("x", "$1,234.50", "", "1234.50", "the field does not accept this text"),
        # Home and End in tmux, in rxvt, and on keypads in application mode.
        ("\x1b[1~", "$", "1,234.50", "1234.50"), ("\x1b[4~", "$1,234.50", "", "1234.50"),
        ("\x1b[7~", "$", "1,234.50", "1234.50"), ("\x1b[8~", "$1,234.50", "", "1234.50"),
        ("\x1bOH", "$", "1,234.50", "1234.50"), ("\x1bOF", "$1,234.50", "", "1234.50"),
        # Neither Escape nor Alt swallows the next key.
        (["\x1b", "7"], "$12,345.07", "", "12345.07"), ("\x1b8", "$123,450.78", "", "123450.78"),
        (["\x1b", "\x7f"], "$12,345.07", "", "12345.07"),
        ("\x1b[200~five\x1b[201~", "$12,345.07", "", "12345.07", "the text cannot be read as a value"),
        ("\x1b[200~€5\x1b[201~", "$12,345.07", "", "12345.07", "the text names another currency than the field's"),
        ("\x1b[200~3.459\x1b[201~", "$12,345.07", "", "12345.07", "the text can be read as several values"),
        ("\x1b[200~3.4590\x1b[201~", "$3.46", "", "3.46", "rounded"), ("1", "$34.61", "", "34.61"),
    ]),
    (["de-DE", "EUR", "--free"], [("12.5", "12,5", "", "12.5"), ("\r", "12,50\u00a0€", "", "12.5")]),
    (["ar-EG", "EGP"], [("١٢٣", "\u200f١٫٢٣", "\u00a0ج.م.\u200f", "1.23")]),
]


def read_line(terminal, expected):
    """Returns the shown line as soon as it is the expected one, or when no more output comes."""
    output = b""
    while True:
        ready, _, _ = select.select([terminal], [], [], 2)
        try:
            chunk = os.read(terminal, 65536) if ready else b""
        except OSError:
            chunk = b""
        output += chunk
        line = output.decode("utf-8", "replace").split("\r\x1b[K")[-1]
        if line.split("\x1b8")[0] == expected or not chunk:
            return line.split("\x1b8")[0]


# Arguments, the exit status, and the text on standard error.
REFUSED = [
    ([], 2, "usage: terminal-field LOCALE CURRENCY [--free]"), (["de-DE"], 2, "usage: "),
    (["de-DE", "EUR", "--fre"], 2, "usage: "), (["de-DE", "euro"], 2, "de-DE euro: "), (["d", "EUR"], 2, "d EUR: "),
    (["de-DE", "EUR"], 1, "standard input is no terminal"),
]


def check_refusals():
    for arguments, code, message in REFUSED:
        result = subprocess.run([PROGRAM] + arguments, stdin=subprocess.DEVNULL, capture_output=True, text=True)
        if result.returncode != code or not result.stderr.startswith(message) or result.stdout:
            sys.exit(f"{arguments}: {result}")


def main():
    check_refusals()
    checks = 0
    for arguments, keys in CASES:
        parent, child = pty.openpty()
        process = subprocess.Popen([PROGRAM] + arguments, stdin=child, stdout=child)
        os.close(child)
        read_line(parent, "\x1b7    none")
        for key, before, behind, value, *notes in keys:
            for index, part in enumerate(key if isinstance(key, list) else [key]):
                if index > 0:
                    time.sleep(0.5)
                os.write(parent, part.encode())
            expected = "    ".join([f"{before}\x1b7{behind}", value] + notes)
            shown = read_line(parent, expected)
            if shown != expected:
                process.kill()
                sys.exit(f"{arguments}: {key!r} shows {shown!r}, not {expected!r}")
            checks += 1
        if process.poll() is None:
            os.write(parent, b"\x03")
        if process.wait(timeout=10) != 0:
            sys.exit(f"{arguments}: the program failed with {process.returncode}")
        os.close(parent)
    print(f"{checks} keys through a pseudo-terminal, and {len(REFUSED)} refusals")


main()
