// The controls above the table.
const amountNote = element("span", { class: "note", id: "amount-note" });
const amountInput = element("input", {
    id: "amount", autocomplete: "off", spellcheck: "false", autocapitalize: "off", "aria-describedby": "amount-note",
    "aria-keyshortcuts": "a", inputmode: "text",
    oninput: () => { settings.amount = amountInput.value; amountChanged(); },
});

const labelled = (title, input, name = "") =>
    element("label", { class: "field " + name }, element("span", {}, title), input);

const currencyGroup = (title, list) => element("optgroup", { label: title },
    list.map(({ code, name }) => element("option", { value: code }, `${code} – ${name}`)));
const currencySelect = element("select", {
    id: "currency", onchange: () => { settings.currency = currencySelect.value; settingsChanged(); },
}, element("option", { value: ownCurrency }, "Each locale’s own"),
    currencyGroup("In use", currencies.filter(({ isInUse }) => isInUse)),
    currencyGroup("Withdrawn and others", currencies.filter(({ isInUse }) => !isInUse)));

const selects = new Map(options.map((option) => [option.name, element("select", {
    id: option.name, onchange: (event) => { settings[option.name] = event.target.value; settingsChanged(); },
}, option.values.map(({ name, title }) => element("option", { value: name }, title)))]));

const labels = (list) => list.map((option) => labelled(option.title, selects.get(option.name), "option"));
const moreControls = element("details", { id: "more", class: "more-options" },
    element("summary", {}, "More options", element("span", { class: "amount-of", id: "more-count" })),
    element("div", { class: "controls" }, labels(moreOptions)));
const mainControls = element("form", { class: "controls", onsubmit: (event) => event.preventDefault() },
    labelled("Amount", element("span", { class: "with-note" }, amountInput, amountNote), "amount"),
    labelled("Currency", currencySelect, "currency"), labels(mainOptions));
// Updates the controls from the settings, which may come from the reader, the field or the address.
function showControls() {
    const isAmount = plainAmount !== null;
    if (amountInput.value !== settings.amount) amountInput.value = settings.amount;
    amountInput.setAttribute("aria-invalid", String(!isAmount));
    amountNote.textContent = isAmount ? "" : "digits, up to 38, and one decimal separator";
    currencySelect.value = settings.currency;
    for (const [name, select] of selects) select.value = settings[name];
    const count = moreOptions.filter(({ name }) => settings[name] !== initial[name]).length;
    byId("more-count").textContent = count > 0 ? `${count} chosen` : "";
    byId("more-count").hidden = count === 0;
    if (document.activeElement !== search && search.value !== settings.search) search.value = settings.search;
}
