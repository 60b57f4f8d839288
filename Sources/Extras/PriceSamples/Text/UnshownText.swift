import CurrencyFormat
import CurrencyReader
import PackedTables

// A sample that no locale writes shows the words around one number with one sign:
//
//     2 euros      not whether one is "1 euros" or "1 euro"
//     5,00 zł*     not where a minus stands, nor which one
//
// Symbols and codes of the currency have no plural form.

/// What a sample that no locale writes does not show of other amounts.
struct UnshownText: Hashable, Sendable {
    private let sample: DecimalValue
    private let data: CurrencyData
    /// Locales, by row, in whose languages the words around the number may be: one for each set of plural rules. Empty
    /// if there are no words.
    private let languages: [Int]

    /// - Parameter region: The region whose languages the words may be in; nil for all.
    init(_ sample: PriceSample, _ text: SampleText, _ region: Subtag?, _ data: CurrencyData) {
        (self.sample, self.data) = (sample.amount, data)
        guard Self.hasWord(text, sample.currency, data) else {
            languages = []
            return
        }
        let rows =
            region.flatMap { LocaleRegions.of(data).rows[$0] } ?? Array(0..<data.image.rowCount(of: LocaleRow.self))
        var rules: Set<Int> = []
        languages = rows.filter { row in
            data.image[LocaleRow.self, row].plurals.map { rules.insert($0.index).inserted } ?? false
        }
    }

    /// Whether the amount may have another text than the style's, because its sign or its plural form is not the
    /// sample's.
    func matters(for amount: DecimalValue, _ style: CurrencyStyle) -> Bool {
        if amount.isNegative != sample.isNegative { return true }
        if languages.isEmpty { return false }
        let plan = style.plan
        let (shown, wanted) = (plan.pluralOperands(of: sample), plan.pluralOperands(of: amount))
        return languages.contains { row in
            let rules = PluralRules(localeRow: row, data: data)
            return rules.category(for: shown) != rules.category(for: wanted)
        }
    }

    /// Whether the text has a word of two letters or more that is no symbol or code of the currency.
    private static func hasWord(_ text: SampleText, _ currency: CurrencyCode, _ data: CurrencyData) -> Bool {
        String(decoding: text.around, as: UTF8.self).split { !$0.isLetter }.contains { word in
            if word.unicodeScalars.count < 2 || word == currency.description { return false }
            guard case .currencies(let codes) = KnownText(String(word), data) else { return true }
            return !codes.contains(currency)
        }
    }
}
