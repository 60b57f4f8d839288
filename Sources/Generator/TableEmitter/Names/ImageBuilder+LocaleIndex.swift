import DataSnapshot
import LocaleModel
import PackedTables
import TableWriter

/// The index that an image of names begins with: what finds locales, their parents, and the codes of currencies.
///
/// It is a table image, so that locales are found and checked by the same code with and without names. What concerns
/// formatting is a single row of empty texts, which all locales point to.
extension ImageBuilder {
    /// - Parameter currencies: the codes that have names, sorted.
    mutating func localeIndex(currencies: [String]) throws -> [UInt8] {
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
        return try writer.image()
    }
}
