"""Tests the HTML page in a real browser. scripts/check/page.sh calls it; --help lists the arguments.

Expected values come from the snapshot's files, from the engine through `currency-executor conformance`, or from the
changes made to the older snapshot.
"""

import argparse
import json
import pathlib
import random
import statistics
import subprocess
import sys
import unittest

from browser import Browser

settings = None


def snapshot(path, folder=None):
    return json.loads((pathlib.Path(folder or settings.snapshot) / path).read_text(encoding="utf-8"))


def engine(requests, *options):
    """The engine's answers to lines of `conformance`."""
    lines = "".join(json.dumps(request) + "\n" for request in requests)
    answer = subprocess.run([settings.executor, "conformance", *options], input=lines, capture_output=True, text=True,
        check=True)
    return [json.loads(line) for line in answer.stdout.splitlines()]


class PageTest(unittest.TestCase):
    width, height, dark = 1440, 900, False

    @classmethod
    def setUpClass(cls):
        cls.browser = Browser(settings.chromium, settings.chromedriver, cls.width, cls.height, cls.dark)
        cls.address = pathlib.Path(settings.page).resolve().as_uri()
        cls.opened = 0

    @classmethod
    def tearDownClass(cls):
        cls.browser.__exit__()

    def setUp(self):
        self.open("")

    def tearDown(self):
        messages = [entry["message"] for entry in self.browser.log()]
        self.assertEqual(messages, [], "the page wrote to the console")

    def open(self, address):
        self.browser.open("about:blank")
        self.browser.open(self.address + address)
        self.browser.after_frames()

    def go(self, address):
        self.browser.run("location.hash = arguments[0]", address)
        self.browser.after_frames()

    def text(self, selector):
        return self.browser.run("return document.querySelector(arguments[0])?.textContent ?? null", selector)

    def texts(self, selector):
        return self.browser.run("return [...document.querySelectorAll(arguments[0])].map((one) => one.textContent)",
            selector)

    def focused(self):
        return self.browser.run("const one = document.activeElement; return `${one.localName}#${one.id}`")

    def search(self, words):
        self.browser.press("Escape")
        self.browser.run("document.activeElement.blur()")
        self.browser.press("/")
        self.browser.type(words)

    def first_column(self):
        return self.texts(".grid tbody tr[data-row] td:first-child a")

    def fact(self, title):
        return self.browser.run(
            "return [...document.querySelectorAll('.facts dt')].find((one) => one.textContent === arguments[0])"
            "?.nextElementSibling.textContent ?? null", title)


