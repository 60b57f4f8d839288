"""Writes the suite's cases.

    python3 cases.py CLDR_JSON ISO_4217_LIST NODE        with the Python that has ICU 78.3: pip install icukit-pyicu

The expected answers come from two sources: `ldml.py`, which reads cldr-json as UTS #35 says, and ICU. If the two differ, the
case has the reason: ICU lacks the locale, its data are newer than cldr-json, or it deviates from the specification, as
`departures` lists. The program stops at any other difference. It never uses the output of this package.
"""

import collections
import json
import pathlib
import subprocess
import sys
import xml.etree.ElementTree
from decimal import Decimal

SUITE = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(SUITE / "runners"))

import icu  # noqa: E402

import departures  # noqa: E402
import features  # noqa: E402
import ldml  # noqa: E402
import requested  # noqa: E402
import with_pyicu  # noqa: E402

SEED = 4217
COUNTS = {"format": 14100, "parts": 250, "ranges": 1000}
ALL = 20_000
TYPES = {"parsing": "number_parse", "minor-units": "minor_units"}
# The first line of each file, with the values that its cases share unless they state others.
HEADERS = {
    "format": {"source": "CLDR and ICU", "reason": "options"},
    "parts": {"source": "V8", "reason": "formatToParts", "parts": True},
    "ranges": {"source": "ICU", "reason": "formatRange"},
    "parsing": {"source": "CLDR and ICU", "reason": "the inverse of formatting", "op": "parse", "mode": "strict"},
    "minor-units": {"source": "ISO 4217", "reason": "the currency's minor unit", "op": "minorUnits", "service": "iso"},
}


