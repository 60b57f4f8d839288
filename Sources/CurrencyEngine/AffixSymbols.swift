import CurrencyCore
import PackedTables

/// The texts that take the place of the characters with a meaning in affixes.
struct AffixSymbols {
    var minusSign: [UInt8]
    var plusSign: [UInt8]
    var approximatelySign: [UInt8]
    var percentSign: [UInt8]
    /// What the percent sign's place holds: for shares in thousandths another sign.
    var percentKind = FormattedPart.Kind.percentSign
    var perMille: [UInt8]
    /// What stands for ¤; nil where no currency is shown.
    var currency: [UInt8]?
    /// What stands for ¤¤.
    var code: [UInt8]
    /// What stands for ¤¤¤¤¤, which only patterns of the caller's own have.
    var narrow: [UInt8] = []

    init(_ tables: SystemTables, _ own: NumberSymbols, _ currency: [UInt8]?, _ code: CurrencyCode) {
        minusSign = tables.text(own.minusSign, SymbolColumn.minusSign)
        plusSign = tables.text(own.plusSign, SymbolColumn.plusSign)
        approximatelySign = Array(tables.symbol(SymbolColumn.approximatelySign).utf8)
        percentSign = tables.text(own.percentSign, SymbolColumn.percentSign)
        perMille = tables.text(own.perMille, SymbolColumn.perMille)
        self.currency = currency
        self.code = Array(code.description.utf8)
    }
}
