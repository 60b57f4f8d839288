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
    private var writer = PackedNamesWriter()

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
        writer.append(bytes: try index.localeIndex(currencies: codes), to: .index)
        var shapes = NameShapes()
        let texts = records.map { $0.map { NameText($0.forms, shapes: &shapes) } }
        for shape in shapes.rows { try writer.append(shape: shape) }
        let groups = VocabularyGroups(
            locales: index.identifiers, recordCounts: records.map(\.count), parents: index.inheritance.parents,
            identifiers: index.snapshot.supplemental.identifiers)
        var coded = Array(repeating: [[UInt8]](), count: records.count)
        var vocabularies = Array(repeating: 0, count: records.count)
        for group in groups.members {
            let vocabulary = try NameVocabulary(group.flatMap { texts[$0] })
            let row = try append(vocabulary.definitions)
            var rest = vocabulary.records[...]
            for locale in group {
                coded[locale] = Array(rest.prefix(texts[locale].count))
                rest = rest.dropFirst(texts[locale].count)
                vocabularies[locale] = row
            }
        }
        for locale in records.indices {
            try writeLocale(vocabularies[locale], records[locale].map(\.currency), coded[locale])
        }
        return try writer.image()
    }

    /// Appends a vocabulary and its symbols.
    private mutating func append(_ definitions: [SymbolDefinition]) throws -> Int {
        var vocabulary = VocabularyRow()
        vocabulary.firstSymbol = writer.rowCount(of: .symbols)
        vocabulary.symbolCount = definitions.count
        for definition in definitions {
            var symbol = NameSymbolRow()
            symbol.definition = try definition.packed()
            try writer.append(symbol)
        }
        return try writer.append(vocabulary)
    }

    private mutating func writeLocale(_ vocabulary: Int, _ currencies: [Int], _ records: [[UInt8]]) throws {
        let width = PackedNames.presenceWidth(currencies: codes.count)
        var locale = NamesLocaleRow()
        locale.vocabulary = vocabulary
        locale.presence = records.isEmpty ? nil : writer.byteCount(of: .presence) / max(1, width)
        locale.firstBlock = writer.rowCount(of: .blocks)
        try writer.append(locale)
        if records.isEmpty { return }
        var bits = [UInt8](repeating: 0, count: width)
        for currency in currencies { bits[currency / 7] |= 1 << UInt8(currency % 7) }
        writer.append(bytes: bits, to: .presence)
        for (position, record) in records.enumerated() {
            if position % PackedNamesLayout.recordsPerBlock == 0 {
                var block = BlockRow()
                block.firstRecord = writer.byteCount(of: .records)
                try writer.append(block)
            }
            guard record.count <= PackedNamesLayout.maximumRecordLength else {
                throw PackedWriterError.textTooLong(
                    bytes: record.count, maximum: PackedNamesLayout.maximumRecordLength)
            }
            writer.append(bytes: [UInt8(record.count)] + record, to: .records)
        }
    }
}
