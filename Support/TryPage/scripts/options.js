// The options of a style. Each value has four forms: for the reader, for the module, in Swift, and for the browser's Intl,
// which gets nothing if it has no equivalent. The first value is the default.
const value = (name, title, engine, swift, intl) => ({ name, title, engine, swift, intl });

const options = [
    {
        name: "display", title: "Currency as", values: [
            value("symbol", "Symbol", {}, "", {}),
            value("narrow", "Narrow symbol", { currencyDisplay: "narrowSymbol" }, ".display(.narrowSymbol)",
                { currencyDisplay: "narrowSymbol" }),
            value("code", "Code", { currencyDisplay: "code" }, ".display(.code)", { currencyDisplay: "code" }),
            value("formal", "Formal symbol", { currencyDisplay: "formalSymbol" }, ".display(.formalSymbol)", null),
            value("variant", "Variant symbol", { currencyDisplay: "variantSymbol" }, ".display(.variantSymbol)", null),
            value("none", "Nothing", { currencyDisplay: "none" }, ".display(.none)", null),
        ],
    },
    {
        name: "sign", title: "Form", values: [
            value("standard", "Standard", {}, "", {}),
            value("accounting", "Accounting", { currencySign: "accounting" }, ".sign(.accounting)",
                { currencySign: "accounting" }),
        ],
    },
    {
        name: "notation", title: "Notation", values: [
            value("standard", "In full", {}, "", {}),
            value("compact", "Compact", { notation: "compact" }, ".compact()", { notation: "compact" }),
            value("long", "Compact, long", { notation: "compactLong" }, ".compact(.long)",
                { notation: "compact", compactDisplay: "long" }),
        ],
    },
    {
        name: "digits", title: "Fraction digits", values: [
            value("display", "The currency’s", {}, "", {}),
            value("iso", "ISO 4217’s", { digits: "iso" }, ".digits(.iso)", null),
            value("cash", "Of cash", { digits: "cash" }, ".digits(.cash)", null),
            ...[0, 1, 2, 3, 4, 6].map((count) => value(
                String(count), count === 0 ? "None" : String(count),
                { minimumFractionDigits: count, maximumFractionDigits: count }, `.precision(.fraction(${count}))`,
                { minimumFractionDigits: count, maximumFractionDigits: count })),
        ],
    },
    {
        name: "zeros", title: "Trailing zeros", values: [
            value("auto", "Stay", {}, "", {}),
            value("strip", "Go if all are", { trailingZeroDisplay: "stripIfInteger" },
                ".trailingZeros(.stripIfInteger)", { trailingZeroDisplay: "stripIfInteger" }),
        ],
    },
    {
        // Intl's default is another mode, so every mode is passed.
        name: "rounding", title: "Rounding", values: [
            ["halfEven", "Halves to even", "halfEven"], ["halfUp", "Halves up", "halfExpand"],
            ["halfDown", "Halves down", "halfTrunc"], ["halfCeiling", "Halves to +∞", "halfCeil"],
            ["halfFloor", "Halves to −∞", "halfFloor"], ["halfOdd", "Halves to odd", null], ["up", "Up", "expand"],
            ["down", "Down", "trunc"], ["ceiling", "To +∞", "ceil"], ["floor", "To −∞", "floor"],
        ].map(([mode, title, intl], index) => value(
            mode, title, { roundingMode: mode }, index === 0 ? "" : `.rounding(.${mode})`,
            intl && { roundingMode: intl })),
    },
    {
        name: "signs", title: "Signs", values: [
            value("auto", "Minus", {}, "", {}),
            ...[["always", "Always"], ["exceptZero", "Except zero"], ["negative", "Not for −0"], ["never", "Never"]].map(
                ([sign, title]) =>
                    value(sign, title, { signDisplay: sign }, `.signDisplay(.${sign})`, { signDisplay: sign })),
        ],
    },
    {
        name: "grouping", title: "Grouping", values: [
            value("locale", "The locale’s", {}, "", {}),
            value("off", "None", { useGrouping: "off" }, ".grouping(.off)", { useGrouping: false }),
            value("min2", "From two digits", { useGrouping: "min2" }, ".grouping(.min2)", { useGrouping: "min2" }),
            value("always", "Always", { useGrouping: "always" }, ".grouping(.always)", { useGrouping: "always" }),
            value("thousands", "By three", { useGrouping: "thousands" }, ".grouping(.thousands)", null),
        ],
    },
    {
        name: "system", title: "Digits", values: [
            value("locale", "The locale’s", {}, "", {}),
            ...[
                ["latn", "0123"], ["arab", "٠١٢٣"], ["arabext", "۰۱۲۳"], ["deva", "०१२३"], ["beng", "০১২৩"], ["thai", "๐๑๒๓"],
            ].map(([system, digits]) => value(
                system, `${digits} ${system}`, { numberingSystem: system }, `.numberingSystem("${system}")`,
                { numberingSystem: system })),
        ],
    },
    {
        name: "spaces", title: "Spaces", values: [
            value("cldr", "CLDR’s", {}, "", {}),
            value("plain", "Plain", { spaces: "plain" }, ".spaces(.plain)", null),
        ],
    },
    {
        name: "bidi", title: "Marks of direction", values: [
            value("cldr", "CLDR’s", {}, "", {}),
            value("strip", "None", { bidi: "strip" }, ".bidi(.strip)", null),
            value("isolate", "Isolated", { bidi: "isolate" }, ".bidi(.isolate)", null),
        ],
    },
    {
        name: "rules", title: "Rules of", values: [
            value("ldml", "LDML", {}, "", {}),
            value("icu", "ICU", { compatibility: "icu" }, ".compatibility(.icu)", {}),
        ],
    },
];

// The most frequent options are next to the amount; the others are collapsed.
const mainOptions = options.slice(0, 3);
const moreOptions = options.slice(3);
