"""A slow, simple formatter of amounts, written from the text of UTS #35 (Numbers). It reads only cldr-json.

It supports what the suite needs: decimals, percentages and currencies with symbols, codes and names, standard and accounting,
in full and in short and long compact notation, with ECMA-402's defaults for digits and grouping. It raises Unknown for
everything else, and the suite then relies on another engine alone.

    python3 -c 'import ldml; print(ldml.Data("cldr-json-48").format("de", {"style": "currency", "currency": "EUR"}, "1234.5"))'
    1.234,50 €
"""

import decimal
import json
import pathlib
import re
import unicodedata
from decimal import Decimal

# Amounts have fewer digits than this.
CONTEXT = decimal.Context(prec=80, rounding=decimal.ROUND_HALF_UP)


ROUNDING = {
    "ceil": decimal.ROUND_CEILING, "floor": decimal.ROUND_FLOOR, "expand": decimal.ROUND_UP, "trunc": decimal.ROUND_DOWN,
    "halfCeil": decimal.ROUND_HALF_UP, "halfFloor": decimal.ROUND_HALF_DOWN, "halfExpand": decimal.ROUND_HALF_UP,
    "halfTrunc": decimal.ROUND_HALF_DOWN, "halfEven": decimal.ROUND_HALF_EVEN,
}


# Locales that state the same variant as their parent. In cldr-json, this looks like inheritance.
STATED = {("szl", "accounting")}


class Unknown(Exception):
    """The formatter does not support the request."""


def parse_pattern(text):
    """Parses a pattern into the tokens of its affixes for both signs, its grouping and its fraction digits."""
    def tokens(affix):
        found, quoted, index = [], False, 0
        while index < len(affix):
            character = affix[index]
            if character == "'":
                if affix[index + 1:index + 2] == "'":
                    found.append(("text", "'"))
                    index += 1
                else:
                    quoted = not quoted
            elif not quoted and character in "¤-+%":
                if found and character == "¤" == found[-1][0]:
                    pass
                else:
                    found.append((character, character))
            else:
                found.append(("text", character))
            index += 1
        return found

    def split(part):
        place, quoted = None, False
        for index, character in enumerate(part):
            if character == "'":
                quoted = not quoted
            elif not quoted and character in "#0":
                place = index
                break
        end = place
        while end < len(part) and part[end] in "#0,.":
            end += 1
        return tokens(part[:place]), part[place:end], tokens(part[end:])

    parts = re.split(r";(?=(?:[^']*'[^']*')*[^']*$)", text)
    prefix, digits, suffix = split(parts[0])
    negative = None
    if len(parts) > 1:
        before, _, after = split(parts[1])
        negative = (before, after)
    integer, _, fraction = digits.partition(".")
    groups = integer.split(",")
    primary = len(groups[-1]) if len(groups) > 1 else 0
    secondary = len(groups[-2]) if len(groups) > 2 else primary
    return {
        "positive": (prefix, suffix), "negative": negative, "primary": primary, "secondary": secondary,
        "least": len(fraction.rstrip("#")), "most": len(fraction), "zeros": integer.count("0"),
    }


class Plurals:
    """The plural rules of CLDR (Language Plural Rules, Plural rules syntax)."""

    def __init__(self, rules):
        self.rules = {
            language: {key.rsplit("-", 1)[1]: rule.split("@")[0].strip() for key, rule in values.items()}
            for language, values in rules.items()
        }

    def category(self, locale, digits):
        """The category of a number, given as digits such as "1.20"."""
        language = locale.replace("_", "-")
        while language not in self.rules:
            if "-" not in language:
                return "other"
            language = language.rsplit("-", 1)[0]
        integer, _, fraction = digits.lstrip("-").partition(".")
        trimmed = fraction.rstrip("0")
        operands = {
            "n": abs(Decimal(digits)), "i": Decimal(integer or "0"), "v": Decimal(len(fraction)), "w": Decimal(len(trimmed)),
            "f": Decimal(fraction or "0"), "t": Decimal(trimmed or "0"), "c": Decimal(0), "e": Decimal(0),
        }
        for category, rule in self.rules[language].items():
            if category != "other" and self.holds(rule, operands):
                return category
        return "other"

    def holds(self, rule, operands):
        return any(all(self.relation(part, operands) for part in side.split(" and ")) for side in rule.split(" or "))

    @staticmethod
    def relation(text, operands):
        match = re.fullmatch(r"\s*(\w)\s*(?:%\s*(\d+))?\s*(!?=)\s*(.*?)\s*", text)
        operand, modulus, sign, values = match.groups()
        value = operands[operand]
        if modulus:
            value = value % Decimal(modulus)
        found = False
        for one in values.split(","):
            low, _, high = one.strip().partition("..")
            if high:
                found |= value == value.to_integral_value() and Decimal(low) <= value <= Decimal(high)
            else:
                found |= value == Decimal(low)
        return found == (sign == "=")


