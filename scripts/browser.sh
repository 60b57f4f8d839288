# Sourced by the scripts that drive headless Chromium, after common.sh: sets $chromium, $chromedriver, and $python, which
# has Selenium. Where it may, it installs the browser.

first_of() {
    local name
    for name in "$@"; do
        if command -v "$name"; then return; fi
    done
    return 1
}

# A font is needed too, which Chromium does not bring.
install_browser() {
    if ! command -v apt-get >/dev/null || [ "$(id -u)" -ne 0 ]; then return; fi
    local packages=(chromium chromium-driver fonts-dejavu-core)
    mkdir -p "$LOGS"
    if ! { apt-get install --yes --no-install-recommends "${packages[@]}" ||
        { apt-get update && apt-get install --yes --no-install-recommends "${packages[@]}"; }; } \
        >"$LOGS/apt-browser.log" 2>&1; then
        echo "chromium cannot be installed"
    fi
}

if ! first_of chromium chromium-browser google-chrome >/dev/null || ! command -v chromedriver >/dev/null; then
    install_browser
fi
python=$(python_with page selenium==4.25.0) || cannot_run "$python"
chromium=$(first_of chromium chromium-browser google-chrome) || cannot_run "there is no chromium"
chromedriver=$(first_of chromedriver) || cannot_run "there is no chromedriver (Debian: chromium-driver)"
# The tests share Tests/Page/browser.py.
export PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=Tests/Page
