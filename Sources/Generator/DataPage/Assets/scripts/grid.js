// A table of many rows of which only those in sight are in the document. One cell can be reached with the Tab key, the
// others with arrows from there.
class Grid {
    // columns: [{ title, cell(entry), value(entry), class, width }]; entries without a value come last.
    constructor({ label, columns, href, empty = "Nothing is found." }) {
        this.columns = columns;
        this.href = href;
        this.empty = empty;
        this.entries = [];
        this.ordered = [];
        this.sorting = { column: -1, descending: false };
        this.at = { row: 0, column: 0 };
        this.drawn = new Map();
        this.headers = columns.map((column, index) =>
            element("th", { scope: "col", role: "columnheader", class: column.class, "aria-colindex": index + 1 },
                column.value
                    ? element("button", { type: "button", title: column.hint, onclick: () => this.sort(index) },
                        element("span", {}, column.title), element("span", { class: "arrow", "aria-hidden": "true" }))
                    : element("span", { title: column.hint }, column.title)));
        this.body = element("tbody",
            { role: "rowgroup", onkeydown: (event) => this.move(event), onclick: (event) => this.click(event) });
        this.table = element("table",
            { role: "grid", class: "grid", "aria-label": label, "aria-colcount": columns.length },
            element("colgroup", {},
                columns.map((column) =>
                element("col", { class: column.class, style: column.width && `width:${column.width}` }))),
            element("thead", { role: "rowgroup" }, element("tr", { role: "row", "aria-rowindex": 1 }, this.headers)),
                this.body);
        this.count = element("p", { class: "count" });
        this.element = element("div", { class: "grid-frame" }, this.count, this.table);
        this.body.addEventListener("focusin", (event) => {
            const cell = event.target.closest("td");
            if (cell?.parentElement.dataset.row) this.place(Number(cell.parentElement.dataset.row), cell.cellIndex);
        });
        this.onscroll = () => { this.request ??= requestAnimationFrame(() => { this.request = null; this.draw(); }); };
    }

    attach() {
        addEventListener("scroll", this.onscroll, { passive: true });
        addEventListener("resize", this.onscroll, { passive: true });
        addEventListener("beforeprint", this.onprint = () => this.draw(true));
        addEventListener("afterprint", this.onscroll);
    }

    detach() {
        removeEventListener("scroll", this.onscroll);
        removeEventListener("resize", this.onscroll);
        removeEventListener("beforeprint", this.onprint);
        removeEventListener("afterprint", this.onscroll);
    }

    show(entries, description) {
        this.entries = entries;
        this.count.textContent = description;
        this.order();
        this.at = { row: 0, column: Math.min(this.at.column, this.columns.length - 1) };
        this.refresh();
    }

    sort(column) {
        const same = this.sorting.column === column;
        this.sorting = same && this.sorting.descending ? { column: -1, descending: false }
            : { column, descending: same };
        this.order();
        this.refresh();
        const { title } = this.columns[column];
        say(this.sorting.column < 0 ? "In the order of the list"
            : `Sorted by ${title}, ${this.sorting.descending ? "descending" : "ascending"}`);
    }

    order() {
        const { column, descending } = this.sorting;
        this.headers.forEach((header, index) => {
            header.setAttribute("aria-sort", index !== column ? "none" : descending ? "descending" : "ascending");
            if (!this.columns[index].value) header.removeAttribute("aria-sort");
        });
        if (column < 0) {
            this.ordered = this.entries;
            return;
        }
        const { value } = this.columns[column];
        const compare = (left, right) =>
            typeof left === "number" && typeof right === "number" ? left - right
                : collator.compare(String(left), String(right));
        this.ordered = this.entries.map((entry, place) => ({ entry, place, key: value(entry) })).sort((left, right) => {
            const isLeftEmpty = left.key === null || left.key === "";
            const isRightEmpty = right.key === null || right.key === "";
            if (isLeftEmpty || isRightEmpty) return isLeftEmpty - isRightEmpty || left.place - right.place;
            return (descending ? -1 : 1) * compare(left.key, right.key) || left.place - right.place;
        }).map(({ entry }) => entry);
    }

    // Draws all rows in sight anew, and keeps the focus where it is.
    refresh() {
        const hadFocus = this.body.contains(document.activeElement);
        this.drawn.clear();
        this.body.replaceChildren();
        this.draw();
        if (hadFocus) this.cellAt(this.at)?.focus({ preventScroll: true });
    }

    get rowHeight() {
        return parseFloat(getComputedStyle(this.table).getPropertyValue("--row"));
    }

