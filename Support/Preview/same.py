"""Fails if a tree of the snapshot's values alone was imported with other values: `python same.py DIFF`.

DIFF is the JSON of `currency-data diff`, without what a tree lacks.
"""

import json
import sys


def main():
    found = json.loads(open(sys.argv[1]).read())["findings"]
    for each in found[:20]:
        print(f"{each.get('locale', 'all locales')} {each['field']}: {each.get('old')!r}, after the tree {each.get('new')!r}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
