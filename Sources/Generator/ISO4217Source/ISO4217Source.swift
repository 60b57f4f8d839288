import LocaleModel
import MarkupDocument

/// Reads ISO 4217 from the XML files that its maintenance agency publishes: list one with the current currencies,
/// and list three with those withdrawn.
///
/// See <https://www.six-group.com/en/products-services/financial-information/data-standards.html>.
public struct ISO4217Source: CurrencyListSource, FolderSource {
    /// The lists of the maintenance agency.
    public static let publication = UpstreamPublication(
        name: "iso4217", title: "ISO 4217",
        address: "https://www.six-group.com/en/products-services/financial-information/data-standards.html",
        licence: "facts of ISO 4217")
    /// List one.
    public static let landmark = CurrentCurrencies.file

    /// The folder that holds `list-one.xml` and `list-three.xml`.
    public let directory: String

    /// Creates a source from the folder with both lists. Nothing is read yet.
    public init(directory: String) {
        self.directory = directory
    }

    /// The publication, named by the date of list one.
    public var version: SourceVersion {
        get throws(ImportError) { CurrentCurrencies.version(of: try CurrentCurrencies.list(in: directory)) }
    }

    /// Both lists.
    public func files() throws(ImportError) -> [String] {
        [CurrentCurrencies.file, WithdrawnCurrencies.file]
    }

    /// The bytes of a file of the publication.
    ///
    /// - Throws: `ImportError` if there is no such file, or it cannot be read.
    public func contents(of file: String) throws(ImportError) -> [UInt8] {
        try UpstreamFile.contents(of: file, in: directory)
    }

    /// Reads both lists.
    ///
    /// Spaces in names are normalized: each run of spaces, including no-break ones, becomes one space. Codes, numbers
    /// and dates are read as written, or rejected.
    public func read() throws(ImportError) -> ISO4217Facts {
        try readWithProvenance().facts
    }

    /// Reads both lists, and reports the place of each fact in them.
    public func readWithProvenance() throws(ImportError) -> (facts: ISO4217Facts, provenance: ISO4217Provenance) {
        let current = try CurrentCurrencies(try CurrentCurrencies.list(in: directory))
        let withdrawn = try WithdrawnCurrencies(try WithdrawnCurrencies.list(in: directory))
        let facts = ISO4217Facts(
            currentPublished: current.published, withdrawnPublished: withdrawn.published,
            current: current.currencies, entitiesWithoutCurrency: current.entitiesWithoutCurrency,
            withdrawn: withdrawn.withdrawals)
        return (facts, ISO4217Provenance(current: current.places, withdrawn: withdrawn.places))
    }
}

/// The entries of the lists from which the facts were read.
public struct ISO4217Provenance: Equatable, Sendable {
    /// The entries of list one by currency code, in the list's order: one for each entity that uses it.
    public var current: [String: [Provenance]]
    /// The entries of list three, one for each element of `ISO4217Facts.withdrawn` and in the same order.
    public var withdrawn: [Provenance]
}
