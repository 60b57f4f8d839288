import LocaleModel
import MarkupDocument

/// Reads CLDR from its XML, as in the `core.zip` of a release and in Debian's `unicode-cldr-core`.
///
/// A locale's file has only the locale's own values, and so do the facts read here; `LocaleResolution` applies
/// inheritance. Values below the threshold and the marker `↑↑↑` are left out, so the locale inherits these values.
/// No DTD is loaded and no entity is read.
///
/// See <https://www.unicode.org/reports/tr35/>.
public struct LDMLSource: LocaleSource, FolderSource {
    /// CLDR's own XML.
    public static let publication = UpstreamPublication(
        name: "ldml", title: "CLDR's XML", address: "https://github.com/unicode-org/cldr", licence: "Unicode-3.0")
    /// The newest version with which the readers were tested; a newer one is read with notices.
    static let newestKnown = 48
    /// The folder of locales.
    public static let landmark = LocaleFile.folder
    /// A file has the locale's own values; the root refers to others by aliases.
    public static let inherited = InheritedValues.aliased

    /// The folder that holds `common`.
    public let directory: String
    /// The lowest status of values that are read; cldr-json and ICU require `contributed`.
    public let threshold: DraftStatus

    /// Creates a source of contributed and approved values from the folder of an unpacked release. Nothing is read yet.
    public init(directory: String) {
        self.init(directory: directory, threshold: .contributed)
    }

    /// Creates a source from the folder of an unpacked CLDR release. Nothing is read yet.
    ///
    /// - Parameter threshold: The lowest draft status of the values that are read.
    public init(directory: String, threshold: DraftStatus) {
        self.directory = directory
        self.threshold = threshold
    }

    /// The version of CLDR, as stated in its DTD.
    public var version: SourceVersion {
        get throws(ImportError) {
            let version = try CLDRVersion.read(from: directory)
            return SourceVersion(name: Self.publication.name, version: version, cldrVersion: version)
        }
    }

    /// Reads every locale and the supplemental data.
    ///
    /// Locales that only represent another's default content, such as `de_DE`, have no values and are left out.
    public func read() throws(ImportError) -> UpstreamFacts {
        let version = try version
        let folder = try SupplementalFolder(directory: directory)
        let supplemental = try self.supplemental(folder)
        let named = Set(supplemental.identifiers.defaultContent)
        var notices = UpstreamNotice.of(version, newestKnown: Self.newestKnown) + folder.notices
        var locales: [LocaleFacts] = []
        var isComplete = false
        for file in try localeFiles() {
            let facts = try read(file, supplemental.identifiers, &notices)
            isComplete = isComplete || facts.identifier == LocaleFacts.rootIdentifier
            if named.contains(facts.identifier) {
                guard let field = facts.values.keys.map(\.path).min() else { continue }
                throw .unknownField(file: file, locale: facts.identifier, field: field)
            }
            locales.append(facts)
        }
        guard isComplete else { throw .missingFile(file: LocaleFile.path(LDMLIdentifier.root)) }
        locales.sort { $0.identifier < $1.identifier }
        for (first, second) in zip(locales, locales.dropFirst()) where first.identifier == second.identifier {
            throw .duplicate(file: LocaleFile.folder, locale: first.identifier, field: "file")
        }
        return UpstreamFacts(source: version, locales: locales, supplemental: supplemental, notices: notices)
    }

    /// The files that an import reads.
    public func files() throws(ImportError) -> [String] {
        try [CLDRVersion.file] + SupplementalFolder(directory: directory).files + localeFiles()
            + NumberRulesFile.names(in: directory).sorted().map(NumberRulesFile.path)
    }

    /// The bytes of a file of the publication.
    ///
    /// - Throws: `ImportError` if there is no such file, or it cannot be read.
    public func contents(of file: String) throws(ImportError) -> [UInt8] {
        try UpstreamFile.contents(of: file, in: directory)
    }

    /// The identifiers of all locales with a file, sorted, including those that represent another's default content.
    public func localeIdentifiers() throws(ImportError) -> [String] {
        try localeFiles().map { LDMLIdentifier.bcp47(LocaleFile.name(of: $0)) }.sorted()
    }

