// A table of all locales. Only the visible rows are in the document.
const rowTexts = new Map();
function rowText(row) {
    if (!rowTexts.has(row)) {
        const { locale } = row;
        rowTexts.set(row, folded([
            locale.id, locale.name, locale.swift, locale.currency?.code ?? "", locale.currency?.name ?? "",
        ].join("\n")));
    }
    return rowTexts.get(row);
}

const stateTitles = { none: "", only: "not in this browser", same: "the same" };

// The first kind of difference and the number of others. The chosen locale shows all of them.
function differenceCell({ kinds }) {
    if (kinds.length === 0) return "";
    const more = kinds.length > 1 ? ` +${kinds.length - 1}` : "";
    const titles = kinds.map(({ title }) => title);
    return element("span", { class: "differs", title: titles.join(", ") }, titles[0] + more);
}

function ownCell({ text, currency, locale }) {
    if (text !== null) return shownAmount(text, locale);
    return element("span", { class: "none" }, currency === null ? "no currency" : "no amount");
}

function intlCell({ text, intl, state, locale }) {
    if (state === "different") return markedAmount(intl, text, locale);
    return state === "same" ? shownAmount(intl, locale) : element("span", { class: "none" }, stateTitles[state]);
}

class LocaleTable extends Grid {
    constructor() {
        super({
            label: "Locales", empty: "No locale is found.",
            href: (row) => addressOf({ ...settings, locale: row.locale.id }),
            columns: [
                {
                    title: "Locale", width: "8.5rem", class: "code-column", value: ({ locale }) => locale.id,
                    cell: (row) => [
                        element("a", { href: this.href(row), tabindex: -1 }, row.locale.id),
                        element("span", { class: "under" }, row.locale.name),
                    ],
                },
                {
                    title: "Name", class: "wide wider", value: ({ locale }) => locale.name,
                    cell: ({ locale }) => locale.name,
                },
                {
                    title: "This package", class: "amount-column", width: "13rem", value: ({ text }) => text,
                    cell: (row) => [
                        ownCell(row),
                        element("span", { class: "under" }, row.state === "same" ? stateTitles.same : intlCell(row)),
                    ],
                },
                {
                    title: "Browser’s Intl", class: "amount-column wide", width: "13rem",
                    value: ({ intl }) => intl, cell: intlCell,
                },
                {
                    title: "Difference", class: "difference-column wide", width: "11rem",
                    value: ({ kinds }) => kinds.map(({ title }) => title).join(", "), cell: differenceCell,
                },
            ],
        });
    }

    // Lists other rows without scrolling.
    keep(list, description) {
        this.entries = list;
        this.count.textContent = description;
        this.order();
        this.at.row = Math.max(0, Math.min(this.at.row, list.length - 1));
        this.refresh();
    }

    line(row) {
        const line = super.line(row);
        const isChosen = this.ordered[row].locale.id === settings.locale;
        line.classList.toggle("chosen", isChosen);
        line.setAttribute("aria-selected", String(isChosen));
        return line;
    }
}

const localeTable = new LocaleTable();

// The listed rows, filtered by state, kind of difference and search.
function listedRows() {
    const words = found(rows, rowText, (row) => row.locale.id, settings.search);
    return words.filter(({ state, kinds }) =>
        (settings.show === "all" || state === settings.show)
        && (settings.kind === "" || kinds.some(({ name }) => name === settings.kind)));
}

function showTable() {
    const list = listedRows();
    const of = list.length === rows.length ? "" : ` of ${counted(rows.length)}`;
    localeTable.keep(list, `${counted(list.length)}${of} locales`);
}
