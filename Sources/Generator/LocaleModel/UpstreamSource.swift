/// A description of a publication, in any version.
public struct UpstreamPublication: Hashable, Sendable {
    /// The name as in `SourceVersion`: `cldr-json`, `ldml`, `icu` or `iso4217`.
    public var name: String
    /// The name for use in a sentence.
    public var title: String
    /// The address at which it is published.
    public var address: String
    /// The licence by its SPDX identifier, or in words.
    public var licence: String

    /// Describes a publication.
    public init(name: String, title: String, address: String, licence: String) {
        self.name = name
        self.title = title
        self.address = address
        self.licence = licence
    }
}

/// A publication that an import reads.
///
/// To add an upstream source, add one module with a type that conforms to this protocol: a `LocaleSource` if it has
/// values of locales, a `CurrencyListSource` if it has lists of currencies.
public protocol UpstreamSource: Sendable {
    /// The description of the publication.
    static var publication: UpstreamPublication { get }

    /// The available version.
    var version: SourceVersion { get throws(ImportError) }

    /// The files that an import reads, by their paths in the publication; empty if there are no files to pin.
    func files() throws(ImportError) -> [String]

    /// The bytes of one of these files.
    func contents(of file: String) throws(ImportError) -> [UInt8]
}

/// A publication that is a folder of files.
public protocol FolderSource: UpstreamSource {
    /// A file or a folder in it that no other publication has.
    static var landmark: String { get }

    /// Creates a source from the folder. Nothing is read yet.
    init(directory: String)
}

/// A publication of values of locales: CLDR in one of its forms, or ICU.
public protocol LocaleSource: UpstreamSource {
    /// How the publication represents inherited values.
    static var inherited: InheritedValues { get }

    /// Reads everything that the model can represent.
    func read() throws(ImportError) -> UpstreamFacts

    /// The identifiers of all locales that the publication has, sorted.
    func localeIdentifiers() throws(ImportError) -> [String]

    /// Reads the data for all locales.
    func supplemental() throws(ImportError) -> SupplementalFacts

    /// Reads the values that the publication has for one locale.
    func read(locale identifier: String) throws(ImportError) -> LocaleFacts

    /// The place of a locale's own value of a field. For an inherited value, this is not the place, unless the
    /// publication repeats inherited values; request that of the value's owner.
    static func place(of field: LocaleField, in locale: String) -> UpstreamPlace

    /// The place of a value for all locales; nil if it differs by version.
    static func place(of field: SupplementalField) -> UpstreamPlace?
}

/// A publication of lists of currencies: ISO 4217.
public protocol CurrencyListSource: UpstreamSource {
    /// Reads the lists.
    func read() throws(ImportError) -> ISO4217Facts

    /// The place of a value in the lists.
    static func place(of field: ISO4217Field) -> UpstreamPlace
}

/// How a publication represents inherited values.
public enum InheritedValues: Sendable {
    /// Each locale has its own values and the inherited ones, as in cldr-json.
    case repeated
    /// Each locale has only its own values, and the root refers to others by aliases, as in CLDR's XML.
    case aliased
    /// Each locale has only its own values, some of which repeat what it would inherit, as in ICU.
    case omitted
}
