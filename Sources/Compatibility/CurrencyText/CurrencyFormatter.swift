import CurrencyFoundation
import Foundation

/// Formats and parses amounts, with the names and settings of CurrencyText.
///
///     let formatter = CurrencyFormatter {
///         $0.currency = .dollar
///         $0.locale = CurrencyLocale.englishUnitedStates
///     }
///     formatter.string(from: 30.0)                // "$30.00"
///
/// By default, the locale follows the user's settings, and the currency is that of the locale's region. Every currency
/// has two fraction digits and at least one integer digit.
///
///     let custom = CurrencyFormatter {
///         $0.locale = CurrencyLocale.english
///         $0.hasDecimals = false
///         $0.maxValue = 999999
///         $0.groupingSize = 2
///         $0.groupingSeparator = ";"
///         $0.currencySymbol = "💶"
///     }
///     custom.string(from: 100000000)              // "💶99;99;99"
///
/// Amounts are exact: each call with a `Double` has a counterpart with a decimal.
///
/// The formatter looks its settings up once, at the first call after one of them changed, and then formats with that
/// plan. Threads can share a formatter, because each call and each change of a property is atomic. Make changes that
/// belong together in the initializer.
public final class CurrencyFormatter: CurrencyFormatting, @unchecked Sendable {
    /// A closure that the initializer calls to set the properties.
    public typealias InitHandler = (CurrencyFormatter) -> Void

    private let lock = NSLock()
    // Both are read and written under the lock.
    private var settings = FormatterSettings()
    private var resolved: ResolvedFormat?

    /// Creates a formatter; the closure sets its properties.
    ///
    ///     let formatter = CurrencyFormatter {
    ///         $0.currency = .euro
    ///         $0.locale = CurrencyLocale.englishIreland
    ///     }
    ///     formatter.string(from: 30.0)            // "€30.00"
    public init(_ handler: InitHandler? = nil) {
        handler?(self)
    }

    /// The settings as they are now.
    var currentSettings: FormatterSettings {
        lock.lock()
        defer { lock.unlock() }
        return settings
    }

    /// Changes settings, and discards the resolved format.
    func change(_ body: (inout FormatterSettings) -> Void) {
        lock.lock()
        defer { lock.unlock() }
        body(&settings)
        resolved = nil
    }

    /// The resolved format, looked up anew after a change of the settings or of the user's locale.
    var current: ResolvedFormat {
        lock.lock()
        defer { lock.unlock() }
        if let resolved, settings.locale != .autoUpdating || resolved.locale == .user { return resolved }
        let format = ResolvedFormat(settings)
        resolved = format
        return format
    }
}

// MARK: Locale

extension CurrencyFormatter {
    /// The locale: a case of `CurrencyLocale`, or Foundation's `Locale`. By default, it is the user's locale.
    ///
    ///     let formatter = CurrencyFormatter { $0.currency = .euro }
    ///     formatter.locale = CurrencyLocale.italianItaly
    ///     formatter.string(from: 1234567.5)           // "1.234.567,50 €"
    ///     formatter.locale = Locale(identifier: "hi_IN@numbers=deva")
    ///     formatter.string(from: 1234567.5)           // "€१२,३४,५६७.५०"
    ///
    /// `autoUpdating` follows the user's settings; `current` is the locale that the user has when the property is set.
    public var locale: any LocaleConvertible {
        get { currentSettings.givenLocale }
        set {
            let given = newValue.locale
            // A case is more exact than Foundation's locale, whose identifier may be spelled otherwise.
            let locale = (newValue as? CurrencyLocale).map(FormatLocale.init) ?? FormatLocale(given)
            change {
                $0.givenLocale = given
                $0.locale = locale
            }
        }
    }
}
