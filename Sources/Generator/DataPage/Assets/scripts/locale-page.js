// One locale: what its amounts are made of, who owns each value, and all currencies in it.
const fieldTitles = new Map(Object.entries({
    decimal: "Decimal separator", group: "Group separator", currencyDecimal: "Decimal separator of money",
    currencyGroup: "Group separator of money", list: "List separator", percentSign: "Percent", perMille: "Per mille",
    plusSign: "Plus", minusSign: "Minus", approximatelySign: "Approximately", exponential: "Exponent",
    superscriptingExponent: "Superscript exponent", infinity: "Infinity", nan: "Not a number",
    timeSeparator: "Time separator", "patterns decimal": "Number", standard: "Currency",
        "standard-alphaNextToNumber": "Currency, a letter beside it",
    "standard-noCurrency": "Without currency", accounting: "Accounting",
    "accounting-alphaNextToNumber": "Accounting, a letter beside it",
        "accounting-noCurrency": "Accounting without currency",
    percent: "Percent", scientific: "Scientific", approximately: "Approximately", atLeast: "At least",
    atMost: "At most", range: "Range",
}));
const groupTitles = {
    symbols: "Symbols", patterns: "Patterns", currencySpacing: "Spacing of the currency",
    unitPatterns: "Amounts with names", miscellaneous: "Ranges and bounds",
};
const roleTitles = { default: "In use", native: "Native", traditional: "Traditional", finance: "Financial" };

function localePage(locale) {
    const known = values(locale.index);
    const own = () => chosenCurrency(locale);
    const heading = element("div", { class: "samples", "aria-live": "off" });
    const drawSamples = () => {
        const currency = own() >= 0 ? own() : currencyByCode.get("EUR")?.index ?? 0;
        heading.replaceChildren(...data.styles.map((style) => {
            const form = samples[style].form(locale.index, currency);
            const write = (isNegative) => settings.amount === null ? "" : writeAmount(
                form, isNegative ? { ...settings.amount, isNegative: !settings.amount.isNegative } : settings.amount);
            return element("figure", { class: "looked-at", tabindex: 0 },
                element("figcaption", {}, `${styleTitles[style] ?? style}, ${currencies[currency].code}`),
                element("div", { class: "large" }, shownAmount(write(false), locale)),
                element("div", {}, shownAmount(write(true), locale)));
        }));
    };
    drawSamples();
    const grid = currencyTable(() => locale);
    grid.show(currencies, `${plural(currencies.length, "currency", "currencies")} in ${locale.id}`);
    const concerned = localeFindings(locale.index);
    const view = element("article", {},
        crumbs(locale),
        element("div", { class: "headline" }, element("h1", {}, locale.name),
            element("code", { class: "tag" }, locale.id),
            locale.direction === "rtl" ? element("span", { class: "tag" }, "right to left") : null),
        controls("currency"), heading,
        element("div", { class: "columns" },
            section("At a glance", glance(locale, known)),
            section("Inheritance", inheritanceTree(locale, known))),
        comparison ? section("What differs", changesOf(locale, concerned)) : null,
        auditSection(auditFindingsOf((finding) => finding[2] === locale.index)),
        section("Values and their owners", valueTables(locale, known)),
        section("All currencies", grid.element));
    return { view, title: `${locale.name} (${locale.id})`, grid, update: () => { drawSamples(); grid.refresh(); } };
}

const crumbs = (locale) => element("nav", { class: "crumbs", "aria-label": "Ancestors" },
    link("#locales", "Locales"), chain(locale.index).reverse().map((index) => [
        element("span", { "aria-hidden": "true" }, " › "),
        index === locale.index ? element("span", { "aria-current": "page" }, locale.id)
            : localeAnchor(locales[index]),
    ]));

