"""Fails if a tree of the snapshot's values alone was imported with other values: `python same.py DIFF`.

DIFF is the JSON of `currency-data diff`. LDML says nowhere in its supplemental data which scripts are written from the right.
"""

import json
import sys

LACKING = "rightToLeftScripts/"


def main():
    found = [each for each in json.loads(open(sys.argv[1]).read())["findings"] if not each["field"].startswith(LACKING)]
    for each in found[:20]:
        print(f"{each.get('locale', 'all locales')} {each['field']}: {each.get('old')!r}, after the tree {each.get('new')!r}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
