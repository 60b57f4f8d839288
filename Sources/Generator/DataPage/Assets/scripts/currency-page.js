// One currency: the facts of ISO 4217 and CLDR side by side, its regions, its symbols, and all locales with it.
function currencyPage(currency) {
    const grid = localeTable(() => currency.index);
    grid.show(locales, `${currency.code} in ${plural(locales.length, "locale")}`);
    const concerned = data.findings.filter((finding) => finding[3] === currency.code);
    const view = element("article", {},
        element("nav", { class: "crumbs", "aria-label": "Ancestors" }, link("#currencies", "Currencies"),
            element("span", { "aria-hidden": "true" }, " › "),
                element("span", { "aria-current": "page" }, currency.code)),
        element("div", { class: "headline" }, element("h1", {}, currency.name),
            element("code", { class: "tag" }, currency.code),
            element("span", { class: currency.status === "current" ? "tag" : "tag past" }, currency.status)),
        element("div", { class: "columns" },
            section("Facts", currencyFacts(currency)),
            section("Regions", regionTable(currency))),
        section("Symbols", symbolTable(currency, "standard", "Symbol"),
            symbolTable(currency, "narrow", "Narrow symbol")),
        section("Names", nameTable(currency)),
        comparison ? section("What differs",
            element("p", { class: "soft" },
                concerned.length === 0 ? "Nothing of its own. " : `${plural(concerned.length, "finding")}. `,
                link(`#differences=${currency.code}`, "Show it in the heat map")),
            findingsByClass(concerned, 24)) : null,
        auditSection(auditFindingsOf((finding) => finding[4] === currency.code)),
        section("All locales", controls(null), grid.element));
    return { view, title: `${currency.code}: ${currency.name}`, grid, update: () => grid.refresh() };
}

function currencyFacts(currency) {
    const { iso, fractions } = currency;
    const [digits, step, cashDigits, cashStep] = fractions ?? [2, 0, 2, 0];
    const differs = iso && Number.isInteger(iso.unit) && iso.unit !== digits;
    return facts([
        ["Code", currency.code],
        ["Number", currency.number || "none", "The numeric code of ISO 4217"],
        ["Name in ISO 4217", iso?.name ?? currency.withdrawn[0]?.name ?? "none"],
        ["Minor unit", iso ? (iso.unit === null ? "none" : plural(iso.unit, "decimal")) : "none",
            "ISO 4217: what amounts are counted in"],
        ["Displayed", [plural(digits, "decimal"), step > 1 ? ` in steps of ${stepText(digits, step)}` : "",
            differs ? element("span", { class: "differs" }, " other than ISO 4217") : ""],
                "CLDR: what customers are shown"],
        ["Cash", [plural(cashDigits, "decimal"), cashStep > 1 ? ` in steps of ${stepText(cashDigits, cashStep)}` : ""],
            "CLDR: what can be paid in coins"],
        ["Kind", iso?.fund ? "fund" : null],
        ["Entities in ISO 4217", iso ? several(iso.entities, 6) : null],
        ["Withdrawn",
            currency.withdrawn.length > 0 ? element("ul", { class: "lines" }, currency.withdrawn.map((entry) =>
            element("li", {}, `${entry.date}: ${entry.entity}`,
                entry.name === currency.iso?.name ? "" : ` (${entry.name})`))) : null],
    ]);
}

function regionTable(currency) {
    if (currency.regions.length === 0) return element("p", { class: "none" }, "CLDR knows no region that uses it.");
    const rows = currency.regions.map(([region, from, to, isTender]) =>
        [[regionName(region), " ", element("code", { class: "faint" }, region)], from ?? "", to ?? "today",
            isTender ? "" : "no tender"]);
    const now = currency.regions.filter(([, , to]) => !to).length;
    const frame = table(["Region", "From", "To", ""], rows, "regions");
    if (rows.length <= 10) return frame;
    frame.classList.add("tall");
    frame.tabIndex = 0;
    frame.setAttribute("role", "region");
    frame.setAttribute("aria-label", "Regions");
    return [element("p", { class: "soft" }, `${plural(now, "region")} today, ${rows.length - now} in the past`), frame];
}

// Locales grouped by the symbol they show, the most frequent first.
function symbolTable(currency, style, title) {
    const groups = new Map();
    for (const locale of locales) {
        const symbol = samples[style].columns(locale.index)[2][currency.index];
        if (!groups.has(symbol)) groups.set(symbol, []);
        groups.get(symbol).push(locale);
    }
    const rows = [...groups].sort((left, right) => right[1].length - left[1].length || left[0] - right[0])
        .map(([symbol, list]) => [
            element("span", { class: "large-symbol" }, shown(texts[symbol], { direction: "auto" })),
                String(list.length),
            several(list.map((locale) => localeAnchor(locale)), 16),
        ]);
    return table([title, "Locales", ""], rows, "symbols");
}

function nameTable(currency) {
    const groups = new Map();
    for (const [owner, names] of ownNames()) {
        const name = names.get(currency.index);
        if (name === undefined) continue;
        if (!groups.has(name)) groups.set(name, []);
        groups.get(name).push(locales[owner]);
    }
    if (groups.size === 0) return element("p", { class: "none" }, "No locale has a name for it.");
    const rows = [...groups].map(([name, list]) => [
        element("bdi", { lang: list[0].id, dir: list[0].direction }, name),
        several(list.map((locale) => localeAnchor(locale)), 8), list[0].name,
    ]);
    return element("details", {},
        element("summary", {}, "Its names in the locales that have one of their own", badge(String(rows.length))),
        table(["Name", "Locales", "Language"], rows, "names"));
}