class Maker:
    def __init__(self, cldr, lists, node):
        self.data = ldml.Data(cldr)
        self.requests = requested.Requests(self.data, SEED)
        self.lists = lists
        self.node = node
        self.available = {name.replace("_", "-") for name in icu.Locale.getAvailableLocales()}
        self.unexplained = []
        self.counts = collections.Counter()
        self.right = {}

    def model(self, case):
        try:
            return self.data.format(case["locale"], case["options"], case["input"])
        except (ldml.Unknown, KeyError):
            return None

    def of_icu(self, case):
        if case["locale"] not in self.available:
            return None
        try:
            return with_pyicu.answer(case)
        except with_pyicu.Unsupported:
            return None

    def expected(self, case):
        """Adds the expected text and its source to a case; False if neither side gives a reliable text."""
        if case["kind"] == "ranges":
            # If ICU writes both ends as the specification says, its range is the expected one.
            ends = [{**case, "kind": "format", "input": case[name]} for name in ("input", "input2")]
            for end in ends:
                end.pop("input2", None)
                if self.model(end) is None or self.model(end) != self.of_icu(end):
                    return False
            case["verify"] = with_pyicu.answer(case)
            return True
        model, other = self.model(case), self.of_icu(case)
        if model is None and other is None:
            return False
        if model is None:
            if departures.concerns(case):
                return False
            case.update(verify=other, source="ICU")
        elif other is None:
            if departures.is_newer(case):
                return False
            case.update(verify=model, source="CLDR")
        elif model == other:
            case["verify"] = model
        elif departures.is_newer(case):
            case.update(verify=other, source="ICU")
        else:
            departure = departures.of(case, model, other)
            if departure is None:
                self.unexplained.append((case, model, other))
                return False
            case.update(verify=model, source="CLDR", known={"ICU 78.3": other}, defect=departure)
        return True

    def formats(self):
        requests = self.requests
        for locale, path, value in features.of_locales():
            requests.of_value(locale, path, value)
        requests.plurals()
        requests.digits()
        requests.currencies()
        requests.spacing()
        requests.regions()
        cases = [case for case in requests.found if self.expected(case)]
        wide = requests.wide()
        count = COUNTS["format"] - sum(case["kind"] == "format" for case in cases)
        while count > 0:
            before = len(requests.found)
            locale, text, options = next(wide)
            requests.add("format", "options", locale, text, options)
            if len(requests.found) > before and self.expected(requests.found[-1]):
                cases.append(requests.found[-1])
                count -= 1
        requests.found = []
        requests.ranges(2 * COUNTS["ranges"])
        ranges = [case for case in requests.found if self.expected(case)]
        have = sum(case["kind"] == "ranges" for case in cases)
        return cases + ranges[:COUNTS["ranges"] - have]

    def parts(self):
        """Parts from Intl in a Node with the same ICU, if its whole text is the one expected without it."""
        self.requests.found = []
        self.requests.parts(2 * COUNTS["parts"])
        asked = []
        for index, case in enumerate(self.requests.found):
            whole = {key: value for key, value in case.items() if key != "parts"}
            if self.expected(whole):
                asked.append({**case, "label": str(index), "text": whole["verify"]})
        lines = "".join(json.dumps(case) + "\n" for case in asked)
        answers = subprocess.run([self.node, SUITE / "runners/node.mjs"], input=lines, capture_output=True, text=True, check=True)
        cases = []
        for case, line in zip(asked, answers.stdout.splitlines()):
            parts = json.loads(line).get("result")
            if parts and "".join(part["value"] for part in parts) == case.pop("text"):
                case.pop("label")
                cases.append({**case, "verify": parts})
        return cases[:COUNTS["parts"]]

    def parsing(self, formats, count):
        """Texts that CLDR and ICU agree on, with their amounts, and texts that every parser must reject."""
        texts = []
        for case in formats:
            options = case["options"]
            plain = {"style", "currency"} == set(options) and case["kind"] == "format" and "known" not in case
            if not plain or case["input"] in ("NaN", "Infinity", "-Infinity") or case.get("source") is not None:
                continue
            amount = Decimal(case["input"])
            digits = self.data.currency_digits(options["currency"])
            if amount != amount.quantize(Decimal(1).scaleb(-digits)) or options["currency"] == "RSD":
                continue
            texts.append((case["locale"], options["currency"], case["verify"], format(amount, "f")))
        for locale in self.data.locales:
            for currency, amount in (("EUR", "-1234.5"), ("JPY", "98765"), ("KWD", "0.125"), ("USD", "1234567.89")):
                case = {"kind": "format", "reason": "", "locale": locale, "input": amount,
                        "options": {"style": "currency", "currency": currency}}
                if self.expected(case) and "source" not in case:
                    texts.append((locale, currency, case["verify"], amount))
        cases = [{"kind": "parsing", "reason": HEADERS["parsing"]["reason"], "op": "parse", "locale": locale,
                  "currency": currency, "text": text, "mode": "strict", "verify": amount}
                 for locale, currency, text, amount in sorted(set(texts))]
        self.requests.random.shuffle(cases)
        wrong = [
            ("", "an empty text"), (" ", "a space alone"), ("{symbol}", "a currency without an amount"), ("{text}x", "a letter at the end"),
            ("x{text}", "a letter at the start"), ("{text} {text}", "two amounts"), ("1{decimal}2{decimal}3", "two decimal separators"),
            ("--1", "two signs"), ("1e", "an exponent without digits"), ("{decimal}", "a separator alone"),
        ]
        for locale in ("en", "de", "fr", "ja", "ar", "hi", "es", "pt", "ru", "sv"):
            values = self.data.locale(locale)
            system = values["defaultNumberingSystem"]
            decimal = values[f"symbols-numberSystem-{system}"]["decimal"]
            for text, reason in wrong:
                asked = {"style": "currency", "currency": "EUR"}
                cases.append({"kind": "parsing", "reason": reason, "op": "parse", "locale": locale, "currency": "EUR",
                              "text": text.format(symbol=self.data.symbol(locale, "EUR", asked), decimal=decimal,
                                                  text=self.data.format(locale, asked, "12.5")),
                              "mode": "strict", "verify": None, "source": "UTS #35, Parsing Numbers"})
        return cases[-count:]

    def minor_units(self):
        """Counts of ISO 4217's minor unit; null if there is no minor unit or the count is not whole."""
        units = {}
        for entry in xml.etree.ElementTree.parse(self.lists).iter("CcyNtry"):
            code, unit = entry.findtext("Ccy"), entry.findtext("CcyMnrUnts")
            if code:
                units[code] = None if unit == "N.A." else int(unit)
        cases = []
        for code, unit in sorted(units.items()):
            one = [("1", None if unit is None else str(10 ** unit))]
            if unit is not None:
                smallest = Decimal(1).scaleb(-unit)
                one += [(f"{count * smallest:f}", str(count)) for count in (0, 1, -1, 7, 100, -12345, 10 ** 12 + 1)]
                one.append((f"{smallest / 10:f}", None))
            for amount, verify in one:
                cases.append({"kind": "minor-units", "reason": HEADERS["minor-units"]["reason"], "op": "minorUnits",
                              "currency": code, "amount": amount, "verify": verify})
        return cases

    def write(self):
        formats = self.formats()
        cases = formats + self.parts() + self.minor_units()
        cases += self.parsing(formats, ALL - len(cases))
        if self.unexplained:
            for case, model, other in self.unexplained[:40]:
                print(json.dumps({**case, "by the specification": model, "ICU": other}, ensure_ascii=False))
            sys.exit(f"{len(self.unexplained)} differences of ICU from the specification have no explanation")
        files = collections.defaultdict(list)
        for case in cases:
            files[case.pop("kind")].append(case)
        for kind, found in files.items():
            header = HEADERS[kind]
            lines = [{"test_type": TYPES.get(kind, "number_fmt"), "cldrVersion": "48.2", "icuVersion": "78.3", "seed": SEED, **header}]
            for case in found:
                self.counts[case.get("source", header["source"])] += 1
                self.counts["departures of ICU"] += "known" in case
                lines.append({key: value for key, value in case.items() if key not in header or header[key] != value})
            path = SUITE / "cases" / f"{kind}.jsonl"
            path.write_text("".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines))
            print(f"{path.name}: {len(found)} cases, {path.stat().st_size} bytes")
        reasons = collections.Counter(reason for _, _, reason in self.requests.unreachable)
        print(f"{sum(len(found) for found in files.values())} cases; sources: {dict(self.counts)}")
        print(f"no amount shows: {dict(reasons)}")


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    Maker(*sys.argv[1:]).write()


if __name__ == "__main__":
    main()
