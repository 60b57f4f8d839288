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
    let narrow: PackedText
    /// What a percentage is counted in; nil for numbers that are none.
    let percent: PercentStyle.Unit?

    init(
        _ tables: SystemTables, _ custom: NumberSymbols, _ currency: PackedText?, code: PackedText, narrow: PackedText,
        percent: PercentStyle.Unit? = nil
    ) {
        self.tables = tables
        self.custom = custom.texts
        self.currency = currency
        self.code = code
        self.narrow = narrow
        self.percent = percent
    }

    @inline(__always) var minusSign: PackedText { custom?.minusSign?.packed ?? tables.symbol { $0.minusSign } }
    @inline(__always) var plusSign: PackedText { custom?.plusSign?.packed ?? tables.symbol { $0.plusSign } }
    @inline(__always) var approximatelySign: PackedText { tables.symbol { $0.approximatelySign } }
    @inline(__always) var perMille: PackedText { custom?.perMille?.packed ?? tables.symbol { $0.perMille } }
    @inline(__always) var nan: PackedText { custom?.nan?.packed ?? tables.symbol { $0.nan } }
    @inline(__always) var infinity: PackedText { custom?.infinity?.packed ?? tables.symbol { $0.infinity } }

    /// What stands for %: for other percentages the sign that belongs to them, as their patterns are those of percent.
    var percentSign: PackedText {
        switch percent {
        case nil, .percent: custom?.percentSign?.packed ?? tables.symbol { $0.percentSign }
        case .permille: perMille
        case .basisPoints: PackedText("‱")
        }
    }

    /// What the text in the place of % is.
    var percentKind: FormattedPart.Kind { percent == .permille ? .perMille : .percentSign }

    /// What so many ¤ stand for, if it is anything: two ask for the code, five for the narrow symbol, whatever the style
    /// shows.
    @inline(__always)
    func currency(_ count: Int) -> PackedText? {
        guard let currency else { return nil }
        let text = count == 2 ? code : count == 5 ? narrow : currency
        return text.isEmpty ? nil : text
    }
}
