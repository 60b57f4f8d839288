import CurrencyCore
import PackedTables

/// The texts that take the place of the characters with a meaning in affixes: the caller's, or those of the tables.
struct AffixSymbols: Sendable {
    let tables: SystemTables
    let custom: NumberSymbols.Texts?
    /// What stands for ¤; nil where no currency is shown.
    let currency: PackedText?
    /// What stands for ¤¤.
    let code: PackedText
    /// What stands for ¤¤¤¤¤, which only custom patterns have.
    var narrow: PackedText
    /// What a percentage is counted in; nil for numbers that are none.
    var percent: PercentStyle.Unit?

    init(_ tables: SystemTables, _ custom: __shared NumberSymbols, _ currency: PackedText?, code: PackedText) {
        self.tables = tables
        self.custom = custom.texts
        self.currency = currency
        self.code = code
        narrow = code
    }

    var minusSign: PackedText { tables.text(custom?.minusSign, SymbolColumn.minusSign) }
    var plusSign: PackedText { tables.text(custom?.plusSign, SymbolColumn.plusSign) }
    var approximatelySign: PackedText { tables.symbol(SymbolColumn.approximatelySign) }
    var perMille: PackedText { tables.text(custom?.perMille, SymbolColumn.perMille) }
    var nan: PackedText { tables.text(custom?.nan, SymbolColumn.nan) }
    var infinity: PackedText { tables.text(custom?.infinity, SymbolColumn.infinity) }

    /// What stands for %: for other percentages the sign that belongs to them, as their patterns are those of percent.
    var percentSign: PackedText {
        switch percent {
        case nil, .percent: tables.text(custom?.percentSign, SymbolColumn.percentSign)
        case .permille: perMille
        case .basisPoints: PackedText("‱")
        }
    }

    /// What the text in the place of % is.
    var percentKind: FormattedPart.Kind { percent == .permille ? .perMille : .percentSign }

    /// What so many ¤ stand for, if it is anything: two ask for the code, five for the narrow symbol, whatever the style
    /// shows.
    func currency(_ count: Int) -> PackedText? {
        guard let currency else { return nil }
        let text = count == 2 ? code : count == 5 ? narrow : currency
        return text.isEmpty ? nil : text
    }

    /// The most bytes that one character of a pattern becomes, or of two patterns one of which stands in the other.
    func longest(_ pattern: NumberPattern, _ outer: NumberPattern?, isApproximate: Bool) -> Int {
        var longest = max(minusSign.count, plusSign.count) + (isApproximate ? approximatelySign.count : 0)
        if let currency { longest = max(longest, currency.count, max(narrow.count, code.count)) }
        if pattern.hasPercent || outer?.hasPercent ?? false {
            longest = max(longest, percentSign.count, perMille.count)
        }
        return max(longest, 4)
    }
}
