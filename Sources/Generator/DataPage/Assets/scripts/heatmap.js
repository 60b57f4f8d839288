// Locales down, currencies across; a cell where an amount is written otherwise. Only what is in sight is drawn.
class HeatMap {
    // onselect(locale, currency) is called for the cell that is clicked or entered.
    constructor(onselect) {
        this.onselect = onselect;
        this.rows = [];
        this.columns = [];
        this.filter = 0;
        this.size = 10;
        this.at = { row: 0, column: 0 };
        this.hover = null;
        this.canvas = element("canvas", { "aria-hidden": "true" });
        this.sizer = element("div", { class: "heat-sizer" }, this.canvas);
        this.element = element("div", {
            class: "heat", tabindex: 0, role: "application", "aria-roledescription": "heat map",
            "aria-label": "Heat map of locales and currencies. Arrows move, Enter opens.",
            onscroll: () => this.request(), onkeydown: (event) => this.key(event),
            onfocus: () => { this.request(); this.tell(); }, onblur: () => this.request(),
            onpointermove: (event) => this.point(event),
                onpointerleave: () => { this.hover = null; this.request(); this.onhover?.(null); },
            onclick: (event) => this.click(event),
        }, this.sizer);
        this.watcher = new ResizeObserver(() => this.layout());
        this.watcher.observe(this.element);
        this.redraw = () => this.request();
        themeListeners.add(this.redraw);
    }

    leave() {
        this.watcher.disconnect();
        themeListeners.delete(this.redraw);
    }

    get left() { return this.element.clientWidth < 500 ? 78 : 104; }
    get top() { return 40; }

    show(rows, columns, filter) {
        this.rows = rows;
        this.columns = columns;
        this.filter = filter;
        this.at = { row: Math.min(this.at.row, Math.max(0, rows.length - 1)),
            column: Math.min(this.at.column, Math.max(0, columns.length - 1)) };
        this.layout();
    }

    mask(row, column) {
        return comparison.row(this.rows[row])[this.columns[column]] & this.filter;
    }

    // A cell is as large as fits, within limits; `scale` is the reader's wish.
    zoom(factor) {
        const centre = this.at;
        this.size = Math.max(3, Math.min(28, factor === null ? this.fitting() : Math.round(this.size * factor)));
        this.layout();
        this.reveal(centre);
    }

    fitting() {
        const room = this.element.clientWidth - this.left - 1;
        // A finger needs more room than a pointer.
        return Math.max(this.element.clientWidth < 500 ? 9 : 3,
            Math.min(16, Math.floor(room / Math.max(1, this.columns.length))));
    }

    layout() {
        const { clientWidth: width, clientHeight: height } = this.element;
        if (width === 0) return;
        this.sizer.style.width = `${this.left + this.columns.length * this.size}px`;
        this.sizer.style.height = `${this.top + this.rows.length * this.size}px`;
        const ratio = devicePixelRatio || 1;
        this.canvas.width = Math.round(width * ratio);
        this.canvas.height = Math.round(height * ratio);
        this.canvas.style.width = `${width}px`;
        this.canvas.style.height = `${height}px`;
        this.draw();
    }

    request() {
        this.frame ??= requestAnimationFrame(() => { this.frame = null; this.draw(); });
    }

    draw() {
        const context = this.canvas.getContext("2d");
        const ratio = devicePixelRatio || 1;
        const width = this.canvas.width / ratio;
        const height = this.canvas.height / ratio;
        const style = getComputedStyle(document.documentElement);
        const colour = (name) => style.getPropertyValue(name).trim();
        const colours = [null, colour("--heat-1"), colour("--heat-2"), colour("--heat-3")];
        const { size, left, top } = this;
        const { scrollLeft, scrollTop } = this.element;
        context.setTransform(ratio, 0, 0, ratio, 0, 0);
        context.fillStyle = colour("--raised");
        context.fillRect(0, 0, width, height);
        const firstRow = Math.floor(scrollTop / size);
        const lastRow = Math.min(this.rows.length, Math.ceil((scrollTop + height - top) / size));
        const firstColumn = Math.floor(scrollLeft / size);
        const lastColumn = Math.min(this.columns.length, Math.ceil((scrollLeft + width - left) / size));
        const gap = size >= 6 ? 1 : 0;
        const x = (column) => left + column * size - scrollLeft;
        const y = (row) => top + row * size - scrollTop;

        context.save();
        context.beginPath();
        context.rect(left, top, width - left, height - top);
        context.clip();
        if (size >= 8) {
            context.fillStyle = colour("--sunken");
            for (let row = firstRow; row < lastRow; row += 1) {
                if (row % 2) context.fillRect(left, y(row), (lastColumn * size) - scrollLeft, size);
            }
        }
        for (let row = firstRow; row < lastRow; row += 1) {
            for (let column = firstColumn; column < lastColumn; column += 1) {
                const level = severity(this.mask(row, column));
                if (level === 0) continue;
                // The lesser is also the smaller, for those who see no colours.
                const inset = size >= 8 ? (3 - level) * size * 0.14 : 0;
                context.fillStyle = colours[level];
                context.fillRect(x(column) + inset, y(row) + inset, size - gap - 2 * inset, size - gap - 2 * inset);
            }
        }
        const outline = (cell, name, line) => {
            context.strokeStyle = colour(name);
            context.lineWidth = line;
            context.strokeRect(x(cell.column) - 1, y(cell.row) - 1, size + 2 - gap, size + 2 - gap);
        };
        if (this.hover) outline(this.hover, "--soft", 1.5);
        if (this.rows.length > 0) outline(this.at, "--accent", document.activeElement === this.element ? 3 : 2);
        context.restore();

        context.fillStyle = colour("--page");
        context.fillRect(0, 0, width, top);
        context.fillRect(0, 0, left, height);
        context.font = `${Math.max(10, Math.min(13, size))}px ${style.fontFamily}`;
        context.textBaseline = "middle";
        context.textAlign = "right";
        const every = Math.max(1, Math.ceil(12 / size));
        const lit = this.hover ?? this.at;
        const label = (text, isLit, px, py) => {
            context.fillStyle = isLit ? colour("--accent") : colour("--soft");
            context.fillText(text, px, py);
        };
        context.save();
        context.beginPath();
        context.rect(0, top - 6, left, height - top + 6);
        context.clip();
        for (let row = firstRow; row < lastRow; row += 1) {
            const isLit = row === lit.row;
            if (!isLit && (row % every !== 0 || (every > 1 && Math.abs(row - lit.row) < every))) continue;
            label(fitted(context, locales[this.rows[row]].id, left - 12), isLit, left - 8, y(row) + size / 2);
        }
        context.restore();
        context.save();
        context.beginPath();
        context.rect(left - 6, 0, width - left + 6, top);
        context.clip();
        context.textAlign = "left";
        for (let column = firstColumn; column < lastColumn; column += 1) {
            const isLit = column === lit.column;
            if (!isLit && (column % every !== 0 || (every > 1 && Math.abs(column - lit.column) < every))) continue;
            context.save();
            context.translate(x(column) + size / 2, top - 5);
            context.rotate(-Math.PI / 2);
            label(currencies[this.columns[column]].code, isLit, 0, 0);
            context.restore();
        }
        context.restore();
    }

