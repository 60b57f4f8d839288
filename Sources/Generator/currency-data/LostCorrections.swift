import DataSnapshot
import LocaleModel

/// What an import without a correcting source drops from a snapshot that had one.
///
/// The values are not wrong in the new snapshot: they are older, or missing. A diff of thousands of lines would not say why.
struct LostCorrections: Equatable, CustomStringConvertible {
    private let source: SourceVersion
    /// The number of values of locales that were the source's.
    private let values: Int
    private let locales: [String]
    /// The currencies whose fraction digits were the source's.
    private let currencies: [String]

    /// Nil if the old snapshot had no such source, the new one has one, or nothing is lost.
    init?(of old: Snapshot, in new: Snapshot) {
        guard let corrections = old.corrections, new.corrections == nil else { return nil }
        source = corrections.source
        let before = Dictionary(old.localeFacts.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
        let after = Dictionary(new.localeFacts.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
        let fields = corrections.fields.filter { $0.key != SnapshotCorrections.supplemental }
        locales = fields.keys.filter { before[$0] != nil && after[$0] == nil }.sorted()
        values = fields.reduce(0) { sum, locale in
            sum
                + locale.value.count { path in
                    LocaleField(pathComponents: path.split(separator: "/").map(String.init)).map {
                        before[locale.key]?[$0] != after[locale.key]?[$0]
                    } ?? false
                }
        }
        let digits = "fractions/"
        currencies = (corrections.fields[SnapshotCorrections.supplemental] ?? []).filter { $0.hasPrefix(digits) }
            .map { String($0.dropFirst(digits.count)) }
            .filter { old.supplemental.fractions[$0] != new.supplemental.fractions[$0] }.sorted()
        if values == 0, currencies.isEmpty { return nil }
    }

    var description: String {
        let parts = [
            "\(values) value\(values == 1 ? "" : "s")",
            locales.isEmpty ? nil : "the locale\(locales.count == 1 ? "" : "s") \(locales.joined(separator: ", "))",
            currencies.isEmpty ? nil : "the digits of \(currencies.joined(separator: ", "))",
        ].compactMap { $0 }
        return "the snapshot was corrected by \(source.name) \(source.version), and this import names no such source: "
            + "\(parts.joined(separator: ", ")) go; to keep them, import again with --icu-data FILE"
    }
}
