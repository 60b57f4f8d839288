// Elements without markup: what a snapshot says is only ever text.
const byId = (id) => document.getElementById(id);

function element(name, attributes = {}, ...children) {
    const result = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
        if (value === null || value === undefined || value === false) continue;
        if (key.startsWith("on")) result.addEventListener(key.slice(2), value);
        else result.setAttribute(key, value === true ? "" : value);
    }
    result.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== ""));
    return result;
}

const counted = (count) => String(count).replace(/\B(?=(\d{3})+$)/g, ",");
const plural = (count, one, many = one + "s") => `${counted(count)} ${count === 1 ? one : many}`;

// Small letters without marks, so that "zloty" finds "złoty".
const folded = (text) =>
    text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/ł/g, "l").replace(/ø/g, "o").replace(/ı/g,
        "i");

let spoken = 0;
// What a screen reader says of a change that is seen elsewhere.
function say(text) {
    clearTimeout(spoken);
    spoken = setTimeout(() => { byId("status").textContent = text; }, 150);
}
