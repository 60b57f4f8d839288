"""Tests the page for trying formats in a real browser. scripts/try-page.sh calls it; --help lists the arguments.

Texts are compared with the native program's answers to the same requests, and the displayed Swift code is compiled and
run. The expected kinds of differences are by hand.
"""

import argparse
import functools
import http.server
import pathlib
import random
import statistics
import subprocess
import sys
import tempfile
import threading
import unittest

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from browser import Browser

settings = None


def native(requests):
    """The native program's answer to (locale, currency, amount, form)."""
    lines = "".join("\t".join(map(str, request)) + "\n" for request in requests)
    program = pathlib.Path(settings.programs) / "AnswersLines"
    answer = subprocess.run([program], input=lines, capture_output=True, text=True, encoding="utf-8", check=True)
    return answer.stdout.split("\n")[:-1]


def run_swift(source):
    """The output lines of a program, compiled with the modules that the programs of Tests/Linkage use."""
    folder = pathlib.Path(settings.programs)
    objects = [str(path) for target in settings.targets.split()
               for path in sorted((folder / f"{target}.build").glob("*.o"))]
    with tempfile.TemporaryDirectory() as scratch:
        main, program = pathlib.Path(scratch) / "main.swift", pathlib.Path(scratch) / "program"
        main.write_text(source, encoding="utf-8")
        compiled = subprocess.run(
            ["swiftc", "-swift-version", "6", "-warnings-as-errors", "-I", str(folder / "Modules"), str(main), *objects,
             "-o", str(program)], capture_output=True, text=True)
        if compiled.returncode != 0:
            raise AssertionError(compiled.stdout + compiled.stderr)
        return subprocess.run([program], capture_output=True, text=True, encoding="utf-8",
                              check=True).stdout.split("\n")[:-1]


class TryPageTest(unittest.TestCase):
    width, height, dark = 1440, 900, False

    @classmethod
    def setUpClass(cls):
        cls.browser = Browser(settings.chromium, settings.chromedriver, cls.width, cls.height, cls.dark)
        cls.browser.driver.set_script_timeout(30)
        cls.address = pathlib.Path(settings.page).resolve().as_uri()

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
        self.wait("globalThis.tryPage?.isCounted()")
        self.browser.after_frames()

    def wait(self, condition):
        self.browser.run_async(
            "const done = arguments[1], condition = new Function('return ' + arguments[0]);"
            "const look = () => condition() ? done() : setTimeout(look, 10); look();", condition)

    def go(self, address):
        self.browser.run("location.hash = arguments[0]", address)
        self.browser.after_frames()
        self.wait("tryPage.isCounted()")

    def text(self, selector):
        return self.browser.run("return document.querySelector(arguments[0])?.textContent ?? null", selector)

    def texts(self, selector):
        return self.browser.run("return [...document.querySelectorAll(arguments[0])].map((one) => one.textContent)",
                                selector)

    def value(self, selector):
        return self.browser.run("return document.querySelector(arguments[0]).value", selector)

    def focused(self):
        return self.browser.run("const one = document.activeElement; return `${one.localName}#${one.id}`")

    def first_column(self):
        return self.texts(".grid tbody tr[data-row] td:first-child a")

    def chord(self, *keys):
        actions = ActionChains(self.browser.driver, duration=0)
        for key in keys:
            actions.key_down(key)
        for key in reversed(keys):
            actions.key_up(key)
        actions.perform()
        self.browser.after_frames()

    def type_amount(self, amount):
        self.browser.click("#amount")
        self.chord(Keys.CONTROL, "a")
        self.browser.type(amount)

    def pasted(self):
        """The clipboard's content, pasted into an element outside the page's own."""
        self.browser.run("const area = document.createElement('textarea'); area.id = 'pasted';"
                         "document.body.append(area); area.focus();")
        self.chord(Keys.CONTROL, "v")
        return self.browser.run("const area = document.getElementById('pasted'); area.remove(); return area.value;")

    def rows(self):
        """[locale, currency, text] of all rows with a text, visible or not."""
        return self.browser.run("return tryPage.rows.filter(({ text }) => text !== null)"
                                ".map(({ locale, currency, text }) => [locale.id, currency.code, text])")


