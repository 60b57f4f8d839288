/// What a publication is, whichever version of it is at hand.
public struct UpstreamPublication: Hashable, Sendable {
    /// The name that `SourceVersion` has: `cldr-json`, `ldml`, `icu` or `iso4217`.
    public var name: String
    /// The name in a sentence.
    public var title: String
    /// Where it is published.
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
/// A new upstream is one module with a type of this protocol: a `LocaleSource` where it has values of locales, a
/// `CurrencyListSource` where it has lists of currencies.
public protocol UpstreamSource: Sendable {
    /// What the publication is.
    static var publication: UpstreamPublication { get }

    /// The version at hand.
    var version: SourceVersion { get throws(ImportError) }

    /// The files that an import reads, by their paths inside the publication; none where there are no files to pin.
    func files() throws(ImportError) -> [String]

    /// The bytes of one of these files.
    func contents(of file: String) throws(ImportError) -> [UInt8]
}

/// A publication that is a folder of files.
public protocol FolderSource: UpstreamSource {
    /// A file or a folder in it that no other publication has.
    static var landmark: String { get }

    /// Makes a source from the folder. Nothing is read yet.
    init(directory: String)
}

/// A publication of values of locales: CLDR in one of its forms, or ICU.
public protocol LocaleSource: UpstreamSource {
    /// How the publication shows what a locale inherits.
    static var inherited: InheritedValues { get }

    /// Everything that the model can hold.
    func read() throws(ImportError) -> UpstreamFacts

    /// The identifiers of all locales that the publication has, sorted.
    func localeIdentifiers() throws(ImportError) -> [String]

    /// What stands beside the locales.
    func supplemental() throws(ImportError) -> SupplementalFacts

    /// The values that the publication has with one locale.
    func read(locale identifier: String) throws(ImportError) -> LocaleFacts

    /// Where the publication states a locale's own value of a field. A value that the locale inherits is not there but in
    /// the place that this answers for its owner, unless inherited values are repeated.
    static func place(of field: LocaleField, in locale: String) -> UpstreamPlace

    /// Where it states a value that holds for all locales; nil where that differs by version.
    static func place(of field: SupplementalField) -> UpstreamPlace?
}

/// A publication of lists of currencies: ISO 4217.
public protocol CurrencyListSource: UpstreamSource {
    /// The lists.
    func read() throws(ImportError) -> ISO4217Facts

    /// Where the lists have a value.
    static func place(of field: ISO4217Field) -> UpstreamPlace
}

/// How a publication shows what a locale inherits.
public enum InheritedValues: Sendable {
    /// Each locale has its own values and those that it inherits, as in cldr-json.
    case repeated
    /// Each locale has its own values only, and the root refers to others by aliases, as in CLDR's XML.
    case aliased
    /// Each locale has its own values only, of which some repeat what it would inherit, as in ICU.
    case omitted
}
