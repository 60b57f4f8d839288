// A program that must fail: the text has another sign.
assert.sameValue(new Intl.NumberFormat("en-US").format(-1), "1");
