"""Drops from the JSON of `currency-data diff` what a tree lacks: `python lacking.py DIFF`.

LDML says nowhere in its supplemental data which scripts are written from the right.
"""

import json
import pathlib
import sys

LACKING = ("rightToLeftScripts/",)


def main():
    path = pathlib.Path(sys.argv[1])
    diff = json.loads(path.read_text(encoding="utf-8"))
    diff["findings"] = [each for each in diff["findings"] if not each["field"].startswith(LACKING)]
    path.write_text(json.dumps(diff, ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    main()
