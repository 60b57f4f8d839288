import CICU
import LocaleModel

/// Reads ICU's data: of the library that this program is linked with, or of any other from its file.
///
/// ICU's data is CLDR's, compiled into resource bundles: one for each locale in the main tree (numbers), one in the
/// tree `curr` (currencies) and one in the tree `unit`, and a few that hold for all locales. Each bundle is read as it is stored, without
/// fallback and without following aliases, so that a locale has just the values that are its own.
///
/// Three things that CLDR says are not in ICU's data, or are there in another shape:
/// - currency spacing and the patterns that join an amount with a name have no numbering system; they stand under
///   `latn`;
/// - where a locale names a currency but has no symbol for it, ICU stores the code as its symbol;
/// - the root's other systems refer to the requested locale's `latn`; such references are left out, because LDML's
///   inheritance says the same.
///
/// The bundles' form has been the same since ICU 4.4, so the data of any version can be read. Where its content has
/// changed, each reader says what it knows; the versions from 70 to 78 are known. A newer one is read with a notice,
/// and what no reader knows is an error.
public struct ICUSource: LocaleSource {
    /// ICU itself.
    public static let publication = UpstreamPublication(
        name: "icu", title: "ICU", address: "https://github.com/unicode-org/icu", licence: "Unicode-3.0")
    /// A bundle has the locale's own values.
    public static let inherited = InheritedValues.omitted
    /// The newest version that the readers were compared with; a newer one is read with a notice.
    static let newestKnown = 78

    /// The data that is read: that of the linked library, or of a file.
    public let data: ICUData
    /// The publication's version: ICU's own, and CLDR's inside.
    public let version: SourceVersion

    /// The library that this program is linked with.
    public init() {
        data = .linked
        version = Self.version()
    }

    /// The data of a package, whichever ICU it belongs to.
    ///
    /// - Throws: `ImportError` where the package does not say its version.
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
        // ICU's version cannot fail: it is short, and it is in the library itself, not in its data.
        SourceVersion(
            name: publication.name, version: ICUText.read(cicu_icu_version) ?? "",
            cldrVersion: ICUText.read(cicu_cldr_version))
    }

    /// ICU's data has its version in four parts, `72.1.0.0`, where the library says `72.1`.
    private static func withoutZeros(_ version: String, atLeast least: Int) -> String {
        var parts = version.split(separator: ".", omittingEmptySubsequences: false)
        while parts.count > least, parts.last == "0" { parts.removeLast() }
        return parts.joined(separator: ".")
    }

    /// Everything that the model can hold.
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

    /// The values that one locale has of its own.
    public func read(locale identifier: String) throws(ImportError) -> LocaleFacts {
        try read(ICULocaleName.name(of: identifier))
    }

    private func read(_ name: String) throws(ImportError) -> LocaleFacts {
        var facts = LocaleFacts(identifier: ICULocaleName.identifier(of: name))
        try NumberElementsReader.read(name, from: data, into: &facts)
        try CurrencyTablesReader.read(name, from: data, into: &facts)
        try MeasureUnitsReader.read(name, from: data, into: &facts)
        return facts
    }

    /// The identifiers of the locales that have bundles of their own, sorted.
    public func localeIdentifiers() throws(ImportError) -> [String] {
        try ICULocaleTree.read(data).names.map(ICULocaleName.identifier).sorted()
    }

    /// What stands beside the locales.
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

    /// The items of the package; the library that this program is linked with has none that can be read.
    public func files() throws(ImportError) -> [String] {
        switch data {
        case .linked: []
        case .package(let package): package.files
        }
    }

    /// The bytes of a file of the publication.
    ///
    /// - Throws: `ImportError` where there is no such file, or it cannot be read.
    public func contents(of file: String) throws(ImportError) -> [UInt8] {
        guard case .package(let package) = data, let item = package.item(file) else {
            throw .missingFile(file: file)
        }
        return [UInt8](item)
    }
}