    draw(everything = false) {
        if (!this.table.isConnected) return;
        const count = this.ordered.length;
        this.table.setAttribute("aria-rowcount", count + 1);
        if (count === 0) {
            this.body.replaceChildren(element("tr", { class: "empty" },
                element("td", { colspan: this.columns.length }, this.empty)));
            this.drawn.clear();
            return;
        }
        const height = this.rowHeight;
        const top = this.body.getBoundingClientRect().top;
        const first = everything ? 0 : Math.min(count - 1, Math.max(0, Math.floor(-top / height) - 8));
        const last = everything ? count : Math.min(count, Math.max(first, Math.ceil((innerHeight - top) / height)) + 8);
        let isOther = this.body.childElementCount === 0;
        for (const [row, line] of this.drawn) {
            if ((row < first || row >= last) && !line.contains(document.activeElement)) {
                this.drawn.delete(row);
                isOther = true;
            }
        }
        for (let row = first; row < last; row += 1) {
            if (this.drawn.has(row)) continue;
            this.drawn.set(row, this.line(row));
            isOther = true;
        }
        if (isOther) this.arrange(height);
        const current = this.drawn.has(this.at.row) ? this.at.row : first;
        for (const cell of this.body.querySelectorAll("td[tabindex='0']")) cell.tabIndex = -1;
        const cell = this.drawn.get(current)?.cells[this.at.column];
        if (cell) cell.tabIndex = 0;
    }

    // The drawn rows in their order, with the room of the others between them.
    arrange(height) {
        const focused = this.body.contains(document.activeElement) ? document.activeElement : null;
        const parts = [];
        let next = 0;
        const space = (rows) => {
            if (rows > 0) parts.push(element("tr",
                { class: "space", "aria-hidden": "true", style: `height:${rows * height}px` }));
        };
        for (const row of [...this.drawn.keys()].sort((left, right) => left - right)) {
            space(row - next);
            parts.push(this.drawn.get(row));
            next = row + 1;
        }
        space(this.ordered.length - next);
        this.body.replaceChildren(...parts);
        if (focused && document.activeElement !== focused) focused.focus({ preventScroll: true });
    }

    line(row) {
        const entry = this.ordered[row];
        return element("tr", { role: "row", "aria-rowindex": row + 2, "data-row": row, class: row % 2 ? "odd" : null },
            this.columns.map((column, index) =>
                element("td", { role: "gridcell", tabindex: -1, class: column.class, "aria-colindex": index + 1 },
                    column.cell(entry) ?? "")));
    }

    cellAt({ row, column }) {
        return this.drawn.get(row)?.cells[column];
    }

    place(row, column) {
        const before = this.cellAt(this.at);
        if (before) before.tabIndex = -1;
        for (const cell of this.body.querySelectorAll("td[tabindex='0']")) cell.tabIndex = -1;
        this.at = { row, column };
        const cell = this.cellAt(this.at);
        if (cell) cell.tabIndex = 0;
    }

    click(event) {
        if (event.target.closest("a, button") || getSelection().toString() !== "") return;
        const row = event.target.closest("tr")?.dataset.row;
        if (row !== undefined && this.href
            && !event.target.closest(".text")) location.hash = this.href(this.ordered[row]);
    }

    move(event) {
        if (event.ctrlKey || event.metaKey || event.altKey || !event.target.closest("td")) return;
        const page = Math.max(1, Math.floor(innerHeight / this.rowHeight) - 4);
        const last = this.ordered.length - 1;
        let { row, column } = this.at;
        const isShown = (index) => this.headers[index] && this.headers[index].offsetParent !== null;
        switch (event.key) {
        case "ArrowDown": row += 1; break;
        case "ArrowUp": row -= 1; break;
        case "PageDown": row += page; break;
        case "PageUp": row -= page; break;
        case "Home": row = 0; break;
        case "End": row = last; break;
        case "ArrowRight": do column += 1; while (column < this.columns.length && !isShown(column)); break;
        case "ArrowLeft": do column -= 1; while (column >= 0 && !isShown(column)); break;
        case "Enter":
            if (this.href) location.hash = this.href(this.ordered[row]);
            event.preventDefault();
            return;
        default: return;
        }
        event.preventDefault();
        this.focus(Math.max(0, Math.min(last, row)), isShown(column) ? column : this.at.column);
    }

    // Brings a row into sight, below what stays at the top, and its cell into focus.
    focus(row, column) {
        const height = this.rowHeight;
        const top = this.body.getBoundingClientRect().top + row * height;
        const head = this.table.tHead.offsetHeight + document.querySelector(".bar").offsetHeight;
        if (top < head + 4) scrollBy({ top: top - head - 4, behavior: "instant" });
        else if (top + height > innerHeight - 8) scrollBy({ top: top + height - innerHeight + 8, behavior: "instant" });
        this.at = { row, column };
        this.draw();
        this.place(row, column);
        this.cellAt(this.at)?.focus({ preventScroll: true });
    }
}

const collator = new Intl.Collator("en", { numeric: true });
