// The number of locales with the same text, and of each kind of difference. Each number links to its locales.
const kindList = element("p", { class: "kinds", id: "kinds" });
const counts = { states: new Map(), kinds: new Map(), isNew: false };

function showCounts() {
    const tab = ([show, title], index) => element("a", {
        href: addressOf({ ...settings, show, kind: "" }), class: "tab", "aria-keyshortcuts": String(index + 1),
        "aria-current": settings.show === show ? "page" : null,
    }, title, counts.states.has(show) ? element("span", { class: "hits" }, counted(counts.states.get(show))) : null);
    byId("tabs").replaceChildren(...[...shownStates].map(tab));
    const kind = ([name, count]) => element("a", {
        class: "tag", href: addressOf({ ...settings, show: "different", kind: settings.kind === name ? "" : name }),
        "aria-current": settings.kind === name ? "true" : null,
    }, kindTitles.get(name), element("span", { class: "hits" }, counted(count)));
    // The selected kind stays in the list even if no locale has it, so that the reader can deselect it.
    const numbers = new Map([...(settings.kind === "" ? [] : [[settings.kind, 0]]), ...counts.kinds]);
    const links = [...numbers].sort((left, right) => right[1] - left[1]).map(kind);
    kindList.replaceChildren(...(links.length === 0 ? [] : ["They differ in "]), ...links);
}

function count() {
    const add = (numbers, name) => numbers.set(name, (numbers.get(name) ?? 0) + 1);
    counts.states = new Map([...shownStates.keys()].map((name) => [name, 0]));
    counts.states.set("all", rows.length);
    counts.kinds = new Map();
    for (const { state, kinds } of rows) {
        if (counts.states.has(state)) add(counts.states, state);
        for (const { name } of kinds) add(counts.kinds, name);
    }
    counts.isNew = true;
}

// Counting needs all texts. They are formatted in the pauses of typing, a few at a time, so that no key has to wait.
const pause = 60;
const slice = 8;
let counting = 0;
function countInPauses() {
    clearTimeout(counting);
    counts.isNew = false;
    let next = 0;
    const some = () => {
        const end = performance.now() + slice;
        // Reading `kinds` formats the texts.
        for (; next < rows.length && performance.now() < end; next += 1) void rows[next].kinds;
        if (next < rows.length) {
            counting = setTimeout(some);
        } else {
            count();
            showCounts();
        }
    };
    counting = setTimeout(some, pause);
}
