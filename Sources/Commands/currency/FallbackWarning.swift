import CommandSupport
import CurrencyParsing
import Foundation

/// What is said on standard error where something else is shown than an argument asks for: the tables know no such
/// thing, and LDML's fallback is used.
enum FallbackWarning: Equatable, CustomStringConvertible {
    /// No locale serves the identifier but the root.
    case root(locale: String)
    /// The tables have no such numbering system; the locale's default one is used.
    case numberingSystem(String, locale: String)
    /// Nothing is known of the currency.
    case currency(CurrencyCode)
    /// No marks of debits and credits are recorded for the locale.
    case statement(locale: String)
    /// A text that is refused, and the name of a file.
    case file(String)

    var description: String {
        switch self {
        case .root(""): "warning: --locale is empty; the root locale is used"
        case .root(let locale): "warning: there is no locale \"\(locale)\"; the root locale is used"
        case .numberingSystem(let name, let locale):
            "warning: \(locale): there is no numbering system \"\(name)\"; the locale's own is used"
        case .currency(let code): "warning: unknown currency \(code); it is written with two fraction digits"
        case .statement(let locale):
            "warning: no marks of debits and credits are recorded for \(locale): an amount with one is doubtful; name the "
                + "locale of the bank"
        case .file(let name):
            "warning: \(name) is a file, and parse reads texts: use - <\(name) to read its lines, or --csv --column NAME "
                + "\(name) to read a table"
        }
    }

    /// - Parameter text: the locale as it was given.
    static func all(
        _ identifier: LocaleIdentifier, _ text: String, _ currency: CurrencyCode?, in data: CurrencyData
    ) -> [FallbackWarning] {
        var warnings: [FallbackWarning] = []
        let isAskedFor = ["und", "root"].contains { text.lowercased().hasPrefix($0) }
        if data.locale(for: identifier) == LocaleIdentifier.root.description, !isAskedFor {
            warnings.append(.root(locale: text))
        }
        if let name = data.match(identifier).unknownNumberingSystem {
            warnings.append(.numberingSystem(name, locale: text))
        }
        // What a slice went without is an error where it is needed.
        if let currency, !data.holds(currency), data.holdsAllCurrencies { warnings.append(.currency(currency)) }
        return warnings
    }

    /// The conventions of statements in a locale, for an argument that asks for them; it warns where none are recorded.
    static func conventions(_ locale: String?, in data: CurrencyData) throws -> AmountConventions? {
        if let conventions = try FormOptions.statement(locale, data) { return conventions }
        FallbackWarning.statement(locale: locale ?? "").say()
        return nil
    }

    /// The warning for a refused text that is the name of a file; nil if there is no such file.
    static func file(named text: String) -> FallbackWarning? {
        !text.isEmpty && FileManager.default.fileExists(atPath: text) ? .file(text) : nil
    }

    func say() { Progress.say(description) }
}
