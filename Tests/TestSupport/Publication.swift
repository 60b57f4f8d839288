import Foundation

/// A publication of upstream that tests read. It is not part of the repository: `scripts/fetch-sources.sh` brings it.
///
///     @Test(.enabled(if: Publication.cldrJSON.isHere, Publication.cldrJSON.hint))
///     func everyLocaleIsRead() throws {
///         let folder = try Publication.cldrJSON.folder()
public struct Publication: Sendable {
    /// cldr-json, from which the snapshot was made.
    public static let cldrJSON = Publication(name: "cldr-json-48", file: "cldr-core/availableLocales.json")
    /// ISO 4217's lists as the snapshot has them.
    public static let iso4217 = Publication(name: "iso4217-2026-01", file: "list-one.xml")
    /// An older edition of ISO 4217's lists.
    public static let olderISO4217 = Publication(name: "iso4217-2024-06", file: "list-one.xml")
    /// The languages of regions, which the snapshot is not made from.
    public static let cldrTerritories = Publication(
        name: "cldr-territories-48", file: "cldr-core/supplemental/territoryInfo.json")
    /// CLDR 41 in its own XML.
    public static let cldr41 = Publication(name: "cldr-41", file: "common/main/root.xml")

    /// The name of its folder.
    public let name: String
    /// A file that is there if the publication is.
    private let file: String

    /// The folder that holds all publications: `.sources`, unless `CURRENCY_FORMAT_SOURCES` names another.
    private static let all =
        ProcessInfo.processInfo.environment["CURRENCY_FORMAT_SOURCES"].map { URL(fileURLWithPath: $0) }
        ?? PackageFolder.file(".sources")

    private var url: URL { Self.all.appendingPathComponent(name) }

    /// Whether the file is here.
    public var isHere: Bool { FileManager.default.fileExists(atPath: url.appendingPathComponent(file).path) }

    /// Why a test is skipped, and what to do about it.
    public var hint: String {
        "SKIPPED: \(name) is not in \(Self.all.lastPathComponent); scripts/fetch-sources.sh brings it"
    }

    /// The publication's folder.
    ///
    /// - Throws: `PublicationIsMissing` where it is not here.
    public func folder() throws(PublicationIsMissing) -> String {
        guard isHere else { throw PublicationIsMissing(hint: hint) }
        return url.path
    }
}

/// A test reads a publication that is not here, and was not skipped.
public struct PublicationIsMissing: Error, CustomStringConvertible {
    let hint: String

    /// What to do if the publication is missing.
    public var description: String { hint }
}
