import LocaleModel

/// The reviewed state of all upstream data: what the importers bring and the emitter reads.
///
/// A locale holds its own values only; what it inherits stays with its ancestors.
public struct Snapshot: Sendable {
    /// Where the locales and the supplemental data come from.
    public var locales: SourceVersion
    /// Sorted by identifier.
    public var localeFacts: [LocaleFacts]
    public var supplemental: SupplementalFacts
    public var iso4217: ISO4217Facts

    public init(
        locales: SourceVersion, localeFacts: [LocaleFacts], supplemental: SupplementalFacts, iso4217: ISO4217Facts
    ) {
        self.locales = locales
        self.localeFacts = localeFacts
        self.supplemental = supplemental
        self.iso4217 = iso4217
    }
}

/// The parts of a snapshot, each with its folder and files.
///
///     sources.json                     the publications
///     locales/de.json                  patterns, symbols, currencies of one locale
///     names/de.json                    currency names of one locale; no file where it has none of its own
///     supplemental/fractions.json ...  what stands beside the locales
///     iso4217.json                     both lists of ISO 4217
enum SnapshotLayout {
    static let sources = "sources.json"
    static let locales = "locales"
    static let names = "names"
    static let numberingSystems = "supplemental/numberingSystems.json"
    static let fractions = "supplemental/fractions.json"
    static let regionCurrencies = "supplemental/regionCurrencies.json"
    static let identifiers = "supplemental/identifiers.json"
    static let plurals = "supplemental/plurals.json"
    static let englishNames = "supplemental/englishNames.json"
    static let iso4217 = "iso4217.json"
}

/// The content of `sources.json`.
struct SnapshotSources: Codable {
    var locales: SourceVersion
}