function glance(locale, known) {
    const currency = Math.max(0, locale.currency);
    const form = samples.standard.form(locale.index, currency);
    const text = (path) => known.get(path)?.text ?? null;
    const systems = Object.entries(roleTitles)
        .map(([role, title]) => [title, text(`numberingSystems/${role}`)]).filter(([, system]) => system !== null)
        .map(([title, system]) => element("div", {}, `${title}: `, element("code", {}, system), " ",
            data.systems[system] ? shown(data.systems[system], { direction: "ltr" }) : ""));
    const own = currencies[locale.currency];
    const name = own ? currencyName(locale.index, own.index) : null;
    return facts([
        ["Region", locale.region === null ? "none" : regionName(locale.region)],
        ["Currency",
            own ? [link(currencyHref(own), own.code), " ",
            name ? element("bdi", { lang: locale.id, dir: "auto" }, name.text) : own.name] : "none"],
        ["Symbol", own ? shownValue(form.symbol, locale) : null],
        ["Pattern", shownPattern(text(`systems/${text("numberingSystems/default")}/patterns/standard`) ?? "")],
        ["Decimal separator", shownValue(form.notation[1], locale)],
        ["Group separator", shownValue(form.notation[2], locale)],
        ["Groups of", grouping(form.notation)],
        ["Digits", shown(form.notation[0], { direction: "ltr" })],
        ["Numbering systems", systems],
    ]);
}

// Ancestors above, descendants below; each with the number of values here that it owns.
function inheritanceTree(locale, known) {
    const owned = new Map();
    for (const { owner } of known.values()) owned.set(owner, (owned.get(owner) ?? 0) + 1);
    const entry = (index, children) => {
        const count = owned.get(index) ?? 0;
        const isHere = index === locale.index;
        return element("li", {},
            element("span", { class: isHere ? "node here" : "node" },
                isHere ? element("strong", { "aria-current": "true" }, locales[index].id)
                    : localeAnchor(locales[index]),
                " ", element("span", { class: "under-name" }, locales[index].name),
                chainSet.has(index)
                    ? element("span", { class: "owned", title: "values shown here that it owns" },
                    plural(count, "value")) : null),
            children);
    };
    const ancestors = chain(locale.index);
    const chainSet = new Set(ancestors);
    const list = (indices) =>
        indices.length === 0 ? null : element("ul", {}, indices.map((index) => entry(index, null)));
    const many = locale.children.length > 24;
    const below = many
        ? element("ul", {},
            element("li", {}, several(locale.children.map((index) => localeAnchor(locales[index])), 24)))
        : list(locale.children);
    return element("ul", { class: "tree" }, ancestors.reduce((children, index) =>
        entry(index, index === locale.index ? below : element("ul", {}, children)), null));
}

function valueTables(locale, known) {
    const groups = new Map();
    for (const [path, value] of known) {
        const parts = path.split("/");
        if (parts[0] !== "systems") continue;
        const title = `${groupTitles[parts[2]] ?? parts[2]}, ${parts[1]}`;
        if (!groups.has(title)) groups.set(title, []);
        groups.get(title).push([parts.slice(2), value]);
    }
    const systems = [known.get("numberingSystems/default")?.text, "latn"];
    const order = ([title]) => {
        const kind = Object.values(groupTitles).findIndex((name) => title.startsWith(name));
        const system = systems.findIndex((name) => title.endsWith(` ${name}`));
        return (system < 0 ? 9 : system) * 10 + kind;
    };
    return [...groups].sort((left, right) => order(left) - order(right)).map(([title, rows], index) =>
        element("details", { open: index < 2 },
            element("summary", {}, title, badge(String(rows.length))),
            table(["Field", "Value", "Owner", "Found under"], rows.map(([[kind, ...name], value]) => [
                element("span", { title: name.join("/") },
                    fieldTitles.get(`${kind} ${name}`) ?? fieldTitles.get(name.join("/")) ?? name.join(", ")),
                kind === "patterns" ? shownPattern(value.text) : shownValue(value.text, locale),
                value.owner === locale.index ? element("strong", {}, "own") : localeAnchor(locales[value.owner]),
                value.via ? element("code", {}, value.via) : "",
            ]), "values")));
}

// The findings that concern a locale: its own and those it inherits.
const localeFindings = (index) =>
    data.findings.filter((finding) => finding[1] === index || finding[8].includes(index));

function changesOf(locale, concerned) {
    const count = comparison.changedCurrencies(locale.index);
    const other = `${comparison.source.name} ${comparison.source.version}`;
    return [
        element("p", { class: "soft" }, count === null ? `${locale.id} is not in ${other}.`
            : count === 0 ? `All amounts are written as in ${other}.`
                : [`Amounts of ${plural(count, "currency", "currencies")} are written otherwise than in ${other}. `,
                    link(`#differences=${locale.id}`, "Show them in the heat map")]),
        findingsByClass(concerned, 24),
    ];
}
