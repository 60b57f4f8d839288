// What differs between two versions: how much of what kind, where, and each finding.
function differencesPage(value) {
    const chosen = { levels: new Set([1, 2, 3]), aspect: null, order: "code" };
    const counts = countMasks();
    const detail = element("div",
        { class: "detail", role: "region", "aria-label": "The chosen amount", "aria-live": "polite" });
    const caption = element("p", { class: "heat-caption", "aria-hidden": "true" });
    let selected = null;

    const drawDetail = () => {
        if (selected) detail.replaceChildren(...changeDetail(selected.locale, selected.currency));
    };
    const map = new HeatMap((locale, currency) => { selected = { locale, currency }; drawDetail(); });
    map.onhover = (cell) => { caption.textContent = cell ? map.describe(cell) : plural(map.rows.length, "locale")
        + " × " + plural(map.columns.length, "currency", "currencies"); };

    const filter = () => {
        let mask = 0;
        for (const level of chosen.levels) mask |= severities[level].mask;
        return chosen.aspect ? mask & bit[chosen.aspect] : mask;
    };
    const draw = () => {
        const mask = filter();
        const { rows, columns } = changedCells(mask, chosen.order);
        map.show(rows, columns, mask);
        map.onhover(null);
        empty.hidden = rows.length > 0;
    };

    const legend = element("div", { class: "legend", role: "group", "aria-label": "Kinds of difference" },
        [3, 2, 1].map((level) => element("label", { class: "level" },
            element("input", {
                type: "checkbox", checked: true,
                onchange: (event) => {
                    if (event.target.checked) chosen.levels.add(level); else chosen.levels.delete(level);
                    draw();
                },
            }),
            element("span", { class: `swatch level-${level}`, "aria-hidden": "true" }), severities[level].title,
            badge(counted(counts.levels[level])))));
    const chips = element("div", { class: "chips", role: "group", "aria-label": "Only one aspect" },
        aspects.filter((aspect) => counts.aspects[aspect] > 0).map((aspect) => {
            const chip = element("button", {
                type: "button", class: "chip", "aria-pressed": "false",
                onclick: () => {
                    chosen.aspect = chosen.aspect === aspect ? null : aspect;
                    for (const other of chips.children) other.setAttribute("aria-pressed",
                        String(other === chip && chosen.aspect !== null));
                    draw();
                },
            }, classTitles.get(aspect), badge(counted(counts.aspects[aspect])));
            return chip;
        }));
    const order = element("select",
        { id: "order", onchange: (event) => { chosen.order = event.target.value; draw(); } },
        element("option", { value: "code" }, "By code"), element("option", { value: "count" }, "Most changed first"));
    const zooms = element("div", { class: "zooms", role: "group", "aria-label": "Size of the map" },
        [["−", "Smaller", 1 / 1.5], ["+", "Larger", 1.5],
            ["Fit", "As wide as the page", null]].map(([text, title, factor]) =>
            element("button", { type: "button", title, "aria-label": title, onclick: () => map.zoom(factor) }, text)));
    const empty = element("p", { class: "none", hidden: true }, "Nothing differs in what is chosen.");
    const tools = controls(null, false);
    tools.append(field("Order", order), zooms);

    const newLocales = locales.filter((locale) => comparison.localePlaces[locale.index] < 0);
    const newCurrencies = currencies.filter((currency) => comparison.currencyPlaces[currency.index] < 0);
    const news = [
        newLocales.length > 0 ? plural(newLocales.length, "locale") : null,
        newCurrencies.length > 0 ? plural(newCurrencies.length, "currency", "currencies") : null,
    ].filter(Boolean);
    const view = element("article", {},
        element("h1", {}, "What differs"),
        element("p", { class: "lead" },
            `${counted(counts.changed)} of ${counted(counts.all)} pairs of a locale and a currency are written otherwise `
                + `than in ${sourceText(comparison.source)} with ISO 4217 of ${comparison.source.iso4217}.`,
            news.length > 0 ? ` New: ${news.join(" and ")}.` : ""),
        legend, chips,
        element("div", { class: "heat-frame" }, tools, empty,
            element("div", { class: "heat-and-detail" }, element("div", {}, map.element, caption), detail)),
        section("Findings", findingsByClass(data.findings)));
    detail.append(element("p", { class: "none" }, "Choose a cell to see its amounts."));

    return {
        view, title: "Differences", update: drawDetail, leave: () => map.leave(),
        enter: () => {
            draw();
            map.zoom(null);
            const start = firstCell(map, value);
            if (start) { map.select(start.locale, start.currency); selected = start; drawDetail(); }
        },
    };
}

