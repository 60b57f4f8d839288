"""Types into the web field with real key events, and checks text, caret and value.

Expected results are by hand; `|` is the caret. Offsets are in UTF-16 code units, as on the page.
"""

import argparse
import functools
import http.server
import sys
import threading
import unittest

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from browser import Browser

settings = None


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".wasm": "application/wasm",
                      ".js": "text/javascript"}

    def log_message(self, *_):
        pass


class FieldTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        handler = functools.partial(Handler, directory=settings.folder)
        cls.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=cls.server.serve_forever, daemon=True).start()
        cls.browser = Browser(settings.chromium, settings.chromedriver, 800, 600)

    @classmethod
    def tearDownClass(cls):
        cls.browser.driver.quit()
        cls.server.shutdown()

    def field(self, query=""):
        self.browser.open(f"http://127.0.0.1:{self.server.server_port}/index.html?{query}")
        self.browser.run_async(
            "const done = arguments[0];"
            "const look = () => 'ready' in document.body.dataset ? done() : setTimeout(look, 10); look();")
        self.browser.click("#amount")

    def tearDown(self):
        self.assertEqual([entry for entry in self.browser.log() if entry["level"] == "SEVERE"
                          and "favicon" not in entry["message"]], [])

    @property
    def shown(self):
        text, start, end = self.browser.run(
            "const field = document.getElementById('amount');"
            "return [field.value, field.selectionStart, field.selectionEnd];")
        units = text.encode("utf-16-le")

        def part(lower, upper):
            return units[2 * lower:2 * upper].decode("utf-16-le")

        length = len(units) // 2
        selected = part(start, end) + "|" if start != end else ""
        return (part(0, start) + "|" + selected + part(end, length)).replace("\u00a0", " ")

    @property
    def value(self):
        return self.browser.run("return document.getElementById('value').textContent;")

    @property
    def status(self):
        return self.browser.run("return document.getElementById('status').textContent;")

    def press(self, *keys):
        """Presses one key at a time: the browser reports a moved caret only after the key."""
        for key in keys:
            self.browser.press(key)

    def backspace(self, count=1):
        for _ in range(count):
            self.chord(Keys.BACKSPACE)

    def chord(self, *keys):
        actions = ActionChains(self.browser.driver, duration=0)
        for key in keys:
            actions.key_down(key)
        for key in reversed(keys):
            actions.key_up(key)
        actions.perform()
        self.browser.after_frames()

    def paste(self, text):
        """Pastes through the clipboard, from a field next to this one."""
        self.browser.run(
            "const other = document.createElement('textarea'); other.value = arguments[0];"
            "document.body.append(other); other.focus(); other.select();", text)
        self.chord(Keys.CONTROL, "c")
        self.browser.run("document.getElementById('amount').focus();")
        self.browser.after_frames()
        self.chord(Keys.CONTROL, "a")
        self.chord(Keys.CONTROL, "v")

    def test_typing_and_deleting(self):
        self.field()
        self.browser.type("123456")
        self.assertEqual(self.shown, "$1,234.56|")
        self.assertEqual(self.value, "1234.56")
        self.backspace()
        self.assertEqual(self.shown, "$123.45|")

    def test_caret_keeps_the_digits_on_its_right(self):
        self.field()
        self.browser.type("123456")
        self.press("Home", "ArrowRight")
        self.assertEqual(self.shown, "$1|,234.56")
        self.browser.type("9")
        self.assertEqual(self.shown, "$19|,234.56")
        self.press("Home")
        self.browser.type("8")
        self.assertEqual(self.shown, "$8|19,234.56")
        self.press("End", "ArrowLeft", "ArrowLeft", "ArrowLeft")
        self.browser.type("7")
        self.assertEqual(self.shown, "$8,192,347|.56")

    def test_deleting_steps_over_separators(self):
        self.field()
        self.browser.type("123456")
        self.press("Home", "ArrowRight", "ArrowRight")
        self.assertEqual(self.shown, "$1,|234.56")
        self.backspace()
        self.assertEqual(self.shown, "$|234.56")
        self.press("End", "ArrowLeft", "ArrowLeft", "ArrowLeft")
        self.assertEqual(self.shown, "$234|.56")
        self.chord(Keys.DELETE)
        self.assertEqual(self.shown, "$23.4|6")

    def test_trailing_symbol(self):
        self.field("locale=de-DE&currency=EUR")
        self.browser.type("123456")
        self.assertEqual(self.shown, "1.234,56| €")
        self.press("End")
        self.assertEqual(self.shown, "1.234,56| €")
        self.backspace()
        self.assertEqual(self.shown, "123,45| €")

    def test_letters_are_refused(self):
        self.field()
        self.browser.type("1x2")
        self.assertEqual(self.shown, "$0.12|")
        self.browser.type("x")
        self.assertEqual(self.status, "$0.12")

    def test_free_entry_is_formatted_when_done(self):
        self.field("locale=de-DE&currency=EUR&free")
        self.browser.type("1234.5")
        self.assertEqual(self.shown, "1234,5|")
        self.assertEqual(self.value, "1234.5")
        self.chord(Keys.TAB)
        self.assertEqual(self.shown.replace("|", ""), "1.234,50 €")

    def test_minus(self):
        self.field()
        self.browser.type("-345")
        self.assertEqual(self.shown, "-$3.45|")
        self.press("Home")
        self.assertEqual(self.shown, "-$|3.45")
        self.browser.type("-")
        self.assertEqual(self.shown, "$|3.45")
        self.assertEqual(self.value, "3.45")

    def test_native_digits_from_right_to_left(self):
        self.field("locale=ar-EG&currency=EGP")
        self.browser.type("1234")
        self.assertEqual(self.shown, "\u200f١٢٫٣٤| ج.م.\u200f")
        self.assertEqual(self.value, "12.34")
        self.field("locale=he-IL&currency=ILS")
        self.browser.type("123456")
        self.assertEqual(self.shown, "\u200f1,234.56| \u200f₪")
        self.backspace(2)
        self.assertEqual(self.value, "12.34")

    def test_paste_is_read_as_an_amount(self):
        self.field()
        self.paste("1.234,5")
        self.assertEqual(self.shown, "$1,234.50|")
        self.paste("€5")
        self.assertEqual(self.value, "1234.50")

    def test_selection_is_replaced(self):
        self.field()
        self.browser.type("123456")
        self.chord(Keys.CONTROL, "a")
        self.browser.type("5")
        self.assertEqual(self.shown, "$0.05|")

    def test_undo_and_redo(self):
        self.field()
        self.browser.type("1234")
        self.press("Home", "ArrowRight")
        self.browser.type("9")
        self.assertEqual(self.shown, "$19|2.34")
        self.chord(Keys.CONTROL, "z")
        self.assertEqual(self.shown, "$1|2.34")
        self.chord(Keys.CONTROL, "z")
        self.assertEqual(self.shown, "$1.23|")
        self.chord(Keys.CONTROL, Keys.SHIFT, "z")
        self.assertEqual(self.shown, "$1|2.34")

    def test_composed_text_is_left_alone_until_it_is_committed(self):
        self.field("locale=ja-JP&currency=JPY")
        self.browser.type("12")
        for composed in ["３", "３４"]:
            self.browser.command("Input.imeSetComposition", text=composed, selectionStart=len(composed),
                                 selectionEnd=len(composed))
            self.browser.after_frames()
            self.assertEqual(self.shown, f"￥12{composed}|")
            self.assertEqual(self.value, "12")
        self.browser.command("Input.insertText", text="３４")
        self.browser.after_frames()
        self.assertEqual(self.shown, "￥1,234|")
        self.assertEqual(self.value, "1234")

    def test_tap_behind_the_symbol(self):
        self.field("locale=de-DE&currency=EUR")
        self.browser.type("123456")
        self.browser.run("document.getElementById('amount').setSelectionRange(10, 10);")
        self.browser.after_frames()
        self.assertEqual(self.shown, "1.234,56| €")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    for name in ["folder", "chromium", "chromedriver"]:
        parser.add_argument("--" + name, required=True)
    parser.add_argument("tests", nargs="*")
    global settings
    settings = parser.parse_args()
    result = unittest.main(argv=[sys.argv[0], *settings.tests], exit=False, verbosity=2).result
    print(f"{result.testsRun} tests of the web field, {len(result.failures) + len(result.errors)} failed")
    sys.exit(0 if result.wasSuccessful() else 1)


if __name__ == "__main__":
    main()
