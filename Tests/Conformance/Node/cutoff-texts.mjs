// Usage: node Tests/Conformance/Node/cutoff-texts.mjs > Tests/Compatibility/FormattedNumbersTests/cutoff-texts.tsv
// Writes Intl.NumberFormat's texts of numbers with the fraction digits of FormattedNumbers' default cutoffs: the
// locale, the number, the sign style, the text as money, as percentage, as quantity. Invisible characters are escaped
// as \u.... Locales in which ICU departs from LDML, such as en-DE, are omitted.

const signs = { default: 'negative', plusMinus: 'exceptZero', noSign: 'never' }
const numbers = [
  ['1002.923389', 'default'], ['-1234567.5', 'default'], ['12.345678', 'plusMinus'], ['-0.12345', 'plusMinus'],
  ['-98.7654', 'noSign'], ['0', 'plusMinus'], ['-0.00001', 'default'],
]
const locales = [
  'ar', 'ar-EG', 'ar-MA', 'as', 'bg', 'bn', 'ca', 'ckb', 'cs', 'da', 'de', 'de-AT', 'de-CH', 'en', 'en-GB',
  'en-IN', 'es', 'es-MX', 'et', 'eu', 'fa', 'fi', 'fr', 'fr-CH', 'gu', 'he', 'hi', 'hi-u-nu-deva', 'hu', 'hy', 'id',
  'is', 'it', 'ja', 'km', 'ko', 'lt', 'lv', 'mr', 'my', 'nb', 'ne', 'nl', 'pl', 'ps', 'pt', 'pt-PT', 'ro', 'ru', 'sk',
  'sl', 'sr-Latn', 'sv', 'sw', 'ta', 'th', 'th-u-nu-thai', 'tr', 'uk', 'ur', 'uz', 'vi', 'zh', 'zh-Hant',
]
const places = (number) => {
  const magnitude = Math.abs(number)
  return magnitude >= 1000 ? 0 : magnitude >= 100 ? 1 : magnitude >= 10 ? 2 : magnitude >= 1 ? 3 : 4
}
const seen = (text) =>
  text.replace(/[\p{Zs}\p{Cf}]/gu, (found) => found === ' ' ? ' ' : '\\u' + found.codePointAt(0).toString(16).padStart(4, '0'))
for (const locale of locales) {
  for (const [number, sign] of numbers) {
    const text = (hundredths, options) => seen(new Intl.NumberFormat(locale, {
      ...options, minimumFractionDigits: 0, maximumFractionDigits: places(Number(number) * hundredths),
      roundingMode: 'halfEven', signDisplay: signs[sign],
    }).format(number))
    console.log([
      locale, number, sign, text(1, { style: 'currency', currency: 'EUR', currencyDisplay: 'code' }),
      text(100, { style: 'percent' }), text(1, {}),
    ].join('\t'))
  }
}
