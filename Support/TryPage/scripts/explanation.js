// The reasons for differences between two texts of one amount, as far as a page can find them.

function explained(row) {
    const { state, locale } = row;
    if (state === "none") {
        return [element("p", {}, plainAmount === null ? "Digits and one decimal separator make an amount."
            : "This locale’s region has no currency: choose one above.")];
    }
    if (state === "only") {
        return [element("p", {}, supported.has(locale) ? "This browser’s Intl refuses these options."
            : "This browser has no data of this locale. It would write the amount in the locale of its user, and not say so.")];
    }
    const missing = withoutIntl().map(({ option, value }) => `${option.title}: ${value.title}`.toLowerCase());
    const lost = missing.length === 0 ? null
        : element("p", {}, `Intl has no such option, and was asked without it – ${missing.join("; ")}.`);
    if (state === "same") return [element("p", {}, "Both texts are the same, byte for byte."), lost].filter(Boolean);
    return [
        element("ul", {}, row.kinds.map(({ about, here, there }) => element("li", {}, element("strong", {}, about),
            ": ", element("bdi", {}, here), " here, ", element("bdi", {}, there), " in the browser."))),
        lost, element("p", { class: "faint", id: "cause" }, cause(row)),
    ].filter(Boolean);
}

// The reason, if it can be found: options that Intl lacks, ICU's rules, data of the root or of another locale, or the versions
// of both.
function cause({ locale, currency, intl, format }) {
    const written = (values, more = {}) => {
        const style = engine.style(
            Object.assign({ locale: locale.id, currency: currency.code }, ...values.map(({ engine }) => engine), more));
        const text = style.format(plainAmount);
        style.free();
        return text;
    };
    const common = chosenValues().map(({ value }) => value).filter(({ intl }) => intl !== null);
    if (written(common) === intl) return "Without what Intl does not have, both texts are the same.";
    if (written(common, { compatibility: "icu" }) === intl) {
        return "The data are the same. ICU departs from LDML here: with the rules of ICU both texts are the same.";
    }
    if (written(common, { locale: "und" }) === intl) {
        return "This browser names the locale among its own, but has no number formats of it: it writes as CLDR’s root does.";
    }
    const other = replacement(locale, format);
    if (other) return `This browser has no data of ${locale.id} and took those of ${other}.`;
    if (isSameVersion) {
        return `Both sides have CLDR ${ownVersion}, as far as a page can tell: this browser knows ${browserVersion}. `
            + "Browsers leave parts out, among them symbols that are seldom used, and releases of one version correct others.";
    }
    return `The data are of other versions: CLDR ${ownVersion} here; this browser knows ${browserVersion}.`;
}