    cellAt(event) {
        const box = this.element.getBoundingClientRect();
        const px = event.clientX - box.left - this.element.clientLeft - this.left;
        const py = event.clientY - box.top - this.element.clientTop - this.top;
        const row = Math.floor((py + this.element.scrollTop) / this.size);
        const column = Math.floor((px + this.element.scrollLeft) / this.size);
        return px < 0 || py < 0 || row >= this.rows.length || column >= this.columns.length ? null : { row, column };
    }

    point(event) {
        const cell = this.cellAt(event);
        if (cell?.row === this.hover?.row && cell?.column === this.hover?.column) return;
        this.hover = cell;
        this.onhover?.(cell);
        this.request();
    }

    click(event) {
        const cell = this.cellAt(event);
        if (!cell) return;
        this.at = cell;
        this.request();
        this.onselect(this.rows[cell.row], this.columns[cell.column]);
    }

    describe({ row, column }) {
        const names = aspectsOf(this.mask(row, column)).map((aspect) => classTitles.get(aspect).toLowerCase());
        const cell = `${locales[this.rows[row]].id}, ${currencies[this.columns[column]].code}`;
        return `${cell}: ${names.join(", ") || "the same"}`;
    }

    tell() {
        if (this.rows.length === 0) return;
        say(this.describe(this.at));
        this.onhover?.(this.at);
    }

    select(locale, currency) {
        const row = this.rows.indexOf(locale);
        const column = this.columns.indexOf(currency);
        this.at = { row: Math.max(0, row), column: Math.max(0, column) };
        this.reveal(this.at);
        this.request();
    }

    reveal({ row, column }) {
        const view = this.element;
        const px = column * this.size;
        const py = row * this.size;
        if (px < view.scrollLeft) view.scrollLeft = px;
        else if (px + this.size > view.scrollLeft + view.clientWidth - this.left) view.scrollLeft = px
            + this.size - view.clientWidth + this.left + 2;
        if (py < view.scrollTop) view.scrollTop = py;
        else if (py + this.size > view.scrollTop + view.clientHeight - this.top) view.scrollTop = py
            + this.size - view.clientHeight + this.top + 2;
    }

    key(event) {
        if (event.ctrlKey || event.metaKey || event.altKey || this.rows.length === 0) return;
        const page = Math.max(1, Math.floor((this.element.clientHeight - this.top) / this.size) - 1);
        const step = event.shiftKey ? 10 : 1;
        const { row, column } = this.at;
        const move = {
            ArrowDown: [row + step, column], ArrowUp: [row - step, column], ArrowRight: [row, column + step],
            ArrowLeft: [row, column - step], PageDown: [row + page, column], PageUp: [row - page, column],
            Home: [row, 0], End: [row, this.columns.length - 1],
        }[event.key];
        if (event.key === "Enter" || event.key === " ") {
            event.preventDefault();
            this.onselect(this.rows[row], this.columns[column]);
            return;
        }
        if (event.key === "+" || event.key === "-") { this.zoom(event.key === "+" ? 1.5 : 1 / 1.5); return; }
        if (!move) return;
        event.preventDefault();
        this.at = { row: Math.max(0, Math.min(this.rows.length - 1, move[0])),
            column: Math.max(0, Math.min(this.columns.length - 1, move[1])) };
        this.hover = null;
        this.reveal(this.at);
        this.request();
        this.tell();
    }
}

// The text, cut where it is too wide.
function fitted(context, text, width) {
    let result = text;
    while (result.length > 1 && context.measureText(result).width > width) result = result.slice(0, -2) + "…";
    return result;
}
