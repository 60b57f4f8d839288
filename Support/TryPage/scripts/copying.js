// Texts to take along.

// A page from a file has no clipboard in some browsers: there the text is selected and copied as people do it.
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

// The button says for a moment what it did.
async function copyWith(button, text, what) {
    await copy(text);
    say(`${what} copied`);
    button.classList.add("done");
    setTimeout(() => button.classList.remove("done"), 1200);
}