class DesktopTests(TryPageTest):
    def test_loads(self):
        """Prints how long it takes; a busy machine takes longer."""
        times, counts = [], []
        for _ in range(5):
            self.open("")
            counts.append(self.browser.run("return performance.now()"))
            times.append(self.browser.run(
                "const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;"
                "return Math.max(Number(document.body.dataset.ready), paint)"))
        print(f"loaded after {statistics.median(times):.0f} ms (at most {max(times):.0f}), the texts of all locales written "
              f"and compared after {statistics.median(counts):.0f} ms (at most {max(counts):.0f}), "
              f"{pathlib.Path(settings.page).stat().st_size / 1e6:.2f} MB")

    def test_typing_is_drawn_at_once(self):
        """Prints the browser's own time from a key to the next frame, with all locales in the table."""
        self.browser.run("""
            globalThis.keyTimes = [];
            new PerformanceObserver((list) => {
                for (const entry of list.getEntries()) {
                    if (["keydown", "keypress", "input", "keyup"].includes(entry.name)) keyTimes.push(entry.duration);
                }
            }).observe({ type: "event", durationThreshold: 16 });""")
        self.type_amount("-9876543.21" + Keys.BACKSPACE * 3 + "55.125")
        self.assertEqual(self.value("#amount"), "-987654355.125")
        times = self.browser.run("return keyTimes")
        def work():
            return self.browser.run("""
                const times = [], amount = document.getElementById("amount");
                for (let key = 0; key < 20; key += 1) {
                    const start = performance.now();
                    amount.value = `${key}234567.89`;
                    amount.dispatchEvent(new Event("input"));
                    document.body.offsetHeight;
                    times.push(performance.now() - start);
                }
                return times;""")

        # If only differing rows are listed, all rows are formatted and compared first.
        all_rows = work()
        self.go("#show=different")
        different = work()
        shown = [f"{statistics.median(times):.0f} ms (at most {max(times):.0f})" if times else "less than 16 ms"]
        shown += [f"{statistics.median(times):.0f} ms (at most {max(times):.0f})" for times in [all_rows, different]]
        print(f"key to picture {shown[0]} by the browser, of which work and layout {shown[1]}; "
              f"{shown[2]} where those that differ are listed")

    def test_strings_are_the_native_program_s(self):
        source = random.Random(settings.seed)
        locales = sorted(path.stem for path in (pathlib.Path(settings.snapshot) / "locales").glob("*.json"))
        codes = self.browser.run("return tryPage.currencies.map(({ code }) => code)")
        self.assertGreater(len(locales), 700)
        self.assertGreater(len(codes), 300)
        requests = []
        for _ in range(settings.count):
            digits = f"{source.randrange(10 ** source.randint(1, 12))}.{source.randrange(1000):03}"
            requests.append([source.choice(locales), source.choice(codes), source.choice(["", "-"]) + digits,
                             source.randrange(6)])
        written = self.browser.run("""
            return arguments[0].map(([locale, currency, amount, form]) => tryPage.write(locale, currency, amount, {
                currencyDisplay: ["symbol", "narrowSymbol", "code"][form >> 1],
                currencySign: form % 2 === 0 ? "standard" : "accounting",
            }));""", requests)
        expected = native(requests)
        different = [(request, here, there) for request, here, there in zip(requests, written, expected) if here != there]
        self.assertEqual(len(written), settings.count)
        self.assertEqual(len(expected), settings.count)
        self.assertEqual(different[:5], [])
        print(f"{len(written)} seeded strings in the browser are the native program's (seed {settings.seed})")

    def test_all_rows_are_the_native_program_s(self):
        self.type_amount("-1234567.895")
        rows = self.rows()
        self.assertGreater(len(rows), 1000)
        expected = native([[locale, currency, "-1234567.895", 0] for locale, currency, _ in rows])
        self.assertEqual([text for _, _, text in rows], expected)
        self.assertEqual(self.text(".grid tbody tr[data-row='0'] td:nth-child(3) .text"), rows[0][2])

    def test_lists_every_locale_and_currency_by_its_case(self):
        locales, currencies = self.browser.run(
            "return [tryPage.locales.map(({ id, swift }) => [id, swift]), "
            "tryPage.currencies.map(({ code, swift }) => [code, swift])]")
        # The computer's English has a keyword, which is a subtag in the file names of the snapshot and in the tables.
        identifiers = [identifier.replace("-u-va-", "-") for identifier, _ in locales]
        snapshot = {path.stem for path in (pathlib.Path(settings.snapshot) / "locales").glob("*.json")}
        self.assertEqual(snapshot - set(identifiers), set())
        source = ["import CurrencyFormat", "let locales: [CurrencyLocale] = ["]
        source += [f"    .{swift}," for _, swift in locales] + ["]", "let currencies: [Currency] = ["]
        source += [f"    .{swift}," for _, swift in currencies] + ["]"]
        source += ["for locale in locales { print(locale.identifier) }",
                   "for currency in currencies { print(currency.rawValue) }"]
        self.assertEqual(run_swift("\n".join(source) + "\n"),
                         identifiers + [code for code, _ in currencies])

    def test_the_code_writes_what_is_shown(self):
        options = self.browser.run(
            "return tryPage.options.flatMap(({ name, values }) => values.map((value) => `${name}=${value.name}`))")
        addresses = [f"#locale={locale}&currency={currency}&amount={amount}&{option}"
                     for option, (locale, currency, amount) in zip(options, 20 * [
                         ("de-CH", "CHF", "1234567.875"), ("ar-EG", "EGP", "-1234.5"), ("en-IN", "INR", "0012345.5"),
                         ("pt-CV", "own", "98765432109876543210.12")])]
        addresses += ["#locale=ja&currency=JPY&digits=2&rounding=up&sign=accounting&display=code&amount=-0.001",
                      "#amount=-0&locale=en-US&currency=USD&signs=always",
                      "#locale=he-IL&currency=ILS&bidi=strip&spaces=plain&notation=long&amount=1500000"]
        programs, texts = [], []
        for address in addresses:
            self.go(address)
            programs.append(self.text("#code"))
            texts.append(self.text("#own-text"))
        for program in programs:
            self.assertTrue(program.startswith("import CurrencyFormat\n"))
        bodies = [program.replace("import CurrencyFormat\n", "") for program in programs]
        source = "import CurrencyFormat\n" + "".join(f"do {{\n{body}}}\n" for body in bodies)
        self.assertEqual(run_swift(source), texts)
        print(f"{len(texts)} programs that the page shows write what it shows")

    def test_kinds_of_difference(self):
        def parts(*pairs):
            return ["".join(value for _, value in pairs), [{"type": name, "value": value} for name, value in pairs]]

        number = [("integer", "1"), ("group", "."), ("integer", "234"), ("decimal", ","), ("fraction", "50")]
        euro = parts(*number, ("literal", "\u00a0"), ("currency", "€"))
        for other, kinds in [
            (parts(*number, ("literal", "\u202f"), ("currency", "€")), ["spaces"]),
            (parts(*number, ("literal", "\u00a0\u200f"), ("currency", "€")), ["bidi"]),
            (parts(*number, ("literal", "\u00a0"), ("currency", "EUR")), ["symbol"]),
            (parts(("currency", "€"), ("literal", "\u00a0"), *number), ["order"]),
            (parts(("currency", "€"), *number), ["order", "spaces"]),
            (parts(*number[:4], ("fraction", "500"), *number[5:], ("literal", "\u00a0"), ("currency", "€")), ["fraction"]),
            (parts(*number[:3], ("literal", "\u00a0"), ("currency", "€")), ["fraction"]),
            (parts(("integer", "1234"), *number[3:], ("literal", "\u00a0"), ("currency", "€")), ["sizes"]),
            (parts(("integer", "1"), ("group", "'"), *number[2:], ("literal", "\u00a0"), ("currency", "€")), ["group"]),
            (parts(*number[:3], ("decimal", "."), ("fraction", "50"), ("literal", "\u00a0"), ("currency", "€")), ["decimal"]),
            (parts(("integer", "١"), ("group", "."), ("integer", "٢٣٤"), ("decimal", ","), ("fraction", "٥٠"),
                   ("literal", "\u00a0"), ("currency", "€")), ["digits"]),
            (parts(*number[:4], ("fraction", "51"), ("literal", "\u00a0"), ("currency", "€")), ["value"]),
        ]:
            found = self.browser.run("return tryPage.compared(...arguments).map(({ name }) => name)", euro, other)
            self.assertEqual(found, kinds, other[0])
        signs = [parts((sign_kind, sign), ("integer", "5")) for sign_kind, sign in
                 [("minusSign", "-"), ("minusSign", "\u2212"), ("literal", "(")]]
        self.assertEqual(self.browser.run("return tryPage.compared(...arguments).map(({ name }) => name)", *signs[:2]),
                         ["sign"])
        self.assertEqual(self.browser.run("return tryPage.compared(...arguments).map(({ name }) => name)", *signs[1:]),
                         ["sign", "order"])

    def test_every_difference_is_marked_and_explained(self):
        for address in ["", "#currency=EUR&amount=-1234.5", "#notation=compact&signs=always&currency=USD"]:
            self.go(address)
            different = self.browser.run(
                "return tryPage.rows.filter(({ state }) => state === 'different')"
                ".map(({ locale, kinds }) => [locale.id, kinds.map(({ name }) => name)])")
            self.assertGreater(len(different), 0)
            self.assertEqual([row for row in different if row[1] in ([], ["value"])], [], address)
        for locale, kinds in different[::10]:
            self.go(address + f"&locale={locale}")
            self.assertEqual(len(self.texts("#reasons li")), len(kinds))
            self.assertGreater(len(self.text("#cause")), 30)
            self.assertGreater(len(self.texts(".large .differing")), 0)
        self.go("#currency=HUF&digits=iso")
        self.assertIn("Intl has no such option", self.text("#reasons"))
        self.go("#locale=de-DE&spaces=plain")
        self.assertEqual(self.texts("#reasons li"), ["Other spaces: SP here, NBSP in the browser."])
        self.assertEqual(self.text("#cause"), "Without what Intl does not have, both texts are the same.")

    def test_typing_searching_and_choosing_by_keys(self):
        self.browser.press("a")
        self.assertEqual(self.focused(), "input#amount")
        self.browser.type("42")
        self.assertEqual(self.text("#own-text"), "42,00\u00a0€")
        self.browser.type("x")
        self.assertEqual(self.text("#amount-note"), "digits, up to 38, and one decimal separator")
        self.chord(Keys.BACKSPACE)
        self.assertEqual(self.text("#amount-note"), "")
        self.browser.run("document.activeElement.blur()")
        self.browser.press("/")
        self.assertEqual(self.focused(), "input#search")
        self.browser.type("german switzer")
        self.assertEqual(self.first_column(), ["de-CH", "gsw-CH"], "German, and Swiss German")
        self.assertEqual(self.text(".count"), "2 of 1,163 locales")
        self.browser.press("Enter")
        self.assertEqual(self.text("#chosen-id"), "de-CH")
        self.assertEqual(self.text("#own-text"), "CHF\u00a042.00")
        self.browser.press("Escape")
        self.assertEqual(self.value("#search"), "")
        self.assertEqual(len(self.browser.run("return tryPage.rows")), 1163)
        self.browser.type("hindi")
        self.browser.press("ArrowDown", "ArrowDown", "Enter")
        self.assertEqual(self.text("#chosen-id"), "hi-IN")
        self.assertEqual(self.texts("tr.chosen td:first-child a"), ["hi-IN"])

    def test_views_theme_and_marks_by_keys(self):
        hits = {key: int(text.replace(",", "")) for key, text in
                zip("1234", self.texts("#tabs .hits"))}
        self.assertEqual(hits["1"], 1163)
        for key in "2341":
            self.browser.press(key)
            self.assertEqual(self.browser.run("return document.querySelector('.tab[aria-current]').ariaKeyShortcuts ?? "
                                              "document.querySelector('.tab[aria-current]').getAttribute('aria-keyshortcuts')"), key)
            self.assertTrue(self.text(".count").startswith(f"{hits[key]:,}"), key)
        self.assertLess(sum(hits[key] for key in "234"), 1164)
        self.browser.press("t")
        self.assertEqual(self.browser.run("return document.documentElement.dataset.theme"), "dark")
        self.browser.press("t", "i")
        self.assertEqual(self.browser.run("return document.documentElement.dataset.theme"), "light")
        self.assertTrue(self.browser.run("return document.documentElement.classList.contains('marks')"))
        self.browser.press("?")
        self.assertTrue(self.browser.run("return document.getElementById('keys').open"))
        self.browser.press("Escape")
        self.browser.press("i")

    def test_a_kind_of_difference_lists_its_locales(self):
        self.browser.click("#kinds a")
        kind = self.browser.run("return tryPage.settings.kind")
        count = self.text("#kinds a[aria-current] .hits")
        self.assertTrue(self.text(".count").startswith(f"{count} of "))
        self.assertIn("kind=" + kind, self.browser.run("return location.hash"))
        self.browser.click("#kinds a[aria-current]")
        self.assertEqual(self.browser.run("return tryPage.settings.kind"), "")

    def test_options_by_keys(self):
        self.type_amount("-1234.5")
        self.browser.run("document.getElementById('sign').focus()")
        self.browser.press("ArrowDown")
        self.browser.run("document.getElementById('display').focus()")
        self.browser.press("ArrowDown", "ArrowDown")
        self.go_locale("en-US")
        self.assertEqual(self.text("#own-text"), "(USD\u00a01,234.50)")
        self.assertIn(".display(.code)", self.text("#code"))
        self.assertIn(".sign(.accounting)", self.text("#code"))
        self.browser.run("document.getElementById('more').open = true; document.getElementById('rounding').focus()")
        self.browser.press("ArrowDown")
        self.assertIn(".rounding(.halfUp)", self.text("#code"))

    def go_locale(self, locale):
        self.browser.run("document.activeElement.blur()")
        self.browser.press("/")
        self.browser.type(locale)
        self.browser.press("Enter")
        self.browser.press("Escape")
        self.browser.run("document.activeElement.blur()")

    def test_an_address_is_shared_and_restored(self):
        self.type_amount("-98765.4321")
        self.browser.run("document.getElementById('notation').focus()")
        self.browser.press("ArrowDown")
        self.go_locale("fr-CA")
        self.browser.press("2", "l")
        address = self.pasted()
        self.assertTrue(address.startswith(self.address + "#"), address)
        before = self.browser.run("return tryPage.settings")
        shown = [self.text("#own-text"), self.text("#code"), self.text(".count")]
        self.browser.open("about:blank")
        self.browser.open(address)
        self.wait("globalThis.tryPage?.isCounted()")
        self.assertEqual(self.browser.run("return tryPage.settings"), before)
        self.assertEqual([self.text("#own-text"), self.text("#code"), self.text(".count")], shown)
        self.assertEqual(self.value("#amount"), "-98765.4321")
        self.assertEqual(self.value("#notation"), "compact")

    def test_the_address_follows_what_is_typed(self):
        self.type_amount("77")
        self.wait("location.hash.includes('amount=77')")

    def test_what_no_address_says_is_left_out(self):
        self.go("#locale=xx-YY&currency=AAA&display=name&digits=99&show=some&kind=what&nothing=1&amount=%3Cb%3E")
        self.assertEqual(self.text("#chosen-id"), "de-DE")
        self.assertEqual(self.text("#amount-note"), "digits, up to 38, and one decimal separator")
        self.assertEqual(self.rows(), [])

    def test_the_way_back(self):
        self.go("#locale=ja")
        self.go("#locale=ko")
        self.browser.run("history.back()")
        self.wait("document.getElementById('chosen-id').textContent === 'ja'")

    def test_code_is_copied(self):
        self.browser.press("c")
        self.assertEqual(self.pasted(), self.text("#code"))
        self.browser.click("#copy-code")
        self.assertEqual(self.pasted(), self.text("#code"))
        self.assertEqual(self.text("#code"), "import CurrencyFormat\n\n"
                         "let style = CurrencyStyle(.euro, locale: .germanGermany)\nprint(style.format(1234567.89))\n")

    def test_the_field_edits_the_amount(self):
        self.browser.click("#field")
        self.chord(Keys.CONTROL, "a")
        self.browser.type("123456")
        self.assertEqual(self.value("#field"), "1.234,56\u00a0€")
        self.assertEqual(self.value("#amount"), "1234.56")
        self.assertEqual(self.text("#own-text"), "1.234,56\u00a0€")
        self.chord(Keys.BACKSPACE)
        self.assertEqual(self.value("#field"), "123,45\u00a0€")
        self.assertEqual(self.browser.run("return document.getElementById('field').selectionStart"), 6)
        self.type_amount("7654.32")
        self.assertEqual(self.value("#field"), "7.654,32\u00a0€")
        self.go("#locale=ar-EG&currency=EGP&entry=free&amount=5")
        self.browser.click("#field")
        self.chord(Keys.CONTROL, "a")
        self.browser.type("12.5")
        self.assertEqual(self.value("#amount"), "12.5")
        self.assertIn("١٢٫٥٠", self.text("#own-text"))
        self.browser.run("document.activeElement.blur()")
        self.go("#locale=en-US&entry=free&amount=5")
        self.assertEqual(self.value("#field"), "$5.00")

    def test_works_as_a_static_site(self):
        asked = []

        class Handler(http.server.SimpleHTTPRequestHandler):
            def log_message(self, *_):
                asked.append(self.path)

        folder = str(pathlib.Path(settings.page).resolve().parent)
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=folder))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            self.browser.open(f"http://127.0.0.1:{server.server_port}/#locale=hi-IN&amount=1234567")
            self.wait("globalThis.tryPage?.isCounted()")
            self.assertEqual(self.text("#own-text"), "₹12,34,567.00")
            self.browser.press("c")
            self.assertEqual(self.pasted(), self.text("#code"))
            self.assertEqual(asked, ["/"], "the page asks for nothing else")
        finally:
            server.shutdown()
            server.server_close()

    def test_styles_that_are_no_longer_shown_take_no_room(self):
        def choose():
            self.browser.run("""
                const select = document.getElementById("rounding");
                for (let count = 0; count < 20; count += 1) {
                    select.selectedIndex = count % 10;
                    select.dispatchEvent(new Event("change"));
                }""")
            self.wait("tryPage.isCounted()")
            return self.browser.run("return tryPage.memory()")

        first = choose()
        self.assertLess(choose() - first, 1 << 20)


