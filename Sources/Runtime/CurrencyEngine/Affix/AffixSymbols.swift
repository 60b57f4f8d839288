import CurrencyCore
import PackedTables

/// The texts that replace the special characters of affixes: custom ones, or those of the tables.
struct AffixSymbols: Sendable {
    let tables: SystemTables
    let custom: NumberSymbols.Texts?
    /// What stands for ¤; nil where no currency is shown.
    let currency: PackedText?
    /// What stands for ¤¤.
    let code: PackedText
    /// What stands for ¤¤¤¤¤, which only custom patterns have.
    let narrow: PackedText
    /// What a percentage is counted in; nil for other numbers.
    let percent: PercentStyle.Unit?

    var minusSign: PackedText { custom?[.minusSign]?.packed ?? tables.symbol { $0.minusSign } }
    var plusSign: PackedText { custom?[.plusSign]?.packed ?? tables.symbol { $0.plusSign } }
    var approximatelySign: PackedText { tables.symbol { $0.approximatelySign } }
    var perMille: PackedText { custom?[.perMille]?.packed ?? tables.symbol { $0.perMille } }
    var nan: PackedText { custom?[.nan]?.packed ?? tables.symbol { $0.nan } }
    var infinity: PackedText { custom?[.infinity]?.packed ?? tables.symbol { $0.infinity } }

    /// What stands for %: permille and basis points use the pattern of percent with their own sign.
    var percentSign: PackedText {
        switch percent {
        case nil, .percent: custom?[.percentSign]?.packed ?? tables.symbol { $0.percentSign }
        case .permille: perMille
        case .basisPoints: PackedText("‱")
        }
    }

    /// The kind of the text that replaces %.
    var percentKind: FormattedPart.Kind { percent == .permille ? .perMille : .percentSign }

    /// What `count` ¤ stand for, nil where nothing is written: two ask for the code, five for the narrow symbol,
    /// whatever the style shows.
    func currency(_ count: Int) -> PackedText? {
        guard let currency else { return nil }
        let text = count == 2 ? code : count == 5 ? narrow : currency
        return text.isEmpty ? nil : text
    }
}
