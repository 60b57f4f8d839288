import Foundation

/// An upstream publication that tests read. It is not in the repository: `scripts/fetch-sources.sh` downloads it.
///
///     @Test(.enabled(if: Publication.cldrJSON.isHere, Publication.cldrJSON.hint))
///     func everyLocaleIsRead() throws {
///         let folder = try Publication.cldrJSON.folder()
public struct Publication: Sendable {
    /// The cldr-json release from which the snapshot was made.
    public static let cldrJSON = Publication(name: "cldr-json-48", file: "cldr-core/availableLocales.json")
    /// ISO 4217's lists of the edition in the snapshot.
    public static let iso4217 = Publication(name: "iso4217-2026-01", file: "list-one.xml")
    /// An older edition of ISO 4217's lists.
    public static let olderISO4217 = Publication(name: "iso4217-2024-06", file: "list-one.xml")
    /// The languages of regions. The snapshot does not use them.
    public static let cldrTerritories = Publication(
        name: "cldr-territories-48", file: "cldr-core/supplemental/territoryInfo.json")
    /// CLDR 41 as LDML.
    public static let cldr41 = Publication(name: "cldr-41", file: "common/main/root.xml")

    /// The name of its folder.
    public let name: String
    /// A file whose presence shows that the publication is there.
    private let file: String

    /// The folder of all publications: `.sources`, or the value of `CURRENCY_FORMAT_SOURCES`.
    private static let all =
        ProcessInfo.processInfo.environment["CURRENCY_FORMAT_SOURCES"].map { URL(fileURLWithPath: $0) }
        ?? PackageFolder.file(".sources")

    private var url: URL { Self.all.appendingPathComponent(name) }

    /// Whether the publication is present.
    public var isHere: Bool { FileManager.default.fileExists(atPath: url.appendingPathComponent(file).path) }

    /// Why a test is skipped, and how to enable it.
    public var hint: String {
        "SKIPPED: \(name) is not in \(Self.all.lastPathComponent); scripts/fetch-sources.sh brings it"
    }

    /// The publication's folder.
    ///
    /// - Throws: `PublicationIsMissing` if the publication is not present.
    public func folder() throws(PublicationIsMissing) -> String {
        guard isHere else { throw PublicationIsMissing(hint: hint) }
        return url.path
    }
}

/// A test read a missing publication instead of being skipped.
public struct PublicationIsMissing: Error, CustomStringConvertible {
    let hint: String

    /// How to get the publication.
    public var description: String { hint }
}
