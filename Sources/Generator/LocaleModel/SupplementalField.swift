/// The address of one value of the supplemental data, as `LocaleField` is for a value of a locale.
///
///     numberingSystems/latn/digits
///     fractions/CHF/cashRounding
///     plurals/cardinals/pl/few
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Supplemental_Currency_Data>.
public enum SupplementalField: Hashable, Sendable {
    case digits(system: String)
    case fractions(currency: String, FractionPart)
    case pluralRule(language: String, PluralCategory)

    /// The field's path in the snapshot's folder `supplemental`.
    public var path: String {
        switch self {
        case .digits(let system): "numberingSystems/\(system)/digits"
        case .fractions(let currency, let part): "fractions/\(currency)/\(part.rawValue)"
        case .pluralRule(let language, let category): "plurals/cardinals/\(language)/\(category.rawValue)"
        }
    }

    /// The entry of `fractions` for currencies that have none of their own.
    public static let defaultFractions = "DEFAULT"
}

/// The four numbers that CLDR has for a currency's fraction digits.
public enum FractionPart: String, CaseIterable, Sendable {
    case digits
    case rounding
    case cashDigits
    case cashRounding
}

extension SupplementalFacts {
    /// The value of a field; nil if upstream has none.
    public subscript(field: SupplementalField) -> String? {
        switch field {
        case .digits(let system): numberingSystems[system]?.digits
        case .fractions(let currency, let part): fractions[currency]?[part].map { String($0) }
        case .pluralRule(let language, let category): plurals.cardinals[language]?[category.rawValue]
        }
    }
}

extension Fractions {
    /// One of the numbers; nil for those of cash if they are not stated.
    public subscript(part: FractionPart) -> Int? {
        switch part {
        case .digits: digits
        case .rounding: rounding
        case .cashDigits: cashDigits
        case .cashRounding: cashRounding
        }
    }
}
