// All currencies with an amount in the chosen locale, or in one that the view is about.
function cash(currency) {
    if (!currency.fractions) return "";
    const [digits, step, cashDigits, cashStep] = currency.fractions;
    if (digits === cashDigits && step === cashStep) return "";
    return cashStep > 1 ? stepText(cashDigits, cashStep) : `${cashDigits} decimals`;
}

const stepText = (digits, step) => (digits === 0 ? `${step}` : `0.${String(step).padStart(digits, "0")}`);

function currencyTable(localeOf) {
    const symbol = (currency) => samples[settings.style].form(localeOf().index, currency.index).symbol;
    const amount = (isNegative) => (currency) => {
        const text = sample(localeOf(), currency.index, isNegative);
        return text === null ? "" : shownAmount(text, localeOf());
    };
    const columns = [
        {
            title: "Code", class: "code-column", width: "11rem", value: (currency) => currency.code,
            cell: (currency) => [currencyLink(currency), element("span", { class: "under" }, currency.name)],
        },
        { title: "Name", class: "wide", value: (currency) => currency.name, cell: (currency) => currency.name },
        {
            title: "Symbol", class: "mark-column wide", width: "7rem", value: symbol,
            cell: (currency) => shownMark(symbol(currency), localeOf()),
        },
        {
            title: "Amount", class: "amount-column", width: "15rem", cell: amount(false),
            value: (currency) => sample(localeOf(), currency.index),
        },
        {
            title: "Negated", class: "amount-column wide", width: "15rem", cell: amount(true),
            value: (currency) => sample(localeOf(), currency.index, true),
        },
        {
            title: "ISO", hint: "Decimals of the minor unit in ISO 4217", class: "number-column wide", width: "5rem",
            value: (currency) => currency.iso?.unit ?? null, cell: (currency) => String(currency.iso?.unit ?? ""),
        },
        {
            title: "CLDR", hint: "Decimals that CLDR displays", class: "number-column wide", width: "5.5rem",
            value: (currency) => currency.fractions?.[0] ?? null,
            cell: (currency) => {
                const digits = currency.fractions?.[0];
                const differs = Number.isInteger(currency.iso?.unit) && digits !== currency.iso.unit;
                return element("span",
                    { class: differs ? "differs" : null, title: differs ? "Other than ISO 4217" : null },
                    String(digits ?? ""));
            },
        },
        {
            title: "Cash", hint: "What cash can pay, where it is another thing", class: "wide wider", width: "7rem",
            value: cash, cell: cash,
        },
        {
            title: "Status", class: "wide wider", width: "9rem", value: (currency) => currency.status,
            cell: (currency) =>
                element("span", { class: currency.status === "current" ? "state" : "state past" }, currency.status),
        },
    ];
    return new Grid({ label: "Currencies", columns, href: currencyHref, empty: "No currency is found." });
}
