// In the form of test262's programs. Texts are those of ECMA-402's tables and of Node's Intl.

/*---
description: Signs, parts and refused options.
locale: [en-US]
---*/

const tests = [
  ["auto", "-$987.00", "-$0.00", "$0.00", "$987.00"],
  ["always", "-$987.00", "-$0.00", "+$0.00", "+$987.00"],
  ["never", "$987.00", "$0.00", "$0.00", "$987.00"],
  ["exceptZero", "-$987.00", "$0.00", "$0.00", "+$987.00"],
  ["negative", "-$987.00", "$0.00", "$0.00", "$987.00"],
];

for (const [signDisplay, negative, negativeZero, zero, positive] of tests) {
  const format = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", signDisplay });
  assert.sameValue(format.format(-987), negative);
  assert.sameValue(format.format(-0), negativeZero);
  assert.sameValue(format.format(0), zero);
  assert.sameValue(format.format(987n), positive);
}

const parts = new Intl.NumberFormat("en-US").formatToParts("-1234.5");
assert.compareArray(parts.map(({ type }) => type), ["minusSign", "integer", "group", "integer", "decimal", "fraction"]);

assert.throws(TypeError, () => new Intl.NumberFormat("en", { style: "currency" }));
assert.throws(RangeError, () => new Intl.NumberFormat("en", { style: "currency", currency: "dollar" }));
assert.throws(RangeError, () => new Intl.NumberFormat("en", { maximumFractionDigits: 101 }));
assert.throws(RangeError, () => new Intl.NumberFormat("en", { roundingIncrement: 3 }));
assert.throws(TypeError, () => new Intl.NumberFormat("en", { roundingIncrement: 5, maximumSignificantDigits: 2 }));
assert.sameValue(new Intl.NumberFormat("de", { minimumFractionDigits: "2" }).format("1e3"), "1.000,00");
