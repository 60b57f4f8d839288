import CurrencyParsing
import GRDB

extension Database {
    /// Adds `format_minor_units(units, currency, locale)` and `parse_minor_units(text, currency, locale)`, with the names and
    /// texts of the SQLite extension. They are pure, so generated columns and indexes may call them.
    func addMoneyFunctions() {
        add(
            function: DatabaseFunction("format_minor_units", argumentCount: 3, pure: true) { values in
                guard let units = Int64.fromDatabaseValue(values[0]), let style = try style(values) else { return nil }
                return try style.format(minorUnits: units)
            })
        add(
            function: DatabaseFunction("parse_minor_units", argumentCount: 3, pure: true) { values in
                guard let text = String.fromDatabaseValue(values[0]), let style = try style(values) else { return nil }
                return try CurrencyParser(style).parseMinorUnits(text)
            })
    }
}

/// The style of a call's second and third argument; nil if one of them is NULL.
private func style(_ values: [DatabaseValue]) throws -> CurrencyStyle? {
    guard let code = String.fromDatabaseValue(values[1]), let tag = String.fromDatabaseValue(values[2]) else {
        return nil
    }
    return CurrencyStyle(try CurrencyCode(code), locale: try LocaleIdentifier(tag)).spaces(.plain)
}
