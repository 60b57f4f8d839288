import LocaleModel

/// The files of a snapshot to which findings refer.
enum SnapshotFile {
    static let iso4217 = "iso4217.json"
    static let fractions = "supplemental/fractions.json"
    static let regionCurrencies = "supplemental/regionCurrencies.json"
    static let identifiers = "supplemental/identifiers.json"
    static let plurals = "supplemental/plurals.json"
    static let numberingSystems = "supplemental/numberingSystems.json"

    /// The file that holds a field of a locale.
    static func of(_ field: LocaleField, in locale: String) -> String {
        if case .name = field { "names/\(locale).json" } else { "locales/\(locale).json" }
    }
}
