// Formats amounts with Intl, and has the executor parse each text leniently back to the number.
// Usage: node parse.mjs CURRENCY-DATA [--seed N] [--count N]
// Uses only locales and currencies whose separators, sign and symbol are unambiguous: Intl's decimal and grouping
// separators are of different kinds, and the currency is shown by its code.

import { spawnSync } from "node:child_process";

const [tool, ...options] = process.argv.slice(2);
const option = (name, otherwise) => {
  const index = options.indexOf(name);
  return index < 0 ? otherwise : Number(options[index + 1]);
};
let state = BigInt(option("--seed", 4217));
const count = option("--count", 5000);

function below(bound) {
  state = (state + 0x9e3779b97f4a7c15n) & 0xffffffffffffffffn;
  let mixed = state;
  mixed = ((mixed ^ (mixed >> 30n)) * 0xbf58476d1ce4e5b9n) & 0xffffffffffffffffn;
  mixed = ((mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn) & 0xffffffffffffffffn;
  return Number((mixed ^ (mixed >> 31n)) % BigInt(bound));
}

const locales = [
  "af", "ar-EG", "az", "bg", "bn", "ca", "cs", "da", "de", "de-AT", "de-CH", "el", "en", "en-IN", "en-ZA", "es",
  "es-MX", "et", "fa", "fi", "fr", "fr-CH", "gu", "he", "hi", "hr", "hu", "id", "is", "it", "ja", "ka", "kk", "ko",
  "lt", "lv", "mk", "mr", "ms", "my", "nb", "ne", "nl", "pl", "pt", "pt-PT", "ro", "ru", "sk", "sl", "sr", "sv", "sw",
  "ta", "te", "th", "tr", "uk", "ur", "uz", "vi", "zh", "zu",
].filter((locale) => Intl.NumberFormat.supportedLocalesOf(locale).length > 0);
const currencies = ["USD", "EUR", "GBP", "JPY", "CHF", "INR", "BRL", "KWD", "SEK", "CNY"];

const requests = [];
const expected = [];
while (requests.length < count) {
  const locale = locales[below(locales.length)];
  const currency = currencies[below(currencies.length)];
  const format = new Intl.NumberFormat(locale, {
    style: "currency", currency, currencyDisplay: below(2) ? "code" : "symbol",
    currencySign: below(4) ? "standard" : "accounting",
  });
  const digits = format.resolvedOptions().maximumFractionDigits;
  const units = below(10 ** (1 + below(12))) * (below(2) ? 1 : -1) || 1;
  const amount = units / 10 ** digits;
  requests.push(
    JSON.stringify({
      label: String(requests.length), op: "parse", mode: "lenient", locale, currency, text: format.format(amount),
    }));
  expected.push(amount);
}

const run = spawnSync(tool, ["conformance"], { input: requests.join("\n") + "\n", maxBuffer: 1 << 28 });
const answers = run.stdout.toString().trim().split("\n").map((line) => JSON.parse(line));
let failures = 0;
for (const [index, answer] of answers.entries()) {
  if (answer.result !== null && Number(answer.result) === expected[index]) continue;
  failures += 1;
  if (failures <= 20) console.log(requests[index], JSON.stringify(answer), "expected", expected[index]);
}
console.log(`${answers.length} texts of Intl parsed, ${failures} not to their number`);
process.exit(failures > 0 || answers.length !== count ? 1 : 0);