    /// Reads the data that belongs to no locale.
    public func supplemental() throws(ImportError) -> SupplementalFacts {
        try supplemental(SupplementalFolder(directory: directory))
    }

    private func supplemental(_ folder: SupplementalFolder) throws(ImportError) -> SupplementalFacts {
        try SupplementalReader(directory: directory, threshold: threshold).read(folder)
    }

    /// Reads the values that one locale does not inherit.
    public func read(locale identifier: String) throws(ImportError) -> LocaleFacts {
        var notices: [UpstreamNotice] = []
        return try read(LocaleFile.path(LDMLIdentifier.fileName(of: identifier)), nil, &notices)
    }

    /// The files of all locales, each of which is named after one.
    private func localeFiles() throws(ImportError) -> [String] {
        let names = try UpstreamFile.names(in: LocaleFile.folder, of: directory, suffix: LocaleFile.suffix)
        let files = names.map { "\(LocaleFile.folder)/\($0)" }
        for file in files where !LocaleFacts.isIdentifier(LDMLIdentifier.bcp47(LocaleFile.name(of: file))) {
            throw .malformed(
                file: file, locale: nil, field: "the file's name", value: LocaleFile.name(of: file),
                expected: LocaleFacts.identifierForm)
        }
        return files
    }

    /// - Parameter identifiers: The data about parents; if nil, it is read when needed.
    private func read(
        _ file: String, _ identifiers: IdentifierFacts?, _ notices: inout [UpstreamNotice]
    ) throws(ImportError) -> LocaleFacts {
        var reader = try self.reader(of: file)
        if !reader.systemValues.isEmpty {
            let known: IdentifierFacts
            if let identifiers { known = identifiers } else { known = try supplemental().identifiers }
            let system = try defaultSystem(of: reader.values.facts, known)
            try reader.systemValues.apply(toDefault: system, &reader.values, &notices)
        }
        var facts = reader.values.facts
        let name = LocaleFile.name(of: file)
        if NumberRulesFile.names(in: directory).contains(name) {
            try NumberRulesFile.read(name, in: directory, into: &facts)
        }
        return facts
    }

    /// The default numbering system of a locale, its own or inherited.
    private func defaultSystem(
        of locale: LocaleFacts, _ identifiers: IdentifierFacts
    ) throws(ImportError) -> String {
        let field = LocaleField.numberingSystem(.default)
        let parents = LocaleParents(identifiers: identifiers, existing: try localeIdentifiers())
        for identifier in parents.chain(from: locale.identifier) {
            let facts =
                identifier == locale.identifier
                ? locale : try reader(of: LocaleFile.path(LDMLIdentifier.fileName(of: identifier))).values.facts
            if let system = facts[field] { return system }
        }
        throw .missing(file: LocaleFile.path(LDMLIdentifier.root), locale: locale.identifier, field: field.path)
    }

    private func reader(of file: String) throws(ImportError) -> NumbersReader {
        let name = LocaleFile.name(of: file)
        let identifier = LDMLIdentifier.bcp47(name)
        let root = try LDMLElement(
            directory: directory, file: file, locale: identifier, root: "ldml",
            only: ["identity", "numbers", "units", "alias"])
        try checkIdentity(of: root, name: name)
        // This would be a whole locale that is an alias; CLDR has had none since version 38.
        if let alias = try root.child("alias") { throw alias.unknown }
        var reader = NumbersReader(identifier: identifier, threshold: threshold)
        if let numbers = try root.child("numbers") { try reader.read(numbers) }
        if let units = try root.child("units") { try MeasureUnitsReader.read(units, into: &reader.values) }
        return reader
    }

    /// A file with another locale's name would assign these values to that locale.
    private func checkIdentity(of root: LDMLElement, name: String) throws(ImportError) {
        let identity = try root.requiredChild("identity")
        var subtags: [String] = []
        for part in ["language", "script", "territory", "variant"] {
            if let element = try identity.child(part) { subtags.append(try element.requiredAttribute("type")) }
        }
        let stated = subtags.joined(separator: "_")
        guard stated == name else { throw identity.malformed(stated, expected: name) }
    }
}
