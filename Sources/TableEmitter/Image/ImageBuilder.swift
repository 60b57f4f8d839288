import DataSnapshot
import LocaleModel
import LocaleResolution
import PackedTables

/// Turns a snapshot into an image.
///
/// Everything is sorted, so that the same snapshot gives the same bytes anywhere. The work for each group of
/// tables is in an extension of its own.
struct ImageBuilder {
    let snapshot: Snapshot
    let selection: ImageSelection
    let inheritance: Inheritance
    /// The locales that go in, sorted bytewise; their indexes are the rows of `locales`.
    let identifiers: [String]
    let localeRows: [String: Int]
    /// The currency codes that go in, sorted; their indexes are the rows of `currencies`.
    let codes: [String]
    let codeRows: [String: Int]
    /// The numbering systems, sorted.
    let systemNames: [String]
    let systemRows: [String: Int]

    var writer = PackedWriter()
    var rowsOfSets: [TableID: [[Int]: Int]] = [:]
    var runs: [TableID: [[[Int]]: Int]] = [:]

    /// The image of a snapshot.
    static func image(of snapshot: Snapshot, _ selection: ImageSelection) throws(EmitError) -> [UInt8] {
        do {
            var builder = try ImageBuilder(snapshot, selection)
            try builder.writeIdentity()
            try builder.writeCurrencySymbols()
            try builder.writeNumberingSystems()
            try builder.writeCurrencies()
            try builder.writeLocales()
            try builder.writeIdentifiers()
            try builder.writeFacts()
            if selection.features.contains(.regions) { try builder.writeRegions() }
            return try builder.writer.image()
        } catch let error as EmitError {
            throw error
        } catch let error as PackedWriterError {
            throw .packing(error)
        } catch {
            throw .malformed(locale: "", field: "", value: String(describing: error), expected: "")
        }
    }

    init(_ snapshot: Snapshot, _ selection: ImageSelection) throws(EmitError) {
        self.snapshot = snapshot
        self.selection = selection
        inheritance = Inheritance(
            locales: snapshot.localeFacts, identifiers: snapshot.supplemental.identifiers)
        identifiers = try Self.selectedLocales(snapshot, selection, inheritance)
        localeRows = Self.rows(identifiers)
        codes = try Self.selectedCurrencies(snapshot, selection)
        codeRows = Self.rows(codes)
        systemNames = snapshot.supplemental.numberingSystems.keys.sorted()
        systemRows = Self.rows(systemNames)
    }

    private static func rows(_ names: [String]) -> [String: Int] {
        Dictionary(uniqueKeysWithValues: names.enumerated().map { ($0.element, $0.offset) })
    }

    private static func selectedLocales(
        _ snapshot: Snapshot, _ selection: ImageSelection, _ inheritance: Inheritance
    ) throws(EmitError) -> [String] {
        guard let wanted = selection.locales else {
            return snapshot.localeFacts.map(\.identifier).sorted(by: bytewise)
        }
        var result: Set<String> = [LocaleFacts.rootIdentifier]
        for identifier in wanted.sorted() {
            guard inheritance.locales[identifier] != nil else {
                throw .unknown(kind: "locale", identifier: identifier)
            }
            result.formUnion(inheritance.parents.chain(from: identifier))
        }
        return result.sorted(by: bytewise)
    }

    private static func selectedCurrencies(
        _ snapshot: Snapshot, _ selection: ImageSelection
    ) throws(EmitError) -> [String] {
        var known = Set(snapshot.supplemental.fractions.keys).subtracting(["DEFAULT"])
        known.formUnion(snapshot.iso4217.current.map(\.code))
        known.formUnion(snapshot.iso4217.withdrawn.map(\.code))
        known.formUnion(snapshot.supplemental.regionCurrencies.values.joined().map(\.code))
        for locale in snapshot.localeFacts {
            for field in locale.values.keys {
                switch field {
                case .currency(let code, _), .name(let code, _): known.insert(code)
                default: continue
                }
            }
        }
        guard let wanted = selection.currencies else { return known.sorted(by: bytewise) }
        for code in wanted.sorted() where !known.contains(code) {
            throw .unknown(kind: "currency", identifier: code)
        }
        return wanted.sorted(by: bytewise)
    }

    static func bytewise(_ left: String, _ right: String) -> Bool {
        left.utf8.lexicographicallyPrecedes(right.utf8)
    }

    // MARK: Values

    /// The value of a field that every locale must have.
    func require(_ field: LocaleField, _ locale: String, _ chain: [String]) throws(EmitError) -> String {
        guard let value = inheritance.find(field, along: chain)?.value else {
            throw .missing(locale: locale, field: field.path)
        }
        return value
    }

    /// The row of a set, added where no equal one is there yet.
    mutating func row(of values: [Int], in table: TableID) throws -> Int {
        if let row = rowsOfSets[table]?[values] { return row }
        let row = try writer.append(values, to: table)
        rowsOfSets[table, default: [:]][values] = row
        return row
    }

    /// The first row of a run of rows, added where no equal run is there yet.
    mutating func firstRow(of rows: [[Int]], in table: TableID) throws -> Int {
        if let first = runs[table]?[rows] { return first }
        let first = writer.rowCount(of: table)
        for row in rows { try writer.append(row, to: table) }
        runs[table, default: [:]][rows] = first
        return first
    }

    /// What an `optionalText` column holds.
    mutating func optionalText(_ text: String?, in pool: TableID = .text) throws -> Int {
        guard let text else { return 0 }
        return try writer.pool(text, in: pool) + 1
    }

    mutating func identifier(_ text: String) throws -> Int {
        try writer.pool(text, in: .identifiers)
    }

    mutating func writeIdentity() throws {
        let source = snapshot.locales
        // An image begins its text pool with the empty text, whose offset is then 0.
        _ = try writer.pool("", in: .text)
        let cldr = try writer.pool(source.cldrVersion ?? source.version, in: .text)
        let name = try writer.pool(snapshot.sourceText, in: .text)
        let published = try writer.pool(snapshot.iso4217.currentPublished, in: .text)
        try writer.append([cldr, name, published, selection.omissions.rawValue], to: .image)
    }

    private mutating func writeNumberingSystems() throws {
        for name in systemNames {
            let digits = snapshot.supplemental.numberingSystems[name]?.digits
            try writer.append([identifier(name), optionalText(digits)], to: .numberingSystems)
        }
    }
}