class DarkTests(TryPageTest):
    dark = True

    def test_follows_the_system_until_it_is_told(self):
        self.assertEqual(self.browser.run("return getComputedStyle(document.body).backgroundColor"), "rgb(20, 22, 26)")
        self.browser.press("t")
        self.assertEqual(self.browser.run("return getComputedStyle(document.body).backgroundColor"), "rgb(251, 250, 248)")


class PhoneTests(TryPageTest):
    width, height = 390, 844

    def test_nothing_is_wider_than_the_screen(self):
        for address in ["", "#locale=az-Arab&currency=EUR&amount=-1234.5&digits=cash", "#show=different",
                        "#amount=98765432109876543210987654321.12&display=code&locale=ar-EG"]:
            self.go(address)
            self.browser.run("for (const one of document.querySelectorAll('details')) one.open = true")
            wide = self.browser.run("""
                const result = [];
                for (const one of document.querySelectorAll("body *")) {
                    if (!one.checkVisibility() || one.closest("td, .skip, .quiet, dialog")) continue;
                    const box = one.getBoundingClientRect();
                    if (box.right > innerWidth + 1 || box.left < -1) result.push(`${one.localName}.${one.className} ${box.right}`);
                }
                return [document.documentElement.scrollWidth, result.slice(0, 5)];""")
            self.assertEqual(wide, [390, []], address)

    def test_a_locale_is_chosen_by_touch(self):
        self.go("#search=french")
        self.browser.run("document.querySelector('.grid').scrollIntoView()")
        self.browser.after_frames()
        chosen = self.text(".grid tbody tr[data-row='3'] a")
        self.browser.click(".grid tbody tr[data-row='3'] a")
        self.assertEqual(self.text("#chosen-id"), chosen)
        top = self.browser.run("return document.querySelector('.chosen-locale h2').getBoundingClientRect().top")
        self.assertTrue(0 < top < 844, top)

    def test_both_texts_are_seen(self):
        self.go("#show=different")
        self.assertTrue(self.browser.run("return document.querySelector('.grid .amount-column .under .differing, "
                                         ".grid .amount-column .under .text').checkVisibility()"))

    def test_what_is_touched_is_large_enough(self):
        self.browser.run("for (const one of document.querySelectorAll('details')) one.open = true")
        small = self.browser.run("""
            return [...document.querySelectorAll("button, .tab, input, select, summary")]
                .filter((one) => one.checkVisibility() && !one.closest("dialog"))
                .map((one) => [one, (one.matches("[type=radio]") ? one.nextElementSibling : one).getBoundingClientRect()])
                .filter(([, box]) => box.height < 28 || box.width < 28).map(([one]) => one.outerHTML.slice(0, 80))""")
        self.assertEqual(small, [])


