import CurrencyCore
import PackedTables

/// The text that stands for a currency.
///
/// A form that no ancestor has falls back to the plain symbol, and that to the code.
enum CurrencySymbol {
    /// The text as UTF-8; nil where the currency is not shown.
    static func text(_ display: CurrencyDisplay, _ code: CurrencyCode, _ values: CurrencyValues) -> [UInt8]? {
        switch display {
        // A name stands around the number and not in the pattern, where ICU keeps the symbol.
        case .symbol, .name: symbol(values.value(.symbol), code)
        case .narrowSymbol: symbol(values.value(.narrow) ?? values.value(.symbol), code)
        case .formalSymbol: symbol(values.value(.formal) ?? values.value(.symbol), code)
        case .variantSymbol: symbol(values.value(.variant) ?? values.value(.symbol), code)
        case .code: symbol(nil, code)
        case .none: nil
        case .custom(let text): Array(text.utf8)
        }
    }

    private static func symbol(_ text: PackedText?, _ code: CurrencyCode) -> [UInt8] {
        text.map { Array($0.utf8) } ?? Array(code.description.utf8)
    }
}
