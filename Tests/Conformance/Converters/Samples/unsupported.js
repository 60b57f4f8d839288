// A program that needs what the executor has no answer for.
assert.sameValue(new Intl.NumberFormat("en-US").resolvedOptions().style, "decimal");
