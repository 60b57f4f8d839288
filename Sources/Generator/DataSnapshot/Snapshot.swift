import LocaleModel

/// The reviewed state of all upstream data: what the importers bring and the emitter reads.
///
/// A locale holds its own values only; what it inherits stays with its ancestors.
public struct Snapshot: Sendable {
    /// Where the locales and the supplemental data come from.
    public var locales: SourceVersion
    /// What a second source says otherwise, or in addition; nil where there is one source.
    public var corrections: SnapshotCorrections?
    /// Sorted by identifier.
    public var localeFacts: [LocaleFacts]
    /// The facts that hold for all locales.
    public var supplemental: SupplementalFacts
    /// Both lists of ISO 4217.
    public var iso4217: ISO4217Facts

    /// Makes a snapshot from its parts.
    public init(
        locales: SourceVersion, corrections: SnapshotCorrections? = nil, localeFacts: [LocaleFacts],
        supplemental: SupplementalFacts, iso4217: ISO4217Facts
    ) {
        self.locales = locales
        self.corrections = corrections
        self.localeFacts = localeFacts
        self.supplemental = supplemental
        self.iso4217 = iso4217
    }

    /// The publications by name and version: `cldr-json 48.0.0`, or `cldr-json 48.0.0 with icu 78.3`.
    public var sourceText: String {
        let base = "\(locales.name) \(locales.version)"
        guard let corrections else { return base }
        return "\(base) with \(corrections.source.name) \(corrections.source.version)"
    }
}

/// The parts of a snapshot, each with its folder and files.
///
///     sources.json                     the publications
///     contents.json                    which locales there are, and which of them have names
///     corrections.json                 which values are those of the second source; no file where there is none
///     locales/de.json                  patterns, symbols, currencies of one locale
///     names/de.json                    currency names of one locale; no file where it has none of its own
///     supplemental/fractions.json ...  what stands beside the locales
///     iso4217.json                     both lists of ISO 4217
enum SnapshotLayout {
    static let sources = "sources.json"
    static let contents = "contents.json"
    static let corrections = "corrections.json"
    static let locales = "locales"
    static let names = "names"
    static let supplemental = "supplemental"
    static let numberingSystems = "supplemental/numberingSystems.json"
    static let fractions = "supplemental/fractions.json"
    static let regionCurrencies = "supplemental/regionCurrencies.json"
    static let identifiers = "supplemental/identifiers.json"
    static let languageMatching = "supplemental/languageMatching.json"
    static let plurals = "supplemental/plurals.json"
    static let englishNames = "supplemental/englishNames.json"
    static let iso4217 = "iso4217.json"

    static let folders = [locales, names, supplemental]

    /// The files that every snapshot has, whatever its locales.
    static let fixed = [
        sources, contents, numberingSystems, fractions, regionCurrencies, identifiers, plurals, englishNames, iso4217,
    ]

    static func locale(_ identifier: String) -> String { "\(locales)/\(identifier).json" }
    static func names(of identifier: String) -> String { "\(names)/\(identifier).json" }
}

/// The content of `contents.json`: what the snapshot has, so that a file that got lost is missed.
struct SnapshotContents: Codable, Equatable {
    /// The identifiers of all locales, sorted.
    var locales: [String]
    /// Those that have a file of names, sorted.
    var names: [String]
    /// Whether there is a file of language matching; nil, as in older snapshots, where there is none.
    var languageMatching: Bool?

    init(of locales: [LocaleFacts], _ supplemental: SupplementalFacts) {
        languageMatching = supplemental.languageMatching == nil ? nil : true
        self.locales = locales.map(\.identifier).sorted()
        names = locales.filter(\.hasNames).map(\.identifier).sorted()
    }

    /// The paths of all files of the snapshot.
    var files: Set<String> {
        let matching = languageMatching == true ? [SnapshotLayout.languageMatching] : []
        return Set(
            SnapshotLayout.fixed + matching + locales.map(SnapshotLayout.locale) + names.map(SnapshotLayout.names(of:))
        )
    }
}

extension LocaleFacts {
    /// Whether the locale has names of currencies of its own.
    var hasNames: Bool {
        values.keys.contains { if case .name = $0 { true } else { false } }
    }
}

/// The content of `sources.json`.
struct SnapshotSources: Codable {
    var locales: SourceVersion
    var corrections: SourceVersion?
}
