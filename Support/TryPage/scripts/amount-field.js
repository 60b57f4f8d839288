// A text field for the amount in the chosen locale and currency, with the field engine in the same module. It edits the amount
// of the whole page, and shows it when it changes elsewhere.
class AmountField {
    constructor(input, status, onedit) {
        this.input = input;
        this.status = status;
        input.addEventListener("amount", ({ detail }) => {
            if (document.activeElement === input) onedit(detail ?? "");
        });
    }

    show(locale, currency, amount) {
        const entry = [locale.id, currency.code, settings.entry].join();
        const isEdited = document.activeElement === this.input && entry === this.entry;
        if (isEdited) return;
        const text = amount === null ? "" : this.written(locale, currency, amount);
        if (entry === this.entry) {
            if (text !== this.input.value) this.field.text = text;
        } else {
            this.entry = entry;
            this.ending?.abort();
            this.ending = new AbortController();
            this.input.value = text;
            this.input.dir = locale.direction;
            this.field = new MoneyField(this.input, fieldEngine, {
                locale: locale.id, currency: currency.code, isFree: settings.entry === "free", status: this.status,
                signal: this.ending.signal,
            });
        }
    }

    // The field's style has no options.
    written(locale, currency, amount) {
        const style = engine.style({ locale: locale.id, currency: currency.code });
        const text = style.format(amount);
        style.free();
        return text;
    }
}
