// Usage: node Tests/Conformance/Node/resolved-options.mjs > Tests/Runtime/CurrencyEngineTests/Plan/resolved-options.tsv
// Writes the options that Intl.NumberFormat resolves: the locale, the name of the option set and the resolved fields.

const sets = {
  decimal: {},
  percent: { style: 'percent' },
  compact: { notation: 'compact' },
  compactLong: { notation: 'compact', compactDisplay: 'long', useGrouping: 'always' },
  significant: { maximumSignificantDigits: 3 },
  both: {
    minimumFractionDigits: 1, maximumFractionDigits: 2, maximumSignificantDigits: 3, roundingPriority: 'morePrecision',
  },
  less: { maximumFractionDigits: 2, minimumSignificantDigits: 2, roundingPriority: 'lessPrecision' },
  euro: { style: 'currency', currency: 'EUR' },
  dinar: { style: 'currency', currency: 'KWD', currencyDisplay: 'narrowSymbol', signDisplay: 'exceptZero' },
  yenCompact: { style: 'currency', currency: 'JPY', notation: 'compact' },
  franc: {
    style: 'currency', currency: 'CHF', currencyDisplay: 'code', currencySign: 'accounting', signDisplay: 'always',
    useGrouping: false, roundingMode: 'trunc', trailingZeroDisplay: 'stripIfInteger', minimumIntegerDigits: 3,
    roundingIncrement: 5,
  },
}
const locales = [
  'ar', 'ar-EG', 'ar-MA', 'as', 'bg', 'bn', 'ca', 'ckb', 'cs', 'da', 'de', 'de-AT', 'de-CH', 'en', 'en-DE', 'en-GB',
  'en-IN', 'es', 'es-MX', 'et', 'fa', 'fi', 'fr', 'fr-CH', 'gu', 'he', 'hi', 'hi-u-nu-deva', 'hu', 'hy', 'id', 'is',
  'it', 'ja', 'ja-u-nu-hanidec', 'km', 'ko', 'lt', 'lv', 'mr', 'my', 'nb', 'ne', 'nl', 'pl', 'ps', 'pt', 'pt-PT', 'ro',
  'ru', 'sk', 'sl', 'sr-Latn', 'sv', 'sw', 'ta', 'th', 'th-u-nu-thai', 'tr', 'uk', 'ur', 'uz', 'vi', 'zh', 'zh-Hant',
]
const fields = [
  'numberingSystem', 'style', 'currency', 'currencyDisplay', 'currencySign', 'minimumIntegerDigits',
  'minimumFractionDigits', 'maximumFractionDigits', 'minimumSignificantDigits', 'maximumSignificantDigits',
  'useGrouping', 'notation', 'compactDisplay', 'signDisplay', 'roundingIncrement', 'roundingMode', 'roundingPriority',
  'trailingZeroDisplay',
]
for (const locale of locales) {
  for (const [name, options] of Object.entries(sets)) {
    const resolved = new Intl.NumberFormat(locale, options).resolvedOptions()
    // Keywords do not affect which locale's data is used.
    const found = resolved.locale.replace(/-u-.*/, '')
    console.log([locale, name, found, ...fields.map((field) => resolved[field] ?? '')].join('\t'))
  }
}
