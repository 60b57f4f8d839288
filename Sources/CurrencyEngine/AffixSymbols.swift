import CurrencyCore
import PackedTables

/// The texts that take the place of the characters with a meaning in affixes.
struct AffixSymbols {
    var minusSign: [UInt8]
    var plusSign: [UInt8]
    var percentSign: [UInt8]
    /// What the percent sign's place holds: for shares in thousandths another sign.
    var percentKind = FormattedPart.Kind.percentSign
    var perMille: [UInt8]
    /// What stands for ¤; nil where no currency is shown.
    var currency: [UInt8]?
    /// What stands for ¤¤.
    var code: [UInt8]

    init(_ tables: SystemTables, _ currency: [UInt8]?, _ code: CurrencyCode) {
        minusSign = Array(tables.symbol(SymbolColumn.minusSign).utf8)
        plusSign = Array(tables.symbol(SymbolColumn.plusSign).utf8)
        percentSign = Array(tables.symbol(SymbolColumn.percentSign).utf8)
        perMille = Array(tables.symbol(SymbolColumn.perMille).utf8)
        self.currency = currency
        self.code = Array(code.description.utf8)
    }
}
