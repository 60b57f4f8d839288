import CurrencyCore
import CurrencyEngine
import PackedTables

/// A locale's way of writing numbers: all that readers of amounts need besides the currency.
///
/// This is a class so that readers share it. As a value, it would be most of each reader, and of the code that copies them.
package final class AmountSyntax: Sendable {
    let plan: FormatPlan
    package let separators: NumberSeparators
    /// The separators between ASCII digits if the locale has other digits; otherwise the same as `separators`.
    let latinSeparators: NumberSeparators
    package let conventions: AmountConventions?
    private let locale: LocaleIdentifier
    private let data: CurrencyData
    private let prepared: ScaleWords?
    /// `marks` and `englishMarks`, which are parts of a static table.
    private nonisolated(unsafe) let preparedMarks: (own: [Mark], english: [Mark])?

    typealias Mark = UnsafeBufferPointer<UInt8>

    /// - Parameter isPrepared: Whether to look up the words of compact notation now, for many texts.
    init(
        _ plan: FormatPlan, _ options: FormatOptions, _ conventions: AmountConventions? = nil, isPrepared: Bool = false
    ) {
        self.plan = plan
        self.conventions = conventions
        locale = options.locale
        data = options.data
        prepared = isPrepared ? ScaleWords(options.locale, options.data) : nil
        preparedMarks = isPrepared ? (Self.marks(locale), Self.marks(nil)) : nil
        var separators = NumberSeparators(
            decimal: NumberSeparators.Separator(plan.decimal.bytes(plan.storage)),
            group: NumberSeparators.Separator(plan.group.bytes(plan.storage)),
            grouping: Grouping(primary: plan.grouping.primary, secondary: plan.grouping.secondary))
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
    package init(_ other: AmountSyntax, separators: NumberSeparators) {
        plan = other.plan
        conventions = other.conventions
        locale = other.locale
        data = other.data
        prepared = other.prepared
        preparedMarks = other.preparedMarks
        self.separators = separators
        latinSeparators = separators
    }

    var tag: LanguageTag { locale.tag }

    /// The marks behind amounts in the locale's language and in English, whose marks CR and DR all languages use.
    var marks: [Mark] { preparedMarks?.own ?? Self.marks(locale) }
    /// The marks in English alone.
    var englishMarks: [Mark] { preparedMarks?.english ?? Self.marks(nil) }

    private static func marks(_ locale: LocaleIdentifier?) -> [Mark] {
        AmountConventions.marksBehindAmounts(of: [locale?.tag.language ?? Subtag("en"), Subtag("en")])
    }

    /// The words of compact notation.
    package var scaleWords: ScaleWords { prepared ?? ScaleWords(locale, data) }

    /// The word of compact notation at an offset of a text, together with the next word if it multiplies that.
    func scaleWord(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> ScaleWord? {
        guard offset < text.count else { return nil }
        if let prepared { return prepared.match(text, at: offset) }
        // Han and Hangul words follow one another.
        let leads = text[offset] >= 0xE3 ? [0xE3...255] : Self.leadsOfWords(text, at: offset)
        return ScaleWords(locale, data, beginningWith: leads).match(text, at: offset)
    }

    /// The bytes that may begin the words from an offset on, which spaces, periods and bidi marks separate. A scale word is at
    /// most the first two, and a bidi mark inside a word makes it two.
    private static func leadsOfWords(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> [ClosedRange<UInt8>] {
        var starts = [text[offset]]
        var place = offset
        var isBehind = false
        while starts.count < 4, let scalar = LenientScalar(text, at: place) {
            let separates = scalar.kind == .space || scalar.kind == .bidiMark || scalar.kind == .period
            if isBehind, !separates { starts.append(text[place]) }
            isBehind = separates
            place += scalar.length
        }
        return starts.flatMap(CaseFolding.leads)
    }
}
