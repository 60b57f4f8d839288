// Dark, light, or as the system has it; and whether invisible characters are marked.
const storage = {
    get: (key) => { try { return localStorage.getItem(key); } catch { return null; } },
    set: (key,
        value) => { try { localStorage.setItem(key, value); } catch { /* a page of its own origin keeps nothing */ } },
};
const systemTheme = matchMedia("(prefers-color-scheme: dark)");
const isDark = () => (document.documentElement.dataset.theme ?? (systemTheme.matches ? "dark" : "light")) === "dark";
const themeListeners = new Set();

function setTheme(theme) {
    if (theme === "dark" || theme === "light") document.documentElement.dataset.theme = theme;
    const title = isDark() ? "Light colours (t)" : "Dark colours (t)";
    byId("theme").title = title;
    byId("theme").setAttribute("aria-label", isDark() ? "Light colours" : "Dark colours");
    for (const listener of themeListeners) listener();
}

function switchTheme() {
    const theme = isDark() ? "light" : "dark";
    setTheme(theme);
    storage.set("theme", theme);
    say(theme === "dark" ? "Dark colours" : "Light colours");
}

function switchMarks() {
    const on = document.documentElement.classList.toggle("marks");
    byId("marks").setAttribute("aria-pressed", String(on));
    say(on ? "Invisible characters are marked" : "Invisible characters are not marked");
}

byId("theme").addEventListener("click", switchTheme);
byId("marks").addEventListener("click", switchMarks);
byId("help").addEventListener("click", () => byId("keys").showModal());
systemTheme.addEventListener("change", () => setTheme(null));
setTheme(storage.get("theme"));
