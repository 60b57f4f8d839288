#!/usr/bin/env python3
"""Writes the page with receipts in six scripts that README.md shows as a picture.

Usage: Support/Pictures/receipts.py PROGRAM OUTPUT.html

PROGRAM is the command line `currency`, which formats the amounts. The picture is a screenshot of 1200 by 430 pixels:

    chromium --headless --hide-scrollbars --window-size=1200,430 --screenshot=receipts.png OUTPUT.html
"""

import html
import pathlib
import subprocess
import sys

# The locale, its currency, the name of its language, and three lines with their amounts.
RECEIPTS = [
    ("fr-FR", "EUR", "Français", [("Café", "7.20"), ("Gâteau", "11.50"), ("Total", "18.70")]),
    ("uk-UA", "UAH", "Українська", [("Кава", "1245"), ("Торт", "2180.50"), ("Разом", "3425.50")]),
    ("el-GR", "EUR", "Ελληνικά", [("Καφές", "7.20"), ("Κέικ", "1211.50"), ("Σύνολο", "1218.70")]),
    ("ar-EG", "EGP", "العربية", [("قهوة", "1245"), ("كعكة", "2180.5"), ("المجموع", "3425.5")]),
    ("mr-IN", "INR", "मराठी", [("कॉफी", "1245"), ("केक", "218000.5"), ("एकूण", "219245.5")]),
    ("ja-JP", "JPY", "日本語", [("コーヒー", "1440"), ("ケーキ", "11700"), ("合計", "13140")]),
]
HEAD = """<!doctype html>
<meta charset="utf-8">
<style>
body { margin: 0; background: #f3f0ea; color: #1d1d1b; font: 17px/1.5 "Noto Sans", "Noto Sans CJK JP", sans-serif }
main { display: grid; grid-template-columns: repeat(3, 1fr); gap: 22px; padding: 26px; width: 1148px }
section { background: #fff; padding: 18px 22px; box-shadow: 0 1px 4px #0003; border-top: 5px dotted #f3f0ea }
h2 { font-size: 15px; margin: 0 0 8px; color: #0b5c6b; font-weight: 600 }
table { width: 100%; border-collapse: collapse }
td { padding: 3px 0 }
td:last-child { text-align: end; white-space: nowrap }
tr:last-child td { border-top: 2px solid #1d1d1b; font-weight: 700; padding-top: 7px }
</style>
<main>
"""


def written(program, locale, currency, amount):
    command = [program, "format", "--locale", locale, "--currency", currency, amount]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.rstrip("\n")


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    program, output = sys.argv[1:]
    page = [HEAD]
    for locale, currency, language, lines in RECEIPTS:
        direction = "rtl" if locale.startswith("ar") else "ltr"
        page.append(f'<section dir="{direction}" lang="{locale}"><h2>{language} · {locale}</h2><table>\n')
        for label, amount in lines:
            text = html.escape(written(program, locale, currency, amount))
            page.append(f"<tr><td>{label}<td><bdi>{text}</bdi>\n")
        page.append("</table></section>\n")
    pathlib.Path(output).write_text("".join(page), encoding="utf-8")


if __name__ == "__main__":
    main()
