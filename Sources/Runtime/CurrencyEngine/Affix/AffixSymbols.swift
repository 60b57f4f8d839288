import CurrencyCore
import PackedTables

/// The texts that replace the special characters of affixes, from the caller or from the tables.
struct AffixSymbols: Sendable {
    let tables: SystemTables
    let custom: NumberSymbols.Texts?
    /// The text that replaces ¤; nil if no currency is shown.
    let currency: PackedText?
    /// The text that replaces ¤¤.
    let code: PackedText
    /// The text that replaces ¤¤¤¤¤, which only custom patterns contain.
    let narrow: PackedText
    /// The sign that replaces %; nil for other numbers.
    let percent: PercentSign?

    /// The signs of percentages.
    enum PercentSign: Sendable {
        case percent, perMille, perTenThousand
    }

    // Inlined, because a call would copy all symbols: budget resolving.

    @inline(__always)
    var minusSign: PackedText { custom?[.minusSign]?.packed ?? tables.texts[tables.symbolRow.minusSign] }
    @inline(__always)
    var plusSign: PackedText { custom?[.plusSign]?.packed ?? tables.texts[tables.symbolRow.plusSign] }
    @inline(__always)
    var approximatelySign: PackedText { tables.texts[tables.symbolRow.approximatelySign] }
    @inline(__always)
    var perMille: PackedText { custom?[.perMille]?.packed ?? tables.texts[tables.symbolRow.perMille] }
    @inline(__always)
    var nan: PackedText { custom?[.nan]?.packed ?? tables.texts[tables.symbolRow.nan] }
    @inline(__always)
    var infinity: PackedText { custom?[.infinity]?.packed ?? tables.texts[tables.symbolRow.infinity] }

    /// The text that replaces %. Permille and basis points use the percent pattern with their own sign.
    var percentSign: PackedText {
        switch percent {
        case nil, .percent: custom?[.percentSign]?.packed ?? tables.texts[tables.symbolRow.percentSign]
        case .perMille: perMille
        case .perTenThousand: PackedText("‱")
        }
    }

    /// The kind of the text that replaces %.
    var percentKind: FormattedPart.Kind { percent == .perMille ? .perMille : .percentSign }

    /// The text that replaces `count` ¤, or nil if nothing is written. Two ¤ stand for the code and five for the narrow
    /// symbol, whatever the style shows.
    func currency(_ count: Int) -> PackedText? {
        guard let currency else { return nil }
        let text = count == 2 ? code : count == 5 ? narrow : currency
        return text.isEmpty ? nil : text
    }
}