class DesktopTests(PageTest):
    def test_loads_and_searches_within_a_second(self):
        loads, searches = [], []
        for _ in range(5):
            self.open("")
            loads.append(self.browser.run(
                "const load = performance.getEntriesByType('navigation')[0].loadEventEnd;"
                "const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;"
                "return Math.max(load, paint)"))
            searches.append(self.browser.run_async("""
                const done = arguments[0], start = performance.now(), search = document.getElementById("search");
                search.value = "swiss franc";
                search.dispatchEvent(new Event("input"));
                requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));"""))
        print(f"load {statistics.median(loads):.0f} ms (at most {max(loads):.0f}), "
              f"first search {statistics.median(searches):.0f} ms (at most {max(searches):.0f}), "
              f"{pathlib.Path(settings.page).stat().st_size / 1e6:.2f} MB")

    def test_shows_every_locale_and_currency(self):
        files = sorted(path.stem for path in (pathlib.Path(settings.snapshot) / "locales").glob("*.json"))
        self.assertEqual(self.browser.run("return currencyPage.locales"), files)
        self.assertGreater(len(files), 700)
        codes = set(self.browser.run("return currencyPage.currencies"))
        iso = snapshot("iso4217.json")
        self.assertLessEqual({entry["code"] for entry in iso["current"]}, codes)
        self.assertGreater(len(codes), 290)
        self.assertEqual(self.browser.run("return document.querySelector('.grid').ariaRowCount ?? "
                                          "document.querySelector('.grid').getAttribute('aria-rowcount')"), str(len(files) + 1))
        self.assertLess(len(self.first_column()), 60, "rows out of sight are drawn too")

    def test_amounts_are_the_engine_s(self):
        source = random.Random(settings.seed)
        locales = self.browser.run("return currencyPage.locales")
        currencies = self.browser.run("return currencyPage.currencies")
        styles = {"standard": {}, "accounting": {"currencySign": "accounting"},
                  "narrow": {"currencyDisplay": "narrowSymbol"}, "code": {"currencyDisplay": "code"}}

        def amount():
            whole = str(source.randrange(10 ** source.randrange(1, 19)))
            fraction = "".join(source.choice("0123456789") for _ in range(source.randrange(0, 6)))
            # Rounding modes differ at ties.
            fraction = source.choice([fraction, "5", "25", "125", "0005", ""])
            return source.choice(["", "-"]) + whole + ("." + fraction if fraction else "")

        cases = [(source.choice(locales), source.choice(currencies), amount(), source.choice(list(styles)))
                 for _ in range(settings.count)]
        # Every locale with every style, and every currency.
        cases += [(locale, source.choice(currencies), amount(), style) for locale in locales for style in styles]
        cases += [(source.choice(locales), currency, amount(), style) for currency in currencies for style in styles]
        written = self.browser.run("return arguments[0].map((one) => currencyPage.write(...one))", cases)
        expected = engine({
            "label": str(index), "locale": locale, "input": typed,
            "options": {"style": "currency", "currency": currency, "roundingMode": "halfEven", **styles[style]},
        } for index, (locale, currency, typed, style) in enumerate(cases))
        wrong = [(case, text, answer) for case, text, answer in zip(cases, written, expected, strict=True)
                 if answer.get("result") != text]
        print(f"{len(cases)} amounts compared with the engine, seed {settings.seed}: {len(wrong)} differ")
        self.assertEqual(wrong[:5], [])

    def test_amounts_of_the_older_version_are_the_engine_s(self):
        source = random.Random(settings.seed + 1)
        locales = [locale for locale in self.browser.run("return currencyPage.locales")
            if locale != settings.new_locale]
        currencies = self.browser.run("return currencyPage.currencies")
        cases = [(locale, source.choice(currencies), source.choice(["-", ""]) + str(source.randrange(10 ** 8)) + ".5")
                 for locale in locales for _ in range(4)]
        written = self.browser.run("return arguments[0].map((one) => currencyPage.writeOld(...one))", cases)
        expected = engine(({
            "label": str(index), "locale": locale, "input": typed,
            "options": {"style": "currency", "currency": currency, "roundingMode": "halfEven"},
        } for index, (locale, currency, typed) in enumerate(cases)), "--image", settings.old_image)
        wrong = [(case, text, answer) for case, text, answer in zip(cases, written, expected, strict=True)
                 if answer.get("result") != text]
        self.assertEqual(wrong[:5], [])

    def test_samples_follow_what_is_typed(self):
        self.search("de-AT")
        self.browser.run("const amount = document.getElementById('amount'); amount.value = '-1234.565';"
                         "amount.dispatchEvent(new Event('input'))")
        self.browser.run("const choice = document.getElementById('currency');"
                         "choice.value = [...choice.options].find((one) => one.text.startsWith('JPY')).value;"
                         "choice.dispatchEvent(new Event('change'))")
        expected = engine([{"label": "1", "locale": "de-AT", "input": "-1234.565",
                            "options": {"style": "currency", "currency": "JPY",
                                "roundingMode": "halfEven"}}])[0]["result"]
        self.assertEqual(self.text(".grid tbody tr[data-row] .amount-column .text"), expected)
        self.browser.run("const amount = document.getElementById('amount'); amount.value = 'abc';"
                         "amount.dispatchEvent(new Event('input'))")
        self.assertEqual(self.browser.run("return document.getElementById('amount').getAttribute('aria-invalid')"),
            "true")

    def test_search_finds_codes_names_and_symbols(self):
        for words, expected in [("de-ch", "de-CH"), ("liechtenstein", "de-LI"), ("zloty", "pl"), ("PLN", "pl"),
            ("zł", "pl")]:
            self.search(words)
            self.assertIn(expected, self.first_column(), words)
        self.search("DE")
        self.assertEqual(self.first_column()[0], "de", "the code itself comes first")
        self.search("nothing has this name")
        self.assertEqual(self.first_column(), [])
        self.assertIn("No locale is found", self.text(".grid tbody"))
        self.browser.press("Escape")
        self.assertEqual(self.text(".count"), f"{len(self.browser.run('return currencyPage.locales'))} locales")
        self.go("#currencies")
        for words, expected in [("franc suisse", "CHF"), ("756", "CHF"), ("₺", "TRY"), ("japanischer", "JPY"),
            ("Switzerland", "CHF")]:
            self.search(words)
            self.assertIn(expected, self.first_column(), words)

    def test_search_counts_what_the_other_view_would_show(self):
        self.search("euro")
        self.browser.run_async("setTimeout(arguments[0], 300)")
        hits = self.browser.run("return [...document.querySelectorAll('.hits')].map((one) => Number(one.textContent))")
        self.go("#currencies")
        self.assertEqual(int(self.text(".count").split(" of ")[0]), hits[1])

    def test_columns_sort_both_ways(self):
        self.browser.click(".grid thead th:nth-child(2) button")
        self.assertEqual(self.browser.run("return document.querySelector('.grid th:nth-child(2)').getAttribute('aria-sort')"), "ascending")
        names = self.texts(".grid tbody tr[data-row] td:nth-child(2)")
        self.assertEqual(names,
            self.browser.run("return arguments[0].toSorted(new Intl.Collator('en', {numeric: true}).compare)", names))
        self.browser.click(".grid thead th:nth-child(2) button")
        self.assertEqual(self.browser.run("return document.querySelector('.grid th:nth-child(2)').getAttribute('aria-sort')"), "descending")
        self.assertEqual(self.texts(".grid tbody tr[data-row] td:nth-child(2)")[0], "Zulu")
        self.browser.click(".grid thead th:nth-child(2) button")
        self.assertEqual(self.first_column()[0], self.browser.run("return currencyPage.locales[0]"))
        self.go("#currencies")
        self.browser.click(".grid thead th:nth-child(6) button")
        digits = [text for text in self.texts(".grid tbody tr[data-row] td:nth-child(6)") if text]
        self.assertEqual(digits, sorted(digits))

    def test_a_locale_s_values_are_the_snapshot_s(self):
        checked = 0
        for locale in ["de-CH", "hi", "ar-EG", "en-001", "und", "bn-IN", "es-419"]:
            self.go(f"#locale={locale}")
            rows = self.browser.run("""
                return [...document.querySelectorAll("table.values")].flatMap((table) => {
                    const [group, system] = table.closest("details").querySelector("summary").firstChild.textContent.split(", ");
                    return [...table.querySelectorAll("tbody tr")].map((row) => ({
                        group, system, field: row.cells[0].firstElementChild.title, value: row.cells[1].querySelector(".text")?.textContent ?? "",
                        isNone: row.cells[1].querySelector(".none") !== null, owner: row.cells[2].textContent, via: row.cells[3].textContent }));
                })""")
            self.assertGreater(len(rows), 20, locale)
            folders = {"Symbols": "symbols", "Patterns": "patterns", "Spacing of the currency": "currencySpacing",
                       "Amounts with names": "unitPatterns", "Ranges and bounds": "miscellaneous"}
            for row in rows:
                owner = locale if row["owner"] == "own" else row["owner"]
                path = row["via"] or f"systems/{row['system']}/{folders[row['group']]}/{row['field']}"
                value = snapshot(f"locales/{owner}.json")
                for part in path.split("/"):
                    value = value[part]
                self.assertEqual("" if row["isNone"] else row["value"], value, f"{locale}: {path} of {owner}")
                checked += 1
        print(f"{checked} values of locales found in the snapshot's files")

    def test_a_currency_s_facts_are_those_of_the_lists(self):
        iso = {entry["code"]: entry for entry in snapshot("iso4217.json")["current"]}
        regions = snapshot("supplemental/regionCurrencies.json")
        for code in ["EUR", "CHF", "JPY", "BHD", "HUF", "CLF", "XAU", "USN"]:
            self.go(f"#currency={code}")
            self.assertEqual(self.fact("Number"), iso[code]["numericCode"], code)
            unit = iso[code].get("minorUnit")
            self.assertEqual(self.fact("Minor unit"),
                "none" if unit is None else f"{unit} decimal{'' if unit == 1 else 's'}", code)
            uses = sum(1 for uses in regions.values() for use in uses if use["code"] == code)
            self.assertEqual(len(self.texts("table.regions tbody tr")), uses, code)
            count = sum(int(text) for text in self.browser.run(
                "return [...document.querySelector('table.symbols').tBodies[0].rows].map((row) => row.cells[1].textContent)"))
            self.assertEqual(count, len(self.browser.run("return currencyPage.locales")), code)
        self.go("#currency=CHF")
        self.assertIn("0.05", self.fact("Cash"))

    def test_addresses_lead_to_views(self):
        for address, heading in [("#locale=de-CH", "German (Switzerland)"), ("#currency=EUR", "Euro"),
            ("#differences", "What differs"),
                                 ("#locale=none", "Not found"), ("#currency=%E0%A4%A", "Not found"), ("#what",
                                     "Not found")]:
            self.open(address)
            self.assertEqual(self.text("h1"), heading)
        self.go("#locale=de-CH")
        self.go("#currency=CHF")
        self.browser.run("history.back()")
        self.browser.after_frames()
        self.assertEqual(self.text("h1"), "German (Switzerland)")

    def test_everything_can_be_reached_with_keys(self):
        self.browser.press("Tab")
        self.assertEqual(self.text(":focus"), "Skip to the content")
        self.browser.press("/")
        self.assertEqual(self.focused(), "input#search")
        self.browser.type("Switzerland")
        self.browser.press("ArrowDown")
        self.assertEqual(self.browser.run("return document.activeElement.localName"), "td")
        first = self.text("tr:focus-within a")
        self.browser.press("ArrowDown", "ArrowRight")
        self.assertEqual(self.browser.run("const cell = document.activeElement; return [cell.parentElement.dataset.row, cell.cellIndex]"), ["1", 1])
        self.browser.press("Home")
        self.assertEqual(self.text("tr:focus-within a"), first)
        self.browser.press("Enter")
        self.assertEqual(self.browser.run("return location.hash"), f"#locale={first}")
        self.browser.press("Escape")
        # The first Escape clears the search, the second leaves the page.
        self.browser.run("document.activeElement.blur()")
        self.browser.press("Escape")
        self.assertEqual(self.browser.run("return location.hash"), "#locales")
        self.browser.press("2")
        self.assertEqual(self.browser.run("return location.hash"), "#currencies")
        self.browser.press("?")
        self.assertTrue(self.browser.run("return document.getElementById('keys').open"))
        self.browser.press("Escape")
        self.assertFalse(self.browser.run("return document.getElementById('keys').open"))

    def test_keys_move_through_the_whole_table(self):
        self.browser.press("/", "ArrowDown", "End")
        last = len(self.browser.run("return currencyPage.locales")) - 1
        self.assertEqual(self.browser.run("return document.activeElement.parentElement.dataset.row"), str(last))
        self.browser.press("PageUp", "ArrowUp")
        box = self.browser.run("const box = document.activeElement.getBoundingClientRect(); return [box.top, box.bottom, innerHeight]")
        self.assertGreater(box[0], 80, "hidden behind the head of the table")
        self.assertLess(box[1], box[2])
        self.browser.press("Home")
        self.assertEqual(self.browser.run("return document.activeElement.parentElement.dataset.row"), "0")
        tabbable = self.browser.run("return document.querySelectorAll('.grid tbody [tabindex=\"0\"]').length")
        self.assertEqual(tabbable, 1)

    def test_focus_can_be_seen(self):
        for _ in range(14):
            self.browser.press("Tab")
            outline = self.browser.run(
                "const one = document.activeElement; const own = getComputedStyle(one);"
                "const next = one.matches('[type=radio]') ? getComputedStyle(one.nextElementSibling) : own;"
                "return one === document.body ? 'body' : next.outlineStyle + ' ' + next.outlineWidth")
            self.assertIn("solid 2px", outline, self.focused())

    def test_code_points_are_shown_on_focus_and_on_hover(self):
        self.search("fr")
        self.browser.press("ArrowDown", "ArrowRight", "ArrowRight")
        self.assertFalse(self.browser.run("return document.getElementById('tip').hidden"))
        tip = self.text("#tip")
        self.assertIn("U+202F", tip)
        self.assertIn("NARROW NO-BREAK SPACE", tip)
        self.assertIn("U+00A0", tip)
        self.browser.press("Escape")
        self.assertTrue(self.browser.run("return document.getElementById('tip').hidden"))
        x, y = self.browser.run("const box = document.querySelector('[data-row=\"1\"] .amount-column .text').getBoundingClientRect();"
                                "return [box.left + box.width / 2, box.top + box.height / 2]")
        self.browser.move(x, y)
        self.assertFalse(self.browser.run("return document.getElementById('tip').hidden"))
        self.browser.move(5, 5)
        self.assertTrue(self.browser.run("return document.getElementById('tip').hidden"))

    def test_invisible_characters_can_be_marked(self):
        self.search("fr")
        width = "return document.querySelector('.amount-column .text').getBoundingClientRect().width"
        before = self.browser.run(width)
        self.browser.press("ArrowDown", "i")
        self.assertEqual(self.browser.run("return document.getElementById('marks').getAttribute('aria-pressed')"),
            "true")
        self.assertGreater(self.browser.run(width), before + 20)
        self.assertIn("NNBSP",
            self.browser.run("return [...document.querySelectorAll('.amount-column .mark')].map((one) => getComputedStyle(one, '::after').content).join()"))
        self.browser.press("i")
        self.assertEqual(self.browser.run(width), before)

    def test_right_to_left_is_shown_so(self):
        self.go("#locale=he")
        amount = self.browser.run("const one = document.querySelector('.samples .text'); return [one.dir, one.lang, getComputedStyle(one).direction]")
        self.assertEqual(amount, ["rtl", "he", "rtl"])
        self.go("#locale=de")
        self.assertEqual(self.browser.run("return document.querySelector('.samples .text').dir"), "ltr")

    def test_theme_follows_the_system_and_the_switch(self):
        lightness = ("const [red, green, blue] = getComputedStyle(document.body).backgroundColor.match(/[\\d.]+/g).map(Number);"
                     "return red + green + blue")
        try:
            self.browser.run("localStorage.clear()")
            self.open("")
            self.assertGreater(self.browser.run(lightness), 600)
            self.browser.prefer("dark")
            self.assertLess(self.browser.run(lightness), 200)
            self.browser.click("#theme")
            self.assertGreater(self.browser.run(lightness), 600)
            self.open("")
            self.assertGreater(self.browser.run(lightness), 600, "the choice is kept")
            self.browser.press("t")
            self.assertLess(self.browser.run(lightness), 200)
        finally:
            self.browser.run("localStorage.clear()")
            self.browser.prefer("light")

    def test_text_has_contrast(self):
        check = """
            const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
            const rgb = (colour, under) => {
                canvas.fillStyle = under; canvas.fillRect(0, 0, 1, 1);
                canvas.fillStyle = colour; canvas.fillRect(0, 0, 1, 1);
                return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
            };
            const luminance = (parts) => { const [r, g, b] = parts.map((value) => { value /= 255;
                return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4; }); return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
            const css = (parts) => `rgb(${parts.join()})`;
            const background = (one) => {
                const layers = [];
                for (let at = one; at; at = at.parentElement) layers.unshift(getComputedStyle(at).backgroundColor);
                return layers.reduce((under, layer) => rgb(layer, css(under)), rgb(getComputedStyle(document.body).backgroundColor, "white"));
            };
            const seen = new Map();
            for (const one of document.querySelectorAll("body *")) {
                if (!one.checkVisibility() || ![...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) continue;
                const style = getComputedStyle(one);
                if (style.color === "rgba(0, 0, 0, 0)" || one.closest(".quiet, .skip, script, option, dialog")) continue;
                const under = background(one);
                const pair = [luminance(rgb(style.color, css(under))), luminance(under)].sort((a, b) => b - a);
                const ratio = (pair[0] + 0.05) / (pair[1] + 0.05);
                if (ratio < 4.5) seen.set(`${one.localName}.${one.className}`, ratio.toFixed(2));
            }
            return [...seen];"""
        self.addCleanup(self.browser.prefer, "light")
        for scheme in ["light", "dark"]:
            self.browser.prefer(scheme)
            for address in ["#locales", "#currencies", "#locale=de-CH", "#currency=EUR", "#differences"]:
                self.go(address)
                self.assertEqual(self.browser.run(check), [], f"{address} {scheme}")

    def test_everything_that_acts_has_a_name(self):
        roles = {"button", "link", "textbox", "searchbox", "combobox", "checkbox", "radio", "radiogroup", "grid",
            "application",
                 "columnheader", "navigation", "dialog", "region", "group"}
        for address in ["#locales", "#currencies", "#locale=ar", "#currency=CHF", "#differences"]:
            self.go(address)
            nodes = self.browser.command("Accessibility.getFullAXTree")["nodes"]
            unnamed = [node["role"]["value"] for node in nodes if not node.get("ignored")
                and node["role"]["value"] in roles
                       and not node.get("name", {}).get("value")
                       and any(p["name"] == "focusable" for p in node.get("properties", []))]
            self.assertEqual(unnamed, [], address)
            self.assertEqual(self.browser.run("return document.querySelectorAll('h1').length"), 1)

    def test_the_heat_map_shows_what_was_changed(self):
        self.go("#differences")
        currencies = len(self.browser.run("return currencyPage.currencies"))
        group_marks = settings.group_marks * currencies - settings.own_group_marks
        # HUF in a locale with another grouping separator is one pair.
        pairs = settings.decimals + group_marks - settings.group_marks + settings.symbols
        self.assertIn(f"{pairs:,} of {settings.decimals * currencies:,} pairs", self.text(".lead"))
        counts = dict(zip([text.rstrip("0123456789,") for text in self.texts("button.chip")],
            self.texts("button.chip .amount-of")))
        self.assertEqual(counts, {"Decimals": str(settings.decimals), "Group separators": f"{group_marks:,}",
                                  "Currency symbols": str(settings.symbols)})
        self.browser.run("document.querySelector('.heat').focus()")
        self.browser.press("Home", "Enter")
        first = self.text(".detail h2")
        self.browser.press("ArrowDown", "Enter")
        self.assertNotEqual(self.text(".detail h2"), first)
        for locale, currency, old, new in settings.changes:
            self.go(f"#differences={locale},{currency}")
            self.assertEqual(self.text(".detail h2"), f"{locale} × {currency}")
            self.assertEqual(self.texts(".changes .text")[:2], [old, new])
            self.assertGreater(len(self.texts(".detail .causes li")), 0)

    def test_the_heat_map_can_be_filtered_and_drawn(self):
        self.go("#differences")
        painted = ("const canvas = document.querySelector('.heat canvas'); const style = getComputedStyle(document.documentElement);"
                   "const copy = document.createElement('canvas'); copy.width = canvas.width; copy.height = canvas.height;"
                   "const context = copy.getContext('2d', { willReadFrequently: true }); context.drawImage(canvas, 0, 0); const { data } = context.getImageData(0, 0, canvas.width, canvas.height);"
                   "const wanted = style.getPropertyValue('--heat-3').trim().match(/[0-9a-f]{2}/g).map((part) => parseInt(part, 16));"
                   "let count = 0; for (let at = 0; at < data.length; at += 4)"
                   " if (data[at] === wanted[0] && data[at + 1] === wanted[1] && data[at + 2] === wanted[2]) count += 1; return count")
        self.assertGreater(self.browser.run(painted), 200)
        self.browser.click(".level input")
        self.assertEqual(self.browser.run(painted), 0)
        self.browser.click(".level input")
        box = self.browser.run("const box = document.querySelector('.heat').getBoundingClientRect(); return [box.left, box.top]")
        self.browser.move(box[0] + 120, box[1] + 46, click=True)
        self.assertNotEqual(self.text(".detail h2"), None)
        self.browser.click(".chip")
        self.assertEqual(self.browser.run("return document.querySelector('.chip').getAttribute('aria-pressed')"),
            "true")

    def test_nothing_is_fetched(self):
        for address in ["#locales", "#currencies", "#locale=ja", "#currency=USD", "#differences"]:
            self.go(address)
        self.assertEqual(self.browser.run("return performance.getEntriesByType('resource').map((entry) => entry.name).filter((name) => !name.startsWith('data:'))"), [])

    def test_on_paper_there_are_all_rows(self):
        count = self.browser.run("""
            addEventListener("beforeprint", () => { globalThis.printed = document.querySelectorAll(".grid tbody tr[data-row]").length; });""")
        self.browser.command("Page.printToPDF", paperWidth=8.27, paperHeight=11.69)
        self.assertEqual(self.browser.run("return globalThis.printed"),
            len(self.browser.run("return currencyPage.locales")), count)
        self.browser.after_frames()
        self.assertLess(len(self.first_column()), 60)

    def test_what_a_snapshot_says_is_never_markup(self):
        self.browser.open(pathlib.Path(settings.hostile_page).resolve().as_uri())
        self.browser.after_frames()
        for address in ["#locales", "#currencies", "#locale=de", "#currency=EUR", "#differences=de,EUR",
            "#currency=EUR"]:
            self.go(address)
            self.assertEqual(self.browser.run("return [globalThis.hacked ?? null, document.querySelectorAll('img').length, document.scripts.length]"), [None, 0, 3])
        self.assertIn(settings.hostile_text, self.text("table.symbols"))


