// The building stones of a page about one thing.
const section = (title, ...content) => element("section", {}, element("h2", {}, title), content);

const facts = (pairs) => element("dl", { class: "facts" },
    pairs.filter((pair) => pair && pair[1] !== null && pair[1] !== "").map(([title, value, hint]) =>
        element("div", {}, element("dt", { title: hint }, title), element("dd", {}, value))));

// Rows of cells below headings; small enough to stand in the document as a whole.
const table = (headings, rows, name = "") =>
    element("div", { class: "table-frame" }, element("table", { class: "plain " + name },
    element("thead", {}, element("tr", {}, headings.map((heading) => element("th", { scope: "col" }, heading)))),
    element("tbody", {}, rows.map((row) => element("tr", {}, row.map((cell) => element("td", {}, cell)))))));

const link = (href, ...content) => element("a", { href }, content);

const localeAnchor = (locale) => link(localeHref(locale), locale.id);

// A currency by its code; one that this version does not have is only named.
const codeAnchor = (code) => (currencyByCode.has(code) ? link(currencyHref(currencyByCode.get(code)), code) : code);

const badge = (text) => element("span", { class: "amount-of" }, text);

// The first few of many, and the others when they are asked for.
function several(items, count) {
    if (items.length <= count + 3) return joined(items);
    const more = element("button", {
        type: "button", class: "more",
        onclick: () => more.replaceWith(", ", ...joined(items.slice(count))),
    }, `and ${items.length - count} more`);
    return [...joined(items.slice(0, count)), " ", more];
}

const joined = (items) => items.flatMap((item, index) => (index > 0 ? [", ", item] : [item]));

// A list below a heading that opens it: a part is written out then, more when it is asked for.
function unfolding(heading, list, write, isOpen) {
    const limit = 200;
    const body = element("div", {});
    const show = (count) => {
        body.replaceChildren(write(list.slice(0, count)));
        if (list.length > count) {
            body.append(element("button", { type: "button", class: "more", onclick: () => show(count * 5) },
                `${counted(list.length - count)} more`));
        }
    };
    if (isOpen) show(limit);
    return element("details",
        { open: isOpen, ontoggle: (event) => { if (event.target.open && body.childElementCount === 0) show(limit); } },
        element("summary", {}, heading), body);
}

const regionName = (region) => territories.get(region) ?? region;

// What a report says of one thing: class, field, before and after.
function findingRows(findings) {
    const text = (value, path) => (value === null ? element("span", { class: "none" }, "nothing")
        : /\/(patterns|compact)\/|\/pattern$/.test(path) ? shownPattern(value) : shownValue(value));
    const place = ([, index, locale, currency, region]) => joined([
        locale === null ? null : index >= 0 ? link(localeHref(locales[index]), locale) : locale,
        currency === null ? null : codeAnchor(currency),
        region === null ? null : regionName(region),
    ].filter((part) => part !== null));
    return table(
        ["Where", "Value", "Before", "After", "Inherited by"],
        findings.map((finding) => [
            place(finding), element("code", {}, finding[5]), text(finding[6], finding[5]), text(finding[7], finding[5]),
            several(finding[8].map((index) => localeAnchor(locales[index])), 6),
        ]), "findings");
}
