import Foundation
import LocaleModel

/// Reads CLDR from its cldr-json distribution.
///
/// The distribution has every locale with its inheritance applied, so the values read here are resolved;
/// `LocaleResolution` removes what a locale inherits.
///
/// The unit patterns are in a separate package, `cldr-units-full`. A distribution may lack it; its facts then have no
/// unit patterns.
///
/// See <https://github.com/unicode-org/cldr-json>.
public struct CLDRJSONSource: LocaleSource, FolderSource {
    /// The JSON distribution of CLDR.
    public static let publication = UpstreamPublication(
        name: "cldr-json", title: "cldr-json", address: "https://github.com/unicode-org/cldr-json",
        licence: "Unicode-3.0")
    /// The package with the data for all locales.
    public static let landmark = "cldr-core"
    /// A locale's files also contain what it inherits.
    public static let inherited = InheritedValues.repeated
    /// The newest version with which the readers were tested; a newer one is read with a notice.
    static let newestKnown = 48

    /// The folder that holds `cldr-core`, `cldr-numbers-full` and `cldr-localenames-full`.
    public let directory: String

    /// Creates a source from the folder of an unpacked cldr-json distribution. Nothing is read yet.
    public init(directory: String) {
        self.directory = directory
    }

    /// The version of the distribution, as stated in its packages.
    public var version: SourceVersion {
        get throws(ImportError) {
            let package = try JSONObject(directory: directory, file: "cldr-core/package.json")
            func word(_ key: String) throws(ImportError) -> String {
                let text = try package.string(key)
                guard SourceVersion.isWord(text) else {
                    throw package.malformed(key, text, expected: SourceVersion.wordForm)
                }
                return text
            }
            return SourceVersion(
                name: Self.publication.name, version: try word("version"), cldrVersion: try word("cldrVersion"))
        }
    }

    /// Reads every locale of the full distribution and the supplemental data.
    public func read() throws(ImportError) -> UpstreamFacts {
        var locales: [LocaleFacts] = []
        for identifier in try localeIdentifiers() {
            if identifier == locales.last?.identifier {
                throw .duplicate(file: Self.localesFile, locale: identifier, field: "/availableLocales/full")
            }
            locales.append(try read(locale: identifier))
        }
        let version = try version
        return UpstreamFacts(
            source: version, locales: locales, supplemental: try SupplementalReader(directory: directory).read(),
            notices: UpstreamNotice.of(version, newestKnown: Self.newestKnown))
    }

    /// The files of the distribution that an import reads.
    public func files() throws(ImportError) -> [String] {
        let locales = try localeIdentifiers()
        let supplemental = [
            "aliases", "currencyData", "likelySubtags", "numberingSystems", "parentLocales", "pluralRanges", "plurals",
        ]
        return [Self.localesFile, "cldr-core/defaultContent.json", "cldr-core/package.json"]
            + supplemental.map { "cldr-core/supplemental/\($0).json" }
            + LanguageMatchingReader(directory: directory).files
            + ["languages", "scripts", "territories", "variants"].map { "cldr-localenames-full/main/en/\($0).json" }
            + locales.flatMap { [Self.numbersFile($0), Self.currenciesFile($0)] }
            + (hasUnits ? locales.map(Self.unitsFile) : [])
    }

    /// The bytes of a file of the publication.
    ///
    /// - Throws: `ImportError` if there is no such file, or it cannot be read.
    public func contents(of file: String) throws(ImportError) -> [UInt8] {
        [UInt8](try JSONObject.contents(of: file, in: directory))
    }

    private static let localesFile = "cldr-core/availableLocales.json"

    /// The identifiers of the full distribution's locales, sorted. Files are named after them.
    ///
    /// - Throws: `ImportError.malformed` for an identifier that does not name a locale.
    public func localeIdentifiers() throws(ImportError) -> [String] {
        let available = try JSONObject(directory: directory, file: Self.localesFile).object("availableLocales")
        let identifiers = try available.strings("full")
        if let text = identifiers.first(where: { !LocaleFacts.isIdentifier($0) }) {
            throw available.malformed("full", text, expected: LocaleFacts.identifierForm)
        }
        return identifiers.sorted()
    }

    /// The data that does not belong to a locale.
    public func supplemental() throws(ImportError) -> SupplementalFacts {
        try SupplementalReader(directory: directory).read()
    }

    /// The values of one locale, including the inherited ones.
    public func read(locale identifier: String) throws(ImportError) -> LocaleFacts {
        var facts = LocaleFacts(identifier: identifier)
        facts.values.reserveCapacity(1200)
        let numbers = try JSONObject(
            directory: directory, file: Self.numbersFile(identifier), locale: identifier)
        try NumbersReader.read(numbers.object("main", identifier, "numbers"), into: &facts)
        let currencies = try JSONObject(
            directory: directory, file: Self.currenciesFile(identifier), locale: identifier)
        try CurrenciesReader.read(currencies.object("main", identifier, "numbers", "currencies"), into: &facts)
        if hasUnits {
            let units = try JSONObject(directory: directory, file: Self.unitsFile(identifier), locale: identifier)
            try MeasureUnitsReader.read(units.object("main", identifier, "units", "short"), into: &facts)
        }
        return facts
    }

    /// Whether the distribution has the package of units.
    private var hasUnits: Bool {
        FileManager.default.fileExists(atPath: "\(directory)/\(Self.unitsPackage)")
    }

    private static let unitsPackage = "cldr-units-full"

    static func unitsFile(_ locale: String) -> String {
        "\(unitsPackage)/main/\(locale)/units.json"
    }

    /// The file of rules for numbers in words, which are not read: its objects have the rule sets in no order.
    static func rulesFile(_ locale: String) -> String { "cldr-rbnf/rbnf/\(locale).json" }

    static func numbersFile(_ locale: String) -> String {
        "cldr-numbers-full/main/\(locale)/numbers.json"
    }

    static func currenciesFile(_ locale: String) -> String {
        "cldr-numbers-full/main/\(locale)/currencies.json"
    }
}
