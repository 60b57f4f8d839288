// Copies texts to the clipboard.

// In some browsers, a page from a file cannot access the clipboard, so this selects the text and copies it as people do.
async function copy(text) {
    try {
        await navigator.clipboard.writeText(text);
    } catch {
        const area = element("textarea", { class: "quiet", readonly: true });
        area.value = text;
        const focused = document.activeElement;
        document.body.append(area);
        area.select();
        document.execCommand("copy");
        area.remove();
        focused?.focus({ preventScroll: true });
    }
}

// The button briefly shows what it did.
async function copyWith(button, text, what) {
    await copy(text);
    say(`${what} copied`);
    button.classList.add("done");
    setTimeout(() => button.classList.remove("done"), 1200);
}
