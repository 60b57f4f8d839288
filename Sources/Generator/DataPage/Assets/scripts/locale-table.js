// All locales with an amount in the chosen currency, or in one that the view is about.
const localeHref = (locale) => `#locale=${locale.id}`;
const currencyHref = (currency) => `#currency=${currency.code}`;
const localeLink = (locale) => element("a", { href: localeHref(locale), tabindex: -1 }, locale.id);
const currencyLink = (currency) => element("a", { href: currencyHref(currency), tabindex: -1 }, currency.code);

const grouping = ([, , , primary, secondary, minimum]) =>
    primary === 0 ? "none"
        : (secondary === primary ? `${primary}` : `${primary}; ${secondary}`)
            + (minimum > 1 ? ` from ${primary + minimum} digits` : "");

function localeTable(currencyOf) {
    const form = (locale) => samples[settings.style].form(locale.index, Math.max(0, currencyOf(locale)));
    const amount = (isNegative) => (locale) => {
        const text = sample(locale, currencyOf(locale), isNegative);
        return text === null ? element("span", { class: "none" }, "no currency") : shownAmount(text, locale);
    };
    const columns = [
        {
            title: "Locale", width: "11rem", class: "code-column", value: (locale) => locale.id,
            cell: (locale) => [localeLink(locale), element("span", { class: "under" }, locale.name)],
        },
        { title: "Name", class: "wide", value: (locale) => locale.name, cell: (locale) => locale.name },
        {
            title: "Amount", class: "amount-column", width: "15rem", cell: amount(false),
            value: (locale) => sample(locale, currencyOf(locale)),
        },
        {
            title: "Negated", class: "amount-column wide", width: "15rem", cell: amount(true),
            value: (locale) => sample(locale, currencyOf(locale), true),
        },
        {
            title: "Decimal", hint: "The separator before decimals", class: "mark-column wide", width: "6rem",
            value: (locale) => form(locale).notation[1], cell: (locale) => shownMark(form(locale).notation[1], locale),
        },
        {
            title: "Group", hint: "The separator between groups of digits", class: "mark-column wide", width: "6rem",
            value: (locale) => form(locale).notation[2], cell: (locale) => shownMark(form(locale).notation[2], locale),
        },
        {
            title: "Groups of", hint: "How many digits make a group", class: "wide wider", width: "9rem",
            value: (locale) => grouping(form(locale).notation), cell: (locale) => grouping(form(locale).notation),
        },
        {
            title: "Own", hint: "The currency of the locale's region", class: "code-column wide", width: "5rem",
            value: (locale) => currencies[locale.currency]?.code ?? "",
            cell: (locale) => (locale.currency >= 0 ? currencyLink(currencies[locale.currency]) : ""),
        },
    ];
    if (comparison) {
        columns.push({
            title: "Changed", hint: "Currencies whose amounts differ between the two versions",
                class: "number-column wide",
            width: "6.5rem", value: (locale) => comparison.changedCurrencies(locale.index),
            cell: (locale) => {
                const count = comparison.changedCurrencies(locale.index);
                return count === null ? "new" : count === 0 ? "" : String(count);
            },
        });
    }
    return new Grid({ label: "Locales", columns, href: localeHref, empty: "No locale is found." });
}
