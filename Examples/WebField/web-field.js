// A text field for money, as an <input>. It passes the browser's events to the field engine, compiled to WebAssembly,
// and writes the result into the field. The engine has all the rules.

/** The operations of the module's `applyEdit`. */
const Operation = {
    typed: 0, pasted: 1, deletedBackwards: 2, deletedForwards: 3, select: 4, begin: 5, end: 6, commit: 7,
    setText: 8, undo: 9, redo: 10, mark: 11, commitMarked: 12,
};

const Outcome = { accepted: 0, changed: 1, rejected: 2 };

/** The module, with strings instead of bytes. */
export class FieldEngine {
    static async load(source) {
        const { instance } = await WebAssembly.instantiateStreaming(source, {});
        return new FieldEngine(instance.exports);
    }

    constructor(exports) {
        this.exports = exports;
        this.capacity = 1024;
        this.places = [0, 1].map(() => exports.malloc(this.capacity));
    }

    makeField(locale, currency, isFree) {
        const [first, second] = this.places;
        const handle = this.exports.makeField(
            first, this.put(first, locale), second, this.put(second, currency), isFree ? 1 : 0);
        if (handle === -1) throw new RangeError(`${locale} is not a locale identifier`);
        if (handle === -2) throw new RangeError(`${currency} is not a currency code`);
        return handle;
    }

    apply(handle, operation, start = 0, end = 0, text = "") {
        const place = this.places[0];
        // A longer text is not an amount.
        return this.exports.applyEdit(handle, operation, start, end, place, this.put(place, text.slice(0, 256)));
    }

    text(handle) {
        return this.take((place, capacity) => this.exports.fieldText(handle, place, capacity));
    }

    value(handle) {
        return this.take((place, capacity) => this.exports.fieldValue(handle, place, capacity)) || null;
    }

    announcement() {
        return this.take((place, capacity) => this.exports.fieldAnnouncement(place, capacity));
    }

    selection(handle) {
        return [this.exports.selectionStart(handle), this.exports.selectionEnd(handle)];
    }

    put(place, text) {
        const bytes = new TextEncoder().encode(text);
        new Uint8Array(this.exports.memory.buffer, place, bytes.length).set(bytes);
        return bytes.length;
    }

    take(write) {
        const place = this.places[1];
        const count = write(place, this.capacity);
        return new TextDecoder().decode(new Uint8Array(this.exports.memory.buffer, place, count));
    }
}

/**
 * An <input> whose text is an amount.
 *
 * After each edit it dispatches an event `amount`, whose `detail` is the exact amount as text, or null. Announcements
 * for screen readers go into the element `status`, which has role="status". The `signal` of an AbortController ends it,
 * so that another field can use the <input>.
 */
export class MoneyField {
    constructor(input, engine, { locale, currency, isFree = false, status = null, signal }) {
        this.input = input;
        this.engine = engine;
        this.status = status;
        this.handle = engine.makeField(locale, currency, isFree);
        this.isComposing = false;
        this.isWriting = false;
        this.text = input.value;
        const listen = (target, name, answer) => target.addEventListener(name, answer, { signal });
        listen(input, "focus", () => this.edit(Operation.begin));
        listen(input, "blur", () => this.edit(Operation.end));
        listen(input, "beforeinput", (event) => this.beforeInput(event));
        listen(input, "input", () => this.afterInput());
        listen(input, "keydown", (event) => this.keyDown(event));
        listen(input, "compositionstart", () => { this.isComposing = true; });
        listen(input, "compositionend", () => this.compositionEnd());
        listen(document, "selectionchange", () => this.selectionChanged());
    }

    get value() {
        return this.engine.value(this.handle);
    }

    /** Shows the amount of a text in the locale's format; in its final form, unless the user is editing it. */
    set text(text) {
        this.edit(Operation.setText, 0, 0, text);
        if (document.activeElement !== this.input) this.edit(Operation.end);
    }

