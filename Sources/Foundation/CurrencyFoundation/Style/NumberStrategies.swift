import CurrencyEngine
import CurrencyFormat

extension CurrencyFormatConfiguration {
    /// When integer digits are grouped.
    public enum Grouping: Hashable, Sendable, Codable {
        /// Groups digits like the locale.
        case automatic
        /// Groups no digits: 10000.
        case never
        /// Groups digits like the locale, but only if the first group has two digits or more: 1000, 10,000.
        case minimumTwo
        /// Groups digits even below the locale's minimum grouping digits.
        case always

        var strategy: GroupingStrategy? {
            switch self {
            case .automatic: nil
            case .never: .off
            case .minimumTwo: .min2
            case .always: .always
            }
        }
    }

    /// Whether whole numbers have a decimal separator.
    public enum DecimalSeparatorDisplayStrategy: Hashable, Sendable, Codable {
        case automatic
        case always

        var display: DecimalSeparatorDisplay {
            switch self {
            case .automatic: .auto
            case .always: .always
            }
        }
    }

    /// The notation for large amounts.
    public enum Notation: Hashable, Sendable, Codable {
        case automatic
        /// Compact notation: $1.2M.
        case compactName

        var engine: FormatOptions.Notation {
            switch self {
            case .automatic: .standard
            case .compactName: .compact(.short)
            }
        }
    }
}

/// The engine's names of the same strategies, so that one word serves styles and formats.
extension CurrencyFormatConfiguration.Grouping {
    /// The engine's name for `automatic`.
    public static var auto: Self { .automatic }
    /// The engine's name for `never`.
    ///
    ///     1234.formatted(.decimal(locale: .germanGermany).grouping(.off))                  // "1234"
    public static var off: Self { .never }
    /// The engine's name for `minimumTwo`.
    public static var min2: Self { .minimumTwo }
}

extension CurrencyFormatConfiguration.DecimalSeparatorDisplayStrategy {
    /// The engine's name for `automatic`.
    public static var auto: Self { .automatic }
}

extension CurrencyFormatConfiguration.Notation {
    /// The engine's name for `automatic`.
    public static var standard: Self { .automatic }
    /// The engine's name for `compactName`.
    public static var compact: Self { .compactName }
}
