import DataSnapshot
import LocaleModel
import PackedTables

/// The index that an image of names begins with: what finds locales, their parents, and the codes of currencies.
///
/// It is a table image, so that locales are found and checked by the same code with and without names. What concerns
/// formatting is a single row of empty texts, which all locales point to.
extension ImageBuilder {
    /// - Parameter currencies: the codes that have names, sorted.
    mutating func localeIndex(currencies: [String]) throws -> [UInt8] {
        try writeIdentity()
        try writer.append([identifier("latn"), optionalText("0123456789")], to: .numberingSystems)
        for table in [TableID.symbolSets, .currencyPatternSets, .spacingSets, .systems] { try append([], to: table) }
        for code in currencies {
            try append([(CurrencyColumn.code, PackedWriter.ascii(code))], to: .currencies)
        }
        for locale in identifiers + [LocaleFacts.rootIdentifier] {
            // The last row is a sentinel.
            let chain = inheritance.parents.chain(from: locale)
            try append(
                [
                    (LocaleColumn.identifier, identifier(locale)),
                    (LocaleColumn.parent, parentRow(of: locale, chain)),
                    (LocaleColumn.systemCount, 1),
                ], to: .locales)
        }
        try writeIdentifiers()
        return try writer.image()
    }

    /// Appends a row that has these values and else zeros.
    private mutating func append(_ values: [(column: Column, value: Int)], to table: TableID) throws {
        try writer.append(
            PackedLayout.columns(table).map { column in
                values.first { $0.column.offset == column.offset }?.value ?? 0
            }, to: table)
    }
}
