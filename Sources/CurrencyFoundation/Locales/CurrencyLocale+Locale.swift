import CurrencyFormat
import Foundation

extension CurrencyLocale {
    /// The case that serves one of Foundation's locales; nil for the root and for identifiers that cannot be read.
    ///
    ///     CurrencyLocale(Locale(identifier: "de_AT"))       // CurrencyLocale.germanAustria
    ///     CurrencyLocale(Locale(identifier: "zh_TW"))       // CurrencyLocale.chineseTraditional
    ///
    /// The case says nothing of keywords: for `de_AT@numbers=arab` use `LocaleIdentifier`.
    public init?(_ locale: Locale) {
        guard let identifier = try? LocaleIdentifier(locale) else { return nil }
        let served = CurrencyData.bundled.locale(for: identifier)
        // Raw values have the one variant of old identifiers in capitals: `en_US_POSIX`.
        let subtags = served.split(separator: "-").map { $0 == "posix" ? "POSIX" : $0 }
        self.init(rawValue: subtags.joined(separator: "_"))
    }

    /// The locale of Foundation.
    ///
    ///     CurrencyLocale.germanAustria.locale.identifier      // "de_AT"
    ///
    /// `current` is the user's locale now, `autoUpdating` follows the user's settings.
    public var locale: Locale {
        switch self {
        case .current: .current
        case .autoUpdating: .autoupdatingCurrent
        default: Locale(identifier)
        }
    }

    /// The identifier, in which `current` and `autoUpdating` are the user's locale as it is now.
    ///
    ///     CurrencyLocale.germanAustria.userIdentifier.description      // "de-AT"
    public var userIdentifier: LocaleIdentifier {
        switch self {
        case .current, .autoUpdating: .user
        default: identifier
        }
    }
}
