import CurrencyFormat

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// ECMA-402's part     numberPart     numberSymbol
//
//     integer         integer
//     group           integer        groupingSeparator
//     decimal                        decimalSeparator
//     fraction        fraction
//     minusSign, plusSign            sign
//     percentSign                    percent
//     currency                       currency
//
// Other parts have neither, as in Foundation. See
// https://developer.apple.com/documentation/foundation/attributescopes/foundationattributes/numberformatattributes.

package typealias NumberAttributes = AttributeScopes.FoundationAttributes.NumberFormatAttributes

extension AttributedString {
    /// Creates an attributed string from a formatted number, with Foundation's attributes for the parts of numbers.
    ///
    ///     let style = CurrencyStyle(.euro, locale: .germanGermany)
    ///     let text = AttributedString(style.plan.formatParts(1234.5))
    ///     let symbol = text.runs.first { $0.numberSymbol == .currency }!
    ///     String(text[symbol.range].characters)       // "€"
    public init(_ number: FormattedNumber) {
        self.init()
        for part in number.parts {
            var attributes = AttributeContainer()
            if let numberPart = part.kind.numberPart { attributes.numberPart = numberPart }
            if let numberSymbol = part.kind.numberSymbol { attributes.numberSymbol = numberSymbol }
            append(AttributedString(number.text(of: part), attributes: attributes))
        }
    }
}

extension FormattedPart.Kind {
    package var numberPart: NumberAttributes.NumberPartAttribute.NumberPart? {
        switch self {
        case .integer, .group: .integer
        case .fraction: .fraction
        default: nil
        }
    }

    package var numberSymbol: NumberAttributes.SymbolAttribute.Symbol? {
        switch self {
        case .group: .groupingSeparator
        case .decimal: .decimalSeparator
        case .minusSign, .plusSign: .sign
        case .percentSign: .percent
        case .currency: .currency
        default: nil
        }
    }
}
