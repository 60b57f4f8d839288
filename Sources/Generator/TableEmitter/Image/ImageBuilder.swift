import DataSnapshot
import LDMLSyntax
import LocaleModel
import LocaleResolution
import PackedTables
import TableWriter

/// Turns a snapshot into an image.
///
/// Everything is sorted, so that the same snapshot gives the same bytes everywhere. The code for each group of
/// tables is in a separate extension.
struct ImageBuilder {
    let snapshot: Snapshot
    let selection: ImageSelection
    let inheritance: Inheritance
    /// The locales to include, sorted bytewise; their indices are the rows of `locales`.
    let identifiers: [String]
    let localeRows: [String: RowReference<LocaleRow>]
    /// The currency codes to include, sorted; their indices are the rows of `currencies`.
    let codes: [String]
    let codeRows: [String: Int]
    /// The numbering systems, sorted.
    let systemNames: [String]
    let systemRows: [String: RowReference<NumberingSystemRow>]

    var writer = PackedWriter()
    /// The compact sets by the bytes of their rows.
    var compactSets: [[UInt8]: RowReference<CompactSetRow>] = [:]

    init(_ snapshot: Snapshot, _ selection: ImageSelection) throws(EmitError) {
        self.snapshot = snapshot
        self.selection = selection
        inheritance = Inheritance(
            locales: snapshot.localeFacts, identifiers: snapshot.supplemental.identifiers)
        identifiers = try Self.selectedLocales(snapshot, selection, inheritance)
        localeRows = Self.rows(identifiers).mapValues { RowReference($0) }
        codes = try Self.selectedCurrencies(snapshot, selection)
        codeRows = Self.rows(codes)
        systemNames = snapshot.supplemental.numberingSystems.keys.sorted()
        systemRows = Self.rows(systemNames).mapValues { RowReference($0) }
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

    /// The value of a required field.
    func require(_ field: LocaleField, _ locale: String, _ chain: [String]) throws(EmitError) -> String {
        guard let value = inheritance.find(field, along: chain)?.value else {
            throw .missing(locale: locale, field: field.path)
        }
        return value
    }

    mutating func writeIdentity() throws {
        let source = snapshot.locales
        // The text pool of an image begins with the empty text, to which rows without texts refer.
        _ = try writer.pool("") as TextReference<Texts>
        var row = ImageRow()
        row.cldrVersion = try writer.pool(source.cldrVersion ?? source.version)
        row.source = try writer.pool(snapshot.sourceText)
        row.isoPublished = try writer.pool(snapshot.iso4217.currentPublished)
        row.omissions = selection.omissions
        try writer.append(row)
    }

    mutating func writeNumberingSystems() throws {
        for name in systemNames {
            var row = NumberingSystemRow()
            row.identifier = try writer.pool(name)
            row.digits = try optionalText(snapshot.supplemental.numberingSystems[name]?.digits)
            try writer.append(row)
        }
    }

    /// A compiled number pattern.
    mutating func pattern<Pool>(_ text: String) throws(PackedWriterError) -> TextReference<Pool> {
        try writer.pool(CompiledPattern(text).string)
    }

    mutating func optionalText(_ text: String?) throws(PackedWriterError) -> TextReference<Texts>? {
        guard let text else { return nil }
        return try writer.pool(text)
    }
}
