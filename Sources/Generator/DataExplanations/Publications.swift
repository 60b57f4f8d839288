import CLDRJSONSource
import ICUSource
import ISO4217Source
import LDMLSource
import LocaleModel

/// All publications. A snapshot names them, and folders contain their files.
public enum Publications {
    /// The publications of locales.
    private static let ofLocales: [any LocaleSource.Type] = [CLDRJSONSource.self, LDMLSource.self, ICUSource.self]

    /// The publications that are folders.
    public static let folders = [
        PublicationFolder(CLDRJSONSource.self), PublicationFolder(LDMLSource.self),
        PublicationFolder(ISO4217Source.self),
    ]

    /// The publication of locales that a snapshot names; nil for an unknown name.
    static func ofLocales(named name: String) -> (any LocaleSource.Type)? {
        ofLocales.first { $0.publication.name == name }
    }
}

/// A publication that is a folder, and how to query it for values.
public struct PublicationFolder: Sendable {
    /// The publication.
    public let publication: UpstreamPublication
    /// A file or folder in it that no other publication has.
    public let landmark: String
    /// Reads the folder and returns a source for values.
    public let explanation: @Sendable (_ directory: String) throws(ImportError) -> any ExplanationSource

    init<Source: FolderSource & LocaleSource>(_: Source.Type) {
        publication = Source.publication
        landmark = Source.landmark
        explanation = { directory throws(ImportError) in try UpstreamExplanation(Source(directory: directory)) }
    }

    init<Source: FolderSource & CurrencyListSource>(_: Source.Type) {
        publication = Source.publication
        landmark = Source.landmark
        explanation = { directory throws(ImportError) in try ISO4217Explanation(Source(directory: directory)) }
    }
}
