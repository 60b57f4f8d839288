import LocaleModel
import LocaleResolution
import PackedTables
import TableWriter

/// Turns the names in a snapshot into an image of names. The same snapshot gives the same bytes everywhere.
struct NamesBuilder {
    private var index: ImageBuilder
    /// The codes for which any of the locales has a name, sorted; their indices are the rows of the index.
    private let codes: [String]
    /// The records of each locale, sorted by the currency's row.
    private let records: [[(currency: Int, forms: NameForms)]]

    /// - Parameter index: A builder that has not written anything. It knows the selected locales and currencies.
    static func image(_ index: ImageBuilder) throws(EmitError) -> [UInt8] {
        do {
            var builder = NamesBuilder(index)
            return try builder.image()
        } catch let error as EmitError {
            throw error
        } catch let error as PackedWriterError {
            throw .packing(error)
        } catch {
            throw .malformed(locale: "", field: "names", value: String(describing: error), expected: "")
        }
    }

    private init(_ index: ImageBuilder) {
        self.index = index
        let own = OwnNames(index.inheritance, locales: index.identifiers, currencies: index.codeRows)
        codes = own.currencies.map { index.codes[$0] }
        let rows = Dictionary(uniqueKeysWithValues: zip(own.currencies, own.currencies.indices))
        records = index.identifiers.map { locale in
            own.recordsNeeded(by: locale).compactMap { record in
                rows[record.currency].map { (currency: $0, forms: record.forms) }
            }
        }
    }

    private mutating func image() throws -> [UInt8] {
        try index.writeLocaleIndex(currencies: codes)
        var shapes = NameShapes()
        let texts = records.map { $0.map { NameText($0.forms, shapes: &shapes) } }
        for shape in shapes.rows { try index.writer.append(shape: shape) }
        let groups = VocabularyGroups(
            locales: index.identifiers, recordCounts: records.map(\.count), parents: index.inheritance.parents,
            identifiers: index.snapshot.supplemental.identifiers)
        var coded = Array(repeating: [[UInt8]](), count: records.count)
        var vocabularies = Array(repeating: RowReference<VocabularyRow>(0), count: records.count)
        for group in groups.members {
            let vocabulary = try NameVocabulary(group.flatMap { texts[$0] })
            let row = try index.writer.appendVocabulary(vocabulary.definitions)
            var rest = vocabulary.records[...]
            for locale in group {
                coded[locale] = Array(rest.prefix(texts[locale].count))
                rest = rest.dropFirst(texts[locale].count)
                vocabularies[locale] = row
            }
        }
        for locale in records.indices {
            try index.writer.appendLocale(
                vocabularies[locale],
                zip(records[locale], coded[locale]).map { (currency: $0.currency, codes: $1) })
        }
        try index.writer.endNames()
        return try index.writer.image(.names)
    }
}