class Data:
    """One publication of cldr-json."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        supplemental = self.folder / "cldr-core/supplemental"

        def read(name):
            return json.loads((supplemental / f"{name}.json").read_text())["supplemental"]

        self.fractions = read("currencyData")["currencyData"]["fractions"]
        self.plurals = Plurals(read("plurals")["plurals-type-cardinal"])
        self.systems = {
            name: value["_digits"] for name, value in read("numberingSystems")["numberingSystems"].items() if "_digits" in value
        }
        self.parents = read("parentLocales")["parentLocales"]["parentLocale"]
        self.parents = {name: "und" if parent == "root" else parent for name, parent in self.parents.items()}
        main = self.folder / "cldr-numbers-full/main"
        self.locales = sorted(path.name for path in main.iterdir())
        self.loaded = {}

    def locale(self, name):
        if name not in self.loaded:
            base = self.folder / "cldr-numbers-full/main" / name
            if not base.is_dir():
                raise Unknown(f"locale {name}")
            values = {}
            for kind in ("numbers", "currencies"):
                values.update(json.loads((base / f"{kind}.json").read_text())["main"][name]["numbers"])
            self.loaded[name] = values
        return self.loaded[name]

    def currency_digits(self, code):
        return int(self.fractions.get(code, self.fractions["DEFAULT"])["_digits"])

    def system(self, name, options):
        system = options.get("numberingSystem") or self.locale(name)["defaultNumberingSystem"]
        if f"symbols-numberSystem-{system}" not in self.locale(name):
            raise Unknown(f"{name} has no symbols of {system}")
        return system

    # Digits

    def rounded(self, value, options, least, most, negative=False):
        least = options.get("minimumFractionDigits", min(least, options.get("maximumFractionDigits", least)))
        most = options.get("maximumFractionDigits", max(most, least))
        for name in ("roundingIncrement", "roundingPriority", "trailingZeroDisplay",
                     "minimumSignificantDigits", "maximumSignificantDigits", "minimumIntegerDigits"):
            if name in options:
                raise Unknown(name)
        mode = options.get("roundingMode", "halfExpand")
        if negative:
            # The value has no sign.
            mode = {"ceil": "floor", "floor": "ceil", "halfCeil": "halfFloor", "halfFloor": "halfCeil"}.get(mode, mode)
        step = Decimal(1).scaleb(-most)
        text = format(value.quantize(step, rounding=ROUNDING[mode], context=CONTEXT), "f")
        integer, _, fraction = text.partition(".")
        while len(fraction) > least and fraction.endswith("0"):
            fraction = fraction[:-1]
        return f"{integer}.{fraction}" if fraction else integer

    @staticmethod
    def compact_rounded(value):
        """Rounds to two significant digits if there is one integer digit, and otherwise to no fraction digits."""
        if value >= 10 or value == 0:
            step = Decimal(1)
        else:
            step = Decimal(1).scaleb(value.adjusted() - 1)
        text = format(value.quantize(step, context=CONTEXT), "f")
        if "." in text:
            text = text.rstrip("0").rstrip(".")
        return text

    def digits(self, text, pattern, name, options, system, monetary, code=None):
        """Digits with separators."""
        values = self.locale(name)
        symbols = values[f"symbols-numberSystem-{system}"]
        decimal_separator, group = symbols["decimal"], symbols["group"]
        if monetary:
            decimal_separator = symbols.get("currencyDecimal", decimal_separator)
            group = symbols.get("currencyGroup", group)
            own = values["currencies"].get(code, {})
            decimal_separator, group = own.get("decimal", decimal_separator), own.get("group", group)
        integer, _, fraction = text.partition(".")
        grouping = options.get("useGrouping", "min2" if options.get("notation") == "compact" else "auto")
        if grouping in (True, "true"):
            grouping = "always"
        least = {"auto": int(values["minimumGroupingDigits"]), "always": 1, False: 99, "false": 99,
                 "min2": max(2, int(values["minimumGroupingDigits"]))}[grouping]
        primary, secondary = pattern["primary"], pattern["secondary"]
        if primary and len(integer) >= primary + least:
            runs, rest = [integer[-primary:]], integer[:-primary]
            while rest:
                runs.insert(0, rest[-secondary:])
                rest = rest[:-secondary]
        else:
            runs = [integer]
        own_digits = self.systems[system]
        changed = [run.translate({48 + digit: own_digits[digit] for digit in range(10)}) for run in runs]
        shown = group.join(changed)
        if fraction:
            shown += decimal_separator + fraction.translate({48 + digit: own_digits[digit] for digit in range(10)})
        return shown

    # Affixes

    def symbol(self, name, code, options):
        display = options.get("currencyDisplay", "symbol")
        values = self.locale(name)["currencies"].get(code, {})
        if display == "code":
            return code
        if display == "narrowSymbol":
            return values.get("symbol-alt-narrow", values.get("symbol", code))
        if display == "symbol":
            return values.get("symbol", code)
        raise Unknown(display)

    def write(self, pattern, number, negative, name, system, symbol, options, is_number):
        """Writes number and affixes, with signs and the space between currency and number (Currencies, currencySpacing)."""
        values = self.locale(name)
        symbols = values[f"symbols-numberSystem-{system}"]
        display = options.get("signDisplay", "auto")
        prefix, suffix = pattern["positive"]
        sign = None
        if display == "auto":
            sign = "-" if negative else None
        elif display == "always":
            sign = "-" if negative else "+"
        elif display == "never":
            sign = None
        else:
            is_zero = is_number and not any(unicodedata.decimal(digit, 0) for digit in number)
            sign = None if is_zero else "-" if negative else "+" if display == "exceptZero" else None
        if sign and pattern["negative"]:
            prefix, suffix = pattern["negative"]
            if sign == "+":
                if not any(kind == "-" for kind, _ in prefix + suffix):
                    raise Unknown("plus in a pattern of negative amounts")
                prefix, suffix = [[("+", "+") if kind == "-" else (kind, text) for kind, text in side] for side in (prefix, suffix)]
        elif sign:
            prefix = [(sign, sign)] + prefix

        def shown(kind, text):
            return {"-": symbols["minusSign"], "+": symbols["plusSign"], "%": symbols["percentSign"], "¤": symbol}.get(kind, text)

        spacing = values[f"currencyFormats-numberSystem-{system}"]["currencySpacing"]
        before = "".join(shown(kind, text) for kind, text in prefix)
        after = "".join(shown(kind, text) for kind, text in suffix)
        if symbol and number and is_number:
            if prefix and prefix[-1][0] == "¤" and self.spaced(symbol[-1], number[0]):
                before += spacing["afterCurrency"]["insertBetween"]
            if suffix and suffix[0][0] == "¤" and self.spaced(symbol[0], number[-1]):
                after = spacing["beforeCurrency"]["insertBetween"] + after
        return before + number + after

    @staticmethod
    def spaced(edge, digit):
        """currencyMatch [[:^S:]&[:^Z:]] and surroundingMatch [:digit:]."""
        return unicodedata.category(edge)[0] not in "SZ" and unicodedata.category(digit) == "Nd"

    @staticmethod
    def is_alphabetic_next_to_number(pattern, symbol):
        prefix, suffix = pattern["positive"]
        if any(kind == "¤" for kind, _ in prefix):
            return symbol[-1].isalpha()
        return any(kind == "¤" for kind, _ in suffix) and symbol[0].isalpha()

    def currency_pattern(self, name, system, code, symbol, options):
        values = self.locale(name)
        formats = values[f"currencyFormats-numberSystem-{system}"]
        kind = options.get("currencySign", "standard")
        own = values["currencies"].get(code, {}).get("pattern")
        if own:
            return parse_pattern(own)
        pattern = parse_pattern(formats[kind])
        variant = formats.get(f"{kind}-alphaNextToNumber")
        if variant and self.is_alphabetic_next_to_number(pattern, symbol) and self.belongs(name, system, kind, formats):
            return parse_pattern(variant)
        return pattern

    def belongs(self, name, system, kind, formats):
        """Whether the variant belongs to the pattern. It does not if only the variant is inherited from the parent.

        A variant that differs from the pattern only in a space always belongs to it.
        """
        variant = f"{kind}-alphaNextToNumber"
        parent = self.parent(name)
        if parent is None or (name, kind) in STATED or "".join(formats[variant].split()) == "".join(formats[kind].split()):
            return True
        values = self.locale(parent)
        inherited = values.get(f"currencyFormats-numberSystem-{system}", values.get("currencyFormats-numberSystem-latn"))
        if formats[variant] != inherited[variant]:
            return True
        return formats[kind] == inherited[kind] and self.belongs(parent, system, kind, inherited)

    def parent(self, name):
        """Locale inheritance: the explicit parent, or else the locale without its last subtag."""
        if name == "und":
            return None
        parent = self.parents.get(name)
        if parent is None:
            parent = name.rsplit("-", 1)[0] if "-" in name else "und"
        return parent if parent in self.locales else self.parent(parent)

    # All together

    def format(self, name, options, text):
        """The text of an amount."""
        style = options.get("style", "decimal")
        values = self.locale(name)
        system = self.system(name, options)
        symbols = values[f"symbols-numberSystem-{system}"]
        negative = text.startswith("-")
        code = options.get("currency")
        if text in ("NaN", "Infinity", "-Infinity"):
            value, special = None, symbols["nan" if text == "NaN" else "infinity"]
            negative = text == "-Infinity"
        else:
            value, special = CONTEXT.create_decimal(text).copy_abs(), None
        if style == "percent" and value is not None:
            value = value.scaleb(2, CONTEXT)
        if options.get("currencyDisplay") == "name":
            return self.named(name, options, value, negative, system, code, special)
        symbol = self.symbol(name, code, options) if style == "currency" else ""
        if options.get("notation") == "compact" and special is None:
            return self.compact(name, options, value, negative, system, code, symbol)
        if options.get("notation") not in (None, "standard", "compact"):
            raise Unknown(options["notation"])
        pattern, least, most = self.plain_pattern(name, options, system, code, symbol)
        number = special or self.digits(
            self.rounded(value, options, least, most, negative), pattern, name, options, system, style == "currency", code)
        return self.write(pattern, number, negative, name, system, symbol, options, special is None)

    def plain_pattern(self, name, options, system, code, symbol):
        style = options.get("style", "decimal")
        if style == "currency":
            count = self.currency_digits(code)
            return self.currency_pattern(name, system, code, symbol, options), count, count
        kind = {"percent": "percentFormats", "decimal": "decimalFormats"}[style]
        pattern = parse_pattern(self.locale(name)[f"{kind}-numberSystem-{system}"]["standard"])
        return pattern, 0, 0 if style == "percent" else 3

    def named(self, name, options, value, negative, system, code, special):
        if options.get("notation") == "compact" or special is not None or options.get("signDisplay", "auto") != "auto":
            raise Unknown("names of such amounts")
        values = self.locale(name)
        count = self.currency_digits(code)
        shown = self.rounded(value, options, count, count, negative)
        pattern = parse_pattern(values[f"decimalFormats-numberSystem-{system}"]["standard"])
        number = self.digits(shown, pattern, name, options, system, True, code)
        number = self.write(pattern, number, negative, name, system, "", options, True)
        category = self.plurals.category(name, shown)
        names = values["currencies"].get(code, {})
        text = names.get(f"displayName-count-{category}", names.get("displayName-count-other", names.get("displayName", code)))
        formats = values[f"currencyFormats-numberSystem-{system}"]
        unit = formats.get(f"unitPattern-count-{category}", formats["unitPattern-count-other"])
        return unit.replace("{0}", number).replace("{1}", text)

    def compact_key(self, name, options, value, system):
        """The compact pattern for a value: its power of ten, category and text, and the digits to show."""
        values = self.locale(name)
        display = options.get("compactDisplay", "short")
        if options.get("style") == "currency":
            # CLDR has no long forms for currencies.
            forms = values[f"currencyFormats-numberSystem-{system}"].get("short", {}).get("standard", {})
        else:
            forms = values[f"decimalFormats-numberSystem-{system}"].get(display, {}).get("decimalFormat", {})
        if any(not re.search("[0#]", re.sub("'[^']*'", "", form)) for key, form in forms.items() if key.endswith("-other")):
            raise Unknown("a form without digits")
        powers = sorted({len(key.split("-")[0]) - 1 for key in forms})
        shift, power = 0, None
        for _ in range(2):
            scaled = value.scaleb(-shift, CONTEXT)
            shown = self.compact_rounded(scaled)
            whole = Decimal(shown).scaleb(shift, CONTEXT)
            adjusted = whole.adjusted() if whole else 0
            if powers and adjusted > powers[-1]:
                raise Unknown("beyond the largest power")
            power = adjusted if adjusted in powers else None
            if power is None:
                shift = 0
                continue
            zeros = parse_pattern(forms[f"{10 ** power}-count-other"])["zeros"]
            shift = power + 1 - zeros
            if forms[f"{10 ** power}-count-other"] == "0":
                shift = 0
        shown = self.compact_rounded(value.scaleb(-shift, CONTEXT))
        if power is None:
            return None, None, None, shown
        # The category depends on the shown number (Compact Number Formats): 1 in "1 Million".
        category = self.plurals.category(name, shown)
        exact = f"{10 ** power}-count-1"
        if exact in forms and Decimal(shown) == 1:
            return power, "1", forms, shown
        if f"{10 ** power}-count-{category}" not in forms:
            category = "other"
        return power, category, forms, shown

    def compact(self, name, options, value, negative, system, code, symbol):
        style = options.get("style", "decimal")
        if any(key.endswith("Digits") for key in options):
            raise Unknown("digits in compact notation")
        if style == "currency" and options.get("currencySign") == "accounting":
            raise Unknown("compact accounting")
        if style == "currency" and options.get("compactDisplay") == "long":
            raise Unknown("compact long currency")
        power, category, forms, shown = self.compact_key(name, options, value, system)
        plain, _, _ = self.plain_pattern(name, options, system, code, symbol)
        text = forms[f"{10 ** power}-count-{category}"] if power is not None else "0"
        number = self.digits(shown, plain, name, options, system, style == "currency", code)
        if text == "0":
            return self.write(plain, number, negative, name, system, symbol, options, True)
        if not re.search("[0#]", re.sub("'[^']*'", "", text)):
            raise Unknown("a form without digits")
        pattern = parse_pattern(text)
        if style == "percent":
            # The compact number goes into the percent pattern.
            inner = self.write(pattern, number, False, name, system, "", {}, True)
            return self.write(plain, inner, negative, name, system, "", options, True)
        if style == "currency":
            alternative = forms.get(f"{10 ** power}-count-{category}-alt-alphaNextToNumber")
            if alternative and self.is_alphabetic_next_to_number(pattern, symbol):
                pattern = parse_pattern(alternative)
                # This pattern may divide by another power of ten.
                shown = self.compact_rounded(value.scaleb(pattern["zeros"] - power - 1, CONTEXT))
                number = self.digits(shown, plain, name, options, system, True, code)
        pattern["primary"] = 0
        return self.write(pattern, number, negative, name, system, symbol, options, True)
