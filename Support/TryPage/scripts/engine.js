// The module in this page, with the wrappers for the engine and for the fields.
async function moduleInPage() {
    const zipped = Uint8Array.from(atob(byId("module").textContent), (character) => character.charCodeAt(0));
    const stream = new Blob([zipped]).stream().pipeThrough(new DecompressionStream("gzip"));
    const { instance } = await WebAssembly.instantiate(await new Response(stream).arrayBuffer(), {});
    return instance.exports;
}

const functions = await moduleInPage();
const engine = new CurrencyFormat(functions);
const fieldEngine = new FieldEngine(functions);

// Today's currency of each locale's region; null if there is none.
for (const locale of locales) {
    const code = engine.currencyOf(locale.id);
    locale.currency = currencyByCode.get(code) ?? null;
}
