import CurrencyCore
import CurrencyEngine

extension CurrencyStyle {
    // Inlined, as the options below are: budgets of resolving.
    @inline(__always)
    init(_ currency: Currency, options: __owned FormatOptions) {
        self.init(
            currency: currency.code, display: currency == .none ? .none : .symbol,
            probableRow: currency.probableRow, options: options)
    }
}

extension Currency {
    /// The row of the case in the bundled data, which has the currencies in the order of the cases.
    @usableFromInline package var probableRow: ProbableRow { ProbableRow(ordinal) }
}

extension FormatOptions {
    /// The options for a case, whose row in the bundled data is known; the user's locale is looked up.
    @inline(__always)
    init(_ locale: CurrencyLocale) {
        switch locale {
        case ._current, ._autoUpdating: self.init(locale: CurrencyLocale.user, data: .bundled)
        // Every other raw value is an identifier.
        default:
            self.init(
                literal: CurrencyLocale.rawValues.bytes(at: locale.ordinal), data: .bundled,
                localeRow: locale.bundledRow)
        }
    }
}