function countMasks() {
    const result = { all: 0, changed: 0, levels: [0, 0, 0, 0],
        aspects: Object.fromEntries(aspects.map((aspect) => [aspect, 0])) };
    const known = comparison.currencyPlaces.filter((place) => place >= 0).length;
    for (const locale of locales) {
        const row = comparison.row(locale.index);
        if (!row) continue;
        result.all += known;
        for (const mask of row) {
            if (mask === 0) continue;
            result.changed += 1;
            result.levels[severity(mask)] += 1;
            for (const aspect of aspectsOf(mask)) result.aspects[aspect] += 1;
        }
    }
    return result;
}

// The locales and currencies with a difference of the chosen kinds.
function changedCells(filter, order) {
    const rowCounts = new Uint32Array(locales.length);
    const columnCounts = new Uint32Array(currencies.length);
    for (const locale of locales) {
        const row = comparison.row(locale.index);
        if (!row) continue;
        for (let currency = 0; currency < row.length; currency += 1) {
            if ((row[currency] & filter) === 0) continue;
            rowCounts[locale.index] += 1;
            columnCounts[currency] += 1;
        }
    }
    const pick = (counts) => {
        const all = [...counts.keys()].filter((index) => counts[index] > 0);
        return order === "count" ? all.sort((left, right) => counts[right] - counts[left] || left - right) : all;
    };
    return { rows: pick(rowCounts), columns: pick(columnCounts) };
}

// The cell that the address names by a locale, a currency or both, as in de-CH,CHF; else the first that differs.
function firstCell(map, value) {
    const names = value.split(",");
    const locale = names.map((name) => localeById.get(name)?.index).find((index) => map.rows.includes(index));
    const currency = names.map((name) => currencyByCode.get(name)?.index).find((index) => map.columns.includes(index));
    const rows = locale === undefined ? map.rows : [locale];
    const columns = currency === undefined ? map.columns : [currency];
    for (const row of rows) for (const column of columns) {
        if (comparison.row(row)[column] & map.filter) return { locale: row, currency: column };
    }
    return null;
}

// One cell: before and after, for the chosen amount, its negative and a small one.
function changeDetail(localeIndex, currencyIndex) {
    const locale = locales[localeIndex];
    const currency = currencies[currencyIndex];
    const mask = comparison.row(localeIndex)[currencyIndex];
    const isKnown = comparison.currencyPlaces[currencyIndex] >= 0;
    const amount = settings.amount ?? readAmount("1234567.89");
    const amounts = [amount, { ...amount, isNegative: !amount.isNegative }, readAmount("0.5"), readAmount("1234")];
    const after = (one) => writeAmount(samples.standard.form(localeIndex, currencyIndex), one);
    const cell = (text) => element("div", { class: "looked-at", tabindex: 0 }, shownAmount(text, locale));
    const fields = data.findings.filter((finding) =>
        (finding[1] === localeIndex || finding[8].includes(localeIndex)
            || (finding[1] < 0 && finding[3] === currency.code))
        && (finding[3] === null || finding[3] === currency.code) && (mask & (bit[finding[0]] ?? 0)));
    return [
        element("h2", {}, localeAnchor(locale), " × ", link(currencyHref(currency), currency.code)),
        element("p", { class: "soft" }, `${locale.name}, ${currency.name}`),
        element("div", { class: "chips" },
            aspectsOf(mask).map((aspect) =>
            element("span", { class: `chip still level-${severity(bit[aspect])}-edge` }, classTitles.get(aspect)))),
        element("div", { class: "changes" },
            element("span", { class: "head" }, comparison.source.version),
                element("span", { class: "head" }, data.source.version),
            amounts.map((one) =>
                [cell(isKnown ? comparison.before(localeIndex, currencyIndex, one) : ""), cell(after(one))])),
        fields.length > 0 ? element("ul", { class: "causes" }, fields.slice(0, 12).map((finding) =>
            element("li", {},
                element("span", { class: "faint" },
                finding[2] === null || finding[1] === localeIndex ? "" : `${finding[2]}: `),
                element("code", {}, finding[5]), element("br"), shownValue(finding[6] ?? ""), " → ",
                    shownValue(finding[7] ?? "")))) : null,
    ].filter(Boolean);
}

// Findings by class; a class is written out when it is opened. Those of few findings, and not more than `room`, are.
function findingsByClass(findings, room = 0) {
    const byClass = new Map(data.classes.map(([name]) => [name, []]));
    for (const finding of findings) byClass.get(finding[0]).push(finding);
    return [...byClass].filter(([, list]) => list.length > 0).map(([name, list]) => {
        const isOpen = list.length <= Math.min(room, 12) && name !== "names";
        if (isOpen) room -= list.length;
        return unfolding([classTitles.get(name), badge(counted(list.length))], list, findingRows, isOpen);
    });
}
