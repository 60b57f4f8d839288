"""Headless Chromium, driven by Selenium, with the steps that the page's tests need."""

from selenium import webdriver
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

KEYS = {
    "Tab": Keys.TAB, "Enter": Keys.ENTER, "Escape": Keys.ESCAPE, "PageUp": Keys.PAGE_UP, "PageDown": Keys.PAGE_DOWN,
    "End": Keys.END, "Home": Keys.HOME, "ArrowLeft": Keys.ARROW_LEFT, "ArrowUp": Keys.ARROW_UP,
    "ArrowRight": Keys.ARROW_RIGHT, "ArrowDown": Keys.ARROW_DOWN, "Space": " ",
}


class Browser:
    """A browser with a window of a given size. As a context manager, it ends the browser and its driver."""

    def __init__(self, chromium, chromedriver, width, height, dark=False):
        options = webdriver.ChromeOptions()
        options.binary_location = chromium
        for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                         "--disable-dev-shm-usage", "--no-first-run", "--disable-background-networking",
                         f"--window-size={width},{height}"]:
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(options, webdriver.ChromeService(chromedriver))
        self.driver.set_script_timeout(120)
        self.command("Emulation.setDeviceMetricsOverride",
                     width=width, height=height, deviceScaleFactor=1, mobile=width < 600)
        self.prefer("dark" if dark else "light")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.driver.quit()

    def command(self, name, **parameters):
        """Sends a command of Chromium's protocol."""
        return self.driver.execute_cdp_cmd(name, parameters)

    def prefer(self, scheme):
        self.command("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])

    def open(self, address):
        self.driver.get(address)

    def run(self, script, *arguments):
        """The result of a script with `return`."""
        return self.driver.execute_script(script, *arguments)

    def run_async(self, script, *arguments):
        """The value that a script passes to its last argument, a callback."""
        return self.driver.execute_async_script(script, *arguments)

    def after_frames(self):
        """Waits until pending drawing is done."""
        self.run_async("const done = arguments[0];"
                       "requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));")

    def press(self, *keys):
        """Presses keys one by one, each given by its name or its character."""
        actions = ActionChains(self.driver, duration=0)
        for key in keys:
            actions.key_down(KEYS.get(key, key)).key_up(KEYS.get(key, key))
        actions.perform()
        self.after_frames()

    def press_with_shift(self, key):
        key = KEYS.get(key, key)
        ActionChains(self.driver, duration=0).key_down(Keys.SHIFT).key_down(key).key_up(key).key_up(Keys.SHIFT).perform()
        self.after_frames()

    def type(self, text):
        self.press(*text)

    def move(self, x, y, click=False):
        actions = ActionBuilder(self.driver, duration=0)
        actions.pointer_action.move_to_location(int(x), int(y))
        if click:
            actions.pointer_action.click()
        actions.perform()
        self.after_frames()

    def click(self, selector):
        x, y = self.run(
            "const box = document.querySelector(arguments[0]).getBoundingClientRect();"
            "return [box.left + box.width / 2, box.top + box.height / 2];", selector)
        self.move(x, y, click=True)

    def screenshot(self, file):
        self.driver.save_screenshot(str(file))

    def log(self):
        """The page's console output since the last call."""
        return self.driver.get_log("browser")
