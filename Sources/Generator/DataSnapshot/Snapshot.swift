import LocaleModel

/// The reviewed state of all upstream data, which the importers write and the emitter reads.
///
/// A locale has only its own values. Inherited values are stored with its ancestors.
public struct Snapshot: Sendable {
    /// The source of the locales and the supplemental data.
    public var locales: SourceVersion
    /// The corrections and additions of a second source; nil if there is only one source.
    public var corrections: SnapshotCorrections?
    /// The locales, sorted by identifier.
    public var localeFacts: [LocaleFacts]
    /// The facts for all locales.
    public var supplemental: SupplementalFacts
    /// Both lists of ISO 4217.
    public var iso4217: ISO4217Facts

    /// Creates a snapshot from its parts.
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

    /// The publications by name and version, such as `cldr-json 48.0.0` or `cldr-json 48.0.0 with icu 78.3`.
    public var sourceText: String {
        let base = "\(locales.name) \(locales.version)"
        guard let corrections else { return base }
        return "\(base) with \(corrections.source.name) \(corrections.source.version)"
    }
}

/// The parts of a snapshot, each with its folder and files:
///
///     sources.json                     the publications
///     contents.json                    the locales, and those that have names
///     corrections.json                 the values from the second source; absent if there is none
///     locales/de.json                  patterns, symbols and currencies of one locale
///     names/de.json                    currency names of one locale; absent if all are inherited
///     rules/de.json                    rules for numbers in words of one locale; absent if all are inherited
///     supplemental/fractions.json ...  the data that belongs to no locale
///     iso4217.json                     both lists of ISO 4217
enum SnapshotLayout {
    static let sources = "sources.json"
    static let contents = "contents.json"
    static let corrections = "corrections.json"
    static let locales = "locales"
    static let names = "names"
    static let rules = "rules"
    static let supplemental = "supplemental"
    static let numberingSystems = "supplemental/numberingSystems.json"
    static let fractions = "supplemental/fractions.json"
    static let regionCurrencies = "supplemental/regionCurrencies.json"
    static let identifiers = "supplemental/identifiers.json"
    static let languageMatching = "supplemental/languageMatching.json"
    static let plurals = "supplemental/plurals.json"
    static let englishNames = "supplemental/englishNames.json"
    static let iso4217 = "iso4217.json"

    static let folders = [locales, names, rules, supplemental]

    /// The files that every snapshot has, regardless of its locales.
    static let fixed = [
        sources, contents, numberingSystems, fractions, regionCurrencies, identifiers, plurals, englishNames, iso4217,
    ]

    static func locale(_ identifier: String) -> String { "\(locales)/\(identifier).json" }
    static func names(of identifier: String) -> String { "\(names)/\(identifier).json" }
    static func rules(of identifier: String) -> String { "\(rules)/\(identifier).json" }
}

/// The content of `contents.json`: a list of the snapshot's contents, so that a lost file is noticed.
struct SnapshotContents: Codable, Equatable {
    /// The identifiers of all locales, sorted.
    var locales: [String]
    /// The identifiers of locales with a file of names, sorted.
    var names: [String]
    /// The identifiers of locales with a file of rules, sorted; nil, as in older snapshots, if there is none.
    var rules: [String]?
    /// Whether there is a file for language matching; nil, as in older snapshots, if there is none.
    var languageMatching: Bool?

    init(of locales: [LocaleFacts], _ supplemental: SupplementalFacts) {
        languageMatching = supplemental.languageMatching == nil ? nil : true
        self.locales = locales.map(\.identifier).sorted()
        names = locales.filter(\.hasNames).map(\.identifier).sorted()
        let rules = locales.filter(\.hasRules).map(\.identifier).sorted()
        self.rules = rules.isEmpty ? nil : rules
    }

    /// The paths of all files of the snapshot.
    var files: Set<String> {
        let matching = languageMatching == true ? [SnapshotLayout.languageMatching] : []
        return Set(
            SnapshotLayout.fixed + matching + locales.map(SnapshotLayout.locale) + names.map(SnapshotLayout.names(of:))
                + (rules ?? []).map(SnapshotLayout.rules(of:))
        )
    }
}

extension LocaleFacts {
    /// Whether the locale has its own currency names.
    var hasNames: Bool {
        values.keys.contains { if case .name = $0 { true } else { false } }
    }

    /// Whether the locale has its own rules for numbers in words.
    var hasRules: Bool {
        values.keys.contains { if case .numberRules = $0 { true } else { false } }
    }
}

/// The content of `sources.json`.
struct SnapshotSources: Codable {
    var locales: SourceVersion
    var corrections: SourceVersion?
}
