"""The suite's requests: for each CLDR value an amount that shows it, then many more combinations."""

import random
import re
from decimal import Decimal

import features
import ldml

# In every locale, the symbol of one of these has a letter next to the number, and another's does not.
CURRENCIES = ["EUR", "USD", "GBP", "JPY", "INR", "KRW", "VND", "ILS", "BRL", "CHF", "SEK", "PLN", "AED", "KWD"]
ROUNDING = ["ceil", "floor", "expand", "trunc", "halfCeil", "halfFloor", "halfExpand", "halfTrunc", "halfEven"]
SIGNS = ["auto", "always", "never", "exceptZero", "negative"]
CATEGORIES = ["zero", "one", "two", "few", "many", "other"]


class Requests:
    def __init__(self, data, seed):
        self.data = data
        self.random = random.Random(seed)
        self.seen = set()
        self.found = []
        self.unreachable = []
        self.digits_of_category = {}

    def add(self, kind, reason, locale, text, options, **more):
        reason = features.reason(reason)
        key = repr((locale, text, sorted(options.items(), key=str), sorted(more.items())))
        if key not in self.seen:
            self.seen.add(key)
            self.found.append({"kind": kind, "reason": reason, "locale": locale, "input": text, "options": options, **more})

    # Values

    def currency(self, locale, options, alphabetic):
        """A currency whose symbol has a letter next to the number, or one whose symbol does not."""
        for code, display in self.displays():
            asked = {**options, "currency": code, **({"currencyDisplay": display} if display else {})}
            if self.is_alphabetic(locale, asked) == alphabetic and "pattern" not in self.own(locale, code):
                return asked
        return None

    @staticmethod
    def displays():
        return [(code, display) for display in (None, "narrowSymbol", "code") for code in CURRENCIES]

    def own(self, locale, code):
        return self.data.locale(locale)["currencies"].get(code, {})

    def is_alphabetic(self, locale, options):
        system = self.data.system(locale, options)
        formats = self.data.locale(locale)[f"currencyFormats-numberSystem-{system}"]
        pattern = ldml.parse_pattern(formats[options.get("currencySign", "standard")])
        return self.data.is_alphabetic_next_to_number(pattern, self.data.symbol(locale, options["currency"], options))

    def of_value(self, locale, path, value):
        steps = path.split("/")
        if locale not in self.data.locales:
            # cldr-json publishes these locales under another name, or not at all.
            self.unreachable.append((locale, path, "cldr-json has no such locale"))
            return
        options = {}
        if steps[0] == "systems":
            if f"symbols-numberSystem-{steps[1]}" not in self.data.locale(locale):
                self.unreachable.append((locale, path, "cldr-json publishes no symbols of the system in this locale"))
                return
            options = self.system(locale, steps[1])
            getattr(self, "of_" + steps[2], self.unknown)(locale, path, steps[3:], value, options)
        else:
            getattr(self, "of_" + steps[0], self.unknown)(locale, path, steps[1:], value, options)

    def unknown(self, locale, path, *_):
        raise ValueError(f"{locale} {path}")

    def system(self, locale, system):
        return {} if self.data.locale(locale)["defaultNumberingSystem"] == system else {"numberingSystem": system}

    def of_patterns(self, locale, path, steps, value, options):
        name = steps[0]
        if name in ("decimal", "percent"):
            for text in ("1234567.891", "-0.5"):
                self.add("format", path, locale, text, options if name == "decimal" else {"style": name, **options})
            return
        sign, _, variant = name.partition("-")
        asked = {"style": "currency", **options, **({"currencySign": "accounting"} if sign == "accounting" else {})}
        try:
            asked = self.currency(locale, asked, bool(variant))
        except (ldml.Unknown, KeyError):
            asked = {**asked, "currency": "CHF" if variant else "EUR"}
        if asked is None:
            self.unreachable.append((locale, path, "no such symbol"))
            return
        for text in ("1234567.891", "-1234.5"):
            self.add("format", path, locale, text, asked)

    def of_symbols(self, locale, path, steps, value, options):
        name = steps[0]
        decimal = dict(options)
        if name in ("decimal", "group"):
            self.add("format", path, locale, "1234567.25", decimal)
        elif name in ("currencyDecimal", "currencyGroup"):
            self.add("format", path, locale, "1234567.25", {"style": "currency", "currency": "EUR", **options})
        elif name in ("minusSign", "plusSign"):
            self.add("format", path, locale, "-12" if name == "minusSign" else "12", {**decimal, "signDisplay": "always"})
            self.add("format", path, locale, "-12.5", {"style": "currency", "currency": "USD", **options})
        elif name == "percentSign":
            self.add("format", path, locale, "0.25", {"style": "percent", **options})
        elif name in ("nan", "infinity"):
            for text in ("NaN", "Infinity") if name == "nan" else ("Infinity", "-Infinity"):
                self.add("format", path, locale, text, decimal)
        elif name == "approximatelySign":
            self.add("ranges", path, locale, "5", {"style": "currency", "currency": "EUR", **options}, input2="5")
        else:
            self.unknown(locale, path)

    def of_compact(self, locale, path, steps, value, options):
        form, power, category = steps
        category, _, variant = category.partition("-")
        asked = {"notation": "compact", **options}
        kind, display = form.split("-")
        if display == "long":
            asked["compactDisplay"] = "long"
        if kind == "currency":
            asked["style"] = kind
            try:
                found = self.currency(locale, asked, bool(variant))
            except (ldml.Unknown, KeyError):
                found = {**asked, "currency": "CHF" if variant else "EUR"}
            if found is None:
                self.unreachable.append((locale, path, "no such symbol"))
                return
            asked = found
        exponent = len(power) - 1
        zeros = ldml.parse_pattern(value)["zeros"] if "0" in re.sub("'[^']*'", "", value) else 1
        shift = 0 if value == "0" else exponent + 1 - zeros
        # The form "0" shows all digits of the number.
        width = exponent + 1 if value == "0" else zeros
        digits = self.number(locale, width, category)
        if digits is None:
            self.unreachable.append((locale, path, "no number of this size has this category"))
            return
        text = f"{digits}e{shift}" if shift else digits
        self.add("format", path, locale, text, asked)

    def number(self, locale, width, category):
        """Digits with the category in compact notation, `width` of them before the decimal separator."""
        key = (locale.split("-")[0], locale == "pt-PT", width, category)
        if key not in self.digits_of_category:
            self.digits_of_category[key] = next(self.numbers(locale, width, category), None)
        return self.digits_of_category[key]

    def numbers(self, locale, width, category):
        if category == "1":
            yield "1"
            return
        whole = [str(number) for number in range(10 ** (width - 1), min(10 ** width, 10 ** (width - 1) + 2000))]
        tenths = [f"{number / 10:.1f}" for number in range(11, 100) if number % 10] if width == 1 else []
        # Prefers numbers that do not end with zero, because they show more.
        whole.sort(key=lambda digits: (digits.endswith("0"), digits))
        for digits in whole + tenths:
            if self.data.plurals.category(locale, digits) == category:
                yield digits

    def of_unitPatterns(self, locale, path, steps, value, options):
        for digits in ("0", "1", "2", "3", "5", "6", "11", "21", "1000000", "1.5"):
            shown = {"minimumFractionDigits": 0, "maximumFractionDigits": 2}
            if self.data.plurals.category(locale, digits) == steps[0]:
                self.add("format", path, locale, digits,
                         {"style": "currency", "currency": "EUR", "currencyDisplay": "name", **options, **shown})
                return
        self.unreachable.append((locale, path, "no amount has this category"))

    def of_miscellaneous(self, locale, path, steps, value, options):
        for currency in ("EUR", "CHF"):
            self.add("ranges", path, locale, "5", {"style": "currency", "currency": currency, **options}, input2="1234.5")

    def of_currencies(self, locale, path, steps, value, options):
        code, name = steps
        asked = {"style": "currency", "currency": code}
        if name == "narrow":
            asked["currencyDisplay"] = "narrowSymbol"
        if name == "decimal":
            asked.update(minimumFractionDigits=2, maximumFractionDigits=2)
        self.add("format", path, locale, "12345.6" if name in ("symbol", "narrow") else "-1234567.8", asked)

    def of_numberingSystems(self, locale, path, steps, value, options):
        asked = {}
        if steps[0] == "native":
            asked["numberingSystem"] = value
        if len(self.data.systems.get(value, "")) == 10:
            self.add("format", path, locale, "1234567890.5", asked)

    def of_minimumGroupingDigits(self, locale, path, *_):
        for text in ("1234", "12345", "-1234.5"):
            self.add("format", path, locale, text, {"style": "currency", "currency": "EUR"})
            self.add("format", path, locale, text, {"useGrouping": "always"})

    # Other than the values of locales

    def plurals(self):
        for language, category in features.of_plurals():
            if language not in self.data.locales:
                continue
            count = 0
            for digits in ("0", "1", "2", "3", "5", "6", "7", "11", "20", "21", "22", "41", "61", "100", "101", "102", "103",
                           "1000", "1000000", "0.1", "0.2", "1.1", "1.5", "1.2", "2.3", "0.5"):
                if self.data.plurals.category(language, digits) == category:
                    fraction = len(digits.partition(".")[2])
                    self.add("format", f"plurals/cardinals/{language}/{category}", language, digits, {
                        "style": "currency", "currency": "USD", "currencyDisplay": "name",
                        "minimumFractionDigits": fraction, "maximumFractionDigits": fraction})
                    count += 1
                    if count == 2:
                        break
            if count == 0:
                self.unreachable.append((language, f"plurals/cardinals/{language}/{category}", "no amount below a million has this category"))

    def digits(self):
        for system in sorted({system for system, _, _ in features.of_digits()}):
            for text in ("1234567890", "-9876543210.05"):
                self.add("format", f"numberingSystems/{system}/digits", "en", text,
                         {"style": "currency", "currency": "USD", "numberingSystem": system})

    def currencies(self):
        for code in features.of_currencies():
            for locale, text in (("en", "1234.5678"), ("de", "-0.995")):
                self.add("format", f"fractions/{code}/digits", locale, text, {"style": "currency", "currency": code})
            self.add("format", f"names/{code}", "en", "2", {"style": "currency", "currency": code, "currencyDisplay": "name"})

    def spacing(self):
        """currencySpacing: letters and symbols, on both sides, with and without a sign, with and without digits."""
        for locale in ("en", "de", "nl", "fa", "he", "lv", "da", "es-MX", "nb", "kab"):
            for currency, display in (("USD", "code"), ("EUR", "symbol"), ("CHF", "symbol"), ("BRL", "symbol")):
                for text, sign in (("1", "standard"), ("-1", "standard"), ("Infinity", "standard"), ("NaN", "standard"),
                                   ("-1", "accounting"), ("-Infinity", "accounting")):
                    self.add("format", "currencySpacing", locale, text, {
                        "style": "currency", "currency": currency, "currencyDisplay": display, "currencySign": sign})

    def regions(self):
        """Locales with a format for the region's currency that other currencies do not use."""
        for locale in ("en-AT", "en-DE", "en-ES", "en-FI", "en-NL", "en-SI", "pt-CV", "tr", "sr-Cyrl-ME"):
            for currency in ("JPY", "CHF", "BAM"):
                for options in ({}, {"currencySign": "accounting"}, {"currencyDisplay": "name"}):
                    self.add("format", "the region's own currency", locale, "-1234.5", {
                        "style": "currency", "currency": currency, **options})

    def wide(self):
        """Yields each locale in turn, with seeded random options."""
        while True:
            for locale in self.data.locales:
                if locale == "und":
                    continue
                style = self.random.choice(["currency"] * 6 + ["decimal", "percent"])
                options = {} if style == "decimal" else {"style": style}
                if style == "currency":
                    options["currency"] = self.random.choice(CURRENCIES)
                    if self.random.random() < 0.4:
                        options["currencyDisplay"] = self.random.choice(["narrowSymbol", "code", "name"])
                    if self.random.random() < 0.4 and options.get("currencyDisplay") != "name":
                        options["currencySign"] = "accounting"
                if self.random.random() < 0.25 and options.get("currencyDisplay") != "name":
                    options["signDisplay"] = self.random.choice(SIGNS)
                if self.random.random() < 0.15:
                    options["useGrouping"] = self.random.choice(["always", "min2", False])
                if self.random.random() < 0.15:
                    options["roundingMode"] = self.random.choice(ROUNDING)
                    options["minimumFractionDigits"] = options["maximumFractionDigits"] = self.random.randrange(4)
                yield locale, self.amount(), options

    def amount(self):
        if self.random.random() < 0.3:
            return self.random.choice(["0", "-0.5", "0.005", "2.5", "999.995", "1000", "9999.5", "-100000", "12345678901234.5"])
        return f"{self.random.choice(['', '', '-'])}{self.random.randrange(10 ** self.random.randrange(1, 9))}" \
               f"{self.random.choice(['', '.5', '.05', '.125', '.675'])}"

    def parts(self, count):
        wide = self.wide()
        while count:
            locale, text, options = next(wide)
            if options.get("signDisplay") == "never" and options.get("currencySign") == "accounting":
                continue
            before = len(self.found)
            self.add("parts", "formatToParts", locale, text, options, parts=True)
            count -= len(self.found) - before

    def ranges(self, count):
        wide = self.wide()
        while count:
            locale, text, options = next(wide)
            if options.get("currencyDisplay") == "name" or options.get("currencySign") == "accounting":
                continue
            low = self.random.choice([0, 1, 3.5, 10, 999, 1234.5, 99999])
            high = low + self.random.choice([0, 0.004, 0.5, 1, 90, 12345.75])
            before = len(self.found)
            self.add("ranges", "formatRange", locale, f"{low:g}", options, input2=f"{high:.10g}")
            count -= len(self.found) - before
