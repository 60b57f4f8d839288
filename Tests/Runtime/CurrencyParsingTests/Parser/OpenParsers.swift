import CurrencyNames
import CurrencyParsing
import Foundation

/// Parsers that find the currency, one for each locale: to make one takes longer than most tests that use it.
enum OpenParsers {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var known: [String: CurrencyParser] = [:]

    /// The parser of a locale, with the names of module CurrencyNames or without any.
    static func parser(_ locale: String, withNames: Bool = false) throws -> CurrencyParser {
        let key = withNames ? locale + " with names" : locale
        if let parser = lock.withLock({ known[key] }) { return parser }
        // Outside of the lock, so that others go on; that one may be made twice does no harm.
        let parser = CurrencyParser(
            locale: try LocaleIdentifier(locale), data: .bundled, names: withNames ? .bundled : nil)
        lock.withLock { known[key] = parser }
        return parser
    }
}
