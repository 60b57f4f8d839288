// The reader's settings: an amount, a currency or each locale's own, a locale, options, and the listed locales.
const ownCurrency = "own";
const shownStates = new Map([["all", "All"], ["different", "Differ"], ["same", "Same"], ["only", "Only here"]]);
const initial = {
    amount: "1234567.89", currency: ownCurrency, locale: "de-DE", show: "all", kind: "", search: "", entry: "right",
    ...Object.fromEntries(options.map((option) => [option.name, option.values[0].name])),
};
const settings = { ...initial };

const chosenValues = () =>
    options.map((option) => ({ option, value: option.values.find(({ name }) => name === settings[option.name]) }));

const chosenLocale = () => localeById.get(settings.locale);
const currencyIn = (locale) =>
    (settings.currency === ownCurrency ? locale.currency : currencyByCode.get(settings.currency));

const decimalText = ({ isNegative, coefficient, scale }) => {
    const digits = String(coefficient).padStart(scale + 1, "0");
    const place = digits.length - scale;
    return `${isNegative ? "-" : ""}${digits.slice(0, place)}${scale > 0 ? "." + digits.slice(place) : ""}`;
};

// The typed amount as digits that the module, Intl and Swift can read; null if it is not an amount.
function typedAmount() {
    const amount = readAmount(settings.amount);
    return amount && decimalText(amount);
}
