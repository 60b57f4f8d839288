import CurrencyCore
import PackedTables

// Looks up the fraction digits that a style asks for.

extension CurrencyDigits {
    /// The precision for the currency in a row; without a row, LDML's default of two fraction digits.
    package func resolve(
        _ row: Int?, _ data: CurrencyData, _ compatibility: FormatOptions.Compatibility
    ) -> NumberPrecision {
        if case .precision(let precision) = self { return precision }
        let (step, scale) = step(row, data, compatibility)
        return .increment(step, scale: scale)
    }

    /// The step and the fraction digits for the currency in a row. For a custom precision, they are those of `display`.
    package func step(
        _ row: Int?, _ data: CurrencyData, _ compatibility: FormatOptions.Compatibility
    ) -> (step: Int, scale: Int) {
        let currency = row.map { data.image[CurrencyRow.self, $0] }
        let display = currency?.digits ?? 2
        switch self {
        case .display, .pattern, .precision:
            return Self.step(currency?.rounding ?? 0, scale: display, compatibility)
        case .iso:
            let minorUnit = row.flatMap(data.minorUnit(ofRow:)) ?? display
            return (1, minorUnit)
        case .cash:
            return Self.step(
                currency?.cashRounding ?? 0, scale: currency?.cashDigits ?? display, compatibility)
        }
    }

    /// ICU shows as many fraction digits as the step has: with steps of 0.50, one.
    private static func step(
        _ step: Int, scale: Int, _ compatibility: FormatOptions.Compatibility
    ) -> (step: Int, scale: Int) {
        var (step, scale) = (step, scale)
        while compatibility == .icu, step > 1, step % 10 == 0, scale > 0 {
            step /= 10
            scale -= 1
        }
        return (step, scale)
    }
}
