import LocaleModel
import MarkupDocument

/// Reads CLDR from its own XML, as `core.zip` of a release and Debian's `unicode-cldr-core` have it.
///
/// A locale's file has just the locale's own values, and so have the facts read here: inheritance is
/// `LocaleResolution`'s. Values below the threshold are not there, nor is the marker `↑↑↑`: the locale inherits.
/// No DTD is loaded and no entity is read.
///
/// See <https://www.unicode.org/reports/tr35/>.
public struct LDMLSource: LocaleSource, FolderSource {
    /// CLDR's own XML.
    public static let publication = UpstreamPublication(
        name: "ldml", title: "CLDR's XML", address: "https://github.com/unicode-org/cldr", licence: "Unicode-3.0")
    /// The newest version that the readers were compared with; a newer one is read with notices.
    static let newestKnown = 48
    /// The folder of locales.
    public static let landmark = LocaleFile.folder
    /// A file has the locale's own values; the root refers to others by aliases.
    public static let inherited = InheritedValues.aliased

    /// The folder that holds `common`.
    public let directory: String
    /// The least standing that a value must have; `contributed` is what cldr-json and ICU ask for.
    public let threshold: DraftStatus

    /// Makes a source of contributed and approved values from the folder of an unpacked CLDR release. Nothing is read yet.
    public init(directory: String) {
        self.init(directory: directory, threshold: .contributed)
    }

    /// Makes a source from the folder of an unpacked CLDR release. Nothing is read yet.
    ///
    /// - Parameter threshold: The lowest draft status of the values that are read.
    public init(directory: String, threshold: DraftStatus) {
        self.directory = directory
        self.threshold = threshold
    }

    /// The version of CLDR, which its DTD states.
    public var version: SourceVersion {
        get throws(ImportError) {
            let version = try CLDRVersion.read(from: directory)
            return SourceVersion(name: Self.publication.name, version: version, cldrVersion: version)
        }
    }

    /// Reads every locale and the supplemental data.
    ///
    /// Locales that only name another's default content, such as `de_DE`, are left out: they have no values.
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
    }

    /// The bytes of a file of the publication.
    ///
    /// - Throws: `ImportError` where there is no such file, or it cannot be read.
    public func contents(of file: String) throws(ImportError) -> [UInt8] {
        try UpstreamFile.contents(of: file, in: directory)
    }

    /// The identifiers of all locales that have a file, sorted; those that only name another's default content too.
    public func localeIdentifiers() throws(ImportError) -> [String] {
        try localeFiles().map { LDMLIdentifier.bcp47(LocaleFile.name(of: $0)) }.sorted()
    }

    /// What stands beside the locales.
    public func supplemental() throws(ImportError) -> SupplementalFacts {
        try supplemental(SupplementalFolder(directory: directory))
    }

    private func supplemental(_ folder: SupplementalFolder) throws(ImportError) -> SupplementalFacts {
        try SupplementalReader(directory: directory, threshold: threshold).read(folder)
    }

    /// The values that one locale has of its own.
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

    /// - Parameter identifiers: what is known of parents; read where it is needed and nil.
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
        return reader.values.facts
    }

    /// The numbering system that a locale writes with, of its own or inherited.
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
        // A whole locale that is another's second name: CLDR has had none since version 38.
        if let alias = try root.child("alias") { throw alias.unknown }
        var reader = NumbersReader(identifier: identifier, threshold: threshold)
        if let numbers = try root.child("numbers") { try reader.read(numbers) }
        if let units = try root.child("units") { try MeasureUnitsReader.read(units, into: &reader.values) }
        return reader
    }

    /// A file under another locale's name would give that locale these values.
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
