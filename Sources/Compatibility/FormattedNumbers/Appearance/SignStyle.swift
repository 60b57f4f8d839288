// How each style writes a number. The number as it is shown decides: -0.00001 with four decimals is zero.
//
//                  10      -10     0      NaN
//     noSign       10      10      0      NaN
//     default      10      -10     0      NaN
//     plusMinus    +10     -10     0      NaN
//     triangles    ▲10     ▼10     0      NaN

/// The sign that is shown with a number.
///
///     FormattedMoney(-10, signStyle: .triangles).formattedString      // "▼USD 10"
///     FormattedMoney(10, signStyle: .plusMinus).formattedString       // "+USD 10"
///
/// Zero has no sign in any style, and neither does a number that rounds to zero. The plus and minus signs are those of
/// the locale.
public enum SignStyle: Hashable, Sendable, CaseIterable {
    /// No sign, not even before negative numbers.
    case noSign
    /// A minus sign before negative numbers.
    case `default`
    /// A plus sign or a minus sign.
    case plusMinus
    /// ▲ for positive numbers, ▼ for negative ones.
    case triangles
}

extension SignStyle {
    var signDisplay: SignDisplay {
        switch self {
        case .noSign: .never
        case .default: .negative
        case .plusMinus, .triangles: .exceptZero
        }
    }

    /// The signs that are not the locale's.
    var symbols: NumberSymbols {
        guard self == .triangles, let symbols = try? NumberSymbols(minusSign: "▼", plusSign: "▲") else {
            return NumberSymbols()
        }
        return symbols
    }
}
