# Sourced by the scripts that drive headless Chromium, after common.sh: sets $chromium, $chromedriver, and $python, which
# has Selenium. It installs what is missing of them.

scripts/dependencies.sh browser
python=$(python_with page) || cannot_run "$python"
chromium=$(first_of chromium chromium-browser google-chrome) || cannot_run "there is no chromium"
chromedriver=$(first_of chromedriver) || cannot_run "there is no chromedriver (Debian: chromium-driver)"
# The tests share Tests/Page/browser.py.
export PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=Tests/Page
