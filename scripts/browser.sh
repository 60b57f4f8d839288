# Sourced after common.sh by the scripts that drive headless Chromium. Sets $chromium, $chromedriver, and $python, a Python
# with Selenium, and installs those that are missing.

scripts/dependencies.sh browser
python=$(python_with page) || cannot_run "$python"
chromium=$(first_of chromium chromium-browser google-chrome) || cannot_run "there is no chromium"
chromedriver=$(first_of chromedriver) || cannot_run "there is no chromedriver (Debian: chromium-driver)"
# All browser tests import Tests/Page/browser.py.
export PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=Tests/Page
