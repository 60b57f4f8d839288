import CurrencyEngine
import CurrencyFormat

extension CurrencyFormatConfiguration {
    /// When integer digits are grouped.
    public enum Grouping: Hashable, Sendable, Codable {
        /// As the locale does.
        case automatic
        /// 10000.
        case never
        /// As the locale does, but only if the first group has two digits or more: 1000, 10,000.
        case minimumTwo
        /// Also below the locale's minimum grouping digits.
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

    /// How large amounts are written.
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