    beforeInput(event) {
        if (this.isComposing || event.isComposing) return;
        const edit = this.operation(event);
        if (!edit) return;
        const outcome = this.engine.apply(this.handle, ...edit);
        // Leaves a correct edit to the browser, which keeps its undo history and informs screen readers.
        if (outcome === Outcome.accepted) return;
        event.preventDefault();
        this.show();
    }

    /** The engine's edit for an event; null if the event is no edit. */
    operation(event) {
        const text = event.data ?? event.dataTransfer?.getData("text/plain") ?? "";
        let { selectionStart: start, selectionEnd: end } = this.input;
        const type = event.inputType;
        if (type === "insertText") return [[...text].length > 1 ? Operation.pasted : Operation.typed, start, end, text];
        if (type === "insertFromPaste" || type === "insertFromDrop" || type === "insertFromYank") {
            return [Operation.pasted, start, end, text];
        }
        // Autofill and corrections replace the whole text.
        if (type === "insertReplacementText") return [Operation.pasted, 0, this.input.value.length, text];
        if (type === "insertLineBreak") return [Operation.commit];
        if (type === "historyUndo") return [Operation.undo];
        if (type === "historyRedo") return [Operation.redo];
        if (!type.startsWith("delete")) return null;
        const isForward = type.endsWith("Forward");
        if (start === end) {
            const isLine = type.includes("Line");
            if (isForward) end = isLine ? this.input.value.length : end + 1;
            else start = isLine ? 0 : Math.max(0, start - 1);
        }
        return [isForward ? Operation.deletedForwards : Operation.deletedBackwards, start, end];
    }

    /** Handles an edit that the browser has already made. */
    afterInput() {
        if (this.isComposing) return;
        if (this.input.value === this.engine.text(this.handle)) this.tell();
        else this.edit(Operation.setText, 0, 0, this.input.value);
    }

    /** Handles undo and redo keys, because the browser's undo does not include texts that a script writes. */
    keyDown(event) {
        if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
        const key = event.key.toLowerCase();
        if (key !== "z" && key !== "y") return;
        event.preventDefault();
        this.edit(key === "y" || event.shiftKey ? Operation.redo : Operation.undo);
    }

    /** Handles the end of a composition. The composed text is in the field; the engine still has the text before it. */
    compositionEnd() {
        this.isComposing = false;
        const [before, after] = [this.engine.text(this.handle), this.input.value];
        const caret = this.input.selectionStart;
        const behind = after.length - caret;
        let start = 0;
        while (start < Math.min(before.length - behind, caret) && before[start] === after[start]) start += 1;
        this.engine.apply(this.handle, Operation.mark, start, before.length - behind, after.slice(start, caret));
        this.edit(Operation.commitMarked);
    }

    selectionChanged() {
        if (this.isComposing || this.isWriting || document.activeElement !== this.input) return;
        const { selectionStart: start, selectionEnd: end } = this.input;
        const [knownStart, knownEnd] = this.engine.selection(this.handle);
        if (this.input.value !== this.engine.text(this.handle) || (start === knownStart && end === knownEnd)) return;
        if (this.engine.apply(this.handle, Operation.select, start, end) === Outcome.changed) this.show();
    }

    edit(operation, start, end, text) {
        this.engine.apply(this.handle, operation, start, end, text);
        this.show();
    }

    /** Writes the engine's state into the field if it differs. */
    show() {
        this.isWriting = true;
        const text = this.engine.text(this.handle);
        if (this.input.value !== text) this.input.value = text;
        if (document.activeElement === this.input) this.input.setSelectionRange(...this.engine.selection(this.handle));
        this.isWriting = false;
        this.tell();
    }

    tell() {
        if (this.status) this.status.textContent = this.engine.announcement();
        this.input.dispatchEvent(new CustomEvent("amount", { detail: this.value }));
    }
}
