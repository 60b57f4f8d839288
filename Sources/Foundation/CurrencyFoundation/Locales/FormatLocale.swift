import CurrencyFormat

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The locale of a format: a fixed one, or the user's at each call.
public enum FormatLocale: Hashable, Sendable {
    case identifier(LocaleIdentifier)
    case autoUpdating

    /// Creates the locale that a value of any locale type names.
    public init(_ locale: some FormatLocaleConvertible) {
        self = locale.formatLocale
    }

    /// Creates the locale for a case; `autoUpdating` follows the user's settings.
    public init(_ locale: CurrencyLocale) {
        self = locale == .autoUpdating ? .autoUpdating : .identifier(locale.identifier)
    }

    /// Creates the locale for one of Foundation's; a malformed identifier counts as the root.
    public init(_ locale: Locale) {
        if locale == .autoupdatingCurrent {
            self = .autoUpdating
        } else {
            self = .identifier((try? LocaleIdentifier(locale)) ?? .root)
        }
    }

    /// The identifier; for `autoUpdating`, that of the user's current settings.
    public var identifier: LocaleIdentifier {
        switch self {
        case .identifier(let identifier): identifier
        case .autoUpdating: .user
        }
    }

    /// Foundation's locale.
    public var locale: Locale {
        switch self {
        case .identifier(let identifier): Locale(identifier)
        case .autoUpdating: .autoupdatingCurrent
        }
    }
}

/// A type that names the locale of a format: `CurrencyLocale`, `LocaleIdentifier` and Foundation's `Locale`.
public protocol FormatLocaleConvertible {
    /// The locale, which follows the user's settings if the value does.
    var formatLocale: FormatLocale { get }
}

extension FormatLocale: FormatLocaleConvertible {
    /// The locale itself.
    public var formatLocale: FormatLocale { self }
}

extension CurrencyLocale: FormatLocaleConvertible {
    /// The locale of the case; `autoUpdating` follows the user's settings.
    public var formatLocale: FormatLocale { FormatLocale(self) }
}

extension LocaleIdentifier: FormatLocaleConvertible {
    /// The identifier as a fixed locale.
    public var formatLocale: FormatLocale { .identifier(self) }
}

extension Locale: FormatLocaleConvertible {
    /// The locale; `autoupdatingCurrent` follows the user's settings.
    public var formatLocale: FormatLocale { FormatLocale(self) }
}

/// Coded as one text: the identifier in BCP 47's spelling, or the raw value of `CurrencyLocale.autoUpdating`.
extension FormatLocale: Codable {
    /// Decodes an identifier in any spelling, or the raw value of `CurrencyLocale.autoUpdating`.
    ///
    /// - Throws: `DecodingError` if the text is not an identifier.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        if text == CurrencyLocale.autoUpdating.rawValue {
            self = .autoUpdating
            return
        }
        do throws(LocaleIdentifierError) {
            self = .identifier(try LocaleIdentifier(text))
        } catch {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "\"\(text)\" is not a locale identifier: \(error)")
        }
    }

    /// Encodes the identifier in BCP 47 spelling, or the raw value of `CurrencyLocale.autoUpdating`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .identifier(let identifier): try container.encode(identifier.description)
        case .autoUpdating: try container.encode(CurrencyLocale.autoUpdating.rawValue)
        }
    }
}
