// What PageReport wrote: tables whose texts are named by number.
const data = JSON.parse(byId("data").textContent);
const texts = data.texts;

const locales = data.locales.map(([id, name, parent, region, currency, isRightToLeft], index) => ({
    index, id, name, parent, region, currency, direction: isRightToLeft === 1 ? "rtl" : "ltr",
    children: [],
}));
for (const locale of locales) if (locale.parent >= 0) locales[locale.parent].children.push(locale.index);

const currencies = data.currencies.map((currency, index) => ({
    ...currency, index,
    name: currency.name ?? currency.iso?.name ?? currency.withdrawn[0]?.name ?? currency.code,
    number: currency.iso?.number ?? currency.withdrawn.find((entry) => entry.number)?.number ?? "",
    status: currency.iso ? "current" : currency.withdrawn.length > 0 ? "withdrawn" : "not in ISO",
}));

const localeById = new Map(locales.map((locale) => [locale.id, locale]));
const currencyByCode = new Map(currencies.map((currency) => [currency.code, currency]));
const territories = new Map(data.territories);
data.systems = Object.fromEntries(data.systems);
const classTitles = new Map(data.classes);

// The locale, its parent, and so on to the root.
function chain(index) {
    const result = [];
    for (let at = index; at >= 0; at = locales[at].parent) result.push(at);
    return result;
}

// The values behind a locale's amounts, each with its owner: what the parent has, and what differs from it.
const knownValues = new Map();
function values(index) {
    if (index < 0) return new Map();
    if (knownValues.has(index)) return knownValues.get(index);
    const [changed, lost] = data.values.rows[index];
    const result = new Map(values(locales[index].parent));
    for (const field of lost) result.delete(data.values.fields[field]);
    for (let at = 0; at < changed.length; at += 4) {
        const path = data.values.fields[changed[at]];
        const via = data.values.fields[changed[at + 3]];
        result.set(path, { text: texts[changed[at + 1]], owner: changed[at + 2], via: via === path ? null : via });
    }
    knownValues.set(index, result);
    return result;
}
