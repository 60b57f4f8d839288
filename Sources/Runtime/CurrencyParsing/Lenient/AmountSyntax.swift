import CurrencyCore
import CurrencyEngine
import PackedTables

/// A locale's way of writing numbers: all that readers of amounts need besides the currency.
///
/// This is a class so that readers share it. As a value, it would be most of each reader, and of the code that copies them.
final class AmountSyntax: Sendable {
    let plan: FormatPlan
    let separators: NumberSeparators
    /// The separators between ASCII digits if the locale has other digits; otherwise the same as `separators`.
    let latinSeparators: NumberSeparators
    let conventions: AmountConventions?
    private let locale: LocaleIdentifier
    private let data: CurrencyData
    private let prepared: ScaleWords?

    /// - Parameter isPrepared: Whether to look up the words of compact notation now, for many texts.
    init(
        _ plan: FormatPlan, _ options: FormatOptions, _ conventions: AmountConventions? = nil, isPrepared: Bool = false
    ) {
        self.plan = plan
        self.conventions = conventions
        locale = options.locale
        data = options.data
        prepared = isPrepared ? ScaleWords(options.locale, options.data) : nil
        var separators = NumberSeparators(
            decimal: NumberSeparators.Separator(plan.decimal.bytes(plan.storage)),
            group: NumberSeparators.Separator(plan.group.bytes(plan.storage)))
        if plan.grouping.hasGroups {
            (separators.primary, separators.secondary) = (plan.grouping.primary, plan.grouping.secondary)
        }
        self.separators = separators
        if !plan.digits.isASCII {
            let tables = SystemTables(options)
            let symbols = tables.image[tables.latinSymbols]
            separators.decimal = NumberSeparators.Separator(Array(tables.image.text(symbols.decimal).utf8))
            separators.group = NumberSeparators.Separator(Array(tables.image.text(symbols.group).utf8))
        }
        latinSeparators = separators
    }

    /// Copies a syntax, with the separators of another convention.
    init(_ other: AmountSyntax, separators: NumberSeparators) {
        plan = other.plan
        conventions = other.conventions
        locale = other.locale
        data = other.data
        prepared = other.prepared
        self.separators = separators
        latinSeparators = separators
    }

    var tag: LanguageTag { locale.tag }

    /// The words of compact notation.
    var scaleWords: ScaleWords { prepared ?? ScaleWords(locale, data) }

    /// The word of compact notation at an offset of a text, together with the next word if it multiplies that.
    func scaleWord(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> ScaleWord? {
        guard offset < text.count else { return nil }
        if let prepared { return prepared.match(text, at: offset) }
        // Han and Hangul words follow one another.
        if text[offset] >= 0xE3 { return ScaleWords(locale, data) { $0 >= 0xE3 }.match(text, at: offset) }
        let first = text[offset]
        let isBetween: (UInt8) -> Bool = { $0 == 0x20 || $0 == UInt8(ascii: ".") }
        let next = text[offset...].drop { !isBetween($0) }.first { !isBetween($0) } ?? first
        let words = ScaleWords(locale, data) {
            CaseFolding.mayBeSameLetter($0, first) || CaseFolding.mayBeSameLetter($0, next)
        }
        return words.match(text, at: offset)
    }
}
