"""A browser driven by the W3C WebDriver protocol, with nothing but Python's own library.

See https://www.w3.org/TR/webdriver2/.
"""

import base64
import json
import re
import subprocess
import urllib.error
import urllib.request

KEYS = {
    "Tab": "\ue004", "Enter": "\ue007", "Escape": "\ue00c", "PageUp": "\ue00e", "PageDown": "\ue00f", "End": "\ue010",
    "Home": "\ue011", "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015",
    "Shift": "\ue008", "Space": " ",
}


class Browser:
    """Headless Chromium. Use as a context: it ends the browser and its driver."""

    def __init__(self, chromium, chromedriver, width, height, dark=False):
        self.driver = subprocess.Popen(
            [chromedriver, "--port=0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        port = None
        for line in self.driver.stdout:
            found = re.search(r"started successfully on port (\d+)", line)
            if found:
                port = found.group(1)
                break
        if port is None:
            raise RuntimeError(f"{chromedriver} did not start")
        self.base = f"http://127.0.0.1:{port}/session"
        arguments = ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--disable-dev-shm-usage",
                     "--no-first-run", "--disable-background-networking", f"--window-size={width},{height}"]
        answer = self.post("", {"capabilities": {"alwaysMatch": {
            "browserName": "chrome", "goog:chromeOptions": {"binary": chromium, "args": arguments},
            "goog:loggingPrefs": {"browser": "ALL"}}}})
        self.base += "/" + answer["sessionId"]
        self.command("Emulation.setDeviceMetricsOverride",
                     width=width, height=height, deviceScaleFactor=1, mobile=width < 600)
        self.prefer("dark" if dark else "light")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            self.request("DELETE", "")
        finally:
            self.driver.terminate()
            self.driver.wait()

    def request(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            self.base + path, data=data, method=method, headers={"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=120) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(json.load(error)["value"]["message"]) from None

    def post(self, path, body):
        return self.request("POST", path, body)

    def command(self, name, **parameters):
        """A command of Chromium's own protocol."""
        return self.post("/goog/cdp/execute", {"cmd": name, "params": parameters})

    def prefer(self, scheme):
        self.command("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])

    def open(self, address):
        self.post("/url", {"url": address})

    def run(self, script, *arguments):
        """The value of a script with `return`."""
        return self.post("/execute/sync", {"script": script, "args": list(arguments)})

    def after_frames(self):
        """Waits until what was asked for is drawn."""
        self.post("/execute/async", {"args": [], "script":
                  "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));"})

    def press(self, *keys):
        """Presses keys one after the other, each by its name or its character."""
        actions = []
        for key in keys:
            value = KEYS.get(key, key)
            actions += [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]
        self.post("/actions", {"actions": [{"type": "key", "id": "keyboard", "actions": actions}]})
        self.after_frames()

    def press_with_shift(self, key):
        value = KEYS.get(key, key)
        shift = KEYS["Shift"]
        self.post("/actions", {"actions": [{"type": "key", "id": "keyboard", "actions": [
            {"type": "keyDown", "value": shift}, {"type": "keyDown", "value": value},
            {"type": "keyUp", "value": value}, {"type": "keyUp", "value": shift}]}]})
        self.after_frames()

    def type(self, text):
        self.press(*text)

    def move(self, x, y, click=False):
        actions = [{"type": "pointerMove", "duration": 0, "x": int(x), "y": int(y), "origin": "viewport"}]
        if click:
            actions += [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self.post("/actions", {"actions": [
            {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions}]})
        self.after_frames()

    def click(self, selector):
        x, y = self.run(
            "const box = document.querySelector(arguments[0]).getBoundingClientRect();"
            "return [box.left + box.width / 2, box.top + box.height / 2];", selector)
        self.move(x, y, click=True)

    def screenshot(self, file):
        with open(file, "wb") as out:
            out.write(base64.b64decode(self.request("GET", "/screenshot")))

    def log(self):
        """What the page wrote to the console since the last call."""
        return self.post("/se/log", {"type": "browser"})
