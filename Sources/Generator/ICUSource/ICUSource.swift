import CICU
import LocaleModel

/// Reads ICU's data, from the library that this program is linked with or from any other ICU's file.
///
/// ICU's data is CLDR's, compiled into resource bundles: one for each locale in the main tree (numbers), one in the
/// tree `curr` (currencies), one in the tree `unit` and one in the tree `rbnf` (numbers in words), and a few for all locales. Bundles are read as stored, without
/// fallback and without following aliases, so a locale has exactly its own values.
///
/// ICU's data differs from CLDR's in three ways:
/// - currency spacing and the patterns that join an amount with a name have no numbering system; they are read as
///   `latn`;
/// - if a locale names a currency but has no symbol for it, ICU stores the code as its symbol;
/// - the root's other systems refer to the requested locale's `latn`; such references are left out, because LDML's
///   inheritance has the same effect.
///
/// The format of bundles has been the same since ICU 4.4, so the data of any version can be read. If the content has
/// changed, each reader states what it knows; the versions from 70 to 78 are known. A newer one is read with a notice,
/// and unknown content is an error.
public struct ICUSource: LocaleSource {
    /// ICU itself.
    public static let publication = UpstreamPublication(
        name: "icu", title: "ICU", address: "https://github.com/unicode-org/icu", licence: "Unicode-3.0")
    /// A bundle has the locale's own values.
    public static let inherited = InheritedValues.omitted
    /// The newest version with which the readers were tested; a newer one is read with a notice.
    static let newestKnown = 78

    /// The data to read: that of the linked library, or of a file.
    public let data: ICUData
    /// The publication's version: that of ICU, and of the CLDR in it.
    public let version: SourceVersion

    /// Creates a source for the library that this program is linked with.
    public init() {
        data = .linked
        version = Self.version()
    }

    /// Creates a source for a package of any ICU.
    ///
    /// - Throws: `ImportError` if the package does not state its version.
    public init(_ package: ICUPackage) throws(ImportError) {
        data = .package(package)
        version = SourceVersion(
            name: Self.publication.name, version: try Self.version("icuver", "ICUVersion", atLeast: 2, in: data),
            cldrVersion: try Self.version("supplementalData", "cldrVersion", atLeast: 1, in: data))
    }

    private static func version(
        _ bundle: String, _ key: String, atLeast least: Int, in data: ICUData
    ) throws(ImportError) -> String {
        let text = try ICUBundle.open(.main, bundle, in: data).node(key).string()
        guard SourceVersion.isWord(text) else {
            throw .malformed(
                file: ICUBundle.file(.main, bundle), locale: nil, field: key, value: text,
                expected: SourceVersion.wordForm)
        }
        return withoutZeros(text, atLeast: least)
    }

    /// The version of the library that this program is linked with.
    public static func version() -> SourceVersion {
        // Reading ICU's version cannot fail, because it is short and in the library itself, not in its data.
        SourceVersion(
            name: publication.name, version: ICUText.read(cicu_icu_version) ?? "",
            cldrVersion: ICUText.read(cicu_cldr_version))
    }

    /// ICU's data has a version in four parts, such as `72.1.0.0`, for which the library states `72.1`.
    private static func withoutZeros(_ version: String, atLeast least: Int) -> String {
        var parts = version.split(separator: ".", omittingEmptySubsequences: false)
        while parts.count > least, parts.last == "0" { parts.removeLast() }
        return parts.joined(separator: ".")
    }

    /// Reads everything that the model can represent.
    public func read() throws(ImportError) -> UpstreamFacts {
        let tree = try ICULocaleTree.read(data)
        var locales: [LocaleFacts] = []
        locales.reserveCapacity(tree.names.count)
        for name in tree.names { locales.append(try read(name)) }
        locales.sort { $0.identifier < $1.identifier }
        return UpstreamFacts(
            source: version, locales: locales, supplemental: try supplemental(tree),
            notices: UpstreamNotice.of(version, newestKnown: Self.newestKnown))
    }

    /// Reads the values that one locale does not inherit.
    public func read(locale identifier: String) throws(ImportError) -> LocaleFacts {
        try read(ICULocaleName.name(of: identifier))
    }

    private func read(_ name: String) throws(ImportError) -> LocaleFacts {
        var facts = LocaleFacts(identifier: ICULocaleName.identifier(of: name))
        try NumberElementsReader.read(name, from: data, into: &facts)
        try CurrencyTablesReader.read(name, from: data, into: &facts)
        try MeasureUnitsReader.read(name, from: data, into: &facts)
        try NumberRulesReader.read(name, from: data, into: &facts)
        return facts
    }

    /// The identifiers of the locales with their own bundles, sorted.
    public func localeIdentifiers() throws(ImportError) -> [String] {
        try ICULocaleTree.read(data).names.map(ICULocaleName.identifier).sorted()
    }

    /// Reads the data that belongs to no locale.
    public func supplemental() throws(ImportError) -> SupplementalFacts {
        try supplemental(ICULocaleTree.read(data))
    }

    private func supplemental(_ tree: ICULocaleTree) throws(ImportError) -> SupplementalFacts {
        var supplemental = SupplementalFacts()
        supplemental.numberingSystems = try NumberingSystemsReader.read(data)
        (supplemental.fractions, supplemental.regionCurrencies) = try CurrencySupplementReader.read(data)
        supplemental.identifiers = try IdentifiersReader.read(tree, data)
        supplemental.plurals = try PluralsReader.read(data)
        supplemental.englishNames = try EnglishNamesReader.read(data)
        return supplemental
    }

    /// The items of the package. The library that this program is linked with has no readable items.
    public func files() throws(ImportError) -> [String] {
        switch data {
        case .linked: []
        case .package(let package): package.files
        }
    }

    /// The bytes of a file of the publication.
    ///
    /// - Throws: `ImportError` if there is no such file, or it cannot be read.
    public func contents(of file: String) throws(ImportError) -> [UInt8] {
        guard case .package(let package) = data, let item = package.item(file) else {
            throw .missingFile(file: file)
        }
        return [UInt8](item)
    }
}
