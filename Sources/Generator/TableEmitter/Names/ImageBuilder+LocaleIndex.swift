import DataSnapshot
import LocaleModel
import PackedTables
import TableWriter

/// The tables of an image of names that find locales, their parents, and the codes of currencies.
///
/// They are those of other images, so that the same code finds and checks locales with and without names. The data for
/// formatting is a single row of empty texts, to which all locales refer.
extension ImageBuilder {
    /// - Parameter currencies: The codes that have names, sorted.
    mutating func writeLocaleIndex(currencies: [String]) throws {
        try writeIdentity()
        var system = NumberingSystemRow()
        system.identifier = try writer.pool(LocaleFacts.latinSystem)
        system.digits = try writer.pool("0123456789")
        try writer.append(system)
        try writer.append(SymbolRow())
        try writer.append(CurrencyPatternRow())
        try writer.append(SpacingRow())
        try writer.append(SystemRow())
        for code in currencies {
            var row = CurrencyRow()
            row.code = try PackedCode(code)
            try writer.append(row)
        }
        for locale in identifiers + [LocaleFacts.rootIdentifier] {
            // The last row is a sentinel.
            var row = LocaleRow()
            row.identifier = try writer.pool(locale)
            row.parent = try parentRow(of: locale, inheritance.parents.chain(from: locale))
            row.systems.count = 1
            try writer.append(row)
        }
        try writeIdentifiers()
    }
}
