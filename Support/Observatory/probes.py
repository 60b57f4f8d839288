"""The observatory's requests, and the people who see the answers: the languages of each territory with its currency.

`people.tsv` lists them, from the populations in CLDR's territoryInfo and the currencies in its currencyData:

    python3 probes.py CLDR_CORE_SUPPLEMENTAL > people.tsv
"""

import json
import pathlib
import sys

FILE = pathlib.Path(__file__).resolve().parent / "people.tsv"
LEAST = 20_000

# The kinds of text, with their options and the amount.
KINDS = {
    "standard": ("-1234567.891", {}),
    "accounting": ("-1234567.891", {"currencySign": "accounting"}),
    "name": ("2", {"currencyDisplay": "name"}),
    "compact": ("1500000", {"notation": "compact"}),
}


def write(folder):
    folder = pathlib.Path(folder)

    def read(name):
        return json.loads((folder / f"{name}.json").read_text())["supplemental"]

    territories = read("territoryInfo")["territoryInfo"]
    money = read("currencyData")["currencyData"]["region"]
    print("# Written by probes.py from CLDR 48: a language in a territory, its people, the territory's currency.")
    rows = []
    for territory, info in territories.items():
        tender = [code for entry in money.get(territory, []) for code, times in entry.items()
                  if "_to" not in times and times.get("_tender") != "false"]
        for language, share in info.get("languagePopulation", {}).items():
            people = round(float(info["_population"]) * float(share["_populationPercent"]) / 100)
            # Plain Norwegian is Bokmål, which is also listed.
            if tender and people >= LEAST and language != "no":
                rows.append((f"{language.replace('_', '-')}-{territory}", people, tender[0]))
    for row in sorted(rows):
        print(*row, sep="\t")


def people():
    """Yields locale, people and currency."""
    for line in FILE.read_text().splitlines():
        if not line.startswith("#"):
            locale, count, currency = line.split("\t")
            yield locale, int(count), currency


def probes():
    """The requests with their kinds, and the number of people who use this money every day."""
    found = []
    currencies = set()
    for locale, count, currency in people():
        currencies.add(currency)
        for kind, (amount, options) in KINDS.items():
            found.append(probe(locale, currency, kind, amount, options, count))
        # Foreign currencies, which people see abroad and in foreign shops.
        for other in sorted({"USD", "EUR"} - {currency}):
            found.append(probe(locale, other, "standard", "-1234567.891", {}, 0))
    for currency in sorted(currencies):
        for locale in ("en-US", "de-DE"):
            found.append(probe(locale, currency, "standard", "-1234567.891", {}, 0))
    return found


def probe(locale, currency, kind, amount, options, count):
    return {"kind": kind, "people": count, "locale": locale, "input": amount,
            "options": {"style": "currency", "currency": currency, **options}}


if __name__ == "__main__":
    write(sys.argv[1])