class AuditTests(PageTest):
    """The page of an audit against ISO 4217 and the older snapshot, which also has a heat map."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.address = pathlib.Path(settings.audit_page).resolve().as_uri()
        cls.report = json.loads(pathlib.Path(settings.audit_report).read_text(encoding="utf-8"))

    def test_sections_hold_what_the_report_says(self):
        self.go("#audit")
        sections = self.report["sections"]
        self.assertEqual(self.texts("article > section > h2"), [section["title"] for section in sections])
        total = sum(len(section["findings"]) for section in sections)
        self.assertGreater(total, 20)
        self.assertIn(f"{total:,} finding", self.text(".lead"))
        for index, section in enumerate(sections):
            rows = self.browser.run(
                "return [...document.querySelectorAll('article > section')[arguments[0]].querySelectorAll('table.checks tbody tr')]"
                ".map((row) => [...row.cells].map((cell) => cell.textContent.replaceAll(',', '')))", index)
            self.assertEqual([[int(looked), int(found)] for _, looked, found in rows],
                             [[check["looked"], check["found"]] for check in section["checks"]])
            counts = self.browser.run(
                "return [...document.querySelectorAll('article > section')[arguments[0]].querySelectorAll('summary .amount-of')]"
                ".map((one) => Number(one.textContent.replaceAll(',', '')))", index)
            self.assertEqual(sum(counts), len(section["findings"]))

    def test_a_rule_opens(self):
        self.go("#audit")
        self.browser.run("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
        self.browser.after_frames()
        self.assertGreater(len(self.texts("table.findings tbody tr")), 20)
        self.browser.click("table.findings tbody a[href^='#']")
        self.assertRegex(self.browser.run("return location.hash"), "#(locale|currency)=")

    def test_a_currency_shows_what_concerns_it(self):
        self.go("#currency=HUF")
        self.assertIn("What the audit found", self.texts("h2"))
        self.assertIn("What differs", self.texts("h2"))

    def test_there_is_a_heat_map_too(self):
        self.go("#differences=pl,PLN")
        self.assertEqual(self.text(".detail h2"), "pl × PLN")

    def test_it_fits_a_phone(self):
        self.browser.command("Emulation.setDeviceMetricsOverride", width=390, height=844, deviceScaleFactor=1,
            mobile=True)
        try:
            self.go("#audit")
            self.assertEqual(self.browser.run("return document.documentElement.scrollWidth"), 390)
        finally:
            self.browser.command("Emulation.setDeviceMetricsOverride", width=1440, height=900, deviceScaleFactor=1,
                mobile=False)


class PhoneTests(PageTest):
    width, height, dark = 390, 844, True

    def test_nothing_is_wider_than_the_screen(self):
        for address in ["#locales", "#currencies", "#locale=de-CH", "#locale=ar", "#locale=en", "#currency=EUR",
            "#currency=HUF", "#differences", "#locale=none"]:
            self.go(address)
            wide = self.browser.run("""
                const result = [];
                for (const one of document.querySelectorAll("body *")) {
                    if (!one.checkVisibility() || one.closest(".table-frame, .heat, .skip, .quiet, dialog")) continue;
                    const box = one.getBoundingClientRect();
                    if (box.right > innerWidth + 1 || box.left < -1) result.push(`${one.localName}.${one.className} ${box.left} ${box.right}`);
                }
                return [document.documentElement.scrollWidth, result.slice(0, 5)];""")
            self.assertEqual(wide, [390, []], address)

    def test_a_locale_opens_and_closes(self):
        self.browser.click(".grid tbody tr[data-row='2'] a")
        self.assertIn("#locale=", self.browser.run("return location.hash"))
        self.browser.run("history.back()")
        self.browser.after_frames()
        self.assertEqual(self.text("h1"), "All locales")

    def test_switches_are_large_enough(self):
        small = self.browser.run("""
            return [...document.querySelectorAll("button, .tab, input, select")].filter((one) => one.checkVisibility() && !one.closest("dialog"))
                .map((one) => [one, one.matches("[type=radio]") ? one.nextElementSibling.getBoundingClientRect() : one.getBoundingClientRect()])
                .filter(([one, box]) => box.height < 30 || box.width < 30).map(([one]) => one.outerHTML.slice(0, 80))""")
        self.assertEqual(small, [])


class AlignedColumnTests(unittest.TestCase):
    """The tables in the receipts' example: decimal separators are aligned in every script."""

    PLACES = """
        return [...document.querySelectorAll("table")].map((table) => ({
            name: table.caption.textContent,
            places: [...table.querySelectorAll("td")].map((cell) => {
                const decimal = cell.querySelector(".decimal");
                const place = decimal ? decimal.getBoundingClientRect().left
                    : cell.querySelector(".integer").getBoundingClientRect().right;
                return place - table.getBoundingClientRect().left;
            }),
            texts: [...table.querySelectorAll("td")].map((cell) => cell.innerText),
        }));
        """

    def test_separators_are_under_one_another(self):
        with Browser(settings.chromium, settings.chromedriver, 1440, 900) as browser:
            for font in ["sans-serif", "monospace", "serif"]:
                browser.open(pathlib.Path(settings.receipts).resolve().as_uri())
                browser.run("document.body.style.fontFamily = arguments[0]", font)
                browser.after_frames()
                tables = browser.run(self.PLACES)
                self.assertEqual(len(tables), 14)
                for table in tables:
                    with self.subTest(table["name"], font=font):
                        self.assertGreater(len(table["places"]), 4)
                        self.assertLess(max(table["places"]) - min(table["places"]), 0.1, table)
                        self.assertFalse(any("\n" in text for text in table["texts"]), "a cell is copied as one line")
                if font == "sans-serif" and settings.screenshots:
                    browser.screenshot(pathlib.Path(settings.screenshots) / "receipts.png")