def screenshots(folder):
    """Pictures to look at; they are not compared with anything."""
    folder = pathlib.Path(folder)
    address = pathlib.Path(settings.page).resolve().as_uri()
    views = {"first": "", "different": "#show=different&locale=ak",
             "arabic": "#currency=EUR&locale=az-Arab&amount=-1234.5&digits=cash"}
    for width, height in [(1440, 900), (390, 844)]:
        for dark in [False, True]:
            with Browser(settings.chromium, settings.chromedriver, width, height, dark) as browser:
                for name, view in views.items():
                    browser.open("about:blank")
                    browser.open(address + view)
                    browser.after_frames()
                    browser.screenshot(folder / f"{name}-{width}-{'dark' if dark else 'light'}.png")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    for name in ["page", "programs", "targets", "snapshot", "chromium", "chromedriver"]:
        parser.add_argument("--" + name, required=True)
    parser.add_argument("--seed", type=int, default=4217)
    parser.add_argument("--count", type=int, default=10000)
    parser.add_argument("--screenshots")
    parser.add_argument("tests", nargs="*")
    global settings
    settings = parser.parse_args()
    if settings.screenshots:
        screenshots(settings.screenshots)
    result = unittest.main(argv=[sys.argv[0], *settings.tests], exit=False, verbosity=2).result
    print(f"{result.testsRun} tests of the page for trying formats, {len(result.failures) + len(result.errors)} failed")
    sys.exit(0 if result.wasSuccessful() else 1)


if __name__ == "__main__":
    main()
