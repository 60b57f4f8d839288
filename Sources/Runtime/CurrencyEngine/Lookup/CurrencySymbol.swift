import CurrencyCore
import PackedTables

/// The text that stands for a currency.
///
/// If neither the locale nor an ancestor has a form, the plain symbol is used, or the code if there is no symbol.
package struct CurrencySymbol {
    private let values: CurrencyValues
    /// The code as a text.
    let code: PackedText

    /// - Parameter code: The code, in case the tables do not have it.
    // Inlined, like `text`: budget resolving.
    @inline(__always)
    package init(_ values: CurrencyValues, _ code: KeptText?) {
        self.values = values
        self.code =
            values.currency.map { values.image.code(of: CurrencyRow.self, $0) } ?? code?.packed
            ?? PackedText("")
    }

    var symbol: PackedText { values.value(.symbol) ?? code }
    var narrow: PackedText { values.value(.narrow) ?? symbol }

    /// The text; nil if the currency is not shown.
    ///
    /// - Parameter custom: The caller's text for `.custom`.
    @inline(__always)
    package func text(_ display: CurrencyDisplay, custom: KeptText?) -> PackedText? {
        switch display {
        // A name goes around the number and not into the pattern, where ICU keeps the symbol.
        case .symbol, .name: symbol
        case .narrowSymbol: narrow
        case .formalSymbol: values.value(.formal) ?? symbol
        case .variantSymbol: values.value(.variant) ?? symbol
        case .code: code
        case .none: nil
        case .custom: custom?.packed
        }
    }
}