def screenshots(folder):
    """Pictures to look at; they are not compared with anything."""
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    address = pathlib.Path(settings.page).resolve().as_uri()
    for width, height in [(1440, 900), (390, 844)]:
        for dark in [False, True]:
            with Browser(settings.chromium, settings.chromedriver, width, height, dark) as browser:
                for view in ["locales", "currencies", "locale=de-CH", "locale=ar-EG", "currency=EUR", "differences"]:
                    browser.open(address + "#" + view)
                    browser.after_frames()
                    name = view.replace("=", "-")
                    browser.screenshot(folder / f"{name}-{width}-{'dark' if dark else 'light'}.png")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    for name in ["executor", "page", "snapshot", "old-image", "hostile-page", "audit-page", "audit-report", "expected",
        "receipts", "chromium", "chromedriver"]:
        parser.add_argument("--" + name, required=True)
    parser.add_argument("--seed", type=int, default=4217)
    parser.add_argument("--count", type=int, default=20000)
    parser.add_argument("--screenshots")
    parser.add_argument("tests", nargs="*")
    global settings
    settings = parser.parse_args()
    # The changes that snapshots.py made to the older snapshot, which the page must show.
    vars(settings).update(json.loads(pathlib.Path(settings.expected).read_text(encoding="utf-8")))
    if settings.screenshots:
        screenshots(settings.screenshots)
    result = unittest.main(argv=[sys.argv[0], *settings.tests], exit=False, verbosity=2).result
    print(f"{result.testsRun} tests of the page, {len(result.failures) + len(result.errors)} failed")
    sys.exit(0 if result.wasSuccessful() else 1)


if __name__ == "__main__":
    main()
