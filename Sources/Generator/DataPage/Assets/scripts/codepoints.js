// Texts whose code points can be looked at: on hover, on focus, and as marks in the text itself.
const pointNames = new Map(Object.entries({
    "9": "TAB", "a": "LINE FEED", "20": "SPACE", "24": "DOLLAR SIGN", "27": "APOSTROPHE", "28": "LEFT PARENTHESIS",
    "29": "RIGHT PARENTHESIS", "2b": "PLUS SIGN", "2c": "COMMA", "2d": "HYPHEN-MINUS", "2e": "FULL STOP",
    "a0": "NO-BREAK SPACE", "a3": "POUND SIGN", "a4": "CURRENCY SIGN", "a5": "YEN SIGN", "ad": "SOFT HYPHEN",
    "b7": "MIDDLE DOT", "60c": "ARABIC COMMA", "61c": "ARABIC LETTER MARK", "66a": "ARABIC PERCENT SIGN",
    "66b": "ARABIC DECIMAL SEPARATOR", "66c": "ARABIC THOUSANDS SEPARATOR", "2009": "THIN SPACE",
    "2007": "FIGURE SPACE", "200b": "ZERO WIDTH SPACE", "200c": "ZERO WIDTH NON-JOINER",
    "200d": "ZERO WIDTH JOINER", "200e": "LEFT-TO-RIGHT MARK", "200f": "RIGHT-TO-LEFT MARK",
    "2013": "EN DASH", "2014": "EM DASH", "2018": "LEFT SINGLE QUOTATION MARK", "2019": "RIGHT SINGLE QUOTATION MARK",
    "202a": "LEFT-TO-RIGHT EMBEDDING", "202b": "RIGHT-TO-LEFT EMBEDDING", "202c": "POP DIRECTIONAL FORMATTING",
    "202f": "NARROW NO-BREAK SPACE", "2060": "WORD JOINER", "2066": "LEFT-TO-RIGHT ISOLATE",
    "2067": "RIGHT-TO-LEFT ISOLATE", "2068": "FIRST STRONG ISOLATE", "2069": "POP DIRECTIONAL ISOLATE",
    "20ac": "EURO SIGN", "20b9": "INDIAN RUPEE SIGN", "20bd": "RUBLE SIGN", "2212": "MINUS SIGN",
    "feff": "ZERO WIDTH NO-BREAK SPACE",
}));
const shortNames = new Map(Object.entries({
    "20": "SP", "a0": "NBSP", "ad": "SHY", "61c": "ALM", "2007": "FSP", "2009": "THSP", "200b": "ZWSP", "200c": "ZWNJ",
    "200d": "ZWJ", "200e": "LRM", "200f": "RLM", "202a": "LRE", "202b": "RLE", "202c": "PDF", "202d": "LRO",
    "202e": "RLO", "202f": "NNBSP", "2060": "WJ", "2066": "LRI", "2067": "RLI", "2068": "FSI", "2069": "PDI",
    "feff": "BOM",
}));

const invisible = /[\p{Cf}\p{Cc}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}]|(?! )\p{Zs}/u;
const hexOf = (character) => character.codePointAt(0).toString(16);
const codePoint = (character) => "U+" + hexOf(character).toUpperCase().padStart(4, "0");
const shortName = (character) => shortNames.get(hexOf(character)) ?? codePoint(character);

// The text as it is; each invisible character in an element of its own, which is marked where marks are asked for.
function shown(text, { direction = "ltr", language = null, always = false, isCode = false } = {}) {
    const result = element("bdi",
        { class: `text${always ? " always" : ""}${isCode ? " literal" : ""}`, dir: direction, lang: language });
    let plain = "";
    for (const character of text) {
        if (invisible.test(character)) {
            if (plain) result.append(plain);
            plain = "";
            result.append(element("span", { class: "mark", "data-name": shortName(character) }, character));
        } else {
            plain += character;
        }
    }
    if (plain) result.append(plain);
    return result;
}

// An amount of a locale, in its language and direction.
const shownAmount = (text, locale) =>
    shown(text, { direction: locale.direction, language: locale.id === "und" ? null : locale.id });

// A pattern is read from left to right, whatever marks of direction are in it; and these are seen.
const shownPattern = (text) => shown(text, { always: true, isCode: true });

// A separator or sign: one that nobody can see is always marked.
const shownMark = (text, locale) =>
    text === "" ? element("span", { class: "none" }, "none")
        : shown(text,
            { direction: locale?.direction ?? "ltr",
            always: [...text].every((one) => one === " " || invisible.test(one)) });

// A value on a page of facts: the code point stands beside a mark that is easily taken for another.
function shownValue(text, locale) {
    const isMark = [...text].length === 1 && !/[\p{L}\p{N}]/u.test(text);
    return isMark ? [shownMark(text, locale), element("code", { class: "code" }, codePoint(text))]
        : shownMark(text, locale);
}

function points(text) {
    const all = [...text];
    const chips = all.slice(0, 60).map((character) => {
        const isPlain = !invisible.test(character) && character !== " ";
        const name = pointNames.get(hexOf(character));
        return element("span", { class: isPlain ? "point" : "point unseen", title: name },
            element("bdi", { class: "glyph" },
                isPlain ? (/\p{M}/u.test(character) ? "◌" + character : character) : shortName(character)),
            element("span", { class: "code" }, codePoint(character)));
    });
    const named = [...new Set(all.filter((one) => invisible.test(one) && pointNames.has(hexOf(one))))]
        .map((one) => `${codePoint(one)} ${pointNames.get(hexOf(one))}`);
    return [
        element("div", { class: "points" }, chips, all.length > 60 ? `… ${all.length} in all` : null),
        named.length > 0 ? element("div", { class: "named" }, named.join(" · ")) : null,
    ];
}

const tip = byId("tip");
let tipped = null;

function showTip(target) {
    const text = target.textContent;
    if (text === "") return;
    hideTip();
    tipped = target;
    tip.replaceChildren(...points(text).filter(Boolean));
    tip.hidden = false;
    const box = target.getBoundingClientRect();
    const width = document.documentElement.clientWidth;
    const left = Math.max(8, Math.min(box.left + box.width / 2 - tip.offsetWidth / 2, width - tip.offsetWidth - 8));
    const below = box.bottom + 8;
    const fits = below + tip.offsetHeight < innerHeight;
    tip.style.left = `${left}px`;
    tip.style.top = `${fits ? below : Math.max(8, box.top - tip.offsetHeight - 8)}px`;
    target.closest("[tabindex], a, button")?.setAttribute("aria-describedby", "tip");
}

function hideTip() {
    if (!tipped) return false;
    tipped.closest("[aria-describedby=tip]")?.removeAttribute("aria-describedby");
    tipped = null;
    tip.hidden = true;
    return true;
}

document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    const target = event.target.closest?.(".text");
    if (target && target !== tipped) showTip(target);
    else if (!target && tipped && !tipped.closest(":focus-visible")) hideTip();
});
document.addEventListener("focusin", (event) => {
    const target = event.target.matches(":focus-visible") && event.target.closest("td, .looked-at");
    const text = target && (target.matches(".text") ? target : target.querySelector(".text"));
    if (text) showTip(text); else hideTip();
});
document.addEventListener("click", (event) => {
    const target = event.target.closest?.(".text");
    if (target && !event.target.closest("a, button")) showTip(target);
});
addEventListener("scroll", () => { if (tipped && !tipped.closest(":focus-visible")) hideTip(); }, { passive: true });
