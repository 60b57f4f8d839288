import CLDRJSONSource
import ICUSource
import ISO4217Source
import LDMLSource
import LocaleModel

/// The list of publications: what names one, in a snapshot or by its files, finds it here.
public enum Publications {
    /// Those of locales.
    private static let ofLocales: [any LocaleSource.Type] = [CLDRJSONSource.self, LDMLSource.self, ICUSource.self]

    /// Those that are folders.
    public static let folders = [
        PublicationFolder(CLDRJSONSource.self), PublicationFolder(LDMLSource.self),
        PublicationFolder(ISO4217Source.self),
    ]

    /// The publication of locales that a snapshot names; nil for a name that is none's.
    static func ofLocales(named name: String) -> (any LocaleSource.Type)? {
        ofLocales.first { $0.publication.name == name }
    }
}

/// A publication that is a folder, and how it is asked for what it says of values.
public struct PublicationFolder: Sendable {
    /// What the publication is.
    public let publication: UpstreamPublication
    /// A file or a folder in it that no other publication has.
    public let landmark: String
    /// Reads the folder, and says what it states of values.
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
